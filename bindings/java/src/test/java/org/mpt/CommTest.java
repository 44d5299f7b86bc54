// Tests of communicators: threads as ranks.
// SPDX-License-Identifier: Apache-2.0
package org.mpt;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CommTest extends Fixture {
  interface Work {
    Object run(Comm comm);
  }

  /** Runs work on each rank, in a thread with a context of its own. Returns the results, or the
   * exceptions. */
  static List<Object> onRanks(CommEngine[] engines, Work work) throws InterruptedException {
    ExecutorService pool = Executors.newFixedThreadPool(engines.length);
    List<Future<Object>> running = new ArrayList<>();
    for (CommEngine e : engines) {
      running.add(pool.submit(() -> {
        try (Context c = Context.builder().seed(1).open()) {
          return work.run(Comm.create(c, e));
        }
      }));
    }
    List<Object> out = new ArrayList<>();
    for (Future<Object> f : running) {
      try {
        out.add(f.get());
      } catch (ExecutionException e) {
        out.add(e.getCause());
      }
    }
    pool.shutdown();
    return out;
  }

  static CommEngine[] patient(int ranks) {
    CommEngine[] engines = Comm.threads(ranks);
    for (CommEngine e : engines) e.timeLimit(Duration.ofSeconds(30));
    return engines;
  }

  /** Trains on the micro-batches of some ranks, and returns the losses, and the values of the
   * parameters at the end. */
  static List<Object> train(Context c, String name, StepperDesc how, int... ranks) {
    Params params = Params.create(c);
    NnModule net = Nn.sequential(c, Nn.linear(params, "up", 6, 16, true, Activation.TANH),
        Nn.linear(params, "down", 16, 3));
    if (ranks[0] > 0) params.get("up.weight").write(new float[16 * 6]); // taken from rank 0
    Precision precision = Precision.of(name);
    params.setPrecision(precision);
    Stepper stepper = Stepper.create(c, precision, how);
    stepper.add(Optimizer.create(params, OptimizerDesc.adamw().lr(1e-2)));
    List<Object> out = new ArrayList<>();
    for (int step = 0; step < 5; ++step) {
      for (int rank : ranks) {
        float[] in = new float[24];
        for (int i = 0; i < in.length; ++i) in[i] = ((7 * i + 5 * step + 11 * rank) % 9 - 4) / 3f;
        Tensor loss;
        try (Mode m = precision.open(c)) {
          Tensor x = c.tensor(in, 4, 6);
          loss = precision.output(net.forward(precision.input(x))).square().mean();
        }
        stepper.backward(loss);
        out.add(loss.item());
      }
      assertTrue(stepper.step());
    }
    for (Params.AtEntry p : params) for (float v : p.value().toFloats()) out.add(v);
    return out;
  }

  @Test
  void ranksTrainAsOneThatAccumulates() throws InterruptedException {
    for (String name : new String[] {"32-true", "16-mixed", "bf16-true"}) {
      List<Object> one;
      try (Context c = Context.builder().seed(1).open()) {
        one = train(c, name, new StepperDesc().accumulate(2), 0, 1);
      }
      for (boolean overlap : new boolean[] {true, false}) {
        List<Object> all = onRanks(patient(2), comm -> train(comm.context(), name,
            new StepperDesc().comm(comm).overlap(overlap).bucketBytes(overlap ? 1 << 20 : 64)
                .compareEvery(overlap ? 0 : 1), comm.rank()));
        for (int rank = 0; rank < 2; ++rank) {
          List<Object> want = new ArrayList<>();
          for (int step = 0; step < 5; ++step) want.add(one.get(2 * step + rank));
          want.addAll(one.subList(10, one.size()));
          assertEquals(want, all.get(rank), name + ", rank " + rank);
        }
      }
    }
  }

  /** A model of two weights, of which each of two ranks owns one. */
  static final class Model {
    final Params params;
    final NnModule net;
    final Optimizer optimizer;
    final Stepper stepper;

    Model(Context c, StepperDesc how) {
      params = Params.create(c);
      net = Nn.sequential(c, Nn.linear(params, "up", 8, 8, false, Activation.TANH),
          Nn.linear(params, "down", 8, 8, false));
      optimizer = Optimizer.create(params, OptimizerDesc.adamw().lr(1e-2));
      stepper = Stepper.create(c, Precision.of("32-true"), how);
      stepper.add(optimizer);
    }

    /** Takes some steps, and returns the parameters. All ranks have equal batches. */
    List<Float> steps(int first, int last) {
      for (int step = first; step < last; ++step) {
        float[] in = new float[16];
        for (int i = 0; i < in.length; ++i) in[i] = ((7 * i + 5 * step) % 9 - 4) / 3f;
        stepper.backward(net.forward(params.context().tensor(in, 2, 8)).square().mean());
        assertTrue(stepper.step());
      }
      List<Float> out = new ArrayList<>();
      for (Params.AtEntry p : params) for (float v : p.value().toFloats()) out.add(v);
      return out;
    }

    TrainingDesc training() {
      return new TrainingDesc().stepper(stepper);
    }
  }

  @Test
  void ranksKeepShardsAndOneOfThemSaves(@TempDir Path folder) throws InterruptedException, IOException {
    Path whole = folder.resolve("whole"), shards = folder.resolve("shards");
    context.setSeed(1); // that of the ranks
    Model one = new Model(context, new StepperDesc());
    one.steps(0, 3);
    Mpt.trainingSave(whole, one.training());
    List<Float> values = one.steps(3, 6);
    for (Shard shard : new Shard[] {Shard.STATES, Shard.GRADS, Shard.PARAMS}) {
      for (Object result : onRanks(patient(2), comm -> {
        int rank = comm.rank();
        Model model = new Model(comm.context(), new StepperDesc().comm(comm).shard(shard).gatherFrom(1));
        model.steps(0, 3);
        int kept = 0;
        for (String name : new String[] {"up.weight", "down.weight"}) {
          try {
            assertEquals(2, model.optimizer.getState(name, "exp_avg").rank());
            ++kept;
          } catch (MptException e) {
            assertEquals(Status.ERROR_UNSUPPORTED, e.status());
            assertTrue(e.getMessage().contains("rank " + (1 - rank) + " keeps the states of '" + name + "'"),
                e.getMessage());
          }
        }
        assertEquals(1, kept);
        Mpt.trainingSave(rank == 1 ? shards : null, model.training());
        List<Float> got = model.steps(3, 6);
        if (rank == 1) {
          fails(Status.ERROR_NOT_FOUND, () -> Mpt.trainingSave(folder.resolve("none/file"), model.training()),
              "none");
        } else {
          fails(Status.ERROR_COMM, () -> Mpt.trainingJoinSave(model.training()), "rank 1 wrote no file");
        }
        return got;
      })) {
        assertEquals(values, result, shard.toString());
      }
      assertArrayEquals(Files.readAllBytes(whole), Files.readAllBytes(shards));
      Model resumed = new Model(context, new StepperDesc());
      Mpt.trainingLoad(shards, resumed.training());
      assertEquals(values, resumed.steps(3, 6));
    }
    fails(Status.ERROR_INVALID_ARGUMENT, () -> Mpt.trainingJoinSave(one.training()), "has other ranks");
    fails(Status.ERROR_INVALID_ARGUMENT, () -> Mpt.trainingSave((Path) null, one.training()), "path is null");
  }

  @Test
  void theCallsOfRanks() throws InterruptedException {
    CommEngine[] engines = patient(3);
    assertEquals("CommEngine[rank 1 of 3]", engines[1].toString());
    for (Object result : onRanks(engines, comm -> {
      Context c = comm.context();
      comm.barrier();
      List<Object> out = new ArrayList<>();
      for (CommOp op : CommOp.values()) {
        Tensor x = c.tensor(new float[] {comm.rank(), -comm.rank()});
        comm.allReduce(x, op);
        for (float v : x.toFloats()) out.add(v + 0f);
      }
      Tensor x = c.tensor(new float[] {comm.rank()});
      comm.broadcast(x, 2);
      out.add(x.toFloats()[0]);
      CommInfo info = comm.info();
      assertEquals(3, comm.size());
      assertTrue(info.exchanges() > 5 && info.bytesSent() > 0 && info.bytesReceived() > 0);
      assertFalse(info.failed());
      return out;
    })) {
      assertEquals(List.of(3f, -3f, 1f, -1f, 2f, 0f, 0f, -2f, 2f), result);
    }
    Comm alone = Comm.create(context, null);
    alone.barrier();
    assertEquals(1, alone.size());
  }

  @Test
  void errorsNameWhatEachRankDid() throws InterruptedException {
    for (Object e : onRanks(patient(2), comm -> {
      if (comm.rank() == 0) comm.barrier();
      else comm.allReduce(comm.context().ones(DType.F32, 2), CommOp.SUM);
      return null;
    })) {
      fails(Status.ERROR_COMM, () -> rethrow(e), "at Comm.barrier", "at Comm.allReduce");
    }
    for (Object e : onRanks(patient(2), comm -> train(comm.context(), "32-true",
        new StepperDesc().comm(comm).clipNorm(1 + comm.rank()), comm.rank()))) {
      fails(Status.ERROR_COMM, () -> rethrow(e), "rank 1 differs from rank 0");
    }
  }

  static void rethrow(Object e) throws Throwable {
    throw (Throwable) e;
  }

  @Test
  void enginesAreTakenOnce() {
    fails(Status.ERROR_INVALID_ARGUMENT, () -> Comm.threads(0), "count is 0");
    CommEngine[] engines = Comm.threads(2);
    fails(Status.ERROR_INVALID_ARGUMENT, () -> Comm.create(context, engines[1].timeLimit(Duration.ZERO)),
        "CommEngine.timeLimit is 0");
    Comm comm = Comm.create(context, engines[1].timeLimit(Duration.ofMillis(20)));
    fails(Status.ERROR_COMM, comm::barrier, "rank 0 has kept rank 1 waiting for 0.02 seconds");
    fails(Status.ERROR_COMM, comm::barrier, "the communicator has failed");
    assertTrue(comm.info().failed());
    assertThrows(IllegalStateException.class, () -> Comm.create(context, engines[1]));

    CommEngine[] others = patient(2);
    others[0].close();
    assertThrows(IllegalStateException.class, () -> Comm.create(context, others[0]));
    CommEngine copy = CommEngine.at(others[1].address()); // as an engine of native code
    others[1].taken();
    assertArrayEquals(new int[] {1, 2}, new int[] {copy.rank(), copy.size()});
    fails(Status.ERROR_COMM, Comm.create(context, copy)::barrier, "rank 0 has ended its communicator");
  }
}
