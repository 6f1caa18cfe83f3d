#include "kernel.h"
void _mlir_ciface_stencil(f32_2 *from, f32_2 *to);

int main(int argc, char **argv) {
  enum { N = 33, M = 47 };
  static float a[N * M], b[N * M];
  for (int i = 0; i < N * M; i++) a[i] = (float)unit();
  f32_2 da = TWO(f32_2, a, N, M), db = TWO(f32_2, b, N, M);
  for (long r = repeats(argc, argv); r > 0; r--) {
    _mlir_ciface_stencil(&da, &db);
    _mlir_ciface_stencil(&db, &da);
  }
  show("stencil", a, sizeof a);
}
