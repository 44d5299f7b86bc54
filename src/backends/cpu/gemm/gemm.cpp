// Product: the driver. It decides which operand is A and which is B (swapping computes C^T), how
// each is prepared, and the split into blocks. The depth is split into chunks, so that the packed
// strips stay in a cache. A block of C adds up its sums over the chunks in `acc`, and the last
// chunk writes them to C. A task is the part of C that a worker computes at a time.
// SPDX-License-Identifier: Apache-2.0
#include "backends/cpu/gemm/gemm.h"

#include <algorithm>

namespace mpt::cpu::gemm {
namespace {

constexpr int64_t kPackedBefore = int64_t{4} << 20;  // bytes below which packing first costs little
constexpr int64_t kPackedShare = 16;  // 1/16 of all bytes may be widened before the product
constexpr int64_t kStripBytes = int64_t{3} << 18;  // a worker's share of its L2 cache
// Bytes; larger results do not stay in the caches anyway.
constexpr int64_t kStreamBytes = int64_t{8} << 20;
constexpr int64_t kNear = int64_t{1} << 20;  // bytes; smaller operands are in a cache
constexpr int64_t kSmallC = 20480;           // sums
// Most operations of a task, a millisecond of a core with AVX2: a replay in slices stops between
// tasks. On an EPYC with AVX2 such tasks are as fast as those of four times the size.
constexpr double kTaskOperations = 6.4e7;
constexpr double kTaskSums = 32768;  // smaller tasks of a long depth would pack much for each sum
constexpr double kSerialOperations = 2.5e5;  // fewer do not justify waking a worker

// Rounds up to whole cache lines.
size_t whole_cache_lines(int64_t bytes) { return static_cast<size_t>(round_up(bytes, 64)); }

// Returns the extent of equal parts of about `want`, rounded up to a multiple of `unit`.
int64_t even_block(int64_t extent, int64_t want, int64_t unit) {
  const int64_t parts = std::max<int64_t>(1, ceil_div(extent, want));
  return std::max(unit, round_up(ceil_div(extent, parts), unit));
}

}  // namespace

Product::Product(const Problem& problem, const Family& family, int32_t workers)
    : p_(problem), family_(&family), workers_(std::max(workers, 1)) {
  batches_ = count(p_.batch);
  element_ = size_of(family.packed_dtype);
  small_ = family.small && std::max({p_.m, p_.n, p_.k}) <= kSmall;
  const double operations =
      2.0 * static_cast<double>(p_.m) * static_cast<double>(p_.n) * static_cast<double>(p_.k);
  serial_ = operations < kSerialOperations;
  over_batch_ = batches_ > 1 && (serial_ || batches_ >= 2 * workers_);
  if (small_) return;
  if (p_.batch.empty() && choose_thin()) return;
  orient();
  depth_ = round_up(p_.k, family.depth_pad);
  cut_depth(family.depth_block);
  choose_packing();
  choose_blocks(serial_ || over_batch_ ? 1 : workers_);
  workspace_ = over_batch_ ? one_ * static_cast<size_t>(workers_) : one_;
}

// Cuts the depth into equal chunks of at most `max_chunk`.
void Product::cut_depth(int64_t max_chunk) {
  const int64_t parts = std::max<int64_t>(1, ceil_div(p_.k, max_chunk));
  chunk_ = round_up(ceil_div(p_.k, parts), kTile);
  chunks_ = std::max<int64_t>(1, chunk_ ? ceil_div(depth_, chunk_) : 1);
}

// Decides whether to compute C or C^T. A is read fastest along the depth and B along its columns;
// swapping the operands computes C^T. A cost of 1 is about the copy of a contiguous element.
void Product::orient() {
  const auto size = [](int64_t x, int64_t y) {
    return static_cast<double>(x) * static_cast<double>(y);
  };
  const auto cost_a = [&](const MatrixStrides& v, DType from, int64_t rows) {
    const bool in_place =
        v.cs == 1 && is_packed(from) && family_->any_row_step && rows % kTile == 0;
    if (in_place) return 0.;
    return size(rows, p_.k) * (v.cs == 1 ? 1 : 3);
  };
  const auto cost_b = [&](const MatrixStrides& v, int64_t cols) {
    return size(cols, p_.k) * (v.cs == 1 ? 1.5 : 3);
  };
  const auto cost_c = [&](const MatrixStrides& v) {
    return size(p_.m, p_.n) * (v.cs == 1 ? 0 : 1);
  };
  const double straight = cost_a(p_.a, from(p_.a_from), p_.m) + cost_b(p_.b, p_.n) + cost_c(p_.c);
  const double turned = cost_a(p_.b.transposed(), from(p_.b_from), p_.n) +
                        cost_b(p_.a.transposed(), p_.m) + cost_c(p_.c.transposed());
  assign_operands(turned < straight);
  a_.padded = round_up(a_.extent, kTile);
  b_.padded = round_up(b_.extent, family_->width);
}

void Product::assign_operands(bool swapped) {
  swapped_ = swapped;
  a_.from = swapped_ ? from(p_.b_from) : from(p_.a_from);
  b_.from = swapped_ ? from(p_.a_from) : from(p_.b_from);
  a_.view = swapped_ ? p_.b.transposed() : p_.a;
  b_.view = swapped_ ? p_.a.transposed() : p_.b;
  a_.extent = swapped_ ? p_.n : p_.m;
  b_.extent = swapped_ ? p_.m : p_.n;
}

// Takes the thin path if C has few rows or, transposed, few columns.
bool Product::choose_thin() {
  assign_operands(p_.n < p_.m);
  if (!family_->thin || p_.k == 0 || a_.extent > kThinRows) return false;
  if (b_.view.rs != 1 && b_.view.cs != 1) return false;
  const int64_t share = ceil_div(b_.extent, serial_ ? 1 : 3 * workers_);
  b_.block = std::min(kThinCols, round_up(share, 64));
  depth_ = round_up(p_.k, kThinDepth);
  workspace_ = whole_cache_lines(a_.extent * depth_ * 4);
  thin_ = true;
  return true;
}

// Chooses for each side whether it is read in place, packed before, or packed strip by strip.
void Product::choose_packing() {
  const int64_t a = a_.padded * round_up(depth_, kTile) * element_,
                b = b_.padded * depth_ * element_;
  const bool whole = a_.extent % kTile == 0 && p_.k % kTile == 0;
  const bool direct =
      a_.view.cs == 1 && is_packed(a_.from) && p_.k > 0 && family_->any_row_step && whole;
  a_.packing = direct ? Packing::in_place : Packing::before;
  b_.packing = Packing::before;
  if (!direct && family_->packed_dtype == DType::f32) {
    // A widened copy has twice the size. An operand is packed before the product only if the copy
    // is small beside all operands, as in a long product that uses it many times.
    const int64_t all = (p_.m * p_.k + p_.k * p_.n + p_.m * p_.n) * size_of(p_.dtype);
    int64_t room = all / kPackedShare;
    const auto choose = [&room](Side& side, int64_t bytes) {
      side.packing = bytes <= room ? Packing::before : Packing::by_strip;
      if (side.packing == Packing::before) room -= bytes;
    };
    choose(a <= b ? a_ : b_, std::min(a, b));
    choose(a <= b ? b_ : a_, std::max(a, b));
  } else if (direct ? b > std::max(kPackedBefore, a) : std::max(a, b) > kPackedBefore) {
    if (!direct && a >= b) a_.packing = Packing::by_strip;
    else b_.packing = Packing::by_strip;
  }
  if (a_.packing == Packing::before) a_.whole = whole_cache_lines(a);
  if (b_.packing == Packing::before) b_.whole = whole_cache_lines(b);
}

// Returns the load of the busiest worker, in sums (elements of C), if each worker takes an equal
// run of the blocks.
double Product::max_worker_load(int64_t rows, int64_t a, int64_t cols, int64_t b,
                                int32_t workers) const {
  constexpr double kBlockCost = 20000;  // operations in the time that starting a block takes
  // Sums in the time of packing an element; twice that if transposed.
  constexpr double kPackCost = 5;
  const int64_t down = ceil_div(rows, a), across = ceil_div(cols, b), blocks = down * across;
  const double begin = kBlockCost / (2. * static_cast<double>(std::max<int64_t>(depth_, 1)));
  const int64_t shares = std::min<int64_t>(workers, blocks);
  const auto packing_cost = [](const Side& side, int64_t extent) {
    if (side.packing != Packing::by_strip) return 0.;
    return kPackCost * static_cast<double>(side.view.cs == 1 ? extent : 2 * extent);
  };
  double busiest = 0;
  for (int64_t w = 0; w < shares; ++w) {
    double load = 0;
    for (int64_t t = blocks * w / shares; t < blocks * (w + 1) / shares; ++t) {
      const int64_t m = std::min(a, rows - t / across * a), n = std::min(b, cols - t % across * b);
      load += static_cast<double>(round_up(m, 8) * round_up(n, 16)) + begin;
      load += packing_cost(a_, m) + packing_cost(b_, n);
    }
    busiest = std::max(busiest, load);
  }
  return busiest;
}

bool Product::is_streamed() const { return p_.m * p_.n * size_of(p_.c_dtype) >= kStreamBytes; }

// Chooses the blocks of C, the pieces in which a side is packed, and the tasks of the workers.
void Product::choose_blocks(int32_t workers) {
  const bool widens = family_->packed_dtype == DType::f32 && a_.packing != Packing::in_place;
  const bool has_strips = a_.packing == Packing::by_strip || b_.packing == Packing::by_strip;
  int64_t strip_bytes = 0;
  if (has_strips && !widens) {
    strip_bytes = choose_strips(workers);
  } else {
    const int64_t along = widens ? 384 : 512;
    choose_balanced_blocks(chunks_ == 1 ? 1024 : along, widens ? 256 : 128, workers);
    if (widens) strip_bytes = choose_pieces();
  }
  const int64_t ld = b_.block + 16;
  acc_ = whole_cache_lines(chunks_ == 1 ? kTile * 64 * 4 : round_up(a_.block, kTile) * ld * 4);
  scratch_ = acc_ + whole_cache_lines(strip_bytes);
  one_ = a_.whole + b_.whole + scratch_ * static_cast<size_t>(workers);
}

// Makes every block a task. Blocks are first long along C's rows in memory (`along` elements, and
// `across` in the other dim), so that cache lines and pages are written in order. They are then
// made smaller as long as this reduces the load of the busiest worker.
void Product::choose_balanced_blocks(int64_t along, int64_t across, int32_t workers) {
  const int64_t rows = a_.extent, cols = b_.extent;
  const bool turned = swapped_ ? p_.c.rs != 1 : p_.c.cs != 1;
  const int64_t a_unit = a_.packing == Packing::by_strip ? 8 : kTile;
  const int64_t b_unit = family_->lanes ? family_->lanes : family_->width;
  a_.block = even_block(rows, turned ? along : across, a_unit);
  b_.block = even_block(cols, turned ? across : along, b_unit);
  const double sums = kTaskOperations / (2. * static_cast<double>(std::max<int64_t>(depth_, 1)));
  while (static_cast<double>(a_.block * b_.block) > std::max(sums, kTaskSums)) {
    const int64_t a = even_block(rows, a_.block / 2, a_unit),
                  b = even_block(cols, b_.block / 2, b_unit);
    if (a_.block >= b_.block && a < a_.block) a_.block = a;
    else if (b < b_.block) b_.block = b;
    else break;
  }
  double best = max_worker_load(rows, a_.block, cols, b_.block, workers);
  // With more blocks the balance no longer improves.
  const int64_t most_blocks = workers > 1 ? 16 * workers : 0;
  const int64_t widest = b_.block;
  int64_t blocks = ceil_div(rows, a_.block) * ceil_div(cols, widest);
  for (int64_t a = a_.block; a > 0; a = a > kTile ? even_block(rows, a / 2, a_unit) : 0) {
    for (int64_t b = widest; b > 0;) {
      const int64_t parts = ceil_div(cols, b), count = ceil_div(rows, a) * parts;
      if (count > most_blocks) break;
      const double load = max_worker_load(rows, a, cols, b, workers);
      if (load <= (count > blocks ? 0.97 : 1) * best) {
        best = load;
        blocks = count;
        a_.block = a;
        b_.block = b;
      }
      b = std::min(b - b_unit, round_up(ceil_div(cols, parts + 1), b_unit));
    }
  }
  task_rows_ = a_.block;
  task_cols_ = b_.block;
  a_.piece = a_.block;
  b_.piece = b_.block;
}

// Shortens the pieces of the sides that are packed strip by strip, for a family that widens.
// Returns the bytes of a worker's strips.
int64_t Product::choose_pieces() {
  // The sums of a small C stay in L1 and L2, so its strips may be short. The cut is the order of
  // the sums, so it must not rest on the blocks, which follow the number of workers.
  if (chunks_ > 1 && a_.extent * b_.extent <= kSmallC) cut_depth(128);
  // The longer side is packed in small pieces, which also stay in L1 and L2. A large C is better
  // written in long runs.
  const int64_t panels = chunks_ == 1 && is_streamed() ? 16 : 2;
  const bool a = a_.packing == Packing::by_strip, b = b_.packing == Packing::by_strip;
  if (a && chunks_ > 1 && a_.extent >= b_.extent) a_.piece = kTile;
  else if (b) b_.piece = std::min(b_.block, panels * family_->width);
  const int64_t extent = (a ? round_up(a_.piece, kTile) : 0) + (b ? b_.piece : 0);
  return extent * round_up(chunk_, kTile) * element_;
}

// Cuts the side that is packed strip by strip into tasks, each of which extends over all of the
// other side. Returns the bytes of a worker's strip.
int64_t Product::choose_strips(int32_t workers) {
  const bool a = a_.packing == Packing::by_strip;
  Side &strip = a ? a_ : b_, &other = a ? b_ : a_;
  const int64_t width = family_->width, unit = a ? kTile : width;
  other.block = even_block(other.extent, 512, a ? width : kTile);
  keep_strip_ = other.block < other.extent && chunks_ > 1;
  int64_t want = 256;
  if (keep_strip_) want = std::clamp<int64_t>(kStripBytes / (depth_ * element_), unit, 512);
  const int64_t tasks = workers > 1 ? 3 * workers : 1;
  want = std::min(want, std::max(unit, strip.extent / tasks));
  strip.block = even_block(strip.extent, want, unit);
  if (keep_strip_ && strip.block > want && strip.block > unit) strip.block -= unit;
  a_.piece = a_.block;
  b_.piece = b_.block;
  task_rows_ = a ? a_.block : a_.extent;
  task_cols_ = a ? b_.extent : b_.block;
  return strip.block * round_up(keep_strip_ ? depth_ : chunk_, kTile) * element_;
}

PackSource Product::source(const void* from, const Side& side, int64_t at, int64_t extent,
                           int64_t k, int64_t depth) const {
  const DType round_to = side.from == p_.dtype ? DType::none : p_.dtype;
  return {from, side.from, side.view, at, extent, side.extent, k, depth, p_.k, round_to};
}

// Returns the memory of the piece that is packed after the one at `at` in a block of `extent`: the
// next piece of the chunk at k, or the first piece of the next chunk.
Runs Product::next_piece(const void* from, const Side& side, int64_t begin, int64_t at,
                         int64_t extent, int64_t k) const {
  at += side.piece;
  if (at >= extent) {
    at = 0;
    k += chunk_;
  }
  // Strides along the side and along the depth.
  const MatrixStrides v = &side == &a_ ? side.view : side.view.transposed();
  const int64_t size = size_of(side.from), depth = std::min(chunk_, p_.k - k);
  const int64_t n = std::min({side.piece, extent - at, side.extent - begin - at});
  if (side.extent * p_.k * size < kNear || depth <= 0 || n <= 0) return {};
  if (v.rs != 1 && v.cs != 1) return {};
  const char* p = static_cast<const char*>(from) + v.at(begin + at, k) * size;
  if (v.cs == 1) return {p, n, v.rs * size, depth * size};
  return {p, depth, v.cs * size, n * size};
}

// Packs rows of A, or columns of B, from `at` on, over `depth` from k on. `whole_k` is the depth
// that `to` has space for, of which this is a part.
void Product::pack(const void* from, const Side& side, int64_t at, int64_t extent, int64_t k,
                   int64_t depth, char* to, int64_t whole_k) const {
  PackSource s = source(from, side, at, extent, k, depth);
  if (&side == &b_) {
    s.whole_panel_columns = whole_panel_columns(*family_, extent);
    return family_->pack_b(s, to);
  }
  const int64_t step = kTile * kTile * element_;
  s.rows = round_up(extent, kTile);
  s.row_end = std::min(s.row_end, at + extent);
  family_->pack_a(s, to, round_up(whole_k, kTile) / kTile * step, step);
}

void Product::pack_before(const ProductOperands& o, char* workspace, const Jobs& jobs) const {
  const int64_t a_unit = a_.view.rs == 1 ? 8 * kTile : kTile;
  // A unit is one whole block, because whole_panel_columns() decides per block which columns are in
  // panels of two vectors.
  const int64_t b_unit = family_->lanes    ? b_.block
                         : b_.view.cs == 1 ? 8 * family_->width
                                           : family_->width;
  const int64_t b_end = family_->lanes ? b_.extent : b_.padded;
  const int64_t a_units = a_.whole ? ceil_div(a_.padded, a_unit) : 0;
  const int64_t b_units = b_.whole ? ceil_div(b_end, b_unit) * chunks_ : 0;
  if (a_units + b_units == 0 || depth_ == 0) return;
  char* const a_to = workspace;
  char* const b_to = workspace + a_.whole;
  const auto pack_a = [&](int64_t u) {
    const int64_t at = u * a_unit, n = std::min(a_unit, a_.padded - at);
    char* to = a_to + at * round_up(depth_, kTile) * element_;
    pack(o.a, a_, at, n, 0, round_up(depth_, kTile), to, depth_);
  };
  const auto pack_b = [&](int64_t u) {
    const int64_t at = u / chunks_ * b_unit, n = std::min(b_unit, b_end - at);
    const int64_t k = u % chunks_ * chunk_, depth = std::min(chunk_, depth_ - k);
    pack(o.b, b_, at, n, k, depth, b_to + (k * b_.padded + at * depth) * element_, 0);
  };
  // Every slice gets a share of both operands.
  const int64_t bytes = (a_units * a_unit + b_units / chunks_ * b_unit) * depth_ * element_;
  const int64_t slices =
      serial_ ? 1 : std::clamp<int64_t>(bytes / 65536, 1, std::max(a_units, b_units));
  jobs.run(slices, 1, [&](int64_t begin, int64_t end, int32_t) {
    for (int64_t u = a_units * begin / slices; u < a_units * end / slices; ++u) pack_a(u);
    for (int64_t u = b_units * begin / slices; u < b_units * end / slices; ++u) pack_b(u);
  });
}

// Computes the given rows and columns of C. Sides that are packed strip by strip are packed here.
void Product::strip(const ProductOperands& o, const Output& out, char* before, char* scratch,
                    int64_t row, int64_t rows, int64_t col, int64_t cols) const {
  BlockPass block{};
  block.acc = reinterpret_cast<float*>(scratch);
  block.ld = chunks_ == 1 ? 64 : b_.block + 16;
  block.out = &out;
  for (int64_t i = row; i < row + rows; i += a_.block) {
    for (int64_t j = col; j < col + cols; j += b_.block) {
      block.row = i;
      block.col = j;
      block.rows = std::min(a_.block, row + rows - i);
      block.cols = std::min(b_.block, col + cols - j);
      for (int64_t c = 0; c < chunks_; ++c) {
        block.first = c == 0;
        block.last = c + 1 == chunks_;
        block.depth = std::min(chunk_, depth_ - c * chunk_);
        const bool kept = keep_strip_ || chunks_ == 1;
        chunk(o, block, before, scratch + acc_, c * chunk_, j == col || !kept, i == row || !kept);
      }
    }
  }
}

// Multiplies one chunk of a block's depth, piece by piece. `pack_a` and `pack_b` are true if
// `strips` does not yet hold the side's piece.
void Product::chunk(const ProductOperands& o, const BlockPass& block, char* before, char* strips,
                    int64_t k, bool pack_a, bool pack_b) const {
  const int64_t strip = round_up(keep_strip_ ? depth_ : chunk_, kTile), kept = keep_strip_ ? k : 0;
  const int64_t padded = round_up(depth_, kTile), depth = round_up(block.depth, kTile);
  char* const a_to = strips + kept * kTile * element_;
  char* const b_to =
      strips + kept * b_.block * element_ +
      (a_.packing == Packing::by_strip ? round_up(a_.piece, kTile) * strip * element_ : 0);
  BlockPass piece = block;
  for (int64_t i = 0; i < block.rows; i += a_.piece) {
    piece.row = block.row + i;
    piece.rows = std::min(a_.piece, block.rows - i);
    piece.a_row = kTile * element_;
    piece.a_step = kTile * kTile * element_;
    if (a_.packing == Packing::in_place) {
      piece.a = static_cast<const char*>(o.a) + a_.view.at(piece.row, k) * element_;
      piece.a_row = a_.view.rs * element_;
      piece.a_band = kTile * a_.view.rs * element_;
      piece.a_step = kTile * element_;
    } else if (a_.packing == Packing::before) {
      piece.a = before + (piece.row * padded + k * kTile) * element_;
      piece.a_band = kTile * padded * element_;
    } else {
      piece.a = a_to;
      piece.a_band = kTile * strip * element_;
      if (pack_a) pack(o.a, a_, piece.row, piece.rows, k, depth, a_to, strip);
    }
    for (int64_t j = 0; j < block.cols; j += b_.piece) {
      piece.col = block.col + j;
      piece.cols = std::min(b_.piece, block.cols - j);
      piece.whole_panel_columns = whole_panel_columns(*family_, piece.cols);
      if (b_.packing == Packing::before) {
        piece.b = before + a_.whole + (k * b_.padded + piece.col * block.depth) * element_;
      } else {
        piece.b = b_to;
        if (pack_b && i == 0) pack(o.b, b_, piece.col, piece.cols, k, block.depth, b_to, 0);
      }
      if (chunks_ > 1) piece.acc = block.acc + i * block.ld + j;
      if (a_.piece < a_.block) piece.next = next_piece(o.a, a_, block.row, i, block.rows, k);
      else if (b_.piece < b_.block) piece.next = next_piece(o.b, b_, block.col, j, block.cols, k);
      family_->multiply(piece);
    }
  }
}

void Product::thin(const ProductOperands& o, const Output& out, float* rows,
                   const Jobs& jobs) const {
  family_->widen_thin(source(o.a, a_, 0, a_.extent, 0, p_.k), rows, depth_);
  const int64_t parts = ceil_div(b_.extent, b_.block);
  jobs.run(parts, serial_ ? parts : 1, [&](int64_t begin, int64_t end, int32_t) {
    for (int64_t j = begin * b_.block; j < std::min(end * b_.block, b_.extent); j += b_.block) {
      const int64_t cols = std::min(b_.block, b_.extent - j);
      family_->thin({rows, depth_, a_.extent, source(o.b, b_, j, cols, 0, p_.k)}, out);
    }
  });
}

void Product::run_one(const ProductOperands& o, char* workspace, const Jobs& jobs) const {
  Output out{};
  out.c = o.c;
  out.dtype = p_.c_dtype;
  out.view = p_.c;
  out.bias = o.bias;
  out.bias_dtype = p_.bias_dtype;
  out.bias_dim = 1;
  out.act = p_.act;
  out.alpha = o.alpha;
  out.beta = o.beta;
  if (small_) {  // a job, because it takes much stack
    return jobs.run(1, 1, [&](int64_t, int64_t, int32_t) {
      family_->small({o.a, o.b, p_.dtype, p_.a, p_.b, p_.m, p_.n, p_.k}, out);
    });
  }
  ProductOperands turned = o;
  if (swapped_) {
    std::swap(turned.a, turned.b);
    out.view = p_.c.transposed();
    out.bias_dim = 0;
  }
  if (thin_) return thin(turned, out, reinterpret_cast<float*>(workspace), jobs);
  out.is_streamed = is_streamed();
  pack_before(turned, workspace, jobs);
  const int64_t rows = a_.extent, cols = b_.extent;
  const int64_t down = ceil_div(rows, task_rows_), across = ceil_div(cols, task_cols_);
  char* const scratch = workspace + a_.whole + b_.whole;
  jobs.run(down * across, serial_ ? down * across : 1,
           [&](int64_t begin, int64_t end, int32_t worker) {
             for (int64_t t = begin; t < end; ++t) {
               const int64_t i = t / across * task_rows_, j = t % across * task_cols_;
               strip(turned, out, workspace, scratch + static_cast<size_t>(worker) * scratch_, i,
                     std::min(task_rows_, rows - i), j, std::min(task_cols_, cols - j));
             }
           });
}

void Product::run(const ProductOperands& o, void* workspace, const Jobs& jobs) const {
  if (p_.m == 0 || p_.n == 0 || batches_ == 0) return;
  char* const w = static_cast<char*>(workspace);
  if (p_.batch.empty()) return run_one(o, w, jobs);
  const int64_t in = size_of(p_.dtype), out = size_of(p_.c_dtype);
  const auto item = [&](int64_t index, char* space, const Jobs& with) {
    int64_t a = 0, b = 0, c = 0;
    for (int d = p_.batch.size() - 1; d >= 0; --d) {
      const int64_t at = index % p_.batch[d];
      index /= p_.batch[d];
      a += at * p_.a_batch[d];
      b += at * p_.b_batch[d];
      c += at * p_.c_batch[d];
    }
    ProductOperands x = o;
    x.a = static_cast<const char*>(o.a) + a * in;
    x.b = static_cast<const char*>(o.b) + b * in;
    x.c = static_cast<char*>(o.c) + c * out;
    run_one(x, space, with);
  };
  if (!over_batch_) {
    for (int64_t i = 0; i < batches_; ++i) item(i, w, jobs);
    return;
  }
  const int64_t work = std::max<int64_t>(1, p_.m * p_.n * std::max<int64_t>(p_.k, 1));
  const int64_t grain = std::max<int64_t>(1, static_cast<int64_t>(kSerialOperations) / (2 * work));
  jobs.run(batches_, grain, [&](int64_t begin, int64_t end, int32_t worker) {
    for (int64_t i = begin; i < end; ++i) {
      item(i, w + static_cast<size_t>(worker) * one_, Jobs());
    }
  });
}

}  // namespace mpt::cpu::gemm
