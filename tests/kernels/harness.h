// Kernel harness: checks a backend's kernels against ref, with one call per row.
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
// Each row runs in several variants: contiguous, in place (if `alias` says so), with channels last,
// transposed, with gaps and offsets, with broadcast inputs, with operands that end at an unmapped
// page, and with NaN, Inf and extreme values. Every variant must be within `bound` of ref, give the
// same bits with 1 and 3 workers and when repeated, and write nothing outside the elements of the
// outputs.
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

// Returns shapes with the edge cases (scalar, empty, one element, odd, larger than a vector and
// than a chunk) and eight random ones, drawn with SHAPES_SEED, which is new each day in the full
// tier (tier.h).
std::vector<Dims> some_shapes();
// Returns a random extent from 1 to most, drawn with SHAPES_SEED.
int64_t drawn_extent(int64_t most);

// Initial values of an operand. By default floats are standard normal and integers are -8..8.
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
  DType dtype = DType::none;  // none: the operand is absent
  Dims shape = {};
  Fill fill = {};
  bool in_out = false;    // an output that the kernel also reads
  bool broadcast = true;  // an input that may have strides of 0
  Dims stride = {};       // if set, used in every variant
};

// Error bound: |got - exact| <= ulps * ulp(output dtype) + rounding * eps * magnitude + absolute.
// Here exact is ref's unrounded result, and eps is that of f32 (of f64 for f64 outputs). magnitude
// is ref's result on |inputs| if of_abs is set, which is right for sums of products, and otherwise
// the largest finite |exact|.
struct Bound {
  double ulps = 1;
  double rounding = 0;
  bool of_abs = false;
  double absolute = 0;
};

enum class Need { no, plain, any };  // plain: contiguous; any: with all strides

// Holds the bytes of a parameter or scalar struct.
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
  Need must_have = Need::plain;  // strides for which a refusal is a failure
  bool specials = true;  // also run with NaN, Inf and extremes in default-filled float inputs
  bool strides = true;   // also run with strides other than row-major
  std::vector<std::pair<int, int>> alias = {};  // (out, in): also run with out in in's memory
  // Makes the filled inputs consistent, for example with a forward pass's results.
  std::function<void(std::vector<Buffer>& in)> setup = {};
  std::string note = {};
};

// Memory of an operand, with guard zones around it and patterns in the gaps between elements.
class Buffer {
 public:
  Buffer() = default;
  // With at_end the last element touches an unmapped page. `offset` is the number of elements
  // before the first one.
  Buffer(const Operand& o, const Dims& stride, int64_t offset, bool at_end);

  Spec spec;
  void* data() const { return base_; }
  int64_t offset(const Dims& index) const;  // in elements
  double get(const Dims& index) const;
  void set(const Dims& index, double v);
  void copy_from(const Buffer& other);  // copies bytes; the geometry must be equal
  bool same_bytes(const Buffer& other) const;
  bool outside_untouched() const;  // true if no byte outside the elements has changed

 private:
  struct Map;
  std::shared_ptr<Map> map_;
  void* base_ = nullptr;
  int64_t bytes_ = 0;  // from base_ to the end of the last element
};

// Runs a kernel of `b` on buffers, for setups. Throws std::runtime_error if the kernel refuses.
void run_kernel(const Backend& b, Kernel k, std::vector<Buffer*> out, std::vector<Buffer*> in,
                const Bytes& params = {}, const Bytes& scalars = {});

// Returns a host that runs jobs on three threads of its own. It starts the threads for each job,
// which takes milliseconds on a busy machine.
Jobs three_workers();
// Returns a host with three workers on one thread. It runs the pieces in reverse order and rotates
// the worker numbers.
Jobs three_in_turn();

// Runs one case in all its variants. Returns "" or a description of the failure; `refused` gets the
// reasons of refusals.
std::string examine(const Backend& b, const Case& c, std::map<std::string, int>* accepted = nullptr,
                    std::map<std::string, int>* refused = nullptr);

// True where a program runs with the kernels of a lower instruction set than the processor has. Its
// own set has been checked in every layout then, and the quick tier leaves most of them out.
inline bool tests_lower_set = false;

class Checker {
 public:
  explicit Checker(const Backend& b) : backend_(b) {}
  Checker(const Checker&) = delete;
  // Prints the candidates that ran and the requests that fall back to ref. A kernel that refused
  // every request is a failure.
  ~Checker();
  void operator()(const Case& c);

 private:
  const Backend& backend_;
  std::map<std::string, int> accepted_, refused_;
  std::map<Kernel, bool> runs_;
};

}  // namespace mpt::test
