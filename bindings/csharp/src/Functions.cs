// Functions: the delegates of functions that the library calls.
// SPDX-License-Identifier: Apache-2.0
using System;

namespace Mpt {
  /// <summary>Computes tensors from tensors by operations, for a custom operation, a module or a
  /// checkpoint. An exception becomes the inner exception of the call that ran the function. The
  /// tensors that it receives are disposed when it returns; clone a tensor to keep it.</summary>
  public delegate Tensor[] ForwardFunction(Tensor[] inputs);

  /// <summary>Computes the gradients of the inputs of a custom operation; an entry may be null.
  /// <c>grads</c> has the gradients of the outputs, with null for an output that nothing uses. An
  /// exception becomes the inner exception of the call that ran the function. The tensors that it
  /// receives are disposed when it returns.</summary>
  public delegate Tensor[] BackwardFunction(Tensor[] inputs, Tensor[] outputs, Tensor[] grads);

  /// <summary>Sees the gradient of a tensor, and returns another one in its place, or null. An
  /// exception becomes the inner exception of the backward. The tensor that it receives is disposed
  /// when it returns.</summary>
  public delegate Tensor GradHook(Tensor grad);

  /// <summary>Runs when the gradient of a leaf is complete. An exception becomes the inner
  /// exception of the backward.</summary>
  public delegate void PostHook(Tensor leaf);

  /// <summary>Computes the loss of an optimizer that evaluates it several times. An exception
  /// becomes the inner exception of the step.</summary>
  public delegate Tensor LossFunction();

  /// <summary>Computes the factor of a learning rate at a step, which counts applied steps from 0.
  /// An exception becomes the inner exception of the step.</summary>
  public delegate double LrFunction(long step);

  /// <summary>Marks a static method that native code calls, for compilers that translate before the
  /// program runs (IL2CPP, AOT). They know the attribute by its name.</summary>
  [AttributeUsage(AttributeTargets.Method)]
  internal sealed class MonoPInvokeCallbackAttribute : Attribute {
    public MonoPInvokeCallbackAttribute(Type type) {
      Type = type;
    }

    public Type Type { get; }
  }
}
