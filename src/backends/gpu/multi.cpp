// The candidates for the optimizers' passes: split, join, multi_stats, multi_scale, step_decide,
// multi_step and scaler_update. Dtypes, rules and formats are in tables that only the device reads,
// so that one kernel has all of them.
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <initializer_list>

#include "backends/gpu/launch.h"
#include "backends/gpu/make.h"
#include "backends/gpu/multi_arguments.h"

namespace mpt::gpu {
namespace {

// A prepared kernel of several launches: `run` fills in the arguments and calls `queue`.
class MultiLaunch : public Prepared {
 public:
  explicit MultiLaunch(GpuDevice& device) : device_(device), kept_(device.kept()) { name = "gpu"; }
  MultiLaunch(const MultiLaunch&) = delete;

  // Finds an entry. Returns false if `why` says why the device cannot have it.
  bool find(const std::string& entry, std::span<const uint32_t> constants, std::string& why) {
    functions_[size_] = device_.find(entry.c_str(), constants, why);
    return functions_[size_++] != nullptr;
  }
  // Finds entries that compute with 64-bit floats. nullptr: none has that number.
  bool find_real(std::initializer_list<const char*> entries, std::string& why) {
    for (const char* entry : entries) {
      if (!entry) ++size_;
      else if (!find(real_entry(device_, entry), {}, why)) return false;
    }
    return true;
  }
  // Keeps bytes on the device. Returns false if `why` says why it cannot.
  bool keep(const void* bytes, size_t n, std::string& why) { return kept_.keep(bytes, n, why); }

 protected:
  uint64_t kept() const { return kept_.address(); }
  bool has(int function) const { return functions_[function] != nullptr; }
  const char* refresh() const { return kept_.refresh(); }
  template <class Arguments>
  const char* queue(int function, const Arguments& a, uint32_t groups) const {
    return device_.launch(*functions_[function], &a, sizeof a, groups);
  }
  // Returns the groups for one chunk, or one tensor, each.
  uint32_t groups_for(int64_t count) const {
    return static_cast<uint32_t>(std::clamp<int64_t>(count, 1, device_.features().groups));
  }
  // Returns the groups for one element in each thread.
  uint32_t groups_of_threads(int64_t count) const {
    return groups_for((count + kPointThreads - 1) / kPointThreads);
  }

 private:
  static constexpr int kMost = 10;
  GpuDevice& device_;
  Kept kept_;
  const CompiledKernel* functions_[kMost] = {};
  int size_ = 0;
};

// Prepares a launch of class L, made of (device, request), with these entries.
template <class L>
std::unique_ptr<Prepared> make_multi(const Request& r, Why& why,
                                     std::initializer_list<const char*> entries) {
  auto p = std::make_unique<L>(device_of(r), r);
  std::string refused;
  if (!p->find_real(entries, refused)) return why.refuse("gpu", refused.c_str());
  return p;
}

// -- split, join ----------------------------------------------------------------------------------

enum class Halves { made, read };

template <Halves kHalves>
class SplitLaunch final : public MultiLaunch {
 public:
  SplitLaunch(GpuDevice& device, const Request& r)
      : MultiLaunch(device), count_(count(r.out[0].shape)) {}

  const char* run(const Run& r) const override {
    if (count_ == 0) return nullptr;
    constexpr bool kMade = kHalves == Halves::made;
    const SplitArguments a{.x = address_of(kMade ? r.in[0] : r.out[0]),
                           .hi = address_of(kMade ? r.out[0] : r.in[0]),
                           .lo = address_of(kMade ? r.out[1] : r.in[1]),
                           .count = static_cast<uint64_t>(count_),
                           .groups = groups_of_threads(count_),
                           .none = 0};
    return queue(0, a, a.groups);
  }

 private:
  const int64_t count_;
};

template <Halves kHalves>
std::unique_ptr<Prepared> make_halves(const Request& r, Why& why, const char* entry, DType dtype) {
  const uint32_t constants[] = {static_cast<uint32_t>(r.get<SplitParams>().master),
                                static_cast<uint32_t>(dtype)};
  auto p = std::make_unique<SplitLaunch<kHalves>>(device_of(r), r);
  std::string refused;
  if (!p->find(entry, constants, refused)) return why.refuse("gpu", refused.c_str());
  return p;
}

// -- statistics and decisions ---------------------------------------------------------------------

class StatsLaunch final : public MultiLaunch {
 public:
  StatsLaunch(GpuDevice& device, const Request& r)
      : MultiLaunch(device), rows_(static_cast<uint32_t>(r.out[0].shape[0])) {}

  const char* run(const Run& r) const override {
    const auto& s = r.get<StatsScalars>();
    const StatsArguments a{.tensors = address_of(r.in[1]),
                           .chunks = address_of(r.in[2]),
                           .partials = address_of(r.out[1]),
                           .stats = address_of(r.out[0]),
                           .scaler = address_of(r.in[0]),
                           .limit = s.limit,
                           .p = s.p,
                           .chunk_count = static_cast<uint32_t>(s.size.chunks),
                           .rows = rows_,
                           .groups = groups_for(s.size.chunks),
                           .none = 0};
    if (s.size.chunks > 0) {
      if (const char* refused = queue(0, a, a.groups)) return refused;
    }
    return queue(1, a, 1);
  }

 private:
  const uint32_t rows_;
};

class ScaleLaunch final : public MultiLaunch {
 public:
  ScaleLaunch(GpuDevice& device, const Request&) : MultiLaunch(device) {}

  const char* run(const Run& r) const override {
    const auto& size = r.get<PassSize>();
    const ScaleArguments a{.tensors = address_of(r.in[1]),
                           .chunks = address_of(r.in[2]),
                           .decision = address_of(r.out[0]),
                           .scaler = address_of(r.out[1]),
                           .report = address_of(r.in[0]),
                           .chunk_count = static_cast<uint32_t>(size.chunks),
                           .groups = groups_for(size.chunks)};
    return queue(0, a, a.groups);
  }
};

class DecideLaunch final : public MultiLaunch {
 public:
  DecideLaunch(GpuDevice& device, const Request& r)
      : MultiLaunch(device),
        params_(r.get<DecideParams>()),
        groups_(static_cast<uint32_t>(r.out[0].shape[0])),
        optimizers_(static_cast<uint32_t>(r.out[1].shape[0])) {}

  const char* run(const Run& r) const override {
    const auto& s = r.get<DecideScalars>();
    const DecideArguments a{.decision = address_of(r.out[0]),
                            .report = address_of(r.out[1]),
                            .stats = address_of(r.in[0]),
                            .scaler = address_of(r.in[1]),
                            .optimizer_of_group = address_of(r.in[2]),
                            .group_count = groups_,
                            .optimizers = optimizers_,
                            .check = params_.check != 0,
                            .together = params_.together != 0,
                            .over = static_cast<uint32_t>(params_.over),
                            .unscale = params_.unscale != 0,
                            .max_norm = s.max_norm,
                            .limit = s.limit,
                            .p = s.p};
    return queue(0, a, 1);
  }

 private:
  const DecideParams params_;
  const uint32_t groups_, optimizers_;
};

class ScalerLaunch final : public MultiLaunch {
 public:
  ScalerLaunch(GpuDevice& device, const Request&) : MultiLaunch(device) {}

  const char* run(const Run& r) const override {
    const auto& s = r.get<ScalerScalars>();
    const ScalerArguments a{.scaler = address_of(r.out[0]),
                            .growth = s.growth,
                            .backoff = s.backoff,
                            .interval = s.interval,
                            .min_scale = s.min_scale,
                            .max_scale = s.max_scale,
                            .hysteresis = s.hysteresis,
                            .is_static = s.is_static,
                            .none = 0};
    return queue(0, a, 1);
  }
};

// -- updates --------------------------------------------------------------------------------------

CodeTables code_tables() {
  CodeTables t{};
  for (int k = 0; k < 3; ++k) {
    const CodeSearch& s = code_search(static_cast<StateFormat>(k + 1));
    std::copy_n(s.threshold, 16, t.threshold[k]);
    std::copy_n(s.slope, 16, t.slope[k]);
  }
  std::copy_n(code_book(StateFormat::signed4).value, 16, t.book[0]);
  std::copy_n(code_book(StateFormat::unsigned4).value, 16, t.book[1]);
  return t;
}

// The launches of multi_step, in their order.
enum StepEntry {
  rules,
  means_f32,
  means_f64,
  row_scales,
  sums_f32,
  sums_f64,
  whole,
  step_f32,
  step_f64,
  counts,
};

class StepLaunch final : public MultiLaunch {
 public:
  StepLaunch(GpuDevice& device, const Request& r)
      : MultiLaunch(device),
        has_whole_(r.out.size() > 3 && r.out[3]),
        has_wide_(r.get<MultiStepParams>().has_wide != 0) {
    const bool has_tensors = r.in.size() > 2 && r.in[2];
    const int64_t most = has_tensors ? count(r.in[2].shape) / int64_t{sizeof(MultiTensor)} : 0;
    workspace = static_cast<size_t>(most) * kRuleBytes;
  }

  bool plan(std::string& why) {
    const CodeTables tables = code_tables();
    const auto if_whole = [&](const char* entry) { return has_whole_ ? entry : nullptr; };
    const auto if_wide = [&](const char* entry) { return has_wide_ ? entry : nullptr; };
    return keep(&tables, sizeof tables, why) &&
           find_real({"mpt_multi_rules", if_whole("mpt_multi_means_f32"),
                      if_whole(if_wide("mpt_multi_means_f64")), if_whole("mpt_multi_row_scales"),
                      if_whole("mpt_multi_sums_f32"), if_whole(if_wide("mpt_multi_sums_f64")),
                      if_whole("mpt_multi_whole"), "mpt_multi_step_f32",
                      if_wide("mpt_multi_step_f64"), "mpt_multi_count"},
                     why);
  }

  const char* run(const Run& r) const override {
    const auto& s = r.get<UpdateScalars>();
    UpdateArguments a{.tensors = address_of(r.in[2]),
                      .chunks = address_of(r.in[3]),
                      .numbers = address_of(r.in[5]),
                      .decision = address_of(r.out[0]),
                      .counts = address_of(r.out[1]),
                      .shift = address_of(r.in[1]),
                      .partials = address_of(r.out[3]),
                      .scaler = address_of(r.out[2]),
                      .report = address_of(r.in[0]),
                      .rules = address_of(r.workspace),
                      .tables = kept(),
                      .tensor_count = static_cast<uint32_t>(s.size.tensors),
                      .chunk_count = static_cast<uint32_t>(s.size.chunks),
                      .flags = (s.always ? kAlways : 0u) | (s.reads_as_is ? kAsIs : 0u) |
                               (s.is_partial ? kPartial : 0u),
                      .groups = 0};
    if (const char* refused = refresh()) return refused;
    const uint32_t by_slice = groups_for(s.size.tensors * kSlices),
                   by_tensor = groups_for(s.size.tensors), by_chunk = groups_for(s.size.chunks);
    const struct {
      StepEntry entry;
      uint32_t groups;
      int64_t rows;  // the table's that the launch divides
    } launches[] = {{rules, groups_of_threads(s.size.tensors), s.size.tensors},
                    {means_f32, by_slice, s.size.tensors},
                    {means_f64, by_slice, s.size.tensors},
                    {row_scales, by_tensor, s.size.tensors},
                    {sums_f32, by_chunk, s.size.chunks},
                    {sums_f64, by_chunk, s.size.chunks},
                    {whole, groups_of_threads(s.size.chunks), s.size.chunks},
                    {step_f32, by_chunk, s.size.chunks},
                    {step_f64, by_chunk, s.size.chunks},
                    {counts, 1, 1}};
    for (const auto& l : launches) {
      if (!has(l.entry) || l.rows == 0) continue;
      a.groups = l.groups;
      if (const char* refused = queue(l.entry, a, l.groups)) return refused;
    }
    return nullptr;
  }

 private:
  static constexpr int64_t kSlices = 32;
  const bool has_whole_, has_wide_;
};

}  // namespace

std::unique_ptr<Prepared> make_split(const Request& r, Why& why) {
  return make_halves<Halves::made>(r, why, "mpt_split", r.out[0].dtype);
}
std::unique_ptr<Prepared> make_join(const Request& r, Why& why) {
  return make_halves<Halves::read>(r, why, "mpt_join", r.in[0].dtype);
}
std::unique_ptr<Prepared> make_multi_stats(const Request& r, Why& why) {
  return make_multi<StatsLaunch>(r, why, {"mpt_multi_stats", "mpt_multi_stats_rows"});
}
std::unique_ptr<Prepared> make_multi_scale(const Request& r, Why& why) {
  return make_multi<ScaleLaunch>(r, why, {"mpt_multi_scale"});
}
std::unique_ptr<Prepared> make_step_decide(const Request& r, Why& why) {
  return make_multi<DecideLaunch>(r, why, {"mpt_step_decide"});
}
std::unique_ptr<Prepared> make_scaler_update(const Request& r, Why& why) {
  return make_multi<ScalerLaunch>(r, why, {"mpt_scaler_update"});
}

std::unique_ptr<Prepared> make_multi_step(const Request& r, Why& why) {
  if (r.get<MultiStepParams>().has_wide && !device_of(r).features().f64) {
    return why.refuse("gpu", kNoF64);
  }
  return planned("gpu", why, std::make_unique<StepLaunch>(device_of(r), r));
}

}  // namespace mpt::gpu
