#include "kernel.h"
void _mlir_ciface_nbody(f64_2 *bodies, double dt);

int main(int argc, char **argv) {
  enum { N = 9 };
  static double b[N * 7];
  for (int i = 0; i < N * 7; i++) b[i] = unit();
  f64_2 d = TWO(f64_2, b, N, 7);
  for (long r = 100 * repeats(argc, argv); r > 0; r--) _mlir_ciface_nbody(&d, 1e-4);
  show("nbody", b, sizeof b);
}
