// Precision: the dtypes in which a model is stored and computed.
// SPDX-License-Identifier: Apache-2.0
package org.mpt;

import java.lang.ref.Reference;

/** The dtypes in which a model is stored and computed. The names are "32-true", "bf16-mixed",
 * "16-mixed", "bf16-true", "16-true", "64-true" and Apex's "O0" to "O3". A name may have options:
 * "bf16-true,master=stochastic". {@link #fields} has the single fields.
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

  /** Returns the precision of a name. The error for an unknown name lists similar names. */
  public static Precision of(String name) {
    PrecisionFields fields = new PrecisionFields();
    Native.mpt_precision_from_name(Jni.utf8(name), fields.address(), fields.structSize());
    return new Precision(fields);
  }

  /** Returns the precision with the given fields. */
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

  /** Returns the fields of this precision. Changes to them change the precision. */
  public PrecisionFields fields() {
    return fields;
  }

  /** Opens the autocast scope of the precision; closing the returned mode ends it. */
  public Mode open(Context context) {
    synchronized (context.lock) {
      context.needNoOther();
      Native.mpt_precision_push(context.handle(), fields.address());
      return new Mode(context, Native::mpt_precision_pop);
    }
  }

  /** Returns a floating input of a model in the dtype that the first operation needs. Tensors of
   * other dtypes are returned unchanged. */
  public Tensor input(Tensor x) {
    Context context = x.context();
    synchronized (context.lock) {
      try {
        return Tensor.wrap(context, Native.mpt_precision_input(fields.address(), x.handle()));
      } finally {
        Reference.reachabilityFence(x);
        Reference.reachabilityFence(fields);
      }
    }
  }

  /** Returns a floating result of a model in the precision's output dtype. */
  public Tensor output(Tensor x) {
    Context context = x.context();
    synchronized (context.lock) {
      try {
        return Tensor.wrap(context, Native.mpt_precision_output(fields.address(), x.handle()));
      } finally {
        Reference.reachabilityFence(x);
        Reference.reachabilityFence(fields);
      }
    }
  }
}
