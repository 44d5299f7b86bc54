// NVIDIA's libraries, as they are installed, have the functions that the module takes from them.
// SPDX-License-Identifier: Apache-2.0
#include <dlfcn.h>
#include <gtest/gtest.h>

#include "backends/cuda/cublas.h"
#include "backends/cuda/cudnn.h"
#include "backends/cuda/nccl.h"

namespace mpt_test {
namespace {

// Opens a library, or fails with the reason.
void* open(const char* name) {
  void* const library = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  EXPECT_NE(library, nullptr) << dlerror();
  return library;
}

#define HAS(symbol) EXPECT_NE(dlsym(library, symbol), nullptr) << dlerror()
#define MPT_X(name, symbol, ...) HAS(#symbol);

TEST(CudaLibraries, CublasLtHasTheFunctions) {
  void* const library = open("libcublasLt.so.13");
  MPT_CUBLAS_FUNCTIONS(MPT_X)
  HAS("cublasLtGetStatusName");
  HAS("cublasLtGetVersion");
}

TEST(CudaLibraries, CudnnHasTheFunctions) {
  void* const library = open("libcudnn.so.9");
  MPT_CUDNN_FUNCTIONS(MPT_X)
}

TEST(CudaLibraries, NcclHasTheFunctions) {
  void* const library = open("libnccl.so.2");
  MPT_NCCL_FUNCTIONS(MPT_X)
  HAS("ncclGetVersion");
  HAS("ncclGetErrorString");
  HAS("ncclGetLastError");
}

}  // namespace
}  // namespace mpt_test
