// Joining and splitting tensors, and moving elements within a tensor.
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "core/sizes.h"
#include "ops/create.h"
#include "ops/op.h"
#include "ops/ops.h"

namespace mpt::ops {
namespace {

// Returns the part of `whole` from `start` along `d`, as an unrecorded view to write to.
Tensor window(const Tensor& whole, int d, int64_t start, int64_t length) {
  Dims shape = whole.shape();
  shape[d] = length;
  return whole.view(shape, whole.stride(), whole->offset + start * whole.stride()[d]);
}

// Returns y, or a copy if y shares the memory of x: an op that moves elements has a result with its
// own memory, even if nothing moved.
Tensor own(const Tensor& y, const Tensor& x) { return y->storage == x->storage ? clone(y) : y; }

}  // namespace

// -- many to one, one to many ---------------------------------------------------------------------

Tensor cat(std::vector<Tensor> list, int64_t dim) {
  if (list.empty()) fail(MPT_ERROR_INVALID_ARGUMENT, "cat needs at least one tensor");
  Context& ctx = list[0].ctx();
  std::vector<Tensor*> inputs;
  for (Tensor& t : list) {
    need_same_context({&list[0], &t});
    inputs.push_back(&t);
  }
  Call call(ctx, Op::cat, inputs);
  // PyTorch's rule: a tensor of shape [0] can be joined with any shape.
  auto skipped = [](const Tensor& t) { return t.rank() == 1 && t.size(0) == 0; };
  std::vector<const Tensor*> given(inputs.begin(), inputs.end());
  const DType dtype = common_dtype(given);
  size_t first = 0;
  while (first + 1 < list.size() && skipped(list[first])) ++first;
  Dims shape = list[first].shape();
  if (shape.empty()) {
    fail(MPT_ERROR_SHAPE, "tensor %zu has no dims to join along; stack makes a new one", first);
  }
  const int d = wrap_dim(dim, shape.size());
  shape[d] = 0;
  for (size_t i = 0; i < list.size(); ++i) {
    if (skipped(list[i])) continue;
    Dims s = list[i].shape();
    const int64_t length = d < s.size() ? s[d] : 0;
    if (d < s.size()) s[d] = shape[d];
    if (!(s == shape)) {
      fail(MPT_ERROR_SHAPE,
           "tensor %zu has shape %s, tensor %zu %s: all extents except that of dim %d must agree",
           i, text(list[i].shape()).s, first, text(list[first].shape()).s, d);
    }
    shape[d] = checked_add(shape[d], length, "the joined dim");
  }
  Tensor y = Tensor::empty(ctx, dtype, shape);
  int64_t start = 0;
  for (const Tensor& t : list) {
    if (skipped(t)) continue;
    Tensor to = window(y, d, start, t.size(d));
    launch(Kernel::copy, {&to}, {&t});
    start += t.size(d);
  }
  if (is_floating(dtype) && wants_grad(ctx, given)) {
    struct Part {
      Dims shape;
      DType dtype;
      bool skipped;
    };
    std::vector<Part> parts;
    for (const Tensor& t : list) parts.push_back({t.shape(), t.dtype(), skipped(t)});
    Tensor* outs[] = {&y};
    record_n(Op::cat, outs, given, [parts = std::move(parts), d](Vjp& v) {
      int64_t at = 0;
      for (size_t i = 0; i < parts.size(); ++i) {
        const Part& p = parts[i];
        const int64_t length = p.skipped ? 0 : p.shape[d];
        if (v.wants(static_cast<int>(i)) && is_floating(p.dtype)) {
          Tensor g = p.skipped ? full(v.grad().ctx(), p.dtype, p.shape, 0)
                               : narrow(v.grad(), d, at, length);
          v.set(static_cast<int>(i), cast(g, p.dtype));
        }
        at += length;
      }
    });
  }
  return y;
}

Tensor stack(std::vector<Tensor> list, int64_t dim) {
  if (list.empty()) fail(MPT_ERROR_INVALID_ARGUMENT, "stack needs at least one tensor");
  std::vector<Tensor*> inputs;
  for (Tensor& t : list) inputs.push_back(&t);
  Call call(list[0].ctx(), Op::stack, inputs);
  const int d = wrap_dim(dim, list[0].rank() + 1);
  const Dims shape = list[0].shape();
  for (size_t i = 0; i < list.size(); ++i) {
    if (!(list[i].shape() == shape)) {
      fail(MPT_ERROR_SHAPE, "tensor %zu has shape %s, tensor 0 %s: all shapes must be equal", i,
           text(list[i].shape()).s, text(shape).s);
    }
    list[i] = unsqueeze(list[i], d);
  }
  return cat(std::move(list), d);
}

std::vector<Tensor> split_with_sizes(Tensor x, std::vector<int64_t> sizes, int64_t dim) {
  const int d = wrap_dim(dim, x.rank());
  if (x.rank() == 0) fail(MPT_ERROR_SHAPE, "a 0-dim tensor has nothing to split");
  const int64_t extent = x.shape()[d];
  int64_t left = extent;
  for (size_t i = 0; i < sizes.size(); ++i) {
    if (sizes[i] < 0 || sizes[i] > left) {
      fail(MPT_ERROR_SHAPE,
           "sizes[%zu] is %lld, and %lld elements are left: sizes must be 0 or more and add up to "
           "%lld, the extent of dim %d",
           i, lld(sizes[i]), lld(left), lld(extent), d);
    }
    left -= sizes[i];
  }
  if (left > 0) {
    fail(MPT_ERROR_SHAPE,
         "the sizes leave %lld over: they must be 0 or more and add up to %lld, the extent of dim "
         "%d",
         lld(left), lld(extent), d);
  }
  std::vector<Tensor> parts;
  std::vector<Tensor*> outs;
  int64_t start = 0;
  for (int64_t s : sizes) {
    parts.push_back(window(x, d, start, s));
    start += s;
  }
  for (Tensor& t : parts) outs.push_back(&t);
  if (!parts.empty() && wants_grad({&x})) {
    const Tensor* in[] = {&x};
    record_n(Op::split, outs, in, [from = x.shape(), sizes, d](Vjp& v) {
      // Joins the gradients of the parts to one tensor, with zeros for parts without a gradient.
      Tensor like;
      for (size_t i = 0; i < sizes.size() && !like; ++i) like = v.grad(static_cast<int>(i));
      std::vector<Tensor> grads;
      for (size_t i = 0; i < sizes.size(); ++i) {
        Dims shape = from;
        shape[d] = sizes[i];
        Tensor g = v.grad(static_cast<int>(i));
        grads.push_back(g ? g : expand(full(like.ctx(), like.dtype(), {}, 0), shape));
      }
      v.set(0, cat(std::move(grads), d));
    });
  }
  return parts;
}

namespace {

// Fails before the pieces are made if `result_capacity` is known and differs from their number.
void check_capacity(int64_t pieces, int64_t result_capacity) {
  if (pieces == result_capacity || result_capacity < 0) return;
  fail(MPT_ERROR_INVALID_ARGUMENT, "the operation has %lld results, not %lld", lld(pieces),
       lld(result_capacity));
}

}  // namespace

std::vector<Tensor> split(Tensor x, int64_t split_size, int64_t dim, int64_t result_capacity) {
  const int d = wrap_dim(dim, x.rank());
  const int64_t n = x.rank() ? x.shape()[d] : 0;
  if (split_size < 0 || (split_size == 0 && n > 0)) {  // 0 needs an empty dim
    fail(MPT_ERROR_INVALID_ARGUMENT, "split_size is %lld; it must be 1 or more", lld(split_size));
  }
  const int64_t pieces = n > 0 ? steps_over(n, split_size) : 1;
  check_capacity(pieces, result_capacity);
  std::vector<int64_t> sizes(static_cast<size_t>(pieces), split_size);
  sizes.back() = n - (pieces - 1) * split_size;
  return split_with_sizes(x, std::move(sizes), dim);
}

std::vector<Tensor> chunk(Tensor x, int64_t chunks, int64_t dim, int64_t result_capacity) {
  const int d = wrap_dim(dim, x.rank());
  const int64_t n = x.rank() ? x.shape()[d] : 0;
  if (chunks < 1) {
    fail(MPT_ERROR_INVALID_ARGUMENT, "chunks is %lld; it must be 1 or more", lld(chunks));
  }
  if (n == 0) {  // as in PyTorch: `chunks` empty tensors
    if (chunks > 65536) {
      fail(MPT_ERROR_SHAPE, "%lld chunks of a dim without elements; at most 65536 are possible",
           lld(chunks));
    }
    check_capacity(chunks, result_capacity);
    return split_with_sizes(x, std::vector<int64_t>(static_cast<size_t>(chunks)), dim);
  }
  return split(x, steps_over(n, chunks), dim, result_capacity);
}

// -- within one -----------------------------------------------------------------------------------

Tensor flip(Tensor x, Dims dims) {
  Dims stride = x.stride();
  int64_t offset = x->offset;
  uint32_t seen = 0;
  for (int64_t dim : dims) {
    const int d = wrap_dim(dim, x.rank());
    if (seen >> d & 1) fail(MPT_ERROR_SHAPE, "dims %s names dim %d twice", text(dims).s, d);
    seen |= 1u << d;
    if (x.count() == 0 || x.rank() == 0) continue;
    offset += (x.shape()[d] - 1) * stride[d];
    stride[d] = -stride[d];
  }
  Tensor backwards = x.view(x.shape(), stride, offset);
  Tensor y = Tensor::empty(x.ctx(), x.dtype(), x.shape());
  launch(Kernel::copy, {&y}, {&backwards});
  if (wants_grad({&x})) {
    record(Op::flip, y, {&x}, [dims](Vjp& v) { v.set(0, flip(v.grad(), dims)); });
  }
  return y;
}

Tensor roll(Tensor x, Dims shifts, Dims dims) {
  if (dims.empty() && shifts.size() == 1) {  // rolls the elements in row-major order
    return reshape(roll(reshape(x, {x.count()}), shifts, {0}), x.shape());
  }
  if (shifts.size() != dims.size()) {
    fail(MPT_ERROR_INVALID_ARGUMENT, "%d shifts and %d dims given; each dim must have one shift",
         shifts.size(), dims.size());
  }
  Tensor y = x;
  for (int i = 0; i < dims.size(); ++i) {
    const int d = wrap_dim(dims[i], x.rank());
    const int64_t n = x.rank() ? x.shape()[d] : 0;
    if (n == 0) continue;
    int64_t by = shifts[i] % n;
    if (by < 0) by += n;
    if (by) y = cat({narrow(y, d, n - by, by), narrow(y, d, 0, n - by)}, d);
  }
  return own(y, x);
}

namespace {

// Sums the repeats of one dim after the other: the adjoint of repeat, for x of `shape` with a dim
// for each number of repeats.
Tensor sum_repeats(Tensor g, const Dims& shape, const Dims& repeats) {
  Dims whole = g.shape();
  for (int d = 0; d < shape.size(); ++d) {
    if (repeats[d] == 1) continue;
    int64_t before = 1, rest = 1;
    for (int i = 0; i < shape.size(); ++i) (i < d ? before : rest) *= i == d ? shape[i] : whole[i];
    whole[d] = shape[d];
    g = reshape(sum(reshape(g, {before, repeats[d], rest}), {1}), whole);
  }
  return g;
}

}  // namespace

Tensor repeat(Tensor x, Dims repeats) {
  if (repeats.size() < x.rank()) {
    fail(
        MPT_ERROR_SHAPE,
        "%d repeats given for shape %s; each dim must have one, and further ones add dims in front",
        repeats.size(), text(x.shape()).s);
  }
  Dims shape = x.shape();
  while (shape.size() < repeats.size()) shape.insert(0, 1);
  // The gradient of 16 bits is summed over several dims in f32.
  if (is_half(x.dtype()) && wants_grad({&x}) && std::ranges::count(repeats, 1) < shape.size() - 1) {
    Tensor y;
    {
      GradModeGuard no_grad(x.ctx(), GradMode::disabled);
      y = repeat(x, repeats);
    }
    record(Op::repeat, y, {&x}, [shape, repeats, from = x.shape()](Vjp& v) {
      const Tensor& g = v.grad();
      v.set(0, g.count() == 0
                   ? full(g.ctx(), g.dtype(), from, 0)
                   : cast(reshape(sum_repeats(exact(g), shape, repeats), from), g.dtype()));
    });
    return y;
  }
  Tensor y = reshape(x, shape);
  for (int d = 0; d < repeats.size(); ++d) {
    const int64_t r = repeats[d];
    if (r < 0) fail(MPT_ERROR_SHAPE, "repeats are %s; each must be 0 or more", text(repeats).s);
    if (r == 1) continue;
    if (shape[d] == 1) {  // not copied yet, because the other dims may be expanded too
      shape[d] = r;
      y = expand(y, shape);
      continue;
    }
    Dims whole = shape;
    if (!multiply(shape[d], r, whole[d])) {
      fail(MPT_ERROR_SHAPE, "repeats %s of shape %s make more elements than an int64 can count",
           text(repeats).s, text(x.shape()).s);
    }
    if (r == 0) {
      y = narrow(y, d, 0, 0);
    } else {  // as three dims: those before d, the repeats, and d with those after
      int64_t before = 1, rest = 1;
      for (int i = 0; i < shape.size(); ++i) (i < d ? before : rest) *= shape[i];
      y = expand(reshape(y, {before, 1, rest}), {before, r, rest});
      y = reshape(contiguous(y), whole);
    }
    shape = whole;
  }
  return own(contiguous(y), x);
}

// -- padding --------------------------------------------------------------------------------------

namespace {

// Returns, for each position of the padded dim, the index of the element that it reads.
Tensor border_index(const Tensor& x, int d, int64_t before, int64_t after, PadMode mode) {
  const int64_t n = x.shape()[d];
  const bool reflects = mode == PadMode::reflect, wraps = mode == PadMode::circular;
  const int64_t limit = reflects ? n - 1 : wraps ? n : INT64_MAX;
  if (n == 0 || before > limit || after > limit) {
    fail(MPT_ERROR_SHAPE, "padding %lld and %lld of dim %d, which has %lld elements: %s",
         lld(before), lld(after), d, lld(n),
         reflects         ? "reflection needs less than that"
         : wraps && n > 0 ? "circular padding takes at most that"
                          : "there is no border");
  }
  const auto lo = static_cast<double>(-before), hi = static_cast<double>(n + after);
  const Tensor at = arange(x.ctx(), DType::i64, lo, hi, 1);
  const auto last = static_cast<double>(n - 1);
  if (reflects) return add_scalar(neg(abs(add_scalar(neg(abs(at)), last))), last);
  if (wraps) return remainder(at, full(x.ctx(), DType::i64, {}, static_cast<double>(n)));
  return clamp(at, 0, last);
}

// A dim that is padded with elements of the tensor, and for each position of it the index of the
// element that is there.
struct Border {
  int dim;
  Tensor index;
};

Tensor with_borders(const Tensor& x, const std::vector<Border>& borders) {
  // The gradient of 16 bits is summed over several dims in f32.
  const bool once = is_half(x.dtype()) && borders.size() > 1 && wants_grad({&x});
  Tensor y = x;
  {
    GradModeGuard mode(x.ctx(), once ? GradMode::disabled : x.ctx().grad_mode);
    for (const Border& b : borders) y = index_select(y, b.dim, b.index);
  }
  if (once) {
    record(Op::pad, y, {&x}, [borders, from = x.shape()](Vjp& v) {
      Tensor g = exact(v.grad());
      for (size_t i = borders.size(); i-- > 0;) {
        const auto& [dim, index] = borders[i];
        Dims shape = g.shape();
        shape[dim] = from[dim];
        g = index_add(full(g.ctx(), g.dtype(), shape, 0), dim, index, g);
      }
      v.set(0, cast(g, v.grad().dtype()));
    });
  }
  return y;
}

}  // namespace

Tensor pad(Tensor x, std::vector<int64_t> pads, PadMode mode, double value) {
  Call call(Op::pad, {&x});
  const Tensor given = x;
  const int dims = static_cast<int>(std::min<size_t>(pads.size(), 3 * kMaxRank) / 2);
  if (pads.size() % 2 || dims > x.rank()) {
    fail(MPT_ERROR_SHAPE,
         "%zu pads given for shape %s; they must be pairs (before, after), the last dim first",
         pads.size(), text(x.shape()).s);
  }
  Dims shape = x.shape(), start = Dims::filled(x.rank(), 0);
  std::vector<Border> borders;
  for (int i = 0; i < dims; ++i) {
    const int d = x.rank() - 1 - i;
    const int64_t before = pads[static_cast<size_t>(2 * i)],
                  after = pads[static_cast<size_t>(2 * i + 1)];
    int64_t widened = 0;  // in range for every size that fits into memory
    if (before == INT64_MIN || after == INT64_MIN ||
        !mpt::add(std::max<int64_t>(before, 0), std::max<int64_t>(after, 0), widened) ||
        !mpt::add(widened, shape[d], widened)) {
      fail(MPT_ERROR_SHAPE,
           "pads %lld and %lld of dim %d make more elements than an int64 can count", lld(before),
           lld(after), d);
    }
    const int64_t cut_before = std::max<int64_t>(-before, 0),
                  cut_after = std::max<int64_t>(-after, 0);
    if (cut_before > shape[d] || cut_after > shape[d] - cut_before) {
      fail(MPT_ERROR_SHAPE, "pads %lld and %lld take more from dim %d than its %lld elements",
           lld(before), lld(after), d, lld(shape[d]));
    }
    // The mirrored elements and the edge are those of the whole x.
    if ((before > 0 || after > 0) && (mode == PadMode::reflect || mode == PadMode::replicate)) {
      borders.push_back({d, border_index(x, d, before, after, mode)});
      shape[d] += before + after;
      continue;
    }
    if (cut_before || cut_after) x = narrow(x, d, cut_before, shape[d] - cut_before - cut_after);
    start[d] = std::max<int64_t>(before, 0);
    shape[d] = x.shape()[d] + start[d] + std::max<int64_t>(after, 0);
    if (mode != PadMode::constant && shape[d] != x.shape()[d]) {
      borders.push_back(
          {d, border_index(x, d, start[d], shape[d] - x.shape()[d] - start[d], mode)});
    }
  }
  if (!borders.empty()) x = with_borders(x, borders);
  if (mode != PadMode::constant || shape == x.shape()) return own(x, given);
  Tensor y = full(x.ctx(), x.dtype(), shape, value), middle = y;
  for (int d = 0; d < x.rank(); ++d) middle = window(middle, d, start[d], x.shape()[d]);
  launch(Kernel::copy, {&middle}, {&x});
  if (wants_grad({&x})) {
    record(Op::pad, y, {&x}, [start, from = x.shape()](Vjp& v) {
      Tensor g = v.grad();
      for (int d = 0; d < from.size(); ++d)
        if (g.shape()[d] != from[d]) g = narrow(g, d, start[d], from[d]);
      v.set(0, g);
    });
  }
  return y;
}

// -- channels and space ---------------------------------------------------------------------------

namespace {

void need_channels(const Tensor& x, int64_t factor) {
  if (x.rank() < 3) {
    fail(MPT_ERROR_SHAPE, "x has shape %s; it must be [.., channels, height, width]",
         text(x.shape()).s);
  }
  if (factor < 1 || factor > INT32_MAX) {
    fail(MPT_ERROR_INVALID_ARGUMENT, "factor is %lld; it must be 1 or more", lld(factor));
  }
}

// Returns an extent times a number; an empty tensor may have extents that are too large for it.
int64_t extent_times(const Tensor& x, int64_t extent, int64_t times) {
  int64_t product = 0;
  if (!multiply(extent, times, product)) {
    fail(MPT_ERROR_SHAPE,
         "x of shape %s with a factor of %lld makes more elements than an int64 can count",
         text(x.shape()).s, lld(times));
  }
  return product;
}

// Returns x as a batch of `shape` with its dims in another order, and then with the last three
// extents `joined`.
Tensor rearranged(const Tensor& x, Dims shape, const Dims& order, const Dims& joined) {
  Dims whole;
  int64_t batch = 1;
  for (int d = 0; d + 3 < x.rank(); ++d) {
    batch *= x.size(d);
    whole.push(x.size(d));
  }
  shape[0] = batch;
  for (int64_t n : joined) whole.push(n);
  return own(contiguous(reshape(permute(reshape(x, shape), order), whole)), x);
}

}  // namespace

Tensor pixel_shuffle(Tensor x, int64_t factor) {
  Call call(Op::pixel_shuffle, {&x});
  need_channels(x, factor);
  const int64_t c = x.size(-3), h = x.size(-2), w = x.size(-1), r = factor;
  if (c % (r * r)) {
    fail(MPT_ERROR_SHAPE,
         "x of shape %s has %lld channels; they must be a multiple of %lld, the square of factor",
         text(x.shape()).s, lld(c), lld(r * r));
  }
  const int64_t channels = c / (r * r);
  return rearranged(x, {1, channels, r, r, h, w}, {0, 1, 4, 2, 5, 3},
                    {channels, extent_times(x, h, r), extent_times(x, w, r)});
}

Tensor pixel_unshuffle(Tensor x, int64_t factor) {
  Call call(Op::pixel_unshuffle, {&x});
  need_channels(x, factor);
  const int64_t c = x.size(-3), h = x.size(-2), w = x.size(-1), r = factor;
  if (h % r || w % r) {
    fail(MPT_ERROR_SHAPE, "x has shape %s; its last two extents must be multiples of factor, %lld",
         text(x.shape()).s, lld(r));
  }
  return rearranged(x, {1, c, h / r, r, w / r, r}, {0, 1, 3, 5, 2, 4},
                    {extent_times(x, c, r * r), h / r, w / r});
}

}  // namespace mpt::ops
