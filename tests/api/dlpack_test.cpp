// DLPack: both structs, both directions, no copies, and the ownership of memory.
// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>
#include <deque>
#include <iterator>
#include <random>
#include <string>
#include <thread>
#include <tuple>
#include <type_traits>
#include <vector>

#include "mpt/mpt.h"

// The structs of DLPack 1.1's dlpack.h, declared independently of the library.
extern "C" {
struct DLDataType {
  uint8_t code, bits;
  uint16_t lanes;
};
struct DLDevice {
  int32_t device_type, device_id;
};
struct DLTensor {
  void* data;
  DLDevice device;
  int32_t ndim;
  DLDataType dtype;
  int64_t* shape;
  int64_t* strides;
  uint64_t byte_offset;
};
struct DLManagedTensor {
  DLTensor dl_tensor;
  void* manager_ctx;
  void (*deleter)(DLManagedTensor*);
};
struct DLManagedTensorVersioned {
  struct {
    uint32_t major, minor;
  } version;
  void* manager_ctx;
  void (*deleter)(DLManagedTensorVersioned*);
  uint64_t flags;
  DLTensor dl_tensor;
};
}

namespace {

#define OK(call) ASSERT_EQ(call, MPT_OK) << mpt_last_error()

struct Memory {  // number of live pieces of the host's allocator
  int pieces = 0;
  static void* alloc(void* user, size_t size, size_t align) {
    ++static_cast<Memory*>(user)->pieces;
    return std::aligned_alloc(align, (size + align - 1) / align * align);
  }
  static void free(void* user, void* p, size_t, size_t) {
    --static_cast<Memory*>(user)->pieces;
    std::free(p);
  }
};

class DLPack : public ::testing::Test {
 protected:
  void SetUp() override {
    mpt_hooks h;
    mpt_hooks_init(&h, sizeof h);
    h.user = &memory;
    h.alloc = Memory::alloc;
    h.free = Memory::free;
    mpt_context_desc d;
    mpt_context_desc_init(&d, sizeof d);
    d.hooks = &h;
    OK(mpt_context_create(&d, &ctx));
  }
  void TearDown() override {
    mpt_context_release(ctx);
    EXPECT_EQ(memory.pieces, 0);
  }

  // Returns a foreign tensor of 2 x 3 floats whose rows are 4 apart.
  template <class M>
  M& foreign() {
    M& m = std::get<std::deque<M>>(managed).emplace_back();
    m.manager_ctx = this;
    m.deleter = [](M* self) { ++static_cast<DLPack*>(self->manager_ctx)->deleted; };
    m.dl_tensor.data = values;
    m.dl_tensor.device.device_type = 1;  // kDLCPU
    m.dl_tensor.ndim = 2;
    m.dl_tensor.dtype = {2, 32, 1};  // kDLFloat, 32 bits, one lane
    m.dl_tensor.shape = shape;
    m.dl_tensor.strides = strides;
    return m;
  }
  std::vector<float> read(mpt_tensor t, int64_t n) {
    std::vector<float> v(static_cast<size_t>(n));
    EXPECT_EQ(mpt_tensor_read(t, MPT_F32, v.data(), n), MPT_OK) << mpt_last_error();
    return v;
  }

  static mpt_status import(mpt_context c, DLManagedTensor& m, mpt_tensor* t) {
    return mpt_tensor_from_dlpack_legacy(c, &m, t);
  }
  static mpt_status import(mpt_context c, DLManagedTensorVersioned& m, mpt_tensor* t) {
    return mpt_tensor_from_dlpack(c, &m, t);
  }
  // Imports m, whose shape has 8 entries. The import either fails and leaves m to the caller, or
  // gives a tensor of exactly that shape on the struct's memory, which is returned once. Sets
  // `imported` if it gives a tensor.
  template <class M>
  void import_checked(M& m, bool& imported) {
    const DLTensor& d = m.dl_tensor;
    const int before = deleted;
    mpt_tensor t;
    const mpt_status status = import(ctx, m, &t);
    imported = status == MPT_OK;
    if (!imported) {
      ASSERT_LT(status, 0);
      ASSERT_NE(status, MPT_ERROR_INTERNAL) << mpt_last_error();
      ASSERT_EQ(t, nullptr);
      ASSERT_EQ(deleted, before);
      return;
    }
    mpt_tensor_info i = {};
    i.struct_size = sizeof i;
    OK(mpt_tensor_get_info(t, &i));
    ASSERT_EQ(i.rank, d.ndim);
    ASSERT_EQ(mpt_dtype_size(i.dtype) * 8, size_t{d.dtype.bits});
    ASSERT_EQ(d.dtype.lanes, 1);
    ASSERT_TRUE(d.device.device_type == 1 || d.device.device_type == 3) << d.device.device_type;
    if constexpr (std::is_same_v<M, DLManagedTensorVersioned>) {
      ASSERT_EQ(m.version.major, 1u);
    }
    int64_t count = 1, last = 0;
    bool fits = true;
    for (int k = 0; k < i.rank; ++k) {
      ASSERT_EQ(i.shape[k], d.shape[k]);
      ASSERT_GE(d.shape[k], 0);
      fits &= !__builtin_mul_overflow(count, d.shape[k], &count);
    }
    ASSERT_EQ(i.count, fits ? count : 0);
    for (int k = 0; k < i.rank && count > 0; ++k) last += (d.shape[k] - 1) * i.stride[k];
    const auto reach = (last + 1) * static_cast<int64_t>(mpt_dtype_size(i.dtype));
    void* data;
    OK(mpt_tensor_get_data(t, &data));
    if (count > 0) {
      ASSERT_EQ(reinterpret_cast<uintptr_t>(data),
                reinterpret_cast<uintptr_t>(d.data) + d.byte_offset);
      if (count <= 64 && d.byte_offset < sizeof values &&
          reach <= static_cast<int64_t>(sizeof values - d.byte_offset)) {
        read(t, count);
      }
    }
    mpt_tensor_release(t);
    OK(mpt_full(ctx, MPT_F32, nullptr, 0, 1, &t));  // any call drops released handles
    mpt_tensor_release(t);
    ASSERT_EQ(deleted, before + 1);
  }

  // Imports an M once for each two of its numbers, with each two extreme values in their place.
  template <class M>
  void import_extremes() {
    static constexpr int64_t kExtremes[] = {-1,
                                            0,
                                            1,
                                            8,
                                            9,
                                            255,
                                            INT32_MIN,
                                            INT32_MAX,
                                            int64_t{1} << 32,
                                            int64_t{1} << 61,
                                            (int64_t{1} << 62) + 1,
                                            INT64_MIN,
                                            INT64_MIN + 1,
                                            INT64_MAX - 1,
                                            INT64_MAX};
    int64_t dims[8], steps[8];
    size_t numbers = 1;
    bool is_imported;
    int imported = 0, refused = 0;
    for (size_t a = 0; a < numbers; ++a) {
      for (size_t b = a; b < numbers; ++b) {
        for (int64_t x : kExtremes) {
          for (int64_t y : kExtremes) {
            managed = {};
            auto& m = foreign<M>();
            std::fill_n(dims, 8, 1);
            std::fill_n(steps, 8, 1);
            m.dl_tensor.shape = std::copy_n(shape, 2, dims) - 2;
            m.dl_tensor.strides = std::copy_n(strides, 2, steps) - 2;
            if constexpr (std::is_same_v<M, DLManagedTensorVersioned>) m.version.major = 1;
            numbers = 0;
            for_each_number(m, [&](auto& number) {
              if (numbers == a) number = static_cast<std::decay_t<decltype(number)>>(x);
              if (numbers == b && b != a) number = static_cast<std::decay_t<decltype(number)>>(y);
              ++numbers;
            });
            SCOPED_TRACE(::testing::Message() << "number " << a << " is " << x << ", number " << b
                                              << (b == a ? " too" : " is ") << y);
            import_checked(m, is_imported);
            if (HasFatalFailure()) return;
            ++(is_imported ? imported : refused);
            if (a == b) break;
          }
        }
      }
    }
    EXPECT_GT(imported, 500);
    EXPECT_GT(refused, 5000);
  }
  template <class M, class F>
  static void for_each_number(M& m, const F& f) {
    DLTensor& d = m.dl_tensor;
    if constexpr (std::is_same_v<M, DLManagedTensorVersioned>) {
      f(m.version.major);
      f(m.version.minor);
      f(m.flags);
    }
    f(d.device.device_type);
    f(d.device.device_id);
    f(d.ndim);
    f(d.dtype.code);
    f(d.dtype.bits);
    f(d.dtype.lanes);
    f(d.byte_offset);
    for (int i : {0, 1}) f(d.shape[i]);
    for (int i : {0, 1}) f(d.strides[i]);
  }

  Memory memory;
  mpt_context ctx = nullptr;
  float values[8] = {0, 1, 2, -1, 4, 5, 6, -1};
  int64_t shape[2] = {2, 3}, strides[2] = {4, 1};
  int deleted = 0;
  std::tuple<std::deque<DLManagedTensor>, std::deque<DLManagedTensorVersioned>> managed;
};

TEST_F(DLPack, ImportSharesTheMemoryAndGivesItBackOnce) {
  auto& m = foreign<DLManagedTensorVersioned>();
  m.version.major = 1;
  mpt_tensor t, v;
  OK(mpt_tensor_from_dlpack(ctx, &m, &t));
  EXPECT_EQ(read(t, 6), (std::vector<float>{0, 1, 2, 4, 5, 6}));
  values[1] = 10;
  EXPECT_EQ(read(t, 6)[1], 10);
  const float two = 2;
  mpt_tensor row;
  OK(mpt_select(t, 0, 1, &row));
  OK(mpt_slice(row, 0, 0, 1, 1, &v));
  OK(mpt_tensor_write(v, MPT_F32, &two, 1));
  EXPECT_EQ(values[4], 2);
  mpt_tensor_release(t);
  mpt_tensor_release(row);
  mpt_tensor again = nullptr;
  OK(mpt_clone(v, &again));  // any call drops released handles
  EXPECT_EQ(deleted, 0);     // a view still holds the memory
  mpt_tensor_release(v);
  mpt_tensor_release(again);
  mpt_memory_info info = {};
  info.struct_size = sizeof info;
  OK(mpt_context_get_memory(ctx, &info));
  EXPECT_EQ(deleted, 1);
}

TEST_F(DLPack, ImportWithoutStridesOrDeleterAndWithAnOffset) {
  auto& m = foreign<DLManagedTensor>();
  m.dl_tensor.strides = nullptr;
  m.dl_tensor.byte_offset = 4;
  m.deleter = nullptr;
  mpt_tensor t;
  OK(mpt_tensor_from_dlpack_legacy(ctx, &m, &t));
  EXPECT_EQ(read(t, 6), (std::vector<float>{1, 2, -1, 4, 5, 6}));
}

TEST_F(DLPack, ReadOnlyIsHonoured) {
  auto& m = foreign<DLManagedTensorVersioned>();
  m.version.major = 1;
  m.flags = 1;
  mpt_tensor t;
  OK(mpt_tensor_from_dlpack(ctx, &m, &t));
  std::vector<float> v(6);
  EXPECT_EQ(mpt_tensor_write(t, MPT_F32, v.data(), 6), MPT_ERROR_STATE);
  EXPECT_NE(std::string(mpt_last_error()).find("read-only"), std::string::npos);
  EXPECT_EQ(values[1], 1);
  DLManagedTensorVersioned* out;
  OK(mpt_tensor_to_dlpack(t, &out));
  EXPECT_EQ(out->flags & 1, 1u);
  out->deleter(out);
  DLManagedTensor* old;
  EXPECT_EQ(mpt_tensor_to_dlpack_legacy(t, &old), MPT_ERROR_UNSUPPORTED);
}

TEST_F(DLPack, ErrorsLeaveOwnershipWithTheCaller) {
  auto expect = [&](mpt_status want, auto change) {
    auto& m = foreign<DLManagedTensorVersioned>();
    m.version.major = 1;
    change(m);
    mpt_tensor t;
    EXPECT_EQ(mpt_tensor_from_dlpack(ctx, &m, &t), want) << mpt_last_error();
    EXPECT_EQ(t, nullptr);
  };
  expect(MPT_ERROR_ABI, [](auto& m) { m.version.major = 2; });
  expect(MPT_ERROR_DEVICE, [](auto& m) { m.dl_tensor.device.device_type = 0; });
  expect(MPT_ERROR_DEVICE, [](auto& m) { m.dl_tensor.device.device_type = 2; });
  expect(MPT_ERROR_DTYPE, [](auto& m) { m.dl_tensor.dtype.lanes = 4; });
  expect(MPT_ERROR_DTYPE, [](auto& m) { m.dl_tensor.dtype.code = 5; });
  expect(MPT_ERROR_SHAPE, [](auto& m) { m.dl_tensor.ndim = 9; });
  expect(MPT_ERROR_SHAPE, [](auto& m) { m.dl_tensor.ndim = -1; });
  expect(MPT_ERROR_SHAPE, [](auto& m) { m.dl_tensor.shape = nullptr; });
  expect(MPT_ERROR_INVALID_ARGUMENT, [](auto& m) { m.dl_tensor.data = nullptr; });
  expect(MPT_ERROR_INVALID_ARGUMENT, [](auto& m) { m.dl_tensor.byte_offset = 1; });
  int64_t negative[2] = {-4, 1}, huge[2] = {int64_t{1} << 40, int64_t{1} << 40};
  expect(MPT_ERROR_SHAPE, [&](auto& m) { m.dl_tensor.strides = negative; });
  expect(MPT_ERROR_SHAPE, [&](auto& m) { m.dl_tensor.shape = huge; });
  expect(MPT_ERROR_SHAPE, [&](auto& m) { m.dl_tensor.shape = negative; });
  EXPECT_EQ(deleted, 0);
}

TEST_F(DLPack, ExtremesOfEachTwoNumbers) {
  import_extremes<DLManagedTensor>();
  import_extremes<DLManagedTensorVersioned>();
}

TEST_F(DLPack, HostileStructs) {
  static const int64_t extents[] = {
      0, 1, 2, 3, 4, -1, INT64_MAX, INT64_MIN, int64_t{1} << 62, int64_t{1} << 32};
  std::mt19937_64 random(4);
  auto pick = [&](auto& list) { return list[random() % std::size(list)]; };
  int imported = 0, refused = 0;
  for (int round = 0; round < 20000; ++round) {
    managed = {};
    auto& m = foreign<DLManagedTensorVersioned>();
    DLTensor& d = m.dl_tensor;
    int64_t dims[10], steps[10];
    for (int64_t& v : dims)
      v = random() % 3 ? 1 + static_cast<int64_t>(random() % 2) : pick(extents);
    for (int64_t& v : steps) v = random() % 3 ? static_cast<int64_t>(random() % 2) : pick(extents);
    m.version.major = random() % 20 ? 1 : static_cast<uint32_t>(random());
    m.version.minor = static_cast<uint32_t>(random());
    m.flags = random();
    d.shape = random() % 20 ? dims : nullptr;
    d.strides = random() % 4 ? steps : nullptr;
    d.ndim = random() % 20 ? static_cast<int32_t>(random() % 4) : static_cast<int32_t>(random());
    if (d.ndim == 9 || d.ndim == 10) d.ndim = 3;
    if (random() % 20 == 0) d.data = nullptr;
    if (random() % 20 == 0) d.device.device_type = static_cast<int32_t>(random());
    if (random() % 10 == 0) d.byte_offset = random() % 2 ? random() : random() % 40;
    if (random() % 4 == 0) {
      d.dtype = {static_cast<uint8_t>(random() % 16), static_cast<uint8_t>(8 << random() % 5),
                 static_cast<uint16_t>(random() % 8 ? 1 : random())};
    }
    bool is_imported;
    import_checked(m, is_imported);
    if (HasFatalFailure()) return;
    ++(is_imported ? imported : refused);
  }
  EXPECT_GT(imported, 2000);
  EXPECT_GT(refused, 2000);
}

TEST_F(DLPack, EveryDtypeGoesOutAndComesBack) {
  NEEDS_HOST("the test reads the memory that it exports");
  for (mpt_dtype d = MPT_F32; d <= MPT_BOOL; ++d) {
    const int64_t dims[] = {2, 2};
    mpt_tensor t, cast, back;
    OK(mpt_full(ctx, MPT_F32, dims, 2, 1, &t));
    OK(mpt_cast(t, d, &cast));
    DLManagedTensorVersioned* m;
    OK(mpt_tensor_to_dlpack(cast, &m));
    EXPECT_EQ(m->version.major, 1u);
    EXPECT_EQ(m->dl_tensor.dtype.bits, 8 * mpt_dtype_size(d));
    void* data;
    OK(mpt_tensor_get_data(cast, &data));
    EXPECT_EQ(m->dl_tensor.data, data);  // no copy
    ASSERT_NE(m->dl_tensor.strides, nullptr);
    EXPECT_EQ(m->dl_tensor.strides[0], 2);
    OK(mpt_tensor_from_dlpack(ctx, m, &back));
    EXPECT_EQ(read(back, 4), std::vector<float>(4, 1)) << mpt_dtype_name(d);
    mpt_tensor_info i = {};
    i.struct_size = sizeof i;
    OK(mpt_tensor_get_info(back, &i));
    EXPECT_EQ(i.dtype, d);
  }
}

TEST_F(DLPack, GradientsKeepATensorFromBeingExported) {
  NEEDS_HOST("the test reads the memory that it exports");
  const int64_t dims[] = {2};
  mpt_tensor t, plain;
  DLManagedTensorVersioned* m;
  OK(mpt_ones(ctx, MPT_F32, dims, 1, &t));
  OK(mpt_tensor_set_requires_grad(t, 1));
  EXPECT_EQ(mpt_tensor_to_dlpack(t, &m), MPT_ERROR_STATE);
  EXPECT_EQ(m, nullptr);
  OK(mpt_detach(t, &plain));
  OK(mpt_tensor_to_dlpack(plain, &m));
  static_cast<float*>(m->dl_tensor.data)[1] = 7;
  EXPECT_EQ(read(t, 2)[1], 7);
  m->deleter(m);
}

TEST_F(DLPack, ExportsOutliveTheTensorAndTheContext) {
  NEEDS_HOST("the test reads the memory that it exports");
  const int64_t dims[] = {1000};
  std::vector<DLManagedTensorVersioned*> out(64);
  for (auto& m : out) {
    mpt_tensor t;
    OK(mpt_full(ctx, MPT_F32, dims, 1, 3, &t));
    OK(mpt_tensor_to_dlpack(t, &m));
    mpt_tensor_release(t);
  }
  mpt_tensor held;
  DLManagedTensor* shared;
  auto& m = foreign<DLManagedTensorVersioned>();
  m.version.major = 1;
  OK(mpt_tensor_from_dlpack(ctx, &m, &held));
  OK(mpt_tensor_to_dlpack_legacy(held, &shared));
  // Half of the consumers finish while the context works, half after its shutdown.
  std::thread early([&] {
    for (size_t i = 0; i < out.size(); i += 2) out[i]->deleter(out[i]);
  });
  for (int i = 0; i < 1000; ++i) {
    mpt_tensor t;
    OK(mpt_full(ctx, MPT_F32, dims, 1, 5, &t));
    mpt_tensor_release(t);
  }
  early.join();
  OK(mpt_context_shutdown(ctx));
  EXPECT_FALSE(mpt_tensor_is_valid(held));
  EXPECT_GT(memory.pieces, 0);
  EXPECT_EQ(deleted, 0);  // the memory is still exported
  std::vector<std::thread> late;
  for (size_t k = 0; k < 4; ++k) {
    late.emplace_back([&, k] {
      for (size_t i = 1 + 2 * k; i < out.size(); i += 8) {
        for (int j = 0; j < 1000; ++j) {
          EXPECT_EQ(static_cast<float*>(out[i]->dl_tensor.data)[j], 3);
        }
        out[i]->deleter(out[i]);
      }
    });
  }
  for (auto& t : late) t.join();
  EXPECT_GT(memory.pieces, 0);
  shared->deleter(shared);
  EXPECT_EQ(deleted, 1);
  EXPECT_EQ(memory.pieces, 0);
}

}  // namespace
