// Tensors as text in NumPy's format: one format for all numbers, and long dims abbreviated in the
// middle.
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <charconv>
#include <cmath>

#include "backends/host_access.h"
#include "ops/create.h"
#include "ops/op.h"
#include "ops/ops.h"

namespace mpt::ops {
namespace {

constexpr int64_t kEdge = 3, kThreshold = 1000;  // NumPy's edgeitems and threshold
constexpr int kPrecision = 4;

// Returns the elements that are shown: of a long dim only the two ends.
Tensor edges(Tensor x) {
  for (int d = 0; d < x.rank(); ++d) {
    const int64_t n = x.shape()[d];
    if (n > 2 * kEdge) x = cat({narrow(x, d, 0, kEdge), narrow(x, d, n - kEdge, kEdge)}, d);
  }
  return x;
}

// Returns the fewest decimals, at most kPrecision, that represent x up to its fifth digit.
int decimals_of(double x) {
  for (int d = 0; d < kPrecision; ++d) {
    const double scale = std::pow(10.0, d);
    const double error = std::fabs(std::nearbyint(x * scale) / scale - x);
    if (error < 5e-5 * std::max(1e-3, std::fabs(x))) return d;
  }
  return kPrecision;
}

struct Printer {
  const double* next;  // the elements in row-major order
  const Dims &shape, &whole;
  int width = 0, precision = kPrecision;
  bool scientific = false, integer = false;
  std::string out;

  // Does not use printf, whose decimal point depends on the host's locale.
  std::string number(double x) const {
    if (std::isnan(x)) return "nan";
    if (std::isinf(x)) return x < 0 ? "-inf" : "inf";
    char s[64];
    const auto format = scientific ? std::chars_format::scientific : std::chars_format::fixed;
    std::string text(s, std::to_chars(s, s + sizeof s, x, format, integer ? 0 : precision).ptr);
    if (integer || scientific) return text;
    // Zeros at the end become spaces, so that the points are aligned, as in NumPy's "1. ".
    for (size_t n = text.size(); precision > 0 && text[n - 1] == '0'; --n) text[n - 1] = ' ';
    if (precision == 0) text += '.';
    return text;
  }

  void print(int dim, int indent) {
    if (dim == shape.size()) {
      const std::string s = number(*next++);
      out.append(static_cast<size_t>(std::max<int>(0, width - static_cast<int>(s.size()))), ' ')
          .append(s);
      return;
    }
    const bool last = dim + 1 == shape.size();
    std::string between = last ? ", " : ",";
    if (!last) {
      between.append(static_cast<size_t>(shape.size() - dim - 1), '\n');
      between.append(static_cast<size_t>(indent + 1), ' ');
    }
    out += '[';
    for (int64_t i = 0; i < shape[dim]; ++i) {
      if (i == kEdge && shape[dim] < whole[dim]) out.append(between).append("...");
      if (i) out += between;
      print(dim + 1, indent + 1);
    }
    out += ']';
  }
};

}  // namespace

std::string to_string(const Tensor& t) {
  Context& ctx = t.ctx();
  GradModeGuard no_grad(ctx, GradMode::disabled);
  const Tensor seen = t.count() > kThreshold ? edges(t) : t;
  const bool none = t.count() == 0;
  Tensor wide = Tensor::empty(ctx, DType::f64, none ? Dims{0} : seen.shape());
  if (!none) launch(Kernel::copy, {&wide}, {&seen});
  const HostView<double> values(wide);
  Printer p{.next = values.data(), .shape = seen.shape(), .whole = t.shape(), .out = {}};
  p.integer = !is_floating(t.dtype());
  double largest = 0, smallest = INFINITY;
  int decimals = 0;
  for (double x : values) {
    if (!std::isfinite(x) || x == 0) continue;
    largest = std::max(largest, std::fabs(x));
    smallest = std::min(smallest, std::fabs(x));
    decimals = std::max(decimals, decimals_of(x));
  }
  // NumPy's rule for the scientific format.
  p.scientific = !p.integer &&
                 (largest >= 1e8 || (largest > 0 && smallest < 1e-4) || largest > 1000 * smallest);
  p.precision = p.scientific ? kPrecision : decimals;
  for (double x : values) p.width = std::max(p.width, static_cast<int>(p.number(x).size()));
  p.out = "tensor(";
  if (none) p.out += "[]";
  else p.print(0, 7);
  if (t.dtype() != DType::f32) p.out.append(", dtype=").append(name_of(t.dtype()));
  if (t.count() == 0 && t.rank() != 1) p.out.append(", shape=").append(text(t.shape()).s);
  if (*t.name()) p.out.append(", name='").append(t.name()).append("'");
  if (t.requires_grad()) p.out.append(", requires_grad=1");
  return p.out + ")";
}

}  // namespace mpt::ops
