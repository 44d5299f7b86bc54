// Kernels: fixture of tests that run a kernel on a GPU and on the host, and compare the results.
// MPT_TEST_DEVICE in the environment is the path of the GPU's module: that of Vulkan, or that of
// the CUDA text on the host. With MPT_TEST_NO_F64 the device has no 64-bit floats. A device that
// takes subnormal numbers for 0 has the bounds that Vulkan gives it (subnormals.h).
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <dlfcn.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "../tier.h"
#include "fixture.h"
#include "mpt/mpt_vulkan.h"
#include "operands.h"
#include "subnormals.h"

namespace mpt::test {

inline constexpr DType kTypes[] = {DType::f32,    DType::f16,     DType::bf16, DType::f8e4m3,
                                   DType::f8e5m2, DType::i8,      DType::u8,   DType::i32,
                                   DType::i64,    DType::boolean, DType::f64};

template <class S>
std::vector<char> bytes_of(const S& s) {
  std::vector<char> b(sizeof s);
  std::memcpy(b.data(), &s, sizeof s);
  return b;
}

// How far an element may be from the wanted one: within the larger of two distances, or this many
// numbers of its dtype away. Without any, the elements have equal bits.
struct Bound {
  int64_t ulps = 0;
  double absolute = 0, relative = 0;

  bool holds(DType t, const char* got, const char* wanted) const {
    if (are_near(t, got, wanted, ulps)) return true;
    const double g = plain::load(t, got, 0), w = plain::load(t, wanted, 0);
    return std::abs(g - w) <= std::max(absolute, relative * std::abs(w));  // false for NaN
  }
};

// Names a kernel and gives its parameters; the operands come apart.
struct Case {
  Kernel kernel;
  std::vector<char> params = {}, scalars = {};
  bool in_place = false;  // the first output is in the memory of the first input
  std::string note = {};
};

// Where the device has bytes of the host: `count` of them, from number `first` on.
struct Placed {
  char* at = nullptr;
  size_t first = 0, count = 0;
  // Returns where the device has the host's byte i.
  char* byte(size_t i) const { return at + i - first; }
};

// Memory of a device, a piece for each tensor. Tensors in turn end where a piece ends and begin
// where one begins. The devices of the tests have pages there that nobody may touch.
class Pieces {
 public:
  explicit Pieces(Device& device) : device_(device) {}
  ~Pieces() {
    for (const auto& [p, bytes] : all_) device_.free(p, bytes);
  }
  Pieces(const Pieces&) = delete;
  Pieces& operator=(const Pieces&) = delete;

  char* take(size_t bytes) {
    auto* const p = static_cast<char*>(device_.alloc(bytes));
    if (!p) throw std::runtime_error("the device has no memory");
    all_.emplace_back(p, bytes);
    return p;
  }
  // Places a tensor with kGuard bytes before and behind it, those of one side outside of the piece.
  Placed place(std::span<const char> bytes) {
    constexpr size_t kGuard = Operand::kGuard, kPage = 4096;
    static_assert(kGuard % kOperandAlign == 0 && kPage % kOperandAlign == 0);
    const auto rounded = [](size_t n, size_t unit) { return (n + unit - 1) / unit * unit; };
    Placed p{.count = bytes.size() - kGuard};
    if (++count_ % 2) {
      p.count = rounded(p.count, kOperandAlign);
      const size_t room = rounded(p.count, kPage);
      p.at = take(room) + room - p.count;
    } else {
      p.first = kGuard;
      p.at = take(rounded(p.count, kPage));
    }
    EXPECT_STREQ(nullptr, device_.copy_in(p.at, &bytes[p.first], p.count));
    return p;
  }

 private:
  Device& device_;
  std::vector<std::pair<char*, size_t>> all_;
  static inline size_t count_ = 0;
};

class Kernels : public testing::Test {
 protected:
  using Operands = std::vector<Operand>;

  static void SetUpTestSuite() {
    mpt_test::layers();
    void* const module = dlopen(getenv("MPT_TEST_DEVICE"), RTLD_NOW | RTLD_LOCAL);
    if (!module) throw std::runtime_error(dlerror());
    const auto& d =
        *reinterpret_cast<const DeviceModule* (*)()>(dlsym(module, kDeviceModuleFunction))();
    std::string why;
    opened_ = new mpt_test::Opened(d.open(0, nullptr, why), d.close);
    if (!*opened_) throw std::runtime_error(why);
    if (void* const native = getenv("MPT_TEST_NO_F64") ? device().native() : nullptr) {
      without_f64(d, *static_cast<mpt_vulkan_device*>(native));
    }
    ASSERT_EQ(static_cast<gpu::GpuDevice&>(device()).features().f64, !getenv("MPT_TEST_NO_F64"));
    may_flush = may_be_zero(d);
  }
  static void TearDownTestSuite() {
    delete opened_;
    delete owner_;
    EXPECT_EQ(mpt_test::layers().messages(), "");
  }
  void TearDown() override {
    Device::Failure f;
    EXPECT_FALSE(device().take_failure(f)) << f.text;
  }
  static Device& device() { return **opened_; }
  // The backends of the device that are asked: all, or the one that a test names.
  static std::vector<const Backend*> backends() {
    std::vector<const Backend*> all;
    for (const Backend* b : device().backends())
      if (backend.empty() || backend == b->name) all.push_back(b);
    return all;
  }

  // Returns the text of why a device does not take a request; "" if it does.
  static std::string refusal(const Case& c, const Operands& out, const Operands& in) {
    Why why;
    return prepared_for(c, out, in, backends(), why) ? "" : why.text;
  }

  // Returns the name of the kernel that takes a request; "" if there is none.
  static std::string kernel_of(const Case& c, const Operands& out, const Operands& in) {
    Why why;
    const auto p = prepared_for(c, out, in, backends(), why);
    return p ? p->name : "";
  }

  // Computes on the host into `out`, by the best kernel or by ref, which computes in double.
  static void run_on_host(const Case& c, Operands& out, const Operands& in, bool by_ref) {
    static const Backend* const all[] = {&cpu_backend(), &ref_backend()};
    Why why;
    const auto p = prepared_for(c, out, in, std::span(all).subspan(by_ref), why);
    ASSERT_TRUE(p) << why.text;
    std::vector<void*> y;
    std::vector<const void*> x;
    for (Operand& o : out) y.push_back(o.data());
    for (const Operand& o : in) x.push_back(o.data());
    if (c.in_place) x[0] = y[0];
    std::vector<char> scratch(p->workspace + 64);
    void* room = scratch.data();
    size_t left = scratch.size();
    std::align(64, p->workspace, room, left);
    ASSERT_STREQ(nullptr,
                 p->run({y.data(), x.data(), c.scalars.data(), room, Jobs(), c.scalars.size()}));
  }

  // Computes on the device into `out`. What lies around the elements comes back too. The inputs and
  // the workspace are freed while the work is queued.
  static void run_on_device(const Case& c, Operands& out, const Operands& in) {
    Pieces results(device());
    std::vector<Placed> targets;
    std::vector<void*> y;
    for (const Operand& o : out) {
      targets.push_back(o.spec ? results.place(o.bytes) : Placed{});
      y.push_back(o.spec ? targets.back().byte(static_cast<size_t>(o.first)) : nullptr);
    }
    queue(c, out, in, y);
    if (HasFatalFailure()) return;
    for (size_t i = 0; i < out.size(); ++i) {
      if (!out[i].spec) continue;
      const Placed& t = targets[i];
      const mpt_test::Bytes got = mpt_test::OnDevice(device()).read(t.at, t.count);
      std::memcpy(&out[i].bytes[t.first], got.data(), got.size());
    }
  }

  static std::string describe(const Case& c, const Operands& out, const Operands& in) {
    std::string s = c.note;
    for (const Operands* all : {&out, &in}) {
      for (const Operand& x : *all) {
        if (!x.spec) s += " -";
        else
          s += std::string(" ") + name_of(x.spec.dtype) + text(x.spec.shape).s + "/" +
               text(x.spec.stride).s + (x.spec.is_unaligned ? " unaligned" : "");
      }
    }
    return s + (c.in_place ? " in place" : "");
  }

  // Compares two results: the elements, and all bytes around them.
  static void compare(const std::string& what, const Operand& got, const Operand& wanted,
                      const Bound& bound) {
    compare(what, got, std::vector{wanted}, [&](const Dims&, const char* g, const char* w) {
      return bound.holds(got.spec.dtype, g, w);
    });
  }
  // Compares a result with several: each element with those at its place, by holds(place, got,
  // wanted), of which one has to be true.
  template <class Holds>
  static void compare(const std::string& what, const Operand& got,
                      const std::vector<Operand>& wanted, Holds holds) {
    const DType t = got.spec.dtype;
    std::vector<char> rest = got.bytes, wanted_rest = wanted[0].bytes;
    int differences = 0;
    ref::walk(got.spec.shape, [&](const Dims& i) {
      const auto at = static_cast<size_t>(got.first + got.view().offset(i) * size_of(t));
      const bool is_wanted = std::any_of(wanted.begin(), wanted.end(), [&](const Operand& w) {
        return holds(i, &got.bytes[at], &w.bytes[at]);
      });
      if (!is_wanted && ++differences <= 3) {
        ADD_FAILURE() << what << " at " << text(i).s << ": " << plain::load(t, &got.bytes[at], 0)
                      << ", not " << plain::load(t, &wanted[0].bytes[at], 0);
      }
      std::memset(&rest[at], 0, static_cast<size_t>(size_of(t)));
      std::memset(&wanted_rest[at], 0, static_cast<size_t>(size_of(t)));
    });
    EXPECT_LE(differences, 3) << what;
    EXPECT_TRUE(rest == wanted_rest) << what << ": bytes around the elements";
  }

  // Runs a case on the device and on the host, and compares all outputs that are there.
  static void check(const Case& c, const Operands& out, const Operands& in, const Bound& bound,
                    bool by_ref = true) {
    Operands got = out, wanted = out;
    run_on_host(c, wanted, in, by_ref);
    if (HasFatalFailure()) return;
    run_on_device(c, got, in);
    if (HasFatalFailure()) return;
    for (size_t i = 0; i < out.size(); ++i) {
      if (!out[i].spec) continue;
      compare(describe(c, out, in) + ", output " + std::to_string(i), got[i], wanted[i], bound);
    }
  }

  Random random{20261126};
  static inline Arithmetic arithmetic = Arithmetic::measure;  // that requests have
  static inline std::string backend;                          // "": all

 private:
  // Returns what may_flush is: true if the device does not promise to keep subnormal numbers, and
  // does not keep one. MPT_TEST_BOUNDS in the environment answers instead: vulkan or exact.
  static bool may_be_zero(const DeviceModule& module) {
    if (const char* given = getenv("MPT_TEST_BOUNDS")) return given == std::string_view("vulkan");
    std::vector<FoundDevice> found;
    std::string why;
    if (!module.list || !module.list(found, why) || found.empty() ||
        found[0].has.find("subnormal numbers may be 0") == std::string::npos)
      return false;
    Operands out{Operand(DType::f32, {1}, {1})}, in{out};
    in[0].view().set(0x1p-130, 0);
    const PointParams times{static_cast<int16_t>(UnaryOp::mul_scalar)};
    run_on_device({Kernel::unary, bytes_of(times), bytes_of(PointScalars{1, 0})}, out, in);
    return plain::load(DType::f32, out[0].data(), 0) == 0;
  }

  // Queues a kernel on the device.
  static void queue(const Case& c, const Operands& out, const Operands& in,
                    const std::vector<void*>& y) {
    Pieces pieces(device());
    std::vector<const void*> x;
    for (const Operand& o : in) {
      x.push_back(o.spec ? pieces.place(o.bytes).byte(static_cast<size_t>(o.first)) : nullptr);
    }
    if (c.in_place) x[0] = y[0];
    Why why;
    const auto p = prepared_for(c, out, in, backends(), why);
    ASSERT_TRUE(p) << why.text;
    void* const room = p->workspace ? pieces.take(p->workspace) : nullptr;
    if (room) {
      ASSERT_STREQ(nullptr, device().fill(room, 0xa5, p->workspace));
    }
    ASSERT_STREQ(nullptr,
                 p->run({y.data(), x.data(), c.scalars.data(), room, Jobs(), c.scalars.size()}));
  }

  // Opens a second device of Vulkan on the handles of the first one, of which it believes that they
  // were made without shaderFloat64.
  static void without_f64(const DeviceModule& module, mpt_vulkan_device native) {
    native.has_float64 = 0;
    owner_ = opened_;
    std::string why;
    opened_ = new mpt_test::Opened(module.open(0, &native, why), module.close);
    if (!*opened_) throw std::runtime_error(why);
  }

  static std::unique_ptr<Prepared> prepared_for(const Case& c, const Operands& out,
                                                const Operands& in,
                                                std::span<const Backend* const> backends,
                                                Why& why) {
    std::vector<Spec> outputs, inputs;
    for (const Operand& o : out) outputs.push_back(o.spec);
    for (const Operand& o : in) inputs.push_back(o.spec);
    const Request r{c.kernel,        outputs, inputs,     c.params.data(),
                    c.params.size(), 1,       arithmetic, opened_->get()};
    return prepare_best(backends, r, why);
  }

  static inline mpt_test::Opened* opened_ = nullptr;
  static inline mpt_test::Opened* owner_ = nullptr;  // has the handles, if that is another one
};

}  // namespace mpt::test
