/* A host without an operating system's memory, threads and files: it gives memory from an array,
 * and trains, saves to its own memory and loads again.
 * SPDX-License-Identifier: Apache-2.0 */
#define MPT_ALLOW_UNUSED
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "mpt/mpt.h"

static char memory[64 << 20];
static size_t used;
static char file[1 << 20];
static size_t written;

static void* alloc(void* user, size_t size, size_t align) {
  (void)user;
  const uintptr_t base = (uintptr_t)memory;
  const size_t at = (size_t)((base + used + align - 1) / align * align - base);
  if (at + size > sizeof memory) return NULL;
  used = at + size;
  return memory + at;
}
static void give_back(void* user, void* p, size_t size, size_t align) {
  (void)user, (void)p, (void)size, (void)align;
}
static mpt_status begin(void* user, size_t bytes) {
  (void)user;
  written = 0;
  return bytes <= sizeof file ? MPT_OK : MPT_ERROR_OUT_OF_MEMORY;
}
static mpt_status write_part(void* user, const void* data, size_t bytes) {
  (void)user;
  memcpy(file + written, data, bytes);
  written += bytes;
  return MPT_OK;
}

static int failures;
static void expect(mpt_status got, mpt_status wanted, const char* what) {
  if (got == wanted) return;
  ++failures;
  printf("%s: %s, and not %s: %s\n", what, mpt_status_name(got), mpt_status_name(wanted),
         mpt_last_error());
}
static void expect_text(const char* text) {
  if (strstr(mpt_last_error(), text)) return;
  ++failures;
  printf("'%s' does not say: %s\n", mpt_last_error(), text);
}

int main(void) {
  mpt_context_desc desc;
  mpt_context_desc_init(&desc, sizeof desc);
  mpt_context context = NULL;
  expect(mpt_context_create(&desc, &context), MPT_ERROR_UNSUPPORTED, "no memory of the host");
  expect_text("give hooks.alloc and hooks.free");
  mpt_hooks hooks;
  mpt_hooks_init(&hooks, sizeof hooks);
  hooks.alloc = alloc;
  hooks.free = give_back;
  desc.hooks = &hooks;
  desc.own_threads = 2;
  expect(mpt_context_create(&desc, &context), MPT_ERROR_UNSUPPORTED, "own threads");
  expect_text("give hooks.parallel_for");
  desc.own_threads = 0;
  expect(mpt_context_create(&desc, &context), MPT_OK, "mpt_context_create");

  const int64_t shape[] = {16, 16};
  mpt_params params = NULL;
  mpt_precision precision;
  mpt_optimizer optimizer = NULL;
  mpt_stepper stepper = NULL;
  mpt_tensor w = NULL, x = NULL, y = NULL, loss = NULL;
  mpt_params_create(context, &params);
  mpt_normal(context, MPT_F32, shape, 2, 0, 1, &x);
  mpt_normal(context, MPT_F32, shape, 2, 0, 1, &w);
  mpt_params_add(params, "w", w);
  mpt_precision_from_name("16-mixed", &precision, sizeof precision);
  mpt_params_set_precision(params, &precision);
  mpt_optimizer_create(params, NULL, &optimizer);
  mpt_stepper_create(context, &precision, NULL, &stepper);
  mpt_stepper_add(stepper, optimizer);
  double first = 0, last = 0;
  for (int i = 0; i < 200; ++i) {
    mpt_scope_push(context);
    mpt_precision_push(context, &precision);
    mpt_linear(x, w, NULL, MPT_ACTIVATION_NONE, &y);
    mpt_precision_pop(context);
    mpt_mul(y, y, &y);
    expect(mpt_mean(y, NULL, 0, 0, &loss), MPT_OK, "the forward");
    mpt_tensor_get_item(loss, i == 0 ? &first : &last);
    expect(mpt_stepper_backward(stepper, loss), MPT_OK, "mpt_stepper_backward");
    mpt_stepper_step(stepper);
    mpt_scope_pop(context, NULL, 0);
  }
  if (!(last < 0.9 * first)) ++failures, printf("the loss went from %g to %g\n", first, last);

  expect(mpt_params_save(params, "w.safetensors", NULL), MPT_ERROR_UNSUPPORTED, "a file");
  expect_text("mpt_params_save_to");
  expect(mpt_params_load(params, "w.safetensors", NULL, NULL), MPT_ERROR_UNSUPPORTED, "a file");
  mpt_writer to;
  mpt_writer_init(&to, sizeof to);
  to.begin = begin;
  to.write = write_part;
  expect(mpt_params_save_to(params, &to, NULL), MPT_OK, "mpt_params_save_to");
  mpt_reader from;
  mpt_reader_init(&from, sizeof from);
  from.data = file;
  from.bytes = written;
  expect(mpt_params_load_from(params, &from, NULL, NULL), MPT_OK, "mpt_params_load_from");
  mpt_device device = 0;
  int32_t index = 0;
  expect(mpt_device_from_name("vulkan:x", &device, &index), MPT_ERROR_DEVICE, "a device");
  expect_text("opens no libraries");
  mpt_context_release(context);
  printf("%d failures\n", failures);
  return failures != 0;
}
