// Tests of ranks that hang or die in the middle of a backward or of a save, and of one that runs
// another version of the library: all others are told, and the last file is whole.
// SPDX-License-Identifier: Apache-2.0
#include <atomic>
#include <barrier>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "net.h"
#include "wrapped.h"

namespace {

using namespace mpt_test;

std::string content(const std::filesystem::path& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

// Waits until a number of ranks have failed.
void hang_until(const std::atomic<int>& failed, int count) {
  while (failed < count) std::this_thread::sleep_for(std::chrono::milliseconds(1));
}

// A time limit, in seconds, that ranks reach which wait for one that hangs, and no others.
constexpr double kShort = 5;

// One of two texts is that of the rank that has waited for the time limit, and the other one has
// been told.
void expect_that_one_names(const std::vector<std::string>& texts, const std::string& rank) {
  const bool is_first = texts[0].find("has given up") == std::string::npos;
  EXPECT_TRUE(has(texts[is_first ? 0 : 1], rank + " has kept rank"));
  EXPECT_TRUE(has(texts[is_first ? 0 : 1], "for 5 seconds (mpt_comm_desc.time_limit)"));
  EXPECT_TRUE(has(texts[is_first ? 1 : 0], rank + " has kept rank"));
}

// The last of three ranks hangs in its second layer's backward, whose gradients have left.
TEST(Failures, ARankThatHangsInABackwardIsNamed) {
  for (const mpt_shard shard : {MPT_SHARD_NONE, MPT_SHARD_GRADS, MPT_SHARD_PARAMS}) {
    const bool travels =
        shard == MPT_SHARD_PARAMS;  // a rank cannot read the others' parameters alone
    std::atomic<int> failed = 0;
    std::vector<std::string> texts(3);
    expect_none(on_engines(
        3,
        [&](const mpt_comm_desc& e) {
          const mpt::Context ctx = rank_context();
          mpt::Stepper::Options how = with(mpt::Comm(ctx, e));
          how.bucket_bytes = 1;
          how.shard = shard;
          if (travels) how.gather_from = 1;
          Net net(ctx, how);
          net.step(e.rank, 0);
          const Floats before = travels ? Floats{} : net.values();
          if (e.rank == 2) {
            mpt::must(mpt_tensor_add_hook(
                net.params["up.weight"].get(),
                [](void* user, mpt_tensor*) -> mpt_status {
                  hang_until(*static_cast<std::atomic<int>*>(user), 2);
                  return MPT_OK;
                },
                &failed, nullptr, nullptr));
          }
          const mpt::Tensor l = net.loss(net.batch(e.rank, 1));
          mpt_status s = mpt_stepper_backward(net.stepper.get(), l.get());
          if (s == MPT_OK) s = mpt_stepper_step(net.stepper.get());
          texts[static_cast<size_t>(e.rank)] = mpt_last_error();
          ++failed;
          EXPECT_EQ(s, MPT_ERROR_COMM);
          net.stepper.drop();
          if (!travels) {
            EXPECT_EQ(net.values(), before);
          }
        },
        kShort));
    expect_that_one_names(texts, "rank 2");
    EXPECT_TRUE(has(texts[2], "rank 2 has kept rank")) << "it is told when it goes on";
  }
}

// The engine of rank 1 fails in each exchange of a save in turn, and hangs in one. Rank 0 writes.
void cut_saves_off(mpt_shard shard) {
  const std::filesystem::path folder =
      std::filesystem::temp_directory_path() / ("failures." + std::to_string(getpid()));
  std::filesystem::create_directory(folder);
  const std::string path = folder / "training";
  uint64_t most = 1;
  // All ranks are behind their step when rank 1 fails. A barrier of the communicator would not do:
  // the failure may reach a rank that is still in it.
  std::barrier<> have_stepped(3);
  const auto save = [&](const mpt_comm_desc& inner, uint64_t at, std::atomic<int>* hangs) {
    bool counts = false;
    uint64_t seen = 0;
    const mpt_comm_desc e =
        wrap(inner, [&, rank = inner.rank](uint64_t, std::vector<mpt_comm_message>&) -> mpt_status {
          if (rank != 1 || !counts || seen++ != at) return MPT_OK;
          if (hangs) {
            hang_until(*hangs, 2);
            return MPT_OK;
          }
          mpt_set_error("the power is out");
          return MPT_ERROR_IO;
        });
    const mpt::Context ctx = rank_context();
    mpt::Stepper::Options how = with(mpt::Comm(ctx, e));
    how.shard = shard;
    how.gather_from = 1;
    Net net(ctx, how, "bf16-true,master=copy");
    net.step(e.rank, 0);
    have_stepped.arrive_and_wait();
    counts = true;
    auto d = mpt::defaults<mpt_training_desc>();
    d.stepper = net.stepper.get();
    const mpt_status s = mpt_training_save(e.rank == 0 ? path.c_str() : nullptr, &d);
    const std::string text = s == MPT_OK ? "" : mpt_last_error();
    if (hangs) ++*hangs;
    if (e.rank == 1) most = seen;
    return text;
  };
  const auto save_all = [&](uint64_t at, std::atomic<int>* hangs, double limit) {
    std::vector<std::string> texts(3);
    expect_none(on_engines(
        3, [&](const mpt_comm_desc& e) { texts[static_cast<size_t>(e.rank)] = save(e, at, hangs); },
        limit));
    return texts;
  };
  for (const std::string& t : save_all(1000, nullptr, kPatience)) EXPECT_EQ(t, "");
  const uint64_t all = most;
  ASSERT_GE(all, 3U);
  // Another training, which the saves that fail do not write.
  {
    const mpt::Context ctx = rank_context();
    Net net(ctx, {}, "bf16-true,master=copy");
    net.step(7, 0);
    net.step(8, 0);
    mpt::save_training(path.c_str(), net.stepper);
  }
  const std::string before = content(path);
  const auto expect_whole = [&] {
    EXPECT_TRUE(content(path) == before);
    const auto files = std::filesystem::directory_iterator(folder);
    EXPECT_EQ(std::distance(begin(files), end(files)), 1) << "a part of a file is left";
    const mpt::Context ctx = rank_context();
    const Net net(ctx, {}, "bf16-true,master=copy");
    mpt::load_training(path.c_str(), net.stepper);
    EXPECT_EQ(net.optimizer.info().steps, 2);
  };
  for (uint64_t at = 0; at < all; ++at) {
    const std::vector<std::string> texts = save_all(at, nullptr, kPatience);
    EXPECT_TRUE(has(texts[1], "could not start an exchange: the power is out"));
    // The last exchange tells that the file is there, and rank 0 may have it all.
    if (content(path) != before) {
      EXPECT_EQ(at, all - 1);
      std::ofstream(path, std::ios::binary) << before;
      continue;
    }
    for (const int r : {0, 2})
      EXPECT_TRUE(has(texts[static_cast<size_t>(r)], "rank 1 has given up")) << at;
    expect_whole();
  }
  std::atomic<int> hangs = 0;
  const std::vector<std::string> texts = save_all(all / 2, &hangs, kShort);
  expect_that_one_names({texts[0], texts[2]}, "rank 1");
  expect_whole();
  std::filesystem::remove_all(folder);
}

TEST(Failures, ASaveThatIsCutOffLeavesTheLastFile) { cut_saves_off(MPT_SHARD_GRADS); }
TEST(Failures, SoDoesOneOfParametersThatTravel) { cut_saves_off(MPT_SHARD_PARAMS); }

// Lets ranks meet of which rank 1 sends other numbers in the first words of its head. Returns their
// errors.
std::vector<std::string> meet_as(uint32_t version, uint32_t protocol_change) {
  return on_engines(3, [&](const mpt_comm_desc& inner) {
    std::vector<char> head;
    const mpt_comm_desc e =
        wrap(inner, [&](uint64_t number, std::vector<mpt_comm_message>& messages) -> mpt_status {
          if (number > 0 || inner.rank != 1) return MPT_OK;
          for (mpt_comm_message& m : messages) {
            if (!m.send) continue;
            head.assign(static_cast<const char*>(m.send),
                        static_cast<const char*>(m.send) + m.send_bytes);
            uint32_t words[2];  // version and protocol
            std::memcpy(words, head.data(), sizeof words);
            words[0] = version;
            words[1] += protocol_change;
            std::memcpy(head.data(), words, sizeof words);
          }
          for (mpt_comm_message& m : messages)
            if (m.send) m.send = head.data();
          return MPT_OK;
        });
    const mpt::Context ctx = rank_context();
    const Net net(ctx, with(mpt::Comm(ctx, e)));
  });
}

TEST(Failures, AnotherVersionOfTheLibraryIsRefused) {
  const auto errors = meet_as(MPT_VERSION_NUMBER + 1, 0);
  const std::string number = std::to_string(MPT_VERSION_NUMBER);
  for (const int r : {0, 2}) {
    const std::string& text = errors[static_cast<size_t>(r)];
    EXPECT_TRUE(has(text, "rank 1 uses another version of libmpt than rank "));
    EXPECT_TRUE(
        has(text, ": number " + std::to_string(MPT_VERSION_NUMBER + 1) + " against " + number));
  }
  EXPECT_TRUE(has(errors[1], "has given up: rank 1 uses another version"));
}

TEST(Failures, SoIsAnotherBuildWhoseRanksSayOtherThings) {
  const auto errors = meet_as(MPT_VERSION_NUMBER, 5);
  for (const int r : {0, 2}) {
    const std::string& text = errors[static_cast<size_t>(r)];
    EXPECT_TRUE(has(text, "rank 1 uses another build of version "));
    EXPECT_TRUE(has(text, "; all ranks have to use the same build"));
  }
  EXPECT_TRUE(has(errors[1], "has given up: rank 1 uses another build"));
}

}  // namespace
