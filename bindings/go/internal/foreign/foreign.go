// Package foreign calls the library's hooks from threads that Go did not create, for tests.
// SPDX-License-Identifier: Apache-2.0
package foreign

/*
#cgo LDFLAGS: -lpthread
#include <pthread.h>
#include <stdint.h>

typedef struct {
  uintptr_t fn, user;
} log_call;

static void *run_log(void *p) {
  const log_call *c = p;
  ((void (*)(void *, int32_t, const char *))c->fn)((void *)c->user, 1, "from elsewhere");
  return 0;
}

static int log_on_threads(uintptr_t fn, uintptr_t user, int count) {
  log_call c = {fn, user};
  pthread_t threads[64];
  int n = 0;
  while (n < count && n < 64 && pthread_create(&threads[n], 0, run_log, &c) == 0) ++n;
  for (int i = 0; i < n; ++i) pthread_join(threads[i], 0);
  return n;
}
*/
import "C"

// Log calls a log hook from up to 64 C threads at once and returns the number of threads that were
// created.
func Log(fn, user uintptr, count int) int {
	return int(C.log_on_threads(C.uintptr_t(fn), C.uintptr_t(user), C.int(count)))
}
