#include "kernel.h"
void _mlir_ciface_histogram(i8_1 *text, i32_1 *counts);

int main(int argc, char **argv) {
  enum { N = 3000 };
  static int8_t text[N];
  static int32_t counts[256];
  for (int i = 0; i < N; i++) text[i] = (int8_t)next();
  i8_1 d = ONE(i8_1, text, N);
  i32_1 c = ONE(i32_1, counts, 256);
  for (long r = repeats(argc, argv); r > 0; r--) _mlir_ciface_histogram(&d, &c);
  show("histogram", counts, sizeof counts);
}
