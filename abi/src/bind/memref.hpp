namespace lowir {
using index = INDEX_T;

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
