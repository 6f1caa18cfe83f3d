#include "kernel.h"
float _mlir_ciface_dot_strided(f32_1 *x, f32_1 *y, int64_t from, int64_t n, int64_t step);

int main(int argc, char **argv) {
  enum { N = 1200 };
  static float x[N], y[N];
  for (int i = 0; i < N; i++) x[i] = (float)unit() - 0.5f, y[i] = (float)unit();
  f32_1 dx = ONE(f32_1, x, N), dy = ONE(f32_1, y, N);
  float all[3] = {0};
  for (long r = repeats(argc, argv); r > 0; r--)
    for (int s = 1; s <= 3; s++) all[s - 1] += _mlir_ciface_dot_strided(&dx, &dy, s, 390, s);
  show("dot_strided", all, sizeof all);
}
