// A filter of the kernel that ends a process at system calls, for tests of code that makes none.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <cstddef>
#include <iterator>

namespace mpt_test {

// Ends this process from now on at any system call, on any thread, but write and exit, and if
// `threads` is above 1 those with which threads wait for each other and, on machines where it is
// one, the reading of a clock. False if the kernel refuses.
inline bool forbid_system_calls(int threads = 1) {
  const unsigned waits = threads > 1 ? SYS_futex : SYS_write,
                 yields = threads > 1 ? SYS_sched_yield : SYS_write,
                 clock = threads > 1 ? SYS_clock_gettime : SYS_write;
  sock_filter rules[] = {
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(seccomp_data, nr)),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_write, 5, 0),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_exit_group, 4, 0),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, waits, 3, 0),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, yields, 2, 0),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, clock, 1, 0),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
  };
  const sock_fprog program = {static_cast<unsigned short>(std::size(rules)), rules};
  return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 &&
         syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_TSYNC, &program) == 0;
}

}  // namespace mpt_test
