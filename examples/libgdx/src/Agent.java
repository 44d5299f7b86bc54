// An agent that learns by DQN: a memory of what it did, a network of values, and a target network
// that follows slowly.
// SPDX-License-Identifier: Apache-2.0
import com.badlogic.gdx.math.RandomXS128;
import com.badlogic.gdx.utils.BufferUtils;
import com.badlogic.gdx.utils.Disposable;
import java.nio.ByteBuffer;
import java.nio.FloatBuffer;
import java.nio.LongBuffer;
import org.mpt.Activation;
import org.mpt.Context;
import org.mpt.DType;
import org.mpt.Mode;
import org.mpt.Nn;
import org.mpt.NnModule;
import org.mpt.Optimizer;
import org.mpt.OptimizerDesc;
import org.mpt.Params;
import org.mpt.Precision;
import org.mpt.Recording;
import org.mpt.Stepper;
import org.mpt.StepperDesc;
import org.mpt.Tensor;

/** The network, its memory, a step and a choice. The memory lies in direct buffers, on which
 * tensors lie too, and a step and a choice are recorded once: a frame makes no garbage. */
final class Agent implements Disposable {
  private static final int MEMORY = 8192;
  private static final int BATCH = 64;
  private static final int WIDTH = 64;
  private static final double FORESIGHT = 0.95; // the part of the next value that counts
  private static final double FOLLOW = 0.01; // the part that the target moves in a step

  private final Context context;
  private final Precision precision;
  private final Params params;
  private final Params target;
  private final Recording training;
  private final Recording choosing;
  private final RandomXS128 random;
  private final int senses;
  private final int choices;
  private long known;

  private final FloatBuffer seen;
  private final FloatBuffer seenNext;
  private final LongBuffer done;
  private final FloatBuffer rewards;
  private final FloatBuffer goesOn; // 0 where a life ended
  private final LongBuffer batch; // the numbers of the remembered moments
  private final FloatBuffer now;
  private LongBuffer best;

  /** The tensors that lie on the buffers. */
  private record Data(Tensor seen, Tensor seenNext, Tensor done, Tensor rewards, Tensor goesOn, Tensor batch,
      Tensor now) {}

  Agent(int senses, int choices, Precision precision, double lr, long seed) {
    this.senses = senses;
    this.choices = choices;
    this.precision = precision;
    random = new RandomXS128(seed, 2);
    context = Context.builder().seed(seed).open();
    ByteBuffer[] memory = new ByteBuffer[7];
    int[] sizes = {4 * MEMORY * senses, 4 * MEMORY * senses, 8 * MEMORY, 4 * MEMORY, 4 * MEMORY, 8 * BATCH, 4 * senses};
    for (int i = 0; i < sizes.length; ++i) memory[i] = BufferUtils.newByteBuffer(sizes[i]);
    seen = memory[0].asFloatBuffer();
    seenNext = memory[1].asFloatBuffer();
    done = memory[2].asLongBuffer();
    rewards = memory[3].asFloatBuffer();
    goesOn = memory[4].asFloatBuffer();
    batch = memory[5].asLongBuffer();
    now = memory[6].asFloatBuffer();
    Data data = new Data(context.wrap(memory[0], DType.F32, MEMORY, senses),
        context.wrap(memory[1], DType.F32, MEMORY, senses), context.wrap(memory[2], DType.I64, MEMORY, 1),
        context.wrap(memory[3], DType.F32, MEMORY, 1), context.wrap(memory[4], DType.F32, MEMORY, 1),
        context.wrap(memory[5], DType.I64, BATCH), context.wrap(memory[6], DType.F32, 1, senses));

    params = Params.create(context);
    target = Params.create(context);
    NnModule net = network(params);
    NnModule slow = network(target);
    params.setPrecision(precision);
    target.setPrecision(precision);
    target.copy(params);
    Stepper stepper = Stepper.create(context, precision, new StepperDesc().clipNorm(1));
    stepper.add(Optimizer.create(params, OptimizerDesc.adam().lr(lr)));
    // The first steps make the optimizer's states; nothing is remembered yet.
    for (int i = 0; i < 2; ++i) {
      step(data, net, slow, stepper);
      choice(data, net);
    }
    training = context.record(() -> step(data, net, slow, stepper));
    choosing = context.record(() -> best = choice(data, net).buffer().asLongBuffer());
  }

  private NnModule network(Params to) {
    return Nn.sequential(context, Nn.linear(to, "in", senses, WIDTH, true, Activation.RELU),
        Nn.linear(to, "middle", WIDTH, WIDTH, true, Activation.RELU), Nn.linear(to, "out", WIDTH, choices));
  }

  private Tensor forward(NnModule net, Tensor x) {
    try (Mode mode = precision.open(context)) {
      return net.forward(precision.input(x));
    }
  }

  private Tensor choice(Data data, NnModule net) {
    try (Mode mode = context.noGrad()) {
      return forward(net, data.now).argmax(1);
    }
  }

  private void step(Data data, NnModule net, NnModule slow, Stepper stepper) {
    Tensor goal;
    try (Mode mode = context.noGrad()) { // the network chooses, the target network judges
      Tensor next = data.seenNext.indexSelect(0, data.batch);
      Tensor chosen = forward(net, next).argmax(1).unsqueeze(1);
      Tensor value = forward(slow, next).gather(1, chosen).cast(DType.F32);
      goal = data.rewards.indexSelect(0, data.batch)
          .add(value.mul(data.goesOn.indexSelect(0, data.batch)).mul(FORESIGHT));
    }
    Tensor x = data.seen.indexSelect(0, data.batch);
    Tensor value = forward(net, x).gather(1, data.done.indexSelect(0, data.batch));
    stepper.backward(value.cast(DType.F32).huberLoss(goal));
    stepper.step();
  }

  /** Returns a choice: the best one, or by chance another, which happens with this probability. */
  int choose(float[] senses, float curiosity) {
    if (random.nextFloat() < curiosity) return random.nextInt(choices);
    now.put(0, senses);
    choosing.replay();
    return (int) best.get(0);
  }

  /** Remembers a choice, with what was seen before and after it. */
  void remember(float[] before, int choice, float reward, float[] after, boolean isOver) {
    int at = (int) (known++ % MEMORY);
    seen.put(at * senses, before);
    seenNext.put(at * senses, after);
    done.put(at, choice);
    rewards.put(at, reward);
    goesOn.put(at, isOver ? 0 : 1);
  }

  /** Takes a step on remembered choices, and lets the target follow. */
  void train() {
    if (known < BATCH) return;
    int count = (int) Math.min(known, MEMORY);
    for (int i = 0; i < BATCH; ++i) batch.put(i, random.nextInt(count));
    training.replay();
    target.lerp(params, FOLLOW);
  }

  /** Returns how often libmpt has asked for memory so far. */
  long allocations() {
    return context.memory().hostAllocations();
  }

  /** Returns a checksum of the weights' bits. */
  int checksum() {
    int sum = 0;
    for (Params.AtEntry p : params) sum = 31 * sum + java.util.Arrays.hashCode(p.value().toFloats());
    return sum;
  }

  @Override
  public void dispose() {
    context.close(); // with everything that was made from it
  }
}
