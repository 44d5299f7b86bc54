// Saving and loading parameter sets.
// SPDX-License-Identifier: Apache-2.0
#include "io/params_file.h"

#include <algorithm>
#include <unordered_set>

#include "autograd/node.h"
#include "core/context.h"
#include "core/error.h"
#include "ops/op.h"
#include "ops/ops.h"

namespace mpt::io {
namespace {

// Returns the prefix without its final dot, which is optional.
std::string_view trimmed(std::string_view prefix) {
  return prefix.ends_with('.') ? prefix.substr(0, prefix.size() - 1) : prefix;
}

// Returns the part of a name below a prefix.
std::string_view strip_prefix(std::string_view name, std::string_view prefix) {
  if (prefix.empty()) return name;
  return name.size() == prefix.size() ? std::string_view() : name.substr(prefix.size() + 1);
}

// Calls f(name in the file, tensor) for every entry under the prefix; returns their number.
template <class F>
size_t for_each(const Params& set, const ParamsFileOptions& o, F&& f) {
  const std::string_view prefix = trimmed(o.prefix), file_prefix = trimmed(o.file_prefix);
  size_t n = 0;
  for (const auto* list : {&set.params(), &set.buffers()}) {
    for (const Params::Entry& e : *list) {
      if (!under(e.name, prefix)) continue;
      f(nested(file_prefix, strip_prefix(e.name, prefix)), e.tensor);
      ++n;
    }
  }
  if (n == 0 && !prefix.empty()) {
    fail(MPT_ERROR_INVALID_ARGUMENT, "the set has no name under '%.*s'",
         static_cast<int>(prefix.size()), prefix.data());
  }
  return n;
}

// True if dtype `to` holds every value of dtype `from`.
bool represents(DType to, DType from) {
  if (to == from) return true;
  return is_half(from) ? to == DType::f32 || to == DType::f64
                       : from == DType::f32 && to == DType::f64;
}

}  // namespace

std::string nested(std::string_view prefix, std::string_view name) {
  std::string s(prefix);
  if (!prefix.empty() && !name.empty()) s += '.';
  return s.append(name);
}

void Names::add(std::string_view name) {
  constexpr size_t kShown = 4;
  ++count_;
  if (count_ > kShown) return;
  text_.append(text_.empty() ? "'" : ", '").append(name.substr(0, 100)).append("'");
}

std::string Names::text() const {
  const size_t shown = std::min<size_t>(count_, 4);
  return shown < count_ ? text_ + " and " + std::to_string(count_ - shown) + " more" : text_;
}

Named named_value(std::string name, const Tensor& t, DType dtype) {
  const DType own = master_dtype(t);
  const DType d = is_floating(own) && dtype != DType::none ? dtype : own;
  return {std::move(name), d, t.shape(), [t = t.alias(), param = t, d] {
            const PlaceGuard guard(param.ctx(), param.place());
            GradModeGuard no_grad(param.ctx(), GradMode::disabled);
            const bool is_exact = !is_master_split(param) || d != t.dtype();
            Tensor v = has_master(param) && is_exact ? master_read(param) : t;
            if (v.dtype() != d) v = ops::convert(v, d);
            return ops::contiguous(v);
          }};
}

void NewValues::read(const Safetensors& file, const Safetensors::Entry& e, const Tensor& to,
                     Conversion conversion) {
  const bool exact = conversion == Conversion::exact;
  auto misfit = [&](mpt_status status, const char* found, const char* here, const char* hint) {
    fail(status, "'%s' is %s in '%s' and %s here%s", e.name.c_str(), found, file.name().c_str(),
         here, hint);
  };
  if (!(e.shape == to.shape())) {
    misfit(MPT_ERROR_SHAPE, text(e.shape).s, text(to.shape()).s, "");
  }
  const DType own = master_dtype(to);
  const bool converts = is_floating(own) && is_floating(e.dtype);
  if (exact ? !represents(own, e.dtype) : own != e.dtype && !converts) {
    misfit(MPT_ERROR_DTYPE, e.dtype_name(), name_of(own),
           exact && converts ? ", which cannot hold it exactly: set the precision it was saved with"
                             : "");
  }
  const bool keeps = to->storage->read_only;
  if (!keeps) ops::need_writable(to, Op::write);
  const PlaceGuard guard(to.ctx(), to.place());
  const Tensor value = file.read(e);
  NewValue prepared = prepare_value(to, value);
  if (keeps && has_bits_of(to, prepared)) return;
  if (keeps) {
    fail(MPT_ERROR_STATE,
         "'%s' in '%s' has other values than tensor%s, whose memory is read-only: load a file with "
         "the same values of it, or without it",
         e.name.c_str(), file.name().c_str(), to.quoted().s);
  }
  if (exact && !holds_exactly(to, prepared, value)) {
    misfit(MPT_ERROR_DTYPE, name_of(e.dtype), "16 bits with a compensation",
           ", which cannot hold it exactly: set the precision it was saved with");
  }
  if (is_master_away(to)) prepared.master_bits = Tensor();  // were for the check alone
  list_.push_back({to, std::move(prepared)});
}

void NewValues::apply() const noexcept {
  for (const Item& i : list_) apply_value(i.to, i.value);
}

void save_params(const Params& set, Sink& to, const ParamsFileOptions& o) {
  std::vector<Named> tensors;
  for_each(set, o, [&](std::string name, const Tensor& t) {
    if (name.empty()) {
      fail(MPT_ERROR_INVALID_ARGUMENT,
           "'%s' would have an empty name in the file: its name is the prefix, and there is no "
           "file_prefix",
           t.name());
    }
    if (t->storage->source) {
      fail(MPT_ERROR_UNSUPPORTED,
           "one rank alone has '%s' (MPT_SHARD_PARAMS): use mpt_training_save, whose files "
           "mpt_params_load reads, too",
           name.c_str());
    }
    if (is_master_split(t) && o.dtype != t.dtype()) {
      fail(MPT_ERROR_UNSUPPORTED,
           "the exact value of '%s' is on one rank (mpt_stepper_desc.shard): set the dtype of the "
           "file to %s, or use mpt_training_save, whose files mpt_params_load reads, too",
           name.c_str(), name_of(t.dtype()));
    }
    tensors.push_back(named_value(std::move(name), t, o.dtype));
  });
  Metadata metadata = o.metadata;
  if (std::none_of(metadata.begin(), metadata.end(),
                   [](const auto& m) { return m.first == "format"; })) {
    metadata.emplace_back("format", "pt");  // other libraries look for this key
  }
  save_safetensors(to, std::move(tensors), metadata);
}

LoadCounts load_params(Params& set, std::shared_ptr<const Source> from,
                       const ParamsFileOptions& o) {
  const Ref<Safetensors> file = Safetensors::open(set.ctx(), std::move(from));
  const char* const path = file->name().c_str();
  GradModeGuard no_grad(set.ctx(), GradMode::disabled);
  std::unordered_set<const Safetensors::Entry*> used;
  std::vector<std::pair<const Safetensors::Entry*, Tensor>> found;
  Names missing, unexpected;
  for_each(set, o, [&](const std::string& name, const Tensor& t) {
    const Safetensors::Entry* e = file->find(name);
    if (!e) return missing.add(name);
    used.insert(e);
    found.emplace_back(e, t);
  });
  for (const Safetensors::Entry& e : file->entries())
    if (!used.contains(&e) && under(e.name, trimmed(o.file_prefix))) unexpected.add(e.name);
  if (missing.count() + unexpected.count() > 0) {
    const std::string text =
        (missing.count() ? "the file lacks " + missing.text() : std::string()) +
        (missing.count() && unexpected.count() ? "; " : "") +
        (unexpected.count() ? "the set has no " + unexpected.text() : std::string());
    const bool training =  // the file looks like a checkpoint of a training
        missing.count() && trimmed(o.file_prefix).empty() &&
        std::any_of(file->entries().begin(), file->entries().end(),
                    [](const auto& e) { return under(e.name, "params.0"); });
    const char* hint = training ? "; a training's parameters are under file_prefix 'params.0'" : "";
    if (o.strict) fail(MPT_ERROR_INVALID_ARGUMENT, "'%s': %s%s", path, text.c_str(), hint);
    set.ctx().log.warn("'%s': %s%s", path, text.c_str(), hint);
  }
  NewValues values;
  for (const auto& [e, t] : found) values.read(*file, *e, t, Conversion::rounding);
  values.apply();
  return {static_cast<int64_t>(found.size()), static_cast<int64_t>(missing.count()),
          static_cast<int64_t>(unexpected.count())};
}

}  // namespace mpt::io
