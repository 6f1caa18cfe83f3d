#include "kernel.h"
typedef int32_t i32x4 __attribute__((vector_size(16)));
i32x4 _mlir_ciface_lanes(f32_1 *x, i32x4 most, f32_1 *out);

int main(int argc, char **argv) {
  enum { N = 60 };
  static _Alignas(32) float x[8 * N], out[24];
  for (int i = 0; i < 8 * N; i++) x[i] = (float)unit() - 0.4f;
  f32_1 d = ONE(f32_1, x, N), o = ONE(f32_1, out, 3);
  i32x4 most = {1, 2, 3, 4};
  for (long r = repeats(argc, argv); r > 0; r--) most = _mlir_ciface_lanes(&d, most, &o);
  show("lanes", out, sizeof out);
  show("mix", &most, sizeof most);
}
