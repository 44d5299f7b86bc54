// Objects of the stand-in for cuDNN with their attributes, and what a graph of them computes.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <map>
#include <memory>
#include <vector>

#include "backends/backend.h"
#include "backends/cuda/cudnn.h"

namespace mpt_test {

using namespace mpt::cuda;

// The engines, in the order of the heuristics. All but the last two fail somewhere.
enum Engine : int64_t { kRandomOrder, kTransform, kRefuses, kHungry, kTensorCore, kPlain };

[[noreturn]] inline void end(const char* why) {
  std::fprintf(stderr, "fake cuDNN: %s\n", why);
  std::abort();
}

struct Object;
using Link = std::shared_ptr<Object>;

struct Value {
  DnnType type;
  int64_t n;
  std::vector<char> bytes;
  std::vector<Link> links;  // for objects

  template <class T>
  std::vector<T> all() const {
    std::vector<T> v(static_cast<size_t>(n));
    if (n) std::memcpy(v.data(), bytes.data(), bytes.size());
    return v;
  }
  template <class T>
  T one() const {
    if (n != 1 || bytes.size() != sizeof(T)) end("an attribute has another number of values");
    T v;
    std::memcpy(&v, bytes.data(), sizeof v);
    return v;
  }
};

struct Object {
  DnnKind kind;
  bool is_done = false;
  std::map<DnnAttribute, Value> values{};
  Engine number{};  // engines and configurations have one
  Link graph{};     // configurations have one

  const Value& at(DnnAttribute a) const { return values.at(a); }
  const Object& link(DnnAttribute a) const { return *at(a).links.at(0); }
};

int64_t id_of(const Object& tensor);
mpt::Spec spec_of(const Object& tensor);
bool is_inside(const Object& tensor);  // no run takes it
bool is_number(const Object& tensor);  // a float of the host

int64_t alignment_of(const Object& tensor);
int64_t bytes_of(const Object& tensor);  // from its first element to its last one
std::vector<const Object*> tensors_of(const Object& node);

// The tensors of a node.
struct Operands {
  std::vector<const Object*> in, out;
};
Operands operands_of(const Object& node);

// Returns why a norm is refused; nullptr: it is not.
const char* refusal_of_norm(const Object& node);
// False for graphs with a norm and for those of attention for which cuDNN 9.28 recommends no
// engine.
bool has_engines(const Object& graph);

// Prepares the nodes of a graph that is no convolution, computed one after the other. A run takes
// the tensors by their numbers in the order of `out` and `in`.
std::unique_ptr<mpt::Prepared> prepare_nodes(const Link& graph, const std::vector<int64_t>& out,
                                             const std::vector<int64_t>& in,
                                             const std::vector<int64_t>& numbers,
                                             const std::vector<float>& values);

// A graph as a request for the reference kernels, or as nodes to compute in turn.
class DnnProblem {
 public:
  explicit DnnProblem(const Link& graph);

  // Takes floats of the host, in the order of numbers().
  void set_numbers(const std::vector<float>& values);
  // Returns nullptr if the shapes do not agree.
  std::unique_ptr<mpt::Prepared> prepare() const;

  // Return the tensors that a plan takes.
  const std::vector<int64_t>& outputs() const { return out_ids_; }
  const std::vector<int64_t>& inputs() const { return in_ids_; }
  const std::vector<int64_t>& numbers() const { return number_ids_; }
  // Calls f(number, alignment in bytes, extent in bytes) for each of them in the device's memory.
  template <class F>
  void for_each_operand(F f) const {
    for (const Link& node : graph_->at(DnnAttribute::graph_nodes).links)
      for (const Object* t : tensors_of(*node))
        if (!is_inside(*t) && !is_number(*t)) f(id_of(*t), alignment_of(*t), bytes_of(*t));
  }

 private:
  void set_convolution(const Object& node);
  void set_params(const Object& convolution);
  void add_bias(const Object& node);
  void set_nodes(const Link& graph);
  void add_input(const Object& tensor);
  void add_output(const Object& tensor);

  mpt::Kernel kernel_{};
  mpt::ConvParams conv_{};
  Link graph_;
  bool has_nodes_ = false;  // that are computed one after the other
  std::vector<float> numbers_;
  std::vector<mpt::Spec> out_, in_;
  std::vector<int64_t> out_ids_, in_ids_, number_ids_;
};

}  // namespace mpt_test
