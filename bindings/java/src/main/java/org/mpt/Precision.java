// Precisions by name.
// SPDX-License-Identifier: Apache-2.0
package org.mpt;

import java.lang.ref.Reference;

/** In which dtypes a model is kept and computed: "32-true", "bf16-mixed", "16-mixed", "bf16-true", "16-true",
 * "64-true", Apex's "O0" to "O3", with options: "bf16-true,master=stochastic". {@link #fields} has it all as data.
 *
 * <pre>{@code
 * Precision precision = Precision.of("bf16-mixed");
 * params.setPrecision(precision);
 * try (Mode m = precision.open(context)) {
 *   loss = Ops.crossEntropy(net.forward(precision.input(x)), y);
 * }
 * }</pre> */
public final class Precision {
  private final PrecisionFields fields;

  private Precision(PrecisionFields fields) {
    this.fields = fields;
  }

  /** By name. An unknown one is an error with the near ones. */
  public static Precision of(String name) {
    PrecisionFields fields = new PrecisionFields();
    Native.mpt_precision_from_name(Jni.utf8(name), fields.address(), fields.size());
    return new Precision(fields);
  }

  /** By fields. */
  public static Precision of(PrecisionFields fields) {
    return new Precision(fields);
  }

  static long of(Precision x) {
    return x == null ? 0 : x.fields.address();
  }

  @Override
  public String toString() {
    return fields.toString().replace("PrecisionFields[", "Precision[");
  }

  /** What it is made of; changes count. */
  public PrecisionFields fields() {
    return fields;
  }

  /** Opens the autocast scope that it asks for. */
  public Mode open(Context context) {
    synchronized (context.turn) {
      Native.mpt_precision_push(context.handle(), fields.address());
      return new Mode(context, Native::mpt_precision_pop);
    }
  }

  /** A model's floating input as its first operation needs it. */
  public Tensor input(Tensor x) {
    Context context = x.context();
    synchronized (context.turn) {
      try {
        return Tensor.wrap(context, Native.mpt_precision_input(fields.address(), x.handle()));
      } finally {
        Reference.reachabilityFence(x);
        Reference.reachabilityFence(fields);
      }
    }
  }

  /** A model's result in the precision's output dtype. */
  public Tensor output(Tensor x) {
    Context context = x.context();
    synchronized (context.turn) {
      try {
        return Tensor.wrap(context, Native.mpt_precision_output(fields.address(), x.handle()));
      } finally {
        Reference.reachabilityFence(x);
        Reference.reachabilityFence(fields);
      }
    }
  }
}
