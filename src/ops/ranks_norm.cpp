// Batch norm over the batches of all ranks: statistics and sums of the channels travel, in f64.
// SPDX-License-Identifier: Apache-2.0
#include "ops/ranks_norm.h"

#include <span>
#include <vector>

#include "backends/host_access.h"
#include "comm/messages.h"
#include "core/error.h"
#include "ops/op.h"
#include "ops/ops.h"

namespace mpt::ops {
namespace {

// Adds the elements of a [channels] tensor to the end of a list.
void append(std::vector<double>& list, const Tensor& t) {
  const Tensor wide = convert(t, DType::f64);
  const HostView<double> v(wide);
  list.insert(list.end(), v.begin(), v.end());
}

Tensor from_list(Context& ctx, std::span<const double> list, DType dtype) {
  const Tensor t = Tensor::empty(ctx, DType::f64, {static_cast<int64_t>(list.size())});
  const HostWriter<double> w(t);
  std::copy(list.begin(), list.end(), w.begin());
  w.finish();
  return convert(t, dtype);
}

// Returns the numbers of all ranks, in the order of the ranks.
std::vector<double> of_all(Comm& comm, const std::vector<double>& own, int64_t channels) {
  const int32_t other = Meeting(comm).meet(Together::batch_norm, channels, own.size());
  if (other >= 0) comm.give_up("rank %d normalises other channels", other);
  return gathered(comm, std::span<const double>(own));
}

}  // namespace

ChannelStats stats_of_ranks(Comm& comm, const Tensor& x, DType dtype) {
  const GradModeGuard no_grad(x.ctx(), GradMode::disabled);
  const int64_t channels = x.size(1);
  const auto c = static_cast<size_t>(channels);
  const int64_t n = channels ? x.count() / channels : 0;
  const Dims dims = all_but_channels(x.rank());
  std::vector<double> own;
  own.reserve(1 + 2 * c);
  own.push_back(static_cast<double>(n));
  if (n > 0) {
    const Tensor wide = convert(x, dtype);
    append(own, mean(wide, dims, KeepDims::no));
    append(own, var(wide, dims, 0, KeepDims::no));
  }
  own.resize(1 + 2 * c);
  const std::vector<double> all = of_all(comm, own, channels);
  // Chan, Golub and LeVeque 1979: means and sums of squared deviations of two parts give those of
  // both.
  std::vector<double> means(c), squares(c);
  double count = 0;
  for (size_t r = 0; r < static_cast<size_t>(comm.size()); ++r) {
    const double* const of = all.data() + r * own.size();
    const double more = of[0];
    if (more == 0) continue;
    for (size_t i = 0; i < c; ++i) {
      const double delta = of[1 + i] - means[i];
      means[i] += delta * more / (count + more);
      squares[i] += of[1 + c + i] * more + delta * delta * count * more / (count + more);
    }
    count += more;
  }
  if (count < 2) {
    fail(MPT_ERROR_SHAPE, "all ranks together have %g values per channel: a variance needs two",
         count);
  }
  for (double& s : squares) s /= count;
  return {.mean = from_list(x.ctx(), means, dtype),
          .var = from_list(x.ctx(), squares, dtype),
          .count = static_cast<int64_t>(count)};
}

void ranks_norm_vjp(Vjp& v, Comm& comm, const RanksNormGrad& in) {
  if (v.create_graph()) {
    fail(MPT_ERROR_UNSUPPORTED,
         "create_graph is not possible through a batch norm over several ranks (mpt_nn_norm_desc."
         "comm)");
  }
  const int64_t channels = in.x.size(1);
  const auto c = static_cast<size_t>(channels);
  const DType dtype = in.mean.dtype();
  const Dims dims = all_but_channels(in.x.rank());
  Dims spread = Dims::filled(in.x.rank() - 1, 1);
  spread[0] = channels;
  const Tensor g = convert(in.grad, dtype);
  const Tensor rstd = reshape(in.rstd, spread);
  const Tensor hat = mul(sub(convert(in.x, dtype), reshape(in.mean, spread)), rstd);
  const Tensor dw = sum(mul(g, hat), dims, KeepDims::no), db = sum(g, dims, KeepDims::no);
  if (v.wants(1)) v.set(1, cast(dw, in.weight.dtype()));
  if (v.wants(2)) v.set(2, cast(db, in.bias));
  // All ranks take part, whether or not they need the gradient of x.
  std::vector<double> own;
  append(own, dw);
  append(own, db);
  const std::vector<double> all = of_all(comm, own, channels);
  std::vector<double> sums(2 * c);
  for (size_t r = 0; r < static_cast<size_t>(comm.size()); ++r)
    for (size_t i = 0; i < sums.size(); ++i) sums[i] += all[r * sums.size() + i];
  for (double& s : sums) s /= static_cast<double>(in.count);
  if (!v.wants(0)) return;
  const std::span<const double> means(sums);
  const Tensor of_hat = reshape(from_list(in.x.ctx(), means.first(c), dtype), spread),
               of_g = reshape(from_list(in.x.ctx(), means.last(c), dtype), spread);
  const Tensor scale = in.weight ? mul(rstd, reshape(convert(in.weight, dtype), spread)) : rstd;
  v.set(0, cast(mul(sub(sub(g, of_g), mul(hat, of_hat)), scale), in.x.dtype()));
}

}  // namespace mpt::ops
