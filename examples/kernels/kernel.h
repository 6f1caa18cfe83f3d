// What every kernel's program shares: descriptors of memrefs, numbers that are the same everywhere, printed results.
#ifndef KERNEL_H
#define KERNEL_H
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MEMREF(NAME, T, RANK) \
  typedef struct { T *base, *data; int64_t offset, sizes[RANK], strides[RANK]; } NAME
MEMREF(f64_1, double, 1);
MEMREF(f64_2, double, 2);
MEMREF(f32_1, float, 1);
MEMREF(f32_2, float, 2);
MEMREF(i64_1, int64_t, 1);
MEMREF(i32_1, int32_t, 1);
MEMREF(i32_2, int32_t, 2);
MEMREF(i8_1, int8_t, 1);
typedef struct { int64_t rank; void *descriptor; } unranked;

#define ONE(TYPE, DATA, N) ((TYPE){DATA, DATA, 0, {N}, {1}})
#define TWO(TYPE, DATA, N, M) ((TYPE){DATA, DATA, 0, {N, M}, {M, 1}})

static uint64_t state = 0x9E3779B97F4A7C15u;
static inline uint64_t next(void) {
  state ^= state << 13;
  state ^= state >> 7;
  state ^= state << 17;
  return state;
}
static inline double unit(void) { return (double)(next() >> 11) / 9007199254740992.0; }

// How often to repeat: the first argument, for measurements.
static inline long repeats(int argc, char **argv) { return argc > 1 ? atol(argv[1]) : 1; }

// Bits of the results, as one number and the first few words.
static inline void show(const char *name, const void *data, size_t bytes) {
  const unsigned char *p = data;
  uint64_t sum = 0xCBF29CE484222325u;
  for (size_t i = 0; i < bytes; i++) sum = (sum ^ p[i]) * 0x100000001B3u;
  printf("%s %016llx", name, (unsigned long long)sum);
  for (size_t i = 0; i < bytes && i < 32; i++) printf("%s%02x", i % 8 ? "" : " ", p[i]);
  printf("\n");
}
#endif
