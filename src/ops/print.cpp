// Tensors as text in NumPy's format: one format for all numbers, and long dims abbreviated in the
// middle.
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <charconv>
#include <cmath>
#include <string>
#include <vector>

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

// How all floating numbers of a tensor are written.
struct Format {
  bool scientific = false;
  int precision = 0;

  // Does not use printf, whose decimal point depends on the host's locale.
  std::string text(double x) const {
    if (std::isnan(x)) return "nan";
    if (std::isinf(x)) return x < 0 ? "-inf" : "inf";
    char s[64];
    const auto format = scientific ? std::chars_format::scientific : std::chars_format::fixed;
    std::string text(s, std::to_chars(s, s + sizeof s, x, format, precision).ptr);
    if (scientific) return text;
    // Zeros at the end become spaces, so that the points are aligned, as in NumPy's "1. ".
    for (size_t n = text.size(); precision > 0 && text[n - 1] == '0'; --n) text[n - 1] = ' ';
    if (precision == 0) text += '.';
    return text;
  }
};

Format format_of(const HostView<double>& values) {
  double largest = 0, smallest = INFINITY;
  int decimals = 0;
  for (double x : values) {
    if (!std::isfinite(x) || x == 0) continue;
    largest = std::max(largest, std::fabs(x));
    smallest = std::min(smallest, std::fabs(x));
    decimals = std::max(decimals, decimals_of(x));
  }
  // NumPy's rule for the scientific format.
  const bool scientific =
      largest >= 1e8 || (largest > 0 && smallest < 1e-4) || largest > 1000 * smallest;
  return {scientific, scientific ? kPrecision : decimals};
}

// Returns the elements in row-major order as texts.
std::vector<std::string> texts_of(const Tensor& t) {
  const bool is_real = is_floating(t.dtype());
  const Tensor wide = Tensor::empty(t.ctx(), is_real ? DType::f64 : DType::i64,
                                    t.count() == 0 ? Dims{0} : t.shape());
  if (t.count() > 0) launch(Kernel::copy, {&wide}, {&t});
  std::vector<std::string> texts;
  texts.reserve(static_cast<size_t>(t.count()));
  if (is_real) {
    const HostView<double> values(wide);
    const Format format = format_of(values);
    for (double x : values) texts.push_back(format.text(x));
  } else {
    for (int64_t x : HostView<int64_t>(wide)) texts.push_back(std::to_string(x));
  }
  return texts;
}

struct Printer {
  const std::string* next;  // the elements in row-major order
  const Dims &shape, &whole;
  size_t width = 0;
  std::string out;

  void print(int dim, int indent) {
    if (dim == shape.size()) {
      const std::string& s = *next++;
      out.append(width - s.size(), ' ').append(s);
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
  const std::vector<std::string> texts = texts_of(seen);
  Printer p{.next = texts.data(), .shape = seen.shape(), .whole = t.shape(), .out = {}};
  for (const std::string& s : texts) p.width = std::max(p.width, s.size());
  p.out = "tensor(";
  if (texts.empty()) p.out += "[]";
  else p.print(0, 7);
  if (t.dtype() != DType::f32) p.out.append(", dtype=").append(name_of(t.dtype()));
  if (t.count() == 0 && t.rank() != 1) p.out.append(", shape=").append(text(t.shape()).s);
  if (*t.name()) p.out.append(", name='").append(t.name()).append("'");
  if (t.requires_grad()) p.out.append(", requires_grad=1");
  return p.out + ")";
}

}  // namespace mpt::ops
