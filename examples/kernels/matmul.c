#include "kernel.h"
void _mlir_ciface_matmul(f64_2 *a, f64_2 *b, f64_2 *c);

int main(int argc, char **argv) {
  enum { N = 37, K = 41, M = 29 };
  static double a[N * K], b[K * M], c[N * M];
  for (int i = 0; i < N * K; i++) a[i] = unit() - 0.5;
  for (int i = 0; i < K * M; i++) b[i] = unit() * 3;
  f64_2 da = TWO(f64_2, a, N, K), db = TWO(f64_2, b, K, M), dc = TWO(f64_2, c, N, M);
  for (long r = repeats(argc, argv); r > 0; r--) _mlir_ciface_matmul(&da, &db, &dc);
  show("matmul", c, sizeof c);
}
