// What the programs print with: numbers in full, so that two runs agree only if all bits do.
#include <stdint.h>
#include <stdio.h>
void print_f64(double x) { printf("%.17g\n", x); }
void print_i64(int64_t x) { printf("%lld\n", (long long)x); }
