// JSON: reads it into a tree; writes texts and numbers.
// SPDX-License-Identifier: Apache-2.0
#include "io/json.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "core/error.h"

namespace mpt::io {

using Library = nlohmann::json;
using Kind = JsonValue::Kind;

namespace {

// Forwards the events of the library's parser.
struct Reporter {
  JsonEvents& to;
  bool null() { return to.null(); }
  bool boolean(bool v) { return to.boolean(v); }
  bool number_integer(int64_t v) { return to.number_integer(v); }
  bool number_unsigned(uint64_t v) { return to.number_unsigned(v); }
  bool number_float(double v, const std::string&) { return to.number_float(v); }
  bool string(const std::string& s) { return is_c_string(s) && to.string(s); }
  bool binary(const Library::binary_t&) { return false; }  // not in JSON text
  bool start_object(size_t) { return to.start_object(); }
  bool key(const std::string& s) { return is_c_string(s) && to.key(s); }
  bool end_object() { return to.end_object(); }
  bool start_array(size_t) { return to.start_array(); }
  bool end_array() { return to.end_array(); }
  bool parse_error(size_t at, const std::string&, const Library::exception&) {
    to.parse_error(at);
    return false;
  }
  bool is_c_string(const std::string& s) {
    if (s.find('\0') == std::string::npos) return true;
    to.nul_in_text();
    return false;
  }
};

}  // namespace

bool parse_json(std::string_view text, JsonEvents& events) {
  Reporter reporter{events};
  return Library::sax_parse(text.data(), text.data() + text.size(), &reporter);
}

// Builds the tree from events.
class Json::Builder final : public JsonEvents {
 public:
  Builder(Json& out, int max_depth) : out_(out), max_depth_(max_depth) {}

  bool null() override { return add(Kind::null); }
  bool boolean(bool b) override {
    add(Kind::boolean);
    out_.nodes_.back().truth = b;
    return true;
  }
  bool number_integer(int64_t v) override { return number_float(static_cast<double>(v)); }
  bool number_unsigned(uint64_t v) override {
    add(Kind::whole);
    out_.nodes_.back().whole = v;
    return true;
  }
  bool number_float(double v) override {
    add(Kind::real);
    out_.nodes_.back().real = v;
    return true;
  }
  bool string(const std::string& s) override {
    count();
    return text(s);
  }
  bool start_object() override { return open(Kind::object); }
  bool start_array() override { return open(Kind::list); }
  bool end_object() override { return close(); }
  bool end_array() override { return close(); }
  bool key(const std::string& s) override { return text(s); }
  void parse_error(size_t) override {}
  void nul_in_text() override {}

 private:
  // Counts a value of the innermost list or object.
  void count() {
    if (!open_.empty()) ++out_.nodes_[open_.back()].whole;
  }
  void push(Kind kind) {
    std::vector<Node>& nodes = out_.nodes_;
    if (nodes.size() == nodes.capacity()) {
      const size_t more = std::max<size_t>(64, 2 * nodes.size());
      if (more > UINT32_MAX)
        fail(MPT_ERROR_OUT_OF_MEMORY, "the JSON text has more than 2^32 values");
      out_.memory_.add(more * sizeof(Node));
      nodes.reserve(more);
    }
    Node n;
    n.kind = kind;
    n.end = static_cast<uint32_t>(nodes.size()) + 1;
    n.whole = 0;
    nodes.push_back(n);
  }
  bool add(Kind kind) {
    count();
    push(kind);
    return true;
  }
  bool text(const std::string& s) {
    push(Kind::text);
    out_.nodes_.back().text = {static_cast<uint32_t>(out_.chars_.size()),
                               static_cast<uint32_t>(s.size())};
    out_.chars_ += s;
    return true;
  }
  bool open(Kind kind) {
    out_.too_deep_ = static_cast<int>(open_.size()) > max_depth_;
    if (out_.too_deep_) return false;
    add(kind);
    open_.push_back(static_cast<uint32_t>(out_.nodes_.size()) - 1);
    return true;
  }
  bool close() {
    out_.nodes_[open_.back()].end = static_cast<uint32_t>(out_.nodes_.size());
    open_.pop_back();
    return true;
  }

  Json& out_;
  const int max_depth_;
  std::vector<uint32_t> open_;
};

Json::Json(Arena& arena, std::string_view text, int max_depth) : memory_(arena) {
  if (text.size() > UINT32_MAX)
    fail(MPT_ERROR_OUT_OF_MEMORY, "the JSON text has more than 2^32 bytes");
  memory_.add(4 * text.size());  // chars_ while it grows, and the parser's current string
  Builder builder(*this, max_depth);
  valid_ = parse_json(text, builder);
}

Kind JsonValue::kind() const { return json_->node(at_).kind; }
bool JsonValue::truth() const { return json_->node(at_).truth; }
uint64_t JsonValue::whole() const { return json_->node(at_).whole; }
double JsonValue::real() const {
  const Json::Node& n = json_->node(at_);
  return n.kind == Kind::whole ? static_cast<double>(n.whole) : n.real;
}
std::string_view JsonValue::text() const {
  const Json::Node& n = json_->node(at_);
  return std::string_view(json_->chars_).substr(n.text.at, n.text.size);
}
size_t JsonValue::size() const { return json_->node(at_).whole; }
JsonValue JsonValue::next() const { return {*json_, json_->node(at_).end}; }

std::optional<JsonValue> JsonValue::find(std::string_view key) const {
  std::optional<JsonValue> found;
  JsonValue k = first();
  for (size_t i = 0; i < size(); ++i, k = k.next().next())
    if (k.text() == key) found = k.next();
  return found;
}

std::string json_of(std::string_view text) {
  return Library(text).dump(-1, ' ', false, Library::error_handler_t::replace);
}
std::optional<std::string> json_of_utf8(std::string_view text) {
  try {
    return Library(text).dump();
  } catch (const Library::exception&) {
    return std::nullopt;
  }
}
std::string json_of(double v) { return Library(v).dump(); }

}  // namespace mpt::io
