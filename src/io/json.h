// JSON as events and as a tree. This is the only user of the JSON library, whose header takes
// seconds to compile. The tree is freed without an allocation: the destructor of the library's own
// tree allocates, and an allocation that fails there ends the process.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/arena.h"

namespace mpt::io {

// Callbacks of the parser, in the order of the text. Each returns true to go on.
class JsonEvents {
 public:
  virtual bool null() = 0;
  virtual bool boolean(bool v) = 0;
  virtual bool number_integer(int64_t v) = 0;  // negative
  virtual bool number_unsigned(uint64_t v) = 0;
  virtual bool number_float(double v) = 0;
  virtual bool string(const std::string& s) = 0;
  virtual bool start_object() = 0;
  virtual bool key(const std::string& s) = 0;
  virtual bool end_object() = 0;
  virtual bool start_array() = 0;
  virtual bool end_array() = 0;
  virtual void parse_error(size_t at) = 0;  // first byte that is not JSON in UTF-8
  virtual void nul_in_text() = 0;           // a text has U+0000, which no C string can have

 protected:
  ~JsonEvents() = default;
};
// Parses a text; returns true if all of it was reported.
bool parse_json(std::string_view text, JsonEvents& events);

class Json;

// A value within a Json, which must outlive it.
class JsonValue {
 public:
  enum class Kind : uint8_t { null, boolean, whole, real, text, list, object };

  Kind kind() const;
  bool is(Kind k) const { return kind() == k; }
  bool is_number() const { return is(Kind::whole) || is(Kind::real); }
  bool truth() const;
  uint64_t whole() const;  // for Kind::whole: an integer from 0 on
  double real() const;     // for any number
  std::string_view text() const;
  size_t size() const;  // number of items of a list or keys of an object
  // Returns the first item of a list, or the item after this one; size() is the number of items.
  JsonValue first() const { return {*json_, at_ + 1}; }
  JsonValue next() const;
  std::optional<JsonValue> find(std::string_view key) const;  // the last of that name
  // Calls f(key) for each key of an object.
  template <class F>
  void each_key(const F& f) const {
    JsonValue key = first();
    for (size_t i = 0; i < size(); ++i, key = key.next().next()) f(key.text());
  }

 private:
  friend class Json;
  JsonValue(const Json& json, uint32_t at) : json_(&json), at_(at) {}
  const Json* json_;
  uint32_t at_;
};

// A parsed text. Takes memory in proportion to the length of the text, under the arena's limit.
// Parsing stops at a text that nests deeper than max_depth.
class Json {
 public:
  Json(Arena& arena, std::string_view text, int max_depth);
  bool valid() const { return valid_; }
  bool too_deep() const { return too_deep_; }
  JsonValue value() const { return {*this, 0}; }

 private:
  friend class JsonValue;
  class Builder;
  // A list or object precedes its contents; the contents of an object alternate keys and values.
  struct Span {
    uint32_t at, size;
  };
  struct Node {
    JsonValue::Kind kind;
    uint32_t end;  // index of the node after this one's contents
    union {
      uint64_t whole;  // for a list or object, its size
      bool truth;
      double real;
      Span text;  // in chars_
    };
  };
  const Node& node(uint32_t at) const { return nodes_[at]; }

  Arena::Outside memory_;
  std::vector<Node> nodes_;
  std::string chars_;
  bool valid_ = false, too_deep_ = false;
};

// Returns a string or a number as JSON. Bytes of text that are not UTF-8 are replaced.
std::string json_of(std::string_view text);
std::optional<std::string> json_of_utf8(std::string_view text);  // empty where it is not UTF-8
std::string json_of(double v);  // shortest that reads back equal; null if not finite

// Largest counter in a file, for writing and for reading: the last one that a double counts to.
inline constexpr int64_t kMaxCount = int64_t{1} << 53;

}  // namespace mpt::io
