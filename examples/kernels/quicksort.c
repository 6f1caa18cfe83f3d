#include "kernel.h"
void _mlir_ciface_quicksort(i32_1 *v, int64_t low, int64_t high);

int main(int argc, char **argv) {
  enum { N = 1013 };
  static int32_t v[N];
  i32_1 d = ONE(i32_1, v, N);
  for (long r = repeats(argc, argv); r > 0; r--) {
    for (int i = 0; i < N; i++) v[i] = (int32_t)next();
    _mlir_ciface_quicksort(&d, 0, N);
  }
  for (int i = 1; i < N; i++)
    if (v[i - 1] > v[i]) return 1;
  show("quicksort", v, sizeof v);
}
