// Tests of the pieces of a device's memory: those without a block in use go back when there is no
// more memory, and all else stays as it was.
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <string>
#include <vector>

#include "fixture.h"

namespace mpt_fake {
namespace {

constexpr size_t kMiB = size_t{1} << 20;
constexpr size_t kMost = 400 * kMiB;

enum class Giver { device, host };  // who gives the memory of the device

class Pieces : public Fake, public ::testing::WithParamInterface<Giver> {
 protected:
  void SetUp() override { control.reset(); }

  // Creates the context, with no limit if it is 0.
  void open(size_t limit) {
    mpt_device_module module;
    mpt_device_module_init(&module, sizeof module);
    module.path = FAKE_MODULE;
    if (GetParam() == Giver::host) {
      module.user = this;
      module.alloc = [](void* user, size_t bytes) -> void* {
        auto& test = *static_cast<Pieces*>(user);
        if (test.refused_ > 0 && --test.refused_ == 0) return nullptr;
        return test.control.alloc(nullptr, bytes);
      };
      module.free = [](void* user, void* p, size_t bytes) {
        static_cast<Pieces*>(user)->control.free(nullptr, p, bytes);
      };
    }
    mpt_context_desc d;
    mpt_context_desc_init(&d, sizeof d);
    d.device = MPT_DEVICE_MODULE;
    d.memory_limit = limit;
    d.next = reinterpret_cast<const mpt_chain*>(&module);
    OK(mpt_context_create(&d, &ctx));
  }
  // Lets the n-th request for a piece from now on be refused.
  void refuse_piece(int64_t n) {
    if (GetParam() == Giver::host) refused_ = n;
    else control.refuse_at(Call::alloc, n);
  }
  bool was_refused() const {
    return (GetParam() == Giver::host ? refused_ : control.refuse[static_cast<int>(Call::alloc)]) ==
           0;
  }

  // Makes a tensor of some MiB.
  mpt_status make(size_t mib, double value, mpt_tensor* out) {
    const auto n = static_cast<int64_t>(mib * kMiB / sizeof(double));
    return mpt_full(ctx, MPT_F64, &n, 1, value, out);
  }
  // Makes 30 tensors of 10 MiB, numbered by their elements, without a wait.
  void make_tensors() {
    for (int i = 0; i < 30; ++i) OK(make(10, i, &tensors_[i]));
  }
  // Releases all tensors but every `step`-th.
  void release_but(int step) {
    for (int i = 0; i < 30; ++i)
      if (step == 0 || i % step) mpt_tensor_release(std::exchange(tensors_[i], nullptr));
  }
  void expect_elements(mpt_tensor t, double value) {
    std::vector<double> v(static_cast<size_t>(info(t).count));
    OK(mpt_tensor_read(t, MPT_F64, v.data(), static_cast<int64_t>(v.size())));
    EXPECT_EQ(std::count(v.begin(), v.end(), value), static_cast<int64_t>(v.size())) << value;
  }
  void expect_tensors() {
    for (int i = 0; i < 30; ++i)
      if (tensors_[i]) expect_elements(tensors_[i], i);
  }

  mpt_tensor tensors_[30] = {};

 private:
  int64_t refused_ = 0;
};

TEST_P(Pieces, GoBackAtTheLimit) {
  open(kMost);
  make_tensors();
  release_but(0);
  const int64_t pieces = control.pieces;
  mpt_tensor large = nullptr;
  OK(make(200, 7, &large));
  EXPECT_LT(control.pieces, pieces);
  EXPECT_LE(control.bytes, kMost);
  expect_elements(large, 7);
}

TEST_P(Pieces, GoBackWhenThereIsNoMore) {
  control.most_bytes = kMost;
  open(0);
  make_tensors();
  release_but(0);
  mpt_tensor large = nullptr;
  OK(make(200, 7, &large));
  expect_elements(large, 7);
}

TEST_P(Pieces, StayWhileTheyHaveABlockInUse) {
  open(kMost);
  make_tensors();
  release_but(13);
  mpt_tensor large = nullptr;
  OK(make(200, 7, &large));
  expect_elements(large, 7);
  expect_tensors();
}

TEST_P(Pieces, StayAsTheyAreWithoutNeed) {
  open(kMost);
  make_tensors();
  release_but(0);
  const int64_t pieces = control.pieces;
  make_tensors();
  EXPECT_EQ(control.pieces, pieces);
  EXPECT_EQ(control.count(Call::wait), 0);
}

// The tensors in use are in too many pieces.
TEST_P(Pieces, ATensorThatFindsNoRoomChangesNothing) {
  open(kMost);
  make_tensors();
  release_but(3);
  for (int i = 0; i < 2; ++i) {
    mpt_tensor large = nullptr;
    REFUSED(MPT_ERROR_OUT_OF_MEMORY, make(200, 7, &large),
            "209715200 bytes requested with 104857600 in use and ");
    const std::string text = mpt_last_error();
    EXPECT_NE(text.find("memory_limit of 419430400"), std::string::npos) << text;
    EXPECT_EQ(large, nullptr);
  }
  expect_tensors();
  release_but(0);
  mpt_tensor large = nullptr;
  OK(make(200, 7, &large));
}

// The request that follows when pieces have gone back is refused too.
TEST_P(Pieces, ARefusalInTheMiddleChangesNothing) {
  open(kMost);
  make_tensors();
  release_but(13);
  mpt_tensor large = nullptr;
  refuse_piece(1);
  REFUSED(MPT_ERROR_OUT_OF_MEMORY, make(200, 7, &large), "209715200 bytes requested");
  EXPECT_TRUE(was_refused());
  EXPECT_EQ(large, nullptr);
  expect_tensors();
  OK(make(200, 7, &large));
  expect_elements(large, 7);
  expect_tensors();
}

INSTANTIATE_TEST_SUITE_P(OfBoth, Pieces, ::testing::Values(Giver::device, Giver::host),
                         [](const ::testing::TestParamInfo<Giver>& i) {
                           return std::string(i.param == Giver::host ? "host" : "device");
                         });

}  // namespace
}  // namespace mpt_fake
