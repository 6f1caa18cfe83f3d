#include "kernel.h"
int32_t _mlir_ciface_edit_distance(i8_1 *a, i8_1 *b);

int main(int argc, char **argv) {
  char x[] = "kitten", y[] = "sitting";
  i8_1 dx = ONE(i8_1, (int8_t *)x, 6), dy = ONE(i8_1, (int8_t *)y, 7);
  if (_mlir_ciface_edit_distance(&dx, &dy) != 3) return 1;
  static int8_t a[150], b[170];
  for (int i = 0; i < 150; i++) a[i] = (int8_t)(next() & 3);
  for (int i = 0; i < 170; i++) b[i] = (int8_t)(next() & 3);
  i8_1 da = ONE(i8_1, a, 150), db = ONE(i8_1, b, 170);
  int32_t d = 0;
  for (long r = repeats(argc, argv); r > 0; r--) d = _mlir_ciface_edit_distance(&da, &db);
  printf("edit_distance %d\n", d);
}
