// Operations by number: the signature of each operation, and a call with inputs as a list and
// attributes by name. The signatures are parsed from ops.def; each descriptor has a table of its
// fields.
// SPDX-License-Identifier: Apache-2.0
#include <array>
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

// The C parameters of an operation.
struct Signature {
  const char* text;
  const uint8_t *types, *names;
  int count;
  const char* args;  // argument expressions of ops.def; N(x) marks a nullable x
  std::string_view type(int i) const { return text + types[i]; }
  const char* name(int i) const { return text + names[i]; }
  bool has(std::string_view n) const {
    for (int i = 0; i < count; ++i)
      if (n == name(i)) return true;
    return false;
  }
  bool nullable(int i) const {
    return std::string_view(args).find("N(" + std::string(name(i)) + ")") != std::string_view::npos;
  }
};

// -- descriptors by the names of their fields -----------------------------------------------------

struct Field {
  const char* name;
  mpt_param_kind kind;
  const char* type;
  size_t offset;
  int32_t length;  // array length; 0: a single value
};
#define FIELD(desc, type, name, kind) \
  { #name, MPT_PARAM_##kind, #type, offsetof(desc, name), 0 }
#define FIELDS(desc, name) \
  { #name, MPT_PARAM_INTEGERS, "int64_t", offsetof(desc, name), 3 }

constexpr Field kConv[] = {FIELD(mpt_conv_desc, mpt_activation, activation, ENUM),
                           FIELDS(mpt_conv_desc, stride),
                           FIELDS(mpt_conv_desc, padding),
                           FIELDS(mpt_conv_desc, dilation),
                           FIELDS(mpt_conv_desc, output_padding),
                           FIELD(mpt_conv_desc, int64_t, groups, INTEGER)};
constexpr Field kPool[] = {FIELD(mpt_pool_desc, mpt_bool32, ceil_mode, BOOL),
                           FIELDS(mpt_pool_desc, kernel),
                           FIELDS(mpt_pool_desc, stride),
                           FIELDS(mpt_pool_desc, padding),
                           FIELDS(mpt_pool_desc, dilation),
                           FIELD(mpt_pool_desc, mpt_bool32, count_include_pad, BOOL)};
constexpr Field kRnn[] = {FIELD(mpt_rnn_desc, mpt_bool32, bias, BOOL),
                          FIELD(mpt_rnn_desc, mpt_bool32, bidirectional, BOOL),
                          FIELD(mpt_rnn_desc, mpt_bool32, batch_first, BOOL),
                          FIELD(mpt_rnn_desc, mpt_bool32, training, BOOL),
                          FIELD(mpt_rnn_desc, int64_t, layers, INTEGER),
                          FIELD(mpt_rnn_desc, double, dropout, NUMBER)};
constexpr Field kBatchNorm[] = {FIELD(mpt_batch_norm_desc, mpt_bool32, training, BOOL),
                                FIELD(mpt_batch_norm_desc, double, momentum, NUMBER),
                                FIELD(mpt_batch_norm_desc, double, eps, NUMBER),
                                FIELD(mpt_batch_norm_desc, mpt_activation, activation, ENUM)};
constexpr Field kNorm[] = {FIELD(mpt_norm_desc, double, eps, NUMBER)};
constexpr Field kAttention[] = {FIELD(mpt_attention_desc, mpt_bool32, causal, BOOL),
                                FIELD(mpt_attention_desc, double, dropout_p, NUMBER),
                                FIELD(mpt_attention_desc, double, scale, NUMBER)};
constexpr Field kCrossEntropy[] = {FIELD(mpt_cross_entropy_desc, mpt_reduction, reduction, ENUM),
                                   FIELD(mpt_cross_entropy_desc, int64_t, ignore_index, INTEGER),
                                   FIELD(mpt_cross_entropy_desc, double, label_smoothing, NUMBER)};

struct Desc {
  std::string_view type;  // as it is spelled in the parameter's type
  std::span<const Field> fields;
};
#define DESC(name, fields) \
  { "const mpt_" #name "_desc*", fields }
constexpr Desc kDescs[] = {DESC(conv, kConv),
                           DESC(pool, kPool),
                           DESC(rnn, kRnn),
                           DESC(batch_norm, kBatchNorm),
                           DESC(norm, kNorm),
                           DESC(attention, kAttention),
                           DESC(cross_entropy, kCrossEntropy)};

std::span<const Field> fields_of(std::string_view type) {
  for (const Desc& d : kDescs)
    if (d.type == type) return d.fields;
  return {};
}
// True if a descriptor of the same call has a field of this name, as conv2d has for its argument
// stride. By number they are one parameter, the field; the argument is then 0.
bool has_field(const Signature& s, std::string_view name) {
  for (int i = 0; i < s.count; ++i) {
    for (const Field& f : fields_of(s.type(i)))
      if (name == f.name) return true;
  }
  return false;
}

void init(mpt_conv_desc& d) { mpt_conv_desc_init(&d, sizeof d); }
void init(mpt_pool_desc& d) { mpt_pool_desc_init(&d, sizeof d); }
void init(mpt_rnn_desc& d) { mpt_rnn_desc_init(&d, sizeof d); }
void init(mpt_batch_norm_desc& d) { mpt_batch_norm_desc_init(&d, sizeof d); }
void init(mpt_norm_desc& d) { mpt_norm_desc_init(&d, sizeof d); }
void init(mpt_attention_desc& d) { mpt_attention_desc_init(&d, sizeof d); }
void init(mpt_cross_entropy_desc& d) { mpt_cross_entropy_desc_init(&d, sizeof d); }

// -- parameters -----------------------------------------------------------------------------------

// Describes the i-th C parameter. Kind 0 marks a descriptor, the count of the list before it, or an
// argument whose value is a field of the descriptor.
mpt_op_param describe(const Signature& s, int i) {
  mpt_op_param p = {};
  p.struct_size = sizeof p;
  p.name = s.name(i);
  p.c_type = s.text + s.types[i];
  const std::string_view type = s.type(i), name = s.name(i);
  if (type == "mpt_tensor") {
    p.kind = MPT_PARAM_TENSOR;
    p.optional = s.nullable(i);
  } else if (type == "const mpt_tensor*") {
    p.kind = MPT_PARAM_TENSORS;
  } else if (type == "const int64_t*") {
    p.kind = MPT_PARAM_INTEGERS;
    p.optional = s.has("keepdim") || s.has("shifts");  // NULL: all dims
    p.optional &= name == "dims" || name == "dim";
  } else if (type == "int64_t") {
    p.kind = has_field(s, name) ? mpt_param_kind{0} : MPT_PARAM_INTEGER;
  } else if (type == "double") {
    p.kind = MPT_PARAM_NUMBER;
  } else if (type == "mpt_bool32") {
    p.kind = MPT_PARAM_BOOL;
    p.optional = 1;
  } else if (type == "mpt_dtype") {
    p.kind = MPT_PARAM_DTYPE;
    p.optional = name == "dtype" && s.has("dim");  // optional in a softmax, required in a cast
  } else if (type != "int32_t" && fields_of(type).empty()) {
    p.kind = MPT_PARAM_ENUM;
    p.optional = type != "mpt_reduction";
  }
  return p;
}

const char* name_of(mpt_param_kind kind) {
  switch (kind) {
    case MPT_PARAM_NUMBER: return "MPT_PARAM_NUMBER";
    case MPT_PARAM_INTEGERS: return "MPT_PARAM_INTEGERS";
    case MPT_PARAM_INTEGER: return "MPT_PARAM_INTEGER";
    default: return "no kind of attribute";
  }
}

// The inputs and attributes of one call; take() returns them parameter by parameter.
class CallArgs {
 public:
  int64_t result_capacity = -1;
  Op op = {};
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

  // Returns the value of the next C parameter.
  template <class P>
  P take() {
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
    } else if constexpr (std::is_same_v<P, int64_t>) {
      return p.kind == 0 ? 0 : integer(*find(p));
    } else if constexpr (std::is_same_v<P, double>) {
      return number(*find(p));
    } else if constexpr (std::is_same_v<P, int32_t>) {
      if (p.kind == 0) return length_;
      const mpt_attr* a = find(p);
      return a ? narrow(*a) : 0;
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
      for (int k = 0; k < s_.count; ++k) {
        const mpt_op_param p = describe(s_, k);
        if (p.kind > MPT_PARAM_TENSORS) (known += known.empty() ? "" : ", ") += p.name;
        for (const Field& f : fields_of(p.c_type)) (known += known.empty() ? "" : ", ") += f.name;
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
      if (f.kind == MPT_PARAM_NUMBER) {
        const double v = number(a);
        std::memcpy(to, &v, sizeof v);
      } else if (f.kind == MPT_PARAM_INTEGER) {
        const int64_t v = integer(a);
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
        Operands o(args.op, args.result_capacity);
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
consteval Runner runner(const char* args, int outputs) {
  return {
      [](CallArgs& g) { return call(Run, g); }, {N.text, N.type, N.name, N.count, args}, outputs};
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
    ops::name(t, value);                                                                           \
  }
IN_PLACE(copy_into, mpt_tensor from, T(from))
IN_PLACE(fill_into, double value, value)
IN_PLACE(add_into, mpt_tensor x, T(x))
IN_PLACE(mul_into, mpt_tensor x, T(x))

constexpr Runner kRunners[kOps] = {
#define OPI(name, cls) {},
#define OP(name, cls, kind, params, decl, args) runner<run_##name, name##_names>(#args, 1),
#define OP2(name, cls, kind, params, decl, args) runner<run_##name, name##_names>(#args, 2),
#define OPV(name, cls, kind, params, decl, args) runner<run_##name, name##_names>(#args, -1),
#include "core/ops.def"
};

Runner runner_of(mpt_op op) {
  switch (static_cast<Op>(op)) {
    case Op::copy_into: return runner<run_copy_into, copy_into_names>("", 0);
    case Op::fill_into: return runner<run_fill_into, fill_into_names>("", 0);
    case Op::add_into: return runner<run_add_into, add_into_names>("", 0);
    case Op::mul_into: return runner<run_mul_into, mul_into_names>("", 0);
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
      for (int i = 0; i < r.signature.count; ++i) {
        const mpt_op_param p = describe(r.signature, i);
        if (p.kind == MPT_PARAM_TENSOR || p.kind == MPT_PARAM_TENSORS) ++info.inputs;
        if (p.kind != 0) ++info.params;
        info.params += static_cast<int32_t>(fields_of(p.c_type).size());
      }
    }
    out_desc(info, out, "mpt_op_info");
  });
}

mpt_status mpt_op_get_param(mpt_context context, mpt_op op, int32_t index, mpt_op_param* out) {
  return entry("mpt_op_get_param", [&] {
    bool custom;
    const Runner r = find_runner(in(context), op, &custom);
    int32_t at = 0;
    for (int i = 0; !custom && i < r.signature.count; ++i) {
      const mpt_op_param p = describe(r.signature, i);
      if (p.kind != 0 && at++ == index) return out_desc(p, out, "mpt_op_param");
      for (const Field& f : fields_of(p.c_type)) {
        if (at++ != index) continue;
        const mpt_op_param field = {.struct_size = sizeof field,
                                    .kind = f.kind,
                                    .name = f.name,
                                    .c_type = f.type,
                                    .optional = 1,
                                    .length = f.length};
        return out_desc(field, out, "mpt_op_param");
      }
    }
    fail(MPT_ERROR_INVALID_ARGUMENT, "index is %d; the operation has %d parameters", index, at);
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
      g.op = static_cast<Op>(op);
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
