// Reads at an address that is good only where a thread comes to it (kernels/no_thread.slang). The
// software driver of Mesa 26.1 reads there without a thread and ends with a signal, so the kernels
// of the library take another form. A mended driver computes both forms.
// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdio>
#include <cstring>
#include <exception>
#include <stdexcept>
#include <string>
#include <vector>

#include "backends/vulkan/device.h"

namespace mpt::vulkan {
namespace {

// The struct of kernels/no_thread.slang.
struct Arguments {
  uint64_t value, table, output;
  uint32_t count, groups;
};
constexpr uint32_t kThreads = 256;

uint64_t address_of(const void* p) { return reinterpret_cast<uintptr_t>(p); }

// A device with numbers to read.
class Numbers {
 public:
  // Returns the address of bytes on the device.
  template <class T>
  void* put(const std::vector<T>& v) {
    const size_t bytes = v.size() * sizeof(T);
    void* const p = device_.alloc(bytes);
    check(p ? device_.copy_in(p, v.data(), bytes) : "no memory");
    return p;
  }
  // Runs an entry in one group, and returns what its threads have written.
  std::vector<float> run(const char* entry, Arguments a) {
    std::string why;
    const gpu::CompiledKernel* const f = device_.find(entry, {}, why);
    check(f ? nullptr : why.c_str());
    std::vector<float> out(kThreads);
    const size_t bytes = out.size() * sizeof(float);
    void* const there = put(out);
    a.output = address_of(there);
    a.groups = 1;
    check(device_.launch(*f, &a, sizeof a, 1));
    void* const staging = device_.alloc_staging(bytes);
    check(staging ? device_.copy_out(staging, there, bytes) : "no memory");
    Event event = 0;
    check(device_.record(event));
    check(device_.wait(event));
    std::memcpy(out.data(), staging, bytes);
    return out;
  }

 private:
  static void check(const char* refused) {
    if (refused) throw std::runtime_error(refused);
  }

  VulkanDevice device_{open_loader(), 0};
};

enum class Ended { right, wrong, by_signal };

// Runs a test of a kernel in a process of its own, as a signal would end this one. No device is
// open in this one, and no thread runs.
template <class Test>
Ended ended(Test test) {
  const pid_t child = fork();
  if (child == 0) {
    int code = 2;
    try {
      code = test() ? 0 : 1;
    } catch (const std::exception& e) {
      std::fprintf(stderr, "%s\n", e.what());
    }
    std::fflush(nullptr);
    _exit(code);
  }
  int status = 0;
  EXPECT_EQ(child, waitpid(child, &status, 0));
  if (WIFSIGNALED(status)) {
    EXPECT_TRUE(WTERMSIG(status) == SIGSEGV || WTERMSIG(status) == SIGBUS) << WTERMSIG(status);
    return Ended::by_signal;
  }
  return WEXITSTATUS(status) == 0 ? Ended::right : Ended::wrong;
}

// Returns whether every thread of an entry has written the number that is wanted, with and without
// a value at the address.
bool reads_value(const char* entry) {
  Numbers n;
  const Arguments with{.value = address_of(n.put<float>({2.5F})), .count = 1};
  return n.run(entry, with) == std::vector<float>(kThreads, 2.5F) &&
         n.run(entry, {}) == std::vector<float>(kThreads, 1);
}
bool sums_table(const char* entry) {
  Numbers n;
  std::vector<uint64_t> table;
  for (const float v : {1.5F, 2.0F, 4.0F}) table.push_back(address_of(n.put<float>({v})));
  table.push_back(0);
  const Arguments a{.table = address_of(n.put(table)), .count = 3};
  return n.run(entry, a) == std::vector<float>(kThreads, 7.5F);
}

// Expects the result, or the signal of a driver with the fault, and prints which.
void expect_right_or_signal(Ended e, const char* what) {
  EXPECT_NE(e, Ended::wrong);
  std::printf("%s: %s\n", what,
              e == Ended::by_signal ? "this driver reads where no thread is" : "no fault");
}

TEST(NoThread, AConditionGuardsARead) {
  EXPECT_EQ(ended([] { return reads_value("good_if"); }), Ended::right);
  expect_right_or_signal(ended([] { return reads_value("plain_if"); }), "an if");
}

TEST(NoThread, ALoopEndsBeforeARead) {
  EXPECT_EQ(ended([] { return sums_table("good_loop"); }), Ended::right);
  expect_right_or_signal(ended([] { return sums_table("plain_loop"); }), "a loop");
}

}  // namespace
}  // namespace mpt::vulkan
