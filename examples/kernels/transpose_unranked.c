#include "kernel.h"
int32_t _mlir_ciface_transpose_unranked(unranked *from, unranked *to);
void _mlir_ciface_forget(unranked *result, f32_2 *m);

int main(int argc, char **argv) {
  enum { N = 23, M = 31 };
  static float a[N * M], b[N * M];
  for (int i = 0; i < N * M; i++) a[i] = (float)unit();
  f32_2 da = TWO(f32_2, a, N, M), db = TWO(f32_2, b, M, N);
  f32_1 line = ONE(f32_1, a, N * M);
  unranked ub = {2, &db}, flat = {1, &line};
  int32_t done = 0;
  for (long r = repeats(argc, argv); r > 0; r--) {
    unranked ua;
    _mlir_ciface_forget(&ua, &da);
    done = _mlir_ciface_transpose_unranked(&ua, &ub) + 2 * _mlir_ciface_transpose_unranked(&flat, &ub);
    free(ua.descriptor);
  }
  printf("%d\n", done);
  show("transpose", b, sizeof b);
}
