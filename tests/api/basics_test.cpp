// Core of the C API: tensors, autograd, autocast, scopes, errors.
// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <clocale>
#include <cmath>
#include <cstdlib>
#include <string>
#include <vector>

#include "mpt/mpt.h"

namespace {

#define OK(call) ASSERT_EQ(call, MPT_OK) << mpt_last_error()

class Api : public ::testing::Test {
 protected:
  void SetUp() override { OK(mpt_context_create(nullptr, &ctx)); }
  void TearDown() override { mpt_context_release(ctx); }

  mpt_tensor make(std::vector<int64_t> shape, std::vector<float> v, bool grad = false) {
    mpt_tensor t = nullptr;
    EXPECT_EQ(mpt_tensor_from_data(ctx, MPT_F32, shape.data(), static_cast<int32_t>(shape.size()),
                                   v.data(), v.size() * sizeof(float), &t),
              MPT_OK)
        << mpt_last_error();
    if (grad) {
      EXPECT_EQ(mpt_tensor_set_requires_grad(t, 1), MPT_OK);
    }
    return t;
  }
  std::vector<float> read(mpt_tensor t) {
    mpt_tensor_info i = {.struct_size = sizeof i};
    EXPECT_EQ(mpt_tensor_get_info(t, &i), MPT_OK) << mpt_last_error();
    std::vector<float> v(static_cast<size_t>(i.count));
    EXPECT_EQ(mpt_tensor_read(t, MPT_F32, v.data(), i.count), MPT_OK) << mpt_last_error();
    return v;
  }
  std::vector<float> grad(mpt_tensor t) {
    mpt_tensor g = nullptr;
    EXPECT_EQ(mpt_tensor_get_grad(t, &g), MPT_OK);
    auto v = read(g);
    mpt_tensor_release(g);
    return v;
  }

  mpt_context ctx = nullptr;
};

// A context keeps the kernels of the latest 4096 to 8192 kinds of calls. A kernel that was
// prepared before the limit was reached is not prepared again right after.
TEST_F(Api, ManyShapesDropTheOldestKernelsOnly) {
  const auto kernels = [&] {
    size_t n = 0;
    EXPECT_EQ(mpt_context_kernels_text(ctx, nullptr, 0, &n), MPT_OK);
    std::string text(n, 0);
    EXPECT_EQ(mpt_context_kernels_text(ctx, text.data(), n, nullptr), MPT_OK);
    return std::count(text.begin(), text.end(), '\n');
  };
  const auto negate = [&](int64_t from, int64_t to) {
    for (int64_t n = from; n < to; ++n) {
      mpt_tensor x = nullptr, y = nullptr;
      OK(mpt_empty(ctx, MPT_F32, &n, 1, &x));
      OK(mpt_neg(x, &y));
      mpt_tensor_release(x);
      mpt_tensor_release(y);
    }
  };
  negate(1, 4097);
  EXPECT_EQ(kernels(), 4096);
  negate(4097, 4197);
  EXPECT_EQ(kernels(), 4196);
  negate(1, 4097);
  EXPECT_EQ(kernels(), 4196) << "kernels of the earlier generation are still used";
  negate(4197, 8293);
  EXPECT_EQ(kernels(), 4096 + 100) << "the earliest generation is gone";
}

TEST_F(Api, AddBroadcastsAndItsGradientSums) {
  mpt_tensor a = make({2, 3}, {1, 2, 3, 4, 5, 6}, true), b = make({3}, {10, 20, 30}, true), c, s;
  OK(mpt_add(a, b, &c));
  EXPECT_EQ(read(c), (std::vector<float>{11, 22, 33, 14, 25, 36}));
  OK(mpt_sum(c, nullptr, 0, 0, &s));
  OK(mpt_backward(&s, nullptr, 1, nullptr));
  EXPECT_EQ(grad(a), std::vector<float>(6, 1));
  EXPECT_EQ(grad(b), std::vector<float>(3, 2));
}

// Two loads of one host's code: the same heap and workers, with functions at other addresses.
struct Host {
  int taken = 0, freed = 0, jobs = 0, logs = 0;
  template <int load>
  static mpt_hooks hooks(Host* host) {
    mpt_hooks h;
    mpt_hooks_init(&h, sizeof h);
    h.user = host;
    h.worker_count = 2;
    h.alloc = [](void* user, size_t size, size_t align) {
      static_cast<Host*>(user)->taken += load;
      return std::aligned_alloc(align, (size + align - 1) / align * align);
    };
    h.free = [](void* user, void* memory, size_t, size_t) {
      static_cast<Host*>(user)->freed += load;
      std::free(memory);
    };
    h.parallel_for = [](void* user, int64_t n, int64_t, mpt_job_fn fn, void* job) {
      static_cast<Host*>(user)->jobs += load;
      fn(job, 0, n / 2, 0);
      fn(job, n / 2, n, 1);
    };
    return h;
  }
};

TEST_F(Api, HooksMoveWhenTheHostIsLoadedAgain) {
  NEEDS_HOST("the hooks serve the CPU: its memory and its workers");
  Host before, after;
  mpt_hooks h = Host::hooks<1>(&before), moved = Host::hooks<100>(&after);
  mpt_context_desc d;
  mpt_context_desc_init(&d, sizeof d);
  d.hooks = &h;
  mpt_context c;
  OK(mpt_context_create(&d, &c));
  const int64_t n[] = {1 << 20};
  mpt_tensor t, u;
  OK(mpt_full(c, MPT_F32, n, 1, 2, &t));
  ASSERT_GT(before.taken, 0);
  auto refused = [&](auto change, const char* text) {
    mpt_hooks bad = moved;
    change(bad);
    EXPECT_EQ(mpt_context_rebind(c, &bad), MPT_ERROR_INVALID_ARGUMENT);
    EXPECT_NE(std::string(mpt_last_error()).find(text), std::string::npos) << mpt_last_error();
  };
  refused([](mpt_hooks& x) { x.alloc = nullptr; }, "hooks.alloc is NULL");
  refused([](mpt_hooks& x) { x.free = nullptr; }, "hooks.free is NULL");
  refused([](mpt_hooks& x) { x.parallel_for = nullptr; }, "hooks.parallel_for is NULL");
  refused([](mpt_hooks& x) { x.worker_count = 3; }, "worker_count is 3");
  EXPECT_EQ(mpt_context_rebind(ctx, &moved), MPT_ERROR_INVALID_ARGUMENT) << "it has no hooks";
  const Host old = before;
  OK(mpt_context_rebind(c, &moved));
  OK(mpt_square(t, &u));
  EXPECT_EQ(read(u)[12345], 4);
  const int64_t more[] = {1 << 24};
  OK(mpt_zeros(c, MPT_F32, more, 1, &u));
  EXPECT_GE(after.jobs, 100);
  EXPECT_GE(after.taken, 100);
  mpt_context_release(c);
  EXPECT_EQ(before.jobs, old.jobs);
  EXPECT_EQ(before.taken, old.taken);
  EXPECT_EQ(before.freed, old.freed);
  EXPECT_EQ(after.freed, 100 * (old.taken - old.freed) + after.taken)
      << "what the old one gave, too";
}

TEST_F(Api, SecondOrder) {  // y = x^3: y' = 3x^2, y'' = 6x
  mpt_tensor x = make({1}, {2}, true), y, g, h;
  OK(mpt_pow_scalar(x, 3, &y));
  mpt_backward_desc d;
  mpt_backward_desc_init(&d, sizeof d);
  d.create_graph = 1;
  OK(mpt_grad(&y, nullptr, 1, &x, 1, &d, &g));
  EXPECT_FLOAT_EQ(read(g)[0], 12);
  OK(mpt_grad(&g, nullptr, 1, &x, 1, nullptr, &h));
  EXPECT_FLOAT_EQ(read(h)[0], 12);
}

TEST_F(Api, LinearLearnsARegression) {
  mpt_tensor x = make({4, 2}, {0, 0, 0, 1, 1, 0, 1, 1}), t = make({4, 1}, {1, 3, 0, 2});
  mpt_tensor w = make({1, 2}, {0.1f, -0.2f}, true), b = make({1}, {0}, true);
  double loss = 1;
  for (int step = 0; step < 300; ++step) {
    OK(mpt_scope_push(ctx));
    mpt_tensor y, e, sq, l;
    OK(mpt_linear(x, w, b, MPT_ACTIVATION_NONE, &y));
    OK(mpt_sub(y, t, &e));
    OK(mpt_square(e, &sq));
    OK(mpt_mean(sq, nullptr, 0, 0, &l));
    OK(mpt_tensor_get_item(l, &loss));
    OK(mpt_backward(&l, nullptr, 1, nullptr));
    for (mpt_tensor p : {w, b}) {
      std::vector<float> v = read(p), g = grad(p);
      for (size_t i = 0; i < v.size(); ++i) v[i] -= 0.2f * g[i];
      OK(mpt_tensor_write(p, MPT_F32, v.data(), static_cast<int64_t>(v.size())));
      OK(mpt_tensor_set_grad(p, nullptr));
    }
    OK(mpt_scope_pop(ctx, nullptr, 0));
  }
  EXPECT_LT(loss, 1e-6);
  mpt_memory_info m = {.struct_size = sizeof m};
  OK(mpt_context_get_memory(ctx, &m));
  EXPECT_EQ(m.live_tensors, 4);
}

TEST_F(Api, AutocastEqualsHandPlacedCasts) {
  mpt_tensor x = make({2, 2}, {1.001f, 2.003f, 3.007f, -4.01f}, true),
             w = make({2, 2}, {0.1f, 0.2f, 0.3f, 0.4f}, true);
  mpt_tensor y, xb, wb, z;
  OK(mpt_autocast_push(ctx, nullptr));
  OK(mpt_matmul(x, w, &y));
  OK(mpt_autocast_pop(ctx));
  OK(mpt_cast(x, MPT_BF16, &xb));
  OK(mpt_cast(w, MPT_BF16, &wb));
  OK(mpt_matmul(xb, wb, &z));
  EXPECT_EQ(read(y), read(z));
  mpt_tensor_info i = {.struct_size = sizeof i};
  OK(mpt_tensor_get_info(y, &i));
  EXPECT_EQ(i.dtype, MPT_BF16);
}

TEST_F(Api, ErrorsSayWhatAndLeaveOutputsNull) {
  mpt_tensor a = make({2, 3}, std::vector<float>(6)), b = make({2, 2}, std::vector<float>(4)),
             c = a;
  EXPECT_EQ(mpt_add(a, b, &c), MPT_ERROR_SHAPE);
  EXPECT_EQ(c, nullptr);
  EXPECT_NE(std::string(mpt_last_error()).find("[2, 3] and [2, 2]"), std::string::npos);
  EXPECT_EQ(mpt_add(a, nullptr, &c), MPT_ERROR_INVALID_HANDLE);
  mpt_tensor_release(b);
  EXPECT_EQ(mpt_add(a, b, &c), MPT_ERROR_INVALID_HANDLE);
  EXPECT_NE(std::string(mpt_last_error()).find("stale"), std::string::npos);
}

// [N] with [N, 1] broadcasts to [N, N], which is legal but rarely intended.
TEST_F(Api, ALossThatStretchesItsInputIsLoggedOnce) {
  mpt_hooks hooks;
  mpt_hooks_init(&hooks, sizeof hooks);
  std::vector<std::string> lines;
  hooks.user = &lines;
  hooks.log = [](void* user, int32_t level, const char* text) {
    EXPECT_EQ(level, MPT_LOG_WARNING);
    static_cast<std::vector<std::string>*>(user)->emplace_back(text);
  };
  mpt_context_desc d;
  mpt_context_desc_init(&d, sizeof d);
  d.hooks = &hooks;
  mpt_context_release(ctx);
  OK(mpt_context_create(&d, &ctx));
  mpt_tensor guess = make({3, 1}, {1, 2, 3}), column = make({3, 1}, {1, 1, 1}),
             row = make({3}, {1, 1, 1}), one = make({}, {1}), loss;
  OK(mpt_mse_loss(guess, column, MPT_REDUCTION_MEAN, &loss));
  OK(mpt_huber_loss(guess, one, MPT_REDUCTION_MEAN, 1, &loss));
  EXPECT_TRUE(lines.empty());
  OK(mpt_smooth_l1_loss(guess, row, MPT_REDUCTION_MEAN, 1, &loss));
  OK(mpt_mse_loss(guess, row, MPT_REDUCTION_MEAN, &loss));
  ASSERT_EQ(lines.size(), 1u);
  EXPECT_NE(lines[0].find("mpt_smooth_l1_loss: input [3, 1] and target [3] broadcast to [3, 3]"),
            std::string::npos)
      << lines[0];
}

TEST_F(Api, ChangedInPlaceIsNamed) {
  mpt_tensor x = make({1}, {2}, true), y, z;
  OK(mpt_exp(x, &y));
  OK(mpt_mul(y, x, &z));
  float v = 7;
  OK(mpt_tensor_write(y, MPT_F32, &v, 1));
  EXPECT_EQ(mpt_backward(&z, nullptr, 1, nullptr), MPT_ERROR_STATE);
  EXPECT_NE(std::string(mpt_last_error()).find("write has changed it"), std::string::npos)
      << mpt_last_error();
}

// The hook runs inside a backward, which continues to use the context afterwards.
TEST_F(Api, AContextIsNotShutDownFromInsideACall) {
  struct Seen {
    mpt_context ctx;
    mpt_status shutdown = MPT_OK;
    std::string text;
    bool live = false;
  } seen;
  for (bool release : {false, true}) {
    OK(mpt_context_create(nullptr, &seen.ctx));
    const int64_t n = 4;
    mpt_tensor x = nullptr, y = nullptr, g = nullptr;
    OK(mpt_ones(seen.ctx, MPT_F32, &n, 1, &x));
    OK(mpt_tensor_set_requires_grad(x, 1));
    OK(mpt_sum(x, nullptr, 0, 0, &y));
    int64_t id = 0;
    const auto shut = [](void* user, mpt_tensor*) -> mpt_status {
      auto& s = *static_cast<Seen*>(user);
      s.shutdown = mpt_context_shutdown(s.ctx);
      s.text = mpt_last_error();
      return MPT_OK;
    };
    const auto give_back = [](void* user, mpt_tensor* g) -> mpt_status {
      auto& s = *static_cast<Seen*>(user);
      mpt_context_release(s.ctx);
      mpt_tensor twice = nullptr;
      s.live = mpt_add(*g, *g, &twice) == MPT_OK;  // the context lives until the backward returns
      return MPT_OK;
    };
    OK(mpt_tensor_add_hook(x, release ? +give_back : +shut, &seen, nullptr, &id));
    OK(mpt_backward(&y, nullptr, 1, nullptr));
    if (release) {
      EXPECT_TRUE(seen.live);
      EXPECT_FALSE(mpt_tensor_is_valid(x)) << "the context ended with the backward";
      EXPECT_EQ(mpt_tensor_get_grad(x, &g), MPT_ERROR_INVALID_HANDLE);
    } else {
      EXPECT_EQ(seen.shutdown, MPT_ERROR_STATE);
      EXPECT_NE(seen.text.find("inside mpt_backward"), std::string::npos) << seen.text;
      OK(mpt_tensor_get_grad(x, &g));
      OK(mpt_context_shutdown(seen.ctx));
      EXPECT_FALSE(mpt_tensor_is_valid(x));
    }
  }
}

// Memory of a call that has failed is still the caller's. Each limit fails at another allocation.
TEST_F(Api, DoneIsNotCalledForAFailedCall) {
  for (size_t limit = 200'000; limit < 1'000'000; limit += 20'000) {
    mpt_context_desc d;
    mpt_context_desc_init(&d, sizeof d);
    d.memory_limit = limit;
    mpt_context c = nullptr;
    OK(mpt_context_create(&d, &c));
    OK(mpt_scope_push(c));
    float memory[4] = {};
    int told = 0, made = 0;
    const int64_t n = 4;
    mpt_status status = MPT_OK;
    while (status == MPT_OK) {
      mpt_tensor t = nullptr;
      status = mpt_tensor_from_memory(
          c, MPT_F32, &n, nullptr, 1, memory, sizeof memory,
          [](void* user) { ++*static_cast<int*>(user); }, &told, &t);
      made += status == MPT_OK;
    }
    EXPECT_EQ(status, MPT_ERROR_OUT_OF_MEMORY);
    EXPECT_EQ(told, 0) << limit;
    mpt_context_release(c);
    EXPECT_EQ(told, made);
  }
}

// A callback that runs at the end of one context may release another context.
TEST_F(Api, TheEndOfAContextGivesBackAnother) {
  static mpt_context other;
  static int told;
  told = 0;
  mpt_context first = nullptr;
  OK(mpt_context_create(nullptr, &first));
  OK(mpt_context_create(nullptr, &other));
  static float memory[2][4];
  const int64_t n = 4;
  mpt_tensor x = nullptr, y = nullptr, in_other = nullptr;
  OK(mpt_tensor_from_memory(
      other, MPT_F32, &n, nullptr, 1, memory[1], 16, [](void*) { ++told; }, nullptr, &in_other));
  OK(mpt_tensor_from_memory(
      first, MPT_F32, &n, nullptr, 1, memory[0], 16,
      [](void*) {
        ++told;
        mpt_context_release(other);
      },
      nullptr, &x));
  OK(mpt_tensor_set_requires_grad(x, 1));
  OK(mpt_sum(x, nullptr, 0, 0, &y));
  int64_t id = 0;
  OK(mpt_tensor_add_hook(
      x,
      [](void* ctx, mpt_tensor*) -> mpt_status {
        mpt_context_release(static_cast<mpt_context>(ctx));
        return MPT_OK;
      },
      first, nullptr, &id));
  OK(mpt_backward(&y, nullptr, 1, nullptr));
  EXPECT_EQ(told, 2) << "both have ended";
  EXPECT_FALSE(mpt_tensor_is_valid(in_other));
}

TEST_F(Api, LongChainsDieWithoutRecursion) {
  mpt_tensor x = make({1}, {1}, true), y = x;
  for (int i = 0; i < 200000; ++i) {
    mpt_tensor z;
    OK(mpt_add_scalar(y, 0, &z));
    if (y != x) mpt_tensor_release(y);
    y = z;
  }
  OK(mpt_backward(&y, nullptr, 1, nullptr));
  EXPECT_EQ(grad(x)[0], 1);
  mpt_tensor_release(y);
}

TEST_F(Api, Prints) {
  mpt_tensor x = make({2, 2}, {1, 2.5f, -3, 100});
  char text[200];
  OK(mpt_tensor_text(x, text, sizeof text, nullptr));
  EXPECT_STREQ(text, "tensor([[  1. ,   2.5],\n        [ -3. , 100. ]])");
  // Long tensors are abbreviated as by NumPy's array2string.
  char more[1000];
  OK(mpt_arange(ctx, MPT_I64, 0, 1400, 1, &x));
  const int64_t shape[] = {7, 1, 200}, none[] = {int64_t{1} << 40, 0};
  OK(mpt_reshape(x, shape, 3, &x));
  OK(mpt_tensor_text(x, more, sizeof more, nullptr));
  EXPECT_STREQ(more,
               "tensor([[[   0,    1,    2, ...,  197,  198,  199]],\n"
               "\n"
               "        [[ 200,  201,  202, ...,  397,  398,  399]],\n"
               "\n"
               "        [[ 400,  401,  402, ...,  597,  598,  599]],\n"
               "\n"
               "        ...,\n"
               "\n"
               "        [[ 800,  801,  802, ...,  997,  998,  999]],\n"
               "\n"
               "        [[1000, 1001, 1002, ..., 1197, 1198, 1199]],\n"
               "\n"
               "        [[1200, 1201, 1202, ..., 1397, 1398, 1399]]], dtype=i64)");
  OK(mpt_empty(ctx, MPT_F32, none, 2, &x));
  OK(mpt_tensor_text(x, text, sizeof text, nullptr));
  EXPECT_STREQ(text, "tensor([], shape=[1099511627776, 0])");
}

// Integers are written with all their digits, also those that a double does not have.
TEST_F(Api, PrintsEveryDigitOfIntegers) {
  const int64_t numbers[] = {INT64_MAX, INT64_MIN, (int64_t{1} << 53) + 1, -7}, n = 4;
  mpt_tensor x = nullptr, b = nullptr;
  OK(mpt_tensor_from_data(ctx, MPT_I64, &n, 1, numbers, sizeof numbers, &x));
  char text[200];
  OK(mpt_tensor_text(x, text, sizeof text, nullptr));
  EXPECT_STREQ(text,
               "tensor([ 9223372036854775807, -9223372036854775808,     9007199254740993, "
               "                  -7], dtype=i64)");
  OK(mpt_gt(x, make({1}, {0}), &b));
  OK(mpt_tensor_text(b, text, sizeof text, nullptr));
  EXPECT_STREQ(text, "tensor([1, 0, 1, 0], dtype=bool)");
}

// Linux would grant the memory and kill the process on first use.
TEST_F(Api, MoreMemoryThanTheMachineHasIsAnError) {
  const int64_t pages = sysconf(_SC_PHYS_PAGES), shape = int64_t{1} << 41;
  if (pages > shape * 4 / sysconf(_SC_PAGESIZE) / 2) GTEST_SKIP() << "4 TB and more";
  mpt_tensor x = nullptr;
  EXPECT_EQ(mpt_empty(ctx, MPT_F32, &shape, 1, &x), MPT_ERROR_OUT_OF_MEMORY);
  EXPECT_EQ(x, nullptr);
  EXPECT_NE(std::string(mpt_last_error()).find("8796093022208 bytes"), std::string::npos)
      << mpt_last_error();
}

// The host may have set its users' locale.
TEST_F(Api, PrintsPointsInEveryLocale) {
  const std::string before = setlocale(LC_NUMERIC, nullptr);
  const char* comma = nullptr;
  for (const char* name : {"de_DE.UTF-8", "de_DE.utf8", "fr_FR.UTF-8", "es_ES.UTF-8"}) {
    if (!comma) comma = setlocale(LC_NUMERIC, name);
  }
  if (!comma) GTEST_SKIP() << "no locale with a decimal comma is installed";
  char text[200];
  OK(mpt_tensor_text(make({2}, {0.5f, 1e-9f}), text, sizeof text, nullptr));
  EXPECT_STREQ(text, "tensor([5.0000e-01, 1.0000e-09])");
  mpt_precision p;
  OK(mpt_precision_from_name("O2,loss_scale=128.5", &p, sizeof p));
  EXPECT_EQ(p.static_scale, 128.5);
  setlocale(LC_NUMERIC, before.c_str());
}

TEST_F(Api, TextsEndBetweenCharacters) {
  std::string name;
  while (name.size() < 3000) name += "\u00e9\u20ac";  // characters of two and three bytes
  for (size_t shift = 0; shift < 5; ++shift) {
    const std::string asked = std::string(shift, 'a') + name;
    mpt_op op;
    ASSERT_LT(mpt_op_from_name(ctx, asked.c_str(), &op), 0);
    const std::string text = mpt_last_error();
    const size_t lead = text.find_last_not_of("\x80\x81\x82\xa9\xac");
    const auto first = static_cast<unsigned char>(text[lead]);
    const size_t length = first >= 0xe0 ? 3 : first >= 0xc0 ? 2 : 1;
    EXPECT_EQ(text.size() - lead, length) << shift;
  }
}

}  // namespace
