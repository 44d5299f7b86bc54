// JSON as a tree that is let go without asking for memory. nlohmann's own asks in its destructor,
// and where there is none that ends the process; so its parser only reports to this one.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace mpt::io {

struct JsonValue {
  enum class Kind : int8_t { null, boolean, whole, real, text, list, object };
  Kind kind = Kind::null;
  bool truth = false;
  uint64_t whole = 0;  // a number from 0 on without a fraction; real has it too
  double real = 0;
  std::string text;
  std::vector<JsonValue> items;  // of a list; of an object, in the order of keys
  std::vector<std::string> keys;

  bool is(Kind k) const { return kind == k; }
  bool is_number() const { return kind == Kind::whole || kind == Kind::real; }
  const JsonValue* find(std::string_view key) const;  // the last of that name, or nullptr
};

struct Json {
  JsonValue value;
  bool valid = false, too_deep = false;
};
Json parse_json(const std::string& text, int max_depth);

// As JSON writes them. Of text, what is not UTF-8 is replaced.
std::string json_of(std::string_view text);
std::string json_of(double v);  // the shortest that is read as the same; null where not finite

}  // namespace mpt::io
