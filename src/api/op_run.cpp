// Operations by number: the signature of each operation, and a call with inputs as a list and
// attributes by name. The signatures are parsed from ops.def. Defaults and the fields of
// descriptors are those of the public header (op_params.inc).
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <string>
#include <string_view>

#include "api/entry.h"
#include "api/operands.h"
#include "autocast/classes.h"
#include "mpt/mpt_custom.h"
#include "ops/custom.h"
#include "ops/op.h"
#include "ops/ops.h"
#include "precision/master.h"

namespace mpt::api {
namespace {

constexpr int kMaxParams = 12;

// Types and names of C parameters, split at compile time: "(const int64_t *dims, int32_t count)"
// becomes the C strings "const int64_t*", "dims", "int32_t", "count".
template <size_t N>
struct Names {
  char text[N] = {};
  uint8_t type[kMaxParams] = {}, name[kMaxParams] = {};  // where in `text` they begin
  int count = 0;

  consteval Names(const char (&s)[N]) {
    for (size_t i = 0; i < N; ++i) text[i] = s[i];
    for (size_t i = 1; i + 1 < N; ++i) {
      type[count] = static_cast<uint8_t>(i);
      size_t end = i;
      while (text[end] != ',' && text[end] != ')') ++end;
      size_t last = end;
      while (text[last - 1] != ' ' && text[last - 1] != '*') --last;
      name[count++] = static_cast<uint8_t>(last);
      if (text[last - 1] == '*') text[last - 2] = '*';
      text[last - 1] = text[end] = 0;
      i = end + 1;  // the loop's ++i skips the space after the comma
    }
  }
};

// The value of a C parameter that a call leaves out. NULL is 0.
struct Default {
  Op op;
  int16_t param;  // which one
  int64_t integer = 0;
  double number = 0;
  template <class V>
  constexpr Default(Op o, int16_t p, V v) : op(o), param(p), number(static_cast<double>(v)) {
    if constexpr (!std::is_floating_point_v<V>) integer = v;
  }
};

// A field of a descriptor.
struct Field {
  std::string_view desc;  // type of the parameter
  const char *type, *name;
  size_t offset;
  int32_t length;  // array length; 0: a single value
};
#define FIELD(desc, type, name)                                   \
  {                                                               \
    "const " #desc "*", #type, #name, offsetof(desc, name),       \
        static_cast<int32_t>(std::extent_v<decltype(desc::name)>) \
  }
#include "api/op_params.inc"

// Returns the fields of a descriptor; none for another type.
std::span<const Field> fields_of(std::string_view type) {
  const auto first = std::ranges::find(kFields, type, &Field::desc);
  return {first, std::ranges::find_if(first, std::end(kFields),
                                      [&](const Field& f) { return f.desc != type; })};
}

// The C parameters of an operation.
struct Signature {
  Op op;
  const char* text;
  const uint8_t *types, *names;
  int count;
  std::string_view type(int i) const { return text + types[i]; }
  const char* name(int i) const { return text + names[i]; }
  // Returns what the i-th parameter is in a call that leaves it out, nullptr if it must be given.
  const Default* default_of(int i) const {
    for (const Default& d : kDefaults)
      if (d.op == op && d.param == i) return &d;
    return nullptr;
  }
};

// -- parameters -----------------------------------------------------------------------------------

// Returns the kind of a parameter or field of a C type, 0 for a descriptor and the count of a list.
mpt_param_kind kind_of(std::string_view type) {
  constexpr std::pair<std::string_view, mpt_param_kind> kKinds[] = {
      {"mpt_tensor", MPT_PARAM_TENSOR},
      {"const mpt_tensor*", MPT_PARAM_TENSORS},
      {"const int64_t*", MPT_PARAM_INTEGERS},
      {"int64_t", MPT_PARAM_INTEGER},
      {"double", MPT_PARAM_NUMBER},
      {"mpt_bool32", MPT_PARAM_BOOL},
      {"mpt_dtype", MPT_PARAM_DTYPE},
      {"const char*", MPT_PARAM_TEXT},
      {"int32_t", 0}};
  for (const auto& [name, kind] : kKinds)
    if (name == type) return kind;
  return fields_of(type).empty() ? MPT_PARAM_ENUM : 0;
}

// Describes the i-th C parameter.
mpt_op_param describe(const Signature& s, int i) {
  return {.struct_size = sizeof(mpt_op_param),
          .kind = kind_of(s.type(i)),
          .name = s.name(i),
          .c_type = s.text + s.types[i],
          .optional = s.default_of(i) != nullptr,
          .length = 0};
}

// Describes the parameters of a call by number: the C parameters, then the fields of the
// descriptor. An argument and a field of one name (stride of a convolution) are one, the field.
std::vector<mpt_op_param> params_of(const Signature& s) {
  std::vector<mpt_op_param> list, fields;
  for (int i = 0; i < s.count; ++i) {
    const mpt_op_param p = describe(s, i);
    if (p.kind != 0) list.push_back(p);
    for (const Field& f : fields_of(p.c_type)) {
      fields.push_back({.struct_size = sizeof(mpt_op_param),
                        .kind = f.length ? mpt_param_kind{MPT_PARAM_INTEGERS} : kind_of(f.type),
                        .name = f.name,
                        .c_type = f.type,
                        .optional = 1,
                        .length = f.length});
    }
  }
  for (mpt_op_param& f : fields) {
    const auto same = [&](const mpt_op_param& p) { return std::strcmp(p.name, f.name) == 0; };
    const auto argument = std::ranges::find_if(list, same);
    if (argument == list.end()) continue;
    f.optional = argument->optional;
    list.erase(argument);
  }
  list.insert(list.end(), fields.begin(), fields.end());
  return list;
}

const char* name_of(mpt_param_kind kind) {
  switch (kind) {
    case MPT_PARAM_NUMBER: return "MPT_PARAM_NUMBER";
    case MPT_PARAM_INTEGERS: return "MPT_PARAM_INTEGERS";
    case MPT_PARAM_INTEGER: return "MPT_PARAM_INTEGER";
    case MPT_PARAM_TEXT: return "MPT_PARAM_TEXT";
    default: return "no kind of attribute";
  }
}

// The inputs and attributes of one call; take() returns them parameter by parameter.
class CallArgs {
 public:
  int64_t result_capacity = -1;
  CallArgs(const char* op, const Signature& s, std::span<const mpt_tensor> in,
           std::vector<mpt_attr> attrs)
      : op_(op), s_(s), in_(in), attrs_(std::move(attrs)), used_(attrs_.size()) {
    for (size_t i = 0; i < attrs_.size(); ++i) {
      for (size_t k = 0; k < i; ++k) {
        if (std::strcmp(attrs_[i].name, attrs_[k].name) == 0)
          fail(MPT_ERROR_INVALID_ARGUMENT, "the attribute '%s' is given twice", attrs_[i].name);
      }
    }
  }

  Op op() const { return s_.op; }

  // Returns the value of the next C parameter.
  template <class P>
  P take() {
    const Default* absent = s_.default_of(at_);
    const mpt_op_param p = describe(s_, at_++);
    if constexpr (std::is_same_v<P, mpt_tensor>) {
      if (next_ < in_.size()) return in_[next_++];
      if (p.optional) return mpt_tensor{};
      fail(MPT_ERROR_INVALID_ARGUMENT, "%s needs the tensor '%s'; got %zu tensors", op_, p.name,
           in_.size());
    } else if constexpr (std::is_same_v<P, const mpt_tensor*>) {
      const mpt_tensor* list = in_.data() + next_;
      length_ = static_cast<int32_t>(in_.size() - next_);
      next_ = in_.size();
      return list;
    } else if constexpr (std::is_same_v<P, const int64_t*>) {
      std::vector<int64_t>& list = lists_[lists_used_++];
      if (const mpt_attr* a = find(p)) list = integers(*a);
      length_ = static_cast<int32_t>(list.size());
      return list.empty() ? nullptr : list.data();
    } else if constexpr (std::is_same_v<P, const char*>) {
      const mpt_attr* a = find(p);
      if (a->kind != MPT_PARAM_TEXT) wrong_kind(*a, "MPT_PARAM_TEXT");
      return need(a->text, p.name);
    } else if constexpr (std::is_same_v<P, int64_t>) {
      const mpt_attr* a = find(p);
      if (!a) return absent->integer;
      return is_list_of_field(*a) ? 0 : integer(*a);
    } else if constexpr (std::is_same_v<P, double>) {
      const mpt_attr* a = find(p);
      return a ? number(*a) : absent->number;
    } else if constexpr (std::is_same_v<P, int32_t>) {
      if (p.kind == 0) return length_;
      const mpt_attr* a = find(p);
      return a ? narrow(*a) : static_cast<int32_t>(absent->integer);
    } else {
      using D = std::remove_const_t<std::remove_pointer_t<P>>;
      static_assert(sizeof(D) <= sizeof desc_);
      init(*new (desc_) D);
      for (const Field& f : fields_of(p.c_type)) fill(f);
      return reinterpret_cast<P>(desc_);
    }
  }

  // Throws unless all inputs and attributes were taken.
  void finish() const {
    if (next_ < in_.size()) {
      fail(MPT_ERROR_INVALID_ARGUMENT, "%s takes %zu tensors; got %zu", op_, next_, in_.size());
    }
    for (size_t i = 0; i < attrs_.size(); ++i) {
      if (used_[i]) continue;
      std::string known;
      for (const mpt_op_param& p : params_of(s_)) {
        if (p.kind <= MPT_PARAM_TENSORS) continue;
        if (!known.empty()) known += ", ";
        known += p.name;
      }
      fail(MPT_ERROR_INVALID_ARGUMENT, "%s has no attribute '%s' of %s; its attributes are: %s",
           op_, attrs_[i].name, name_of(attrs_[i].kind), known.empty() ? "none" : known.c_str());
    }
  }

 private:
  // Returns the attribute for an argument, nullptr if an optional one is absent.
  const mpt_attr* find(const mpt_op_param& p) {
    for (size_t i = 0; i < attrs_.size(); ++i) {
      if (std::strcmp(attrs_[i].name, p.name) != 0) continue;
      used_[i] = true;
      return &attrs_[i];
    }
    if (!p.optional)
      fail(MPT_ERROR_INVALID_ARGUMENT, "%s needs the attribute '%s' (%s)", op_, p.name, p.c_type);
    return nullptr;
  }
  // True if the values of a descriptor's field are given for an argument of the same name, which
  // they replace.
  bool is_list_of_field(const mpt_attr& a) const {
    if (a.kind != MPT_PARAM_INTEGERS) return false;
    for (int i = 0; i < s_.count; ++i)
      for (const Field& f : fields_of(s_.type(i)))
        if (f.length && std::strcmp(a.name, f.name) == 0) return true;
    return false;
  }
  [[noreturn]] void wrong_kind(const mpt_attr& a, const char* want) const {
    fail(MPT_ERROR_INVALID_ARGUMENT, "the attribute '%s' of %s is given as %s; it must be %s",
         a.name, op_, name_of(a.kind), want);
  }
  int64_t integer(const mpt_attr& a) const {
    if (a.kind != MPT_PARAM_INTEGER) wrong_kind(a, "MPT_PARAM_INTEGER");
    return a.integer;
  }
  int32_t narrow(const mpt_attr& a) const {
    const int64_t v = integer(a);
    if (v != static_cast<int32_t>(v)) {
      fail(MPT_ERROR_INVALID_ARGUMENT, "the attribute '%s' is %lld, which does not fit 32 bits",
           a.name, lld(v));
    }
    return static_cast<int32_t>(v);
  }
  double number(const mpt_attr& a) const {
    if (a.kind == MPT_PARAM_INTEGER) return static_cast<double>(a.integer);
    if (a.kind != MPT_PARAM_NUMBER) wrong_kind(a, "MPT_PARAM_NUMBER");
    return a.number;
  }
  std::vector<int64_t> integers(const mpt_attr& a) const {
    if (a.kind == MPT_PARAM_INTEGER) return {a.integer};
    if (a.kind != MPT_PARAM_INTEGERS) wrong_kind(a, "MPT_PARAM_INTEGERS");
    if (a.count < 0 || a.count > INT32_MAX || (a.count > 0 && !a.integers)) {
      fail(MPT_ERROR_INVALID_ARGUMENT, "the attribute '%s' has %s and a count of %lld", a.name,
           a.integers ? "integers" : "NULL", lld(a.count));
    }
    return std::vector<int64_t>(a.integers, a.integers + a.count);
  }
  // Sets a field of the descriptor from its attribute, if there is one.
  void fill(const Field& f) {
    for (size_t i = 0; i < attrs_.size(); ++i) {
      const mpt_attr& a = attrs_[i];
      if (std::strcmp(a.name, f.name) != 0) continue;
      used_[i] = true;
      std::byte* to = desc_ + f.offset;
      const mpt_param_kind kind = kind_of(f.type);
      if (kind == MPT_PARAM_NUMBER) {
        const double v = number(a);
        std::memcpy(to, &v, sizeof v);
      } else if (f.length) {
        std::vector<int64_t> v = integers(a);
        if (a.kind == MPT_PARAM_INTEGER) v.resize(static_cast<size_t>(f.length), a.integer);
        if (v.size() > static_cast<size_t>(f.length)) {
          fail(MPT_ERROR_INVALID_ARGUMENT,
               "the attribute '%s' has %zu integers; it can have at most %d", a.name, v.size(),
               f.length);
        }
        std::copy(v.begin(), v.end(), reinterpret_cast<int64_t*>(to));
      } else if (kind == MPT_PARAM_INTEGER) {
        const int64_t v = integer(a);
        std::memcpy(to, &v, sizeof v);
      } else {
        const int32_t v = narrow(a);
        std::memcpy(to, &v, sizeof v);
      }
    }
  }

  const char* op_;
  const Signature& s_;
  std::span<const mpt_tensor> in_;
  std::vector<mpt_attr> attrs_;
  std::vector<bool> used_;
  int at_ = 0;                     // the next C parameter
  size_t next_ = 0;                // the next input
  int32_t length_ = 0;             // length of the list that take() returned last
  std::vector<int64_t> lists_[2];  // memory of the lists of integers; no operation has three
  int lists_used_ = 0;
  alignas(int64_t) std::byte desc_[160];  // the descriptor; no operation has two
};

// -- the operations -------------------------------------------------------------------------------

std::vector<Tensor> listed(Tensor t) { return {std::move(t)}; }
std::vector<Tensor> listed(std::pair<Tensor, Tensor> p) {
  return {std::move(p.first), std::move(p.second)};
}
std::vector<Tensor> listed(std::vector<Tensor> v) { return v; }

// Calls an operation with the parameters that `args` has for it.
template <class R, class... P>
std::vector<Tensor> call(R (*run)(Operands&, P...), CallArgs& args) {
  const std::tuple<P...> params{args.take<P>()...};  // braces call take() from left to right
  args.finish();
  return std::apply(
      [&](const P&... p) {
        Operands o(args.op(), args.result_capacity);
        if constexpr (std::is_void_v<R>) {
          run(o, p...);
          return std::vector<Tensor>();
        } else {
          return listed(run(o, p...));
        }
      },
      params);
}

struct Runner {
  std::vector<Tensor> (*run)(CallArgs&) = nullptr;  // null: only part of other operations
  Signature signature = {};
  int outputs = 0;
};
template <auto Run, const auto& N>
consteval Runner runner(Op op, int outputs) {
  return {[](CallArgs& g) { return call(Run, g); }, {op, N.text, N.type, N.name, N.count}, outputs};
}

#define OPI(name, cls)
#define OP(name, cls, kind, params, decl, args)          \
  constexpr Names<sizeof #params> name##_names(#params); \
  auto run_##name(Operands& o, UNPACK params) { return ops::name args; }
#include "core/ops.def"

// Operations in place have no results.
#define IN_PLACE(name, operand, value)                                                             \
  constexpr Names<sizeof "(mpt_tensor to, " #operand ")"> name##_names("(mpt_tensor to, " #operand \
                                                                       ")");                       \
  void run_##name(Operands& o, mpt_tensor to, operand) {                                           \
    Tensor t = T(to);                                                                              \
    mpt::name(t, value);                                                                           \
  }
IN_PLACE(copy_into, mpt_tensor from, T(from))
IN_PLACE(fill_into, double value, value)
IN_PLACE(add_into, mpt_tensor x, T(x))
IN_PLACE(mul_into, mpt_tensor x, T(x))

constexpr Runner kRunners[kOps] = {
#define OPI(name, cls) {},
#define OP(name, cls, kind, params, decl, args) runner<run_##name, name##_names>(Op::name, 1),
#define OP2(name, cls, kind, params, decl, args) runner<run_##name, name##_names>(Op::name, 2),
#define OPV(name, cls, kind, params, decl, args) runner<run_##name, name##_names>(Op::name, -1),
#include "core/ops.def"
};

Runner runner_of(mpt_op op) {
  switch (static_cast<Op>(op)) {
    case Op::copy_into: return runner<run_copy_into, copy_into_names>(Op::copy_into, 0);
    case Op::fill_into: return runner<run_fill_into, fill_into_names>(Op::fill_into, 0);
    case Op::add_into: return runner<run_add_into, add_into_names>(Op::add_into, 0);
    case Op::mul_into: return runner<run_mul_into, mul_into_names>(Op::mul_into, 0);
    case Op::lstm: {
      Runner r = kRunners[op];
      r.outputs = 3;
      return r;
    }
    default: return kRunners[op];
  }
}

// Returns the runner of an operation. For a custom operation sets *custom and returns an empty
// runner.
Runner find_runner(const Context& ctx, mpt_op op, bool* custom) {
  const bool possible = op >= 0 && op <= INT16_MAX;  // the range of Op
  const char* name = possible ? op_name(ctx, static_cast<Op>(op)) : nullptr;
  if (!name) fail(MPT_ERROR_INVALID_ARGUMENT, "operation %d does not exist", op);
  *custom = op >= kFirstCustomOp;
  if (*custom) return {};
  const Runner r = runner_of(op);
  if (!r.run) {
    fail(MPT_ERROR_UNSUPPORTED, "operation %d (%s) is internal and cannot be called", op, name);
  }
  return r;
}

std::vector<mpt_attr> in_attrs(const mpt_attr* attrs, int32_t count) {
  std::vector<mpt_attr> list = in_structs(attrs, count, "attrs", "mpt_attr");
  for (const mpt_attr& a : list) need(a.name, "the name of an attribute");
  return list;
}

}  // namespace
}  // namespace mpt::api

using namespace mpt;
using namespace mpt::api;

mpt_status mpt_op_get_info(mpt_context context, mpt_op op, mpt_op_info* out) {
  return entry("mpt_op_get_info", [&] {
    const Context& ctx = in(context);
    bool custom;
    const Runner r = find_runner(ctx, op, &custom);
    mpt_op_info info = {};
    info.name = op_name(ctx, static_cast<Op>(op));
    info.cast_class = static_cast<mpt_cast_class>(own_class(ctx, static_cast<Op>(op)));
    if (custom) {
      const CustomOp& own =
          *ctx.find_part<CustomOpsPart>()->ops[static_cast<size_t>(op - kFirstCustomOp)];
      info.inputs = own.in_count;
      info.outputs = own.out_count;
    } else {
      info.outputs = r.outputs;
      for (const mpt_op_param& p : params_of(r.signature)) {
        info.inputs += p.kind == MPT_PARAM_TENSOR || p.kind == MPT_PARAM_TENSORS;
        ++info.params;
      }
    }
    out_desc(info, out, "mpt_op_info");
  });
}

mpt_status mpt_op_get_param(mpt_context context, mpt_op op, int32_t index, mpt_op_param* out) {
  return entry("mpt_op_get_param", [&] {
    bool custom;
    const Runner r = find_runner(in(context), op, &custom);
    const std::vector<mpt_op_param> params =
        custom ? std::vector<mpt_op_param>() : params_of(r.signature);
    if (index < 0 || static_cast<size_t>(index) >= params.size()) {
      fail(MPT_ERROR_INVALID_ARGUMENT, "index is %d; the operation has %zu parameters", index,
           params.size());
    }
    out_desc(params[static_cast<size_t>(index)], out, "mpt_op_param");
  });
}

mpt_status mpt_op_run(mpt_context context, mpt_op op, const mpt_tensor* in_handles,
                      int32_t in_count, const mpt_attr* attrs, int32_t attr_count, mpt_tensor* out,
                      int32_t out_count) {
  return entry("mpt_op_run", [&] {
    clear_list(out, out_count);
    Context& ctx = in(context);
    bool custom;
    const Runner r = find_runner(ctx, op, &custom);
    const char* name = op_name(ctx, static_cast<Op>(op));
    if (in_count < 0 || (in_count > 0 && !in_handles) || out_count < 0 || (out_count > 0 && !out)) {
      fail(MPT_ERROR_INVALID_ARGUMENT, "%s is NULL, or a count is negative: %d inputs, %d results",
           in_count && !in_handles ? "in" : "out", in_count, out_count);
    }
    for (int32_t i = 0; i < in_count; ++i) {
      if (in_handles[i] && &in(in_handles[i], "in").ctx() != &ctx)
        fail(MPT_ERROR_INVALID_HANDLE, "in[%d] belongs to another context", i);
    }
    std::vector<mpt_attr> given = in_attrs(attrs, attr_count);
    std::vector<Tensor> results;
    if (custom) {
      if (!given.empty()) {
        fail(MPT_ERROR_INVALID_ARGUMENT, "%s is a custom operation, which has no attributes", name);
      }
      results = call_op(ctx, static_cast<Op>(op), in_list(ctx, in_handles, in_count, "in"));
    } else {
      CallArgs g(name, r.signature, {in_handles, static_cast<size_t>(in_count)}, std::move(given));
      g.result_capacity = out_count;
      results = r.run(g);
    }
    if (results.size() != static_cast<size_t>(out_count)) {
      fail(MPT_ERROR_INVALID_ARGUMENT, "%s has %zu results, not %d", name, results.size(),
           out_count);
    }
    if (ctx.anomaly) check_results(results, name);
    give_list(results, out);
  });
}
