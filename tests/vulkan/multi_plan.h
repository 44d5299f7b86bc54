// Random tensors of optimizer passes in memory that the host and a device have alike, and the runs
// of passes on both.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "../kernels/multi_set.h"
#include "backends/masters.h"
#include "kernels.h"

namespace mpt::test {

// Memory of the host whose bytes a device gets as they are, at other addresses: a piece for each
// block. Blocks have guard bytes around them.
class Twin {
 public:
  Twin() : bytes_(kSize, '\xa5') {}

  // Returns the memory of n elements of a dtype, zero.
  void* take(DType t, int64_t n, const Bound& bound = {}) {
    char* const p = reinterpret_cast<char*>(
        (reinterpret_cast<uintptr_t>(bytes_.data()) + used_ + 255) / 256 * 256);
    const int64_t size = n * size_of(t);
    used_ = static_cast<size_t>(p + size + kGuard - bytes_.data());
    if (used_ > kSize) throw std::runtime_error("the tensors are too large");
    std::memset(p, 0, static_cast<size_t>(size));
    blocks_.push_back({t, p, n, bound, {}});
    return p;
  }

  // Writes the bytes to the device's memory. `tensors` get that memory's addresses.
  void send(Device& device, std::span<MultiTensor> tensors) {
    pieces_ = std::make_unique<Pieces>(device);
    const auto place = [&](Block& b) { b.placed = pieces_->place(b.with_guards()); };
    Block* const table = block_of(tensors.data());
    for (Block& b : blocks_)
      if (&b != table) place(b);
    const std::vector<MultiTensor> before(tensors.begin(), tensors.end());
    for (MultiTensor& t : tensors) {
      move(t.param);
      move(t.low);
      move(t.copy);
      for (MultiState& s : t.state) {
        move(s.data);
        move(s.scale);
      }
      move(t.grad);
      move(t.row);
      move(t.scratch);
      move(t.row_scale);
    }
    place(*table);
    std::copy(before.begin(), before.end(), tensors.begin());
  }
  // Returns where the device has what the host has at p.
  void* there(const void* p) {
    if (!p) return nullptr;
    const Block& b = *block_of(p);
    return b.placed.byte(static_cast<size_t>(static_cast<const char*>(p) - b.with_guards().data()));
  }

  // Compares the device's bytes with the host's. `skipped`: bytes that may differ.
  void compare(Device& device, std::span<const std::span<const std::byte>> skipped) const {
    int differences = 0;
    for (size_t b = 0; b < blocks_.size(); ++b) {
      const Block& block = blocks_[b];
      const Placed& placed = block.placed;
      std::vector<char> wanted(block.with_guards().begin(), block.with_guards().end());
      std::vector<char> all = wanted;
      const mpt_test::Bytes got = mpt_test::OnDevice(device).read(placed.at, placed.count);
      std::memcpy(&all[placed.first], got.data(), got.size());
      const int64_t size = size_of(block.dtype);
      for (int64_t i = 0; i < block.count; ++i) {
        char *const g = &all[kGuard] + i * size, *const w = &wanted[kGuard] + i * size;
        const auto at = reinterpret_cast<const std::byte*>(block.at + i * size);
        const bool is_skipped = std::any_of(skipped.begin(), skipped.end(), [&](const auto& s) {
          return at >= s.data() && at < s.data() + s.size();
        });
        const double least = block.dtype == DType::f64 ? std::numeric_limits<double>::min()
                                                       : std::numeric_limits<float>::min();
        const bool holds =
            block.bound.holds(block.dtype, g, w) ||
            (is_floating(block.dtype) &&
             are_zero(plain::load(block.dtype, g, 0), plain::load(block.dtype, w, 0), least));
        if (!is_skipped && !holds && ++differences <= 4) {
          ADD_FAILURE() << "block " << b << " of " << name_of(block.dtype) << " at " << i << " of "
                        << block.count << ": " << plain::load(block.dtype, g, 0) << ", not "
                        << plain::load(block.dtype, w, 0);
        }
        std::memset(g, 0, static_cast<size_t>(size));
        std::memset(w, 0, static_cast<size_t>(size));
      }
      EXPECT_TRUE(all == wanted) << "bytes around block " << b;
    }
    EXPECT_LE(differences, 4);
  }

  static constexpr size_t kSize = size_t{8} << 20;

 private:
  struct Block {
    DType dtype;
    char* at;
    int64_t count;
    Bound bound;
    Placed placed;
    std::span<const char> with_guards() const {
      return {at - kGuard, static_cast<size_t>(count * size_of(dtype)) + 2 * kGuard};
    }
  };
  Block* block_of(const void* p) {
    const auto next = std::upper_bound(blocks_.begin(), blocks_.end(), p,
                                       [](const void* x, const Block& b) { return x < b.at; });
    return &*(next - 1);
  }
  template <class T>
  void move(T*& p) {
    p = static_cast<T*>(there(p));
  }

  static constexpr size_t kGuard = Operand::kGuard;
  std::vector<char> bytes_;
  size_t used_ = kGuard;
  std::vector<Block> blocks_;  // in the order of their addresses
  std::unique_ptr<Pieces> pieces_;
};

// Style of the tensors of a plan.
struct Style {
  std::vector<DType> params = {DType::f32, DType::bf16, DType::f16};
  std::vector<DType> grads = {DType::f32, DType::bf16, DType::f16};
  std::vector<int64_t> sizes = {1, 15, 17, 255, 256, 300, 1000};
  std::vector<Master> masters = {Master::none};
  int tensors = 4, bits = 32;
  int32_t block = 256;
  bool has_bad = false;   // some gradients are infinite or NaN
  bool has_rows = false;  // some gradients are row-sparse
  Bound bound;            // for all results
};

// Tensors of one optimizer with `groups` groups, and the operands of its passes.
struct Plan {
  Twin twin;
  std::vector<Hyper> groups;
  std::span<MultiTensor> tensors;
  std::span<MultiChunk> chunks;
  std::span<int32_t> units;
  void* partials = nullptr;
  double* stats;
  double* decision;
  double* report;
  double* scaler;
  int64_t* counts;
  int64_t* shift;
  void* numbers;
  size_t number_bytes = 0;
  PassSize size;
  Random& random;

  Plan(std::vector<Hyper> hypers, const Style& style, Random& r)
      : groups(std::move(hypers)), random(r) {
    std::vector<MultiTensor> all;
    for (int i = 0; i < style.tensors; ++i) all.push_back(make_tensor(style, i));
    std::vector<MultiChunk> pieces;
    std::vector<int32_t> runs{0};
    for (const MultiTensor& t : all) {
      for (int64_t at = 0; at < t.count; at += kMultiUnit) {
        const int64_t n = std::min<int64_t>(kMultiUnit, t.count - at);
        pieces.push_back({t.slot, static_cast<int32_t>(n), at});
        runs.push_back(static_cast<int32_t>(pieces.size()));
      }
    }
    for (MultiTensor& t : all) t.slot = static_cast<int32_t>(all.size()) - 1 - t.slot;
    tensors = table<MultiTensor>(all);
    chunks = table<MultiChunk>(pieces);
    units = table<int32_t>(runs);
    size = {.tensors = static_cast<int64_t>(all.size()),
            .chunks = static_cast<int64_t>(pieces.size()),
            .units = static_cast<int64_t>(runs.size())};
    const auto rows = static_cast<int64_t>(groups.size());
    partials = twin.take(DType::u8, size.chunks * int64_t{sizeof(MultiPartial)});
    stats = floats(rows * kStatsWidth, style.bound);
    decision = floats(rows * kDecisionWidth, style.bound);
    report = floats(kReportWidth, style.bound);
    scaler = floats(kScalerWidth, {});
    counts = static_cast<int64_t*>(twin.take(DType::i64, 1 + size.tensors));
    shift = static_cast<int64_t*>(twin.take(DType::i64, 1));
    for (int64_t g = 0; g < rows; ++g) {
      const double row[] = {1, 1, 0, 1};
      std::copy_n(row, 4, decision + 4 * g);
    }
    const double state[] = {1024, 3, 2, 0, 0, 0, 0, 0};
    std::copy_n(state, 8, scaler);
    set_numbers({{.factor = 0.5}, {}, {.factor = 2, .has_momentum = true, .momentum = 0.8}}, 3);
  }

  // Sets the schedule, and the earlier updates of all parameters.
  void set_numbers(const std::vector<Schedule::Value>& schedule, int64_t updates) {
    const std::vector<Scheduled> scheduled = scheduled_for(groups, schedule);
    std::fill_n(counts, 1 + size.tensors, updates);
    const MultiPlan plan{.tensors = tensors,
                         .groups = groups,
                         .scheduled = scheduled,
                         .first_count = updates - 1,
                         .seed = 7,
                         .draw = 40};
    const std::vector<uint64_t> words = numbers_of(plan);
    number_bytes = words.size() * 8;
    numbers = twin.take(DType::u8, static_cast<int64_t>(number_bytes));
    std::memcpy(numbers, words.data(), number_bytes);
  }

  double* floats(int64_t n, const Bound& bound) {
    return static_cast<double*>(twin.take(DType::f64, n, bound));
  }
  template <class T>
  std::span<T> table(const std::vector<T>& from) {
    auto* const to =
        static_cast<T*>(twin.take(DType::u8, static_cast<int64_t>(from.size() * sizeof(T))));
    std::copy(from.begin(), from.end(), to);
    return {to, from.size()};
  }
  template <class T>
  const T& any(const std::vector<T>& from) {
    return from[static_cast<size_t>(below(random, static_cast<int64_t>(from.size())))];
  }
  double normal() { return std::normal_distribution<>()(random); }

  MultiTensor make_tensor(const Style& style, int number) {
    MultiTensor t;
    t.slot = number;
    t.group = static_cast<int32_t>(below(random, static_cast<int64_t>(groups.size())));
    t.master = any(style.masters);
    t.param_dtype = any(style.params);
    if (t.master == Master::split) t.param_dtype = DType::bf16;
    else if (t.master != Master::none && !is_half(t.param_dtype)) t.param_dtype = DType::f16;
    t.grad_dtype = t.param_dtype == DType::f64 ? DType::f64 : any(style.grads);
    t.count = any(style.sizes);
    int64_t count = t.count;
    if (style.has_rows && t.count % 20 == 0) {
      t.width = 20;
      const int64_t rows = t.count / t.width;
      count = 2 * t.count;
      auto* const row = static_cast<int64_t*>(twin.take(DType::i64, rows));
      for (int64_t i = 0; i < rows; ++i) row[i] = 2 * rows - 1 - 2 * i;
      t.row = row;
    }
    t.param = twin.take(t.param_dtype, count, style.bound);
    t.grad = twin.take(t.grad_dtype, t.count, style.bound);
    if (t.master == Master::split) t.low = twin.take(DType::u8, 2 * count);
    if (t.master == Master::kahan) t.low = twin.take(t.param_dtype, count);
    if ((t.param_dtype == DType::f32 || t.param_dtype == DType::f64) && below(random, 2)) {
      t.copy_dtype = below(random, 2) ? DType::bf16 : DType::f16;
      t.copy = twin.take(t.copy_dtype, count, style.bound);
    }
    t.key = random();
    t.first = random();
    t.scratch = static_cast<TensorScratch*>(twin.take(DType::u8, sizeof(TensorScratch)));
    const Hyper& h = groups[static_cast<size_t>(t.group)];
    if (is_factored(data_of(h.kind)) && t.count == 300) {  // 5 matrices of 3 x 20
      t.rows = 3;
      t.columns = 20;
      t.row_scale = floats(t.count / t.columns, {1 << 20, 1e-5, 1e-5});
    }
    for (int k = 0; k < kStates; ++k) make_state(style, h, t, k, count);
    for (int64_t i = 0; i < count; ++i) {
      const double p = normal();
      if (t.low) {
        auto &main = static_cast<uint16_t*>(t.param)[i], &low = static_cast<uint16_t*>(t.low)[i];
        if (t.master == Master::split) split_into(static_cast<float>(p), main, low);
        else compensate(t.param_dtype, static_cast<float>(p), main, low);
      } else {
        plain::store(t.param_dtype, t.param, i, p);
      }
    }
    for (int64_t i = 0; i < t.count; ++i) plain::store(t.grad_dtype, t.grad, i, 0.1 * normal());
    for (int i = 0; style.has_bad && t.count > 16 && i < 3; ++i) {
      const double bad[] = {INFINITY, -INFINITY, NAN};
      plain::store(t.grad_dtype, t.grad, below(random, t.count), bad[i]);
    }
    return t;
  }

  void make_state(const Style& style, const Hyper& h, MultiTensor& t, int k, int64_t count) {
    if (!uses(h, k)) return;
    MultiState& s = t.state[k];
    const bool is_signed = !is_positive(data_of(h.kind), k), is_one = is_one_value(h.kind, k);
    const DType plain_dtype = t.param_dtype == DType::f64 ? DType::f64 : DType::f32;
    std::vector<float> values(static_cast<size_t>(count));
    for (float& v : values) {  // state 1 is small, as the mean that centered RMSprop subtracts
      const double d = normal() * (k == 1 ? 0.1 : 1);
      v = static_cast<float>(is_signed && k != 1 ? d : std::fabs(d));
    }
    s.block = style.block;
    if (style.bits == 32 || is_one || plain_dtype == DType::f64) {
      s.data = twin.take(plain_dtype, is_one ? 1 : count, style.bound);
      for (int64_t i = 0; i < (is_one ? 1 : count); ++i)
        plain::store(plain_dtype, s.data, i, static_cast<double>(values[static_cast<size_t>(i)]));
      return;
    }
    if (style.bits == 8) s.format = is_signed ? StateFormat::signed8 : StateFormat::unsigned8;
    else s.format = is_signed ? StateFormat::signed4 : StateFormat::unsigned4;
    s.data = twin.take(DType::u8, (count * style.bits + 7) / 8);
    s.scale = static_cast<float*>(twin.take(DType::f32, (count + s.block - 1) / s.block));
    plain_encode(s, 0, count, values.data());
  }
};

}  // namespace mpt::test
