// The one exception below src/api, and the thread's last-error text.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <exception>
#include <string>

#include "mpt/mpt_base.h"

namespace mpt {

// Carries only the code: the text is already in this thread's fixed buffer, so that reporting
// "out of memory" needs no memory.
class Error : public std::exception {
 public:
  explicit Error(mpt_status code) : code_(code) {}
  mpt_status code() const { return code_; }
  const char* what() const noexcept override;

 private:
  mpt_status code_;
};

// Writes "<function>: <text>" to this thread's last-error buffer and throws. Say what was asked,
// what was found and what would be right.
[[noreturn]] void fail(mpt_status code, const char* format, ...)
    __attribute__((format(printf, 2, 3)));

// The same text without the throw, for the callers that return a status.
mpt_status set_error(mpt_status code, const char* format, ...)
    __attribute__((format(printf, 2, 3)));

// What a caught error said, for a fail that says more: without the function, which that writes.
std::string said_by(const Error& e);

// How many texts this thread has written: a callback of the host that fails has seen those since.
uint64_t error_count();
const char* status_name(mpt_status status);  // NULL for one that is not ours
// A callback of the host's, `what`, returned an error: says which, and what a call of the library
// that failed with it in there said.
[[noreturn]] void fail_callback(const char* what, mpt_status status, uint64_t count_before);

class Context;
class Undo;

// The public function in progress on this thread.
struct PublicCall {
  const char* function;  // messages start with it; a static string; nullptr: none
  Undo* undo;            // what to take back if it fails: core/undo.h
  Context* ending;       // whose last reference was given back by a callback: shut down after it
};
// Not initial-exec, which would be 5 ns faster: all of the library's thread-local kilobyte would
// have to fit what the C library keeps for libraries that are opened late, which others take too.
extern thread_local constinit PublicCall call_in_progress;
// The same, where its address is to be asked for once: that is what costs.
PublicCall& this_call() noexcept;

const char* last_error_text();
mpt_status last_error_code();

// The first public call of this thread that failed is kept beside the latest, until the host
// forgets both.
void keep_first_error() noexcept;
const char* first_error_text();
mpt_status first_error_code();
void clear_errors();
// A text of the host's, as it is, for a callback that fails with any status.
void set_host_error(const char* text);

}  // namespace mpt
