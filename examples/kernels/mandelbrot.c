#include "kernel.h"
void _mlir_ciface_mandelbrot(i32_2 *steps, double x0, double y0, double size, int32_t limit);

int main(int argc, char **argv) {
  enum { N = 24, M = 40 };
  static int32_t steps[N * M];
  i32_2 d = TWO(i32_2, steps, N, M);
  for (long r = repeats(argc, argv); r > 0; r--) _mlir_ciface_mandelbrot(&d, -2.0, -1.2, 0.08, 200);
  show("mandelbrot", steps, sizeof steps);
}
