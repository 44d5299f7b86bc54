// The profiles as data: the differences of each list from ops.def, which is libmpt's own list.
// SPDX-License-Identifier: Apache-2.0
#include "autocast/profiles.h"

#include <cstring>
#include <iterator>
#include <string>

namespace mpt {
namespace {

using enum CastClass;

// torch.autocast on a GPU (2.12). Both of its policies with an f32 result are fp32_out here. Its
// cross_entropy is composed of log_softmax and nll_loss. Ops that PyTorch's list does not name run
// in the dtypes of their inputs.
constexpr ClassChange kPytorchCuda[] = {
    {Op::layer_norm, fp32},  {Op::rms_norm, fp32},         {Op::group_norm, fp32},
    {Op::interpolate, fp32}, {Op::cross_entropy, fp32},    {Op::mean, none},
    {Op::index_add, none},   {Op::index_add_scaled, none}, {Op::scatter, none},
};

// torch.autocast on a CPU: nothing is banned, and functions, softmax, sums and norms run in the
// dtypes of their inputs. pad keeps its class: a class belongs to an op, and only its reflecting
// and replicating modes are on PyTorch's list. PyTorch composes gru, gru_cell and lstm_cell of
// 16-bit products and of arithmetic that promotes with the dtype of the state. Here such an op runs
// as a whole in the dtype of PyTorch's result: f32 if the state is f32 (Call's `state`).
constexpr ClassChange kPytorchCpu[] = {
    {Op::avg_pool3d, fp32},
    {Op::max_pool3d, fp32},
    {Op::adaptive_avg_pool3d, fp32},
    {Op::adaptive_max_pool3d, fp32},
    {Op::binary_cross_entropy, fp32},
    {Op::cross_entropy, fp32},
    {Op::prod, fp32},
    {Op::pow, none},
    {Op::pow_scalar, none},
    {Op::rpow_scalar, none},
    {Op::rsqrt, none},
    {Op::exp, none},
    {Op::expm1, none},
    {Op::log, none},
    {Op::log1p, none},
    {Op::reciprocal, none},
    {Op::softplus, none},
    {Op::softplus_beta, none},
    {Op::tan, none},
    {Op::log2, none},
    {Op::log10, none},
    {Op::normalize, none},
    {Op::sum, none},
    {Op::mean, none},
    {Op::norm, none},
    {Op::logsumexp, none},
    {Op::cumsum, none},
    {Op::softmax, none},
    {Op::log_softmax, none},
    {Op::cosine_similarity, none},
    {Op::pairwise_distance, none},
    {Op::gumbel_softmax, none},
    {Op::index_add, none},
    {Op::index_add_scaled, none},
    {Op::scatter, none},
    {Op::scatter_add, none},
    {Op::square, none},
    {Op::rdiv_scalar, none},
    {Op::gru, promote},
    {Op::gru_cell, promote},
    {Op::lstm_cell, promote},
};

// apex.amp's O1. Arithmetic and comparisons promote to the widest type, including 0-dim operands.
// Ops newer than Apex (rms_norm, huber_loss, attention) keep libmpt's class.
constexpr ClassChange kApexO1[] = {
    {Op::interpolate, fp32}, {Op::softmax, fp32},    {Op::log_softmax, fp32},   {Op::gelu, fp32},
    {Op::layer_norm, fp32},  {Op::group_norm, fp32}, {Op::cross_entropy, fp32}, {Op::sum, fp32},
    {Op::prod, fp32},        {Op::cumsum, fp32},     {Op::norm, fp32},          {Op::std, fp32},
    {Op::var, fp32},         {Op::add, promote},     {Op::sub, promote},        {Op::mul, promote},
    {Op::div, promote},      {Op::eq, promote},      {Op::ne, promote},         {Op::lt, promote},
    {Op::le, promote},       {Op::gt, promote},      {Op::ge, promote},         {Op::log1p, none},
    {Op::logsumexp, none},   {Op::mean, none},       {Op::index_add, none},     {Op::scatter, none},
    {Op::scatter_add, none},
};

constexpr Profile kProfiles[] = {
    {"default", {}},
    {"pytorch-cpu", kPytorchCpu},
    {"pytorch-cuda", kPytorchCuda},
    {"apex-o1", kApexO1},
};

}  // namespace

std::span<const Profile> profiles() { return kProfiles; }

void check_profile(int32_t profile, const char* what) {
  if (profile >= 0 && profile <= static_cast<int32_t>(std::size(kProfiles))) return;
  fail(MPT_ERROR_INVALID_ARGUMENT, "%s.profile is %d; MPT_PROFILE_INHERIT (0) to %zu are known",
       what, profile, std::size(kProfiles));
}

int32_t profile_from_name(const char* name) {
  std::string names;
  for (size_t i = 0; i < std::size(kProfiles); ++i) {
    if (std::strcmp(kProfiles[i].name, name) == 0) return static_cast<int32_t>(i) + 1;
    names.append(i ? ", " : "").append(kProfiles[i].name);
  }
  fail(MPT_ERROR_INVALID_ARGUMENT, "'%s' is no autocast profile; the names are %s", name,
       names.c_str());
}

}  // namespace mpt
