#include "kernel.h"
int64_t _mlir_ciface_fixed_point(int64_t x, int32_t n);

int main(int argc, char **argv) {
  enum { N = 100 };
  static int64_t out[N];
  for (long r = repeats(argc, argv); r > 0; r--)
    for (int i = 0; i < N; i++) out[i] = _mlir_ciface_fixed_point((int64_t)(next() >> 30) - (1ll << 32), i % 20);
  show("fixed_point", out, sizeof out);
}
