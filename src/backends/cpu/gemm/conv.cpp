// The kernels conv, conv_data and conv_weight as products with the patch matrix (patches.h). Each
// worker holds one block of rows of the matrix in memory, never the whole.
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <cstring>

#include "backends/cpu/cpu_info.h"
#include "backends/cpu/gemm/patches.h"
#include "backends/cpu/make.h"
#include "backends/plain/element.h"

namespace mpt::cpu {
namespace {

using namespace gemm;

constexpr const char* kWho = "cpu gemm conv";
constexpr int64_t kBlockBytes = 1 << 17;  // bytes of patches per worker

bool known(DType t) { return t == DType::f32 || is_half(t); }
size_t line(int64_t bytes) { return static_cast<size_t>(round_up(bytes, 64)); }

// The spacing of the positions of [B, C, spatial..] in memory. Consecutive positions are `step`
// apart, for runs of `run` positions (those of one image, or of all). `even` is false if the
// positions of an image have no common distance.
struct Rows {
  int64_t step = 0, run = 0, image_step = 0, channel_step = 0;
  bool even = true;

  explicit Rows(const Spec& s) : image_step(s.stride[0]), channel_step(s.stride[1]) {
    int64_t n = 1;
    for (int d = s.rank() - 1; d >= 2; --d) {
      if (s.shape[d] == 1) continue;
      if (n == 1) step = s.stride[d];
      else if (s.stride[d] != n * step) even = false;
      n *= s.shape[d];
    }
    if (n == 1) step = image_step;
    run = image_step == n * step || n == 1 ? n * s.shape[0] : n;
    positions_ = n;
  }
  int64_t offset(int64_t row) const {
    return row / positions_ * image_step + row % positions_ * step;
  }
  MatrixStrides view() const { return {step, channel_step}; }  // (row, channel)

 private:
  int64_t positions_ = 1;
};

const char* refusal(const Request& r, const Spec& x, const Spec& w, const Spec& y) {
  const auto& p = r.get<ConvParams>();
  if (p.spatial < 1 || p.spatial > 3 || x.rank() != p.spatial + 2) return "1 to 3 spatial dims";
  for (const Spec* s : {&x, &w, &y}) {
    if (!known(s->dtype)) return "f32, f16 and bf16 only";
  }
  if (count(x.shape) == 0 || count(y.shape) == 0 || count(w.shape) == 0) return "empty";
  return nullptr;
}

// y = patches(x) w^T (+ bias), or dx = patches(dy) w.
struct PatchProduct {
  Patches patches;
  Rows out;
  Spec w;
  const Family* family;
  DType out_dtype, bias_dtype = DType::none;
  int64_t groups, columns;            // columns: of one group
  int64_t column_step, channel_step;  // in w
  int64_t group_step;
  int64_t element = 4, depth = 0, chunk = 0, block = 0, width = 0, in_bytes = 4;
  size_t plain_bytes = 0, packed_bytes = 0, patch_bytes = 0, tile_bytes = 0, acc_bytes = 0;

  PatchProduct(const Request& r, const Patches& from, const Spec& to, const Spec& weights)
      : patches(from), out(to), w(weights), family(&family_for(from.dtype, r.arithmetic)) {
    const auto& p = r.get<ConvParams>();
    groups = p.groups;
    out_dtype = to.dtype;
    const int64_t outputs = w.shape[0] / groups, inputs = w.shape[1];
    const bool back = r.kernel == Kernel::conv_data;
    patches.channels = back ? outputs : inputs;
    columns = back ? inputs : outputs;
    column_step = w.stride[back ? 1 : 0];
    channel_step = w.stride[back ? 0 : 1];
    group_step = outputs * w.stride[0];
    in_bytes = size_of(from.dtype);
    element = size_of(family->packed_dtype);
    depth = round_up(patches.depth(), family->depth_pad);
    chunk = round_up(ceil_div(depth, ceil_div(depth, family->depth_block)), kTile);
    width = round_up(columns, family->width);
    const int64_t fit = kBlockBytes / (patches.depth() * in_bytes) / kTile * kTile;
    block = std::min(round_up(out.run, kTile), std::clamp<int64_t>(fit, kTile, 256));
    plain_bytes = line(columns * patches.depth() * in_bytes);
    packed_bytes = line(width * depth * element);
    patch_bytes = line(block * patches.depth() * in_bytes);
    tile_bytes = line(block * round_up(chunk, kTile) * element);
    acc_bytes = line(std::max(block * (width + 16), kTile * 64) * 4);
  }

  size_t per_worker() const { return patch_bytes + tile_bytes + acc_bytes; }
  size_t workspace(int32_t workers) const {
    return plain_bytes + packed_bytes * static_cast<size_t>(groups) +
           per_worker() * static_cast<size_t>(std::max(workers, 1));
  }

  // Copies a group's weights to rows, one per column of the result and in the order of the patches'
  // columns, and packs the rows.
  void pack_weights(const void* from, int64_t group, char* rows, char* to, const Jobs& jobs) const {
    jobs.run(columns, std::max<int64_t>(1, 16384 / patches.depth()),
             [&](int64_t b, int64_t e, int32_t) {
               for (int64_t i = b; i < e; ++i) {
                 for (int64_t t = 0; t < patches.taps; ++t) {
                   const int64_t at = group * group_step + i * column_step + tap_offset(w, t);
                   for (int64_t c = 0; c < patches.channels; ++c) {
                     const char* source =
                         static_cast<const char*>(from) + (at + c * channel_step) * in_bytes;
                     char* target = rows + (i * patches.depth() + patches.column(c, t)) * in_bytes;
                     if (in_bytes == 4) std::memcpy(target, source, 4);
                     else std::memcpy(target, source, 2);
                   }
                 }
               }
             });
    jobs.run(ceil_div(depth, chunk), 1, [&](int64_t b, int64_t e, int32_t) {
      for (int64_t k = b * chunk; k < std::min(e * chunk, depth); k += chunk) {
        PackSource s{rows, patches.dtype, MatrixStrides{1, patches.depth()}, 0, columns, columns,
                     k};
        s.depth = std::min(chunk, depth - k);
        s.depth_end = patches.depth();
        s.whole_panel_columns = whole_panel_columns(*family, columns);
        family->pack_b(s, to + k * width * element);
      }
    });
  }

  void run(const void* from, const void* weights, const void* bias, void* to, void* workspace,
           const Jobs& jobs) const {
    char* const space = static_cast<char*>(workspace);
    char* const packed = space + plain_bytes;
    char* const scratch = packed + packed_bytes * static_cast<size_t>(groups);
    for (int64_t g = 0; g < groups; ++g) {
      pack_weights(weights, g, space, packed + packed_bytes * static_cast<size_t>(g), jobs);
    }
    const int64_t all = patches.images * patches.positions();
    const int64_t blocks = ceil_div(out.run, block), runs = all / out.run;
    jobs.run(groups * runs * blocks, 1, [&](int64_t begin, int64_t end, int32_t worker) {
      char* own = scratch + per_worker() * static_cast<size_t>(worker);
      for (int64_t t = begin; t < end; ++t) {
        const int64_t g = t / (runs * blocks), in_run = t % blocks * block;
        const int64_t row = t / blocks % runs * out.run + in_run;
        const int64_t n = std::min(block, out.run - in_run);
        one(from, bias, to, g, row, n, packed + packed_bytes * static_cast<size_t>(g), own);
      }
    });
  }

  void one(const void* from, const void* bias, void* to, int64_t g, int64_t row, int64_t rows,
           const char* packed, char* own) const {
    char* const tiles = own + patch_bytes;
    float* const acc = reinterpret_cast<float*>(tiles + tile_bytes);
    const char* source =
        static_cast<const char*>(from) + g * patches.channels * patches.channel_step * in_bytes;
    patches.fill(source, row, rows, own);
    const int64_t first_column = g * columns, out_bytes = size_of(out_dtype);
    Output o{};
    o.c = static_cast<char*>(to) + (out.offset(row) + first_column * out.channel_step) * out_bytes;
    o.dtype = out_dtype;
    o.view = out.view();
    o.bias = bias ? static_cast<const char*>(bias) + first_column * size_of(bias_dtype) : nullptr;
    o.bias_dtype = bias_dtype;
    o.bias_dim = 1;
    o.alpha = 1;
    const int64_t tile_step = kTile * kTile * element;
    for (int64_t k = 0; k < depth; k += chunk) {
      BlockPass b{};
      b.depth = std::min(chunk, depth - k);
      b.a = tiles;
      b.a_row = kTile * element;
      b.a_step = tile_step;
      b.a_band = round_up(b.depth, kTile) / kTile * tile_step;
      const PackSource s{own,
                         patches.dtype,
                         patches.view(rows),
                         0,
                         round_up(rows, kTile),
                         rows,
                         k,
                         round_up(b.depth, kTile),
                         patches.depth()};
      family->pack_a(s, tiles, b.a_band, tile_step);
      b.b = packed + k * width * element;
      b.rows = rows;
      b.cols = columns;
      b.acc = acc;
      b.first = k == 0;
      b.last = k + chunk >= depth;
      b.ld = b.first && b.last ? 64 : width + 16;
      b.whole_panel_columns = whole_panel_columns(*family, columns);
      b.out = &o;
      family->multiply(b);
    }
  }
};

Spec operand(std::span<const Spec> s, size_t i) { return i < s.size() ? s[i] : Spec{}; }

std::unique_ptr<Prepared> prepare(const Request& r, const Patches& patches, const Spec& to,
                                  const Spec& w, const Spec& bias) {
  PatchProduct p(r, patches, to, w);
  p.bias_dtype = bias.dtype;
  const size_t workspace = p.workspace(r.workers);
  return prepared(
      p.family->name,
      [p](const Run& run) {
        const void* bias_at = p.bias_dtype == DType::none ? nullptr : run.in[2];
        p.run(run.in[0], run.in[1], bias_at, run.out[0], run.workspace, run.jobs);
      },
      workspace);
}

}  // namespace

std::unique_ptr<Prepared> make_conv_own(const Request& r, Why& why) {
  const Spec &y = r.out[0], &x = r.in[0], &w = r.in[1];
  const Spec bias = operand(r.in, 2);
  if (const char* no = refusal(r, x, w, y)) return why.refuse(kWho, no);
  if (w.dtype != x.dtype) return why.refuse(kWho, "one dtype for x and w");
  if (bias && (!known(bias.dtype) || (bias.shape[0] > 1 && bias.stride[0] != 1))) {
    return why.refuse(kWho, "dense bias in f32, f16 or bf16");
  }
  if (!Rows(y).even) return why.refuse(kWho, "positions at uneven distances");
  return prepare(r, Patches(r.get<ConvParams>(), x, y, w, false), y, w, bias);
}

std::unique_ptr<Prepared> make_conv_data_own(const Request& r, Why& why) {
  const Spec &dx = r.out[0], &dy = r.in[0], &w = r.in[1];
  if (const char* no = refusal(r, dx, w, dy)) return why.refuse(kWho, no);
  if (w.dtype != dy.dtype) return why.refuse(kWho, "one dtype for dy and w");
  if (!Rows(dx).even) return why.refuse(kWho, "positions at uneven distances");
  return prepare(r, Patches(r.get<ConvParams>(), dy, dx, w, true), dx, w, Spec{});
}

namespace {

// Computes dw = dy^T patches(x); db is the product with the patches' column of ones. The positions
// are split into parts by the shape alone, each part is summed in f32, and the parts are added in
// order.
struct WeightProduct {
  static constexpr int64_t kParts = 16, kPartBytes = int64_t{32} << 20;
  Patches patches;
  Rows dy;
  Spec dw;
  DType db_dtype = DType::none;
  int64_t db_step = 1;
  const Family* family;
  int64_t groups, outputs, element, in_bytes, width, block, parts, part_blocks, blocks;
  int64_t ld;
  size_t patch_bytes, a_bytes, b_bytes, part_bytes;

  WeightProduct(const Request& r, const Patches& from, const Spec& y, const Spec& w, const Spec& b)
      : patches(from), dy(y), dw(w), family(&family_for(from.dtype, r.arithmetic)) {
    groups = r.get<ConvParams>().groups;
    outputs = w.shape[0] / groups;
    patches.channels = w.shape[1];
    if (b) {
      patches.ones = true;
      db_dtype = b.dtype;
      db_step = b.stride[0];
    }
    in_bytes = size_of(from.dtype);
    element = size_of(family->packed_dtype);
    width = round_up(patches.columns(), family->width);
    ld = width + 16;
    const int64_t fit = kBlockBytes / (patches.columns() * in_bytes) / kTile * kTile;
    block = std::min(round_up(dy.run, kTile),
                     std::clamp<int64_t>(fit, kTile, family->depth_block / kTile * kTile));
    blocks = ceil_div(dy.run, block) * (patches.images * patches.positions() / dy.run);
    patch_bytes = line(block * patches.columns() * in_bytes);
    a_bytes = line(round_up(outputs, kTile) * block * element);
    b_bytes = line(width * block * element);
    part_bytes = line(round_up(outputs, kTile) * ld * 4);
    parts = std::clamp<int64_t>(kPartBytes / static_cast<int64_t>(part_bytes), 1,
                                std::min(kParts, blocks));
    part_blocks = ceil_div(blocks, parts);
    parts = ceil_div(blocks, part_blocks);
  }
  size_t per_worker() const { return patch_bytes + a_bytes + b_bytes; }
  size_t workspace(int32_t workers) const {
    return part_bytes * static_cast<size_t>(parts) +
           per_worker() * static_cast<size_t>(std::max(workers, 1));
  }

  void run(const void* x, const void* y, void* w, void* b, void* workspace,
           const Jobs& jobs) const {
    char* const space = static_cast<char*>(workspace);
    char* const scratch = space + part_bytes * static_cast<size_t>(parts);
    for (int64_t g = 0; g < groups; ++g) {
      jobs.run(parts, 1, [&](int64_t begin, int64_t end, int32_t worker) {
        for (int64_t p = begin; p < end; ++p) {
          part(x, y, g, p, reinterpret_cast<float*>(space + part_bytes * static_cast<size_t>(p)),
               scratch + per_worker() * static_cast<size_t>(worker));
        }
      });
      fold(reinterpret_cast<float*>(space), g, w, b, jobs);
    }
  }

  void part(const void* x, const void* y, int64_t g, int64_t p, float* acc, char* own) const {
    char* const a = own + patch_bytes;
    char* const b = a + a_bytes;
    const int64_t per_run = ceil_div(dy.run, block), last = std::min(blocks, (p + 1) * part_blocks);
    for (int64_t i = p * part_blocks; i < last; ++i) {
      const int64_t in_run = i % per_run * block, row = i / per_run * dy.run + in_run;
      const int64_t n = std::min(block, dy.run - in_run);
      patches.fill(
          static_cast<const char*>(x) + g * patches.channels * patches.channel_step * in_bytes, row,
          n, own);
      const char* from =
          static_cast<const char*>(y) + (dy.offset(row) + g * outputs * dy.channel_step) * in_bytes;
      BlockPass m{};
      m.depth = round_up(n, family->depth_pad);
      const int64_t tile_step = kTile * kTile * element;
      m.a = a;
      m.a_row = kTile * element;
      m.a_step = tile_step;
      m.a_band = round_up(n, kTile) / kTile * tile_step;
      family->pack_a({from, patches.dtype, dy.view().transposed(), 0, round_up(outputs, kTile),
                      outputs, 0, round_up(n, kTile), n},
                     a, m.a_band, tile_step);
      PackSource s{own, patches.dtype, patches.view(n), 0, patches.columns(), patches.columns(), 0};
      s.depth = m.depth;
      s.depth_end = n;
      s.whole_panel_columns = m.whole_panel_columns =
          whole_panel_columns(*family, patches.columns());
      family->pack_b(s, b);
      m.b = b;
      m.rows = outputs;
      m.cols = patches.columns();
      m.acc = acc;
      m.ld = ld;
      m.first = i == p * part_blocks;
      family->multiply(m);
    }
  }

  void fold(const float* sums, int64_t g, void* w, void* b, const Jobs& jobs) const {
    const auto put_at = [](void* base, DType t, int64_t at, float v) {
      if (t == DType::f32) plain::element<float>(base, at) = v;
      else plain::store(t, base, at, static_cast<double>(v));
    };
    const int64_t step = static_cast<int64_t>(part_bytes / 4);
    jobs.run(outputs, std::max<int64_t>(1, 16384 / patches.columns()),
             [&](int64_t begin, int64_t end, int32_t) {
               for (int64_t o = begin; o < end; ++o) {
                 const auto sum = [&](int64_t column) {
                   const float* p = sums + o * ld + column;
                   float s = *p;
                   for (int64_t i = 1; i < parts; ++i) s += p[i * step];
                   return s;
                 };
                 const int64_t channel = g * outputs + o;
                 for (int64_t t = 0; t < patches.taps; ++t) {
                   const int64_t at = channel * dw.stride[0] + tap_offset(dw, t);
                   for (int64_t c = 0; c < patches.channels; ++c) {
                     put_at(w, dw.dtype, at + c * dw.stride[1], sum(patches.column(c, t)));
                   }
                 }
                 if (b) put_at(b, db_dtype, channel * db_step, sum(patches.depth()));
               }
             });
  }
};

}  // namespace

std::unique_ptr<Prepared> make_conv_weight_own(const Request& r, Why& why) {
  const Spec &dw = r.out[0], &x = r.in[0], &dy = r.in[1];
  const Spec db = operand(r.out, 1);
  if (const char* no = refusal(r, x, dw, dy)) return why.refuse(kWho, no);
  if (dy.dtype != x.dtype || (db && !known(db.dtype)))
    return why.refuse(kWho, "this mix of dtypes");
  if (!Rows(dy).even) return why.refuse(kWho, "positions at uneven distances");
  const WeightProduct p(r, Patches(r.get<ConvParams>(), x, dy, dw, false), dy, dw, db);
  return prepared(
      p.family->name,
      [p](const Run& run) {
        void* b = p.db_dtype == DType::none ? nullptr : run.out[1];
        p.run(run.in[0], run.in[1], run.out[0], b, run.workspace, run.jobs);
      },
      p.workspace(r.workers));
}

}  // namespace mpt::cpu
