#include "scale.h"
#include <stdio.h>

int main(void) {
  float data[6] = {1, 2, 3, 4, 5, 6};
  memref_f32_2d m = {data, data, 0, {2, 3}, {3, 1}};
  float last = _mlir_ciface_scale(&m, 10);
  printf("%g %g\n", last, data[5]);
  return last != 50 || data[5] != 60;
}
