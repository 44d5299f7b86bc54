"""Tables of make.py for facts that the headers do not express: names, defaults, and hand-written functions.

SPDX-License-Identifier: Apache-2.0
"""
HANDLES = {"mpt_file": "TensorFile", "mpt_module": "NnModule"}  # java.lang has a Module
# Handles whose classes are written by hand and extend the generated calls.
ABSTRACT = {"Context", "Tensor"}
STRUCTS = {"mpt_precision": "PrecisionFields", "mpt_verdict": "StepVerdict",
           "mpt_device_module": "Context.Builder.deviceModule"}
# Java names of enums that differ from the C names.
ENUMS = {"mpt_dtype": "DType", "mpt_context_flags": "ContextFlag"}
# Enums whose values are flags that can be combined.
FLAGS = {"mpt_context_flags"}

# Defaults of modules, and those that differ from the header's; None: the argument must be given.
DEFAULTS = {"bias": "null", "activation": "Activation.NONE", "stride": "1", "padding": "0", "momentum": "0.1",
            "eps": "1e-5", "dropout_p": "0", "causal": "false", "scale": "0", "training": "true"}
DEFAULTS_IN = {"roll.dims": None, "norm.p": None, "nn_linear.bias": "true", "nn_max_pool2d.stride": "0"}
# Number of results, for functions whose C caller passes the number.
COUNTS = {"split": "Shapes.parts(x, splitSize, dim)", "split_with_sizes": "sizes.length",
          "chunk": "Shapes.chunks(x, chunks, dim)", "lstm": "3", "grad": "inputs.length"}
RENAMED = {"mpt_tensor_get_grad": "grad", "mpt_tensor_get_grad_rows": "grad_rows", "mpt_tensor_get_item": "item",
           "mpt_tensor_get_master": "master", "mpt_context_get_memory": "memory",
           "mpt_context_get_device_memory": "memory",
           "mpt_context_kernels_text": "kernels", "mpt_stepper_get_scaler": "scaler",
           "mpt_stepper_get_loss_scaler": "loss_scaler", "mpt_stepper_get_verdict": "verdict",
           "mpt_stepper_wait": "await", "mpt_scaler_wait": "await",
           "mpt_stepper_get_event": "event", "mpt_scaler_get_verdict": "verdict",
           "mpt_autocast_get_dtype": "autocast_dtype", "mpt_autocast_get_class": "autocast_class",
           "mpt_autocast_get_cache_info": "autocast_cache_info", "mpt_autocast_set_class": "autocast_override",
           "mpt_file_get_count": "count", "mpt_file_get_at": "at", "mpt_file_get_metadata": "metadata",
           "mpt_params_get_at": "at", "mpt_tensor_text": "to_string"}
# Interfaces and additional methods of generated classes.
EXTENDS = {"Params": " implements Iterable<Params.AtEntry>"}
EXTRA = {"Params": """

  /** Returns an iterator over the parameters in the order of adding. Each has a name() and a value(). */
  @Override
  public java.util.Iterator<AtEntry> iterator() {
    return entries(0, info().tensors());
  }

  /** Returns the buffers, which files include and optimizers do not train. */
  public Iterable<AtEntry> buffers() {
    ParamsInfo info = info();
    return () -> entries(info.tensors(), info.tensors() + info.buffers());
  }

  private java.util.Iterator<AtEntry> entries(long from, long to) {
    return java.util.stream.LongStream.range(from, to).mapToObj(this::at).iterator();
  }"""}
# Functions for which the native class has a wrapper of mpt.i.
NATIVE = {"mpt_grad": "mpt_gradients"}
# Java counterparts of functions without a generated method, by C name.
BY_HAND = {
    "mpt_check_header": "done when the library is loaded",
    "mpt_last_error": "MptException.getMessage",
    "mpt_last_error_code": "MptException.status",
    "mpt_first_error": "not needed: every call throws its error",
    "mpt_first_error_code": "not needed: every call throws its error",
    "mpt_clear_errors": "not needed: every call throws its error",
    "mpt_set_error": "not needed: what a function throws is the cause of the call's exception",
    "mpt_thread_hooks_init": "not needed: Java names its own threads",
    "mpt_device_module_init": "Context.builder: deviceModule; a device's memory and native handles are for C only",
    "mpt_context_get_device_native": "not needed so far: native handles are for C",
    "mpt_tensor_from_native": "not needed so far: native handles are for C",
    "mpt_tensor_from_const_memory": "not needed: Context.wrap takes direct buffers that may be written",
    "mpt_hooks_init": "Context.builder: log, executor, allocator",
    "mpt_context_create": "Context.create, Context.builder",
    "mpt_context_shutdown": "Context.close",
    "mpt_context_rebind": "not needed: code does not move in Java",
    "mpt_scope_push": "Context.scope",
    "mpt_scope_pop": "Scope.close, Scope.keep",
    "mpt_tensor_from_memory": "Context.wrap",
    "mpt_tensor_from_data": "Context.tensor",
    "mpt_tensor_get_context": "Tensor.context",
    "mpt_tensor_get_data": "Tensor.buffer",
    "mpt_grad_mode_push": "Context.noGrad, Context.inference, Context.enableGrad",
    "mpt_grad_mode_pop": "Mode.close",
    "mpt_autocast_push": "Context.autocast",
    "mpt_autocast_pop": "Mode.close",
    "mpt_precision_from_name": "Precision.of",
    "mpt_precision_push": "Precision.open",
    "mpt_precision_pop": "Mode.close",
    "mpt_precision_input": "Precision.input",
    "mpt_precision_output": "Precision.output",
    "mpt_op_register": "Context.register",
    "mpt_op_run": "Context.opCall",
    "mpt_attr": "not needed: operations have methods",
    "mpt_custom_op_desc_init": "Context.register",
    "mpt_recompute": "Context.checkpoint",
    "mpt_metadata": "Metadata",
}
