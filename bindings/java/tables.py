"""What make.py cannot read in the headers: names, defaults, and what is written by hand.

SPDX-License-Identifier: Apache-2.0
"""
import re

HANDLES = {"mpt_file": "TensorFile", "mpt_module": "NnModule"}  # java.lang has a Module
# Handles whose classes are written by hand, on the calls that are made.
ABSTRACT = {"Context", "Tensor"}
STRUCTS = {"mpt_precision": "PrecisionFields", "mpt_verdict": "StepVerdict"}
# By one of their constants; others by the prefix that their names share.
ENUMS = {"MPT_OK": "Status", "MPT_DTYPE_NONE": "DType", "MPT_SGD": "OptimizerKind", "MPT_GRAD_ENABLED": "GradMode",
         "MPT_CAST_NONE": "CastClass", "MPT_MEMORY_OTHER": "MemoryPurpose", "MPT_LOG_ERROR": "LogLevel",
         "MPT_CONTEXT_VALIDATE": "ContextFlag"}
FLAGS = {"keepdim", "training", "log_target", "causal", "largest", "descending", "align_corners", "approximate_tanh"}
# Handles that may be null: by the parameter's name, or the function's and its.
NULLABLE = {"bias", "mask", "pos_weight", "running_mean", "running_var", "h0", "c0", "bias_ih", "bias_hh",
            "tensor_set_grad.grad"}
NULLABLE -= {"masked_fill.mask"}
# weight is what linear and convolutions are about, and an option of norms and losses.
OPTIONAL_WEIGHT = re.compile(r"_norm$|_loss$|cross_entropy")

DEFAULTS = {"keepdim": "false", "dims": "(long[]) null", "correction": "1", "training": "true",
            "reduction": "Reduction.MEAN", "activation": "Activation.NONE", "ignore_index": "-100",
            "label_smoothing": "0", "log_target": "false", "stride": "1", "padding": "0", "momentum": "0.1",
            "dropout_p": "0", "causal": "false", "scale": "0", "largest": "true", "descending": "false",
            "diagonal": "0", "align_corners": "false", "approximate_tanh": "false", "alpha": "1",
            "num_classes": "-1", "eps": "1e-5", "padding_idx": "-1", "kv_heads": "0", "bias": "null",
            "mask": "null", "pos_weight": "null", "running_mean": "null", "running_var": "null",
            "bias_ih": "null", "bias_hh": "null"}
DEFAULTS_IN = {"addmm.beta": "1", "cosine_similarity.dim": "1", "cosine_similarity.eps": "1e-8",
               "smooth_l1_loss.beta": "1",
               "huber_loss.delta": "1", "flatten.start_dim": "0", "flatten.end_dim": "-1", "slice.step": "1",
               "leaky_relu.slope": "0.01", "sort.dim": "-1", "topk.dim": "-1", "argsort.dim": "-1",
               "pad.mode": "Pad.CONSTANT", "softmax.dtype": "null", "log_softmax.dtype": "null", "pad.value": "0", "interpolate.mode": "Interpolate.NEAREST",
               "argmax.dim": "(long[]) null", "argmin.dim": "(long[]) null", "flip.dims": None,
               "permute.dims": None, "layer_norm.dims": None, "rms_norm.dims": None, "roll.dims": None,
               "masked_fill.mask": None, "nn_linear.bias": "true", "norm.p": None}
# How many results there are, where C asks the caller.
COUNTS = {"split": "Shapes.parts(x, splitSize, dim)", "split_with_sizes": "sizes.length",
          "chunk": "Shapes.chunks(x, chunks, dim)", "lstm": "3", "grad": "inputs.length"}
RENAMED = {"mpt_tensor_to_string": "to_string", "mpt_tensor_add_owned_hook": "add_hook",
           "mpt_tensor_add_owned_post_hook": "add_post_hook"}
# What classes are, and have, beside their calls.
EXTENDS = {"Params": " implements Iterable<Params.AtEntry>"}
EXTRA = {"Params": """

  /** The parameters, in the order of adding: {@code for (var p : params) p.name(), p.value()}. */
  @Override
  public java.util.Iterator<AtEntry> iterator() {
    return entries(0, info().tensors());
  }

  /** The buffers, which are saved with the parameters and not trained. */
  public Iterable<AtEntry> buffers() {
    ParamsInfo info = info();
    return () -> entries(info.tensors(), info.tensors() + info.buffers());
  }

  private java.util.Iterator<AtEntry> entries(long from, long to) {
    return java.util.stream.LongStream.range(from, to).mapToObj(this::at).iterator();
  }"""}
# Where the native class calls a wrapper of mpt.i.
NATIVE = {"mpt_grad": "mpt_gradients"}
# C's name: Java's counterpart.
BY_HAND = {
    "mpt_check_header": "done when the library is loaded",
    "mpt_last_error": "MptException.getMessage",
    "mpt_last_error_code": "MptException.status",
    "mpt_hooks_init": "Context.builder: log, executor, allocator",
    "mpt_context_create": "Context.create, Context.builder",
    "mpt_context_shutdown": "Context.close",
    "mpt_context_rebind": "not needed: code does not move in Java",
    "mpt_scope_push": "Context.scope",
    "mpt_scope_pop": "Scope.close, Scope.keep",
    "mpt_from_memory": "Context.wrap",
    "mpt_from_data": "Context.tensor",
    "mpt_tensor_context": "Tensor.context",
    "mpt_tensor_data": "Tensor.buffer",
    "mpt_tensor_add_hook": "Tensor.addHook",
    "mpt_tensor_add_post_hook": "Tensor.addPostHook",
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
    "mpt_custom_op_desc_init": "Context.register",
    "mpt_checkpoint": "Context.checkpoint",
    "mpt_metadata": "Metadata",
}
