// Host integration: errors kept and set, the end of callbacks, threads, read-only memory.
// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <atomic>
#include <cstdlib>
#include <string>
#include <thread>
#include <vector>

#include "mpt/mpt.h"

namespace {

#define OK(call) ASSERT_EQ(call, MPT_OK) << mpt_last_error()

bool has(const char* text, const char* part) {
  return std::string(text).find(part) != std::string::npos;
}

struct Lending : ::testing::Test {
  mpt_context c = nullptr;
  void SetUp() override {
    OK(mpt_context_create(nullptr, &c));
    mpt_clear_errors();
  }
  void TearDown() override { mpt_context_release(c); }

  mpt_tensor ones(int64_t n) {
    mpt_tensor t = nullptr;
    EXPECT_EQ(mpt_ones(c, MPT_F32, &n, 1, &t), MPT_OK);
    return t;
  }
};

void count(void* user) { ++*static_cast<int*>(user); }

// -- errors ---------------------------------------------------------------------------------------

// A program that checks nothing can still find the first error.
TEST_F(Lending, TheFirstErrorOfAChainIsKept) {
  EXPECT_STREQ(mpt_first_error(), "");
  EXPECT_EQ(mpt_first_error_code(), MPT_OK);
  const mpt_tensor a = ones(2), b = ones(3);
  mpt_tensor sum, product, mean;
  MPT_IGNORE(mpt_add(a, b, &sum));        // shapes do not match
  MPT_IGNORE(mpt_mul(sum, a, &product));  // sum is NULL
  MPT_IGNORE(mpt_mean(product, nullptr, 0, 0, &mean));
  EXPECT_EQ(mpt_first_error_code(), MPT_ERROR_SHAPE);
  EXPECT_EQ(std::string(mpt_first_error()).find("mpt_add: "), 0u) << mpt_first_error();
  EXPECT_EQ(mpt_last_error_code(), MPT_ERROR_INVALID_HANDLE);
  EXPECT_EQ(std::string(mpt_last_error()).find("mpt_mean: "), 0u) << mpt_last_error();
  std::thread([] {
    EXPECT_EQ(mpt_first_error_code(), MPT_OK) << "each thread has its own";
  }).join();
  mpt_clear_errors();
  EXPECT_STREQ(mpt_first_error(), "");
  EXPECT_STREQ(mpt_last_error(), "");
  EXPECT_EQ(mpt_last_error_code(), MPT_OK);
  MPT_IGNORE(mpt_mean(nullptr, nullptr, 0, 0, &mean));
  EXPECT_EQ(std::string(mpt_first_error()).find("mpt_mean: "), 0u) << "and again";
}

TEST_F(Lending, ACallbackSaysWhatWentWrong) {
  const auto fails = [](void*, const mpt_tensor*, int32_t, mpt_tensor*, int32_t) {
    mpt_set_error("the sensor is \"away\" 100%s");
    return mpt_status{-500};
  };
  const mpt_tensor x = ones(2);
  mpt_tensor y;
  EXPECT_EQ(mpt_recompute(c, fails, nullptr, nullptr, &x, 1, &y, 1), MPT_ERROR_CALLBACK);
  EXPECT_TRUE(has(mpt_last_error(), "(-500): the sensor is \"away\" 100%s")) << mpt_last_error();
  EXPECT_EQ(mpt_first_error_code(), MPT_ERROR_CALLBACK) << "of the call, not of the callback";
  mpt_set_error(nullptr);
  EXPECT_STREQ(mpt_last_error(), "");
  EXPECT_EQ(mpt_last_error_code(), MPT_ERROR_CALLBACK);
  mpt_set_error(std::string(5000, 'x').c_str());
  EXPECT_EQ(std::string(mpt_last_error()).size(), 4095u) << "a longer text is cut";
}

// Texts of the library are UTF-8 without control characters, whatever comes into them from outside.
TEST_F(Lending, TextsAreUtf8WithoutControlCharacters) {
  const struct {
    const char *given, *kept;
  } cases[] = {
      {"h\xc3\xa9 \xe2\x82\xac \xf0\x9f\x98\x80\n\tend",
       "h\xc3\xa9 \xe2\x82\xac \xf0\x9f\x98\x80\n\tend"},
      {"a\x01\x1b[31m\x7f\r", "a??[31m??"},                   // control characters
      {"\xc2\x80\xc2\x9f\xc2\xa0", "????\xc2\xa0"},           // and those of Latin-1
      {"\xff\xfe\x80 \xbf", "??? ?"},                         // no first bytes
      {"\xc0\xaf\xe0\x80\xaf\xf0\x80\x80\xaf", "?????????"},  // long forms
      {"\xed\xa0\x80 \xed\x9f\xbf", "??? \xed\x9f\xbf"},      // a surrogate
      {"\xf4\x90\x80\x80 \xf5", "???? ?"},                    // past the last character
      {"\xe2\x82", "??"},                                     // cut
      {"\xe2\x82x", "??x"},
  };
  for (const auto& k : cases) {
    mpt_set_error(k.given);
    EXPECT_STREQ(mpt_last_error(), k.kept);
    const std::string kept = std::string("'") + k.kept + "'";
    mpt_op op = 0;
    EXPECT_EQ(mpt_op_from_name(c, k.given, &op), MPT_ERROR_INVALID_ARGUMENT);
    EXPECT_TRUE(has(mpt_last_error(), kept.c_str())) << mpt_last_error();
  }
  mpt_context_desc d;
  mpt_context_desc_init(&d, sizeof d);
  mpt_device_module m;
  mpt_device_module_init(&m, sizeof m);
  m.path = "/no/\xff\x01/module.so";
  d.device = MPT_DEVICE_MODULE;
  d.next = reinterpret_cast<const mpt_chain*>(&m);
  mpt_context other = nullptr;
  EXPECT_EQ(mpt_context_create(&d, &other), MPT_ERROR_DEVICE);
  EXPECT_TRUE(has(mpt_last_error(), "/no/?\?/module.so")) << mpt_last_error();
}

// -- the end of callbacks -------------------------------------------------------------------------

TEST_F(Lending, AnOperationTellsWhenItEnds) {
  int ended = 0;
  mpt_custom_op_desc d;
  mpt_custom_op_desc_init(&d, sizeof d);
  d.name = "copy";
  d.user = &ended;
  d.done = count;
  d.forward = [](void*, const mpt_tensor* in, int32_t, mpt_tensor* out, int32_t) {
    return mpt_clone(in[0], out);
  };
  mpt_op op;
  OK(mpt_op_register(c, &d, &op));
  EXPECT_EQ(mpt_op_register(c, &d, &op), MPT_ERROR_INVALID_ARGUMENT) << "the name is taken";
  EXPECT_EQ(ended, 0) << "never where the call failed";
  mpt_context_release(c);
  c = nullptr;
  EXPECT_EQ(ended, 1);
}

TEST_F(Lending, AScheduleTellsWhenItEnds) {
  int ended = 0;
  mpt_params params;
  mpt_module m;
  mpt_optimizer o;
  OK(mpt_params_create(c, &params));
  OK(mpt_nn_linear(params, "fc", 2, 2, 1, MPT_ACTIVATION_NONE, &m));
  OK(mpt_optimizer_create(params, nullptr, &o));
  mpt_schedule_desc d;
  mpt_schedule_desc_init(&d, sizeof d);
  d.kind = MPT_SCHEDULE_LAMBDA;
  d.user = &ended;
  d.done = count;
  EXPECT_EQ(mpt_optimizer_set_schedule(o, &d), MPT_ERROR_INVALID_ARGUMENT) << "no function";
  EXPECT_EQ(ended, 0) << "never where the call failed";
  d.factor = [](void*, int64_t, double* factor) {
    *factor = 0.5;
    return mpt_status{MPT_OK};
  };
  OK(mpt_optimizer_set_schedule(o, &d));
  OK(mpt_optimizer_set_schedule(o, &d));
  EXPECT_EQ(ended, 1) << "another took its place";
  OK(mpt_optimizer_set_schedule(o, nullptr));
  EXPECT_EQ(ended, 2);
  OK(mpt_optimizer_set_schedule(o, &d));
  mpt_optimizer_release(o);
  mpt_context_release(c);
  c = nullptr;
  EXPECT_EQ(ended, 3);
}

struct Lent {
  int memory = 0, ended = 0;
  static mpt_hooks hooks(Lent* own) {
    mpt_hooks h;
    mpt_hooks_init(&h, sizeof h);
    h.user = own;
    h.alloc = [](void* user, size_t size, size_t align) {
      ++static_cast<Lent*>(user)->memory;
      return std::aligned_alloc(align, (size + align - 1) / align * align);
    };
    h.free = [](void* user, void* p, size_t, size_t) {
      EXPECT_EQ(static_cast<Lent*>(user)->ended, 0) << "memory comes back before the end is told";
      --static_cast<Lent*>(user)->memory;
      std::free(p);
    };
    h.done = [](void* user) {
      EXPECT_EQ(static_cast<Lent*>(user)->memory, 0);
      ++static_cast<Lent*>(user)->ended;
    };
    return h;
  }
};

TEST(Hooks, TellWhenNoneCanRunAnyMore) {
  Lent first, second;
  mpt_hooks h = Lent::hooks(&first);
  mpt_context_desc d;
  mpt_context_desc_init(&d, sizeof d);
  d.hooks = &h;
  d.flags = 1 << 30;
  mpt_context c;
  EXPECT_EQ(mpt_context_create(&d, &c), MPT_ERROR_INVALID_ARGUMENT);
  EXPECT_EQ(first.ended, 0) << "never where the call failed";
  d.flags = 0;
  OK(mpt_context_create(&d, &c));
  mpt_tensor t;
  const int64_t n = 4;
  OK(mpt_ones(c, MPT_F32, &n, 1, &t));
  mpt_context_release(c);
  EXPECT_EQ(first.ended, 1);

  // After a rebind only the new hooks are called.
  first = {};
  h = Lent::hooks(&first);
  OK(mpt_context_create(&d, &c));
  mpt_hooks again = Lent::hooks(&second);
  OK(mpt_context_rebind(c, &again));
  mpt_context_release(c);
  EXPECT_EQ(first.ended, 0);
  EXPECT_EQ(second.ended, 1);
}

// Gives pieces of memory; one of them is shifted by some bytes.
struct Host {
  int pieces = 0, bad_piece = 0;
  size_t shift = 0, bytes = 0;
  struct Piece {
    char* at;
    size_t by, size;
  };
  std::vector<Piece> lent;

  mpt_hooks hooks() {
    mpt_hooks h;
    mpt_hooks_init(&h, sizeof h);
    h.user = this;
    h.alloc = [](void* user, size_t size, size_t align) {
      return static_cast<Host*>(user)->give(size, align);
    };
    h.free = [](void* user, void* p, size_t size, size_t) {
      static_cast<Host*>(user)->take(p, size);
    };
    return h;
  }
  void* give(size_t size, size_t align) {
    const size_t by = ++pieces == bad_piece ? shift : 0;
    lent.push_back({static_cast<char*>(std::aligned_alloc(align, size + align)) + by, by, size});
    bytes += size;
    return lent.back().at;
  }
  void take(void* at, size_t size) {
    for (Piece& p : lent) {
      if (p.at != at) continue;
      EXPECT_EQ(size, p.size);
      bytes -= p.size;
      std::free(p.at - p.by);
      p = lent.back();
      lent.pop_back();
      return;
    }
    ADD_FAILURE() << "this was never given";
  }
};

// A block from the host's allocator that is not aligned is returned as it came, and the call fails
// without a change, whichever block it is. With an aligned block everything works again.
TEST(Hooks, MemoryThatIsNotAlignedIsRefused) {
  NEEDS_HOST("the hooks give memory of the CPU");
  const auto refused = [](mpt_status status) {
    EXPECT_EQ(status, MPT_ERROR_CALLBACK);
    EXPECT_TRUE(has(mpt_last_error(), "hooks.alloc returned memory at 0x")) << mpt_last_error();
    EXPECT_TRUE(has(mpt_last_error(), "not aligned to 64 bytes")) << mpt_last_error();
  };
  for (size_t shift : {1, 8, 16, 32, 63}) {
    int failed = 0;
    for (int bad = 1; bad <= 5; ++bad) {
      Host host;
      host.bad_piece = bad;
      host.shift = shift;
      const mpt_hooks h = host.hooks();
      mpt_context_desc d;
      mpt_context_desc_init(&d, sizeof d);
      d.hooks = &h;
      mpt_context c = nullptr;
      if (mpt_status status = mpt_context_create(&d, &c); status != MPT_OK) {
        refused(status);
        EXPECT_EQ(c, nullptr);
        EXPECT_TRUE(host.lent.empty());
        ++failed;
        OK(mpt_context_create(&d, &c));
      }
      std::vector<mpt_tensor> kept;
      for (int64_t n = 1 << 18; n <= 1 << 22; n *= 2) {  // 1 MiB and more: blocks of their own
        mpt_memory_info before = {}, after = {};
        before.struct_size = after.struct_size = sizeof before;
        OK(mpt_context_get_memory(c, &before));
        mpt_tensor t = nullptr;
        if (mpt_status status = mpt_ones(c, MPT_F32, &n, 1, &t); status != MPT_OK) {
          refused(status);
          EXPECT_EQ(t, nullptr);
          ++failed;
          OK(mpt_context_get_memory(c, &after));
          EXPECT_EQ(after.total_now, before.total_now);
          EXPECT_EQ(after.arena_bytes, host.bytes);
          EXPECT_EQ(after.live_tensors, before.live_tensors);
          OK(mpt_ones(c, MPT_F32, &n, 1, &t));
        }
        kept.push_back(t);
      }
      for (mpt_tensor t : kept) {
        mpt_tensor sum = nullptr;
        double value = 0;
        mpt_tensor_info info = {};
        info.struct_size = sizeof info;
        OK(mpt_tensor_get_info(t, &info));
        OK(mpt_sum(t, nullptr, 0, 0, &sum));
        OK(mpt_tensor_get_item(sum, &value));
        EXPECT_EQ(value, static_cast<double>(info.count));
      }
      mpt_context_release(c);
      EXPECT_TRUE(host.lent.empty());
    }
    EXPECT_EQ(failed, 5) << "every piece that was bad";
  }
}

// -- threads --------------------------------------------------------------------------------------

struct Threads {
  std::atomic<int> started{0}, stopped{0}, numbers{0};
};

TEST(ThreadHooks, RunOnEveryThread) {
  Threads seen;
  mpt_hooks h;
  mpt_hooks_init(&h, sizeof h);
  mpt_thread_hooks th;
  mpt_thread_hooks_init(&th, sizeof th);
  h.user = &seen;
  h.next = reinterpret_cast<const mpt_chain*>(&th);
  th.start = [](void* user, int32_t worker) {
    auto* s = static_cast<Threads*>(user);
    s->numbers |= 1 << worker;
    ++s->started;
  };
  th.stop = [](void* user, int32_t) { ++static_cast<Threads*>(user)->stopped; };
  mpt_context_desc d;
  mpt_context_desc_init(&d, sizeof d);
  d.hooks = &h;
  d.own_threads = 4;
  mpt_context c;
  OK(mpt_context_create(&d, &c));
  EXPECT_EQ(seen.started, 3);
  EXPECT_EQ(seen.numbers, 0b1110);
  EXPECT_EQ(seen.stopped, 0);
  // Reloaded code must give both sets of hooks again.
  mpt_hooks without = h;
  without.next = nullptr;
  EXPECT_EQ(mpt_context_rebind(c, &without), MPT_ERROR_INVALID_ARGUMENT);
  Threads moved;
  h.user = &moved;
  OK(mpt_context_rebind(c, &h));
  mpt_context_release(c);
  EXPECT_EQ(seen.stopped, 0);
  EXPECT_EQ(moved.stopped, 3);
  // Without threads of the context these hooks would never run.
  for (const int32_t threads : {0, 1}) {
    d.own_threads = threads;
    EXPECT_EQ(mpt_context_create(&d, &c), MPT_ERROR_INVALID_ARGUMENT);
    EXPECT_TRUE(has(mpt_last_error(), "own_threads")) << mpt_last_error();
  }
}

// -- read-only memory -----------------------------------------------------------------------------

TEST_F(Lending, ConstMemoryIsReadAndNeverWritten) {
  NEEDS_HOST("the parameter is memory of the CPU");
  static const float values[6] = {1, 2, 3, 4, 5, 6};
  const int64_t shape[] = {2, 3};
  int ended = 0;
  mpt_tensor w = nullptr, sum = nullptr;
  OK(mpt_tensor_from_const_memory(c, MPT_F32, shape, nullptr, 2, values, sizeof values, count,
                                  &ended, &w));
  OK(mpt_tensor_set_name(w, "mapped"));
  OK(mpt_sum(w, nullptr, 0, 0, &sum));
  double total = 0;
  OK(mpt_tensor_get_item(sum, &total));
  EXPECT_EQ(total, 21);
  const auto refused = [](mpt_status s) {
    EXPECT_EQ(s, MPT_ERROR_STATE) << mpt_last_error();
    EXPECT_TRUE(has(mpt_last_error(), "'mapped'")) << mpt_last_error();
  };
  const float other[6] = {};
  refused(mpt_tensor_write(w, MPT_F32, other, 6));
  refused(mpt_fill_into(w, 0));
  refused(mpt_tensor_touch(w));
  // A frozen parameter may be read-only; training it fails before anything has changed.
  mpt_params params;
  mpt_optimizer o;
  OK(mpt_params_create(c, &params));
  OK(mpt_params_add(params, "w", w));
  OK(mpt_optimizer_create(params, nullptr, &o));
  mpt_tensor g = nullptr;
  OK(mpt_ones(c, MPT_F32, shape, 2, &g));
  OK(mpt_tensor_set_grad(w, g));
  EXPECT_EQ(mpt_optimizer_step(o), MPT_ERROR_STATE);
  EXPECT_TRUE(has(mpt_last_error(), "'w'")) << mpt_last_error();
  OK(mpt_params_freeze(params, "", 1));
  OK(mpt_optimizer_step(o));
  // A gradient must be writable: it is added to in place.
  mpt_tensor leaf = ones(6), flat = nullptr;
  const int64_t six[] = {6};
  OK(mpt_tensor_from_const_memory(c, MPT_F32, six, nullptr, 1, values, sizeof values, nullptr,
                                  nullptr, &flat));
  EXPECT_EQ(mpt_tensor_set_grad(leaf, flat), MPT_ERROR_STATE);
  mpt_context_release(c);
  c = nullptr;
  EXPECT_EQ(ended, 1);
}

}  // namespace
