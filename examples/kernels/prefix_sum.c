#include "kernel.h"
int64_t _mlir_ciface_prefix_sum(i64_1 *v);

int main(int argc, char **argv) {
  enum { N = 1000 };
  static int64_t v[N];
  for (int i = 0; i < N; i++) v[i] = (int64_t)next();
  i64_1 d = ONE(i64_1, v, N);
  int64_t all = 0;
  for (long r = repeats(argc, argv); r > 0; r--) all ^= _mlir_ciface_prefix_sum(&d);
  show("sum", &all, sizeof all);
  show("prefix_sum", v, sizeof v);
}
