// Program: runs a program of public calls with failing allocations.
// SPDX-License-Identifier: Apache-2.0
#include "program.h"

#include <cstdlib>

namespace mpt_test {

void Snapshot::add(mpt_tensor t) {
  if (!t) {
    parts.emplace_back("none");
    return;
  }
  mpt_tensor_info i = {};
  i.struct_size = sizeof i;
  ASSERT_EQ(mpt_tensor_get_info(t, &i), MPT_OK);
  std::string s(static_cast<size_t>(i.count) * mpt_dtype_size(i.dtype), 0);
  ASSERT_EQ(mpt_tensor_read(t, i.dtype, s.data(), i.count), MPT_OK);
  parts.push_back(std::move(s));
}

size_t Snapshot::difference(const Snapshot& other) const {
  size_t i = 0;
  while (i < parts.size() && i < other.parts.size() && parts[i] == other.parts[i]) ++i;
  return i;
}

Snapshot Program::snapshot() const {
  Snapshot m;
  if (!ctx) return m;
  int64_t seed = 0, draws = 0;
  EXPECT_EQ(mpt_context_get_generator(ctx, &seed, &draws), MPT_OK);
  m.add(draws);
  mpt_dtype cast = 0;
  EXPECT_EQ(mpt_autocast_get_dtype(ctx, &cast), MPT_OK);
  m.add(cast);
  for (mpt_params set : {params, others}) {
    if (!set) continue;
    mpt_params_info n = {};
    n.struct_size = sizeof n;
    EXPECT_EQ(mpt_params_get_info(set, &n), MPT_OK);
    m.add(n);
    for (int64_t i = 0; i < n.tensors + n.buffers; ++i) {
      mpt_tensor t = nullptr, g = nullptr, rows = nullptr;
      const char* name = nullptr;
      EXPECT_EQ(mpt_params_get_at(set, i, &name, &t), MPT_OK);
      m.parts.emplace_back(name);
      m.add(t);
      EXPECT_EQ(mpt_tensor_get_grad_rows(t, &rows, &g), MPT_OK);
      if (!rows) {
        EXPECT_EQ(mpt_tensor_get_grad(t, &g), MPT_OK);
      }
      m.add(rows);
      m.add(g);
      mpt_tensor_release(rows);
      mpt_tensor_release(g);
      for (mpt_optimizer o : optimizers) {
        for (const char* key : {"exp_avg", "momentum_buffer"}) {
          mpt_tensor state = nullptr;
          if (!o || mpt_optimizer_get_state(o, name, key, &state) != MPT_OK) continue;
          m.add(state);
          mpt_tensor_release(state);
        }
      }
      mpt_tensor_release(t);
    }
  }
  for (mpt_optimizer o : optimizers) {
    mpt_optimizer_info i = {};
    i.struct_size = sizeof i;
    if (!o) continue;
    EXPECT_EQ(mpt_optimizer_get_info(o, &i), MPT_OK);
    m.add(i.steps);
    m.add(i.state_bytes);
  }
  if (scaler) {
    mpt_scaler_info i = {};
    i.struct_size = sizeof i;
    EXPECT_EQ(mpt_scaler_get_info(scaler, &i), MPT_OK);
    m.add(i.scale);
    m.add(i.growth_tracker);
    m.add(i.updates);
    m.add(i.skipped);
  }
  return m;
}

void Program::call(const char* what, const std::function<mpt_status()>& f,
                   const std::function<void()>& again) {
  const size_t n = next_++;
  if (fail_at_ == 0) starts_.push_back(done_);
  const int64_t first = n < starts_.size() ? starts_[n] : INT64_MAX;
  const bool mine = fail_at_ > first && (n + 1 == starts_.size() || fail_at_ <= starts_[n + 1]);
  Snapshot before;
  if (mine && fail_at_ > 0) before = snapshot();
  int64_t count;
  mpt_status status;
  bool fired;
  {
    Faults faults(mine ? fail_at_ - first : 0);
    status = f();
    count = faults.count();
    fired = faults.fired();
  }
  if (fail_at_ == 0) done_ += count;
  if (!mine || !fired) {
    EXPECT_GE(status, 0) << what << ": " << mpt_last_error();
    return;
  }
  if (status >= 0) return;  // the call succeeded another way
  EXPECT_EQ(status, MPT_ERROR_OUT_OF_MEMORY) << what << ": " << mpt_last_error();
  EXPECT_NE(*mpt_last_error(), 0);
  const Snapshot after = snapshot();
  EXPECT_TRUE(before == after) << what << " failed at its allocation " << fail_at_ - first
                               << " and changed part " << before.difference(after);
  if (again) again();
  EXPECT_GE(f(), 0) << what << ", again: " << mpt_last_error();
}

mpt_tensor Program::make(const char* what, const std::function<mpt_status(mpt_tensor*)>& f) {
  mpt_tensor out = nullptr;
  call(what, [&] {
    const mpt_status s = f(&out);
    if (s < 0) {
      EXPECT_EQ(out, nullptr) << what;
    }
    return s;
  });
  return out;
}

Snapshot Program::run(int64_t fail_at) {
  fail_at_ = fail_at;
  next_ = 0;
  if (fail_at == 0) {
    done_ = 0;
    starts_.clear();
  }
  ctx = nullptr;
  params = others = nullptr;
  scaler = nullptr;
  optimizers[0] = optimizers[1] = nullptr;
  body();
  Snapshot m = snapshot();
  mpt_memory_info i = {};
  i.struct_size = sizeof i;
  EXPECT_EQ(mpt_context_get_memory(ctx, &i), MPT_OK);
  m.add(i.live_tensors);
  for (int p = MPT_MEMORY_PARAMETERS; p <= MPT_MEMORY_WORKSPACE; ++p) m.add(i.now[p]);
  mpt_context_release(ctx);
  return m;
}

void fail_each(Program& p) {
  const Snapshot whole = p.run(0);
  EXPECT_GT(p.allocations(), 100);
  const auto step = static_cast<int64_t>(
      mpt::test::rounds({.quick = 5, .full = 1, .device = 31, .device_full = 5}));
  for (int64_t n = 0; n <= p.allocations() && !::testing::Test::HasFailure(); n += step) {
    SCOPED_TRACE("allocation " + std::to_string(n) + " of " + std::to_string(p.allocations()));
    const int64_t start = heap_blocks();
    {
      const Snapshot m = p.run(n);
      EXPECT_TRUE(m == whole) << "the end is another than without a failure, in part "
                              << m.difference(whole);
    }
    EXPECT_EQ(heap_blocks(), start) << "blocks of the heap are left";
  }
}

}  // namespace mpt_test
