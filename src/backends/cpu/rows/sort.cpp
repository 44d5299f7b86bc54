// sort: converts the elements of a line to unsigned keys of the same order, which are sorted
// together with their positions.
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <bit>
#include <type_traits>

#include "backends/cpu/dim_view.h"
#include "backends/cpu/make.h"
#include "backends/cpu/walk.h"
#include "core/half.h"

namespace mpt::cpu {
namespace {

constexpr int64_t kRadixFrom = 1024;  // elements from which a radix sort is faster

// Returns bits of a float that order like the float as unsigned numbers: -0 equals 0, NaN is the
// largest.
template <class U, class F>
U ordered(F f) {
  constexpr U kSign = U{1} << (sizeof(U) * 8 - 1);
  if (f != f) return static_cast<U>(~U{0});
  if (f == 0) return kSign;
  const U u = std::bit_cast<U>(f);
  return u & kSign ? static_cast<U>(~u) : u | kSign;
}

struct F32Key {
  using Element = float;
  static uint32_t key(float v) { return ordered<uint32_t>(v); }
};
struct F64Key {
  using Element = double;
  static uint64_t key(double v) { return ordered<uint64_t>(v); }
};
template <class T, float (*widen)(T)>
struct NarrowKey {
  using Element = T;
  static uint32_t key(T v) { return ordered<uint32_t>(widen(v)); }
};
template <class T>
struct IntKey {
  using Element = T;
  using U = std::conditional_t<sizeof(T) == 8, uint64_t, uint32_t>;
  static U key(T v) {
    const auto wide = static_cast<std::make_signed_t<U>>(v);
    return static_cast<U>(wide) ^ (U{1} << (sizeof(U) * 8 - 1));
  }
};

// A key and its position; positions are below 2^32 and break ties between equal keys.
template <class U>
struct Item;
template <>
struct Item<uint32_t> {
  uint64_t v;
  Item() = default;
  Item(uint32_t key, int64_t at) : v(uint64_t{key} << 32 | static_cast<uint32_t>(at)) {}
  int64_t at() const { return static_cast<int64_t>(v & 0xffffffffu); }
  uint32_t byte(int i) const { return v >> (32 + 8 * i) & 0xff; }
  friend bool operator<(const Item& a, const Item& b) { return a.v < b.v; }
};
template <>
struct Item<uint64_t> {
  uint64_t key;
  int64_t position;
  Item() = default;
  Item(uint64_t k, int64_t at) : key(k), position(at) {}
  int64_t at() const { return position; }
  uint32_t byte(int i) const { return key >> (8 * i) & 0xff; }
  friend bool operator<(const Item& a, const Item& b) {
    return a.key != b.key ? a.key < b.key : a.position < b.position;
  }
};

// Stable radix sort, least significant byte first. A byte that is the same in all keys needs no
// pass.
template <class U>
Item<U>* radix_sort(Item<U>* a, Item<U>* spare, int64_t n) {
  for (int byte = 0; byte < static_cast<int>(sizeof(U)); ++byte) {
    int64_t start[257] = {};
    for (int64_t i = 0; i < n; ++i) ++start[a[i].byte(byte) + 1];
    if (start[a[0].byte(byte) + 1] == n) continue;
    for (int i = 0; i < 256; ++i) start[i + 1] += start[i];
    for (int64_t i = 0; i < n; ++i) spare[start[a[i].byte(byte)]++] = a[i];
    std::swap(a, spare);
  }
  return a;
}

// Sorts n items by the faster method. The result is in `items` or in `spare`.
template <class U>
const Item<U>* sorted(Item<U>* items, Item<U>* spare, int64_t n) {
  if (n >= kRadixFrom) return radix_sort(items, spare, n);
  std::sort(items, items + n);
  return items;
}

// Returns the first k, in order, of n items that next(i) yields one by one. Keeps up to 4 k
// candidates and reduces them to the smallest k when this number is reached.
template <class U, class Next>
const Item<U>* first(Item<U>* kept, int64_t n, int64_t k, const Next& next) {
  const int64_t room = 4 * k;
  int64_t have = 0;
  Item<U> worst = {static_cast<U>(~U{0}), int64_t{UINT32_MAX}};  // later items must be less
  for (int64_t i = 0; i < n; ++i) {
    const Item<U> item = next(i);
    if (!(item < worst)) continue;
    kept[have++] = item;
    if (have < room) continue;
    std::nth_element(kept, kept + k - 1, kept + have);
    worst = kept[k - 1];
    have = k;
  }
  std::nth_element(kept, kept + k - 1, kept + have);
  std::sort(kept, kept + k);
  return kept;
}

// Sorts the lines of x. Operands of the view: values, index, x.
template <class K>
void sort_lines(const DimView& l, const SortParams& p, const Run& run) {
  using T = typename K::Element;
  using U = decltype(K::key(T{}));
  const int64_t n = l.extent[2], k = l.extent[0];
  run.jobs.run(
      l.outer * l.inner, std::max<int64_t>(1, kGrain / 4 / std::max<int64_t>(n, 1)),
      [&](int64_t begin, int64_t end, int32_t worker) {
        auto* items = static_cast<Item<U>*>(run.workspace) + 2 * n * worker;
        for (int64_t i = begin; i < end; ++i) {
          const auto at = l.at(i / l.inner);
          const int64_t j = i % l.inner;
          const T* x = static_cast<const T*>(run.in[0]) + at[2] + j * l.step[2];
          auto item = [&](int64_t m) -> Item<U> {
            const U key = K::key(x[m * l.along[2]]);
            return {p.descending ? static_cast<U>(~key) : key, m};
          };
          const Item<U>* order = items;
          if (k > 0 && k < n / 8) {
            order = first(items, n, k, item);
          } else if (k > 0) {
            for (int64_t m = 0; m < n; ++m) items[m] = item(m);
            order = sorted(items, items + n, n);
          }
          T* values = run.out[0] ? static_cast<T*>(run.out[0]) + at[0] + j * l.step[0] : nullptr;
          int64_t* index =
              run.out[1] ? static_cast<int64_t*>(run.out[1]) + at[1] + j * l.step[1] : nullptr;
          for (int64_t m = 0; m < k; ++m) {
            if (values) values[m * l.along[0]] = x[order[m].at() * l.along[2]];
            if (index) index[m * l.along[1]] = order[m].at();
          }
        }
      });
}

}  // namespace

std::unique_ptr<Prepared> make_sort(const Request& r, Why& why) {
  const Spec &values = r.out[0], &index = r.out[1], &x = r.in[0];
  const auto p = r.get<SortParams>();
  if (!values || !index || values.dtype != x.dtype || index.dtype != DType::i64) {
    return why.refuse("cpu sort", "values of x's dtype and i64 indices");
  }
  DimView l({&values, &index, &x}, p.dim, x.shape);
  if (!l.can_merge) return why.refuse("cpu sort", "the dims behind dim must merge");
  const int64_t n = l.extent[2];
  if (n > int64_t{UINT32_MAX}) return why.refuse("cpu sort", "lines of more than 2^32 elements");
  void (*f)(const DimView&, const SortParams&, const Run&) = nullptr;
  switch (x.dtype) {
    case DType::f32: f = sort_lines<F32Key>; break;
    case DType::f64: f = sort_lines<F64Key>; break;
    case DType::f16: f = sort_lines<NarrowKey<uint16_t, f16_to_f32>>; break;
    case DType::bf16: f = sort_lines<NarrowKey<uint16_t, bf16_to_f32>>; break;
    case DType::f8e4m3: f = sort_lines<NarrowKey<uint8_t, f8e4m3_to_f32>>; break;
    case DType::f8e5m2: f = sort_lines<NarrowKey<uint8_t, f8e5m2_to_f32>>; break;
    case DType::i8: f = sort_lines<IntKey<int8_t>>; break;
    case DType::u8:
    case DType::boolean: f = sort_lines<IntKey<uint8_t>>; break;
    case DType::i32: f = sort_lines<IntKey<int32_t>>; break;
    default: f = sort_lines<IntKey<int64_t>>;
  }
  const size_t item = size_of(x.dtype) == 8 ? sizeof(Item<uint64_t>) : sizeof(Item<uint32_t>);
  return prepared(
      "cpu sort", [=](const Run& run) { f(l, p, run); },
      static_cast<size_t>(2 * n * std::max(r.workers, 1)) * item);
}

}  // namespace mpt::cpu
