// Opens cuDNN, makes the objects of its graphs, and chooses among its engines.
// SPDX-License-Identifier: Apache-2.0
#include "backends/cuda/cudnn.h"

#include <algorithm>
#include <array>

#include "backends/cuda/library.h"

namespace mpt::cuda {
namespace {

constexpr const char* kName = "libcudnn.so.9";

// True if the engine may compute a graph of this dtype: the same bits on every run, sums in f32 of
// the products of the values as they are. Tensor cores round f32 values to TF32. Transforms lose
// digits that sums of products keep.
bool is_exact_enough(std::span<const DnnNote> notes, DType dtype) {
  for (const DnnNote n : notes) {
    switch (n) {
      case DnnNote::tensor_core:
        if (dtype == DType::f32) return false;
        break;
      case DnnNote::down_converts:
      case DnnNote::reduced_sums:
      case DnnNote::fft:
      case DnnNote::is_not_deterministic:
      case DnnNote::winograd: return false;
    }
  }
  return true;
}

// Opens cuBLASLt as cuDNN will do: by its name, or from the wheel beside cuDNN's own. cuDNN ends
// the process if it finds none.
void open_blas(const void* in_library, size_t toolkit) {
  const std::string name = "libcublasLt.so." + std::to_string(toolkit / 1000);
  Dl_info info{};
  dladdr(in_library, &info);
  std::string folder = info.dli_fname ? info.dli_fname : "";
  folder.resize(folder.rfind('/') + 1);  // npos + 1 is 0
  const std::string wheel = "../../cu" + std::to_string(toolkit / 1000) + "/lib/";
  for (const std::string& path :
       {name, folder + name, folder + wheel + name, folder + "../../cublas/lib/" + name}) {
    if (open_library(path.c_str())) return;
  }
  fail(MPT_ERROR_DEVICE, "%s, which cuDNN needs, could not be opened", name.c_str());
}

DnnDescriptor engine_of(const DnnLibrary& library, const DnnDescriptor& config) {
  DnnDescriptor engine(library, DnnKind::engine);
  DnnObject object = engine.object();
  config.get(DnnAttribute::config_engine, DnnType::object, 1, &object);
  return engine;
}

// Returns the configurations of engines that the heuristics recommend, the best one first.
std::vector<DnnDescriptor> recommended(const DnnTarget& target, const DnnDescriptor& graph,
                                       DnnHeuristics mode) {
  DnnDescriptor heuristics(target.library, DnnKind::heuristics);
  heuristics.set(DnnAttribute::heuristics_graph, graph)
      .set(DnnAttribute::heuristics_mode, DnnType::heuristics_mode, 1, &mode);
  if (target.properties) heuristics.set(DnnAttribute::heuristics_device, *target.properties);
  heuristics.finalize();
  const int64_t n = heuristics.get(DnnAttribute::heuristics_results, DnnType::object, 0, nullptr);
  std::vector<DnnDescriptor> configs;
  std::vector<DnnObject> objects;
  for (int64_t i = 0; i < n; ++i) {
    configs.emplace_back(target.library, DnnKind::config);
    objects.push_back(configs.back().object());
  }
  const int64_t given =
      n ? heuristics.get(DnnAttribute::heuristics_results, DnnType::object, n, objects.data()) : 0;
  while (static_cast<int64_t>(configs.size()) > given) configs.pop_back();
  return configs;
}

}  // namespace

// -- the library ----------------------------------------------------------------------------------

DnnLibrary::DnnLibrary() {
  void* const library = open_library(kName);
  if (!library) fail(MPT_ERROR_DEVICE, "cuDNN could not be opened: %s", dlerror());
#define MPT_X(name, symbol, result, parameters) find_function(library, kName, #symbol, name);
  MPT_CUDNN_FUNCTIONS(MPT_X)
#undef MPT_X
  constexpr size_t kOldest = 90000;  // 9.0
  if (version() < kOldest) {
    fail(MPT_ERROR_DEVICE, "%s is version %zu; it must be %zu or later", kName, version(), kOldest);
  }
  open_blas(reinterpret_cast<const void*>(version), toolkit());
}

std::string DnnLibrary::text(const char* call, DnnStatus s) const {
  std::array<char, 256> why{};
  last_error(why.data(), why.size());
  std::string t = std::string(call) + " returned " + status_text(s);
  if (why[0]) t += std::string(" (") + why.data() + ")";
  return t;
}

void DnnLibrary::need(const char* call, DnnStatus s) const {
  if (s != DnnStatus::success) fail(MPT_ERROR_DEVICE, "%s", text(call, s).c_str());
}

DnnDescriptor::DnnDescriptor(const DnnLibrary& library, DnnKind kind) : library_(&library) {
  library.need("cudnnBackendCreateDescriptor", library.create(kind, &object_));
}

DnnDescriptor& DnnDescriptor::set(DnnAttribute a, DnnType t, int64_t n, const void* values) {
  library_->need("cudnnBackendSetAttribute", library_->set(object_, a, t, n, values));
  return *this;
}

void DnnDescriptor::finalize() {
  library_->need("cudnnBackendFinalize", library_->finalize(object_));
}

int64_t DnnDescriptor::get(DnnAttribute a, DnnType t, int64_t n, void* values) const {
  int64_t given = 0;
  library_->need("cudnnBackendGetAttribute", library_->get(object_, a, t, n, &given, values));
  return n > 0 ? std::min(given, n) : given;
}

// -- plans ----------------------------------------------------------------------------------------

DnnPlan::DnnPlan(const DnnLibrary& library, DnnDescriptor config, DnnDescriptor plan)
    : library_(&library), config_(std::move(config)), plan_(std::move(plan)) {}

DnnPlan DnnPlan::make(const DnnTarget& target, DnnDescriptor config, DType dtype, size_t most) {
  const DnnDescriptor engine = engine_of(target.library, config);
  std::array<DnnNote, kMostNotes> notes{};
  const int64_t n = engine.get(DnnAttribute::engine_notes, DnnType::note, kMostNotes, notes.data());
  if (!is_exact_enough(std::span(notes).first(static_cast<size_t>(n)), dtype)) {
    fail(MPT_ERROR_DEVICE,
         "its engines round more than the operands' dtype allows, or are not deterministic");
  }
  DnnDescriptor plan(target.library, DnnKind::plan);
  plan.set(DnnAttribute::plan_config, config);
  if (target.handle) plan.set(DnnAttribute::plan_handle, target.handle);
  if (target.properties) plan.set(DnnAttribute::plan_device, *target.properties);
  plan.finalize();
  int64_t workspace = 0, number = 0;
  plan.get(DnnAttribute::plan_workspace, DnnType::i64, 1, &workspace);
  if (workspace > static_cast<int64_t>(most)) {
    fail(MPT_ERROR_DEVICE, "its engines need more workspace than the %zu bytes that they get",
         most);
  }
  engine.get(DnnAttribute::engine_number, DnnType::i64, 1, &number);
  DnnPlan made(target.library, std::move(config), std::move(plan));
  made.workspace_ = static_cast<size_t>(workspace);
  made.engine_ = number;
  return made;
}

std::vector<DnnPlan> DnnPlan::find(const DnnTarget& target,
                                   std::span<const DnnDescriptor* const> nodes,
                                   const std::vector<int64_t>& ids, DType dtype,
                                   const DnnWishes& wishes) {
  DnnDescriptor graph(target.library, DnnKind::graph);
  std::vector<DnnObject> objects;
  for (const DnnDescriptor* n : nodes) objects.push_back(n->object());
  graph.set(DnnAttribute::graph_nodes, DnnType::object, static_cast<int64_t>(objects.size()),
            objects.data());
  if (target.handle) graph.set(DnnAttribute::graph_handle, target.handle);
  graph.finalize();
  std::vector<DnnPlan> plans;
  std::string refusal = "it has no engine for the operands";
  for (const DnnHeuristics mode : {DnnHeuristics::a, DnnHeuristics::fallback}) {
    if (!plans.empty()) break;
    try {
      for (DnnDescriptor& config : recommended(target, graph, mode)) {
        if (plans.size() == wishes.plans) break;
        try {
          plans.push_back(make(target, std::move(config), dtype, wishes.workspace));
          plans.back().ids_ = ids;
        } catch (const Error& e) {
          refusal = message_of(e);
        }
      }
    } catch (const Error& e) {  // the heuristics have no result
      refusal = message_of(e);
    }
  }
  if (plans.empty()) fail(MPT_ERROR_DEVICE, "%s", refusal.c_str());
  return plans;
}

// A pack cannot be changed once it is finished, so that each run makes one.
DnnStatus DnnPlan::run(DnnHandle handle, void* const* pointers, void* workspace) const {
  DnnObject pack = nullptr;
  DnnStatus s = library_->create(DnnKind::pack, &pack);
  const auto set = [&](DnnAttribute a, DnnType t, size_t n, const void* values) {
    if (s == DnnStatus::success) s = library_->set(pack, a, t, static_cast<int64_t>(n), values);
  };
  set(DnnAttribute::pack_pointers, DnnType::pointer, ids_.size(), pointers);
  set(DnnAttribute::pack_ids, DnnType::i64, ids_.size(), ids_.data());
  set(DnnAttribute::pack_workspace, DnnType::pointer, 1, &workspace);
  if (s == DnnStatus::success) s = library_->finalize(pack);
  if (s == DnnStatus::success) s = library_->execute(handle, plan_.object(), pack);
  if (pack) library_->destroy(pack);
  return s;
}

// -- the device -----------------------------------------------------------------------------------

Dnn::~Dnn() {
  if (!handle_) return;
  const Current current(p_.cu, p_.context);
  library_->handle_destroy(handle_);
}

const char* Dnn::missing() {
  if (!std::exchange(is_tried_, true)) {
    try {
      open();
    } catch (const Error& e) {
      missing_ = message_of(e);
    }
  }
  return handle_ ? nullptr : missing_.c_str();
}

void Dnn::open() {
  auto library = std::make_unique<DnnLibrary>();
  const Current current(p_.cu, p_.context);
  DnnHandle handle = nullptr;
  library->need("cudnnCreate", library->handle_create(&handle));
  if (const DnnStatus s = library->set_stream(handle, stream_.handle()); s != DnnStatus::success) {
    const std::string why = library->text("cudnnSetStream", s);
    library->handle_destroy(handle);
    fail(MPT_ERROR_DEVICE, "%s", why.c_str());
  }
  library_ = std::move(library);
  handle_ = handle;
}

const char* Dnn::run(const DnnPlan& plan, void* const* pointers, void* workspace) {
  const Current current(p_.cu, p_.context);
  return stream_.add_of_library("cudnnBackendExecute", [&](StreamHandle) -> const char* {
    const DnnStatus s = plan.run(handle_, pointers, workspace);
    if (s == DnnStatus::success) return nullptr;
    refusal_ = library_->text("cudnnBackendExecute", s);
    return refusal_.c_str();
  });
}

}  // namespace mpt::cuda
