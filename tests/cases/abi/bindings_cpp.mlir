// RUN: lowir abi --emit=c++
// OURS: the real tools know no signatures
// A file complete in itself.
func.func private @ext(memref<?x4xf32, strided<[?, 1], offset: ?>>, i32) -> memref<*xf32> attributes {llvm.emit_c_interface}
func.func @own(%m: memref<2x3xf64>, %z: complex<f32>, %n: index) -> (memref<2x3xf64>, index) attributes {llvm.emit_c_interface} {
  return %m, %n : memref<2x3xf64>, index
}
//--- out
/* Written by lowir abi for x86-64 SysV; index has 64 bits. Strides and offsets count elements. */
#pragma once
#if defined(LOWIR_INDEX) && LOWIR_INDEX != 64
#error index has another width in another header
#endif
#undef LOWIR_INDEX
#define LOWIR_INDEX 64
#include <array>
#include <cstddef>
#include <cstdint>
#ifndef LOWIR_MEMREF
#define LOWIR_MEMREF
namespace lowir {
using index = std::int64_t;

/// A ranked memref: the descriptor itself, with views of its elements.
template <typename T, std::size_t N> struct MemRef {
  T *allocated;
  T *aligned;
  index offset;
  index sizes[N];
  index strides[N];

  /// Element at a position for each dimension.
  template <typename... I> T &operator()(I... at) const {
    static_assert(sizeof...(I) == N, "one position for each dimension");
    const index where[] = {static_cast<index>(at)...};
    index i = offset;
    for (std::size_t d = 0; d < N; ++d) i += where[d] * strides[d];
    return aligned[i];
  }
  index extent(std::size_t d) const { return sizes[d]; }
  static constexpr std::size_t rank() { return N; }
  /// First element.
  T *data() const { return aligned + offset; }
  /// Number of elements.
  index size() const {
    index n = 1;
    for (std::size_t d = 0; d < N; ++d) n *= sizes[d];
    return n;
  }
  /// Whether the elements lie one behind the other, the last dimension fastest.
  bool contiguous() const {
    index step = 1;
    for (std::size_t d = N; d-- > 0; step *= sizes[d])
      if (sizes[d] != 1 && strides[d] != step) return false;
    return true;
  }
  T *begin() const { return contiguous() ? data() : nullptr; }
  T *end() const { return contiguous() ? data() + size() : nullptr; }
  /// A view of elements that lie one behind the other, the last dimension fastest.
  static MemRef of(T *data, const std::array<index, N> &shape) {
    MemRef m{data, data, 0, {}, {}};
    index step = 1;
    for (std::size_t d = N; d-- > 0; step *= shape[d]) m.sizes[d] = shape[d], m.strides[d] = step;
    return m;
  }
};

template <typename T> struct MemRef<T, 0> {
  T *allocated;
  T *aligned;
  index offset;
  T &operator()() const { return aligned[offset]; }
  T *data() const { return aligned + offset; }
  static MemRef of(T *data) { return {data, data, 0}; }
};

/// An unranked memref: the rank and a pointer to a ranked one.
struct UnrankedMemRef {
  index rank;
  void *descriptor;
  /// The ranked memref, which must have the rank `N`.
  template <typename T, std::size_t N> MemRef<T, N> &as() const { return *static_cast<MemRef<T, N> *>(descriptor); }
};
} // namespace lowir
#endif
#if !defined(__clang__) && __GNUC__ < 13
typedef _Float16 lowir_bf16; /* no __bf16: the same size and registers, only the bits count */
#else
typedef __bf16 lowir_bf16;
#endif
typedef int8_t lowir_v128 __attribute__((vector_size(16)));

extern "C" {

/* ext : (memref<?x4xf32, strided<[?, 1], offset: ?>>, i32) -> memref<*xf32>
   arg0: the caller keeps the memory; nothing is copied or freed by the convention
   result0: the ranked descriptor comes from malloc, without padding at its end, and the caller frees it; its elements as for a ranked result
*/
/* default convention */
/* whole registers: a narrower value is in the low bits */
typedef struct { uint64_t rax; uint64_t rdx; } ext_registers;
ext_registers ext(
    float * arg0_allocated, /* allocated pointer of arg0 */
    float * arg0_aligned, /* aligned pointer of arg0 */
    uint64_t arg0_offset, /* offset of arg0 */
    uint64_t arg0_size0, /* size of dim 0 of arg0 */
    uint64_t arg0_size1, /* size of dim 1 of arg0 */
    uint64_t arg0_stride0, /* stride of dim 0 of arg0 */
    uint64_t arg0_stride1, /* stride of dim 1 of arg0 */
    uint32_t arg1 /* arg1 */);
/* C interface */
void _mlir_ciface_ext(
    lowir::UnrankedMemRef * result, /* where the result goes */
    lowir::MemRef<float, 2> * arg0_descriptor, /* pointer to the descriptor of arg0 */
    uint32_t arg1 /* arg1 */);

/* own : (memref<2x3xf64>, complex<f32>, index) -> (memref<2x3xf64>, index)
   arg0: the caller keeps the memory; nothing is copied or freed by the convention
   result0: a descriptor by value; its memory is what the function chose, an argument's or its own; if its own, the caller frees 'allocated'
*/
typedef struct { lowir::MemRef<double, 2> r0; int64_t r1; } own_results;
static_assert(sizeof(own_results) == 64, "layout");
static_assert(offsetof(own_results, r0) == 0, "layout");
static_assert(offsetof(own_results, r1) == 56, "layout");
/* default convention */
own_results * own(
    own_results * result, /* where the result goes */
    double * arg0_allocated, /* allocated pointer of arg0 */
    double * arg0_aligned, /* aligned pointer of arg0 */
    uint64_t arg0_offset, /* offset of arg0 */
    uint64_t arg0_size0, /* size of dim 0 of arg0 */
    uint64_t arg0_size1, /* size of dim 1 of arg0 */
    uint64_t arg0_stride0, /* stride of dim 0 of arg0 */
    uint64_t arg0_stride1, /* stride of dim 1 of arg0 */
    float arg1_0, /* arg1 */
    float arg1_1, /* arg1 */
    uint64_t arg2 /* arg2 */);
/* C interface */
void _mlir_ciface_own(
    own_results * result, /* where the result goes */
    lowir::MemRef<double, 2> * arg0_descriptor, /* pointer to the descriptor of arg0 */
    float arg1_0, /* arg1 */
    float arg1_1, /* arg1 */
    uint64_t arg2 /* arg2 */);

}
