/* Runtime: the layouts of structs, and the hooks of a context that call C#.
 * SPDX-License-Identifier: Apache-2.0 */
#include "runtime.h"

#include <stdio.h>

MPTC_EXPORT int32_t mptc_check(void);
MPTC_EXPORT int32_t mptc_layout(const char* name, char* text, int32_t size);
MPTC_EXPORT void mptc_init(void* function, void* address, size_t size);
MPTC_EXPORT void mptc_delete_managed(void* address);
MPTC_EXPORT void mptc_done(void* done, void* user);
MPTC_EXPORT void mptc_chain(mpt_context_desc* desc, const mpt_chain* module);
MPTC_EXPORT void mptc_piece(void* job, int32_t i, int32_t pieces);

/* Returns the status of a check that header and library are of one version. */
int32_t mptc_check(void) { return mpt_check_header(MPT_VERSION_NUMBER); }

/* Writes the layout of a struct as text: a line "SIZE SIZED", a line "NAME KIND OFFSET LENGTH
 * COUNT" for each field, and a line "init NAME FUNCTION" for each init function. Returns the number
 * of bytes, or 0 for a name that no struct has. */
int32_t mptc_layout(const char* name, char* text, int32_t size) {
  for (const mpt_struct* const* s = mpt_structs; *s; ++s) {
    if (strcmp((*s)->name, name) != 0) continue;
    const size_t room = (size_t)size;
    size_t n = (size_t)snprintf(text, room, "%zu %d\n", (*s)->size, (int)(*s)->sized);
    for (const mpt_field* f = (*s)->fields; f->name && n < room; ++f) {
      n += (size_t)snprintf(text + n, room - n, "%s %d %zu %d %zu\n", f->name, (int)f->kind,
                            f->offset, (int)f->length, f->count);
    }
    for (const mpt_init* i = (*s)->inits; i->name && n < room; ++i) {
      n += (size_t)snprintf(text + n, room - n, "init %s %lld\n", i->name,
                            (long long)(intptr_t)i->fn);
    }
    return n < room ? (int32_t)n : 0;
  }
  return 0;
}

void mptc_init(void* function, void* address, size_t size) {
  ((mpt_init_fn)(intptr_t)function)(address, size);
}

/* Runs the deleter of a DLManagedTensorVersioned, which begins with its version, the owner's data
 * and the deleter. */
void mptc_delete_managed(void* address) {
  struct head {
    uint32_t major, minor;
    void* owner;
    void (*deleter)(struct head* self);
  }* managed = address;
  if (managed->deleter) managed->deleter(managed);
}

void mptc_done(void* done, void* user) { ((mpt_done_fn)(intptr_t)done)(user); }

void mptc_chain(mpt_context_desc* desc, const mpt_chain* module) { desc->next = module; }

/* ---- the hooks of a context ----------------------------------------------------------------- */

/* A whole job of parallel_for, of which C# runs pieces by mptc_piece. It is a variable of the call
 * that waits for them. */
typedef struct {
  mpt_job_fn fn;
  void* job;
  int64_t n;
} whole;

/* State of a context's hooks: the number of its functions in Callbacks with the static methods that
 * call them, and the allocator with its own argument. */
typedef struct {
  void* id;
  void (*log)(void* id, int32_t level, const char* text);
  int32_t (*parallel_for)(void* id, const whole* job, int64_t most);
  void (*done)(void* id);
  void* (*alloc)(void* user, size_t size, size_t align);
  void (*free)(void* user, void* memory, size_t size, size_t align);
  void* user;
} host;

MPTC_EXPORT host* mptc_new_host(mpt_hooks* hooks, const host* functions);
MPTC_EXPORT void mptc_end_host(host* h);

static void log_hook(void* user, mpt_log_level level, const char* text) {
  const host* h = user;
  h->log(h->id, level, text);
}

static void parallel_for(void* user, int64_t n, int64_t grain, mpt_job_fn fn, void* job) {
  const host* h = user;
  const whole w = {fn, job, n};
  const int64_t most = grain > 1 ? n / grain : n;
  if (most < 2 || !h->parallel_for(h->id, &w, most)) fn(job, 0, n, 0);
}

void mptc_piece(void* job, int32_t i, int32_t pieces) {
  const whole* w = job;
  w->fn(w->job, w->n * i / pieces, w->n * (i + 1) / pieces, i);
}

static void* alloc_hook(void* user, size_t size, size_t align) {
  const host* h = user;
  return h->alloc(h->user, size, align);
}

static void free_hook(void* user, void* memory, size_t size, size_t align) {
  const host* h = user;
  h->free(h->user, memory, size, align);
}

static void done_hook(void* user) {
  host* h = user;
  h->done(h->id);
  free(h);
}

/* Sets the hooks for which there are functions. The state lives until `done` runs, or until
 * mptc_end_host where the context was not created. Returns NULL if there is no memory. */
host* mptc_new_host(mpt_hooks* hooks, const host* functions) {
  host* h = malloc(sizeof *h);
  if (!h) return NULL;
  *h = *functions;
  hooks->user = h;
  hooks->done = done_hook;
  if (h->log) hooks->log = log_hook;
  if (h->parallel_for) hooks->parallel_for = parallel_for;
  if (h->alloc) {
    hooks->alloc = alloc_hook;
    hooks->free = free_hook;
  }
  return h;
}

void mptc_end_host(host* h) { free(h); }
