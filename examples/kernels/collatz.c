#include "kernel.h"
typedef struct { int64_t start; int32_t length; } way;
void _mlir_ciface_collatz(way *result, int64_t n);
way collatz(int64_t n);

int main(int argc, char **argv) {
  way w = {0, 0};
  for (long r = repeats(argc, argv); r > 0; r--) w = collatz(1000);
  printf("collatz %lld %d\n", (long long)w.start, w.length);
}
