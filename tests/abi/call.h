// Calls any public function with arguments that match its parameter types: valid ones, ones with a
// single bad argument, or random ones. The callers are generated from the headers at build time.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <deque>
#include <functional>
#include <iterator>
#include <limits>
#include <map>
#include <random>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "handles.h"  // handle_type: 1.. for handles, 0 for other types

// The structs of a DLPack export up to the deleter.
struct DLManagedTensor {
  char tensor[48];
  void* manager;
  void (*deleter)(DLManagedTensor*);
};
struct DLManagedTensorVersioned {
  uint32_t major, minor;
  void* manager;
  void (*deleter)(DLManagedTensorVersioned*);
};

namespace call {

enum class Kind { value, handle, handle_list, handle_out, pointer, optional };

template <class T>
inline constexpr bool is_function =
    std::is_pointer_v<T>&& std::is_function_v<std::remove_pointer_t<T>>;
template <class T>
constexpr Kind kind() {
  if constexpr (handle_type<T> != 0) return Kind::handle;
  else if constexpr (is_function<T>) return Kind::pointer;
  else if constexpr (std::is_pointer_v<T>) {
    using V = std::remove_pointer_t<T>;
    if constexpr (handle_type<std::remove_cv_t<V>> != 0)
      return std::is_const_v<V> ? Kind::handle_list : Kind::handle_out;
    else return Kind::pointer;
  } else return Kind::value;
}
template <class T>
inline constexpr Kind kind_of = kind<T>();
template <class T>
inline constexpr bool is_tensor =
    std::is_same_v<T, mpt_tensor> || std::is_same_v<T, const mpt_tensor*>;

enum class Bad { none, null, stale, wrong_type, foreign, garbage };
inline constexpr Bad kBad[] = {Bad::null, Bad::stale, Bad::wrong_type, Bad::foreign, Bad::garbage};

// The handles to draw from, indexed by handle_type.
struct World {
  std::vector<std::vector<uint64_t>> good, stale, foreign;
  World() : good(handle_types), stale(handle_types), foreign(handle_types) {}
};

template <class H>
uint64_t bits(H h) {
  return reinterpret_cast<uintptr_t>(h);
}

// The arguments of a call by the name of their parameter or field, where the usual ones do not do.
struct Given {
  std::map<std::string_view, double> numbers;
  std::map<std::string_view, std::vector<int64_t>> lists;
  std::map<std::string_view, const char*> texts;
  std::map<std::string_view, std::vector<uint64_t>> handles;  // one, or a list
  // Functions, memory, and structs, of which the call gets a copy.
  std::map<std::string_view, const void*> pointers;
};

class Args {
 public:
  explicit Args(World& w) : world(w) { std::memset(out_, 0x5a, sizeof out_); }
  Args(const Args&) = delete;
  ~Args() {
    for (const auto& end : ends_) end();
  }

  World& world;
  // The numbers of a call in order: parameters, fields of options, entries of lists. A test can
  // count them and replace one.
  struct Number {
    int at;  // index of the parameter
    const char* name;
    bool whole;    // an integer
    bool of_list;  // the length of a list, which must not exceed the list that is passed
  };
  // Records the numbers, passes options filled with their defaults instead of NULL, and applies the
  // members below.
  bool counts = false;
  std::vector<Number> numbers;
  struct Replaced {
    int number;  // its index
    int64_t whole;
    double real;
  };
  std::vector<Replaced> replaced;
  bool no_lists = false;  // pass NULL for lists
  bool no_outs = false;   // pass NULL for lists of results
  Given given;
  int rank = 1;               // number of entries in lists of numbers
  int64_t entry = 1;          // value of these entries
  uint64_t tensors[24] = {};  // tensor for each parameter by its index; 0: the first good one

  int bad_at = -1;    // index of the bad parameter: a handle as `bad` says, or a NULL pointer
  int bad_entry = 0;  // index of the bad handle in a list, which then ends with it
  Bad bad = Bad::none;
  std::mt19937_64* random = nullptr;  // if set, draws every argument
  std::vector<uint64_t> made;         // handles returned by a random call

  template <class T>
  T get(int at, const char* name) {
    constexpr Kind k = kind_of<T>;
    if constexpr (k == Kind::handle) {
      if (const auto* list = find(given.handles, name)) return reinterpret_cast<T>(list->front());
      return reinterpret_cast<T>(handle(handle_type<T>, at));
    } else if constexpr (k == Kind::handle_list) {
      using H = std::remove_cv_t<std::remove_pointer_t<T>>;
      if (no_lists || (bad == Bad::null && is_null(at))) return nullptr;
      uint64_t* list = list_[at];
      for (int i = 0; i < kList; ++i)
        list[i] = handle(handle_type<H>, i == bad_entry || counts ? at : -1);
      if (const auto* mine = find(given.handles, name)) return padded<T>(*mine);
      return reinterpret_cast<T>(list);
    } else if constexpr (k == Kind::handle_out) {
      if (no_outs || is_null(at)) return nullptr;
      return reinterpret_cast<T>(out_[at]);
    } else if constexpr (is_function<T>) {
      if (const auto* mine = find(given.pointers, name)) return function<T>(*mine);
      return is_null(at) ? nullptr : nothing<std::remove_pointer_t<T>>();
    } else if constexpr (std::is_pointer_v<T>) {
      return pointer<std::remove_pointer_t<T>>(at, name);
    } else if constexpr (std::is_floating_point_v<T>) {
      static constexpr double v[] = {0.5, 0, 1, -1, 2, 1e-8, 1e300, -1e300, 1.0 / 0.0, 0.0 / 0.0};
      return static_cast<T>(random ? v[draw(std::size(v))] : number(0.5, at, name));
    } else {
      return integer<T>(at, name);
    }
  }

  uint64_t* outs(int at) { return out_[at]; }
  uint64_t draw(uint64_t n) { return (*random)() % n; }

  static constexpr int kList = 16, kMost = 24;

 private:
  bool is_null(int at) { return at == bad_at || (random && draw(16) == 0); }

  static bool ends_with(std::string_view s, std::string_view end) {
    return s.size() >= end.size() && s.substr(s.size() - end.size()) == end;
  }
  template <class V>
  static const V* find(const std::map<std::string_view, V>& map, const char* name) {
    const auto at = map.find(name);
    return at == map.end() ? nullptr : &at->second;
  }
  template <class T>
  static T function(const void* p) {
    T f;
    static_assert(sizeof f == sizeof p);
    std::memcpy(&f, &p, sizeof f);
    return f;
  }
  // Returns a list of the handles, whose first fills the rest.
  template <class T>
  T padded(const std::vector<uint64_t>& handles) {
    auto& list = memory_.emplace_back(kList, handles.front());
    std::copy(handles.begin(), handles.end(), list.begin());
    return reinterpret_cast<T>(list.data());
  }
  // Returns the value given for a number, v without one, or its replacement, clamped to the range
  // of T.
  template <class T>
  T number(T v, int at, const char* name) {
    if (!counts) return v;
    const std::string_view n = name;
    const bool of_list = n == "rank" || n.find("count") == 0 || ends_with(n, "count");
    const int index = static_cast<int>(numbers.size());
    // A rank has a limit, so a list with a larger one is not read.
    numbers.push_back({at, name, std::is_integral_v<T>, of_list && n != "rank"});
    const Replaced* here = nullptr;
    for (const Replaced& r : replaced)
      if (r.number == index) here = &r;
    if (!here) {
      if (const double* mine = find(given.numbers, name)) return static_cast<T>(*mine);
      return of_list && rank > 1 && n != "out_count" ? static_cast<T>(rank) : v;
    }
    if constexpr (std::is_floating_point_v<T>) return static_cast<T>(here->real);
    else {
      const int64_t whole = here->whole;
      if (whole < 0 && std::is_unsigned_v<T>) return 0;
      if (sizeof(T) < 8 || std::is_unsigned_v<T>) {
        using Limits = std::numeric_limits<T>;
        if (whole > 0 && static_cast<uint64_t>(whole) > static_cast<uint64_t>(Limits::max()))
          return Limits::max();
        if (whole < static_cast<int64_t>(Limits::min())) return Limits::min();
      }
      return static_cast<T>(whole);
    }
  }
  // Fills in a field of a struct that is passed in: numbers, and what it points to.
  template <class F>
  void field(F& f, int at, const char* name) {
    if constexpr (std::is_array_v<F>) {
      for (auto& each : f) field(each, at, name);
    } else if constexpr (std::is_integral_v<F> || std::is_floating_point_v<F>) {
      f = number(f, at, name);
      // The memory of a field ends where the buffers do.
      if (std::string_view(name) == "bytes") f = std::min(f, static_cast<F>(kBytes));
    } else if (!counts) {
      return;
    } else if constexpr (handle_type<F> != 0) {
      if (const auto* mine = find(given.handles, name)) f = reinterpret_cast<F>(mine->front());
    } else if constexpr (is_function<F>) {
      if (const auto* mine = find(given.pointers, name)) f = function<F>(*mine);
    } else if constexpr (std::is_same_v<F, const char*>) {
      if (const auto* mine = find(given.texts, name)) f = *mine;
    } else if constexpr (std::is_same_v<F, void*>) {
      if (std::string_view(name) == "data") f = memory_.emplace_back(kBytes / 8).data();
    } else if constexpr (std::is_same_v<F, const void*>) {  // may be given, with kBytes bytes
      if (std::string_view(name) == "data" && !f) f = memory_.emplace_back(kBytes / 8).data();
    } else if constexpr (std::is_same_v<F, const int64_t*>) {
      if (const auto* mine = find(given.lists, name)) f = integers(*mine, at);
    } else if constexpr (handle_type<std::remove_cv_t<std::remove_pointer_t<F>>> == 0) {
      using P = std::remove_cv_t<std::remove_pointer_t<F>>;
      void* memory = memory_.emplace_back(kBytes / 8).data();
      f = f ? copied<P>(memory, f, at) : filled<P>(memory, at);
    }
    if constexpr (std::is_pointer_v<F> && !is_function<F> && handle_type<F> == 0) {
      if (no_lists) f = nullptr;
    }
  }
  int64_t* integers(const std::vector<int64_t>& mine, int at) {
    auto& list = memory_.emplace_back(std::max<size_t>(kList, mine.size()), 1);
    for (size_t i = 0; i < mine.size(); ++i)
      list[i] = static_cast<uint64_t>(number(mine[i], at, "entry"));
    return reinterpret_cast<int64_t*>(list.data());
  }
  // Makes a struct that is passed in from zeroed memory.
  template <class P>
  P* filled(void* memory, int at) {
    static_assert(sizeof(P) <= kBytes);
    auto* p = static_cast<P*>(memory);
    if constexpr (requires { set_defaults(*p); }) {
      if (counts) set_defaults(*p);
    }
    p->struct_size = sizeof(P);
    each_field(*p, [&](auto& f, const char* n) { field(f, at, n); });
    return p;
  }
  template <class P>
  P* copied(void* memory, const void* from, int at) {
    auto* p = static_cast<P*>(std::memcpy(memory, from, sizeof(P)));
    each_field(*p, [&](auto& f, const char* n) { field(f, at, n); });
    return p;
  }

  uint64_t handle(int type, int at) {
    if (counts && type == handle_type<mpt_tensor> && at >= 0 && tensors[at]) return tensors[at];
    const auto t = static_cast<size_t>(type);
    Bad b = at == bad_at && at >= 0 ? bad : Bad::none;
    if (random && draw(24) == 0) b = kBad[draw(std::size(kBad))];
    switch (b) {
      case Bad::none: break;
      case Bad::null: return 0;
      case Bad::stale: return pick(world.stale[t]);
      case Bad::foreign: return pick(world.foreign[t]);
      case Bad::wrong_type:
        for (size_t i = 1; i < world.good.size(); ++i)
          if (i != t && !world.good[i].empty()) return world.good[i][0];
        return 0;
      case Bad::garbage: {
        static const int variable = 0;
        const uint64_t good = world.good[t].empty() ? 0 : world.good[t][0];
        const uint64_t v[] = {reinterpret_cast<uintptr_t>(&variable),
                              1,
                              ~uint64_t{0},
                              good ^ (uint64_t{1} << 40),
                              good ^ (uint64_t{1} << 50),
                              good ^ (uint64_t{1} << 63),
                              good + 0x10000};
        return v[random ? draw(std::size(v)) : garbage_++ % std::size(v)];
      }
    }
    return pick(world.good[t]);
  }
  uint64_t pick(const std::vector<uint64_t>& v) {
    if (v.empty()) return 0;
    return random ? v[draw(v.size())] : v[0];
  }

  // Returns 1 for an integer, or the value without which a call fails before it checks its
  // pointers.
  template <class T>
  T integer(int at, const char* name) {
    if (!random) {
      const std::string_view n = name;
      if (n == "bytes") return number(T{sizeof(float)}, at, name);
      // The caller's memory ends where the buffer does.
      if (n == "size") return std::min(number(T{kBytes / 4}, at, name), T{kBytes});
      if (bad_entry > 0 && ends_with(n, "count") && at > bad_at && at <= bad_at + 2)
        return static_cast<T>(bad_entry + 1);
      return number(n == "index" ? T{0} : T{1}, at, name);
    }
    if constexpr (std::is_same_v<T, size_t>) {  // a buffer size, never above the buffer's
      static constexpr size_t sizes[] = {0, 1, 4, 8, 16, 64, 100, kBytes};
      return sizes[draw(std::size(sizes))];
    }
    static constexpr int64_t v[] = {0, 1, 1, 2, 2, 3, 4, -1, -2, 7, 8, 5, 100, -100, 11, 12};
    if (draw(20) == 0) {
      // No large 32-bit count: a library cannot detect that a caller's list is shorter.
      if constexpr (sizeof(T) == 8) {
        static constexpr int64_t big[] = {INT64_MAX, INT64_MIN, int64_t{1} << 40, -5000, 300};
        return static_cast<T>(big[draw(std::size(big))]);
      }
    }
    return static_cast<T>(v[draw(std::size(v))]);
  }

  template <class F>
  struct Nothing;
  template <class R, class... P>
  struct Nothing<R(P...)> {
    static R run(P...) {
      if constexpr (!std::is_void_v<R>) return R{};
    }
  };
  template <class F>
  static F* nothing() {
    return &Nothing<F>::run;
  }

  template <class V>
  V* pointer(int at, const char* name) {
    using P = std::remove_cv_t<V>;
    if (is_null(at)) return nullptr;
    if constexpr (std::is_same_v<V, void>) {
      if (const auto* mine = find(given.pointers, name)) return const_cast<void*>(*mine);
    }
    if constexpr (std::is_same_v<V, const char>) {
      static const char* const names[] = {"no/such/folder/name", "", "matmul", "\xff\xfe"};
      if (const auto* mine = find(given.texts, name)) return *mine;
      return names[random ? draw(std::size(names)) : 0];
    } else if constexpr (std::is_same_v<V, const char* const>) {
      static const char* const names[kList] = {"a", "b", "c", "d", "e", "f", "g", "h",
                                               "i", "j", "k", "l", "m", "n", "o", "p"};
      return names;
    } else if constexpr (std::is_same_v<V, const int64_t>) {
      int64_t* v = reinterpret_cast<int64_t*>(list_[at]);
      if (const auto* mine = find(given.lists, name)) v = integers(*mine, at);
      else
        for (int i = 0; i < kList; ++i)
          v[i] = random     ? integer<int64_t>(at, name)
                 : i < rank ? number<int64_t>(entry, at, "entry")
                            : 1;
      return no_lists ? nullptr : v;
    } else if constexpr (std::is_class_v<P> && requires(P p) { p.struct_size; }) {
      // Options are NULL by default; structs to be filled have their size set.
      if (std::is_const_v<V> && !counts && !(random && draw(8) == 0)) {
        return nullptr;
      } else {
        std::memset(buffer_[at], 0, sizeof(P));
        auto* p = reinterpret_cast<P*>(buffer_[at]);
        if constexpr (std::is_const_v<V>) {
          if (const auto* mine = find(given.pointers, name)) return copied<P>(p, *mine, at);
          filled<P>(p, at);
        }
        p->struct_size = random && draw(8) == 0 ? 3 : sizeof(P);
        if constexpr (!std::is_const_v<V> && requires { p->done(p->user); }) {
          ends_.push_back([p] {  // the engines of mpt_comm_threads that no communicator takes over
            for (P* each = p; each->struct_size == sizeof(P) && each->done; ++each)
              each->done(each->user);
          });
        }
        return p;
      }
    } else if constexpr (std::is_class_v<P>) {
      const auto* mine = find(given.pointers, name);
      return mine ? static_cast<V*>(const_cast<void*>(*mine)) : nullptr;
    } else if constexpr (std::is_same_v<P, const char*> || std::is_same_v<P, void*>) {
      return reinterpret_cast<V*>(out_[at]);
    } else {
      if (!std::is_const_v<V>) std::memset(buffer_[at], 0, sizeof buffer_[at]);
      if constexpr (requires(P p) { p->deleter(p); }) {
        ends_.push_back([export_ = reinterpret_cast<P*>(buffer_[at])] {
          if (*export_) (*export_)->deleter(*export_);
        });
      }
      return reinterpret_cast<V*>(buffer_[at]);
    }
  }

  alignas(64) uint64_t list_[kMost][kList] = {};
  alignas(64) uint64_t out_[kMost][kList] = {};
  static constexpr size_t kBytes = 4096;
  alignas(64) unsigned char buffer_[kMost][kBytes] = {};
  std::deque<std::vector<uint64_t>> memory_;  // lists and structs within structs
  size_t garbage_ = 0;
  std::vector<std::function<void()>> ends_;  // release what a call gave its caller
};

struct Outcome {
  bool has_status = false;
  mpt_status status = MPT_OK;
  bool has_handle = false;
  uint64_t handle = 0;
};
template <bool kStatus, class F>
Outcome outcome(F&& f) {
  using R = decltype(f());
  if constexpr (kStatus) return {true, f()};
  else if constexpr (handle_type<R> != 0) return {false, MPT_OK, true, bits(f())};
  else f();
  return {};
}

struct Param {
  Kind kind;
  const char* name;
  bool may_be_null;  // by the header
  bool is_tensor;    // or a list of tensors
};
struct Function {
  const char* name;
  Outcome (*run)(Args&);
  std::vector<Param> params;
  uint32_t errors;  // bit -status for each error that the comments in the headers name for it
};
extern const Function functions[];
extern const size_t function_count;

// True if the text says that a recording cannot have the call, which mpt.h says of every call.
inline bool is_of_recording(const std::string& text) {
  for (const char* part :
       {" cannot be recorded: ", " while a recording is made", " while a replay is in progress"})
    if (text.find(part) != std::string::npos) return true;
  return false;
}
// True if the comments in the headers name the error of the call.
inline bool is_named(const Function& f, const Outcome& o) {
  if (!o.has_status || o.status >= 0 || f.errors >> -o.status & 1) return true;
  return o.status == MPT_ERROR_STATE && is_of_recording(mpt_last_error());
}

}  // namespace call
