// The launch of the tiled kernel of products.
// SPDX-License-Identifier: Apache-2.0
#include "backends/gpu/product.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "backends/gpu/launch.h"

namespace mpt::gpu {
namespace {

constexpr int64_t kMost = (int64_t{1} << 31) - 1;

// The operands of a request that may be absent have an empty Spec.
struct Operands {
  Spec c, a, b, bias, sums;
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

// `each`: the elements of a tile that a thread has along a side. Returns a reason to refuse.
const char* write_geometry(const ProductForm& p, int64_t each, ProductGeometry& g) {
  const int64_t rows = p.row.count(), depth = p.k.count(), items = p.item.count();
  if (std::max({rows, p.columns, depth}) > kMost - kProductSide * each) {
    return "a matrix has at most 2^31 rows or columns";
  }
  const int64_t down = tiles_along(rows, kProductSide * each),
                across = tiles_along(p.columns, kProductSide * each);
  if (items > kMost / down / across) return "a product has at most 2^31 tiles";
  g.rows = static_cast<uint32_t>(rows);
  g.columns = static_cast<uint32_t>(p.columns);
  g.depth = static_cast<uint32_t>(depth);
  g.tiles = static_cast<uint32_t>(items * down * across);
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

class ProductLaunch final : public Launch {
 public:
  ProductLaunch(GpuDevice& device, const ProductForm& p, const Operands& o)
      : Launch(device), p_(p), compute_(o.compute(p.act)), has_bias_(o.bias), has_sums_(o.sums) {
    name = "gpu tiles";
  }

  bool plan(GpuDevice& device, const Operands& o, std::string& why) {
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
    function_ = device.find(compute_ == DType::f64   ? "mpt_product_f64"
                            : compute_ == DType::i64 ? "mpt_product_i64"
                                                     : "mpt_product_f32",
                            Constants(static_cast<int>(flags), operands).value, why);
    if (!function_) return false;
    ProductGeometry g{};
    const int64_t each = compute_ == DType::f32 ? kProductEach : kProductEachWide;
    if (const char* reason = write_geometry(p_, each, g)) {
      why = reason;
      return false;
    }
    if (!keep(&g, sizeof g, why)) return false;
    arguments_.geometry = geometry();
    arguments_.groups = std::min(g.tiles, kMostProductGroups);
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
    return launch(*function_, a);
  }

 private:
  const ProductForm p_;
  const DType compute_;
  const bool has_bias_, has_sums_;
  const Function* function_ = nullptr;
  ProductArguments arguments_{};  // without addresses of operands and scalars
};

}  // namespace

std::unique_ptr<Prepared> make_product(const Request& r, Why& why, const ProductForm& p) {
  const Operands o(r);
  if (count(o.c.shape) == 0 && (!o.sums || count(o.sums.shape) == 0)) {
    return prepared("gpu", [](const Run&) {});
  }
  if (!fusable(p.act)) {
    return why.refuse("gpu tiles", "an activation whose gradient reads its input");
  }
  GpuDevice& device = device_of(r);
  auto l = std::make_unique<ProductLaunch>(device, p, o);
  std::string refused;
  if (!l->plan(device, o, refused)) return why.refuse("gpu tiles", refused.c_str());
  return l;
}

}  // namespace mpt::gpu
