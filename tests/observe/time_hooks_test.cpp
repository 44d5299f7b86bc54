// Tests of the hooks for the host's profiler and clock.
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <utility>

#include "../support/fixture.h"

namespace mpt_test {
namespace {

struct Zone {
  std::string name;
  mpt_trace_phase phase;
  int depth;
};

class TimeHooks : public Train {
 protected:
  struct Host {
    std::vector<Zone> zones;
    int depth = 0;
    double seconds = 0, tick = 0;  // each reading of the clock adds a tick
  };
  static void zone_begin(void* user, const char* name, mpt_trace_phase phase) {
    auto& h = *static_cast<Host*>(user);
    h.zones.push_back({name, phase, h.depth++});
  }
  static void zone_end(void* user) { --static_cast<Host*>(user)->depth; }
  static double clock(void* user) {
    auto& h = *static_cast<Host*>(user);
    return h.seconds += h.tick;
  }

  void SetUp() override {
    mpt_hooks_init(&hooks, sizeof hooks);
    mpt_time_hooks_init(&time, sizeof time);
    hooks.user = &host;
    hooks.next = reinterpret_cast<const mpt_chain*>(&time);
    time.zone_begin = zone_begin;
    time.zone_end = zone_end;
    time.clock = clock;
    mpt_context_desc_init(&desc, sizeof desc);
    desc.seed = 1;
    desc.hooks = &hooks;
    start();
  }
  // Makes a context and the training of a small network.
  void start() {
    OK(mpt_context_create(&desc, &ctx));
    OK(mpt_params_create(ctx, &params));
    Floats v(64);
    for (size_t i = 0; i < v.size(); ++i) v[i] = static_cast<float>(i % 7) / 8 - 0.375f;
    weight = add("w", {8, 8}, v);
    x = make({8, 8}, Floats(v.rbegin(), v.rend()));
    kind = precision("bf16-mixed");
    OK(mpt_params_set_precision(params, &kind));
    OK(mpt_optimizer_create(params, nullptr, &optimizer));
    OK(mpt_stepper_create(ctx, &kind, nullptr, &stepper));
    OK(mpt_stepper_add(stepper, optimizer));
  }
  void restart() {
    mpt_context_release(ctx);
    start();
  }
  void step() {
    OK(mpt_scope_push(ctx));
    OK(mpt_precision_push(ctx, &kind));
    mpt_tensor y = nullptr, loss = nullptr;
    OK(mpt_linear(x, weight, nullptr, MPT_ACTIVATION_RELU, &y));
    OK(mpt_mean(y, nullptr, 0, 0, &loss));
    OK(mpt_precision_pop(ctx));
    OK(mpt_stepper_backward(stepper, loss));
    OK(mpt_stepper_step(stepper));
    OK(mpt_scope_pop(ctx, nullptr, 0));
  }
  int64_t count(const char* name, mpt_trace_phase phase) const {
    return std::count_if(host.zones.begin(), host.zones.end(),
                         [&](const Zone& z) { return z.name == name && z.phase == phase; });
  }

  Host host;
  mpt_hooks hooks;
  mpt_time_hooks time;
  mpt_context_desc desc;
  mpt_precision kind;
  mpt_tensor weight = nullptr, x = nullptr;
  mpt_optimizer optimizer = nullptr;
  mpt_stepper stepper = nullptr;
};

TEST_F(TimeHooks, AStepIsItsOperations) {
  step();
  host.zones.clear();
  step();
  EXPECT_EQ(host.depth, 0);
  EXPECT_EQ(count("linear", MPT_TRACE_FORWARD), 1);
  EXPECT_EQ(count("mean", MPT_TRACE_FORWARD), 1);
  EXPECT_EQ(count("linear", MPT_TRACE_BACKWARD), 1);
  EXPECT_EQ(count("mean", MPT_TRACE_BACKWARD), 1);
  EXPECT_GE(std::count_if(host.zones.begin(), host.zones.end(),
                          [](const Zone& z) { return z.phase == MPT_TRACE_STEP; }),
            1);
  EXPECT_EQ(host.zones[0].depth, 0);
}

// The operations of a trace are those of the zones that have no zone around them.
TEST_F(TimeHooks, TheOuterZonesAreTheOperationsOfATrace) {
  step();
  host.zones.clear();
  OK(mpt_trace_begin(ctx));
  step();
  OK(mpt_trace_end(ctx));
  mpt_trace_info info = {};
  info.struct_size = sizeof info;
  OK(mpt_trace_get_info(ctx, &info));
  std::vector<std::pair<std::string, int>> traced, zones;
  for (int64_t i = 0; i < info.ops; ++i) {
    mpt_trace_op op = {};
    op.struct_size = sizeof op;
    OK(mpt_trace_get_op(ctx, i, &op));
    if (op.phase != MPT_TRACE_HOST) traced.emplace_back(op.name, op.phase);
  }
  for (const Zone& z : host.zones) {
    if (z.depth == 0 && z.phase != MPT_TRACE_HOST) zones.emplace_back(z.name, z.phase);
  }
  EXPECT_FALSE(traced.empty());
  EXPECT_EQ(zones, traced);
}

TEST_F(TimeHooks, ResultsAreThoseWithoutHooks) {
  for (int i = 0; i < 5; ++i) step();
  const Floats with = read(weight);
  EXPECT_FALSE(host.zones.empty());
  desc.hooks = nullptr;
  restart();
  for (int i = 0; i < 5; ++i) step();
  EXPECT_EQ(bits(read(weight)), bits(with));
}

TEST_F(TimeHooks, AZoneEndsWhereItsWorkFails) {
  mpt_tensor bad = make({3}, Floats(3, 1)), out = nullptr;
  host.zones.clear();
  EXPECT_EQ(mpt_linear(bad, weight, nullptr, MPT_ACTIVATION_NONE, &out), MPT_ERROR_SHAPE);
  EXPECT_EQ(host.depth, 0);
  OK(mpt_context_cancel(ctx));
  EXPECT_EQ(mpt_gelu(x, 0, &out), MPT_ERROR_CANCELLED);
  EXPECT_EQ(host.depth, 0);
}

TEST_F(TimeHooks, AReplayIsOneZone) {
  for (int i = 0; i < 3; ++i) step();
  mpt_recording recording = nullptr;
  OK(mpt_record_begin(ctx));
  step();
  OK(mpt_record_end(ctx, &recording));
  host.zones.clear();
  OK(mpt_recording_replay(recording));
  ASSERT_EQ(host.zones.size(), 1u);
  EXPECT_EQ(host.zones[0].name, "recording_replay");
  EXPECT_EQ(host.depth, 0);
  mpt_recording_release(recording);
}

// With a clock that stands still a budget never ends; with one that jumps it ends at once.
TEST_F(TimeHooks, TheClockMeasuresBudgets) {
  for (int i = 0; i < 3; ++i) step();
  mpt_recording recording = nullptr;
  OK(mpt_record_begin(ctx));
  step();
  OK(mpt_record_end(ctx, &recording));
  mpt_bool32 done = 0;
  OK(mpt_recording_advance(recording, 1, &done));
  EXPECT_EQ(done, 1);
  const auto slices = [&](int64_t budget) {
    int n = 0;
    for (done = 0; !done && n < 1000; ++n) {
      EXPECT_EQ(mpt_recording_advance(recording, budget, &done), MPT_OK) << mpt_last_error();
    }
    return n;
  };
  NEEDS_HOST("a device takes a replay in few parts");
  host.tick = 1;  // second
  const int most = slices(1);
  EXPECT_GT(most, 2);
  const int fewer = slices(3'000'000'000);
  EXPECT_LT(fewer, most);
  EXPECT_GT(fewer, 1);
}

TEST_F(TimeHooks, AreRefusedInHalves) {
  mpt_context other = nullptr;
  time.zone_end = nullptr;
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_context_create(&desc, &other), "zone_end");
  time.zone_begin = nullptr;
  OK(mpt_context_create(&desc, &other));
  mpt_context_release(other);
}

TEST_F(TimeHooks, MoveWithTheHostsCode) {
  step();
  Host reloaded;
  hooks.user = &reloaded;
  OK(mpt_context_rebind(ctx, &hooks));
  const size_t before = host.zones.size();
  step();
  EXPECT_EQ(host.zones.size(), before);
  EXPECT_FALSE(reloaded.zones.empty());
  time.clock = nullptr;
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_context_rebind(ctx, &hooks), "hooks.clock");
  time.clock = clock;
  time.zone_begin = nullptr;
  time.zone_end = nullptr;
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_context_rebind(ctx, &hooks), "hooks.zone_begin");
  mpt_context_release(ctx);  // the hooks of `reloaded` are still in use
  ctx = nullptr;
}

}  // namespace
}  // namespace mpt_test
