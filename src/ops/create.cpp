// Creation of tensors: filled with values, random, or on foreign memory.
// SPDX-License-Identifier: Apache-2.0
#include "ops/create.h"

#include <cmath>
#include <memory>
#include <string>
#include <vector>

#include "backends/completions.h"
#include "backends/device.h"
#include "backends/devices.h"
#include "backends/host_access.h"
#include "core/sizes.h"
#include "core/undo.h"
#include "ops/op.h"
#include "ops/ops.h"
#include "ops/pointwise.h"

namespace mpt::ops {

Tensor arange(Context& ctx, DType dtype, double start, double end, double step) {
  if (!std::isfinite(start) || !std::isfinite(end) || !std::isfinite(step) || step == 0) {
    fail(MPT_ERROR_INVALID_ARGUMENT,
         "start %g, end %g, step %g: they must be finite, and the step must not be 0", start, end,
         step);
  }
  if (dtype == DType::none) {
    auto whole = [](double v) { return v == std::floor(v); };
    dtype = whole(start) && whole(end) && whole(step) ? DType::i64 : DType::f32;
  }
  const double n = std::max(0.0, std::ceil((end - start) / step));
  if (n > 1e15) fail(MPT_ERROR_SHAPE, "%g elements asked for; at most 1e15 are possible", n);
  Tensor y = Tensor::empty(ctx, dtype, {static_cast<int64_t>(n)});
  launch(Kernel::arange, {&y}, {}, None{}, PointScalars{start, step});
  return y;
}

namespace {

// Restores the number of draws after a failed call. It is allocated in the arena, because random
// operations are frequent and a step must not allocate from the system.
struct RestoreDraws final : Undo {
  RestoreDraws(Undo* before, Context& c) : Undo(before), ctx(c), draws(c.generator.draws) {}
  void run() noexcept override { ctx.generator.draws = draws; }
  void end() noexcept override {
    Arena& arena = ctx.arena;
    this->~RestoreDraws();
    arena.free_object(this, sizeof *this);
  }
  Context& ctx;
  decltype(Generator::draws) draws;
};

}  // namespace

uint64_t draw(Context& ctx, int64_t n) {
  PublicCall& call = call_in_progress;
  if (call.function) {
    call.undo = new (ctx.arena.alloc_object(sizeof(RestoreDraws))) RestoreDraws(call.undo, ctx);
  }
  return ctx.generator.take(n);
}

namespace {

// The shifts of the devices of a context.
struct DrawShifts : Context::Part {
  static constexpr PartId kId = PartId::draw_shifts;
  struct Shift {
    Tensor value;
    int64_t failures;  // Place::failures when the value was written
  };
  std::vector<Shift> shifts;
};

}  // namespace

Tensor draw_shift(Context& ctx) {
  if (ctx.place->is_host) return {};
  std::vector<DrawShifts::Shift>& shifts = ctx.part<DrawShifts>().shifts;
  const int64_t failures = ctx.place->failures;
  for (DrawShifts::Shift& s : shifts) {
    if (&s.value.place() != ctx.place) continue;
    if (s.failures != failures) fill_bytes(s.value, 0);
    s.failures = failures;
    return s.value;
  }
  shifts.push_back({full(ctx, DType::i64, {1}, 0), failures});
  --ctx.live_tensors;  // a host that looks for tensors it has not released must not find this one
  return shifts.back().value;
}

namespace {

Tensor random(Context& ctx, RandomOp op, DType dtype, const Dims& shape, double a, double b) {
  if (!is_floating(dtype)) {
    fail(MPT_ERROR_DTYPE, "%s asked for; random values must be floating", name_of(dtype));
  }
  Tensor y = Tensor::empty(ctx, dtype, shape), shift = draw_shift(ctx);
  launch(Kernel::random, {&y}, {&shift}, RandomParams{op},
         RandomScalars{ctx.op_seed(), draw(ctx, y.count()), a, b});
  return y;
}

// Returns the largest number of a floating dtype below `high`.
double largest_below(DType dtype, double high) {
  const DTypeInfo& t = info(dtype);
  const int least = 1 - std::ilogb(t.largest);  // exponent of the smallest normal number
  const int exponent = high == 0 ? least : std::max(std::ilogb(high), least);
  const double step = std::ldexp(1, exponent - t.mantissa);
  const double below = std::floor(high / step) * step;
  if (below < high) return below;
  // The numbers below a power of two are closer to each other than those above it.
  const bool is_power = high == std::ldexp(1, exponent) && exponent > least;
  return high - (is_power ? step / 2 : step);
}

// True if a draw of [low, high) may be rounded to `high` or above. Draws have 24 bits, and are
// computed in f32 but for f64.
bool may_reach(DType dtype, double low, double high) {
  constexpr double kMost = 1 - 0x1p-24;
  if (dtype == DType::f64) return low + (high - low) * kMost >= high;
  const auto a = static_cast<float>(low), b = static_cast<float>(high);
  return static_cast<double>(a + (b - a) * static_cast<float>(kMost)) > largest_below(dtype, high);
}

// Computes the fans of a weight [out, in, kernel..], as PyTorch counts them.
void fans(const Dims& shape, double& in, double& out) {
  if (shape.size() < 2) {
    fail(MPT_ERROR_SHAPE,
         "shape is %s; a weight with fans must have 2 dims or more, [out, in, kernel..]",
         text(shape).s);
  }
  double field = 1;
  for (int i = 2; i < shape.size(); ++i) field *= static_cast<double>(shape[i]);
  in = static_cast<double>(shape[1]) * field;
  out = static_cast<double>(shape[0]) * field;
}

}  // namespace

Tensor uniform(Context& ctx, DType dtype, const Dims& shape, double low, double high) {
  if (low > high) fail(MPT_ERROR_INVALID_ARGUMENT, "low is %g, which is above high, %g", low, high);
  const Tensor y = random(ctx, RandomOp::uniform, dtype, shape, low, high);
  const bool is_finite =
      std::abs(low) <= info(dtype).largest && std::abs(high) <= info(dtype).largest;
  if (low < high && is_finite && size_of(dtype) > 1 && may_reach(dtype, low, high)) {
    launch(Kernel::unary, {&y}, {&y}, code(UnaryOp::clamp),
           PointScalars{-INFINITY, largest_below(dtype, high)});
  }
  return y;
}

Tensor normal(Context& ctx, DType dtype, const Dims& shape, double mean, double deviation) {
  if (deviation < 0) fail(MPT_ERROR_INVALID_ARGUMENT, "deviation is %g; 0 or more is", deviation);
  return random(ctx, RandomOp::normal, dtype, shape, mean, deviation);
}

Tensor randint(Context& ctx, DType dtype, const Dims& shape, int64_t low, int64_t high) {
  const auto refuse = [&](const char* why) {
    fail(MPT_ERROR_INVALID_ARGUMENT, "low is %lld and high is %lld; %s",
         static_cast<long long>(low), static_cast<long long>(high), why);
  };
  constexpr int64_t kExact = int64_t{1} << 53;
  if (low >= high) refuse("low must be below high");
  if (low < -kExact || high > kExact) refuse("both must lie within 2^53");
  if (high - low > int64_t{1} << 48) refuse("at most 2^48 integers may lie between them");
  // A floating dtype has the whole numbers within 2^(mantissa + 1).
  const DTypeInfo& t = info(dtype);
  const double most = t.floating ? std::ldexp(1, t.mantissa + 1) : t.largest;
  const bool no_negatives = dtype == DType::u8 || dtype == DType::boolean;
  const double least = t.floating ? -most : no_negatives ? 0 : -most - 1;
  if (static_cast<double>(low) < least || static_cast<double>(high - 1) > most) {
    refuse((std::string(t.name) + " does not have all integers between them").c_str());
  }
  // Two draws of 24 bits make one of 48. No step rounds.
  const Tensor u =
      add(uniform(ctx, DType::f64, shape, 0, 1), uniform(ctx, DType::f64, shape, 0, 0x1p-24));
  const Tensor place = floor(mul_scalar(u, static_cast<double>(high - low)));
  const Tensor first = full(ctx, DType::f64, {}, static_cast<double>(low));
  return cast(add(place, first), dtype);
}

double kaiming_bound(const Dims& shape, double a) {
  double in, out;
  fans(shape, in, out);
  return in > 0 ? std::sqrt(6 / ((1 + a * a) * in)) : 0;
}

double xavier_bound(const Dims& shape, double gain) {
  double in, out;
  fans(shape, in, out);
  return in + out > 0 ? gain * std::sqrt(6 / (in + out)) : 0;
}

size_t bytes_reached(DType dtype, const Dims& shape, const Dims& stride) {
  const int64_t n = checked_count(shape, size_of(dtype));
  int64_t last = 0;  // offset of the highest element from the first
  for (int i = 0; i < shape.size() && n > 0; ++i) {
    int64_t reach;
    if (stride[i] < 0 || !multiply(shape[i] - 1, stride[i], reach) ||
        !mpt::add(last, reach, last)) {
      fail(MPT_ERROR_SHAPE,
           "strides are %s for shape %s; they must be 0 or more, and each offset must fit an int64",
           text(stride).s, text(shape).s);
    }
  }
  constexpr int64_t kMostBytes = INT64_MAX / 4;  // offsets past the end must not overflow
  int64_t bytes = 0;
  if (n > 0 && (!mpt::add(last, 1, bytes) || !multiply(bytes, size_of(dtype), bytes) ||
                bytes > kMostBytes)) {
    fail(MPT_ERROR_SHAPE, "strides %s of shape %s reach further than memory can be addressed",
         text(stride).s, text(shape).s);
  }
  return static_cast<size_t>(bytes);
}

Tensor borrow(Context& ctx, DType dtype, const Dims& shape, const Dims& stride, void* data,
              size_t bytes, DoneFn done, void* user, Place* place) {
  const size_t reached = bytes_reached(dtype, shape, stride);
  if (reached > bytes) {
    fail(MPT_ERROR_SHAPE, "%s%s with strides %s reaches past the %zu bytes given", name_of(dtype),
         text(shape).s, text(stride).s, bytes);
  }
  if (reached > 0 && !data) fail(MPT_ERROR_INVALID_ARGUMENT, "data is NULL");
  if (reinterpret_cast<uintptr_t>(data) % static_cast<uintptr_t>(size_of(dtype))) {
    fail(MPT_ERROR_INVALID_ARGUMENT, "data is not aligned to %s's %lld bytes", name_of(dtype),
         lld(size_of(dtype)));
  }
  Place& on = place ? *place : ctx.host;
  Ref<Storage> storage = Storage::borrow(ctx, on, data, bytes, nullptr, nullptr);
  // The stride of a dim with one element may be any number; it is replaced by one that cannot
  // overflow.
  Dims own = contiguous_strides(shape);
  for (int i = 0; i < shape.size() && count(shape) > 0; ++i)
    if (shape[i] > 1) own[i] = stride[i];
  Tensor t = Tensor::on(std::move(storage), dtype, shape, own, 0);
  const Done later = after_queue(on, {done, user});
  t->storage->done = later.function;  // nothing can fail from here on
  t->storage->user = later.user;
  return t;
}

namespace {

// Holds memory of the program that a device has adopted, until no queued work uses it.
struct Holder {
  Device& device;
  Device::Adopted memory;
  Done done;

  explicit Holder(Device& d) : device(d) {}
  ~Holder() {
    if (memory.data) device.release(memory);
  }
  Holder(const Holder&) = delete;
  Holder& operator=(const Holder&) = delete;
  static void end(void* p) {
    auto* h = static_cast<Holder*>(p);
    const Done done = h->done;
    delete h;
    if (done.function) done.function(done.user);
  }
};

}  // namespace

Tensor adopt(Context& ctx, DType dtype, const Dims& shape, const Dims& stride, const void* native,
             DoneFn done, void* user) {
  Place& place = *ctx.home;
  if (place.is_host) {
    fail(MPT_ERROR_DEVICE,
         "the context computes on %s, which has no native memory: give memory of the host to "
         "mpt_tensor_from_memory",
         name_of(place).s);
  }
  auto holder = std::make_unique<Holder>(*place.device);
  std::string why;
  holder->memory = place.device->adopt(native, why);
  const Device::Adopted& memory = holder->memory;
  if (!memory.data) fail(MPT_ERROR_DEVICE, "%s: %s", name_of(place).s, why.c_str());
  Tensor t = borrow(ctx, dtype, shape, stride, memory.data, memory.bytes, Holder::end, holder.get(),
                    &place);
  Holder* const h = holder.release();  // it ends after the storage, in a later call
  on_failure([h] { h->done = {}; });
  h->done = {done, user};
  return t;
}

}  // namespace mpt::ops
