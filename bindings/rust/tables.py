"""Facts that generate.py cannot read in the headers: names, types, calls written by hand.

SPDX-License-Identifier: Apache-2.0
"""
# Calls written by hand, with their Rust counterparts.
HAND = {
    "mpt_check_header": "checked by `Context::new`", "mpt_last_error": "`Error::message`",
    "mpt_last_error_code": "`Error::status`",
    "mpt_first_error": "not needed: every call returns its `Result`",
    "mpt_first_error_code": "not needed: every call returns its `Result`",
    "mpt_clear_errors": "not needed: every call returns its `Result`",
    "mpt_set_error": "not needed: the `Error` that a closure returns is kept as it is",
    "mpt_thread_hooks_init": "not needed so far: `mpt_sys`", 
    "mpt_time_hooks_init": "not needed so far: `mpt_sys`",
    "mpt_device_module_init": "`ContextDesc::device_module`; a device's memory and native handles are for C only",
    "mpt_context_get_device_native": "not needed so far: native handles are for C",
    "mpt_tensor_from_native": "not needed so far: native handles are for C",
    "mpt_feature_name": "`features`",
    "mpt_status_name": "`Status::name`", "mpt_dtype_name": "`Dtype::name`", "mpt_dtype_size": "`Dtype::size`",
    "mpt_hooks_init": "`Hooks`", 
    "mpt_context_create": "`Context::new`, `Context::with`, `Context::with_hooks`",
    "mpt_context_retain": "not needed: one owner, shared by `&Context`",
    "mpt_context_release": "`Drop`", "mpt_context_shutdown": "`Context::shutdown`",
    "mpt_context_rebind": "`Context::rebind`",
    "mpt_scope_push": "`Context::scope`; `Drop` of every handle does without", "mpt_scope_pop": "`Context::scope`",
    "mpt_tensor_from_data": "`Context::tensor`", "mpt_tensor_from_memory": "`Context::from_vec`, `Context::from_owner`",
    "mpt_tensor_from_const_memory": "not needed so far: `mpt_sys`",
    "mpt_tensor_from_dlpack": "`Context::from_dlpack`",
    "mpt_tensor_from_dlpack_legacy": "`Context::from_dlpack_legacy`",
    "mpt_tensor_to_dlpack": "`Tensor::to_dlpack`, `Tensor::view`",
    "mpt_tensor_to_dlpack_legacy": "`Tensor::to_dlpack_legacy`", "mpt_tensor_get_context": "`Tensor::is_of`",
    "mpt_tensor_read": "`Tensor::to_vec`, `Tensor::read_into`", "mpt_tensor_write": "`Tensor::write`",
    "mpt_tensor_get_data": "`Tensor::data_ptr`", "mpt_tensor_text": "`Display`",
    "mpt_backward": "`Tensor::backward`, `backward`", "mpt_grad": "`grad`",
    "mpt_grad_mode_push": "`Context::grad_mode`, `Context::no_grad`", "mpt_grad_mode_pop": "`Drop` of the guard",
    "mpt_tensor_add_hook": "`Tensor::add_hook`", "mpt_tensor_add_post_hook": "`Tensor::add_post_hook`",
    "mpt_tensor_remove_hook": "`Drop` of `Hook`",
    "mpt_recompute": "`Context::checkpoint`, `Module::checkpoint`",
    "mpt_autocast_push": "`Context::autocast`", "mpt_autocast_pop": "`Drop` of the guard",
    "mpt_op_register": "`Context::register_op`",
    "mpt_op_run": "`Context::call`",
    "mpt_split": "`Tensor::split`", "mpt_split_with_sizes": "`Tensor::split_with_sizes`",
    "mpt_chunk": "`Tensor::chunk`", "mpt_lstm": "`Tensor::lstm`", "mpt_unique": "`Tensor::unique`",
    "mpt_precision_from_name": "`Precision::named`, `str::parse`", "mpt_precision_push": "`Context::precision`",
    "mpt_precision_pop": "`Drop` of the guard", "mpt_precision_input": "`Precision::input`",
    "mpt_precision_output": "`Precision::output`",
    "mpt_params_get_at": "`Params::iter`, `Params::buffers`",
    "mpt_optimizer_set_schedule": "`Optimizer::set_schedule`, `Optimizer::set_schedule_fn`",
    "mpt_module_call": "`Module::call`", "mpt_nn_function": "`nn::function`",
    "mpt_safetensors_save": "`safetensors::save`", "mpt_safetensors_open": "`safetensors::File::open`",
    "mpt_file_get_count": "`File::len`", "mpt_file_get_at": "`File::iter`", "mpt_file_read": "`File::read`",
    "mpt_file_get_metadata": "`File::metadata`",
    "mpt_params_save": "`Params::save`, `Params::save_with`",
    "mpt_params_load": "`Params::load`, `Params::load_with`",
    "mpt_training_desc_init": "`Training`", "mpt_training_save": "`Training::save`, `Training::join_save`",
    "mpt_training_load": "`Training::load`",
    "mpt_writer_init": "`Params::save_bytes`, `Training::save_bytes`",
    "mpt_reader_init": "`Params::load_bytes`, `Training::load_bytes`",
    "mpt_blob_create": "`Params::save_bytes`, `Training::save_bytes`", "mpt_blob_get": "`Blob::to_vec`",
    "mpt_params_save_to": "`Params::save_bytes`", "mpt_params_load_from": "`Params::load_bytes`",
    "mpt_training_save_to": "`Training::save_bytes`", "mpt_training_load_from": "`Training::load_bytes`",
    "mpt_snapshot_create": "`Training::snapshot`", 
    "mpt_safetensors_save_to": "not needed so far: `Params::save_bytes`",
    "mpt_safetensors_open_from": "not needed so far: `Params::load_bytes`",
    "mpt_record_begin": "`Recording::of`", "mpt_record_end": "the end of Recording::of",
    "mpt_recording_advance": "`Recording::advance`",
    "mpt_lbfgs_step": "`Lbfgs::step`",
    "mpt_comm_desc_init": "`CommEngine`", "mpt_comm_threads": "`Comm::threads`", "mpt_comm_create": "`Comm::new`",
}
# Hand-written modules that are only compiled if the headers have their call.
MODULES = {"mpt_lbfgs_step": "lbfgs", "mpt_record_begin": "recording"}
HAND_STRUCTS = {"mpt_chain", "mpt_attr", "mpt_thread_hooks", "mpt_time_hooks", "mpt_device_module", "mpt_hooks", "mpt_metadata", "mpt_host_value",
                "mpt_training_desc", "mpt_comm_desc", "mpt_comm_message", "mpt_writer", "mpt_reader"}
# Fields that hand-written calls fill in.
FILLED = {"mpt_context_desc": {"hooks"}, "mpt_custom_op_desc": {"forward", "backward", "user", "done"},
          "mpt_schedule_desc": {"factor", "user", "done"}, "mpt_params_file_desc": {"metadata", "metadata_count"}}

# Fields of hand-written code, with their types and comments, and words for structs without a type.
EXTRA = {"mpt_context_desc": [("device_module", "Option<String>",
                               "Path of the library that computes on a device of the kind `Device::Module`.")]}
STRUCT_WORDS = {"mpt_device_module": "ContextDesc::device_module", "mpt_comm_desc": "CommEngine",
                "mpt_writer": "Blob", "mpt_reader": "&[u8]"}

HANDLES = {"mpt_context": "Context", "mpt_file": "File"}  # other names are derived

HANDLE_DOCS = {
    "mpt_tensor": "An array of numbers of one dtype. Cheap to clone: a clone is the same tensor.",
    "mpt_params": "A set of named parameters and buffers.",
    "mpt_module": "A layer or network: parameters and a forward function.",
    "mpt_optimizer": "An optimizer of all parameters of a set.", "mpt_scaler": "A loss scaler.",
    "mpt_stepper": "Runs whole training steps: check, unscale, clip, update.",
    "mpt_file": "An open safetensors file.",
    "mpt_blob": "Bytes in memory of the library, which a save writes.",
    "mpt_snapshot": "A copy of a training in memory, for rollbacks: [`Training::snapshot`](crate::Training::snapshot).",
    "mpt_comm": "The ranks of a data-parallel training, as one of them sees them.",
    "mpt_recording": "The work of some calls, such as a training step, which a replay runs again.",
    "mpt_lbfgs": "The L-BFGS optimizer, which evaluates the loss several times per step."}

# Enums whose values are flags to be combined: they become constants instead of a Rust enum.
FLAGS = {"mpt_context_flags"}
# Operations whose dtype parameter is optional.
OPTIONAL_DTYPES = {"mpt_softmax", "mpt_log_softmax"}
# Names that would have another meaning in Rust.
RENAMED = {"mpt_autocast_set_class": "autocast_override",  
           "mpt_clone": "copy", "mpt_where": "where_", "mpt_version": "version_number", "mpt_version_string": "version",
           "mpt_autocast_get_dtype": "autocast_dtype"}
NUMBERS = {"int32_t": "i32", "uint32_t": "u32", "int64_t": "i64", "uint64_t": "u64", "size_t": "usize",
           "double": "f64", "float": "f32"}
KEYWORDS = {"where", "move", "type", "ref", "in", "as", "loop", "match", "use", "box", "final", "self", "fn", "mod"}
