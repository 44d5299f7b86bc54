// The C++ layer without exceptions and RTTI: training, kept errors, results, functions that fail.
// Prints and counts failed expectations.
// SPDX-License-Identifier: Apache-2.0
#include <cmath>
#include <cstdio>
#include <string>

#include "mpt/mpt.hpp"

#if defined(__cpp_exceptions) || defined(__cpp_rtti)
#error "this is to be compiled with -fno-exceptions -fno-rtti"
#endif

namespace {

int failures = 0, checks = 0;

#define EXPECT(condition)                                         \
  do {                                                            \
    ++checks;                                                     \
    if (!(condition)) {                                           \
      ++failures;                                                 \
      std::printf("%s:%d: %s\n", __FILE__, __LINE__, #condition); \
    }                                                             \
  } while (false)

bool has(const std::string& text, const char* part) { return text.find(part) != std::string::npos; }

// Trains a network and checks the whole loop once.
void trains() {
  const auto ctx = mpt::Context::create({.seed = 3});
  const mpt::Params params(ctx);
  const auto net =
      mpt::nn::sequential(ctx, {mpt::nn::linear(params, "up", 4, 32, MPT_ACTIVATION_RELU),
                                mpt::nn::linear(params, "down", 32, 1)});
  const mpt::Precision precision("bf16-mixed");
  params.set_precision(precision);
  const mpt::Stepper stepper(ctx, precision, {.clip_norm = 10});
  stepper.add(mpt::Optimizer(params, mpt::adamw(1e-2)));
  const auto x = ctx.normal({64, 4}), y = mpt::sum(x, {1}, true);
  double first = 0, last = 0;
  for (int i = 0; i < 150; ++i) {
    const mpt::PrecisionScope scope(ctx, precision);
    const auto loss = mpt::mse_loss(net(x), y);
    stepper.backward(loss);
    EXPECT(stepper.step());
    last = loss.item();
    if (i == 0) first = last;
  }
  EXPECT(!mpt::failed());
  EXPECT(mpt::take_error().status() == MPT_OK);
  EXPECT(last < 0.05 * first);
}

// The first error of a chain is kept, later results are empty, and taking the error clears it.
void keeps_the_first_error() {
  const auto ctx = mpt::Context::create();
  const auto bad = mpt::matmul(ctx.zeros({2, 3}), ctx.zeros({2, 3}));
  EXPECT(!bad);
  const auto more = mpt::sum(mpt::exp(bad) + 1.0);
  more.backward();
  EXPECT(!more && std::isnan(more.item()) && more.read<float>().empty() && more.text().empty());
  EXPECT(mpt::failed());
  const mpt::Error e = mpt::take_error();
  EXPECT(e.status() == MPT_ERROR_SHAPE);
  EXPECT(has(e.what(), "mpt_matmul"));
  EXPECT(!mpt::failed());
  EXPECT(ctx.ones({2}).read<float>() == std::vector<float>({1, 1}));
  EXPECT(!mpt::failed());
}

void attempts_nest() {
  const auto ctx = mpt::Context::create();
  (void)mpt::matmul(ctx.zeros({2, 3}), ctx.zeros({2, 3}));
  const mpt::Result<double> sum = mpt::attempt([&] { return mpt::sum(ctx.ones({3})).item(); });
  EXPECT(sum && *sum == 3);
  const auto none = mpt::attempt([&] { return mpt::reshape(ctx.ones({3}), {2}); });
  EXPECT(!none && none.error().status() == MPT_ERROR_SHAPE && !*none);
  EXPECT(has(none.error().what(), "mpt_reshape"));
  EXPECT(mpt::attempt([] {}).error().status() == MPT_OK);
  EXPECT(has(mpt::take_error().what(), "mpt_matmul"));
}

// A scope that could not be opened does not pop one.
void scopes_that_fail_pop_nothing() {
  const auto ctx = mpt::Context::create();
  const mpt::Autocast outer(ctx, MPT_F16);
  {
    const mpt::Autocast wrong(ctx, MPT_I32);
    EXPECT(mpt::take_error().status() < 0);
  }
  EXPECT(ctx.autocast_dtype() == MPT_F16);
  { const mpt::PrecisionScope wrong(ctx, mpt::Precision("no-such")); }
  EXPECT(has(mpt::take_error().what(), "no-such"));
  EXPECT(ctx.autocast_dtype() == MPT_F16);
}

// An error inside a function of the program fails the call that ran it, with the error's text.
void functions_fail() {
  const auto ctx = mpt::Context::create();
  const auto x = ctx.ones({3}).requires_grad();
  mpt::add_hook(x, [](const mpt::Tensor& g) { return mpt::reshape(g, {5}); });
  mpt::sum(x).backward();
  mpt::Error e = mpt::take_error();
  EXPECT(e.status() == MPT_ERROR_CALLBACK);
  EXPECT(has(e.what(), "mpt_reshape: shape [5] asked for"));
  const mpt::Op twice(ctx, "twice", {},
                      [](const mpt::Tensors& in) { return mpt::Tensors{in[0] * 2.0}; });
  EXPECT(twice(x).read<float>() == std::vector<float>(3, 2));
  const mpt::Op again(ctx, "twice", {}, [](const mpt::Tensors& in) { return in; });
  EXPECT(!again(x));
  EXPECT(has(mpt::take_error().what(), "'twice' exists already"));
  const mpt::Params params(ctx);
  const auto w = params.add("w", ctx.ones({2}));
  const mpt::Lbfgs lbfgs(params);
  EXPECT(!lbfgs.step([&] { return mpt::reshape(w, {7}); }));
  EXPECT(mpt::take_error().status() == MPT_ERROR_CALLBACK);
  EXPECT(lbfgs.step([&] { return mpt::sum(w * w); }));
  EXPECT(!mpt::failed());
  const mpt::Late<int> none;  // an answer that a device has not given
  EXPECT(!none && !mpt::failed());
  EXPECT(*none == 0);
  EXPECT(mpt::take_error().status() == MPT_ERROR_STATE);
}

}  // namespace

int main() {
  trains();
  keeps_the_first_error();
  attempts_nest();
  scopes_that_fail_pop_nothing();
  functions_fail();
  EXPECT(!mpt::failed());
  std::printf("%d passed, %d failed\n", checks - failures, failures);
  return failures != 0;
}
