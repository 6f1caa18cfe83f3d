#include "scale.hpp"

int main() {
  float data[6] = {1, 2, 3, 4, 5, 6};
  auto m = lowir::MemRef<float, 2>::of(data, {2, 3});
  float last = _mlir_ciface_scale(&m, 10);
  return last != 50 || m(1, 2) != 60;
}
