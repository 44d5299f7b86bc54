#!/usr/bin/env python3
"""Writes CONTENTS.md, which lists the Python counterpart of every C function: contents.py COMMON INCLUDE TABLE

A function that WHERE does not list is an operation, which has its C name in Python, or is in
mpt.capi only.
SPDX-License-Identifier: Apache-2.0
"""
import re
import sys
from pathlib import Path

sys.path.insert(0, sys.argv[1])
from api import Api  # noqa: E402

WHERE = {
    "version_string": "`mpt.__version__`", "check_header": "done at import", "feature_name": "`mpt.features`",
    "status_name": "`mpt.Error.name`", "dtype_name": "`str(dtype)`", "dtype_size": "`mpt.Tensor.element_size`",
    "version": "`mpt.__version__`",
    "first_error": "not needed: every call raises its error",
    "first_error_code": "not needed: every call raises its error",
    "clear_errors": "not needed: every call raises its error",
    "set_error": "not needed: what a function raises is the call's `__cause__`",
    "thread_hooks_init": "not needed: a module names threads by `own_threads` alone",
    "time_hooks_init": "not needed: Python's own profilers and clock see each call",
    "device_from_name": "`mpt.Context`(device=\"vulkan:NVIDIA\")", "devices_text": "`mpt.devices_text`",
    "device_module_init": "`mpt.Context`(device_module=); a device's memory and native handles are for C only",
    "tensor_from_native": "not needed so far: native handles are for C",
    "tensor_from_const_memory": "not needed: an array that may not be written is copied",
    "last_error": "the text of `mpt.Error`", "last_error_code": "the attribute `status` of `mpt.Error`",
    "context_create": "`mpt.Context`, `mpt.configure`", "context_shutdown": "`mpt.Context.close`",
    "context_cancel": "`mpt.Context.cancel`", "context_resume": "`mpt.Context.resume`",
    "context_rebind": "not needed: Python's code does not move", "context_set_seed": "`mpt.manual_seed`",
    "context_get_generator": "`mpt.Context.get_rng_state`", "context_set_generator": "`mpt.Context.set_rng_state`",
    "context_get_memory": "`mpt.Context.memory`",
    "context_get_device_memory": "`mpt.Context.memory`(device, index)", "context_reset_peak": "`mpt.Context.reset_peak_memory`", "context_trim": "`mpt.Context.trim_memory`",
    "context_kernels_text": "`mpt.Context.kernels`", "context_get_arithmetic": "`mpt.Context.arithmetic`",
    "context_set_arithmetic": "`mpt.Context.arithmetic`", "context_create_modes": "`mpt.Context.modes`",
    "context_use_modes": "`mpt.Context.modes`", "context_end_modes": "`mpt.Context.modes`",
    "scope_push": "`mpt.scope`", "scope_pop": "`mpt.scope`",
    "empty": "`mpt.empty`", "zeros": "`mpt.zeros`", "ones": "`mpt.ones`", "full": "`mpt.full`",
    "arange": "`mpt.arange`", "uniform": "`mpt.uniform`, `mpt.rand`", "randint": "`mpt.randint`", "normal": "`mpt.normal`, `mpt.randn`",
    "kaiming_uniform": "`mpt.nn.init.kaiming_uniform_`", "kaiming_normal": "`mpt.nn.init.kaiming_normal_`",
    "xavier_uniform": "`mpt.nn.init.xavier_uniform_`", "xavier_normal": "`mpt.nn.init.xavier_normal_`",
    "tensor_from_data": "`mpt.tensor`", "tensor_from_memory": "`mpt.from_numpy`, `mpt.from_buffer`",
    "tensor_from_dlpack": "`mpt.from_dlpack`", "tensor_from_dlpack_legacy": "`mpt.from_dlpack` takes both",
    "tensor_to_dlpack": "`mpt.to_dlpack`, `mpt.Tensor.__dlpack__`, `mpt.Tensor.numpy`",
    "tensor_to_dlpack_legacy": "`mpt.Tensor.__dlpack__`, as its max_version asks",
    "tensor_get_info": "attributes: `mpt.Tensor.shape`, `mpt.Tensor.dtype`, `mpt.Tensor.device`",
    "tensor_to": "`mpt.Tensor.to`", "tensor_get_context": "`mpt.Tensor.context`", "tensor_read": "`mpt.Tensor.tolist`, `mpt.Tensor.tobytes`",
    "tensor_write": "`mpt.Tensor.copy_`", "tensor_get_item": "`mpt.Tensor.item`",
    "tensor_get_data": "`mpt.Tensor.data_ptr`", "tensor_get_master": "`mpt.Tensor.master`",
    "tensor_set_master": "`mpt.Tensor.set_master`", "tensor_text": "`print(tensor)`",
    "tensor_set_name": "`mpt.Tensor.name`", "tensor_get_name": "`mpt.Tensor.name`",
    "tensor_set_requires_grad": "`mpt.Tensor.requires_grad_`", "tensor_get_grad": "`mpt.Tensor.grad`",
    "tensor_set_grad_sparse": "`mpt.Tensor.set_grad_sparse`", "tensor_get_grad_rows": "`mpt.Tensor.grad_rows`",
    "tensor_set_grad": "`mpt.Tensor.grad`", "tensor_set_grad_dtype": "`mpt.Tensor.set_grad_dtype`",
    "backward": "`mpt.Tensor.backward`, `mpt.backward`", "grad": "`mpt.grad`",
    "grad_mode_push": "`mpt.no_grad`, `mpt.enable_grad`, `mpt.inference_mode`", "grad_mode_pop": "the end of `with`",
    "tensor_add_hook": "`mpt.Tensor.register_hook`",
    "tensor_add_post_hook": "`mpt.Tensor.register_post_accumulate_grad_hook`",
    "tensor_remove_hook": "`remove()` of what registering returns", "recompute": "`mpt.checkpoint`",
    "context_set_anomaly": "`mpt.detect_anomaly`", "autocast_profile_from_name": "`mpt.autocast`(profile=)",
    "autocast_push": "`mpt.autocast`", "autocast_pop": "the end of `with`",
    "autocast_get_dtype": "`mpt.get_autocast_dtype`", "autocast_set_class": "`mpt.autocast_override`",
    "autocast_clear_cache": "`mpt.clear_autocast_cache`", "autocast_get_cache_info": "`mpt.autocast_cache_info`",
    "op_name": "`mpt.Context.operations`",
    "op_supports": "`mpt.Context.supports`", "op_register": "`mpt.custom_op`",
    "op_run": "`mpt.custom_op`; each operation has a function of its own", "precision_from_name": "`mpt.Precision`",
    "precision_push": "`with precision:`", "precision_pop": "the end of `with`",
    "precision_input": "`mpt.Precision.cast_input`", "precision_output": "`mpt.Precision.cast_output`",
    "params_create": "`mpt.Params`", "params_add": "`mpt.Params.add`",
    "params_add_buffer": "`mpt.Params.add_buffer`", "params_get_at": "`mpt.Params.items`",
    "params_get": "`params[name]`", "params_get_info": "`mpt.Params.info`", "params_freeze": "`mpt.Params.freeze`",
    "params_copy": "`mpt.Params.copy_from`", "params_lerp": "`mpt.Params.lerp`",
    "params_share": "`mpt.Params.share`",
    "publisher_create": "`mpt.Publisher`", "publisher_publish": "`mpt.Publisher.publish`",
    "subscriber_create": "`mpt.Subscriber`", "subscriber_take": "`mpt.Subscriber.take`",
    "params_zero_grad": "`mpt.Params.zero_grad`", "params_set_precision": "`mpt.Precision.apply`",
    "params_clip_grad_norm": "`mpt.nn.utils.clip_grad_norm_`",
    "params_clip_grad_value": "`mpt.nn.utils.clip_grad_value_`", "optimizer_create": "the classes of `mpt.optim`",
    "optimizer_add_group": "`mpt.optim.Optimizer`, of several groups", "optimizer_get_group": "`param_groups`",
    "optimizer_set_group": "`param_groups`", "optimizer_set_lr": "`param_groups`", "optimizer_get_lr": "`param_groups`",
    "optimizer_step": "`mpt.optim.Optimizer.step`", "optimizer_zero_grad": "`mpt.optim.Optimizer.zero_grad`",
    "optimizer_get_info": "`mpt.optim.Optimizer.info`", "optimizer_get_state": "`mpt.optim.Optimizer.get_state`",
    "optimizer_set_average": "`mpt.optim.Optimizer.set_average`",
    "optimizer_set_schedule": "`mpt.optim.Optimizer.set_schedule`, `mpt.optim.lr_scheduler`",
    "scaler_create": "`mpt.GradScaler`", "scaler_scale": "`mpt.GradScaler.scale`",
    "scaler_unscale": "`mpt.GradScaler.unscale_`", "scaler_step": "`mpt.GradScaler.step`",
    "scaler_get_verdict": "`mpt.GradScaler.verdict`", "scaler_update": "`mpt.GradScaler.update`", "scaler_wait": "`mpt.GradScaler.wait`", "scaler_get_info": "`mpt.GradScaler.info`",
    "scaler_get_state": "`mpt.GradScaler.state_dict`", "scaler_set_state": "`mpt.GradScaler.load_state_dict`",
    "comm_create": "`mpt.Comm`", "comm_threads": "`mpt.threads`", "comm_get_info": "`mpt.Comm.info`",
    "comm_barrier": "`mpt.Comm.barrier`", "comm_broadcast": "`mpt.Comm.broadcast`",
    "comm_all_reduce": "`mpt.Comm.all_reduce`",
    "stepper_create": "`mpt.Stepper`", "stepper_add": "`mpt.Stepper.add`", "stepper_get_scaler": "`mpt.Stepper.scaler`",
    "stepper_backward": "`mpt.Stepper.backward`", "stepper_step": "`mpt.Stepper.step`",
    "stepper_backward_loss": "`mpt.Stepper.backward`(index=)",
    "stepper_get_loss_scaler": "`mpt.Stepper.loss_scaler`", "stepper_drop": "`mpt.Stepper.drop`", "stepper_wait": "`mpt.Stepper.wait`",
    "stepper_get_event": "`mpt.Stepper.events`", "stepper_get_info": "`mpt.Stepper.info`",
    "record_begin": "`mpt.record`", "record_end": "the end of mpt.record",
    "recording_replay": "`mpt.Recording.replay`", "recording_advance": "`mpt.Recording.advance`",
    "recording_get_info": "`mpt.Recording.info`",
    "lbfgs_create": "`mpt.optim.LBFGS`", "lbfgs_step": "`mpt.optim.LBFGS.step`",
    "lbfgs_get_info": "`mpt.optim.LBFGS.info`",
    "params_get_grad_stats": "`mpt.Params.grad_stats`", "stepper_get_verdict": "`mpt.Stepper.verdict`",
    "module_forward": "`module(x)`", "module_call": "`module(x)`", "module_train": "`mpt.nn.Module.train`",
    "module_is_training": "`mpt.nn.Module.train`", "nn_linear": "`mpt.nn.Linear`", "nn_conv1d": "`mpt.nn.Conv1d`",
    "nn_conv2d": "`mpt.nn.Conv2d`", "nn_conv3d": "`mpt.nn.Conv3d`", "nn_conv_transpose1d": "`mpt.nn.ConvTranspose1d`",
    "nn_conv_transpose2d": "`mpt.nn.ConvTranspose2d`", "nn_conv_transpose3d": "`mpt.nn.ConvTranspose3d`",
    "nn_embedding": "`mpt.nn.Embedding`", "nn_dropout": "`mpt.nn.Dropout`",
    "nn_activation": "`mpt.nn.ReLU` and the others", "nn_flatten": "`mpt.nn.Flatten`",
    "nn_max_pool2d": "`mpt.nn.MaxPool2d`", "nn_function": "`mpt.nn.Module`, subclassed",
    "nn_sequential": "`mpt.nn.Sequential`", "nn_batch_norm": "`mpt.nn.BatchNorm2d` and the others",
    "nn_layer_norm": "`mpt.nn.LayerNorm`", "nn_rms_norm": "`mpt.nn.RMSNorm`", "nn_group_norm": "`mpt.nn.GroupNorm`",
    "nn_instance_norm": "`mpt.nn.InstanceNorm2d`", "nn_multihead_attention": "`mpt.nn.MultiheadAttention`",
    "nn_transformer_block": "`mpt.nn.TransformerEncoderLayer`", "nn_lstm": "`mpt.nn.LSTM`", "nn_gru": "`mpt.nn.GRU`",
    "nn_rnn_tanh": "`mpt.nn.RNN`",
    "safetensors_save": "`mpt.save_safetensors`", "safetensors_open": "`mpt.load_safetensors`",
    "file_get_count": "`mpt.load_safetensors`", "file_get_at": "`mpt.load_safetensors`",
    "file_read": "`mpt.load_safetensors`", "file_get_metadata": "`mpt.safetensors_metadata`",
    "params_save": "`mpt.Params.save`", "params_load": "`mpt.Params.load`",
    "training_save": "`mpt.Training.save`", "training_load": "`mpt.Training.load`",
    "params_save_to": "`mpt.Params.save_bytes`", "params_load_from": "`mpt.Params.load_bytes`",
    "training_save_to": "`mpt.Training.save_bytes`", "training_load_from": "`mpt.Training.load_bytes`",
    "snapshot_create": "`mpt.Training.snapshot`", "snapshot_take": "`mpt.Snapshot.take`",
    "snapshot_restore": "`mpt.Snapshot.restore`",
    "memory_text": "`mpt.memory_report`", "memory_watch": "`mpt.Context.watch_memory`",
    "memory_fit": "`mpt.Context.memory_fit`", "trace_begin": "`mpt.trace`", "trace_end": "the end of `with`",
    "trace_clear": "`mpt.trace`", "trace_get_info": "`mpt.trace.info`", "trace_text": "`mpt.trace.text`",
    "tensor_get_stats": "`mpt.Tensor.stats`",
}


def where(f, structs):
    if f.short in WHERE:
        return WHERE[f.short]
    if f.name.endswith("_retain"):
        return "every reference"
    if f.name.endswith("_release"):
        return "the end of the last reference, `close()`"
    if f.name in structs:
        return f"`mpt.capi.struct_defaults`(\"{structs[f.name]}\", \"{f.name[4:-5]}\"): descriptors are dicts"
    if f.header == "mpt_ops.h":
        return f"`mpt.{f.short}`"
    return f"`mpt.capi.{f.short}`"


def contents(api):
    structs = {i: s.name for s in api.structs.values() for i in s.inits}
    out = ["# C functions in Python", "",
           "The tables list every function of the C headers with its counterpart in Python. `mpt.capi` has all functions "
           "except those that take or own memory, with C's names and order of arguments.", ""]
    header = None
    for f in api.functions:
        if f.header != header:
            header = f.header
            out += ["", f"## {header}", "", "| C | Python |", "|---|---|"]
        out.append(f"| `{f.name}` | {where(f, structs)} |")
    return re.sub("\n{3,}", "\n\n", "\n".join(out)) + "\n"


if __name__ == "__main__":
    Path(sys.argv[3]).write_text(contents(Api(sys.argv[2])))
