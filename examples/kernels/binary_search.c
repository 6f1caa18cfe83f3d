#include "kernel.h"
int64_t _mlir_ciface_binary_search(i64_1 *v, int64_t x);

int main(int argc, char **argv) {
  enum { N = 777 };
  static int64_t v[N], at[1000];
  for (int i = 1; i < N; i++) v[i] = v[i - 1] + (int64_t)(next() >> 60);
  i64_1 d = ONE(i64_1, v, N);
  for (long r = repeats(argc, argv); r > 0; r--)
    for (int i = 0; i < 1000; i++) at[i] = _mlir_ciface_binary_search(&d, (int64_t)(next() >> 51));
  show("binary_search", at, sizeof at);
}
