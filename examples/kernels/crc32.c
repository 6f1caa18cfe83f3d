#include "kernel.h"
int32_t _mlir_ciface_crc32(i8_1 *text);

int main(int argc, char **argv) {
  char known[] = "123456789";
  i8_1 k = ONE(i8_1, (int8_t *)known, 9);
  if ((uint32_t)_mlir_ciface_crc32(&k) != 0xCBF43926u) return 1;
  static int8_t text[2000];
  for (int i = 0; i < 2000; i++) text[i] = (int8_t)next();
  i8_1 d = ONE(i8_1, text, 2000);
  int32_t crc = 0;
  for (long r = repeats(argc, argv); r > 0; r--) crc = _mlir_ciface_crc32(&d);
  show("crc32", &crc, sizeof crc);
}
