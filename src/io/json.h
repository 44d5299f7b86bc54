// JSON as events and as a tree, the only door to the JSON library, whose header takes seconds to
// compile. The tree is let go without asking for memory: the library's own asks in its destructor,
// and where there is none that ends the process.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/arena.h"

namespace mpt::io {

// What a parser reports, in the text's order. Each returns whether to go on.
class JsonEvents {
 public:
  virtual bool null() = 0;
  virtual bool boolean(bool v) = 0;
  virtual bool number_integer(int64_t v) = 0;  // below 0
  virtual bool number_unsigned(uint64_t v) = 0;
  virtual bool number_float(double v) = 0;
  virtual bool string(const std::string& s) = 0;
  virtual bool start_object() = 0;
  virtual bool key(const std::string& s) = 0;
  virtual bool end_object() = 0;
  virtual bool start_array() = 0;
  virtual bool end_array() = 0;
  virtual void parse_error(size_t at) = 0;  // the byte where the text stops being JSON in UTF-8

 protected:
  ~JsonEvents() = default;
};
// Returns whether the whole text was reported.
bool parse_json(std::string_view text, JsonEvents& events);

class Json;

// A value within a Json, which it must not outlive.
class JsonValue {
 public:
  enum class Kind : uint8_t { null, boolean, whole, real, text, list, object };

  Kind kind() const;
  bool is(Kind k) const { return kind() == k; }
  bool is_number() const { return is(Kind::whole) || is(Kind::real); }
  bool truth() const;
  uint64_t whole() const;  // of a number from 0 on without a fraction
  double real() const;     // of any number
  std::string_view text() const;
  size_t size() const;  // how many a list or an object has
  // The first item of a list, and the item after this one; size() says how many there are.
  JsonValue first() const { return {*json_, at_ + 1}; }
  JsonValue next() const;
  std::optional<JsonValue> find(std::string_view key) const;  // the last of that name
  // f(key) for each key of an object.
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

// A parsed text. What it takes is a constant times the text's length, under the arena's limit; a
// text that nests deeper than max_depth is not read on.
class Json {
 public:
  Json(Arena& arena, std::string_view text, int max_depth);
  bool valid() const { return valid_; }
  bool too_deep() const { return too_deep_; }
  JsonValue value() const { return {*this, 0}; }

 private:
  friend class JsonValue;
  class Builder;
  // Lists and objects come before what they hold; an object holds a key and a value in turns.
  struct Span {
    uint32_t at, size;
  };
  struct Node {
    JsonValue::Kind kind;
    uint32_t end;  // of what it holds: where the next one is
    union {
      uint64_t whole;  // also how many a list or an object has
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

// As JSON writes them. Of text, what is not UTF-8 is replaced.
std::string json_of(std::string_view text);
std::optional<std::string> json_of_utf8(std::string_view text);  // nothing where it is not UTF-8
std::string json_of(double v);  // the shortest that is read as the same; null where not finite

// The most that a counter or an option is in a file, and more of it is written as that: what is
// read can be counted on, and written and read again.
inline constexpr int64_t kMostCount = int64_t{1} << 62;

}  // namespace mpt::io
