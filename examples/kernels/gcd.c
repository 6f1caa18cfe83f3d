#include "kernel.h"
int64_t _mlir_ciface_gcd(int64_t a, int64_t b);
int64_t _mlir_ciface_binary_gcd(int64_t a, int64_t b);

int main(int argc, char **argv) {
  enum { N = 200 };
  static int64_t g[N];
  for (long r = repeats(argc, argv); r > 0; r--)
    for (int i = 0; i < N; i++) {
      int64_t c = (int64_t)(next() >> 44) + 1, a = c * (int64_t)((next() >> 46) + 1), b = c * (int64_t)((next() >> 46) + 1);
      g[i] = _mlir_ciface_gcd(a, b);
      if (g[i] != _mlir_ciface_binary_gcd(a, b) || a % g[i] || b % g[i]) return 1;
    }
  show("gcd", g, sizeof g);
}
