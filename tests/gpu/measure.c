/* Measures one thing on a device: the libmpt side of tests/gpu/run. Prints a line of JSON.
 *
 *   gpu_measure MODULE device                                names it and its driver
 *   gpu_measure MODULE product DTYPE M N K SECONDS           [M, K] times [K, N]
 *   gpu_measure MODULE attention DTYPE B H T D SECONDS       causal; forward, then with backward
 *   gpu_measure MODULE conv DTYPE B C SIZE OUT K SECONDS     2d; forward, then with backward
 *   gpu_measure MODULE update MODE N SECONDS                 AdamW over N parameters
 *   gpu_measure MODULE first CASE MODE CACHE                 from opening the device to the end of
 * a first step of a benchmark model; Vulkan alone
 *   gpu_measure MODULE selftest                              mpt_device_selftest
 *
 * DTYPE: f32, f16, bf16. MODE: f32, f16, bf16, as bench_step. CACHE is a file with compiled
 * kernels, which the program reads if it is there and then writes. Times are seconds of one run;
 * the runs are queued one behind the other, and the device is waited for at the end.
 * SPDX-License-Identifier: Apache-2.0 */
#include <mpt/mpt_vulkan.h>
#include <stdint.h>

#include "../../examples/common.h"
#include "../bench/models.h"

/* Its functions are found at run time. */
#define VK_NO_PROTOTYPES
#include <vulkan/vulkan_core.h>

static mpt_context ctx;
static const char* module_path;
static mpt_vulkan_device given; /* compiled kernels of an earlier run */

static int is_vulkan(void) { return strstr(module_path, "vulkan") != NULL; }

static void open_device(void) {
  mpt_device_module module;
  mpt_device_module_init(&module, sizeof module);
  module.path = module_path;
  given.struct_size = sizeof given;
  if (is_vulkan()) module.native = &given;
  mpt_context_desc desc;
  mpt_context_desc_init(&desc, sizeof desc);
  desc.device = MPT_DEVICE_MODULE;
  desc.next = (const mpt_chain*)&module;
  TRY(mpt_context_create(&desc, &ctx));
}

static const mpt_vulkan_device* native(void) {
  void* p;
  TRY(mpt_context_get_device_native(ctx, MPT_DEVICE_MODULE, 0, &p));
  return p;
}

/* ---- the device ------------------------------------------------------------------------------ */

static void print_text(const char* name, const char* text) {
  printf("\"%s\": \"", name);
  for (; *text; ++text) {
    if (*text == '"' || *text == '\\') putchar('\\');
    if ((unsigned char)*text >= ' ') putchar(*text);
  }
  printf("\"");
}

/* Prints what the library lists of the first device of CUDA. */
static void print_cuda_device(void) {
  static char text[1 << 16];
  TRY(mpt_devices_text(text, sizeof text, NULL));
  char* const line = strstr(text, "cuda:0 ");
  if (line) line[strcspn(line, "\n")] = 0;
  printf("{");
  print_text("device", line ? line + strlen("cuda:0 ") : "unknown");
  printf("}\n");
}

static void print_vulkan_device(void) {
  const mpt_vulkan_device* d = native();
  const PFN_vkGetInstanceProcAddr get = (PFN_vkGetInstanceProcAddr)d->get_proc;
  const PFN_vkGetPhysicalDeviceProperties2 properties = (PFN_vkGetPhysicalDeviceProperties2)get(
      (VkInstance)d->instance, "vkGetPhysicalDeviceProperties2");
  VkPhysicalDeviceDriverProperties driver = {
      .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DRIVER_PROPERTIES};
  VkPhysicalDeviceProperties2 p = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2,
                                   .pNext = &driver};
  properties((VkPhysicalDevice)d->physical_device, &p);
  const uint32_t v = p.properties.apiVersion;
  printf("{");
  print_text("device", p.properties.deviceName);
  printf(", ");
  print_text("driver", driver.driverName);
  printf(", ");
  print_text("version", driver.driverInfo);
  printf(", \"vulkan\": \"%u.%u.%u\", \"float64\": %d}\n", VK_API_VERSION_MAJOR(v),
         VK_API_VERSION_MINOR(v), VK_API_VERSION_PATCH(v), (int)d->has_float64);
}

/* ---- work that is repeated ------------------------------------------------------------------- */

typedef void (*work_fn)(void);

/* Waits for the device: reads a number that is computed last. */
static void wait_for_device(void) {
  const int64_t one = 1;
  double v;
  mpt_tensor t;
  TRY(mpt_full(ctx, MPT_F32, &one, 1, 1, &t));
  TRY(mpt_tensor_get_item(t, &v));
  mpt_tensor_release(t);
}

static void repeat(work_fn work, int runs) {
  for (int i = 0; i < runs; ++i) {
    TRY(mpt_scope_push(ctx));
    work();
    TRY(mpt_scope_pop(ctx, NULL, 0));
  }
  wait_for_device();
}

/* Returns the seconds of a run, from as many as take about `seconds`. */
static double time_of(work_fn work, double seconds) {
  repeat(work, 2);
  for (int runs = 1;; runs *= 2) {
    const double begin = seconds_now();
    repeat(work, runs);
    const double passed = seconds_now() - begin;
    if (passed >= seconds || runs >= 1 << 20) return passed / runs;
  }
}

static mpt_dtype dtype_of(const char* name) {
  if (!strcmp(name, "f16")) return MPT_F16;
  if (!strcmp(name, "bf16")) return MPT_BF16;
  return MPT_F32;
}

static mpt_tensor a, b, c, grad;

static mpt_tensor normal(mpt_dtype dtype, int64_t d0, int64_t d1, int64_t d2, int64_t d3) {
  const int64_t shape[] = {d0, d1, d2, d3};
  mpt_tensor t;
  TRY(mpt_normal(ctx, dtype, shape, d2 == 0 ? 2 : 4, 0, 0.1, &t));
  return t;
}
static void want_gradients(void) {
  const mpt_tensor all[] = {a, b, c};
  for (int i = 0; i < 3; ++i)
    if (all[i]) TRY(mpt_tensor_set_requires_grad(all[i], 1));
}
static void backward(mpt_tensor y) {
  const mpt_tensor all[] = {a, b, c};
  TRY(mpt_backward(&y, &grad, 1, NULL));
  for (int i = 0; i < 3; ++i)
    if (all[i]) TRY(mpt_tensor_set_grad(all[i], NULL));
}

static void product(void) {
  mpt_tensor y;
  TRY(mpt_matmul(a, b, &y));
}
static mpt_tensor attend(void) {
  mpt_attention_desc how;
  mpt_attention_desc_init(&how, sizeof how);
  how.causal = 1;
  mpt_tensor y;
  TRY(mpt_scaled_dot_product_attention(a, b, c, NULL, &how, &y));
  return y;
}
static void attention(void) { attend(); }
static void attention_backward(void) { backward(attend()); }

static int64_t padding;
static mpt_tensor convolve(void) {
  mpt_tensor y;
  TRY(mpt_conv2d(a, b, NULL, 1, padding, NULL, &y));
  return y;
}
static void convolution(void) { convolve(); }
static void convolution_backward(void) { backward(convolve()); }

static void print_both(work_fn forward, work_fn both, double seconds) {
  const double first = time_of(forward, seconds);
  want_gradients();
  printf("{\"forward\": %.6g, \"both\": %.6g}\n", first, time_of(both, seconds));
}

static mpt_optimizer optimizer;
static void update(void) { TRY(mpt_optimizer_step(optimizer)); }

static void print_update(const char* mode, int64_t n, double seconds) {
  const mpt_precision precision = bench_precision(mode);
  mpt_params params;
  TRY(mpt_params_create(ctx, &params));
  a = normal(MPT_F32, n, 1, 0, 0);
  TRY(mpt_params_add(params, "w", a));
  TRY(mpt_params_set_precision(params, &precision));
  TRY(mpt_optimizer_create(params, NULL, &optimizer));
  mpt_params_info info = {.struct_size = sizeof info};
  TRY(mpt_params_get_info(params, &info));
  mpt_tensor_info t = {.struct_size = sizeof t};
  TRY(mpt_tensor_get_info(a, &t));
  TRY(mpt_tensor_set_grad(a, normal(t.dtype, n, 1, 0, 0)));
  const double s = time_of(update, seconds);
  /* It reads the gradient, and reads and writes parameters, masters and two states. */
  const int64_t element = t.dtype == MPT_F32 ? 4 : 2;
  printf("{\"seconds\": %.6g, \"bytes\": %lld}\n", s,
         (long long)(2 * info.bytes + n * element + 2 * n * 8));
}

/* ---- the first step -------------------------------------------------------------------------- */

static void read_cache(const char* path) {
  FILE* f = fopen(path, "rb");
  if (!f) return;
  fseek(f, 0, SEEK_END);
  const long size = ftell(f);
  rewind(f);
  void* data = malloc((size_t)size + 1);
  given.cache_size = fread(data, 1, (size_t)size, f);
  given.cache = data;
  fclose(f);
}

static void write_cache(const char* path) {
  const mpt_vulkan_device* d = native();
  size_t size = 0;
  d->get_cache(d, NULL, &size);
  void* data = malloc(size + 1);
  FILE* f = d->get_cache(d, data, &size) ? fopen(path, "wb") : NULL;
  if (!f || fwrite(data, 1, size, f) != size) fprintf(stderr, "%s was not written\n", path);
  if (f) fclose(f);
  free(data);
}

static void print_first(const char* name, const char* mode, const char* cache) {
  read_cache(cache);
  const double begin = seconds_now();
  open_device();
  const double opened = seconds_now();
  mpt_params params;
  TRY(mpt_params_create(ctx, &params));
  const bench_model model = bench_model_make(ctx, params, name);
  if (!model.loss) {
    fprintf(stderr, "no case is named %s\n", name);
    exit(2);
  }
  const mpt_precision precision = bench_precision(mode);
  TRY(mpt_params_set_precision(params, &precision));
  TRY(mpt_optimizer_create(params, NULL, &optimizer));
  mpt_stepper stepper;
  TRY(mpt_stepper_create(ctx, &precision, NULL, &stepper));
  TRY(mpt_stepper_add(stepper, optimizer));
  double seconds[2];
  for (int i = 0; i < 2; ++i) {
    const double start = i ? seconds_now() : begin;
    double loss;
    TRY(mpt_scope_push(ctx));
    TRY(mpt_tensor_get_item(bench_step_run(&model, &precision, stepper), &loss));
    TRY(mpt_stepper_wait(stepper));
    TRY(mpt_scope_pop(ctx, NULL, 0));
    seconds[i] = seconds_now() - start;
  }
  const size_t had = given.cache_size;
  write_cache(cache);
  printf("{\"open\": %.6g, \"first\": %.6g, \"second\": %.6g, \"cache\": %zu}\n", opened - begin,
         seconds[0], seconds[1], had);
}

int main(int argc, char** argv) {
  const char* what = argc > 2 ? argv[2] : "";
  const char* text = argc > 3 ? argv[3] : "";
  int64_t n[5] = {0};
  for (int i = 4; i < argc - 1 && i < 9; ++i) n[i - 4] = atoll(argv[i]);
  const double seconds = argc > 3 ? atof(argv[argc - 1]) : 0;
  module_path = argc > 1 ? argv[1] : NULL;
  if (!strcmp(what, "first") && argc == 6) {
    print_first(argv[3], argv[4], argv[5]);
    return 0;
  }
  const struct {
    const char* name;
    int arguments;
  } kinds[] = {{"device", 3},    {"selftest", 3}, {"product", 8},
               {"attention", 9}, {"conv", 10},    {"update", 6}};
  int is_known = 0;
  for (int i = 0; i < 6; ++i)
    is_known |= !strcmp(what, kinds[i].name) && argc == kinds[i].arguments;
  if (!is_known) {
    fprintf(stderr,
            "usage: gpu_measure MODULE device|selftest|product|attention|conv|update|first ...\n");
    return 2;
  }
  open_device();
  const mpt_dtype t = dtype_of(text);
  if (!strcmp(what, "device")) (is_vulkan() ? print_vulkan_device : print_cuda_device)();
  if (!strcmp(what, "selftest")) {
    const double begin = seconds_now();
    TRY(mpt_device_selftest(ctx));
    printf("{\"seconds\": %.6g}\n", seconds_now() - begin);
  }
  if (!strcmp(what, "product")) {
    a = normal(t, n[0], n[2], 0, 0), b = normal(t, n[2], n[1], 0, 0);
    printf("{\"seconds\": %.6g}\n", time_of(product, seconds));
  }
  if (!strcmp(what, "attention")) {
    a = normal(t, n[0], n[1], n[2], n[3]), b = normal(t, n[0], n[1], n[2], n[3]);
    c = normal(t, n[0], n[1], n[2], n[3]), grad = normal(t, n[0], n[1], n[2], n[3]);
    print_both(attention, attention_backward, seconds);
  }
  if (!strcmp(what, "conv")) {
    padding = n[4] / 2;
    a = normal(t, n[0], n[1], n[2], n[2]), b = normal(t, n[3], n[1], n[4], n[4]);
    grad = normal(t, n[0], n[3], n[2], n[2]);
    print_both(convolution, convolution_backward, seconds);
  }
  if (!strcmp(what, "update")) print_update(text, n[0], seconds);
  mpt_context_release(ctx);
  return 0;
}
