// Precision as data: the named modes and the rule for one parameter.
// SPDX-License-Identifier: Apache-2.0
#include "precision/precision.h"

#include <cmath>
#include <cstring>
#include <string>

#include "core/error.h"

namespace mpt {
namespace {

struct Named {
  const char* name;
  Precision precision;
};

constexpr DType kNone = DType::none;
const Named kNamed[] = {
    {"32-true", {}},
    {"64-true", {.param = DType::f64}},
    {"16-true", {.param = DType::f16}},
    {"bf16-true", {.param = DType::bf16}},
    {"16-mixed",
     {.param = DType::f32,
      .compute = DType::f16,
      .grad = DType::f16,
      .vectors_f32 = true,
      .scaling = Scaling::dynamic_scale}},
    {"bf16-mixed",
     {.param = DType::bf16,
      .compute = DType::bf16,
      .grad = DType::bf16,
      .vectors_f32 = true,
      .master = Master::split}},
};

bool trains(DType t) { return is_valid(t) && is_floating(t) && !is_f8(t); }

}  // namespace

Precision precision_from_name(const char* name) {
  std::string names;
  for (const Named& n : kNamed) {
    if (std::strcmp(n.name, name) == 0) return n.precision;
    names.append(names.empty() ? "" : ", ").append(n.name);
  }
  fail(MPT_ERROR_INVALID_ARGUMENT, "'%s' is no precision; the names are %s", name, names.c_str());
}

void check(const Precision& p) {
  if (!trains(p.param)) {
    fail(MPT_ERROR_DTYPE, "precision.param is %s; parameters are f32, f64, f16 or bf16",
         name_of(p.param));
  }
  if (p.compute != kNone && !is_half(p.compute)) {
    fail(MPT_ERROR_DTYPE,
         "precision.compute is %s; autocast computes in bf16 or f16, or is off (0)",
         name_of(p.compute));
  }
  if (p.grad != kNone && !trains(p.grad)) {
    fail(MPT_ERROR_DTYPE, "precision.grad is %s; gradients are f32, f64, f16 or bf16",
         name_of(p.grad));
  }
  if (p.output != kNone && !trains(p.output)) {
    fail(MPT_ERROR_DTYPE, "precision.output is %s; it is f32, f64, f16, bf16, or as it comes (0)",
         name_of(p.output));
  }
  const auto master = static_cast<int32_t>(p.master), scaling = static_cast<int32_t>(p.scaling);
  if (master < 0 || master > 1) {
    fail(MPT_ERROR_INVALID_ARGUMENT, "precision.master is %d; MPT_MASTER_NONE and _SPLIT are known",
         master);
  }
  if (p.master == Master::split && p.param != DType::bf16) {
    fail(MPT_ERROR_INVALID_ARGUMENT,
         "precision.master is MPT_MASTER_SPLIT and param %s: the parameter is a split f32's upper "
         "half, so param is bf16",
         name_of(p.param));
  }
  if (scaling < 0 || scaling > 2) {
    fail(MPT_ERROR_INVALID_ARGUMENT,
         "precision.scaling is %d; MPT_SCALING_NONE, _DYNAMIC and _STATIC are known", scaling);
  }
  if (p.scaling == Scaling::fixed && !(p.static_scale > 0 && std::isfinite(p.static_scale))) {
    fail(MPT_ERROR_INVALID_ARGUMENT, "precision.static_scale is %g; a positive number is needed",
         p.static_scale);
  }
}

ParamFormat format_of(const Precision& p, int rank) {
  if (p.vectors_f32 && rank < 2) return {DType::f32, false, DType::f32};
  return {p.param, p.master == Master::split, p.grad == kNone ? p.param : p.grad};
}

}  // namespace mpt
