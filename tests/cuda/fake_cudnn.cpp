// A stand-in for cuDNN, libcudnn.so.9, as far as the module calls it, from the documentation of its
// graph API. It keeps objects with their attributes, and checks what the documentation asks of
// them. A plan computes by the reference kernels on the stand-in for CUDA's driver, in the order of
// the stream. It takes what the graph says, so that a wrong attribute gives wrong numbers.
//
// Its heuristics recommend engines that the module must not take before those that it may take.
// SPDX-License-Identifier: Apache-2.0
#include "fake_cudnn.h"

#include <dlfcn.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "fake_cudnn_graph.h"
#include "fake_driver.h"
#include "slowed.h"

using namespace mpt::cuda;
using namespace mpt_test;

struct cudnnContext {
  StreamHandle stream = nullptr;
};

namespace {

constexpr DnnStatus kOk = DnnStatus::success, kNotInitialized{1001}, kBadParam{2000},
                    kNotSupported{3000}, kInternalError{4000};

constexpr size_t kWorkspace = 1000;  // bytes of the engines that are not hungry

struct State {
  FakeDnn told;
  std::map<DnnObject, Link> objects;
  std::set<DnnHandle> handles;
  std::string said;

  ~State() {
    if (objects.empty() && handles.empty()) return;
    std::fprintf(stderr, "fake cuDNN: %zu objects and %zu handles are left\n", objects.size(),
                 handles.size());
    _exit(1);
  }
};
State& state() {
  static State s;
  return s;
}

DnnStatus refuse(DnnStatus s, std::string why) {
  state().said = std::move(why);
  return s;
}
bool fails() { return ++state().told.calls == state().told.fails; }

Link find(DnnObject o) {
  const auto at = state().objects.find(o);
  if (at == state().objects.end()) end("an object is used that does not exist");
  return at->second;
}

size_t size_of(DnnType t) {
  switch (t) {
    case DnnType::i64:
    case DnnType::handle:
    case DnnType::pointer:
    case DnnType::object: return 8;
    case DnnType::boolean:
    case DnnType::character: return 1;
    default: return 4;
  }
}

// An attribute, with its type, that an object needs before it is finished.
struct Need {
  DnnAttribute name;
  DnnType type;
  bool is_optional = false;
};
std::vector<Need> needs(DnnKind k) {
  using enum DnnAttribute;
  constexpr auto kObject = DnnType::object, kI64 = DnnType::i64, kF32 = DnnType::f32;
  switch (k) {
    case DnnKind::tensor:
      return {{tensor_dtype, DnnType::dtype},
              {tensor_shape, kI64},
              {tensor_strides, kI64},
              {tensor_id, kI64},
              {tensor_alignment, kI64},
              {tensor_is_virtual, DnnType::boolean},
              {tensor_is_by_value, DnnType::boolean, true}};
    case DnnKind::convolution:
      return {{convolution_compute, DnnType::dtype}, {convolution_mode, DnnType::convolution_mode},
              {convolution_spatial, kI64},           {convolution_paddings, kI64},
              {convolution_paddings_after, kI64},    {convolution_strides, kI64},
              {convolution_dilations, kI64}};
    case DnnKind::conv:
      return {{conv_alpha, kF32}, {conv_beta, kF32}, {conv_convolution, kObject},
              {conv_x, kObject},  {conv_w, kObject}, {conv_y, kObject}};
    case DnnKind::conv_data:
      return {{conv_data_alpha, kF32}, {conv_data_beta, kF32}, {conv_data_convolution, kObject},
              {conv_data_dx, kObject}, {conv_data_w, kObject}, {conv_data_dy, kObject}};
    case DnnKind::conv_weight:
      return {{conv_weight_alpha, kF32},          {conv_weight_beta, kF32},
              {conv_weight_convolution, kObject}, {conv_weight_x, kObject},
              {conv_weight_dw, kObject},          {conv_weight_dy, kObject}};
    case DnnKind::pointwise:
      return {{pointwise_mode, DnnType::pointwise_mode},
              {pointwise_compute, DnnType::dtype},
              {pointwise_dim, kI64, true}};
    case DnnKind::pointwise_node:
      return {{pointwise_node_pointwise, kObject},
              {pointwise_node_x, kObject},
              {pointwise_node_b, kObject, true},
              {pointwise_node_t, kObject, true},
              {pointwise_node_y, kObject}};
    case DnnKind::matmul: return {{matmul_compute, DnnType::dtype}};
    case DnnKind::matmul_node:
      return {{matmul_node_matmul, kObject},
              {matmul_node_a, kObject},
              {matmul_node_b, kObject},
              {matmul_node_c, kObject}};
    case DnnKind::reduction:
      return {{reduction_by, DnnType::reduction}, {reduction_compute, DnnType::dtype}};
    case DnnKind::reduction_node:
      return {{reduction_node_reduction, kObject},
              {reduction_node_x, kObject},
              {reduction_node_y, kObject}};
    case DnnKind::norm:
      return {{norm_mode, DnnType::norm_mode},
              {norm_phase, DnnType::norm_phase},
              {norm_x, kObject},
              {norm_mean, kObject, true},
              {norm_rstd, kObject, true},
              {norm_w, kObject},
              {norm_b, kObject},
              {norm_eps, kObject},
              {norm_y, kObject}};
    case DnnKind::norm_grad:
      return {{norm_grad_mode, DnnType::norm_mode},
              {norm_grad_x, kObject},
              {norm_grad_mean, kObject},
              {norm_grad_rstd, kObject},
              {norm_grad_dy, kObject},
              {norm_grad_w, kObject},
              {norm_grad_dw, kObject},
              {norm_grad_db, kObject},
              {norm_grad_dx, kObject}};
    case DnnKind::view: return {{view_x, kObject}, {view_y, kObject}};
    case DnnKind::graph: return {{graph_nodes, kObject}, {graph_handle, DnnType::handle}};
    case DnnKind::heuristics:
      return {{heuristics_graph, kObject}, {heuristics_mode, DnnType::heuristics_mode}};
    case DnnKind::plan: return {{plan_config, kObject}, {plan_handle, DnnType::handle}};
    case DnnKind::pack:
      return {
          {pack_ids, kI64}, {pack_pointers, DnnType::pointer}, {pack_workspace, DnnType::pointer}};
    default: return {};
  }
}

size_t workspace_of(Engine e) {
  return e == kHungry ? size_t{1} << 40 : std::max(kWorkspace, state().told.workspace);
}

std::vector<DnnNote> notes_of(Engine e) {
  switch (e) {
    case kRandomOrder: return {DnnNote::is_not_deterministic};
    case kTransform: return {DnnNote::tensor_core, DnnNote::winograd};
    case kTensorCore: return {DnnNote::tensor_core};
    default: return {};
  }
}

using RunOnStream = Result (*)(StreamHandle, const std::function<void()>&);
template <class F>
F of_driver(const char* name) {
  static void* const library = dlopen("libcuda.so.1", RTLD_NOW | RTLD_LOCAL);
  if (!library) end(dlerror());
  return reinterpret_cast<F>(dlsym(library, name));
}
bool has_context() {
  Ordinal device = 0;
  return of_driver<Result (*)(Ordinal*)>("cuCtxGetDevice")(&device) == Result::success;
}

}  // namespace

#define EXPORTED extern "C" __attribute__((visibility("default")))

// Every function is declared as the module declares it.
#define MPT_X(name, symbol, result, parameters) EXPORTED result symbol parameters;
MPT_CUDNN_FUNCTIONS(MPT_X)
#undef MPT_X
EXPORTED FakeDnn* mpt_fake_cudnn();
FakeDnn* mpt_fake_cudnn() { return &state().told; }

size_t cudnnGetVersion() { return 92800; }
size_t cudnnGetCudartVersion() { return 13000; }
const char* cudnnGetErrorString(DnnStatus s) {
  if (s == kOk) return "CUDNN_STATUS_SUCCESS";
  if (s == kNotInitialized) return "CUDNN_STATUS_NOT_INITIALIZED";
  if (s == kBadParam) return "CUDNN_STATUS_BAD_PARAM";
  return s == kNotSupported ? "CUDNN_STATUS_NOT_SUPPORTED" : "CUDNN_STATUS_INTERNAL_ERROR";
}
void cudnnGetLastErrorString(char* out, size_t n) {
  std::snprintf(out, n, "%s", state().said.c_str());
  state().said.clear();
}

DnnStatus cudnnCreate(DnnHandle* out) {
  if (fails()) return kInternalError;
  if (!has_context()) return refuse(kNotInitialized, "no context is current");
  *out = *state().handles.insert(new cudnnContext).first;
  ++state().told.objects;
  return kOk;
}
DnnStatus cudnnDestroy(DnnHandle h) {
  if (!state().handles.erase(h)) end("a handle is destroyed that does not exist");
  --state().told.objects;
  delete h;
  return kOk;
}
DnnStatus cudnnSetStream(DnnHandle h, StreamHandle s) {
  if (fails()) return kInternalError;
  h->stream = s;
  return kOk;
}

DnnStatus cudnnBackendCreateDescriptor(DnnKind kind, DnnObject* out) {
  if (fails()) return kInternalError;
  const auto o = std::make_shared<Object>(Object{kind});
  *out = o.get();
  state().objects[o.get()] = o;
  ++state().told.objects;
  return kOk;
}
DnnStatus cudnnBackendDestroyDescriptor(DnnObject o) {
  if (!state().objects.erase(o)) end("an object is destroyed that does not exist");
  --state().told.objects;
  return kOk;
}
DnnStatus cudnnBackendSetAttribute(DnnObject object, DnnAttribute a, DnnType t, int64_t n,
                                   const void* values) {
  if (fails()) return kInternalError;
  Object& o = *find(object);
  if (o.is_done) return refuse(kBadParam, "the object is finished");
  bool is_known = false;
  for (const Need& need : needs(o.kind)) is_known |= need.name == a && need.type == t;
  if (!is_known || n < 1) {
    return refuse(kBadParam, "attribute " + std::to_string(static_cast<int>(a)));
  }
  const auto* bytes = static_cast<const char*>(values);
  Value v{t, n, {bytes, bytes + static_cast<size_t>(n) * size_of(t)}, {}};
  if (t == DnnType::object) {
    for (const DnnObject other : v.all<DnnObject>()) {
      v.links.push_back(find(other));
      if (!v.links.back()->is_done) return refuse(kBadParam, "an object that is not finished");
    }
  }
  o.values[a] = std::move(v);
  return kOk;
}

DnnStatus cudnnBackendFinalize(DnnObject object) {
  if (fails()) return kInternalError;
  Object& o = *find(object);
  for (const Need& need : needs(o.kind)) {
    if (!need.is_optional && !o.values.count(need.name)) {
      return refuse(kBadParam, "no attribute " + std::to_string(static_cast<int>(need.name)));
    }
  }
  if (o.kind == DnnKind::graph && !DnnProblem(find(object)).prepare()) {
    return refuse(kBadParam, "the shapes");
  }
  if (o.kind == DnnKind::norm || o.kind == DnnKind::norm_grad) {
    if (const char* why = refusal_of_norm(o)) return refuse(kBadParam, why);
  }
  if (o.kind == DnnKind::plan && o.link(DnnAttribute::plan_config).number == kRefuses) {
    return refuse(kNotSupported, "this engine refuses");
  }
  o.is_done = true;
  state().told.plans += o.kind == DnnKind::plan;
  return kOk;
}

DnnStatus cudnnBackendGetAttribute(DnnObject object, DnnAttribute a, DnnType t, int64_t n,
                                   int64_t* given, void* values) {
  if (fails()) return kInternalError;
  const Link link = find(object);
  const Object& o = *link;
  if (!o.is_done) return refuse(kBadParam, "the object is not finished");
  const auto give = [&](const auto& v, DnnType type) {
    if (t != type) return refuse(kBadParam, "another type");
    const auto count = static_cast<int64_t>(v.size());
    *given = count;
    const auto most = static_cast<size_t>(std::max<int64_t>(std::min(n, count), 0));
    if (most) std::memcpy(values, v.data(), most * sizeof v[0]);
    return kOk;
  };
  switch (a) {
    case DnnAttribute::heuristics_results: {
      const bool is_first =
          o.at(DnnAttribute::heuristics_mode).one<DnnHeuristics>() == DnnHeuristics::a;
      const Link& graph = o.at(DnnAttribute::heuristics_graph).links[0];
      std::vector<Engine> engines = is_first
                                        ? std::vector<Engine>{kRandomOrder, kTransform, kRefuses}
                                        : std::vector<Engine>{kHungry, kTensorCore, kPlain};
      if (!has_engines(*graph)) engines.clear();
      *given = static_cast<int64_t>(engines.size());
      for (int64_t i = 0; i < std::min(n, *given); ++i) {
        Object& c = *find(static_cast<DnnObject*>(values)[i]);
        c.number = engines[static_cast<size_t>(i)];
        c.graph = graph;
        c.is_done = true;
      }
      return kOk;
    }
    case DnnAttribute::config_engine: {
      Object& e = *find(static_cast<DnnObject*>(values)[0]);
      e.number = o.number;
      e.is_done = true;
      *given = 1;
      return kOk;
    }
    case DnnAttribute::engine_notes: return give(notes_of(o.number), DnnType::note);
    case DnnAttribute::engine_number: return give(std::vector<int64_t>{o.number}, DnnType::i64);
    case DnnAttribute::plan_workspace:
      return give(std::vector<int64_t>{static_cast<int64_t>(
                      workspace_of(o.link(DnnAttribute::plan_config).number))},
                  DnnType::i64);
    default: return refuse(kBadParam, "attribute " + std::to_string(static_cast<int>(a)));
  }
}

DnnStatus cudnnBackendExecute(DnnHandle handle, DnnObject plan_object, DnnObject pack_object) {
  if (fails()) return kInternalError;
  if (!has_context()) return refuse(kBadParam, "no context is current");
  const Link plan = find(plan_object), pack = find(pack_object);
  if (!plan->is_done || !pack->is_done) return refuse(kBadParam, "an object is not finished");
  const Object& config = plan->link(DnnAttribute::plan_config);
  const auto problem = std::make_shared<DnnProblem>(config.graph);
  const auto ids = pack->at(DnnAttribute::pack_ids).all<int64_t>();
  const auto pointers = pack->at(DnnAttribute::pack_pointers).all<void*>();
  void* const workspace = pack->at(DnnAttribute::pack_workspace).one<void*>();
  if (ids.size() != pointers.size() || !workspace) return refuse(kBadParam, "the pack");
  const auto find_all = [&](const std::vector<int64_t>& wanted, std::vector<void*>& out) {
    for (const int64_t id : wanted)
      for (size_t i = 0; i < ids.size(); ++i)
        if (ids[i] == id) out.push_back(pointers[i]);
    return out.size() == wanted.size();
  };
  std::vector<void*> y, x, numbers;
  if (!find_all(problem->outputs(), y) || !find_all(problem->inputs(), x) ||
      !find_all(problem->numbers(), numbers) ||
      y.size() + x.size() + numbers.size() != ids.size()) {
    return refuse(kBadParam, "the tensors of the pack are not those of the graph");
  }
  problem->for_each_operand([&](int64_t id, int64_t alignment, int64_t bytes) {
    const auto n = std::find(ids.begin(), ids.end(), id) - ids.begin();
    const auto at = reinterpret_cast<uintptr_t>(pointers[static_cast<size_t>(n)]),
               room = reinterpret_cast<uintptr_t>(workspace);
    if (at % static_cast<uintptr_t>(alignment)) end("a tensor is less aligned than was said");
    if (at < room + kWorkspace && at + static_cast<uintptr_t>(bytes) > room) {
      end("a tensor lies in the workspace");
    }
  });
  std::vector<float> values;
  for (const void* p : numbers) values.push_back(*static_cast<const float*>(p));
  problem->set_numbers(values);
  const auto run = of_driver<RunOnStream>(mpt_test::kFakeCudaRun);
  const FakeDnn& told = state().told;
  const bool is_slow = told.fastest >= 0 && told.fastest != config.number;
  const Result r = run(handle->stream, [problem, y, x, workspace, is_slow] {
    const mpt_test::Slowed slowed(is_slow);
    std::memset(workspace, 0x5a, kWorkspace);
    const auto kernel = problem->prepare();
    std::vector<char> scratch(kernel->workspace + 64);
    std::vector<const void*> in(x.begin(), x.end());
    in.resize(8);  // operands that are not there
    const mpt::AttentionScalars scalars{};
    const mpt::Jobs jobs;
    kernel->run({.out = y.data(),
                 .in = in.data(),
                 .scalars = &scalars,
                 .workspace = scratch.data(),
                 .jobs = jobs});
    std::memset(workspace, 0x5a, kWorkspace);
  });
  if (r != Result::success) return refuse(kInternalError, "the driver");
  ++state().told.runs;
  state().told.engine = config.number;
  return kOk;
}
