// einsum: sums of products by an equation in Einstein's notation.
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <map>
#include <set>
#include <string>

#include "core/sizes.h"
#include "ops/op.h"
#include "ops/ops.h"

namespace mpt::ops {
namespace {

// The names of a tensor's dims: a letter, or 256 + i for the i-th dim of the widest ellipsis.
using Labels = std::vector<int>;

constexpr int kEllipsis = 256;
bool is_letter(int label) { return label < kEllipsis; }
bool has(const Labels& labels, int label) {
  return std::ranges::find(labels, label) != labels.end();
}
int place_of(const Labels& labels, int label) {
  return static_cast<int>(std::ranges::find(labels, label) - labels.begin());
}
std::string name_of(int label) {
  return is_letter(label) ? std::string(1, static_cast<char>(label)) : "...";
}

// A tensor and the names of its dims.
struct Named {
  Tensor x;
  Labels labels;
};

// Reads the terms of an equation.
class Equation {
 public:
  Equation(const char* equation, const std::vector<Tensor>& list) : text_(equation) {
    std::string all;
    for (const char* c = equation; *c; ++c)
      if (*c != ' ') all += *c;
    const size_t arrow = all.find("->");
    std::vector<std::string> terms(1);
    for (const char c : all.substr(0, arrow)) {
      if (c == ',') terms.emplace_back();
      else terms.back() += c;
    }
    if (terms.size() != list.size()) {
      fail(MPT_ERROR_INVALID_ARGUMENT,
           "the equation '%s' has %zu operands, and %zu tensors are given", text_, terms.size(),
           list.size());
    }
    for (size_t i = 0; i < terms.size(); ++i) {
      const int letters = count_letters(terms[i]), rank = list[i].rank();
      const bool wide = terms[i].find("...") != std::string::npos;
      if (wide ? letters > rank : letters != rank) {
        fail(MPT_ERROR_SHAPE, "'%s' of the equation '%s' has %d dims, and the tensor has shape %s",
             terms[i].c_str(), text_, letters, text(list[i].shape()).s);
      }
      if (wide) widest_ = std::max(widest_, rank - letters);
    }
    for (size_t i = 0; i < terms.size(); ++i) {
      operands.push_back(labels_of(terms[i], list[i].rank() - count_letters(terms[i])));
    }
    std::map<int, int> count;
    for (const Labels& labels : operands)
      for (const int l : labels) ++count[l];
    if (arrow == std::string::npos) {
      for (int i = 0; i < widest_; ++i) result.push_back(kEllipsis + i);
      for (const auto& [label, n] : count)
        if (n == 1 && is_letter(label)) result.push_back(label);
      return;
    }
    const std::string right = all.substr(arrow + 2);
    count_letters(right);
    for (const int l : labels_of(right, widest_)) {
      if (has(result, l) || (is_letter(l) && !count.contains(l))) {
        fail(MPT_ERROR_INVALID_ARGUMENT,
             "the result '%s' of the equation '%s' can have each letter of the operands once, and "
             "no "
             "others",
             right.c_str(), text_);
      }
      if (count.contains(l)) result.push_back(l);
    }
  }

  std::vector<Labels> operands;
  Labels result;

 private:
  // Returns the number of letters of a term, and checks that it is one.
  int count_letters(const std::string& term) const {
    std::string letters = term;
    if (const size_t at = letters.find("..."); at != std::string::npos) letters.erase(at, 3);
    const auto is_latin = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
    const bool good = std::ranges::all_of(letters, is_latin);
    if (!good) {
      fail(MPT_ERROR_INVALID_ARGUMENT,
           "'%s' of the equation '%s' is no term: a term has letters and at most one '...'",
           term.c_str(), text_);
    }
    return static_cast<int>(letters.size());
  }
  // Returns the names of a term whose ellipsis stands for `wide` dims.
  Labels labels_of(const std::string& term, int wide) const {
    Labels labels;
    for (size_t i = 0; i < term.size(); ++i) {
      if (term[i] != '.') {
        labels.push_back(term[i]);
        continue;
      }
      for (int k = widest_ - wide; k < widest_; ++k) labels.push_back(kEllipsis + k);
      i += 2;
    }
    return labels;
  }

  const char* text_;
  int widest_ = 0;
};

[[noreturn]] void fail_extents(int label, int64_t a, int64_t b) {
  fail(MPT_ERROR_SHAPE, "the dims '%s' have the extents %lld and %lld; they must be equal",
       name_of(label).c_str(), static_cast<long long>(a), static_cast<long long>(b));
}

// Replaces dims that share a name by their diagonal.
Named diagonals(Named t) {
  for (int j = 1; j < static_cast<int>(t.labels.size()); ++j) {
    const int label = t.labels[static_cast<size_t>(j)], i = place_of(t.labels, label);
    if (i == j) continue;
    const int64_t n = t.x.size(i);
    if (t.x.size(j) != n) fail_extents(label, n, t.x.size(j));
    Dims order, shape;
    Labels labels;
    for (int k = 0; k < t.x.rank(); ++k) {
      if (k == i || k == j) continue;
      order.push(k);
      shape.push(t.x.size(k));
      labels.push_back(t.labels[static_cast<size_t>(k)]);
    }
    order.push(i);
    order.push(j);
    shape.push(checked_mul(n, n, "einsum"));
    labels.push_back(label);
    const Tensor line = reshape(permute(t.x, order), shape);
    t = {n == 0 ? line : slice(line, -1, 0, line.size(-1), n + 1), labels};
    j = 0;
  }
  return t;
}

// Sums over the dims that `keep` does not name.
Named without(const Named& t, const std::set<int>& keep) {
  Dims dims;
  Labels left;
  for (int k = 0; k < t.x.rank(); ++k) {
    const int label = t.labels[static_cast<size_t>(k)];
    if (keep.contains(label)) left.push_back(label);
    else dims.push(k);
  }
  return dims.empty() ? t : Named{sum(t.x, dims), left};
}

// Returns the product of two tensors, summed over the common dims that `keep` does not name: one
// batched matrix product.
Named product(const Named& a, const Named& b, const std::set<int>& keep) {
  std::map<int, int64_t> extent;
  for (const Named* t : {&a, &b}) {
    for (int k = 0; k < t->x.rank(); ++k) {
      int64_t& n = extent.try_emplace(t->labels[static_cast<size_t>(k)], 1).first->second;
      const int64_t size = t->x.size(k);
      if (n == 1) n = size;
      else if (size != 1 && size != n) fail_extents(t->labels[static_cast<size_t>(k)], n, size);
    }
  }
  Labels batch, inner, rows, columns;
  for (const int l : a.labels) {
    if (!has(b.labels, l)) rows.push_back(l);
    else (keep.contains(l) ? batch : inner).push_back(l);
  }
  for (const int l : b.labels)
    if (!has(a.labels, l)) columns.push_back(l);

  const auto size_of = [&](const Labels& labels) {
    int64_t n = 1;
    for (const int l : labels) n = checked_mul(n, extent[l], "einsum");
    return n;
  };
  const auto laid = [&](const Named& t, std::initializer_list<const Labels*> parts) {
    Dims order, wide, merged;
    for (const Labels* part : parts) {
      merged.push(size_of(*part));
      for (const int l : *part) {
        order.push(place_of(t.labels, l));
        wide.push(extent[l]);
      }
    }
    const Tensor x = permute(t.x, order);
    return reshape(x.shape() == wide ? x : expand(x, wide), merged);
  };
  const Tensor y = bmm(laid(a, {&batch, &rows, &inner}), laid(b, {&batch, &inner, &columns}));
  Labels labels = batch;
  labels.insert(labels.end(), rows.begin(), rows.end());
  labels.insert(labels.end(), columns.begin(), columns.end());
  Dims shape;
  for (const int l : labels) shape.push(extent[l]);
  return {reshape(y, shape), labels};
}

// True if an equation is at most one product, with no sums before it.
bool is_one_product(const Equation& e) {
  if (e.operands.size() != 2) return e.operands.size() == 1;
  for (const size_t i : {0, 1})
    for (const int l : e.operands[i])
      if (!has(e.result, l) && !has(e.operands[1 - i], l)) return false;
  return true;
}

}  // namespace

Tensor einsum(std::vector<Tensor> list, const char* equation) {
  if (list.empty()) fail(MPT_ERROR_INVALID_ARGUMENT, "einsum takes at least one tensor");
  std::vector<Tensor*> inputs;
  for (Tensor& t : list) inputs.push_back(&t);
  Call call(list[0].ctx(), Op::einsum, inputs);
  const Equation terms(equation, list);
  const DType dtype = common_dtype(std::vector<const Tensor*>(inputs.begin(), inputs.end()));
  // A product of 16-bit tensors accumulates in f32. Where there is more, all of it is in f32.
  const bool wide = is_half(dtype) && !is_one_product(terms);
  const auto operand = [&](size_t i) {
    const Tensor x = cast(list[i], dtype);
    return diagonals({wide ? cast(x, DType::f32) : x, terms.operands[i]});
  };
  // Returns the names in the result and in the operands from `first` on.
  const auto names_from = [&](size_t first) {
    std::set<int> names(terms.result.begin(), terms.result.end());
    for (size_t k = first; k < list.size(); ++k)
      names.insert(terms.operands[k].begin(), terms.operands[k].end());
    return names;
  };
  Named y = without(operand(0), names_from(1));
  for (size_t i = 1; i < list.size(); ++i) {
    const std::set<int> keep = names_from(i + 1);
    std::set<int> common = keep;
    common.insert(y.labels.begin(), y.labels.end());
    y = product(y, without(operand(i), common), keep);
  }
  Dims order;
  for (const int l : terms.result) order.push(place_of(y.labels, l));
  return cast(permute(y.x, order), dtype);
}

}  // namespace mpt::ops
