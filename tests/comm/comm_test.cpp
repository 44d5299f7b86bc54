// Tests of communicators over the engine for threads: calls, errors, ranks that fail.
// SPDX-License-Identifier: Apache-2.0
#include <atomic>
#include <chrono>
#include <cmath>
#include <cstring>
#include <random>
#include <utility>

#include "on_ranks.h"
#include "wrapped.h"

namespace {

using namespace mpt_test;
using Floats = std::vector<float>;

::testing::AssertionResult has(const std::string& text, const std::string& part) {
  if (text.find(part) != std::string::npos) return ::testing::AssertionSuccess();
  return ::testing::AssertionFailure() << "'" << text << "' does not say: " << part;
}

TEST(Comm, OneRankNeedsNoEngine) {
  const mpt::Context ctx = rank_context();
  mpt_comm c = nullptr;
  ASSERT_EQ(mpt_comm_create(ctx.get(), nullptr, &c), MPT_OK);
  const mpt::Comm comm(c);
  EXPECT_EQ(comm.rank(), 0);
  EXPECT_EQ(comm.size(), 1);
  const mpt::Tensor t = ctx.tensor({2}, Floats{1, 2});
  comm.barrier();
  comm.all_reduce(t);
  comm.broadcast(t);
  EXPECT_EQ(t.read<float>(), (Floats{1, 2}));
  EXPECT_EQ(comm.info().exchanges, 0);
}

TEST(Comm, DescriptorsAreChecked) {
  const mpt::Context ctx = rank_context();
  mpt_comm_desc d;
  mpt_comm c = nullptr;
  const auto refuse = [&](const char* text) {
    EXPECT_EQ(mpt_comm_create(ctx.get(), &d, &c), MPT_ERROR_INVALID_ARGUMENT);
    EXPECT_TRUE(has(mpt_last_error(), text));
    EXPECT_EQ(c, nullptr);
    mpt_comm_desc_init(&d, sizeof d);
  };
  mpt_comm_desc_init(&d, sizeof d);
  d.size = 0;
  refuse("mpt_comm_desc.size is 0");
  d.size = 65537;
  refuse("it must be in 1 to 65536");
  d.rank = 1;
  refuse("with 1 ranks it is in 0 to 0");
  d.rank = -1;
  refuse("mpt_comm_desc.rank is -1");
  d.time_limit = NAN;
  refuse("time_limit is nan");
  d.flags = 2;
  refuse("mpt_comm_desc.flags is 0x2; it must be made of MPT_COMM_DIRECT");
  d.size = 2;
  refuse("mpt_comm_desc.exchange of rank 0 is NULL");
  d.size = 2;
  d.rank = 1;
  d.exchange = [](void*, const mpt_comm_message*, uint64_t*) -> mpt_status { return MPT_OK; };
  refuse("mpt_comm_desc.wait of rank 1 is NULL; 2 ranks need both functions");
  EXPECT_EQ(mpt_comm_threads(0, &d), MPT_ERROR_INVALID_ARGUMENT);
  EXPECT_EQ(mpt_comm_threads(2, nullptr), MPT_ERROR_INVALID_ARGUMENT);
  d.struct_size = 3;
  EXPECT_EQ(mpt_comm_threads(1, &d), MPT_ERROR_ABI);
}

TEST(Comm, SumsAreThoseOfTheOrderOfTheRanks) {
  for (const int32_t ranks : {2, 3, 5, 8}) {
    for (const int64_t n : {1, 3, 64, 256, 257, 1000}) {
      std::vector<Floats> given(static_cast<size_t>(ranks));
      std::mt19937 random(static_cast<uint32_t>(n));
      for (Floats& g : given)
        for (int64_t i = 0; i < n; ++i)
          g.push_back(std::ldexp(static_cast<float>(random() % 4096) - 2048,
                                 static_cast<int>(random() % 20)));
      Floats sums = given[0], most = given[0], least = given[0];
      for (size_t r = 1; r < given.size(); ++r) {
        for (size_t i = 0; i < sums.size(); ++i) {
          sums[i] += given[r][i];
          most[i] = std::max(most[i], given[r][i]);
          least[i] = std::min(least[i], given[r][i]);
        }
      }
      expect_none(on_ranks(ranks, [&](Rank& r) {
        const Floats& own = given[static_cast<size_t>(r.rank)];
        const auto reduced = [&](mpt_comm_op op) {
          const mpt::Tensor t = r.ctx.tensor({n}, own);
          r.comm.all_reduce(t, op);
          return t.read<float>();
        };
        EXPECT_EQ(reduced(MPT_COMM_SUM), sums);
        EXPECT_EQ(reduced(MPT_COMM_MAX), most);
        EXPECT_EQ(reduced(MPT_COMM_MIN), least);
        Floats mean = sums;
        for (float& v : mean) v /= static_cast<float>(ranks);
        EXPECT_EQ(reduced(MPT_COMM_MEAN), mean);
      }));
    }
  }
}

TEST(Comm, ViewsAndOtherDtypesAreReduced) {
  expect_none(on_ranks(3, [&](Rank& r) {
    const mpt::Tensor whole = r.ctx.tensor({2, 3}, Floats{1, 2, 3, 4, 5, 6});
    const mpt::Tensor column = mpt::slice(whole, 1, 1, 2, 1);
    r.comm.all_reduce(column);
    EXPECT_EQ(whole.read<float>(), (Floats{1, 6, 3, 4, 15, 6}));
    const mpt::Tensor i = r.ctx.tensor({2}, std::vector<int64_t>{r.rank, int64_t{1} << 60});
    r.comm.all_reduce(i, MPT_COMM_MAX);
    EXPECT_EQ(i.read<int64_t>(), (std::vector<int64_t>{2, int64_t{1} << 60}));
    const mpt::Tensor d = r.ctx.tensor({1}, std::vector<double>{0.1});
    r.comm.all_reduce(d);
    EXPECT_EQ(d.read<double>()[0], 0.1 + 0.1 + 0.1);
    const mpt::Tensor none = r.ctx.tensor({0}, Floats{});
    r.comm.all_reduce(none);
  }));
}

TEST(Comm, BroadcastGivesTheTensorOfTheRoot) {
  expect_none(on_ranks(4, [&](Rank& r) {
    for (int32_t root = 0; root < r.size; ++root) {
      const mpt::Tensor t = r.ctx.tensor({3}, Floats(3, static_cast<float>(10 * r.rank + root)));
      r.comm.broadcast(t, root);
      EXPECT_EQ(t.read<float>(), Floats(3, static_cast<float>(11 * root)));
    }
    EXPECT_EQ(mpt_comm_broadcast(r.comm.get(), r.ctx.tensor({1}, Floats{1}).get(), 4),
              MPT_ERROR_INVALID_ARGUMENT);
  }));
}

TEST(Comm, BytesOnTheWireAreThoseOfARing) {
  constexpr int64_t kElements = 4096;
  for (const int32_t ranks : {2, 4}) {
    expect_none(on_ranks(ranks, [&](Rank& r) {
      r.comm.all_reduce(r.ctx.zeros({1}));  // links the devices if that is asked for
      mpt_comm_info before = r.comm.info();
      const auto since = [&] {
        const mpt_comm_info now = r.comm.info();
        EXPECT_EQ(now.bytes_sent - before.bytes_sent, now.bytes_received - before.bytes_received);
        const std::pair<int64_t, int64_t> found = {now.exchanges - before.exchanges,
                                                   now.bytes_sent - before.bytes_sent};
        before = now;
        return found;
      };
      r.comm.barrier();
      const int64_t meeting = since().second;
      r.comm.all_reduce(r.ctx.zeros({kElements}));
      const auto [exchanges, bytes] = since();
      const int64_t meetings = asks_for_direct() ? 2 : 1;  // devices meet behind it too
      const bool is_whole = ranks == 2 && !asks_for_direct();
      EXPECT_EQ(exchanges, meetings + (is_whole ? 1 : 2));
      EXPECT_EQ(bytes, meetings * meeting + 2 * (ranks - 1) * kElements * 4 / ranks);
      if (asks_for_direct()) return;
      r.comm.all_reduce(r.ctx.zeros({3}));  // few bytes travel once, to all
      EXPECT_EQ(since(), std::pair(int64_t{2}, meeting + (ranks - 1) * 3 * 4));
    }));
  }
}

TEST(Comm, DevicesThatCannotBeLinkedUseTheHost) {
  std::vector<std::string> warnings(3);
  std::atomic<int> direct = 0;
  expect_none(on_engines(3, [&](mpt_comm_desc e) {
    e.flags = MPT_COMM_DIRECT;
    const mpt::Context ctx = rank_context(1, &warnings[static_cast<size_t>(e.rank)]);
    const mpt::Comm comm(ctx, e);
    for (int round = 0; round < 2; ++round) {
      const mpt::Tensor t = ctx.tensor({1}, Floats{1});
      comm.all_reduce(t);
      EXPECT_EQ(t.read<float>(), Floats{3});
    }
    direct += comm.info().direct != 0;
  }));
  if (direct > 0) GTEST_SKIP() << "they have been linked";
  for (const std::string& w : warnings) {
    EXPECT_TRUE(has(w, "messages pass through the memory of the host: rank 0 cannot: "));
    EXPECT_EQ(w.find("MPT_COMM_DIRECT"), w.rfind("MPT_COMM_DIRECT")) << "it is said once";
  }
}

TEST(Comm, ABarrierWaitsForAll) {
  std::atomic<int> arrived = 0;
  expect_none(on_ranks(4, [&](Rank& r) {
    for (int round = 1; round <= 20; ++round) {
      ++arrived;
      r.comm.barrier();
      EXPECT_GE(arrived.load(), 4 * round);
      r.comm.barrier();
    }
  }));
}

TEST(Comm, RanksInDifferentCallsAreNamed) {
  const auto errors = on_ranks(3, [](Rank& r) {
    if (r.rank == 1) r.comm.all_reduce(r.ctx.zeros({5}));
    else r.comm.barrier();
  });
  for (const std::string& e : errors) {  // all have the text of the first rank that has seen it
    EXPECT_TRUE(has(e, "at mpt_comm_barrier"));
    EXPECT_TRUE(has(e, "at mpt_comm_all_reduce"));
    EXPECT_TRUE(has(e, "rank 1"));
  }
}

TEST(Comm, ARankWithoutMemoryEndsTheCallOnAll) {
  const auto errors = on_engines(2, [](const mpt_comm_desc& e) {
    mpt_context_desc d;
    mpt_context_desc_init(&d, sizeof d);
    if (e.rank == 1) d.memory_limit = 7000000;
    mpt_context c = nullptr;
    mpt::must(mpt_context_create(&d, &c));
    const mpt::Context ctx(c);
    const mpt::Comm comm(ctx, e);
    comm.all_reduce(ctx.zeros({1000000}));
  });
  EXPECT_TRUE(has(errors[1], "memory"));
  EXPECT_TRUE(has(errors[0], "rank 1 has given up: rank 1 failed"));
}

TEST(Comm, ABroadcastGivesTheExactValueOfAMaster) {
  for (const char* name :
       {"bf16-true,master=split", "bf16-true,master=copy", "bf16-true,master=kahan"}) {
    expect_none(on_ranks(2, [&](Rank& r) {
      const mpt::Params params(r.ctx);
      mpt::Tensor w = params.add("w", r.ctx.tensor({2}, Floats{1, 2}));
      mpt::Tensor first = params.add("first", r.ctx.tensor({2}, Floats{1, 2}));
      params.set_precision(mpt::Precision(name));
      w.set_master(r.ctx.tensor({2}, Floats{1 + 1e-4F + static_cast<float>(r.rank), 2}));
      first.set_master(r.ctx.tensor({2}, Floats{1 + 1e-4F, 2}));
      r.comm.broadcast(w);
      EXPECT_EQ(w.master().read<float>(), first.master().read<float>()) << name;
    }));
  }
}

TEST(Comm, DifferentTensorsAreRefusedAndNothingIsLost) {
  expect_none(on_ranks(3, [](Rank& r) {
    const mpt::Tensor t = r.ctx.tensor({r.rank == 2 ? 2 : 1}, Floats(r.rank == 2 ? 2 : 1, 7));
    EXPECT_EQ(mpt_comm_all_reduce(r.comm.get(), t.get(), MPT_COMM_SUM), MPT_ERROR_COMM);
    EXPECT_TRUE(has(mpt_last_error(),
                    "rank 2 has f32 [2] and op 0, and rank 0 has f32 [1] and op 0: all ranks have "
                    "to give tensors of the same shape and dtype, and the same op"));
    EXPECT_EQ(t.read<float>()[0], 7);
    EXPECT_EQ(mpt_comm_broadcast(r.comm.get(), r.ctx.zeros({1}).get(), r.rank == 1 ? 1 : 0),
              MPT_ERROR_COMM);
    EXPECT_TRUE(
        has(mpt_last_error(), "rank 1 has f32 [1] and root 1, and rank 0 has f32 [1] and root 0"));
    const mpt::Tensor wide = r.ctx.zeros({2, 3}, r.rank == 1 ? MPT_F64 : MPT_F32);
    EXPECT_EQ(mpt_comm_all_reduce(r.comm.get(), wide.get(), MPT_COMM_MAX), MPT_ERROR_COMM);
    EXPECT_TRUE(has(mpt_last_error(), "rank 1 has f64 [2, 3] and op 2, and rank 0 has f32 [2, 3]"));
    EXPECT_FALSE(r.comm.info().failed);
    const mpt::Tensor one = r.ctx.tensor({1}, Floats{1});
    r.comm.all_reduce(one);
    EXPECT_EQ(one.read<float>()[0], 3);
  }));
}

TEST(Comm, ARankThatEndsIsNamedAtOnce) {
  const auto errors = on_ranks(3, [](Rank& r) {
    r.comm.barrier();
    if (r.rank != 1) r.comm.barrier();
  });
  EXPECT_TRUE(has(errors[0], "rank 1 has ended its communicator"));
  EXPECT_TRUE(has(errors[2], "rank 1 has ended its communicator") ||
              has(errors[2], "rank 0 has given up"));
}

TEST(Comm, ARankThatHangsIsNamedWithinTheTimeLimit) {
  std::atomic<int> failed = 0;
  const auto errors = on_ranks(
      3,
      [&](Rank& r) {
        r.comm.barrier();
        if (r.rank == 2) {
          while (failed < 2) std::this_thread::yield();
          EXPECT_EQ(mpt_comm_barrier(r.comm.get()), MPT_ERROR_COMM);
          EXPECT_TRUE(has(mpt_last_error(), "has given up"));
          return;
        }
        struct Count {
          std::atomic<int>& n;
          ~Count() { ++n; }
        } count{failed};
        const auto start = std::chrono::steady_clock::now();
        EXPECT_EQ(mpt_comm_barrier(r.comm.get()), MPT_ERROR_COMM);
        EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(20));
        mpt::must(MPT_ERROR_COMM);
      },
      5);
  const bool zero = errors[0].find("rank 2 has kept rank") != std::string::npos,
             one = errors[1].find("rank 2 has kept rank") != std::string::npos;
  EXPECT_TRUE(zero || one) << errors[0] << "\n" << errors[1];
  EXPECT_TRUE(has(errors[zero ? 0 : 1], "for 5 seconds (mpt_comm_desc.time_limit)"));
}

TEST(Comm, ASumThatFailsLeavesTheTensorAsItWas) {
  for (const int32_t ranks : {2, 3}) {
    for (const int64_t n : {1, 1000}) {
      const uint64_t last = ranks == 3 && n == 1000 ? 3 : 2;  // behind those of the call
      for (uint64_t at = 0; at <= last; ++at) {
        const auto errors = on_engines(ranks, [&](mpt_comm_desc e) {
          e.flags = 0;
          if (e.rank == 1) {
            e = wrap(e, [&](uint64_t number, std::vector<mpt_comm_message>&) -> mpt_status {
              if (number != at) return MPT_OK;
              mpt_set_error("the cable is cut");
              return MPT_ERROR_IO;
            });
          }
          const mpt::Context ctx = rank_context();
          const mpt::Comm comm(ctx, e);
          const Floats given(static_cast<size_t>(n), static_cast<float>(e.rank + 1));
          const mpt::Tensor t = ctx.tensor({n}, given);
          const mpt_status s = mpt_comm_all_reduce(comm.get(), t.get(), MPT_COMM_SUM);
          const auto sum = static_cast<float>(ranks * (ranks + 1) / 2);
          EXPECT_EQ(t.read<float>(), s == MPT_OK ? Floats(given.size(), sum) : given);
          mpt::must(s);
        });
        EXPECT_EQ(has(errors[1], "the cable is cut"), at < last);
        if (at == last) expect_none(errors);
      }
    }
  }
}

TEST(Comm, AFailedCommunicatorStaysFailed) {
  const auto errors = on_ranks(2, [](Rank& r) {
    if (r.rank == 1) return;
    EXPECT_EQ(mpt_comm_barrier(r.comm.get()), MPT_ERROR_COMM);
    EXPECT_TRUE(r.comm.info().failed);
    EXPECT_EQ(mpt_comm_all_reduce(r.comm.get(), r.ctx.zeros({1}).get(), MPT_COMM_SUM),
              MPT_ERROR_COMM);
    EXPECT_TRUE(has(mpt_last_error(), "the communicator has failed: rank 1 has ended"));
  });
  expect_none(errors);
}

TEST(Comm, BadCallsLeaveTheOthersWaitingForNone) {
  expect_none(on_ranks(2, [](Rank& r) {
    const mpt::Tensor half = mpt::cast(r.ctx.zeros({1}), MPT_BF16);
    EXPECT_EQ(mpt_comm_all_reduce(r.comm.get(), half.get(), MPT_COMM_SUM), MPT_ERROR_DTYPE);
    EXPECT_EQ(mpt_comm_all_reduce(r.comm.get(), r.ctx.zeros({1}).get(), 4),
              MPT_ERROR_INVALID_ARGUMENT);
    const mpt::Context other = rank_context();
    EXPECT_EQ(mpt_comm_all_reduce(r.comm.get(), other.zeros({1}).get(), MPT_COMM_SUM),
              MPT_ERROR_INVALID_HANDLE);
    EXPECT_EQ(mpt_comm_get_info(r.comm.get(), nullptr), MPT_ERROR_INVALID_ARGUMENT);
    r.comm.barrier();
  }));
}

// -- engines of the host --------------------------------------------------------------------------

struct Broken {
  int exchanges_left, waits_left, aborts = 0, dones = 0;
};

mpt_comm_desc broken(Broken& b) {
  mpt_comm_desc d;
  mpt_comm_desc_init(&d, sizeof d);
  d.size = 2;
  d.user = &b;
  d.exchange = [](void* user, const mpt_comm_message*, uint64_t* request) -> mpt_status {
    *request = 1;
    if (static_cast<Broken*>(user)->exchanges_left-- > 0) return MPT_OK;
    mpt_set_error("the cable is cut");
    return MPT_ERROR_IO;
  };
  d.wait = [](void* user, uint64_t, int64_t, int32_t* rank) -> mpt_status {
    *rank = 1;
    return static_cast<Broken*>(user)->waits_left-- > 0 ? MPT_NOT_READY : MPT_ERROR_IO;
  };
  d.abort = [](void* user, const char*) { ++static_cast<Broken*>(user)->aborts; };
  d.done = [](void* user) { ++static_cast<Broken*>(user)->dones; };
  return d;
}

TEST(Comm, ErrorsOfAnEngineAreReported) {
  struct Case {
    int exchanges, waits;
    const char* text;
  };
  for (const Case& c :
       {Case{0, 0, "the engine could not start an exchange: the cable is cut"},
        Case{1, 2, "rank 1 has kept rank 0 waiting for 300 seconds"},
        Case{1, 1, "rank 1 cannot be reached"}, Case{1, 0, "rank 1 cannot be reached"}}) {
    Broken b{c.exchanges, c.waits};
    {
      const mpt::Context ctx = rank_context();
      const mpt::Comm comm(ctx, broken(b));
      EXPECT_EQ(mpt_comm_barrier(comm.get()), MPT_ERROR_COMM);
      EXPECT_TRUE(has(mpt_last_error(), c.text));
      EXPECT_EQ(b.aborts, 1);
      EXPECT_EQ(b.dones, 0);
    }
    EXPECT_EQ(b.aborts, 1);
    EXPECT_EQ(b.dones, 1);
  }
}

// Rank 1 blames rank 0, which has waited for rank 2 as long.
TEST(Comm, ARankThatIsBlamedNamesTheOneThatItWaitsFor) {
  Broken b{1, 1};
  mpt_comm_desc d = broken(b);
  d.size = 3;
  d.wait = [](void* user, uint64_t, int64_t nanoseconds, int32_t* rank) -> mpt_status {
    EXPECT_EQ(nanoseconds, 150000000000) << "half of the time limit";
    const bool is_first = static_cast<Broken*>(user)->waits_left-- > 0;
    *rank = is_first ? 2 : 1;
    if (is_first) return MPT_NOT_READY;
    mpt_set_error("rank 1 has given up: rank 0 has kept rank 1 waiting");
    return MPT_ERROR_COMM;
  };
  const mpt::Context ctx = rank_context();
  const mpt::Comm comm(ctx, d);
  EXPECT_EQ(mpt_comm_barrier(comm.get()), MPT_ERROR_COMM);
  EXPECT_TRUE(
      has(mpt_last_error(), "rank 0 has kept rank 1 waiting; rank 0 was waiting for rank 2"));
}

}  // namespace
