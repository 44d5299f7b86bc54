// Handles that callbacks store: NULL, stale, of another type and of another context, in every
// callback of the API that stores one.
// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <functional>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "mpt/mpt.h"

namespace {

#define OK(call) ASSERT_EQ(call, MPT_OK) << mpt_last_error()
#define GOOD(call) EXPECT_EQ(call, MPT_OK) << mpt_last_error()

mpt_tensor ones(mpt_context c) {
  const int64_t shape[] = {2};
  mpt_tensor t = MPT_NULL_HANDLE;
  GOOD(mpt_ones(c, MPT_F32, shape, 1, &t));
  return t;
}
template <class H>
mpt_tensor as_tensor(H handle) {
  return reinterpret_cast<mpt_tensor>(handle);
}
int64_t live_tensors(mpt_context c) {
  GOOD(mpt_context_set_seed(c, 1));  // drops released objects
  mpt_memory_info m = {};
  m.struct_size = sizeof m;
  GOOD(mpt_context_get_memory(c, &m));
  return m.live_tensors;
}

// Two contexts. The callbacks run in the first; they store good handles until `good` runs are over.
struct World {
  mpt_context ctx = nullptr, other = nullptr;
  mpt_tensor x = nullptr;  // requires a gradient
  mpt_params params = nullptr;
  mpt_module module = nullptr, foreign_module = nullptr;
  int good = 0;
  mpt_tensor bad = nullptr;

  World() {
    GOOD(mpt_context_create(nullptr, &ctx));
    GOOD(mpt_context_create(nullptr, &other));
    x = ones(ctx);
    GOOD(mpt_tensor_set_requires_grad(x, 1));
    GOOD(mpt_params_create(ctx, &params));
    GOOD(mpt_params_add(params, "x", x));
    GOOD(mpt_nn_flatten(ctx, &module));
    GOOD(mpt_nn_flatten(other, &foreign_module));
  }
  World(const World&) = delete;
  mpt_tensor result(mpt_tensor made) {
    if (good-- > 0) return made;
    mpt_tensor_release(made);
    return bad;
  }
  // Stores the square of the input, or the bad handle.
  mpt_tensor square(mpt_tensor in) {
    mpt_tensor y = nullptr;
    GOOD(mpt_square(in, &y));
    return result(y);
  }
};

World& world(void* user) { return *static_cast<World*>(user); }
mpt_status forward(void* user, const mpt_tensor* in, int32_t, mpt_tensor* out, int32_t) {
  out[0] = world(user).square(in[0]);
  return MPT_OK;
}
mpt_status forward_of_two(void* user, const mpt_tensor* in, int32_t, mpt_tensor* out, int32_t) {
  if (const mpt_status s = mpt_square(in[0], &out[0]); s != MPT_OK) return s;
  out[1] = world(user).square(in[0]);
  return MPT_OK;
}
mpt_status backward(void* user, const mpt_tensor*, int32_t, const mpt_tensor*,
                    const mpt_tensor* grad_out, int32_t, mpt_tensor* grad_in) {
  grad_in[0] = world(user).square(grad_out[0]);
  return MPT_OK;
}
mpt_status hook(void* user, mpt_tensor* grad) {
  *grad = world(user).square(*grad);
  return MPT_OK;
}
mpt_status closure(void* user, mpt_tensor* loss) {
  World& w = world(user);
  mpt_tensor y = nullptr, sum = nullptr;
  GOOD(mpt_square(w.x, &y));
  GOOD(mpt_sum(y, nullptr, 0, 0, &sum));
  *loss = w.result(sum);
  return MPT_OK;
}

// Runs the backward of the sum of a tensor, which it releases.
mpt_status backward_of(mpt_tensor y) {
  mpt_tensor loss = nullptr;
  GOOD(mpt_sum(y, nullptr, 0, 0, &loss));
  mpt_tensor_release(y);
  const mpt_status s = mpt_backward(&loss, nullptr, 1, nullptr);
  mpt_tensor_release(loss);
  GOOD(s == MPT_OK ? s : MPT_OK);
  return s;
}
mpt_status run_op(World& w, mpt_custom_backward back, mpt_tensor* y) {
  mpt_custom_op_desc d;
  mpt_custom_op_desc_init(&d, sizeof d);
  static int number = 0;
  const std::string name = "op" + std::to_string(number++);
  d.name = name.c_str();
  d.forward = back ? [](void*, const mpt_tensor* in, int32_t, mpt_tensor* out,
                        int32_t) { return mpt_square(in[0], out); }
                   : forward;
  d.backward = back;
  d.user = &w;
  mpt_op op = 0;
  GOOD(mpt_op_register(w.ctx, &d, &op));
  return mpt_op_run(w.ctx, op, &w.x, 1, nullptr, 0, y, 1);
}
// Releases a result of a call that may have failed, and returns the call's status.
mpt_status done(mpt_status s, mpt_tensor y) {
  EXPECT_EQ(s == MPT_OK, y != nullptr);
  mpt_tensor_release(y);
  return s;
}

// A call whose callback stores a handle after `good` runs that store a good one.
struct Case {
  const char* callback;  // its name in the error's text
  const char* type;      // its C type
  const char* where;     // the parameter or field that gives it to the library
  int good;
  bool takes_null;
  mpt_status (*call)(World&);
};
const Case kCases[] = {
    {"handle that a gradient hook stored", "mpt_grad_hook", "mpt_tensor_add_hook", 0, false,
     [](World& w) {
       int64_t id = 0;
       mpt_tensor y = nullptr;
       GOOD(mpt_tensor_add_hook(w.x, hook, &w, nullptr, &id));
       GOOD(mpt_square(w.x, &y));
       const mpt_status s = backward_of(y);
       GOOD(mpt_tensor_remove_hook(w.x, id));
       return s;
     }},
    {"handle that a gradient hook stored", "mpt_grad_hook", "mpt_tensor_add_hook", 0, false,
     [](World& w) {  // on a result
       mpt_tensor y = nullptr;
       GOOD(mpt_square(w.x, &y));
       GOOD(mpt_tensor_add_hook(y, hook, &w, nullptr, nullptr));
       return backward_of(y);
     }},
    {"handle that the checkpointed forward stored", "mpt_forward_fn", "mpt_recompute", 0, false,
     [](World& w) {
       mpt_tensor y = nullptr;
       const mpt_status s = mpt_recompute(w.ctx, forward, &w, nullptr, &w.x, 1, &y, 1);
       return done(s, y);
     }},
    {"handle that the checkpointed forward stored", "mpt_forward_fn", "mpt_recompute", 1, false,
     [](World& w) {  // in its second run
       mpt_tensor y = nullptr;
       const mpt_status s = mpt_recompute(w.ctx, forward, &w, nullptr, &w.x, 1, &y, 1);
       return s == MPT_OK ? backward_of(y) : s;
     }},
    {"handle 1 that the checkpointed forward stored", "mpt_forward_fn", "mpt_recompute", 0, false,
     [](World& w) {
       mpt_tensor y[2] = {};
       const mpt_status s = mpt_recompute(w.ctx, forward_of_two, &w, nullptr, &w.x, 1, y, 2);
       mpt_tensor_release(y[1]);
       return done(s, y[0]);
     }},
    {"handle that the forward of 'op", "mpt_forward_fn", "mpt_custom_op_desc", 0, false,
     [](World& w) {
       mpt_tensor y = nullptr;
       const mpt_status s = run_op(w, nullptr, &y);
       return done(s, y);
     }},
    {"handle that the backward of 'op", "mpt_custom_backward", "mpt_custom_op_desc", 0, true,
     [](World& w) {
       mpt_tensor y = nullptr;
       GOOD(run_op(w, backward, &y));
       return backward_of(y);
     }},
    {"handle that the backward of 'op", "mpt_custom_backward", "mpt_custom_op_desc", 0, true,
     [](World& w) {  // with a graph of its own
       mpt_tensor y = nullptr, g = nullptr;
       GOOD(run_op(w, backward, &y));
       const mpt_tensor seed = ones(w.ctx);
       mpt_backward_desc d;
       mpt_backward_desc_init(&d, sizeof d);
       d.create_graph = 1;
       const mpt_status s = mpt_grad(&y, &seed, 1, &w.x, 1, &d, &g);
       mpt_tensor_release(y);
       mpt_tensor_release(seed);
       return done(s, g);
     }},
    {"handle that the module's function stored", "mpt_forward_fn", "mpt_nn_function", 0, false,
     [](World& w) {
       mpt_module m = nullptr;
       mpt_tensor y = nullptr;
       GOOD(mpt_nn_function(w.ctx, forward, &w, nullptr, &m));
       const mpt_status s = mpt_module_forward(m, w.x, &y);
       mpt_module_release(m);
       return done(s, y);
     }},
    {"handle that the closure stored", "mpt_closure", "mpt_lbfgs_step", 0, false,
     [](World& w) {
       mpt_lbfgs l = nullptr;
       GOOD(mpt_lbfgs_create(w.params, nullptr, &l));
       const mpt_status s = mpt_lbfgs_step(l, closure, &w, nullptr);
       mpt_lbfgs_release(l);
       return s;
     }},
    {"handle that the closure stored", "mpt_closure", "mpt_lbfgs_step", 2, false,
     [](World& w) {  // in a later evaluation
       mpt_lbfgs l = nullptr;
       GOOD(mpt_lbfgs_create(w.params, nullptr, &l));
       const mpt_status s = mpt_lbfgs_step(l, closure, &w, nullptr);
       mpt_lbfgs_release(l);
       return s;
     }},
};

struct Bad {
  const char* text;  // in the error's text
  mpt_tensor (*make)(World&);
};
const Bad kBad[] = {
    {"is NULL", [](World&) { return mpt_tensor{}; }},
    {"is a stale tensor handle",
     [](World& w) {
       const mpt_tensor t = ones(w.ctx);
       mpt_tensor_release(t);
       return t;
     }},
    {"is a stale tensor handle",
     [](World& w) {
       const mpt_tensor t = ones(w.other);
       mpt_tensor_release(t);
       return t;
     }},
    {"is not a handle", [](World&) { return as_tensor(uintptr_t{0x7fff00000001}); }},
    {"is a context handle", [](World& w) { return as_tensor(w.ctx); }},
    {"is a context handle", [](World& w) { return as_tensor(w.other); }},
    {"is a parameter set handle", [](World& w) { return as_tensor(w.params); }},
    {"is a module handle", [](World& w) { return as_tensor(w.module); }},
    {"is a module handle", [](World& w) { return as_tensor(w.foreign_module); }},
    {"is a tensor of another context",
     [](World& w) {
       const mpt_tensor t = ones(w.other);
       EXPECT_EQ(mpt_tensor_retain(t), t);  // one reference for the library, one for the test
       return t;
     }},
};

// Each bad handle in each callback is an error that names both. A tensor that was stored is
// released once. The objects work as before, and both contexts can end in either order.
TEST(Stored, EveryBadHandleInEveryCallbackIsAnError) {
  for (size_t c = 0; c < std::size(kCases); ++c) {
    for (size_t b = 0; b < std::size(kBad); ++b) {
      for (const bool own_ends_first : {true, false}) {
        const Case& k = kCases[c];
        if (k.takes_null && b == 0) continue;
        SCOPED_TRACE(std::string(k.where) + ", case " + std::to_string(c) + ", " + kBad[b].text);
        World w;
        const int64_t in_other = live_tensors(w.other);
        w.good = k.good;
        w.bad = kBad[b].make(w);
        const std::string text = k.callback;
        EXPECT_EQ(k.call(w), MPT_ERROR_CALLBACK);
        EXPECT_NE(std::string(mpt_last_error()).find(text), std::string::npos) << mpt_last_error();
        EXPECT_NE(std::string(mpt_last_error()).find(kBad[b].text), std::string::npos)
            << mpt_last_error();
        if (b + 1 == std::size(kBad)) {
          EXPECT_EQ(live_tensors(w.other), in_other + 1) << "the test's reference is left";
          mpt_tensor_release(w.bad);
        }
        EXPECT_EQ(mpt_tensor_retain(mpt_tensor(w.bad)), mpt_tensor{});
        EXPECT_EQ(live_tensors(w.other), in_other);
        const int64_t in_own = live_tensors(w.ctx);
        w.good = 1000;
        GOOD(k.call(w));
        GOOD(mpt_tensor_set_grad(w.x, MPT_NULL_HANDLE));
        EXPECT_LE(live_tensors(w.ctx), in_own) << "the failed call left nothing";
        mpt_context_release(own_ends_first ? w.ctx : w.other);
        mpt_context_release(own_ends_first ? w.other : w.ctx);
      }
    }
  }
}

// -- all callbacks of the headers -----------------------------------------------------------------

// Returns the text of all public C headers without comments.
std::string headers() {
  std::string all;
  for (const auto& file : std::filesystem::directory_iterator(MPT_HEADERS)) {
    if (file.path().extension() != ".h") continue;
    std::stringstream s;
    s << std::ifstream(file.path()).rdbuf();
    std::string text = s.str();
    for (size_t at; (at = text.find("/*")) != std::string::npos;)
      text.erase(at, text.find("*/", at) + 2 - at);
    all += text;
  }
  return all;
}
bool is_word(char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_'; }

// The cases cover each place of the headers where a program gives the library a callback that
// stores handles: a function type with a parameter `mpt_tensor *`.
TEST(Stored, TheCasesCoverTheHeaders) {
  const std::string text = headers();
  std::map<std::string, int> types;  // the number of uses in the headers, without the typedef
  for (size_t at = 0; (at = text.find("(*", at)) != std::string::npos; ++at) {
    const size_t end = text.find(')', at), close = text.find(')', end + 1);
    std::stringstream parameters(text.substr(end + 2, close - end - 2));
    bool stores = false;
    for (std::string p; std::getline(parameters, p, ',');)
      stores |= p.find("mpt_tensor *") != std::string::npos && p.find("const") == std::string::npos;
    const std::string before = text.substr(text.rfind(';', at) + 1, at - text.rfind(';', at) - 1);
    if (!stores) continue;
    ASSERT_NE(before.find("typedef"), std::string::npos) << "name the type of every callback";
    types[text.substr(at + 2, end - at - 2)] = -1;
  }
  for (auto& [name, uses] : types) {
    for (size_t at = 0; (at = text.find(name, at)) != std::string::npos; at += name.size())
      uses += !is_word(text[at - 1]) && !is_word(text[at + name.size()]);
  }
  std::map<std::string, std::map<std::string, int>> tested;
  for (const Case& c : kCases) tested[c.type][c.where] = 1;
  EXPECT_EQ(types.size(), tested.size());
  for (const auto& [name, uses] : types)
    EXPECT_EQ(uses, static_cast<int>(tested[name].size())) << name;
}

}  // namespace
