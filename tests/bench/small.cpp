// Benchmark of small calls: an eager operation, entering and leaving autocast, a step of Adam
// alone, a step on one sample, snapshots, publications, a start and a stop. builds.py has the
// targets, and tests/bench/run --small prints them.
// SPDX-License-Identifier: Apache-2.0
#define MPT_ALLOW_UNUSED  // only the calls are timed
#include <benchmark/benchmark.h>

#include <atomic>
#include <chrono>
#include <cstring>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "mpt/mpt.h"
#include "mpt/mpt.hpp"

namespace {

mpt::Context on_two_threads() { return mpt::Context::create({.own_threads = 2}); }

mpt_context context() {
  static const mpt::Context c = on_two_threads();
  return c.get();
}

struct Scope {
  Scope() { mpt_scope_push(context()); }
  ~Scope() { mpt_scope_pop(context(), nullptr, 0); }
};

mpt_tensor matrix(int64_t rows, int64_t cols, bool grad) {
  const int64_t shape[] = {rows, cols};
  mpt_tensor t;
  mpt_ones(context(), MPT_F32, shape, 2, &t);
  mpt_tensor_set_requires_grad(t, grad);
  return t;
}

// Measures `op` on 8 x 8 tensors. Arg: 1 with gradients. Results are released a hundred at a time.
template <class Op>
void eager(benchmark::State& state, Op op) {
  const Scope scope;
  const mpt_tensor a = matrix(8, 8, state.range(0)), b = matrix(8, 8, false);
  while (state.KeepRunningBatch(100)) {
    state.PauseTiming();
    mpt_scope_push(context());
    state.ResumeTiming();
    for (int i = 0; i < 100; ++i) op(a, b);
    state.PauseTiming();
    mpt_scope_pop(context(), nullptr, 0);
    state.ResumeTiming();
  }
}
void add(benchmark::State& s) {
  eager(s, [](mpt_tensor a, mpt_tensor b) { mpt_add(a, b, &a); });
}
void matmul(benchmark::State& s) {
  eager(s, [](mpt_tensor a, mpt_tensor b) { mpt_matmul(a, b, &a); });
}
void linear(benchmark::State& s) {
  eager(s, [](mpt_tensor a, mpt_tensor b) { mpt_linear(b, a, nullptr, MPT_ACTIVATION_NONE, &a); });
}
void linear_in_autocast(benchmark::State& s) {  // with gradients: the weight's cast is cached
  mpt_autocast_push(context(), nullptr);
  linear(s);
  mpt_autocast_pop(context());
}
BENCHMARK(add)->Arg(0)->Arg(1);
BENCHMARK(matmul)->Arg(0)->Arg(1);
BENCHMARK(linear)->Arg(0)->Arg(1);
BENCHMARK(linear_in_autocast)->Arg(0)->Arg(1);

void chain_forward_and_backward(benchmark::State& state) {  // ten products and a sum
  const Scope scope;
  const mpt_tensor a = matrix(8, 8, true), b = matrix(8, 8, false);
  for (auto _ : state) {
    const Scope inner;
    mpt_tensor x = a;
    for (int i = 0; i < 10; ++i) mpt_mul(x, b, &x);
    mpt_sum(x, nullptr, 0, 0, &x);
    mpt_backward(&x, nullptr, 1, 0);
  }
}
BENCHMARK(chain_forward_and_backward);

void autocast_enter_and_exit(benchmark::State& state) {
  const mpt_context c = context();
  for (auto _ : state) {
    mpt_autocast_push(c, nullptr);
    mpt_autocast_pop(c);
  }
}
BENCHMARK(autocast_enter_and_exit);

void precision_enter_and_exit(benchmark::State& state) {
  mpt_precision p;
  mpt_precision_from_name("bf16-mixed", &p, sizeof p);
  const mpt_context c = context();
  for (auto _ : state) {
    mpt_precision_push(c, &p);
    mpt_precision_pop(c);
  }
}
BENCHMARK(precision_enter_and_exit);

// Measures the reference rate of Adam: two threads copy from memory to memory.
void copy(benchmark::State& state) {
  const size_t bytes = size_t{256} << 20;
  const std::vector<char> from(bytes, 1);
  std::vector<char> to(bytes, 2);
  for (auto _ : state) {
    std::memcpy(to.data(), from.data(), bytes);
    benchmark::ClobberMemory();
  }
  state.SetBytesProcessed(state.iterations() * static_cast<int64_t>(2 * bytes));
}
BENCHMARK(copy)->Threads(2)->UseRealTime()->Unit(benchmark::kMicrosecond);

// A precision of the benchmarks, with the bytes per parameter that a step of Adam must move: the
// gradient is read, and the moments and every copy of the weight are read and written.
struct Precision {
  const char* name;
  int64_t bytes;  // without the moments
};
constexpr Precision kPrecisions[] = {
    {"32-true", 12}, {"bf16-mixed", 10}, {"bf16-true", 6}, {"bf16-true,master=stochastic", 6}};
// Measures a step of AdamW alone. Args: elements, tensors, precision, bits of the moments.
void adam(benchmark::State& state) {
  const Precision& precision = kPrecisions[state.range(2)];
  const int64_t each = state.range(0) / state.range(1);
  mpt_params params;
  mpt_optimizer optimizer;
  mpt_stepper stepper;
  mpt_precision p;
  const mpt::Context own = on_two_threads();
  const mpt_context c = own.get();
  mpt_precision_from_name(precision.name, &p, sizeof p);
  mpt_params_create(c, &params);
  std::vector<mpt_tensor> weights(static_cast<size_t>(state.range(1)));
  mpt_scope_push(c);
  for (size_t i = 0; i < weights.size(); ++i) {
    const int64_t cols = each % 64 ? each : each / 64, shape[] = {each / cols, cols};
    mpt_ones(c, MPT_F32, shape, 2, &weights[i]);
    mpt_params_add(params, std::to_string(i).c_str(), weights[i]);
  }
  mpt_params_set_precision(params, &p);
  mpt_optimizer_desc adamw;
  mpt_adamw_desc_init(&adamw, sizeof adamw);
  const auto bits = static_cast<int32_t>(state.range(3));
  adamw.state_bits = bits;
  mpt_optimizer_create(params, &adamw, &optimizer);
  mpt_stepper_create(c, &p, nullptr, &stepper);
  mpt_stepper_add(stepper, optimizer);
  const auto gradients = [&] {  // every gradient is 1
    mpt_tensor loss = nullptr, sum = nullptr;
    for (const mpt_tensor w : weights) {
      mpt_sum(w, nullptr, 0, 0, &loss);
      if (sum) mpt_add(sum, loss, &sum);
      else sum = loss;
    }
    mpt_stepper_backward(stepper, sum);
  };
  mpt_scope_push(c);
  gradients();
  mpt_stepper_step(stepper);  // creates the moments
  mpt_scope_pop(c, nullptr, 0);
  for (auto _ : state) {
    state.PauseTiming();
    mpt_scope_push(c);
    gradients();
    state.ResumeTiming();
    if (mpt_stepper_step(stepper) != MPT_OK) state.SkipWithError(mpt_last_error());
    state.PauseTiming();
    mpt_scope_pop(c, nullptr, 0);
    state.ResumeTiming();
  }
  state.SetLabel(precision.name);
  state.SetBytesProcessed(state.iterations() * state.range(0) * (precision.bytes + bits / 2));
}
BENCHMARK(adam)
    ->UseRealTime()
    ->Unit(benchmark::kMicrosecond)
    ->ArgsProduct({{116000, 2500000}, {6}, {0, 1}, {32, 8}})
    ->Args({64000, 1000, 0, 32})
    ->Args({64000, 1000, 1, 32});
BENCHMARK(adam)
    ->UseRealTime()
    ->Unit(benchmark::kMicrosecond)
    ->Iterations(8)
    ->ArgsProduct({{160000000}, {8}, {0, 1}, {32, 8, 4}})
    ->ArgsProduct({{160000000}, {8}, {2, 3}, {32}});

// Measures snapshots of a training by Adam, beside a memcpy of their bytes. Args: elements, in
// eight tensors; the work: 0 memcpy, 1 take, 2 restore.
void snapshot(benchmark::State& state) {
  const mpt::Context own = on_two_threads();
  const mpt_context c = own.get();
  mpt_params params;
  mpt_optimizer optimizer;
  mpt_snapshot kept;
  mpt_params_create(c, &params);
  const int64_t size = state.range(0) / 8;
  for (int64_t i = 0; i < 8; ++i) {
    mpt_tensor w = nullptr, gradient = nullptr;
    mpt_ones(c, MPT_F32, &size, 1, &w);
    mpt_params_add(params, std::to_string(i).c_str(), w);
    mpt_ones(c, MPT_F32, &size, 1, &gradient);
    mpt_tensor_set_grad(w, gradient);
    mpt_tensor_release(gradient);
  }
  mpt_optimizer_create(params, nullptr, &optimizer);
  mpt_optimizer_step(optimizer);  // creates the moments
  mpt_training_desc training;
  mpt_training_desc_init(&training, sizeof training);
  training.optimizers = &optimizer;
  training.optimizer_count = 1;
  if (mpt_snapshot_create(&training, &kept) != MPT_OK) state.SkipWithError(mpt_last_error());
  const auto bytes = static_cast<size_t>(12 * state.range(0));  // the parameters and two moments
  const std::vector<char> from(state.range(1) == 0 ? bytes : 1, 1);
  std::vector<char> to(from.size(), 2);
  for (auto _ : state) {
    if (state.range(1) == 0) std::memcpy(to.data(), from.data(), bytes);
    else if (state.range(1) == 1) mpt_snapshot_take(kept);
    else mpt_snapshot_restore(kept);
    benchmark::ClobberMemory();
  }
  state.SetBytesProcessed(state.iterations() * static_cast<int64_t>(bytes));
}
BENCHMARK(snapshot)
    ->UseRealTime()
    ->Unit(benchmark::kMicrosecond)
    ->ArgsProduct({{1600, 116000, 2500000, 20000000}, {0, 1, 2}});

// Measures a publication, or a take, of a set of eight tensors, beside a memcpy of their bytes,
// while the other side makes its calls in another thread without a pause. Args: elements; the work:
// 0 memcpy, 1 publish, 2 take.
void publish(benchmark::State& state) {
  const mpt::Context trained = mpt::Context::create(), used = mpt::Context::create();
  const mpt::Params from(trained), to(used);
  const int64_t size = state.range(0) / 8;
  for (int64_t i = 0; i < 8; ++i) {
    from.add(std::to_string(i).c_str(), trained.ones({size}));
    to.add(std::to_string(i).c_str(), used.ones({size}));
  }
  const mpt::Publisher publisher(from);
  const mpt::Subscriber subscriber(to, publisher);
  publisher.publish();
  const auto bytes = static_cast<size_t>(4 * state.range(0));
  const std::vector<char> source(state.range(1) == 0 ? bytes : 1, 1);
  std::vector<char> copy(source.size(), 2);
  std::atomic<bool> is_done = false;
  std::thread other([&] {
    while (!is_done && state.range(1) > 0) {
      if (state.range(1) == 1) subscriber.take();
      else publisher.publish();
    }
  });
  for (auto _ : state) {
    if (state.range(1) == 0) std::memcpy(copy.data(), source.data(), bytes);
    else if (state.range(1) == 1) publisher.publish();
    else subscriber.take();
    benchmark::ClobberMemory();
  }
  is_done = true;
  other.join();
}
BENCHMARK(publish)
    ->UseRealTime()
    ->Unit(benchmark::kMicrosecond)
    ->ArgsProduct({{1600, 116000, 2500000}, {0, 1, 2}});

// Measures the update alone, on tensors of 64 elements whose gradients stay in place.
void optimizer_step(benchmark::State& state) {
  mpt_params params;
  mpt_optimizer optimizer;
  const mpt::Context own = on_two_threads();
  const mpt_context c = own.get();
  mpt_params_create(c, &params);
  const int64_t size = 64;
  for (int64_t i = 0; i < state.range(0); ++i) {
    mpt_tensor w = nullptr, sum = nullptr;
    mpt_ones(c, MPT_F32, &size, 1, &w);
    mpt_params_add(params, std::to_string(i).c_str(), w);
    mpt_sum(w, nullptr, 0, 0, &sum);
    mpt_backward(&sum, nullptr, 1, nullptr);
  }
  mpt_optimizer_create(params, nullptr, &optimizer);
  for (auto _ : state) {
    if (mpt_optimizer_step(optimizer) != MPT_OK) state.SkipWithError(mpt_last_error());
  }
}
BENCHMARK(optimizer_step)->UseRealTime()->Unit(benchmark::kMicrosecond)->Arg(1000);

// The smallest benchmark network, trained on a single sample, as in a control loop.
struct Control {
  mpt::Context c = on_two_threads();
  mpt::Params params{c};
  mpt::Module net;
  mpt::Precision precision;
  mpt::Stepper stepper;
  mpt::Tensor x = c.ones({1, 784}), y = c.ones({1, 10});

  Control(const char* name, const mpt_optimizer_desc& rule)
      : net(mpt::nn::sequential(c, {mpt::nn::linear(params, "a", 784, 128, MPT_ACTIVATION_RELU),
                                    mpt::nn::linear(params, "b", 128, 112, MPT_ACTIVATION_RELU),
                                    mpt::nn::linear(params, "c", 112, 10)})),
        precision(name),
        stepper(c, precision) {
    params.set_precision(precision);
    stepper.add(mpt::Optimizer(params, rule));
  }
  void step() const {
    const mpt::Scope scope(c);
    mpt::Tensor loss;
    {
      const mpt::PrecisionScope inside(c, precision);
      loss = mpt::mse_loss(net(x), y);
    }
    stepper.backward(loss);
    stepper.step();
  }
};

// Measures a step. Args: 0 SGD, 1 AdamW; precision.
void one_sample(benchmark::State& state) {
  const char* const name = kPrecisions[state.range(1)].name;
  const Control control(name, state.range(0) ? mpt::adamw(1e-3) : mpt::sgd(1e-3));
  for (auto _ : state) control.step();
  state.SetLabel(name);
}
BENCHMARK(one_sample)->UseRealTime()->Unit(benchmark::kMicrosecond)->ArgsProduct({{0, 1}, {0, 1}});

// Measures the beginning and the end of a training: a context with two threads, the network and one
// step, and the release of all of it. Args: 0 start, 1 stop; precision.
void start_and_stop(benchmark::State& state) {
  using Clock = std::chrono::steady_clock;
  for (auto _ : state) {
    const auto begin = Clock::now();
    auto control = std::make_unique<Control>(kPrecisions[state.range(1)].name, mpt::adamw(1e-3));
    control->step();
    const auto started = Clock::now();
    control.reset();
    const std::chrono::duration<double> start = started - begin, stop = Clock::now() - started;
    state.SetIterationTime((state.range(0) ? stop : start).count());
  }
  state.SetLabel(kPrecisions[state.range(1)].name);
}
BENCHMARK(start_and_stop)
    ->UseManualTime()
    ->Unit(benchmark::kMicrosecond)
    ->ArgsProduct({{0, 1}, {0, 1}});

}  // namespace

BENCHMARK_MAIN();
