// Backend: the interface between operations and hardware. prepare() either builds everything that
// is expensive to make or says why it cannot; a Prepared only runs.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "backends/kernels.h"
#include "core/dtype.h"
#include "core/jobs.h"
#include "core/shape.h"

namespace mpt {

inline constexpr size_t kOperandAlign = 16;  // bytes

// One operand as prepare() sees it. An absent optional operand has dtype none.
struct Spec {
  DType dtype = DType::none;
  Dims shape;
  Dims stride;  // in elements; 0 along a broadcast dim
  // True if the first element is at no multiple of kOperandAlign. False on the host, whose kernels
  // take any address.
  bool is_unaligned = false;

  explicit operator bool() const { return dtype != DType::none; }
  int rank() const { return shape.size(); }
};

class Device;

struct Request {
  Kernel kernel;
  std::span<const Spec> out, in;
  const void* params = nullptr;  // the kernel's static parameters (kernels.h)
  size_t params_size = 0;
  int32_t workers = 1;  // workers of the jobs that the kernel will run on
  // Pinned by the host, or measured on this machine. It is about 16-bit operands alone: products of
  // f32 operands have f32's precision.
  Arithmetic arithmetic = Arithmetic::measure;
  // The device on which the kernel will run; a backend of the host needs none. Every kernel gives
  // the same bits on every run, so it is chosen by what the device can do and not by a time.
  Device* device = nullptr;
  // Bytes of workspace that a library may take. Own kernels take what they need.
  size_t most_workspace = std::numeric_limits<size_t>::max();

  template <class P>
  const P& get() const {
    return *static_cast<const P*>(params);
  }
};

// The arguments of a run: base pointers of the operands (offset applied, nullptr if absent), the
// dynamic scalars of the kernel, and the scratch that `workspace` asked for, which is aligned to 64
// bytes on the host and to 256 on a device. The arrays and the scalars are valid during the call
// only.
struct Run {
  void* const* out;
  const void* const* in;
  const void* scalars;
  void* workspace;
  const Jobs& jobs;
  size_t scalars_size = 0;

  template <class S>
  const S& get() const {
    return *static_cast<const S*>(scalars);
  }
};

// Ends before its device is closed, perhaps while launches of it are queued.
class Prepared {
 public:
  virtual ~Prepared() = default;
  // Computes on a host device, or queues a launch on the device that has prepared it. Returns
  // nullptr, or a text that says why the launch was refused, valid until the next call of the
  // device. Does not throw. On a host device it does not fail and does not allocate.
  virtual const char* run(const Run& r) const = 0;

  const char* name = "";  // implementation, for listings: "ref", "cpu avx512", "onednn ..."
  size_t workspace = 0;   // bytes of scratch per run
  size_t held = 0;        // bytes of the host that a library keeps for it, as far as they are known

  // For listings: what the kernel was prepared for, and why earlier candidates refused.
  std::string text, refused;
};

// A prepared kernel that lives as long as anything refers to it.
using ReadyKernel = std::shared_ptr<const Prepared>;

// Collects why candidates refused, for the error text. The strings are static.
struct Why {
  std::string text;
  std::nullptr_t refuse(const char* who, const char* reason) {
    text.append(text.empty() ? "" : "; ").append(who).append(": ").append(reason);
    return nullptr;
  }
};

// Makes a Prepared of a host device from a callable:
// prepared("cpu avx512", [=](const Run& r) { ... }).
template <class F>
std::unique_ptr<Prepared> prepared(const char* name, F f, size_t workspace = 0) {
  struct P final : Prepared {
    F f;
    explicit P(F g) : f(std::move(g)) {}
    const char* run(const Run& r) const override {
      f(r);
      return nullptr;
    }
  };
  auto p = std::make_unique<P>(std::move(f));
  p->name = name;
  p->workspace = workspace;
  return p;
}

using MakeKernel = std::unique_ptr<Prepared> (*)(const Request&, Why&);

// One entry of a backend's ordered list. The first candidate for a kernel that accepts is used.
struct KernelEntry {
  Kernel kernel;
  MakeKernel make;
};

struct Backend {
  const char* name;
  std::span<const KernelEntry> kernels;
  // Returns the arithmetic that Arithmetic::measure selects on a device.
  Arithmetic (*measured)(const Device& device) = nullptr;
  // Returns true if the updates of optimizers round a product and a sum together. nullptr: apart.
  bool (*fuses)() = nullptr;
};

// Tries the backend's candidates in order. Returns nullptr if none accepts the request.
std::unique_ptr<Prepared> prepare(const Backend& b, const Request& r, Why& why);
// Tries several backends, the preferred one first. Returns nullptr if none accepts the request.
std::unique_ptr<Prepared> prepare_best(std::span<const Backend* const> backends, const Request& r,
                                       Why& why);

const Backend& ref_backend();  // simple reference code; has every kernel
const Backend& cpu_backend();  // SIMD, own GEMM and oneDNN
bool cpu_backend_runs();       // false on a processor below the build's minimum (isa_min)

}  // namespace mpt
