#include "kernel.h"
int32_t _mlir_ciface_sieve(i8_1 *marks);

int main(int argc, char **argv) {
  enum { N = 5000 };
  static int8_t marks[N];
  i8_1 d = ONE(i8_1, marks, N);
  int32_t n = 0;
  for (long r = repeats(argc, argv); r > 0; r--) n = _mlir_ciface_sieve(&d);
  printf("%d primes\n", n);
  show("sieve", marks, sizeof marks);
}
