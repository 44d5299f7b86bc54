// Reference kernels of index_select, index_add, gather, scatter, sort and tri.
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <cmath>

#include "backends/ref/access.h"

namespace mpt::ref {
namespace {

// Returns an index that is in range. Otherwise returns -1 and records the position in the flag,
// which keeps the lowest one.
int64_t checked(int64_t at, int64_t value, int64_t extent, const View& flag) {
  if (value >= 0 && value < extent) return value;
  if (flag && (flag.get_int(0) < 0 || flag.get_int(0) > at)) flag.set_int(at, 0);
  return -1;
}

// Copies one element.
void copy_element(const View& y, const Dims& to, const View& x, const Dims& from) {
  if (is_integral(x.dtype)) y.set_int(x.get_int(from), to);
  else y.set(x.get(from), to);
}

// Returns the position of a multi-index in row-major order.
int64_t row_major(const Dims& shape, const Dims& i) {
  int64_t at = 0;
  for (int d = 0; d < shape.size(); ++d) at = at * shape[d] + i[d];
  return at;
}

// Returns the multi-index i with k along `dim`. A scalar's index stays empty.
Dims with_coordinate(Dims i, int dim, int64_t k) {
  if (!i.empty()) i[dim] = k;
  return i;
}

// Adds elements of src to y, one line of y along `dim` at a time. A line is read into doubles,
// added to, and stored once. each(line, add) calls add(position in the line, index into src).
template <class Each>
void add_by_line(const View& y, const View& src, int dim, void* workspace, Each each) {
  auto* sums = static_cast<double*>(workspace);
  const int64_t n = y.extent(dim);
  walk(with_coordinate(y.shape, dim, std::min<int64_t>(n, 1)), [&](const Dims& line) {
    const bool whole = is_integral(y.dtype);
    for (int64_t k = 0; !whole && k < n; ++k) sums[k] = y.get(with_coordinate(line, dim, k));
    each(line, [&](int64_t to, const Dims& from) {
      if (!whole) {
        sums[to] += src.get(from);
        return;
      }
      const Dims at = with_coordinate(line, dim, to);
      y.set_int(static_cast<int64_t>(static_cast<uint64_t>(y.get_int(at)) +
                                     static_cast<uint64_t>(src.get_int(from))),
                at);
    });
    for (int64_t k = 0; !whole && k < n; ++k) y.set(sums[k], with_coordinate(line, dim, k));
  });
}

size_t line_bytes(const Spec& y, int dim) {
  return y.shape.empty() ? 8 : static_cast<size_t>(y.shape[dim]) * 8;
}

// Returns why a request cannot be computed, or nullptr if it can.
const char* invalid(const Request& r, const Spec& index, int dim) {
  if (!is_integral(index.dtype)) return "indices are integers";
  if (dim < 0 || dim >= std::max(r.out[0].rank(), 1)) return "dim is within the rank";
  return nullptr;
}

}  // namespace

std::unique_ptr<Prepared> make_index_select(const Request& r, Why& why) {
  const int dim = r.get<DimParams>().dim;
  if (const char* e = invalid(r, r.in[1], dim)) return why.refuse("ref", e);
  if (r.in[1].rank() != 1) return why.refuse("ref", "index has one dim");
  Specs s(r);
  return prepared("ref", [s, dim](const Run& run) {
    View y = s.output(run, 0), flag = s.output(run, 1), x = s.input(run, 0),
         index = s.input(run, 1);
    for (int64_t k = 0; k < index.extent(0); ++k) {
      const int64_t from = checked(k, index.get_int(k), x.extent(dim), flag);
      walk(with_coordinate(y.shape, dim, 1), [&](const Dims& i) {
        const Dims to = with_coordinate(i, dim, k);
        if (from < 0) y.set(0, to);
        else copy_element(y, to, x, with_coordinate(i, dim, from));
      });
    }
  });
}

std::unique_ptr<Prepared> make_index_add(const Request& r, Why& why) {
  const int dim = r.get<DimParams>().dim;
  if (const char* e = invalid(r, r.in[0], dim)) return why.refuse("ref", e);
  if (r.in[0].rank() != 1) return why.refuse("ref", "index has one dim");
  Specs s(r);
  return prepared(
      "ref",
      [s, dim](const Run& run) {
        View y = s.output(run, 0), flag = s.output(run, 1), index = s.input(run, 0),
             src = s.input(run, 1);
        for (int64_t k = 0; k < index.extent(0); ++k)
          checked(k, index.get_int(k), y.extent(dim), flag);
        add_by_line(y, src, dim, run.workspace, [&](const Dims& line, auto add) {
          for (int64_t k = 0; k < index.extent(0); ++k) {
            const int64_t to = checked(k, index.get_int(k), y.extent(dim), View());
            if (to >= 0) add(to, with_coordinate(line, dim, k));
          }
        });
      },
      line_bytes(r.out[0], dim));
}

std::unique_ptr<Prepared> make_gather(const Request& r, Why& why) {
  const int dim = r.get<DimParams>().dim;
  if (const char* e = invalid(r, r.in[1], dim)) return why.refuse("ref", e);
  Specs s(r);
  return prepared("ref", [s, dim](const Run& run) {
    View y = s.output(run, 0), flag = s.output(run, 1), x = s.input(run, 0),
         index = s.input(run, 1);
    walk(index.shape, [&](const Dims& i) {
      const int64_t from =
          checked(row_major(index.shape, i), index.get_int(i), x.extent(dim), flag);
      if (from < 0) y.set(0, i);
      else copy_element(y, i, x, with_coordinate(i, dim, from));
    });
  });
}

std::unique_ptr<Prepared> make_scatter(const Request& r, Why& why) {
  const auto p = r.get<ScatterParams>();
  if (const char* e = invalid(r, r.in[0], p.dim)) return why.refuse("ref", e);
  Specs s(r);
  return prepared(
      "ref",
      [s, p](const Run& run) {
        View y = s.output(run, 0), flag = s.output(run, 1), index = s.input(run, 0),
             src = s.input(run, 1);
        walk(index.shape, [&](const Dims& i) {
          const int64_t to =
              checked(row_major(index.shape, i), index.get_int(i), y.extent(p.dim), flag);
          if (to >= 0 && p.op == ScatterOp::set)
            copy_element(y, with_coordinate(i, p.dim, to), src, i);
        });
        if (p.op == ScatterOp::set) return;
        add_by_line(y, src, p.dim, run.workspace, [&](const Dims& line, auto add) {
          for (int d = 0; d < line.size(); ++d)
            if (d != p.dim && line[d] >= index.shape[d]) return;
          for (int64_t k = 0; k < index.extent(p.dim); ++k) {
            const Dims i = with_coordinate(line, p.dim, k);
            const int64_t to = checked(0, index.get_int(i), y.extent(p.dim), View());
            if (to >= 0) add(to, i);
          }
        });
      },
      line_bytes(r.out[0], p.dim));
}

std::unique_ptr<Prepared> make_sort(const Request& r, Why& why) {
  const auto p = r.get<SortParams>();
  const Spec& input = r.in[0];
  if (p.dim < 0 || p.dim >= std::max(input.rank(), 1))
    return why.refuse("ref", "dim is within the rank");
  const int64_t n = input.shape.empty() ? 1 : input.shape[p.dim];
  if (p.k > n) return why.refuse("ref", "k is at most the extent");
  Specs s(r);
  return prepared(
      "ref",
      [s, p, n](const Run& run) {
        View values = s.output(run, 0), index = s.output(run, 1), x = s.input(run);
        auto* order = static_cast<int64_t*>(run.workspace);
        walk(with_coordinate(x.shape, p.dim, std::min<int64_t>(n, 1)), [&](const Dims& line) {
          auto less = [&](int64_t i, int64_t j) {  // stable: equal values keep their order
            const Dims a = with_coordinate(line, p.dim, i), b = with_coordinate(line, p.dim, j);
            bool below, above;
            if (is_integral(x.dtype)) {
              below = x.get_int(a) < x.get_int(b);
              above = x.get_int(a) > x.get_int(b);
            } else {
              const double u = x.get(a), v = x.get(b);
              below = u < v || (std::isnan(v) && !std::isnan(u));
              above = u > v || (std::isnan(u) && !std::isnan(v));
            }
            if (p.descending) std::swap(below, above);
            return below || (!above && i < j);
          };
          for (int64_t k = 0; k < n; ++k) order[k] = k;
          std::sort(order, order + n, less);
          for (int64_t k = 0; k < (p.k < 0 ? n : p.k); ++k) {
            const Dims to = with_coordinate(line, p.dim, k);
            if (values) copy_element(values, to, x, with_coordinate(line, p.dim, order[k]));
            if (index) index.set_int(order[k], to);
          }
        });
      },
      static_cast<size_t>(n) * sizeof(int64_t));
}

std::unique_ptr<Prepared> make_tri(const Request& r, Why& why) {
  if (r.in[0].rank() < 2) return why.refuse("ref", "x has at least two dims");
  Specs s(r);
  const auto p = r.get<TriParams>();
  return prepared("ref", [s, p](const Run& run) {
    View y = s.output(run), x = s.input(run);
    walk(y.shape, [&](const Dims& i) {
      const int64_t above = i.back(0) - i.back(1);
      if (p.upper ? above >= p.diagonal : above <= p.diagonal) copy_element(y, i, x, i);
      else y.set(0, i);
    });
  });
}

}  // namespace mpt::ref
