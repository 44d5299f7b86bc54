"""Facts that generate.py cannot read in the headers: names, options, calls written by hand.

SPDX-License-Identifier: Apache-2.0
"""
# Calls written by hand, with their Go counterparts. `Name` or `Type.Name` must exist in the Go
# sources.
HAND = {
    "mpt_version": "`VersionNumber`", "mpt_version_string": "`Version`",
    "mpt_check_header": "checked by `NewContext`", "mpt_feature_name": "`Features`",
    "mpt_status_name": "`Status.String`", "mpt_dtype_name": "`DType.String`", "mpt_dtype_size": "`DType.Size`",
    "mpt_last_error": "`Error.Message`", "mpt_last_error_code": "`Error.Status`",
    "mpt_first_error": "not needed: every call returns its error",
    "mpt_first_error_code": "not needed: every call returns its error",
    "mpt_clear_errors": "not needed: every call returns its error",
    "mpt_set_error": "not needed: the error that a function returns is kept as it is",
    "mpt_thread_hooks_init": "not needed: Go chooses its threads",
    "mpt_time_hooks_init": "not needed: Go's own tracer and clock see each call",
    "mpt_device_module_init": "`ContextOptions.DeviceModule`; a device's memory and native handles are for C only",
    "mpt_context_get_device_native": "not needed so far: native handles are for C",
    "mpt_tensor_from_native": "not needed so far: native handles are for C",
    "mpt_hooks_init": "`Hooks`",
    "mpt_context_create": "`NewContext`", "mpt_context_retain": "not needed: the collector counts",
    "mpt_context_release": "`Context.Close`", "mpt_context_shutdown": "`Context.Close`",
    "mpt_context_rebind": "not needed: Go code stays where it was loaded",
    "mpt_scope_push": "`Context.Scope`", "mpt_scope_pop": "`Context.Scope`, `Scope.Keep`",
    "mpt_tensor_from_data": "`NewTensor`", "mpt_tensor_from_memory": "`Wrap`, `WrapStrided`",
    "mpt_tensor_from_const_memory": "not needed: Go's memory may be written",
    "mpt_tensor_get_context": "`Tensor.Context`", "mpt_tensor_read": "`Values`, `Read`", "mpt_tensor_write": "`Write`",
    "mpt_tensor_get_data": "`View`, `Tensor.Pointer`", "mpt_tensor_text": "`Tensor.String`",
    "mpt_tensor_is_valid": "`Tensor.IsValid`",
    "mpt_backward": "`Tensor.Backward`, `Backward`", "mpt_grad": "`Grad`",
    "mpt_grad_mode_push": "`Context.NoGrad`, `Context.Inference`, `Context.EnableGrad`",
    "mpt_grad_mode_pop": "`Context.NoGrad` when its function ends",
    "mpt_tensor_add_hook": "`Tensor.AddHook`", "mpt_tensor_add_post_hook": "`Tensor.AddPostHook`",
    "mpt_recompute": "`Context.Checkpoint`",
    "mpt_autocast_push": "`Context.Autocast`", "mpt_autocast_pop": "`Context.Autocast` when its function ends",
    "mpt_op_register": "`Context.RegisterOp`", "mpt_op_run": "`Context.CallOp`",
    "mpt_op_name": "`Context.OpName`",
    "mpt_precision_from_name": "`NewPrecision`", "mpt_precision_push": "`Precision.Run`",
    "mpt_precision_pop": "`Precision.Run` when its function ends", "mpt_precision_input": "`Precision.CastInput`",
    "mpt_precision_output": "`Precision.CastOutput`",
    "mpt_params_get_at": "`Params.At`, `Params.All`",
    "mpt_optimizer_set_schedule": "`Optimizer.SetSchedule`, `Optimizer.SetScheduleFunc`",
    "mpt_nn_function": "`NewFunction`",
    "mpt_record_begin": "`Context.Record`", "mpt_record_end": "the end of Context.Record",
    "mpt_recording_advance": "`Recording.Advance`",
    "mpt_lbfgs_step": "`LBFGS.Step`",
    "mpt_comm_desc_init": "`CommEngine`", "mpt_comm_threads": "`CommThreads`", "mpt_comm_create": "`NewComm`",
    "mpt_safetensors_save": "`SaveSafetensors`", "mpt_file_get_at": "`File.At`, `File.Names`",
    "mpt_params_save": "`Params.Save`", "mpt_params_load": "`Params.Load`",
    "mpt_training_save": "`Training.Save`, `Training.JoinSave`",
    "mpt_training_load": "`Training.Load`",
    "mpt_writer_init": "`Params.SaveBytes`, `Training.SaveBytes`",
    "mpt_reader_init": "`Params.LoadBytes`, `Training.LoadBytes`",
    "mpt_blob_create": "`Params.SaveBytes`, `Training.SaveBytes`", "mpt_blob_get": "`Blob.Bytes`",
    "mpt_params_save_to": "`Params.SaveBytes`", "mpt_params_load_from": "`Params.LoadBytes`",
    "mpt_training_save_to": "`Training.SaveBytes`", "mpt_training_load_from": "`Training.LoadBytes`",
    "mpt_snapshot_create": "`Training.Snapshot`",
    "mpt_safetensors_save_to": "not needed so far: `Params.SaveBytes`",
    "mpt_safetensors_open_from": "not needed so far: `Params.LoadBytes`",
    "mpt_params_get_grad_stats": "`Params.GradStats`",
    "mpt_custom_op_desc_init": "`CustomOp`",
}
HAND_STRUCTS = {"mpt_chain", "mpt_comm_desc", "mpt_comm_message", "mpt_attr", "mpt_thread_hooks", "mpt_time_hooks", "mpt_device_module", "mpt_hooks", "mpt_metadata", "mpt_host_value",
                "mpt_custom_op_desc", "mpt_writer", "mpt_reader"}
# Fields that hand-written code fills in; EXTRA has the fields that a caller sees in their place.
FILLED = {"mpt_context_desc": {"hooks"}, "mpt_schedule_desc": {"factor", "user", "done"},
          "mpt_params_file_desc": {"metadata", "metadata_count"}, "mpt_training_desc": {"values", "value_count"}}
EXTRA = {"mpt_context_desc": "	// DeviceModule is the path of the library that computes on a device of the kind DeviceModule.\n"
                             "	DeviceModule string\n"
                             "	// Hooks has the log, thread and memory functions of the host; nil for none.\n	Hooks *Hooks\n",
         "mpt_params_file_desc": "	// Metadata holds texts that Save writes to the file.\n	Metadata map[string]string\n",
         "mpt_training_desc": "	// Values holds variables of the host by name: *int64, *int, *uint64, *float64, *bool, or\n"
                              "	// a []byte of constant length.\n	Values map[string]any\n"}

HANDLES = {"mpt_lbfgs": "LBFGS"}
HANDLE_DOCS = {
    "mpt_params": "a set of named parameters and buffers.",
    "mpt_module": "a layer or network: parameters and a forward function.",
    "mpt_optimizer": "an optimizer of all parameters of a set.", "mpt_scaler": "a loss scaler.",
    "mpt_stepper": "an object that runs whole training steps: check, unscale, clip, update.",
    "mpt_file": "an open safetensors file.",
    "mpt_blob": "bytes in memory of the library, which a save writes.",
    "mpt_snapshot": "a copy of a training in memory, for rollbacks; see Training.Snapshot.",
    "mpt_comm": "the ranks of a data-parallel training, as one of them sees them; see NewComm.",
    "mpt_recording": "the work of some calls, which a replay runs again; see Context.Record.",
    "mpt_lbfgs": "the L-BFGS optimizer, which evaluates the loss several times per step."}
STRUCTS = {"mpt_training_desc": "Training", "mpt_comm_desc": "CommEngine", "mpt_device_module": "ContextOptions.DeviceModule",
           "mpt_writer": "Blob", "mpt_reader": "[]byte"}
# Functions that return a struct with its defaults, where New + the name of the struct has another
# meaning.
INITS = {"mpt_precision_init": "FullPrecision"}

# Numeric types whose values are flags to be combined.
FLAGS = {"ContextFlags"}
# Prefix of the constants of a type, where it is not the name of the type.
PREFIXES = {"DType": "", "OptimizerKind": "Kind", "ContextFlags": "Context", "CastCache": "CastCache",
            "TracePhase": "Trace", "TraceCache": "TraceCast", "GradMode": "Grad", "PadMode": "Pad",
            "InterpolateMode": "Interpolate", "ScheduleKind": "Schedule", "ClipOver": "Clip", "CastClass": "Cast",
            "MemoryPurpose": "Memory", "LogLevel": "Log", "Outcome": "Verdict", "NonFinitePhase": "NonFinite",
            "HazardKind": "Hazard", "CommOp": "Comm", "Device": "Device"}
# Number of results, where C requires the caller to pass it.
COUNTS = {"split": "parts(x, splitSize, dim)", "split_with_sizes": "len(sizes)", "chunk": "chunks(x, n, dim)",
          "lstm": "3", "unique": "3", "module_call": ""}
RENAMED = {"mpt_autocast_set_class": "AutocastOverride", "mpt_tensor_from_dlpack": "FromDLPack",
           "mpt_tensor_from_dlpack_legacy": "FromDLPackLegacy", "mpt_copy_into": "CopyFrom", "mpt_params_copy": "CopyFrom", "mpt_fill_into": "Fill",
           "mpt_add_into": "AddAssign", "mpt_mul_into": "MulAssign", "mpt_safetensors_open": "OpenSafetensors",
           "mpt_context_kernels_text": "Kernels", "mpt_op_from_name": "Op", "mpt_op_supports": "OpSupports",
           "mpt_tensor_set_requires_grad": "SetRequiresGrad", "mpt_stats_text": "Text"}
INITIALISMS = {"lr": "LR", "nn": "NN", "dlpack": "DLPack", "json": "JSON", "lbfgs": "LBFGS",
               "lstm": "LSTM", "gru": "GRU", "rnn": "RNN", "relu": "ReLU", "gelu": "GELU", "silu": "SiLU",
               "elu": "ELU", "mse": "MSE", "nll": "NLL", "kl": "KL", "rms": "RMS", "dtype": "DType",
               "cpu": "CPU", "cuda": "CUDA", "id": "ID", "rmsprop": "RMSProp", "radam": "RAdam",
               "fp32": "FP32", "f32": "F32", "ok": "OK", "io": "IO", "abi": "ABI", "rpow": "RPow", "rdiv": "RDiv"}
KEYWORDS = {"type", "func", "range", "map", "var", "go", "select", "default", "case", "package", "import", "return",
            "len", "cap", "new", "make", "copy", "append", "string", "error", "c", "k", "out"}
