"""Tables of make.py for facts that the headers do not express: names, defaults, and hand-written functions.

SPDX-License-Identifier: Apache-2.0
"""
HANDLES = {"mpt_file": "TensorFile", "mpt_module": "NnModule"}  # java.lang has a Module
# Handles whose classes are written by hand and extend the generated calls.
ABSTRACT = {"Context", "Tensor"}
STRUCTS = {"mpt_precision": "PrecisionFields", "mpt_verdict": "StepVerdict",
           "mpt_device_module": "Context.Builder.deviceModule", "mpt_comm_desc": "CommEngine",
           "mpt_writer": "ContentWriter", "mpt_reader": "ContentReader"}
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
          "chunk": "Shapes.chunks(x, chunks, dim)", "lstm": "3", "unique": "3", "grad": "inputs.length"}
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
EXTRA = {"Comm": """

  /** Returns the engines of ranks in threads of this process, each of which opens a context and makes
   * a communicator of its own. No thread is started. Errors: ERROR_INVALID_ARGUMENT (count is not in
   * 1 to 65536). */
  public static CommEngine[] threads(int count) {
    return CommEngine.threads(count);
  }

  /** Makes a communicator over an engine, which it takes over; null means one rank. Every rank gives
   * it to its stepper, {@code new StepperDesc().comm(comm)}, and runs the same loop on its own part
   * of the batch.
   *
   * <p>All ranks make the calls of a communicator and the steps of a stepper in the same order. A
   * rank that is in another call than the others gets {@code ERROR_COMM}, with a text that names
   * both. The same error reports a rank that has failed, has ended its communicator, or has sent
   * nothing for the engine's time limit. The communicator is then of no use any more, and the
   * objects of this rank are as before the call. Errors: ERROR_INVALID_ARGUMENT (the time limit is
   * out of range). */
  public static Comm create(Context context, CommEngine engine) {
    synchronized (context.lock) {
      try {
        long made = Native.mpt_comm_create(context.handle(), engine == null ? 0 : engine.free());
        if (engine != null) engine.taken();
        return wrap(context, made);
      } finally {
        Reference.reachabilityFence(context);
        Reference.reachabilityFence(engine);
      }
    }
  }

  /** Returns the number of this rank, from 0. */
  public int rank() {
    return info().rank();
  }

  /** Returns the number of ranks. */
  public int size() {
    return info().size();
  }""", "Mpt": """

  /** Takes part in the {@link #trainingSave} of other ranks, on a rank that writes no file, as a null
   * path does. It gives them what this rank alone keeps. Errors: those of trainingSave; a file that
   * a rank could not write is ERROR_COMM. */
  public static void trainingJoinSave(TrainingDesc desc) {
    trainingSave((String) null, desc);
  }""", "Blob": """

  /** Returns a copy of what was last saved to the blob, which is empty before the first save. */
  public byte[] bytes() {
    Context context = context();
    synchronized (context.lock) {
      try {
        long[] made = Native.mpt_blob_get(this.handle());
        byte[] out = new byte[Math.toIntExact(made[1])];
        if (out.length > 0) Jni.buffer(made[0], made[1]).get(out);
        return out;
      } finally {
        Reference.reachabilityFence(this);
      }
    }
  }

  /** Returns a writer whose content replaces the bytes of this blob:
   * {@code Mpt.trainingSaveTo(blob.writer(), training)}. */
  public ContentWriter writer() {
    return new ContentWriter().blob(this);
  }

  /** Returns a reader of bytes: {@code Mpt.trainingLoadFrom(Blob.reader(bytes), training)}. A
   * {@link ContentReader} reads a direct buffer without a copy. */
  public static ContentReader reader(byte[] bytes) {
    ByteBuffer content = ByteBuffer.allocateDirect(bytes.length);
    content.put(bytes).flip();
    return new ContentReader().data(content);
  }""", "Snapshot": """

  private TrainingDesc training;  // has the buffers of its values

  /** Takes a snapshot of a training of a context, between steps. It keeps the parts of the training
   * and the buffers of its values. {@link #restore} rolls the training back to it, any number of
   * times and with the same bits. Errors: ERROR_STATE and ERROR_INVALID_ARGUMENT as for
   * trainingSave. */
  public static Snapshot create(Context context, TrainingDesc desc) {
    synchronized (context.lock) {
      try {
        Snapshot made = wrap(context, Native.mpt_snapshot_create(Struct.of(desc)));
        made.training = desc;
        return made;
      } finally {
        Reference.reachabilityFence(desc);
      }
    }
  }""", "Recording": """

  /** Runs the recorded work for about this time, and at least a part of a kernel, so that a replay
   * fits into the frames of a program. Returns true if the replay has ended; the next call goes on
   * otherwise. Between the calls the parameters may be used, and a stepper must not step. Throws
   * the exceptions of {@link #replay}. */
  public boolean advance(java.time.Duration time) {
    synchronized (context().lock) {
      try {
        return Native.mpt_recording_advance(handle(), time.toNanos()) != 0;
      } finally {
        Reference.reachabilityFence(this);
      }
    }
  }""", "Params": """

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
    "mpt_time_hooks_init": "not needed: Java's own profilers and clock see each call",
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
    "mpt_record_begin": "Context.record",
    "mpt_record_end": "the end of Context.record",
    "mpt_recording_advance": "Recording.advance",
    "mpt_comm_desc_init": "CommEngine", "mpt_comm_threads": "Comm.threads", "mpt_comm_create": "Comm.create",
    "mpt_blob_get": "Blob.bytes", "mpt_snapshot_create": "Snapshot.create",
    "mpt_safetensors_open_from": "not needed so far: Params.loadFrom",
    "mpt_metadata": "Metadata",
}
