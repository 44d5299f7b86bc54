// The candidates for a product: cooperative matrices, and tiles.
// SPDX-License-Identifier: Apache-2.0
#include "backends/gpu/product.h"

#include <algorithm>
#include <bit>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <vector>

#include "backends/gpu/launch.h"
#include "backends/plain/element.h"

namespace mpt::gpu {
namespace {

constexpr int64_t kMost = (int64_t{1} << 31) - 1;
// Cooperative matrices would mostly multiply zeros below so many rows, columns or places along k.
constexpr int64_t kLeastMatrix = 16;

// The operands of a request that may be absent have an empty Spec.
struct Operands {
  Spec c, a, b, bias, sums;
  Operands() = default;
  explicit Operands(const Request& r) : c(r.out[0]), a(r.in[0]), b(r.in[1]) {
    if (r.in.size() > 2) bias = r.in[2];
    if (r.out.size() > 1) sums = r.out[1];
  }
  bool any(DType t) const {
    return c.dtype == t || a.dtype == t || b.dtype == t || bias.dtype == t || sums.dtype == t;
  }
  // Integers are computed in i64 unless the activation gives fractions.
  DType compute(Activation act) const {
    if (any(DType::f64)) return DType::f64;
    const bool whole = is_integral(a.dtype) && is_integral(b.dtype) && is_integral(c.dtype);
    return whole && (act == Activation::none || act == Activation::relu) ? DType::i64 : DType::f32;
  }
};

int64_t tiles_along(int64_t n, int64_t side) { return std::max<int64_t>((n + side - 1) / side, 1); }

void copy_dims(const Dims& from, int64_t* to) { std::copy(from.begin(), from.end(), to); }
// The kernel divides by the extents.
void copy_extents(const Dims& from, uint32_t* to, int n) {
  for (int d = 0; d < n; ++d) {
    to[d] = d < from.size() ? static_cast<uint32_t>(std::max<int64_t>(from[d], 1)) : 1;
  }
}

bool is_nearer(int64_t step, int64_t than) { return std::abs(step) < std::abs(than); }

// How an entry divides c into tiles.
struct Tiling {
  std::string entry;
  int64_t height, width;
  uint32_t constants[2] = {};  // constants 2 and 3, of cooperative matrices
};

// Returns a reason to refuse.
const char* write_geometry(const ProductForm& p, const Tiling& tiling, ProductGeometry& g) {
  const int64_t rows = p.row.count(), depth = p.k.count(), items = p.item.count();
  if (std::max({rows, p.columns, depth}) > kMost - tiling.width - tiling.height) {
    return "a matrix has at most 2^31 rows or columns";
  }
  const int64_t down = tiles_along(rows, tiling.height),
                across = tiles_along(p.columns, tiling.width);
  if (items > kMost / down / across) return "a product has at most 2^31 tiles";
  const ProductParts parts = divide(items * rows * p.columns, depth);
  if (items * down * across > kMost / parts.parts) return "a product has at most 2^31 tiles";
  g.rows = static_cast<uint32_t>(rows);
  g.columns = static_cast<uint32_t>(p.columns);
  g.depth = static_cast<uint32_t>(depth);
  g.parts = static_cast<uint32_t>(parts.parts);
  g.part = static_cast<uint32_t>(parts.part);
  g.tiles = static_cast<uint32_t>(items * parts.parts * down * across);
  g.items = static_cast<uint32_t>(p.item.extent.size());
  copy_extents(p.item.extent, g.item, kProductItems);
  copy_extents(p.row.extent, g.row, kProductDigits);
  copy_extents(p.k.extent, g.k, kProductDigits);
  copy_dims(p.item.a, g.a_item);
  copy_dims(p.item.b, g.b_item);
  copy_dims(p.item.c, g.c_item);
  g.a_row = p.row.a[0];
  g.a_k = p.k.a[0];
  copy_dims(p.k.b, g.b_k);
  copy_dims(p.row.c, g.c_row);
  g.b_column = p.b_column;
  g.c_column = p.c_column;
  g.bias_item = p.bias_item;
  g.bias_column = p.bias_column;
  g.sums_item = p.sums_item;
  g.sums_column = p.sums_column;
  for (int d = 0; d < kProductDigits - 1; ++d) {
    g.window[d] = d < p.windows ? p.window[d] : ProductWindow{.divisor = 1, .extent = 1};
  }
  int64_t along_row = g.a_row, along_k = g.a_k;
  if (p.windows) {
    const ProductWindow& w = p.window[p.windows - 1];
    along_row = w.per_row * w.stride;
    along_k = w.per_k * w.stride;
  }
  if (is_nearer(along_k, along_row)) g.order |= 1;
  if (is_nearer(p.k.b.back(), p.b_column)) g.order |= 2;
  if (is_nearer(p.row.c.back(), p.c_column)) g.order |= 4;
  return nullptr;
}

uint64_t round_up(uint64_t n) { return (n + 255) / 256 * 256; }

class ProductLaunch final : public GpuLaunch {
 public:
  ProductLaunch(GpuDevice& device, const char* called, const ProductForm& p, const Operands& o)
      : GpuLaunch(device), p_(p), compute_(o.compute(p.act)), has_bias_(o.bias), has_sums_(o.sums) {
    name = called;
  }

  bool plan(GpuDevice& device, const Operands& o, const Tiling& tiling, std::string& why) {
    uint32_t flags = static_cast<uint32_t>(p_.act);
    flags |= static_cast<uint32_t>(p_.windows) * kProductWindow;
    for (int d = 0; d < p_.windows; ++d)
      if (p_.window[d].divisor != 1) flags |= kProductDivisors;
    if (p_.accumulates) flags |= kProductAccumulates;
    Spec rounded;
    if (p_.rounds_a && is_half(o.b.dtype) && o.a.dtype != o.b.dtype) rounded.dtype = o.b.dtype;
    // With and without a bias or sums, one function serves.
    const Spec* const operands[] = {
        &o.c, &o.a, &o.b, o.bias ? &o.bias : &o.b, o.sums ? &o.sums : &o.b, &rounded};
    const Constants common(static_cast<int>(flags), operands);
    const uint32_t constants[] = {common.value[0], common.value[1], tiling.constants[0],
                                  tiling.constants[1]};
    function_ = device.find(tiling.entry.c_str(),
                            std::span(constants).first(tiling.constants[0] ? 4 : 2), why);
    if (!function_) return false;
    ProductGeometry g{};
    if (const char* reason = write_geometry(p_, tiling, g)) {
      why = reason;
      return false;
    }
    if (g.parts > 1) {
      join_ = device.find(compute_ == DType::f64   ? "mpt_join_f64"
                          : compute_ == DType::i64 ? "mpt_join_i64"
                                                   : "mpt_join_f32",
                          common.value, why);
      if (!join_) return false;
    }
    if (!keep(&g, sizeof g, why)) return false;
    arguments_.geometry = geometry();
    arguments_.groups = std::min({g.tiles, kMostProductGroups, device.features().groups});
    if (join_) {
      const auto items = static_cast<uint64_t>(p_.item.count());
      const uint64_t size = static_cast<uint64_t>(size_of(compute_)), columns = items * g.columns,
                     elements = columns * g.rows;
      sums_at_ = round_up(elements * g.parts * size);
      workspace = sums_at_ + (has_sums_ ? round_up(columns * g.parts * size) : 0);
      arguments_.items = static_cast<uint32_t>(items);
      join_groups_ = groups_of((elements + (has_sums_ ? columns : 0)) * kPointElements);
    }
    return true;
  }

  const char* run(const Run& r) const override {
    const GemmScalars s = p_.has_scalars && r.scalars ? r.get<GemmScalars>() : GemmScalars{};
    if (compute_ == DType::i64 &&
        (s.alpha != std::trunc(s.alpha) || s.beta != std::trunc(s.beta))) {
      return "a product of integers takes whole numbers alpha and beta";
    }
    ProductArguments a = arguments_;
    a.out = address_of(r.out[0]);
    if (has_sums_) a.sums = address_of(r.out[1]);
    a.a = address_of(r.in[0]);
    a.b = address_of(r.in[1]);
    if (has_bias_) a.bias = address_of(r.in[2]);
    a.alpha = scalar_bits(static_cast<double>(s.alpha), compute_);
    a.beta = scalar_bits(static_cast<double>(s.beta), compute_);
    if (!join_) return launch(*function_, a);
    a.partials = address_of(r.workspace);
    a.partial_sums = a.partials + sums_at_;
    if (const char* refused = launch(*function_, a)) return refused;
    a.groups = join_groups_;
    return launch(*join_, a);
  }

 private:
  const ProductForm p_;
  const DType compute_;
  const bool has_bias_, has_sums_;
  const CompiledKernel *function_ = nullptr, *join_ = nullptr;
  ProductArguments arguments_{};  // without addresses of operands and scalars
  uint64_t sums_at_ = 0;          // place in the workspace
  uint32_t join_groups_ = 0;
};

// A product of dense operands, which lie one behind the other in memory of its own: c, a, b.
class Trial {
 public:
  struct Sizes {
    int64_t items, rows, columns, depth;
  };
  // `like` has the activation and the scalars; the bits of `order` are those of a ProductGeometry.
  Trial(GpuDevice& device, const Tiling& tiling, const ProductForm& like, const Operands& types,
        const Sizes& n, uint32_t order)
      : device_(device) {
    ProductForm p{.act = like.act, .has_scalars = like.has_scalars, .rounds_a = like.rounds_a};
    const auto steps = [](bool is_first, int64_t first, int64_t second) {
      return is_first ? std::pair{second, int64_t{1}} : std::pair{int64_t{1}, first};
    };
    const auto [a_row, a_k] = steps(order & 1, n.rows, n.depth);
    const auto [b_column, b_k] = steps(order & 2, n.columns, n.depth);
    const auto [c_column, c_row] = steps(order & 4, n.columns, n.rows);
    p.item = {{n.items}, {n.rows * n.depth}, {n.columns * n.depth}, {n.rows * n.columns}};
    p.row = {{n.rows}, {a_row}, {}, {c_row}};
    p.k = {{n.depth}, {a_k}, {b_k}, {}};
    p.columns = n.columns;
    p.b_column = b_column;
    p.c_column = c_column;
    Operands o = types;
    o.bias = o.sums = {};
    launch_ = std::make_unique<ProductLaunch>(device, "", p, o);
    std::string why;
    is_planned_ = launch_->plan(device, o, tiling, why);
    const auto bytes = [&](const Spec& s, int64_t each) {
      return round_up(static_cast<uint64_t>(n.items * each * size_of(s.dtype)));
    };
    a_at_ = bytes(o.c, n.rows * n.columns);
    b_at_ = a_at_ + bytes(o.a, n.rows * n.depth);
    end_ = b_at_ + bytes(o.b, n.columns * n.depth);
    if (is_planned_) memory_ = static_cast<char*>(device.alloc(end_ + launch_->workspace));
  }
  ~Trial() {
    if (memory_) device_.free(memory_, end_ + launch_->workspace);
  }
  Trial(const Trial&) = delete;
  Trial& operator=(const Trial&) = delete;

  bool is_planned() const { return is_planned_; }
  bool has_memory() const { return memory_; }
  char* c() const { return memory_; }
  char* a() const { return memory_ + a_at_; }
  char* b() const { return memory_ + b_at_; }
  const char* clear() { return device_.fill(memory_, 0, end_ + launch_->workspace); }
  const char* run() const {
    void* const out[] = {c(), nullptr};
    const void* const in[] = {a(), b(), nullptr};
    return launch_->run(Run{out, in, nullptr, memory_ + end_, Jobs()});
  }
  const char* wait() {
    Event end = 0;
    if (const char* refused = device_.record(end)) return refused;
    return device_.wait(end);
  }

 private:
  GpuDevice& device_;
  std::unique_ptr<ProductLaunch> launch_;
  bool is_planned_ = false;
  uint64_t a_at_ = 0, b_at_ = 0, end_ = 0;
  char* memory_ = nullptr;
};

// Returns the seconds that a product of this kind takes in these tiles: operands of zeros, with
// extents of about the same size. Nothing if the device lacks the memory or fails.
std::optional<double> measure(GpuDevice& device, const ProductForm& like, const Operands& types,
                              const Tiling& tiling, uint32_t order) {
  static constexpr int64_t kMostElements = int64_t{1} << 22, kLongest = 2048;
  const auto about = [](int64_t n) {
    return std::min(static_cast<int64_t>(std::bit_ceil(static_cast<uint64_t>(n))), kLongest);
  };
  const int64_t rows = about(like.row.count()), columns = about(like.columns),
                depth = about(like.k.count());
  const int64_t items = std::min(
      about(like.item.count()),
      kMostElements / std::max({rows * columns, rows * depth, columns * depth, int64_t{1}}));
  Trial trial(device, tiling, like, types, {std::max<int64_t>(items, 1), rows, columns, depth},
              order);
  if (!trial.has_memory()) return {};
  std::optional<double> least;
  const char* refused = trial.clear();
  for (int round = 0; round < 4 && !refused; ++round) {  // the first one warms up
    const auto start = std::chrono::steady_clock::now();
    for (int i = 0; i < 4 && !refused; ++i) refused = trial.run();
    if (!refused) refused = trial.wait();
    const std::chrono::duration<double> t = std::chrono::steady_clock::now() - start;
    if (round > 0) least = std::min(least.value_or(t.count()), t.count());
  }
  if (refused) return {};
  return least;
}

// Makes a launch in one of these tilings, which give the same bits. The larger one comes first.
std::unique_ptr<Prepared> make_tiled(const Request& r, Why& why, const char* called,
                                     const ProductForm& p, const std::vector<Tiling>& tilings) {
  const Operands o(r);
  GpuDevice& device = device_of(r);
  ProductGeometry g{};
  if (const char* reason = write_geometry(p, tilings[0], g)) return why.refuse(called, reason);
  const auto size = [](int64_t n) {
    return static_cast<int>(std::bit_width(static_cast<uint64_t>(n)));
  };
  char kind[160];
  std::snprintf(kind, sizeof kind, "%s %d%d%d o%u a%d r%d c%d k%d i%d", tilings[0].entry.c_str(),
                static_cast<int>(o.c.dtype), static_cast<int>(o.a.dtype),
                static_cast<int>(o.b.dtype), g.order, p.windows, size(g.rows), size(g.columns),
                size(g.depth), size(p.item.count()));
  const auto count = static_cast<uint32_t>(tilings.size());
  const uint32_t choice = device.choices().choose(
      kind, count, g.tiles < kManyProductTiles ? count - 1 : 0,
      [&](uint32_t i) { return measure(device, p, o, tilings[i], g.order); });
  return planned(called, why, std::make_unique<ProductLaunch>(device, called, p, o), device, o,
                 tilings[choice]);
}

// Returns a reason not to take cooperative matrices, which multiply operands of one dtype of 16
// bits; fills `tilings` if there is none.
const char* matrix_tilings(const Request& r, const ProductForm& p, std::vector<Tiling>& tilings) {
  const Operands o(r);
  const Features& f = device_of(r).features();
  const DType t = o.b.dtype;
  if (!is_half(t) || o.compute(p.act) != DType::f32 || !(o.a.dtype == t || p.rounds_a)) {
    return "operands of one dtype of 16 bits";
  }
  if (r.arithmetic == Arithmetic::widen16) return "operands of 16 bits are widened";
  const MatrixSize size = t == DType::f16 ? f.f16 : f.bf16;
  const uint32_t columns = matrix_columns(size, f.subgroup);
  if (columns == 0) return "the device has no cooperative matrices of the dtype";
  if (std::min({p.row.count(), p.columns, p.k.count()}) < kLeastMatrix) {
    return "16 rows, columns and products or more";
  }
  for (const uint32_t each : {2u, 1u}) {
    tilings.push_back({"mpt_matrix_" + std::string(name_of(t)) + "_" + std::to_string(size.m) +
                           "x" + std::to_string(size.n) + "x" + std::to_string(size.k),
                       kMatrixDown * each,
                       columns * each,
                       {each, kPointThreads / f.subgroup}});
  }
  return nullptr;
}

// True if a product is that of the host: whole numbers, whose sums are exact in any order. Nothing
// if it cannot run.
std::optional<bool> is_right(GpuDevice& device, Trial& trial, const Trial::Sizes& n, DType t) {
  const auto a = [](int64_t row, int64_t k) { return (7 * row + 3 * k) % 9 - 4; };
  const auto b = [](int64_t k, int64_t column) { return (5 * k + 2 * column) % 11 - 5; };
  std::vector<uint16_t> rows(static_cast<size_t>(n.rows * n.depth)),
      columns(static_cast<size_t>(n.columns * n.depth));
  for (int64_t k = 0; k < n.depth; ++k) {
    for (int64_t i = 0; i < n.rows; ++i)
      plain::store(t, rows.data(), i * n.depth + k, static_cast<double>(a(i, k)));
    for (int64_t j = 0; j < n.columns; ++j)
      plain::store(t, columns.data(), j * n.depth + k, static_cast<double>(b(k, j)));
  }
  const size_t bytes = static_cast<size_t>(n.rows * n.columns) * sizeof(float);
  void* const got = device.alloc_staging(bytes);
  if (!got) return {};
  const char* refused = trial.clear();
  if (!refused) refused = device.copy_in(trial.a(), rows.data(), 2 * rows.size());
  if (!refused) refused = device.copy_in(trial.b(), columns.data(), 2 * columns.size());
  if (!refused) refused = trial.run();
  if (!refused) refused = device.copy_out(got, trial.c(), bytes);
  if (!refused) refused = trial.wait();
  bool is_equal = true;
  for (int64_t i = 0; i < n.rows && !refused; ++i) {
    for (int64_t j = 0; j < n.columns; ++j) {
      int64_t sum = 0;
      for (int64_t k = 0; k < n.depth; ++k) sum += a(i, k) * b(k, j);
      is_equal &= static_cast<const float*>(got)[i * n.columns + j] == static_cast<float>(sum);
    }
  }
  device.free_staging(got, bytes);
  if (refused) return {};
  return is_equal;
}

// Tests the device's matrices at their first use, and keeps the result with the compiled kernels.
// Returns a reason not to take them.
const char* fault_of_matrices(GpuDevice& device, const std::vector<Tiling>& tilings, DType t) {
  for (const Tiling& tiling : tilings) {
    const std::string kind = "right " + tiling.entry + ' ' + std::to_string(tiling.constants[0]);
    if (!device.choices().known(kind)) {
      // The extents end within tiles.
      const Trial::Sizes n{1, 2 * tiling.height + 5, 2 * tiling.width + 3, 37};
      Operands types;
      types.c.dtype = DType::f32;
      types.a.dtype = types.b.dtype = t;
      Trial trial(device, tiling, {}, types, n, 1 | 2);
      if (!trial.is_planned()) continue;  // a plan of the product itself says why
      std::optional<bool> found;
      if (trial.has_memory()) found = is_right(device, trial, n, t);
      if (!found) return "the device's matrices could not be tested";
      device.choices().keep(kind, *found);
    }
    if (device.choices().known(kind) == 0u) {
      return "a product of the device's matrices differs from the host's";
    }
  }
  return nullptr;
}

}  // namespace

std::unique_ptr<Prepared> make_product(const Request& r, Why& why, const ProductForm& p) {
  const Operands o(r);
  const DType compute = o.compute(p.act);
  if (count(o.c.shape) == 0 && (!o.sums || count(o.sums.shape) == 0)) {
    return prepared("gpu", [](const Run&) {});
  }
  if (!fusable(p.act)) {
    return why.refuse("gpu tiles", "an activation whose gradient reads its input");
  }
  std::vector<Tiling> tilings;
  if (const char* reason = matrix_tilings(r, p, tilings)) {
    why.refuse("gpu matrices", reason);
  } else if (const char* fault = fault_of_matrices(device_of(r), tilings, o.b.dtype)) {
    why.refuse("gpu matrices", fault);
  } else if (auto made = make_tiled(r, why, "gpu matrices", p, tilings)) {
    return made;
  }
  constexpr int64_t kSmall = kProductSide * kProductEachSmall, kLarge = kProductSide * kProductEach;
  if (compute == DType::f64) tilings = {{"mpt_product_f64", kSmall, kSmall}};
  else if (compute == DType::i64) tilings = {{"mpt_product_i64", kSmall, kSmall}};
  else tilings = {{"mpt_product_f32", kLarge, kLarge}, {"mpt_product_small_f32", kSmall, kSmall}};
  return make_tiled(r, why, "gpu tiles", p, tilings);
}

}  // namespace mpt::gpu
