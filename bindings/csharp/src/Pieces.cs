// Pieces: a job of the library that an executor runs in parallel.
// SPDX-License-Identifier: Apache-2.0
using System;
using System.Threading;

namespace Mpt {
  /// <summary>One run of parallel_for. Each piece runs once, on the first thread that claims it.
  /// The calling thread runs all pieces that have not begun, so an executor that is busy or has
  /// ended only costs time.</summary>
  internal sealed class Pieces {
    private readonly IntPtr job;
    private readonly int[] taken;
    private readonly object ended = new object();
    private int left;

    internal Pieces(IntPtr job, int count) {
      this.job = job;
      taken = new int[count];
      left = count;
    }

    private void Piece(int i) {
      if (Interlocked.Exchange(ref taken[i], 1) != 0) return;
      Interop.Piece(job, i, taken.Length);
      lock (ended) {
        if (--left == 0) Monitor.PulseAll(ended);
      }
    }

    /// <summary>Runs all pieces and returns when they have ended. Throws nothing.</summary>
    internal void Run(Action<Action> executor) {
      try {
        for (int i = 1; i < taken.Length; ++i) {
          int mine = i;
          executor(() => Piece(mine));
        }
      } catch (Exception e) {
        Callbacks.Report(e);
      }
      for (int i = 0; i < taken.Length; ++i) Piece(i);
      bool interrupted = false;
      lock (ended) {
        while (left > 0) {
          try {
            Monitor.Wait(ended);
          } catch (ThreadInterruptedException) { // keeps waiting: the pieces work on memory of the call
            interrupted = true;
          }
        }
      }
      if (interrupted) Thread.CurrentThread.Interrupt();
    }
  }
}
