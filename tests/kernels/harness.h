// Checks a backend's kernels against ref: one call per row.
//
//   TEST(CpuNorm, Rows) {
//     Checker check(cpu_backend());
//     for (DType t : kFloats)
//       check({.kernel = Kernel::norm,
//              .out = {{t, {5, 33}}, {DType::f32, {5}}, {DType::f32, {5}}},
//              .in = {{t, {5, 33}}, {t, {33}}, {t, {33}}},
//              .params = NormParams{1e-5f},
//              .bound = {.rounding = 8}, .must_have = Need::plain});
//   }
//
// Each row runs contiguous, in place (where `alias` says so), with channels last, transposed, with
// gaps and offsets, with broadcast inputs, with operands that end at an unmapped page, and with
// NaN, Inf and the extremes. Each of them: close to ref within `bound`; the same bits with 1 and
// with 3 workers and on repeat; nothing written outside the outputs' elements.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstring>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "backends/backend.h"

namespace mpt::test {

inline constexpr DType kFloats[] = {DType::f32, DType::f64, DType::f16, DType::bf16};
inline constexpr DType kF8[] = {DType::f8e4m3, DType::f8e5m2};
inline constexpr DType kInts[] = {DType::i8, DType::u8, DType::i32, DType::i64};
inline constexpr DType kAll[] = {DType::f32,    DType::f64,    DType::f16,    DType::bf16,
                                 DType::f8e4m3, DType::f8e5m2, DType::i8,     DType::u8,
                                 DType::i32,    DType::i64,    DType::boolean};

// Shapes with the edge cases: scalar, empty, one element, odd, larger than a vector and a chunk;
// and eight that are drawn. The variable SHAPES_SEED draws others.
std::vector<Dims> some_shapes();
// Draws from 1 to most, by SHAPES_SEED.
int64_t drawn_extent(int64_t most);

// What an operand is filled with. Floats by default: standard normal; integers: -8..8.
struct Fill {
  enum Kind { normal, positive, uniform, integers, constant, custom } kind = normal;
  double a = 0, b = 1;
  std::function<double(const Dims& index)> at = {};

  static Fill all_positive() { return {positive}; }                        // |normal| + 0.1
  static Fill between(double lo, double hi) { return {uniform, lo, hi}; }  // [lo, hi)
  static Fill indices(int64_t n) { return {integers, 0, double(n), {}}; }  // 0..n-1
  static Fill value(double v) { return {constant, v}; }
  static Fill of(std::function<double(const Dims&)> f) { return {custom, 0, 0, std::move(f)}; }
};

struct Operand {
  DType dtype = DType::none;  // none: absent
  Dims shape = {};
  Fill fill = {};
  bool in_out = false;    // an output that is read as well
  bool broadcast = true;  // an input that may come with strides of 0
  Dims stride = {};       // given: used in every variant
};

// |got - exact| <= ulps * ulp(output dtype) + rounding * eps * magnitude + absolute, where exact is
// ref's unrounded result, eps is f32's (f64's for f64 outputs), and magnitude is ref's result on
// |inputs| (of_abs: right for sums of products) or else the largest finite |exact|.
struct Bound {
  double ulps = 1;
  double rounding = 0;
  bool of_abs = false;
  double absolute = 0;
};

enum class Need { no, plain, any };  // plain: contiguous; any: with all strides

// Bytes of a parameter or scalar struct.
struct Bytes {
  std::vector<std::byte> data;
  Bytes() = default;
  template <class T>
  requires std::is_trivially_copyable_v<T> Bytes(const T& t) : data(sizeof t) {
    std::memcpy(data.data(), &t, sizeof t);
  }  // NOLINT
};

class Buffer;
struct Case {
  Kernel kernel;
  std::vector<Operand> out, in;
  Bytes params = {}, scalars = {};
  Bound bound = {};
  Need must_have = Need::plain;  // where a refusal is a failure
  bool specials = true;  // also with NaN, Inf and extremes in the default-filled float inputs
  bool strides = true;   // also with other strides than row-major
  std::vector<std::pair<int, int>> alias = {};  // (out, in): also with out at in's memory
  // Called on the filled inputs, to make them consistent (a forward pass's results).
  std::function<void(std::vector<Buffer>& in)> setup = {};
  std::string note = {};
};

// An operand's memory: guard zones around it, and patterns in the gaps between its elements.
class Buffer {
 public:
  Buffer() = default;
  // at_end: the last element touches an unmapped page. `offset`: elements before the first one.
  Buffer(const Operand& o, const Dims& stride, int64_t offset, bool at_end);

  Spec spec;
  void* data() const { return base_; }
  int64_t offset(const Dims& index) const;  // in elements
  double get(const Dims& index) const;
  void set(const Dims& index, double v);
  void copy_from(const Buffer& other);  // bytes; same geometry
  bool same_bytes(const Buffer& other) const;
  bool outside_untouched() const;  // no byte outside the elements changed since birth

 private:
  struct Map;
  std::shared_ptr<Map> map_;
  void* base_ = nullptr;
  int64_t bytes_ = 0;  // from base_ to the end of the last element
};

// Runs a kernel of `b` on buffers, for setups. Throws std::runtime_error where it is refused.
void run_kernel(const Backend& b, Kernel k, std::vector<Buffer*> out, std::vector<Buffer*> in,
                const Bytes& params = {}, const Bytes& scalars = {});

// A host that runs jobs on three threads of its own, made each time: milliseconds where the machine
// is busy.
Jobs three_workers();
// The same on one thread: the pieces in the reverse order, by three workers in turn.
Jobs three_in_turn();

// One case in all its variants: "" or what is wrong. `refused` gets the reasons of refusals.
std::string examine(const Backend& b, const Case& c, std::map<std::string, int>* accepted = nullptr,
                    std::map<std::string, int>* refused = nullptr);

class Checker {
 public:
  explicit Checker(const Backend& b) : backend_(b) {}
  Checker(const Checker&) = delete;
  // Says which candidates ran, and which requests fall back to ref; a kernel that refused every
  // request is a failure.
  ~Checker();
  void operator()(const Case& c);

 private:
  const Backend& backend_;
  std::map<std::string, int> accepted_, refused_;
  std::map<Kernel, bool> runs_;
};

}  // namespace mpt::test
