/* A node of Godot that trains while the scene runs: a GDExtension in C, against the header that
 * Godot prints about itself (godot --dump-gdextension-interface).
 *
 *   MptLearner: a network that learns from the latest examples, within a budget of each frame
 *     sizes          inputs, width of each hidden layer, outputs
 *     precision      "bf16-mixed", "16-mixed", "32-true" and the others of libmpt
 *     learning_rate, batch (examples of a step), memory (examples that are remembered), seed
 *     budget         milliseconds of a frame
 *     steps, loss, slice (milliseconds of the latest frame)              are read only
 *     remember(inputs, targets), answer(inputs), save() -> bytes, load(bytes) -> bool
 *
 * A call that fails prints an error with libmpt's text, and the scene goes on.
 * SPDX-License-Identifier: Apache-2.0 */
#define _POSIX_C_SOURCE 199309L
#include <gdextension_interface.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "learner.h"

/* ---- the functions of Godot that are used ------------------------------------------------------
 */

#define FUNCTIONS(X)                                                                  \
  X(ClassdbConstructObject2, classdb_construct_object2)                               \
  X(ClassdbRegisterExtensionClass5, classdb_register_extension_class5)                \
  X(ClassdbRegisterExtensionClassMethod, classdb_register_extension_class_method)     \
  X(ClassdbRegisterExtensionClassProperty, classdb_register_extension_class_property) \
  X(ClassdbUnregisterExtensionClass, classdb_unregister_extension_class)              \
  X(GetVariantFromTypeConstructor, get_variant_from_type_constructor)                 \
  X(GetVariantToTypeConstructor, get_variant_to_type_constructor)                     \
  X(ObjectDestroy, object_destroy)                                                    \
  X(ObjectSetInstance, object_set_instance)                                           \
  X(PackedByteArrayOperatorIndex, packed_byte_array_operator_index)                   \
  X(PackedByteArrayOperatorIndexConst, packed_byte_array_operator_index_const)        \
  X(PackedFloat32ArrayOperatorIndex, packed_float32_array_operator_index)             \
  X(PackedFloat32ArrayOperatorIndexConst, packed_float32_array_operator_index_const)  \
  X(PackedInt32ArrayOperatorIndexConst, packed_int32_array_operator_index_const)      \
  X(PrintErrorWithMessage, print_error_with_message)                                  \
  X(StringNameNewWithLatin1Chars, string_name_new_with_latin1_chars)                  \
  X(StringNewWithUtf8Chars, string_new_with_utf8_chars)                               \
  X(StringToUtf8Chars, string_to_utf8_chars)                                          \
  X(VariantConstruct, variant_construct)                                              \
  X(VariantDestroy, variant_destroy)                                                  \
  X(VariantGetPtrBuiltinMethod, variant_get_ptr_builtin_method)                       \
  X(VariantGetPtrConstructor, variant_get_ptr_constructor)                            \
  X(VariantGetPtrDestructor, variant_get_ptr_destructor)

#define DECLARE(type, name) static GDExtensionInterface##type name;
FUNCTIONS(DECLARE)
static GDExtensionClassLibraryPtr library;

/* Returns 0 if this Godot lacks one of them. */
static int get_functions(GDExtensionInterfaceGetProcAddress get) {
#define GET(type, function) \
  if (!(function = (GDExtensionInterface##type)(void (*)(void))get(#function))) return 0;
  FUNCTIONS(GET)
  return 1;
}

/* ---- values of Godot ---------------------------------------------------------------------------
 */

enum {
  NOTHING = GDEXTENSION_VARIANT_TYPE_NIL,
  BOOL = GDEXTENSION_VARIANT_TYPE_BOOL,
  INT = GDEXTENSION_VARIANT_TYPE_INT,
  FLOAT = GDEXTENSION_VARIANT_TYPE_FLOAT,
  STRING = GDEXTENSION_VARIANT_TYPE_STRING,
  BYTES = GDEXTENSION_VARIANT_TYPE_PACKED_BYTE_ARRAY,
  INTS = GDEXTENSION_VARIANT_TYPE_PACKED_INT32_ARRAY,
  FLOATS = GDEXTENSION_VARIANT_TYPE_PACKED_FLOAT32_ARRAY
};
typedef int value_type;

/* Memory of a value of these types, as Godot passes it to methods. */
typedef union {
  int64_t integer;
  double number;
  void* words[2]; /* a string or an array: only Godot's functions know what it holds */
} value;
/* Memory of a Variant, which takes 24 bytes, or 40 in a Godot of double precision. */
typedef struct {
  uint64_t words[5];
} variant;

static void make(value_type type, void* v) { variant_get_ptr_constructor(type, 0)(v, NULL); }
static void destroy(value_type type, void* v) {
  const GDExtensionPtrDestructor destructor = variant_get_ptr_destructor(type);
  if (destructor) destructor(v); /* numbers have none */
}
static void assign(value_type type, void* to, const void* from) {
  value copy;
  variant_get_ptr_constructor(type, 1)(&copy, &from);
  destroy(type, to);
  memcpy(to, &copy, type == INTS ? sizeof copy : sizeof copy.integer);
}

/* Names of classes, methods and arguments. Those of a plugin live until it is unloaded. */
enum { MAX_NAMES = 96 };
static void* names[MAX_NAMES];
static int name_count;
static void* name(const char* text) {
  if (name_count == MAX_NAMES) {
    print_error_with_message("MAX_NAMES is less than the names of this plugin", text, __func__,
                             __FILE__, __LINE__, 1);
    return &names[MAX_NAMES - 1];
  }
  void** slot = &names[name_count++];
  string_name_new_with_latin1_chars(slot, text, 0);
  return slot;
}

/* The methods of arrays have numbers that Godot keeps (godot --dump-extension-api). */
static GDExtensionPtrBuiltInMethod array_size[FLOATS + 1], array_resize[FLOATS + 1];
static int64_t size_of(value_type type, const void* array) {
  int64_t size = 0;
  array_size[type]((void*)array, NULL, &size, 0);
  return size;
}
static void resize(value_type type, void* array, int64_t size) {
  int64_t error;
  const void* arguments[] = {&size};
  array_resize[type](array, arguments, &error, 1);
}
static const float* floats_of(const void* array) {
  return size_of(FLOATS, array) ? packed_float32_array_operator_index_const(array, 0) : NULL;
}

/* ---- the node ----------------------------------------------------------------------------------
 */

typedef struct node node;
struct node {
  GDExtensionObjectPtr object; /* the node of Godot that this belongs to */
  node *next, **link;          /* all nodes, as a list; link: where it names this one */
  value sizes, precision;
  double learning_rate, budget;
  int64_t batch, memory, seed;
  int64_t steps;
  double loss, slice;
  learner* learner;
  int is_refused; /* 1: these properties were refused, and an error has said why */
};
static node* first_node;

/* Prints libmpt's text as an error of Godot if a call has failed. */
static int has_failed(mpt_status status, const char* function, int line) {
  if (status >= 0) return 0;
  print_error_with_message(mpt_status_name(status), mpt_last_error(), function, __FILE__, line, 1);
  return 1;
}
#define FAILED(call) has_failed((call), __func__, __LINE__)

/* Returns 1 if there is a learner; the first call makes it. */
static int has_learner(node* n) {
  if (n->learner || n->is_refused) return !n->is_refused;
  char precision[256];
  const int64_t length = string_to_utf8_chars(&n->precision, precision, sizeof precision - 1);
  precision[length < (int64_t)sizeof precision ? length : 0] = 0;
  const int32_t count = (int32_t)size_of(INTS, &n->sizes);
  const learner_desc desc = {
      .sizes = count ? packed_int32_array_operator_index_const(&n->sizes, 0) : NULL,
      .size_count = count,
      .precision = precision,
      .learning_rate = n->learning_rate,
      .batch = n->batch,
      .memory = n->memory,
      .seed = n->seed};
  n->is_refused = FAILED(learner_create(&desc, &n->learner));
  return !n->is_refused;
}

static void look(node* n) {
  n->steps = learner_steps(n->learner);
  n->loss = learner_loss(n->learner);
}

static void ready(GDExtensionClassInstancePtr instance, const GDExtensionConstTypePtr* arguments,
                  GDExtensionTypePtr result) {
  (void)arguments, (void)result;
  has_learner(instance);
}

static void process(GDExtensionClassInstancePtr instance, const GDExtensionConstTypePtr* arguments,
                    GDExtensionTypePtr result) {
  (void)arguments, (void)result;
  node* n = instance;
  struct timespec begin, end;
  if (!has_learner(n)) return;
  clock_gettime(CLOCK_MONOTONIC, &begin);
  if (FAILED(learner_advance(n->learner, (int64_t)(1e6 * n->budget)))) n->is_refused = 1;
  clock_gettime(CLOCK_MONOTONIC, &end);
  n->slice =
      1e3 * (double)(end.tv_sec - begin.tv_sec) + 1e-6 * (double)(end.tv_nsec - begin.tv_nsec);
  look(n);
}

/* ---- methods -----------------------------------------------------------------------------------
 */

typedef struct method method;
struct method {
  const char* name;
  value_type result;
  int count;
  struct {
    value_type type;
    const char* name;
  } arguments[2];
  void (*run)(const method* self, node* n, const GDExtensionConstTypePtr* arguments, void* result);
  const struct property* property; /* the property, for a getter or a setter */
};

static void remember(const method* self, node* n, const GDExtensionConstTypePtr* arguments,
                     void* result) {
  (void)self, (void)result;
  const void *inputs = arguments[0], *targets = arguments[1];
  if (!has_learner(n)) return;
  (void)FAILED(learner_remember(n->learner, floats_of(inputs), size_of(FLOATS, inputs),
                                floats_of(targets), size_of(FLOATS, targets)));
}

static void answer(const method* self, node* n, const GDExtensionConstTypePtr* arguments,
                   void* result) {
  (void)self;
  const void* inputs = arguments[0];
  resize(FLOATS, result, 0);
  if (!has_learner(n)) return;
  resize(FLOATS, result, learner_output_count(n->learner));
  if (FAILED(learner_answer(n->learner, floats_of(inputs), size_of(FLOATS, inputs),
                            packed_float32_array_operator_index(result, 0)))) {
    resize(FLOATS, result, 0);
  }
}

static void save(const method* self, node* n, const GDExtensionConstTypePtr* arguments,
                 void* result) {
  (void)self, (void)arguments;
  mpt_blob blob;
  const void* bytes;
  size_t count;
  resize(BYTES, result, 0);
  if (!has_learner(n) || FAILED(learner_save(n->learner, &blob))) return;
  look(n);
  if (!FAILED(mpt_blob_get(blob, &bytes, &count))) {
    resize(BYTES, result, (int64_t)count);
    memcpy(packed_byte_array_operator_index(result, 0), bytes, count);
  }
  mpt_blob_release(blob);
}

static void load(const method* self, node* n, const GDExtensionConstTypePtr* arguments,
                 void* result) {
  (void)self;
  const int64_t count = size_of(BYTES, arguments[0]);
  const void* bytes = count ? packed_byte_array_operator_index_const(arguments[0], 0) : NULL;
  *(GDExtensionBool*)result =
      has_learner(n) && !FAILED(learner_load(n->learner, bytes ? bytes : "", (size_t)count));
  if (n->learner) look(n);
}

static const method methods[] = {
    {"remember", NOTHING, 2, {{FLOATS, "inputs"}, {FLOATS, "targets"}}, remember, NULL},
    {"answer", FLOATS, 1, {{FLOATS, "inputs"}}, answer, NULL},
    {"save", BYTES, 0, {{0}}, save, NULL},
    {"load", BOOL, 1, {{BYTES, "bytes"}}, load, NULL},
};

/* Runs a method with values of the right types. */
static void call_typed(void* self, GDExtensionClassInstancePtr instance,
                       const GDExtensionConstTypePtr* arguments, GDExtensionTypePtr result) {
  ((const method*)self)->run(self, instance, arguments, result);
}

/* Runs a method with values of any type, such as an array of numbers for a packed one, which are
 * converted. */
static void call(void* self, GDExtensionClassInstancePtr instance,
                 const GDExtensionConstVariantPtr* arguments, GDExtensionInt count,
                 GDExtensionVariantPtr result, GDExtensionCallError* error) {
  const method* m = self;
  value values[2], returned;
  const void* typed[] = {&values[0], &values[1]};
  int i = 0;
  error->error = GDEXTENSION_CALL_OK;
  if (count != m->count) {
    error->error = count < m->count ? GDEXTENSION_CALL_ERROR_TOO_FEW_ARGUMENTS
                                    : GDEXTENSION_CALL_ERROR_TOO_MANY_ARGUMENTS;
    error->expected = m->count;
    return;
  }
  for (; i < m->count; ++i) {
    const value_type type = m->arguments[i].type;
    variant converted;
    variant_construct(type, &converted, &arguments[i], 1, error);
    if (error->error != GDEXTENSION_CALL_OK) {
      error->error = GDEXTENSION_CALL_ERROR_INVALID_ARGUMENT;
      error->argument = i;
      error->expected = type;
      break;
    }
    get_variant_to_type_constructor(type)(&values[i], &converted);
    variant_destroy(&converted);
  }
  if (i == m->count && m->result == NOTHING) {
    m->run(m, instance, typed, NULL);
  } else if (i == m->count) {
    make(m->result, &returned);
    m->run(m, instance, typed, &returned);
    get_variant_from_type_constructor(m->result)(result, &returned);
    destroy(m->result, &returned);
  }
  while (i-- > 0) destroy(m->arguments[i].type, &values[i]);
}

/* ---- properties --------------------------------------------------------------------------------
 */

typedef struct property {
  const char *name, *setter, *getter;
  value_type type;
  size_t offset;            /* place of its value in a node */
  void (*changed)(node* n); /* called after it was set; NULL: it is read only */
} property;

/* Drops the learner; the next call makes one with the new properties. */
static void begin_anew(node* n) {
  learner_free(n->learner);
  n->learner = NULL;
  n->is_refused = 0;
  n->steps = 0;
  n->loss = 0;
}
static void set_learning_rate(node* n) {
  if (n->is_refused) begin_anew(n);
  if (n->learner) (void)FAILED(learner_set_learning_rate(n->learner, n->learning_rate));
}
static void set_budget(node* n) { (void)n; }

#define PROPERTY(field, type, changed) \
  { #field, "set_" #field, "get_" #field, type, offsetof(node, field), changed }
static const property properties[] = {
    PROPERTY(sizes, INTS, begin_anew),
    PROPERTY(precision, STRING, begin_anew),
    PROPERTY(learning_rate, FLOAT, set_learning_rate),
    PROPERTY(budget, FLOAT, set_budget),
    PROPERTY(batch, INT, begin_anew),
    PROPERTY(memory, INT, begin_anew),
    PROPERTY(seed, INT, begin_anew),
    PROPERTY(steps, INT, NULL),
    PROPERTY(loss, FLOAT, NULL),
    PROPERTY(slice, FLOAT, NULL),
};
enum { PROPERTIES = sizeof properties / sizeof *properties };
static method accessors[2 * PROPERTIES];

static void get_property(const method* self, node* n, const GDExtensionConstTypePtr* arguments,
                         void* result) {
  (void)arguments;
  assign(self->result, result, (char*)n + self->property->offset);
}
static void set_property(const method* self, node* n, const GDExtensionConstTypePtr* arguments,
                         void* result) {
  (void)result;
  assign(self->property->type, (char*)n + self->property->offset, arguments[0]);
  self->property->changed(n);
}

/* ---- the class ---------------------------------------------------------------------------------
 */

static void *class_name, *parent_name, *ready_name, *process_name, *no_name, *no_text;

/* Makes the node's own part for an object of Godot: for a new one, or after a reload of this
 * library in the editor, which then sets the properties. */
static GDExtensionClassInstancePtr attach(void* user, GDExtensionObjectPtr object) {
  (void)user;
  node* n = calloc(1, sizeof *n);
  if (!n) abort();
  n->object = object;
  n->next = first_node;
  n->link = &first_node;
  if (n->next) n->next->link = &n->next;
  first_node = n;
  make(INTS, &n->sizes);
  string_new_with_utf8_chars(&n->precision, "bf16-mixed");
  n->learning_rate = 1e-3;
  n->budget = 2;
  n->batch = 32;
  n->memory = 512;
  object_set_instance(object, class_name, n);
  return n;
}
static GDExtensionObjectPtr create(void* user, GDExtensionBool notifies) {
  (void)notifies;
  const GDExtensionObjectPtr object = classdb_construct_object2(parent_name);
  attach(user, object);
  return object;
}
static void detach(void* user, GDExtensionClassInstancePtr instance) {
  (void)user;
  node* n = instance;
  *n->link = n->next;
  if (n->next) n->next->link = n->link;
  learner_free(n->learner);
  destroy(INTS, &n->sizes);
  destroy(STRING, &n->precision);
  free(n);
}

/* Returns the function of an engine's call, such as that of each frame, or NULL. */
static GDExtensionClassCallVirtual get_virtual(void* user, GDExtensionConstStringNamePtr called,
                                               uint32_t hash) {
  (void)user, (void)hash;
  if (!memcmp(called, ready_name, sizeof(void*))) return ready;
  if (!memcmp(called, process_name, sizeof(void*))) return process;
  return NULL;
}

static GDExtensionPropertyInfo info_of(value_type type, const char* text, uint32_t usage) {
  return (GDExtensionPropertyInfo){.type = type,
                                   .name = name(text),
                                   .class_name = no_name,
                                   .hint_string = &no_text,
                                   .usage = usage};
}

static void register_method(const method* m) {
  GDExtensionPropertyInfo arguments[2], result = info_of(m->result, "", 0);
  GDExtensionClassMethodArgumentMetadata plain[2] = {0};
  for (int i = 0; i < m->count; ++i) {
    arguments[i] = info_of(m->arguments[i].type, m->arguments[i].name, 0);
  }
  const GDExtensionClassMethodInfo info = {.name = name(m->name),
                                           .method_userdata = (void*)m,
                                           .call_func = call,
                                           .ptrcall_func = call_typed,
                                           .method_flags = GDEXTENSION_METHOD_FLAGS_DEFAULT,
                                           .has_return_value = m->result != NOTHING,
                                           .return_value_info = &result,
                                           .argument_count = (uint32_t)m->count,
                                           .arguments_info = arguments,
                                           .arguments_metadata = plain};
  classdb_register_extension_class_method(library, class_name, &info);
}

static void register_property(const property* p, method* getter, method* setter) {
  /* PropertyUsageFlags: stored and shown, or shown and read only. */
  const GDExtensionPropertyInfo info = info_of(p->type, p->name, p->changed ? 2 | 4 : 4 | 1 << 28);
  *getter = (method){p->getter, p->type, 0, {{0}}, get_property, p};
  *setter = (method){p->setter, NOTHING, 1, {{p->type, "value"}}, set_property, p};
  register_method(getter);
  if (p->changed) register_method(setter);
  classdb_register_extension_class_property(
      library, class_name, &info, p->changed ? name(p->setter) : no_name, name(p->getter));
}

/* ---- the plugin --------------------------------------------------------------------------------
 */

static void initialize(void* user, GDExtensionInitializationLevel level) {
  (void)user;
  if (level != GDEXTENSION_INITIALIZATION_SCENE) return;
  for (value_type type = BYTES; type <= FLOATS; ++type) {
    array_size[type] = variant_get_ptr_builtin_method(type, name("size"), 3173160232);
    array_resize[type] = variant_get_ptr_builtin_method(type, name("resize"), 848867239);
  }
  make(STRING, &no_text);
  no_name = name("");
  class_name = name("MptLearner");
  parent_name = name("Node");
  ready_name = name("_ready");
  process_name = name("_process");
  /* is_runtime: the editor shows the node, and does not train it. */
  const GDExtensionClassCreationInfo5 info = {.is_exposed = 1,
                                              .is_runtime = 1,
                                              .create_instance_func = create,
                                              .free_instance_func = detach,
                                              .recreate_instance_func = attach,
                                              .get_virtual_func = get_virtual};
  classdb_register_extension_class5(library, class_name, parent_name, &info);
  for (size_t i = 0; i < sizeof methods / sizeof *methods; ++i) register_method(&methods[i]);
  for (size_t i = 0; i < PROPERTIES; ++i) {
    register_property(&properties[i], &accessors[2 * i], &accessors[2 * i + 1]);
  }
}

static void deinitialize(void* user, GDExtensionInitializationLevel level) {
  (void)user;
  if (level != GDEXTENSION_INITIALIZATION_SCENE) return;
  while (first_node) { /* Godot would go on to call them */
    print_error_with_message("MptLearner", "The plugin was unloaded before this node was freed.",
                             __func__, __FILE__, __LINE__, 1);
    object_destroy(first_node->object);
  }
  classdb_unregister_extension_class(library, class_name);
  while (name_count > 0) destroy(GDEXTENSION_VARIANT_TYPE_STRING_NAME, &names[--name_count]);
  destroy(STRING, &no_text);
}

/* Called by Godot when it has loaded the library: the entry_symbol of mpt.gdextension. */
__attribute__((visibility("default"))) GDExtensionBool mpt_godot_init(
    GDExtensionInterfaceGetProcAddress get, GDExtensionClassLibraryPtr itself,
    GDExtensionInitialization* out) {
  if (!get_functions(get) || FAILED(mpt_check_header(MPT_VERSION_NUMBER))) return 0;
  library = itself;
  *out =
      (GDExtensionInitialization){.minimum_initialization_level = GDEXTENSION_INITIALIZATION_SCENE,
                                  .initialize = initialize,
                                  .deinitialize = deinitialize};
  return 1;
}
