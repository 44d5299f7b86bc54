// The last-error buffer of each thread.
// SPDX-License-Identifier: Apache-2.0
#include "core/error.h"

#include <cstdarg>
#include <cstdio>
#include <cstring>
#include <string_view>

#include "core/assert.h"
#include "core/utf8.h"

namespace mpt {
namespace {

struct LastError {
  char text[4096];  // has room for the names of all operations
  mpt_status code;
  bool by_host;
  uint64_t count;
};
thread_local constinit LastError last = {};
thread_local constinit struct {
  char text[sizeof LastError::text];
  mpt_status code;
} first = {};

void write(mpt_status code, const char* format, va_list args) {
  last.code = code;
  last.by_host = false;
  ++last.count;
  const char* function = call_in_progress.function;
  int at = 0;
  if (function) at = std::snprintf(last.text, sizeof last.text, "%s: ", function);
  const size_t capacity = sizeof last.text - static_cast<size_t>(at);
  const int n = std::vsnprintf(last.text + at, capacity, format, args);
  end_text(last.text + at, capacity, n);
}

}  // namespace

thread_local constinit PublicCall call_in_progress = {};
PublicCall& this_call() noexcept { return call_in_progress; }

const char* Error::what() const noexcept { return last.text; }

void fail(mpt_status code, const char* format, ...) {
  va_list args;
  va_start(args, format);
  write(code, format, args);
  va_end(args);
  throw Error(code);
}

void assertion_failed(const char* file, int line, const char* condition, const char* rule) {
  fail(MPT_ERROR_INTERNAL, "internal error at %s:%d: %s does not hold: %s. Please report it", file,
       line, condition, rule);
}

mpt_status set_error(mpt_status code, const char* format, ...) {
  va_list args;
  va_start(args, format);
  write(code, format, args);
  va_end(args);
  return code;
}

std::string message_of(const Error& e) {
  const std::string_view text = e.what();
  const char* function = call_in_progress.function;
  const std::string before = function ? std::string(function) + ": " : "";
  return std::string(text.substr(text.starts_with(before) ? before.size() : 0));
}

uint64_t error_count() { return last.count; }

const char* status_name(mpt_status status) {
  switch (status) {
#define NAME(s) \
  case s: return #s
    NAME(MPT_OK);
    NAME(MPT_NOT_READY);
    NAME(MPT_STEP_SKIPPED);
    NAME(MPT_ERROR_INVALID_ARGUMENT);
    NAME(MPT_ERROR_INVALID_HANDLE);
    NAME(MPT_ERROR_OUT_OF_MEMORY);
    NAME(MPT_ERROR_UNSUPPORTED);
    NAME(MPT_ERROR_SHAPE);
    NAME(MPT_ERROR_DTYPE);
    NAME(MPT_ERROR_DEVICE);
    NAME(MPT_ERROR_STATE);
    NAME(MPT_ERROR_IO);
    NAME(MPT_ERROR_ABI);
    NAME(MPT_ERROR_CANCELLED);
    NAME(MPT_ERROR_CALLBACK);
    NAME(MPT_ERROR_INTERNAL);
    NAME(MPT_ERROR_NOT_FOUND);
    NAME(MPT_ERROR_COMM);
#undef NAME
    default: return nullptr;
  }
}

void fail_callback(const char* what, mpt_status status, uint64_t count_before) {
  char inner[sizeof last.text] = "";
  if (last.count != count_before && (last.by_host || last.code == status))
    std::strcpy(inner, last.text);
  const char* name = status_name(status);
  fail(MPT_ERROR_CALLBACK, "%s reported %s (%d)%s%s", what, name ? name : "a status of its own",
       status, *inner ? ": " : "", inner);
}

const char* last_error_text() { return last.text; }
mpt_status last_error_code() { return last.code; }

void keep_first_error() noexcept {
  if (first.code) return;
  first.code = last.code;
  std::strcpy(first.text, last.text);
}
const char* first_error_text() { return first.text; }
mpt_status first_error_code() { return first.code; }

void clear_errors() {
  first.code = MPT_OK;
  last.code = MPT_OK;
  first.text[0] = 0;
  last.text[0] = 0;
}

void set_host_error(const char* text) {
  last.code = MPT_ERROR_CALLBACK;
  last.by_host = true;
  ++last.count;
  const int n = std::snprintf(last.text, sizeof last.text, "%s", text);
  end_text(last.text, sizeof last.text, n);
}

}  // namespace mpt
