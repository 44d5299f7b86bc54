"""Tables of make.py for facts that the headers do not express: names, defaults, and hand-written functions.

SPDX-License-Identifier: Apache-2.0
"""
HANDLES = {"mpt_file": "TensorFile", "mpt_scaler": "GradScaler"}
STRUCTS = {"mpt_precision": "PrecisionFields", "mpt_device_module": "ContextDesc.DeviceModule",
           "mpt_comm_desc": "CommEngine", "mpt_hooks": "ContextDesc", "mpt_custom_op_desc": "Context.Register"}
# Structs whose classes are written by hand, or that only C needs.
NO_CLASS = {"mpt_chain", "mpt_hooks", "mpt_custom_op_desc", "mpt_attr", "mpt_thread_hooks", "mpt_time_hooks",
            "mpt_device_module", "mpt_comm_desc", "mpt_comm_message"}
# C# names of enums that differ from the C names.
ENUMS = {"mpt_dtype": "DType"}
# Enums whose values are flags that can be combined.
FLAGS = {"mpt_context_flags", "mpt_comm_flags", "mpt_cuda_flags", "mpt_vulkan_flags"}
# Static classes of functions by the beginning of their names, beside Ops and Nn.
CLASSES = {"training_": "Training", "safetensors_": "Safetensors"}
CLASSES_IN = {"backward": "Autograd", "grad": "Autograd"}
SUMMARIES = {"Ops": "Operations on tensors: functions, and methods of their first tensor.",
             "Nn": "Functions that create modules.",
             "Training": "Saving and loading of whole trainings.",
             "Safetensors": "Files of tensors in the format safetensors.",
             "Autograd": "Gradients of several tensors.",
             "Library": "Functions that belong to no object."}

# Defaults of modules, and those that differ from the header's; None: the argument must be given.
DEFAULTS = {"bias": "null", "activation": "Mpt.Activation.None", "stride": "1", "padding": "0", "momentum": "0.1",
            "eps": "1e-5", "dropout_p": "0", "causal": "false", "scale": "0", "training": "true"}
DEFAULTS_IN = {"roll.dims": None, "norm.p": None, "nn_linear.bias": "true", "nn_max_pool2d.stride": "0",
               "subscriber_create.copies": "false", "module_train.on": "true", "params_freeze.on": "true"}
# Number of results, for functions whose C caller passes the number.
COUNTS = {"split": "Shapes.Parts(x, splitSize, dim)", "split_with_sizes": "Length(sizes)",
          "chunk": "Shapes.Chunks(x, chunks, dim)", "lstm": "3", "unique": "3", "grad": "Length(inputs)"}
# Names that differ from the C name without its prefix and `get`, in the style of C.
RENAMED = {"mpt_tensor_text": "text", "mpt_context_get_device_memory": "device_memory",
           "mpt_context_kernels_text": "kernels", "mpt_autocast_set_class": "autocast_override",
           "mpt_context_get_generator": "get_generator", "mpt_tensor_get_grad_rows": "get_grad_rows"}
# Functions of one value that are methods, because they compute it.
METHODS = {"mpt_tensor_get_item"}
# Functions for which the native class has a wrapper of mpt.i.
NATIVE = {"mpt_grad": "mpt_gradients"}
# Names of parameters that C# reserves.
RESERVED = {"params": "parameters", "in": "inputs", "out": "target", "base": "start", "from": "source", "to": "target",
            "this": "self", "ref": "reference", "operator": "operation"}
# C# counterparts of functions without a generated method, by C name.
BY_HAND = {
    "mpt_check_header": "done when the library is loaded",
    "mpt_last_error": "MptException.Message",
    "mpt_last_error_code": "MptException.Status",
    "mpt_first_error": "not needed: every call throws its error",
    "mpt_first_error_code": "not needed: every call throws its error",
    "mpt_clear_errors": "not needed: every call throws its error",
    "mpt_set_error": "not needed: what a function throws is the inner exception of the call",
    "mpt_thread_hooks_init": "not needed so far: the hooks of threads are for C",
    "mpt_time_hooks_init": "not needed so far: the hooks of profilers are for C",
    "mpt_device_module_init": "ContextDesc.DeviceModule; a device's memory and native handles are for C only",
    "mpt_context_get_device_native": "not needed so far: native handles are for C",
    "mpt_tensor_from_native": "not needed so far: native handles are for C",
    "mpt_tensor_from_const_memory": "not needed: Context.Wrap takes arrays that may be written",
    "mpt_hooks_init": "ContextDesc.Log, ContextDesc.Executor, ContextDesc.SetAllocator",
    "mpt_context_create": "Context.new",
    "mpt_context_shutdown": "Context.Dispose",
    "mpt_context_rebind": "not needed: code does not move in C#",
    "mpt_scope_push": "Context.Scope",
    "mpt_scope_pop": "Scope.Dispose, Scope.Keep",
    "mpt_tensor_from_memory": "Context.Wrap",
    "mpt_tensor_from_data": "Context.Tensor",
    "mpt_tensor_get_context": "Tensor.Context",
    "mpt_tensor_get_data": "Tensor.AsSpan, Tensor.Memory",
    "mpt_tensor_set_requires_grad": "Tensor.RequiresGrad",
    "mpt_grad_mode_push": "Context.NoGrad, Context.Inference, Context.EnableGrad",
    "mpt_grad_mode_pop": "Mode.Dispose",
    "mpt_autocast_push": "Autocast.new",
    "mpt_autocast_pop": "Mode.Dispose",
    "mpt_precision_from_name": "Precision.Of",
    "mpt_precision_push": "Precision.Open",
    "mpt_precision_pop": "Mode.Dispose",
    "mpt_precision_input": "Precision.Input",
    "mpt_precision_output": "Precision.Output",
    "mpt_op_register": "Context.Register",
    "mpt_op_run": "Context.OpCall",
    "mpt_attr": "not needed: operations have methods",
    "mpt_custom_op_desc_init": "Context.Register",
    "mpt_recompute": "Context.Checkpoint",
    "mpt_record_begin": "Context.Record",
    "mpt_record_end": "the end of Context.Record",
    "mpt_recording_advance": "Recording.Advance",
    "mpt_comm_desc_init": "CommEngine", "mpt_comm_threads": "Comm.Threads", "mpt_comm_create": "Comm.new",
    "mpt_blob_get": "Blob.ToArray", "mpt_snapshot_create": "Snapshot.new",
    "mpt_safetensors_open_from": "TensorFile.Open",
}
