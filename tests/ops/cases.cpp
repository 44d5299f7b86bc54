// Inputs of the operation tests: tensors at any strides, golden values, random cases.
// SPDX-License-Identifier: Apache-2.0
#include "cases.h"

#include <cmath>
#include <cstring>
#include <fstream>
#include <map>

#include "../golden/open.h"
#include "api/entry.h"
#include "autograd/node.h"
#include "backends/device.h"
#include "backends/host_access.h"
#include "backends/ref/access.h"
#include "core/rng.h"
#include "ops/create.h"

namespace mpt::test {

TestContext::TestContext(bool reference) {
  mpt_context_desc d;
  mpt_context_desc_init(&d, sizeof d);
  d.flags = reference ? MPT_CONTEXT_REFERENCE : 0;
  mpt_context c = nullptr;
  if (mpt_context_create(&d, &c) != MPT_OK) throw std::runtime_error(mpt_last_error());
  handle_ = reinterpret_cast<uintptr_t>(c);
  ctx_ = &api::in(c);
  ops::draw_shift(*ctx_);
  own_tensors_ = ctx_->live_tensors;
}
TestContext::~TestContext() { mpt_context_release(reinterpret_cast<mpt_context>(handle_)); }

void TestContext::settle() {
  Device& device = *ctx_->home->device;
  Event now = 0;
  if (device.record(now) || device.wait(now)) throw std::runtime_error("the device refuses");
  api::in(reinterpret_cast<mpt_context>(handle_));
}

int64_t TestContext::leaked() {
  settle();
  return ctx_->live_tensors - own_tensors_;
}

// Makes a tensor with the given strides; `expanded` keeps only the first element along its
// stretched dim.
Tensor make(Context& ctx, const Array& a, DType floating, Strides how) {
  const DType dtype = is_floating(a.dtype) ? floating : a.dtype;
  const int rank = a.shape.size();
  Dims stride = contiguous_strides(a.shape), room = a.shape;
  int64_t offset = 0;
  if (how == Strides::transposed) {
    int64_t step = 1;
    for (int d = 0; d < rank; ++d) stride[d] = step, step *= std::max<int64_t>(a.shape[d], 1);
  } else if (how == Strides::sliced) {  // every second element of a larger tensor, from an offset
    for (int d = 0; d < rank; ++d) room[d] = 2 * a.shape[d] + 1;
    const Dims whole = contiguous_strides(room);
    for (int d = 0; d < rank; ++d) stride[d] = 2 * whole[d], offset += whole[d];
  } else if (how == Strides::expanded) {
    for (int d = 0; d < rank; ++d) {
      if (a.shape[d] < 2) continue;
      stride[d] = 0;
      break;
    }
  }
  Tensor memory = Tensor::empty(ctx, dtype, room);
  Tensor t = memory.view(a.shape, stride, offset);
  size_t k = 0;
  const HostWriter<std::byte> bytes(memory);
  std::fill(bytes.begin(), bytes.end(), std::byte{0});
  ref::View view({dtype, a.shape, stride}, bytes.data() + offset * size_of(dtype));
  ref::walk(a.shape, [&](const Dims& i) {
    const double v = a.v[k++];
    if (is_floating(dtype)) view.set(v, i);
    else view.set_int(static_cast<int64_t>(v), i);
  });
  bytes.finish();
  t->is_view = how != Strides::plain;
  return how == Strides::plain ? memory : t;
}

Tensor make(Context& ctx, DType dtype, const Dims& shape, const std::vector<double>& v) {
  return make(ctx, Array{dtype, shape, v}, dtype);
}

Array values(const Tensor& t) {
  Array a{t.dtype(), t.shape(), {}};
  const GradModeGuard no_grad(t.ctx(), GradMode::disabled);
  const Tensor dense = ops::contiguous(t);
  const HostView<std::byte> bytes(dense);
  ref::View view({t.dtype(), t.shape(), dense.stride()}, const_cast<std::byte*>(bytes.data()));
  ref::walk(a.shape, [&](const Dims& i) { a.v.push_back(view.get(i)); });
  return a;
}

namespace {

double number(std::istream& s) {  // istream cannot read nan and inf
  std::string t;
  s >> t;
  return std::strtod(t.c_str(), nullptr);
}

Array read_array(std::istream& s) {
  Array a;
  std::string dtype;
  int rank = 0;
  s >> dtype >> rank;
  a.differentiable = dtype == "grad";  // a differentiable f64
  if (dtype == "i64") a.dtype = DType::i64;
  if (dtype == "bool") a.dtype = DType::boolean;
  for (int d = 0; d < rank; ++d) a.shape.push(static_cast<int64_t>(number(s)));
  for (int64_t n = count(a.shape); n-- > 0;) a.v.push_back(number(s));
  return a;
}

const std::map<std::string, Golden>& golden() {
  static const auto* all = [] {
    auto* m = new std::map<std::string, Golden>;
    for (const char* name : {GOLDEN "/ops.txt", GOLDEN "/layers.txt"}) {
      std::ifstream file = mpt_test::open_golden(name);
      Golden* g = nullptr;
      for (std::string word; file >> word;) {
        if (word == "op") file >> word, g = &(*m)[word];
        if (word == "in") g->in.push_back(read_array(file)), g->grad.emplace_back();
        if (word == "out") g->out.push_back(read_array(file));
        if (word == "grad") {
          size_t of = 0;
          file >> of;
          g->grad.at(of) = read_array(file).v;
        }
      }
    }
    return m;
  }();
  return *all;
}

}  // namespace

std::vector<Case> cases(const Row& row) {
  std::vector<Case> all;
  if (auto it = golden().find(row.name); it != golden().end()) {
    all.push_back({it->second.in, &it->second});
  }
  uint64_t draw = 0;
  for (const std::vector<Arg>& args : row.cases) {
    Case c;
    for (const Arg& arg : args) {
      Array a{DType::f64, arg.shape, {}, arg.differentiable};
      if (arg.kind == Arg::integers) a.dtype = DType::i64;
      if (arg.kind == Arg::flags) a.dtype = DType::boolean;
      for (int64_t n = count(arg.shape); n-- > 0;) {
        const double u = static_cast<double>(to_uniform(random_bits(17, draw++)));
        const double v = arg.low + (arg.high - arg.low) * u;
        a.v.push_back(arg.kind == Arg::reals ? v : std::floor(v));
      }
      c.in.push_back(std::move(a));
    }
    all.push_back(std::move(c));
  }
  EXPECT_FALSE(all.empty()) << row.name << " has no inputs: neither `on` nor golden ones";
  return all;
}

}  // namespace mpt::test
