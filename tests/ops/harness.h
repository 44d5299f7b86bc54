// Harness of the operation tests: one row per op names its inputs, and all checks follow from the
// row.
//
//   ROWS(Reduce,
//        ROW("var/dims", ops::var(x[0], {0, 2}, 1, ops::KeepDims::yes)),             // inputs:
//        golden/ops.txt ROW("relu", ops::relu(x[0])).on({real({3, 4})}).on({real({0, 4})}));
//
// The part of the name before "/" is the op's name in ops.def, which gives its autocast class.
// Inputs are either drawn at random by `on`, which may be called for several cases (use empty and
// one-element shapes too), or read from the entry of that name in tests/golden/ops.txt
// (make_ops.py) or layers.txt, together with PyTorch's results and first gradients. Every case runs
//   Forward     PyTorch's values or a plain formula; the same for transposed, sliced and expanded
//               inputs; in the reference context
//   Gradient    first order against PyTorch's and central finite differences in f64, for every
//               stride; fused and differentiable gradients agree
//   Second      gradients of gradients, of the inputs and of the incoming gradient, likewise
//   Half        f16 and bf16 near f32 by the number of roundings, forward and gradient
//   DrawnShapes larger shapes against the reference context, forward and gradient
//   Recorded    the same bits whether or not a gradient can follow
//   Autocast    bitwise equal to hand-placed casts by class, expected dtype, in bf16 and f16
// The first case also runs
//   Dtypes      mpt_op_supports agrees with the call for every dtype
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <gtest/gtest.h>

#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "core/tensor.h"
#include "mpt/mpt.h"
#include "ops/ops.h"

namespace mpt::test {

// Elements in row-major order, as doubles.
struct Array {
  DType dtype = DType::f64;
  Dims shape;
  std::vector<double> v;
  bool differentiable = false;
};

// An input to draw.
struct Arg {
  enum Kind { reals, integers, flags } kind = reals;
  Dims shape;
  double low = -2, high = 2;
  bool differentiable = true;
};
inline Arg real(Dims shape, double low = -2, double high = 2) {
  return {Arg::reals, shape, low, high, true};
}
inline Arg fixed(Dims shape, double low = -2, double high = 2) {  // without a gradient
  return {Arg::reals, shape, low, high, false};
}
inline Arg index(Dims shape, int64_t n) {  // i64 in [0, n)
  return {Arg::integers, shape, 0, static_cast<double>(n), false};
}
inline Arg boolean(Dims shape) { return {Arg::flags, shape, 0, 2, false}; }

// Makes the results of the lambda in ROW one list.
inline std::vector<Tensor> list(Tensor t) { return {std::move(t)}; }
inline std::vector<Tensor> list(std::pair<Tensor, Tensor> p) { return {p.first, p.second}; }
inline std::vector<Tensor> list(std::vector<Tensor> v) { return v; }

struct Row {
  using Inputs = std::vector<Tensor>;
  using Run = std::function<std::vector<Tensor>(Context& ctx, const Inputs& x)>;
  using Truth = std::function<std::vector<double>(const std::vector<Array>& x)>;

  Row(const char* name, Run run);

  Row& on(std::vector<Arg> args) {
    cases.push_back(std::move(args));
    return *this;
  }
  // Sets a plain formula for element k of out[i] in the first case.
  Row& truth(Truth f) {
    formula = std::move(f);
    return *this;
  }
  Row& no_grad() {  // not differentiable
    grad = second = false;
    return *this;
  }
  Row& no_second() {
    second = false;
    return *this;
  }
  Row& no_half() {
    half = 0;
    return *this;
  }
  // Sets the number of roundings to 16 bits in a result and in a gradient, in units of the largest
  // result. Needed for operations composed of others, and for gradients that read a rounded result,
  // such as a sigmoid's near 1. The default is one rounding for a result and two for a gradient.
  Row& roundings(double of_results, double of_gradients) {
    half = of_results;
    half_gradient = of_gradients;
    return *this;
  }
  // Declares that results are means of this input's elements. Where the processor multiplies in
  // bf16, the weights of a mean are rounded to bf16, each by at most 2^-8 of itself: together by at
  // most 2^-8 of the input's largest element.
  Row& means_of(size_t input) {
    averaged = static_cast<int>(input);
    return *this;
  }
  Row& no_drawn() {  // the default random shapes do not fit its options
    drawn = false;
    return *this;
  }
  Row& no_differences() {  // at a kink: PyTorch's gradient is the reference
    slopes = second = false;
    return *this;
  }
  Row& no_strides() {  // elements of the inputs are constrained, so they cannot be expanded
    strides = false;
    return *this;
  }
  Row& no_autocast() {  // composed of parts that have classes of their own
    autocast = false;
    return *this;
  }

  std::string name;
  Run run;
  std::vector<std::vector<Arg>> cases;
  Truth formula;
  bool grad = true, slopes = true, second = true, strides = true, drawn = true, autocast = true;
  double half = 1, half_gradient = 2;
  int averaged = -1;  // the input of means_of
};

class Ops : public ::testing::TestWithParam<Row> {};
const std::vector<Row>& rows();                  // all that the tests run
std::vector<Row> listed(std::vector<Row> more);  // adds them to rows()
std::string row_name(const ::testing::TestParamInfo<Row>& info);
void PrintTo(const Row& row, std::ostream* os);

#define ROW(name, ...)                                                                \
  ::mpt::test::Row(name, [](::mpt::Context& ctx, const ::mpt::test::Row::Inputs& x) { \
    (void)ctx, (void)x;                                                               \
    return ::mpt::test::list(__VA_ARGS__);                                            \
  })
#define ROWS(suite, ...)                                                                        \
  INSTANTIATE_TEST_SUITE_P(suite, Ops, ::testing::ValuesIn(::mpt::test::listed({__VA_ARGS__})), \
                           ::mpt::test::row_name)

// For individual tests: a context, tensors from values, values of tensors.
class TestContext {
 public:
  explicit TestContext(bool reference = false);
  ~TestContext();
  TestContext(const TestContext&) = delete;
  Context& operator*() const { return *ctx_; }
  Context* operator->() const { return ctx_; }
  mpt_context handle() const { return reinterpret_cast<mpt_context>(handle_); }
  // Waits for the device, and throws what its checks have found.
  void settle();
  int64_t leaked();  // tensors that live, without the context's own

 private:
  uintptr_t handle_ = 0;
  Context* ctx_ = nullptr;
  int64_t own_tensors_ = 0;
};
enum class Strides { plain, transposed, sliced, expanded };
Tensor make(Context& ctx, const Array& a, DType floating, Strides strides = Strides::plain);
Tensor make(Context& ctx, DType dtype, const Dims& shape, const std::vector<double>& v);
Array values(const Tensor& t);
// Expects f to fail with this code and a text that contains `text`.
void refused(mpt_status code, const char* text, const std::function<void()>& f);

}  // namespace mpt::test
