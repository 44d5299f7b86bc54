// The candidates for gemm, linear and the gradients of linear.
// SPDX-License-Identifier: Apache-2.0
#include "backends/gpu/make.h"
#include "backends/gpu/product.h"

namespace mpt::gpu {
namespace {

// Returns the stride of a dim; 0 if it has one element, so that it may be broadcast.
int64_t step(const Spec& s, int dim) { return s.shape[dim] == 1 ? 0 : s.stride[dim]; }

// Merges the last dim of the items into the rows while c and a continue from one item to the next
// and b is shared: one taller product has fewer tiles.
void fold_items(ProductForm& p) {
  while (!p.item.extent.empty()) {
    const int last = p.item.extent.size() - 1;
    const int64_t rows = p.row.extent[0];
    if (p.item.b[last] != 0 || p.item.a[last] != p.row.a[0] * rows ||
        p.item.c[last] != p.row.c[0] * rows) {
      return;
    }
    p.row.extent[0] *= p.item.extent[last];
    for (Dims* d : {&p.item.extent, &p.item.a, &p.item.b, &p.item.c}) d->erase(last);
  }
}

// Describes c [rows, columns] = a [rows, k] b [k, columns] by the dims of each: which dim of an
// operand is its rows, and which its columns.
struct Matrix {
  const Spec& s;
  int row, column;
  int64_t rows() const { return s.shape[row]; }
  int64_t columns() const { return s.shape[column]; }
  int64_t row_step() const { return step(s, row); }
  int64_t column_step() const { return step(s, column); }
};
bool fits(int64_t extent, int64_t to) { return extent == to || extent == 1; }

const char* describe(ProductForm& p, const Matrix& c, const Matrix& a, const Matrix& b) {
  const int64_t depth = a.columns();
  if (!fits(a.rows(), c.rows()) || !fits(b.columns(), c.columns()) || !fits(b.rows(), depth)) {
    return "matrices whose shapes do not agree";
  }
  p.row = {.extent = {c.rows()}, .a = {a.row_step()}, .b = {}, .c = {c.row_step()}};
  p.k = {.extent = {depth}, .a = {a.column_step()}, .b = {b.row_step()}, .c = {}};
  p.columns = c.columns();
  p.b_column = b.column_step();
  p.c_column = c.column_step();
  return nullptr;
}

const char* describe_vector(const Spec& s, int64_t columns, int64_t& stride) {
  if (!s) return nullptr;
  if (s.rank() != 1 || s.shape[0] != columns) return "a vector with one element a column";
  stride = s.stride[0];
  return nullptr;
}

const char* describe_gemm(const Request& r, ProductForm& p) {
  const Spec &c = r.out[0], &a = r.in[0], &b = r.in[1];
  if (c.rank() < 2 || a.rank() != c.rank() || b.rank() != c.rank()) {
    return "operands of one rank, two or more";
  }
  const auto& params = r.get<GemmParams>();
  p.act = params.act;
  p.has_scalars = true;
  p.accumulates = params.accumulate != 0;
  const int row = c.rank() - 2, column = row + 1;
  if (const char* e = describe(p, {c, row, column}, {a, row, column}, {b, row, column})) return e;
  for (int d = 0; d < row; ++d) {
    if (!fits(a.shape[d], c.shape[d]) || !fits(b.shape[d], c.shape[d])) {
      return "batch dims that do not agree";
    }
    if (c.shape[d] == 1) continue;
    p.item.extent.push(c.shape[d]);
    p.item.a.push(step(a, d));
    p.item.b.push(step(b, d));
    p.item.c.push(c.stride[d]);
  }
  fold_items(p);
  return nullptr;
}

}  // namespace

const char* describe_matmul(const Request& r, ProductForm& p) {
  const Spec &c = r.out[0], &a = r.in[0], &b = r.in[1];
  const char* e = nullptr;
  p.rounds_a = r.kernel == Kernel::linear || r.kernel == Kernel::linear_weight;
  switch (r.kernel) {
    case Kernel::gemm: e = describe_gemm(r, p); break;
    case Kernel::linear:
      p.act = r.get<GemmParams>().act;
      e = describe(p, {c, 0, 1}, {a, 0, 1}, {b, 1, 0});
      break;
    case Kernel::linear_data: e = describe(p, {c, 0, 1}, {a, 0, 1}, {b, 0, 1}); break;
    // The transposed dw = x^T dy, so that db is the sums of the columns of the second operand.
    default: e = describe(p, {c, 1, 0}, {a, 1, 0}, {b, 0, 1}); break;
  }
  if (!e && r.in.size() > 2) e = describe_vector(r.in[2], p.columns, p.bias_column);
  if (!e && r.out.size() > 1) e = describe_vector(r.out[1], p.columns, p.sums_column);
  return e;
}

std::unique_ptr<Prepared> make_matmul(const Request& r, Why& why) {
  ProductForm p;
  if (const char* e = describe_matmul(r, p)) return why.refuse("gpu tiles", e);
  return make_product(r, why, p);
}

}  // namespace mpt::gpu
