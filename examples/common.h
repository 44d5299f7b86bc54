/* Helpers of the examples: error checking, clock, command-line flags, files, peak memory. Copy the
 * ones that you need.
 * SPDX-License-Identifier: Apache-2.0 */
#ifndef MPT_EXAMPLES_COMMON_H
#define MPT_EXAMPLES_COMMON_H

#include <errno.h>
#include <mpt/mpt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* Ends the program with the library's error text if a call fails. Every call can fail. */
#define TRY(call)                                                           \
  do {                                                                      \
    if ((call) < 0) {                                                       \
      fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, mpt_last_error()); \
      exit(1);                                                              \
    }                                                                       \
  } while (0)

static inline double seconds_now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

/* Ends the program with the usage text if an argument is not one of its "[--name VALUE]" flags. */
static inline void check_flags(int argc, char** argv, const char* usage) {
  const int help = argc == 2 && !strcmp(argv[1], "--help");
  for (int i = 1; i < argc; i += 2) {
    char known[40];
    snprintf(known, sizeof known, "[%s ", argv[i]);
    const int is_known = strncmp(argv[i], "--", 2) == 0 && strstr(usage, known);
    if (is_known && i + 1 < argc) continue;
    if (!help) fprintf(stderr, "%s: %s\n", argv[i], is_known ? "its value is missing" : "unknown");
    fprintf(help ? stdout : stderr, "usage: %s %s\n", argv[0], usage);
    exit(help ? 0 : 2);
  }
}

/* Returns VALUE of the flag --name, or a default. */
static inline const char* flag(int argc, char** argv, const char* name, const char* standard) {
  for (int i = 1; i + 1 < argc; ++i)
    if (strncmp(argv[i], "--", 2) == 0 && strcmp(argv[i] + 2, name) == 0) return argv[i + 1];
  return standard;
}
/* Returns the flag --name as a number not below `least`, or a default. */
static inline long flag_number(int argc, char** argv, const char* name, long standard, long least) {
  const char* v = flag(argc, argv, name, NULL);
  char* end = NULL;
  errno = 0;
  const long n = v ? strtol(v, &end, 10) : standard;
  if (v && (end == v || *end || errno || n < least)) {
    fprintf(stderr, "--%s %s: a whole number from %ld on is wanted\n", name, v, least);
    exit(2);
  }
  return n;
}

/* Opens a file for writing, or returns NULL if the path is NULL. Ends the program if that fails. */
static inline FILE* open_output(const char* path) {
  FILE* file = path ? fopen(path, "w") : NULL;
  if (path && !file) {
    perror(path);
    exit(1);
  }
  return file;
}

/* Returns the peak memory use of this process, in MB. */
static inline double peak_megabytes(void) {
  char line[256];
  long kb = 0;
  FILE* f = fopen("/proc/self/status", "r");
  while (f && fgets(line, sizeof line, f)) sscanf(line, "VmHWM: %ld", &kb);
  if (f) fclose(f);
  return (double)kb / 1024;
}

static inline void print_log(void* user, int32_t level, const char* text) {
  (void)user;
  (void)level;
  fprintf(stderr, "mpt: %s\n", text);
}

/* Opens a context on a device, "cpu" or as mpt_device_from_name takes it, which uses `threads`
 * cores, or all if it is -1, and logs to stderr. */
static inline mpt_context open_context_of(const char* device, int64_t seed, int32_t threads) {
  mpt_hooks hooks;
  mpt_hooks_init(&hooks, sizeof hooks);
  hooks.log = print_log;
  mpt_context_desc desc;
  mpt_context_desc_init(&desc, sizeof desc);
  desc.hooks = &hooks;
  desc.own_threads = threads;
  desc.seed = seed;
  mpt_context context;
  TRY(mpt_check_header(MPT_VERSION_NUMBER));
  TRY(mpt_device_from_name(device, &desc.device, &desc.device_index));
  TRY(mpt_context_create(&desc, &context));
  return context;
}
static inline mpt_context open_context_on(const char* device, int64_t seed) {
  return open_context_of(device, seed, -1);
}
static inline mpt_context open_context(int64_t seed) { return open_context_on("cpu", seed); }

/* Prints the devices of this machine and ends the program if the flag --device is "list". */
static inline void list_devices_if(const char* device) {
  char text[4096];
  if (strcmp(device, "list") != 0) return;
  TRY(mpt_devices_text(text, sizeof text, NULL));
  fputs(text, stdout);
  exit(0);
}

#endif
