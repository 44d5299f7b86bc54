// Misuse of every handle and NULL for every pointer, in every function: the error names the
// function, nothing is created or lost, and the context still works.
// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <cstring>
#include <set>
#include <string>

#include "world.h"

namespace {

using namespace call;

int64_t live(mpt_context c) {
  mpt_memory_info m = {};
  m.struct_size = sizeof m;
  EXPECT_EQ(mpt_context_get_memory(c, &m), MPT_OK) << mpt_last_error();
  return m.live_tensors;
}

const char* name_of(Bad b) {
  switch (b) {
    case Bad::null: return "NULL";
    case Bad::stale: return "stale";
    case Bad::wrong_type: return "wrong type";
    case Bad::foreign: return "foreign";
    case Bad::garbage: return "garbage";
    default: return "good";
  }
}

// True if the error is about a NULL argument, of this name if one is given.
bool refuses_null(const Outcome& o, const char* name = "") {
  const std::string text = mpt_last_error();
  return o.status < 0 && text.find("NULL") != std::string::npos &&
         text.find(name) != std::string::npos;
}

// True for functions that take a list with tensors of several contexts, or refuse the second entry
// for another reason first.
bool takes_any_context(const std::string& name) {
  return name == "mpt_safetensors_save" || name == "mpt_safetensors_save_to" ||
         name == "mpt_module_call";
}

// True for functions whose handles may belong to two contexts.
bool takes_two_contexts(const std::string& name) {
  return name == "mpt_params_copy" || name == "mpt_params_share" || name == "mpt_subscriber_create";
}

class Misuse : public ::testing::TestWithParam<size_t> {
 protected:
  // Calls a function with one bad argument, or a list with this bad entry, in contexts of its own,
  // because the call may succeed.
  void refuses(const Function& f, int at, Bad b, int entry) {
    const Param& p = f.params[static_cast<size_t>(at)];
    SCOPED_TRACE(std::string(f.name) + ", " + p.name + " " + name_of(b) + " at " +
                 std::to_string(entry));
    TwoContexts own;
    Args a(own.world);
    a.bad_at = at;
    a.bad = b;
    a.bad_entry = entry;
    const int64_t before = live(own.context);
    const Outcome o = run(f, a);
    if (o.has_handle) {
      EXPECT_EQ(o.handle, 0u);
    }
    if (!o.has_status || o.status < 0) {
      EXPECT_EQ(live(own.context), before);
    }
    own.all_are_alive();
    if (!o.has_status) return;
    if (b != Bad::null) {
      EXPECT_EQ(o.status, MPT_ERROR_INVALID_HANDLE) << mpt_last_error();
    } else if (p.may_be_null) {
      EXPECT_FALSE(refuses_null(o, p.name)) << mpt_last_error();
    } else {
      EXPECT_TRUE(refuses_null(o)) << o.status << " " << mpt_last_error();
      EXPECT_EQ(o.status,
                p.kind == Kind::handle ? MPT_ERROR_INVALID_HANDLE : MPT_ERROR_INVALID_ARGUMENT);
    }
    mpt_tensor sum = nullptr;
    double v = 0;
    ASSERT_EQ(mpt_sum(own.tensor, nullptr, 0, 0, &sum), MPT_OK) << mpt_last_error();
    ASSERT_EQ(mpt_tensor_get_item(sum, &v), MPT_OK);
    EXPECT_EQ(v, 1);
  }

  // Runs a call and checks that the error is its own, not an earlier call's.
  Outcome run(const Function& f, Args& a) {
    MPT_IGNORE(mpt_tensor_get_item(nullptr, nullptr));
    const Outcome o = f.run(a);
    if (o.has_status && o.status < 0) {
      EXPECT_EQ(mpt_last_error_code(), o.status);
      EXPECT_EQ(std::string(mpt_last_error()).find(std::string(f.name) + ": "), 0u)
          << mpt_last_error();
      for (size_t p = 0; p < f.params.size(); ++p) {
        if (f.params[p].kind != Kind::handle_out || static_cast<int>(p) == a.bad_at) continue;
        const uint64_t out = a.outs(static_cast<int>(p))[0];
        EXPECT_EQ(out, 0u) << "an output after an error";
      }
    }
    return o;
  }
};

TEST_P(Misuse, HandlesAndPointers) {
  const Function& f = functions[GetParam()];
  ASSERT_TRUE(f.run) << "declared and not there";
  int handles = 0;
  for (const Param& p : f.params) {
    handles += p.kind == Kind::handle || p.kind == Kind::handle_list;
  }
  for (size_t p = 0; p < f.params.size(); ++p) {
    const int at = static_cast<int>(p);
    const Kind kind = f.params[p].kind;
    if (kind == Kind::value) continue;
    const bool handle = kind == Kind::handle || kind == Kind::handle_list;
    for (Bad b : kBad) {
      if (!handle && b != Bad::null) continue;
      const int times = b == Bad::garbage ? 7 : 1;
      // A function with a single handle accepts handles of any context, and this one two sets.
      if (b != Bad::foreign || (handles > 1 && !takes_two_contexts(f.name)))
        for (int i = 0; i < times; ++i) refuses(f, at, b, 0);
      if (kind == Kind::handle_list && b != Bad::null &&
          (b != Bad::foreign || !takes_any_context(f.name)))
        refuses(f, at, b, 1);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(All, Misuse, ::testing::Range(size_t{0}, function_count),
                         [](const auto& i) { return std::string(functions[i.param].name); });

// Handles inside structs: stale, foreign and of another type.
TEST(MisuseInStructs, EveryHandleIsLookedAt) {
  TwoContexts two;
  const auto bad = [&](int type, const auto& refused) {
    const auto t = static_cast<size_t>(type);
    const uint64_t params = two.world.good[handle_type<mpt_params>][0];
    const uint64_t tensor = two.world.good[handle_type<mpt_tensor>][0];
    for (uint64_t h : {two.world.stale[t][0], two.world.foreign[t][0],
                       type == handle_type<mpt_params> ? tensor : params}) {
      const int64_t before = live(two.context);
      EXPECT_EQ(refused(h), MPT_ERROR_INVALID_HANDLE) << type << ": " << mpt_last_error();
      EXPECT_EQ(live(two.context), before);
    }
  };
  const auto own = [&]<class H>(H) {
    return reinterpret_cast<H>(two.world.good[handle_type<H>][0]);
  };
  bad(handle_type<mpt_scaler>, [&](uint64_t h) {
    mpt_stepper_desc d;
    mpt_stepper_desc_init(&d, sizeof d);
    d.scaler = reinterpret_cast<mpt_scaler>(h);
    mpt_stepper out = nullptr;
    return mpt_stepper_create(two.context, nullptr, &d, &out);
  });
  bad(handle_type<mpt_scaler>, [&](uint64_t h) {
    mpt_lbfgs_desc d;
    mpt_lbfgs_desc_init(&d, sizeof d);
    d.scaler = reinterpret_cast<mpt_scaler>(h);
    mpt_lbfgs out = nullptr;
    return mpt_lbfgs_create(own(mpt_params{}), &d, &out);
  });
  // A training: each list with a good and a bad handle, and each field alone.
  const mpt_params good_set = own(mpt_params{});
  const auto training = [&]<class H>(H, auto fill) {
    bad(handle_type<H>, [&](uint64_t h) {
      mpt_training_desc d;
      mpt_training_desc_init(&d, sizeof d);
      d.params = &good_set;
      d.params_count = 1;
      const H list[] = {own(H{}), reinterpret_cast<H>(h)};
      fill(d, list, 2);
      return mpt_training_save("never.safetensors", &d);
    });
  };
  training(mpt_stepper{}, [](auto& d, const mpt_stepper* l, int) { d.stepper = l[1]; });
  training(mpt_scaler{}, [](auto& d, const mpt_scaler* l, int) { d.scaler = l[1]; });
  training(mpt_params{}, [](auto& d, auto* l, int n) { d.params = l, d.params_count = n; });
  training(mpt_optimizer{}, [](auto& d, auto* l, int n) {
    d.optimizers = l, d.optimizer_count = n;
    d.params_count = 0;  // the optimizer includes the set
  });
  training(mpt_scaler{}, [](auto& d, auto* l, int n) { d.scalers = l, d.scaler_count = n; });
  training(mpt_lbfgs{}, [](auto& d, auto* l, int n) { d.lbfgs = l, d.lbfgs_count = n; });
  training(mpt_stepper{}, [](auto& d, auto* l, int n) { d.steppers = l, d.stepper_count = n; });
  EXPECT_FALSE(std::filesystem::exists("never.safetensors"));
  // A blob may be of any context.
  for (uint64_t h : {two.world.stale[handle_type<mpt_blob>][0], bits(good_set)}) {
    mpt_writer to;
    mpt_writer_init(&to, sizeof to);
    to.blob = reinterpret_cast<mpt_blob>(h);
    EXPECT_EQ(mpt_params_save_to(good_set, &to, nullptr), MPT_ERROR_INVALID_HANDLE);
  }
}

}  // namespace
