// Reading JSON into a tree, and its texts and numbers.
// SPDX-License-Identifier: Apache-2.0
#include "io/json.h"

#include <nlohmann/json.hpp>

namespace mpt::io {
namespace {

using Library = nlohmann::json;
using Kind = JsonValue::Kind;

class Reader {
 public:
  Reader(Json& out, int max_depth) : out_(out), max_depth_(max_depth) {}

  bool null() {
    add(Kind::null);
    return true;
  }
  bool boolean(bool b) {
    add(Kind::boolean).truth = b;
    return true;
  }
  bool number_integer(int64_t v) { return number(Kind::real, static_cast<double>(v)); }
  bool number_unsigned(uint64_t v) { return number(Kind::whole, static_cast<double>(v), v); }
  bool number_float(double v, const std::string&) { return number(Kind::real, v); }
  bool string(std::string& s) {
    add(Kind::text).text = std::move(s);
    return true;
  }
  bool binary(Library::binary_t&) { return false; }
  bool start_object(size_t) { return open(Kind::object); }
  bool start_array(size_t) { return open(Kind::list); }
  bool end_object() { return close(); }
  bool end_array() { return close(); }
  bool key(std::string& s) {
    open_.back()->keys.push_back(std::move(s));
    return true;
  }
  bool parse_error(size_t, const std::string&, const Library::exception&) { return false; }

 private:
  JsonValue& place() {  // the open ones stay where they are: only the last of them grows
    return open_.empty() ? out_.value : open_.back()->items.emplace_back();
  }
  JsonValue& add(Kind kind) {
    JsonValue& v = place();
    v.kind = kind;
    return v;
  }
  bool number(Kind kind, double real, uint64_t whole = 0) {
    JsonValue& v = add(kind);
    v.real = real;
    v.whole = whole;
    return true;
  }
  bool open(Kind kind) {
    out_.too_deep = static_cast<int>(open_.size()) > max_depth_;
    if (out_.too_deep) return false;
    JsonValue& v = add(kind);
    open_.push_back(&v);
    return true;
  }
  bool close() {
    open_.pop_back();
    return true;
  }

  Json& out_;
  const int max_depth_;
  std::vector<JsonValue*> open_;
};

}  // namespace

const JsonValue* JsonValue::find(std::string_view key) const {
  for (size_t i = keys.size(); i-- > 0;)
    if (keys[i] == key) return &items[i];
  return nullptr;
}

Json parse_json(const std::string& text, int max_depth) {
  Json j;
  Reader reader(j, max_depth);
  j.valid = Library::sax_parse(text, &reader);
  return j;
}

std::string json_of(std::string_view text) {
  return Library(text).dump(-1, ' ', false, Library::error_handler_t::replace);
}
std::string json_of(double v) { return Library(v).dump(); }

}  // namespace mpt::io
