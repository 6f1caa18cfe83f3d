#include "kernel.h"
void _mlir_ciface_halves_of(f32_1 *v, f32_1 *out);

int main(int argc, char **argv) {
  enum { N = 100 };
  static float v[N], out[2];
  for (int i = 0; i < N; i++) v[i] = (float)unit() * 2 - 0.7f;
  f32_1 d = ONE(f32_1, v, N), o = ONE(f32_1, out, 2);
  for (long r = repeats(argc, argv); r > 0; r--) _mlir_ciface_halves_of(&d, &o);
  show("halves", out, sizeof out);
}
