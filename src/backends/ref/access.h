// Strided access to tensors of any dtype as double or int64, and loops over shapes.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstdint>

#include "backends/backend.h"
#include "backends/plain/element.h"

namespace mpt::ref {

using namespace plain;

// A Spec with its memory. Indices beyond the rank are 0, so a tensor of rank 4 can be read as one
// of rank 5 whose last extent is 1.
struct View {
  DType dtype = DType::none;
  Dims shape, stride;
  char* data = nullptr;

  View() = default;
  View(const Spec& s, const void* p)
      : dtype(s.dtype),
        shape(s.shape),
        stride(s.stride),
        data(const_cast<char*>(static_cast<const char*>(p))) {}

  explicit operator bool() const { return dtype != DType::none; }
  int64_t extent(int dim) const { return dim < shape.size() ? shape[dim] : 1; }

  template <class... I>
  int64_t offset(I... i) const {
    int64_t at = 0;
    int d = 0;
    ((at += d < stride.size() ? static_cast<int64_t>(i) * stride[d] : 0, ++d), ...);
    return at;
  }
  int64_t offset(const Dims& i) const {
    int64_t at = 0;
    for (int d = 0; d < i.size() && d < stride.size(); ++d) at += i[d] * stride[d];
    return at;
  }
  // Indices are passed by reference: GCC 14 warns when a Dims is copied, for only its first `rank`
  // elements are initialized.
  template <class... I>
  double get(const I&... i) const {
    return load(dtype, data, offset(i...));
  }
  template <class... I>
  void set(double v, const I&... i) const {
    store(dtype, data, offset(i...), v);
  }
  template <class... I>
  int64_t get_int(const I&... i) const {
    return load_int(dtype, data, offset(i...));
  }
  template <class... I>
  void set_int(int64_t v, const I&... i) const {
    store_int(dtype, data, offset(i...), v);
  }
};

// Calls f(index) for each multi-index of `shape`, in row-major order.
template <class F>
void walk(const Dims& shape, F f) {
  if (count(shape) == 0) return;
  Dims index = Dims::filled(shape.size(), 0);
  for (;;) {
    f(static_cast<const Dims&>(index));
    int d = shape.size() - 1;
    while (d >= 0 && ++index[d] == shape[d]) index[d--] = 0;
    if (d < 0) return;
  }
}

// A copy of the specs of a request, kept for the run. No kernel has more than eight outputs or
// inputs.
struct Specs {
  std::array<Spec, 8> out, in;
  explicit Specs(const Request& r) {
    for (size_t i = 0; i < r.out.size() && i < out.size(); ++i) out[i] = r.out[i];
    for (size_t i = 0; i < r.in.size() && i < in.size(); ++i) in[i] = r.in[i];
  }
  View output(const Run& r, int i = 0) const { return bind(out[i], r.out, i); }
  View input(const Run& r, int i = 0) const { return bind(in[i], r.in, i); }

 private:
  template <class P>
  static View bind(const Spec& s, P p, int i) {
    return s ? View(s, p[i]) : View();
  }
};

// Returns the number that is added to the offset of draws.
inline uint64_t draw_shift(const View& shift) {
  return shift ? static_cast<uint64_t>(shift.get_int(0)) : 0;
}

// Declares the make functions that kernels.inc lists.
#define KERNEL(id, make) std::unique_ptr<Prepared> make(const Request&, Why&);
#include "backends/ref/kernels.inc"
#undef KERNEL

}  // namespace mpt::ref
