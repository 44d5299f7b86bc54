// One training on several ranks: threads of this process, each with a context of its own.
//
//   java -cp mpt-0.1.0.jar examples/Ranks.java
//
// The ranks take the steps of one program that accumulates their micro-batches, to the last bit.
// The program trains in both ways, and fails if a bit differs.
// SPDX-License-Identifier: Apache-2.0
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.mpt.Activation;
import org.mpt.Comm;
import org.mpt.CommEngine;
import org.mpt.CommOp;
import org.mpt.Context;
import org.mpt.Mode;
import org.mpt.Nn;
import org.mpt.NnModule;
import org.mpt.Ops;
import org.mpt.Optimizer;
import org.mpt.OptimizerDesc;
import org.mpt.Params;
import org.mpt.Precision;
import org.mpt.Scope;
import org.mpt.Stepper;
import org.mpt.StepperDesc;
import org.mpt.Tensor;

/** Trains on four ranks. */
public final class Ranks {
  private static final int RANKS = 4;
  private static final int ROWS = 24;
  private static final int STEPS = 300;

  private Ranks() {}

  private record Batch(Tensor x, Tensor y) {}

  private record Result(List<Float> parameters, double loss) {}

  /** Makes the rows of one rank in a step: pairs of numbers and their products. */
  private static Batch batch(Context context, int step, int rank) {
    float[] x = new float[2 * ROWS];
    float[] y = new float[ROWS];
    for (int i = 0; i < ROWS; ++i) {
      int place = (step * RANKS + rank) * ROWS + i;
      x[2 * i] = (float) (place * 0.618 % 1 * 2 - 1);
      x[2 * i + 1] = (float) (place * 0.414 % 1 * 2 - 1);
      y[i] = x[2 * i] * x[2 * i + 1];
    }
    return new Batch(context.tensor(x, ROWS, 2), context.tensor(y, ROWS, 1));
  }

  /** Trains as one rank, or with null on the micro-batches of all ranks, one after the other. The
   * calls with {@code comm} and the stepper are those of all ranks, in the same order. */
  private static Result train(CommEngine engine) {
    try (Context context = Context.builder().seed(1).open()) {
      StepperDesc how = new StepperDesc().clipNorm(1);
      Comm comm = null;
      int first = 0; // rank whose micro-batch comes first
      int batches = RANKS;
      if (engine != null) {
        comm = Comm.create(context, engine);
        how.comm(comm);
        first = comm.rank();
        batches = 1;
      }
      Params params = Params.create(context);
      NnModule net = Nn.sequential(context, Nn.linear(params, "up", 2, 64, true, Activation.TANH),
          Nn.linear(params, "down", 64, 1));
      Precision precision = Precision.of("bf16-mixed");
      params.setPrecision(precision);
      Stepper stepper = Stepper.create(context, precision, how.accumulate(batches));
      stepper.add(Optimizer.create(params, OptimizerDesc.adamw().lr(1e-2)));
      double last = 0;
      for (int step = 0; step < STEPS; ++step) {
        try (Scope scope = context.scope()) {
          for (int rank = first; rank < first + batches; ++rank) {
            Batch b = batch(context, step, rank);
            Tensor loss;
            try (Mode mode = precision.open(context)) {
              loss = Ops.mseLoss(net.forward(precision.input(b.x)), b.y);
            }
            stepper.backward(loss);
            loss = loss.detach();
            if (comm != null) comm.allReduce(loss, CommOp.MEAN); // the loss of the whole batch
            last = loss.item();
          }
          stepper.step();
        }
      }
      List<Float> parameters = new ArrayList<>();
      for (var p : params) for (float v : p.value().toFloats()) parameters.add(v);
      return new Result(parameters, last);
    }
  }

  /** Trains on threads and in one program, and compares them. Returns the loss. */
  public static double compare() throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(RANKS);
    try {
      List<Future<Result>> ranks = new ArrayList<>();
      for (CommEngine engine : Comm.threads(RANKS)) ranks.add(pool.submit(() -> train(engine)));
      Result one = train(null);
      double loss = 0;
      for (Future<Result> rank : ranks) {
        Result own = rank.get();
        if (!own.parameters.equals(one.parameters)) {
          throw new IllegalStateException("a rank has other parameters than one program");
        }
        loss = own.loss;
      }
      return loss;
    } finally {
      pool.shutdown();
    }
  }

  /** Prints the loss. */
  public static void main(String[] args) throws Exception {
    System.out.printf("%d ranks took the steps of one program; the loss is %.4f%n", RANKS, compare());
  }
}
