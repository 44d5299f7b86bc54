// Nccl: the functions of NCCL, NVIDIA's library for messages between devices, that the module
// calls, found at run time. They are declared here, so that building the module takes no header of
// NVIDIA; tests/cuda compares the declarations with nccl.h.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <climits>
#include <cstddef>
#include <memory>
#include <string>

#include "backends/cuda/driver.h"

// A type of NCCL that only it looks into.
struct ncclComm;

namespace mpt::cuda {

using NcclComm = ncclComm*;

// Results that the module tells apart.
enum class NcclResult : unsigned { success = 0, in_progress = 7 };
enum class NcclType : unsigned { byte = 0 };

// Number of a communicator, which all of its ranks have in common.
struct NcclId {
  char bytes[128];
};
// The fields of ncclConfig_t that NCCL 2.14 has, and one of 2.17. Later versions take it.
struct NcclConfig {
  size_t size = sizeof(NcclConfig);
  unsigned magic = 0xcafebeef;
  unsigned version = 21400;  // 2.14.0
  int blocking = 0;          // calls return before they are done
  int cluster = INT_MIN;     // not set
};

// X(name here, name in the library, parameters) for each function that returns an NcclResult.
#define MPT_NCCL_FUNCTIONS(X)                                                     \
  X(version, ncclGetVersion, (int*))                                              \
  X(make_id, ncclGetUniqueId, (NcclId*))                                          \
  X(init, ncclCommInitRankConfig, (NcclComm*, int, NcclId, int, NcclConfig*))     \
  X(finalize, ncclCommFinalize, (NcclComm))                                       \
  X(destroy, ncclCommDestroy, (NcclComm))                                         \
  X(abort, ncclCommAbort, (NcclComm))                                             \
  X(state, ncclCommGetAsyncError, (NcclComm, NcclResult*))                        \
  X(group_start, ncclGroupStart, ())                                              \
  X(group_end, ncclGroupEnd, ())                                                  \
  X(send, ncclSend, (const void*, size_t, NcclType, int, NcclComm, StreamHandle)) \
  X(receive, ncclRecv, (void*, size_t, NcclType, int, NcclComm, StreamHandle))

class Nccl {
 public:
  // Opens libnccl.so.2, or says in `why` why there is none that can be used.
  static std::unique_ptr<const Nccl> open(std::string& why);
  Nccl(const Nccl&) = delete;
  Nccl& operator=(const Nccl&) = delete;

// NOLINTNEXTLINE(bugprone-macro-parentheses): names and lists of parameters
#define MPT_X(name, symbol, parameters) NcclResult(*name) parameters = nullptr;
  MPT_NCCL_FUNCTIONS(MPT_X)
#undef MPT_X
  const char* (*result_text)(NcclResult) = nullptr;  // ncclGetErrorString
  const char* (*last_error)(NcclComm) = nullptr;     // ncclGetLastError

  // Says what a call has returned: "ncclSend returned 6 (remote process exited ...)".
  std::string text(const char* call, NcclResult r, NcclComm comm) const;
  std::string name;  // "NCCL 2.27.3"

 private:
  Nccl();  // throws MPT_ERROR_DEVICE
};

}  // namespace mpt::cuda
