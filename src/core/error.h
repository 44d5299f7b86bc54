// Error: the only exception type below src/api, and the last-error text of each thread.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <exception>
#include <string>

#include "mpt/mpt_base.h"

namespace mpt {

// Holds only the status. The text is already in a fixed buffer of the thread, so that reporting
// "out of memory" needs no memory.
class Error : public std::exception {
 public:
  explicit Error(mpt_status code) : code_(code) {}
  mpt_status code() const { return code_; }
  const char* what() const noexcept override;

 private:
  mpt_status code_;
};

// Return v in the type of %lld and %llu, which int64_t and uint64_t are not on every platform.
constexpr long long lld(int64_t v) { return v; }
constexpr unsigned long long llu(uint64_t v) { return v; }

// Writes "<function>: <text>" to this thread's last-error buffer and throws. The text says what was
// requested, what was found and what would be right.
[[noreturn]] void fail(mpt_status code, const char* format, ...)
    __attribute__((format(printf, 2, 3)));

// Writes the same text as fail() and returns `code`; for callers that return a status.
mpt_status set_error(mpt_status code, const char* format, ...)
    __attribute__((format(printf, 2, 3)));

// Returns the message of a caught error without its "mpt_x: " prefix, to rethrow with more context;
// fail() adds the prefix again.
std::string message_of(const Error& e);

// Returns the number of error texts that this thread has written. Compare two counts to see
// whether a host callback wrote one.
uint64_t error_count();
const char* status_name(mpt_status status);  // nullptr for an unknown status
// Fails because the host callback `what` returned `status`. The text names both, and includes the
// error text that a library call inside the callback left since `count_before`.
[[noreturn]] void fail_callback(const char* what, mpt_status status, uint64_t count_before);

class Context;
class HostWorkers;
class Undo;

// State of the public function in progress on this thread.
struct PublicCall {
  const char* function;        // prefix of messages, a static string; nullptr: none
  Undo* undo;                  // latest change of the call that can be undone; see core/undo.h
  Context* contexts_to_close;  // contexts released by a callback, to shut down after the call
  HostWorkers* broken_hook;    // whose hook broke its contract, which fails the call at its end
  int space;                   // names the context that this call marks as in use; 0: none
};
// Uses the default TLS model. initial-exec would be 5 ns faster, but the library's kilobyte of
// thread-local data would then have to fit into the static TLS reserve that the C library keeps for
// libraries loaded with dlopen, which other libraries use too.
extern thread_local constinit PublicCall call_in_progress;
// Returns call_in_progress. Call it once and keep the reference: computing the address is the cost.
PublicCall& this_call() noexcept;

const char* last_error_text();
mpt_status last_error_code();

// Keeps the error of the first public call of this thread that failed, beside the latest error,
// until clear_errors().
void keep_first_error() noexcept;
const char* first_error_text();
mpt_status first_error_code();
void clear_errors();
// Stores the host's own text, made printable, for a callback that then fails with any status.
void set_host_error(const char* text);

}  // namespace mpt
