// A runner that learns to jump while the game runs, in libGDX's headless backend.
//
//   mvn compile exec:java -Dexec.args="[--seconds 300] [--seed 7] [--precision bf16-mixed] [--lr 0.001]
//       [--hertz 0] [--picture FILE]"
//
// SPDX-License-Identifier: Apache-2.0
import com.badlogic.gdx.ApplicationAdapter;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.backends.headless.HeadlessApplication;
import com.badlogic.gdx.backends.headless.HeadlessApplicationConfiguration;
import com.badlogic.gdx.math.MathUtils;
import com.badlogic.gdx.utils.FloatArray;
import com.badlogic.gdx.utils.LongArray;
import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Map;
import java.util.TreeMap;
import org.mpt.Precision;

/** The game: in each frame the runner moves and the agent takes a step of training, and in each
 * fourth frame the agent chooses. */
public final class Runner extends ApplicationAdapter {
  private static final int STRIDE = 4;
  static final int WINDOW = 30; // seconds of a bar of the score
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private final Map<String, String> flags;
  private final Precision precision;
  private final int seconds;
  private final long seed;
  private Agent agent;
  private Track track;
  private int frame;
  private final float[] before = new float[Track.SENSES];
  private final float[] after = new float[Track.SENSES];
  private int choice;
  private int reward;
  private final int[] cleared;
  private final int[] met;
  private final LongArray times = new LongArray();
  private final LongArray garbage = new LongArray();
  private long allocations;
  private final FloatArray heights = new FloatArray();
  private boolean hasLearned;

  private Runner(Map<String, String> flags) {
    this.flags = flags;
    precision = Precision.of(flags.get("--precision"));
    seconds = Integer.parseInt(flags.get("--seconds"));
    seed = Long.parseLong(flags.get("--seed"));
    if (seconds < WINDOW || seconds % WINDOW != 0) {
      throw new IllegalArgumentException("--seconds " + seconds + ": a multiple of " + WINDOW + " is needed");
    }
    cleared = new int[seconds / WINDOW];
    met = new int[seconds / WINDOW];
  }

  @Override
  public void create() {
    agent = new Agent(Track.SENSES, Track.CHOICES, precision, Double.parseDouble(flags.get("--lr")), seed);
    track = new Track(seed);
    track.look(before);
    System.out.printf("%s, seed %d, %d seconds at %d Hz%n", flags.get("--precision"), seed, seconds, Track.HERTZ);
  }

  @Override
  public void render() {
    int second = frame / Track.HERTZ;
    int result = track.step(choice == 1);
    reward += result;
    if (result != 0) ++met[second / WINDOW];
    if (result > 0) ++cleared[second / WINDOW];
    heights.add(track.height);

    long begin = System.nanoTime();
    long bytes = THREADS.getThreadAllocatedBytes(Thread.currentThread().getId());
    if (++frame % STRIDE == 0) think(second);
    agent.train();
    times.add(System.nanoTime() - begin);
    garbage.add(THREADS.getThreadAllocatedBytes(Thread.currentThread().getId()) - bytes);

    if (frame == 2 * Track.HERTZ) allocations = agent.allocations();
    if (frame == seconds * Track.HERTZ) finish();
  }

  private void think(int second) {
    track.look(after);
    agent.remember(before, choice, reward, after, reward < 0);
    System.arraycopy(after, 0, before, 0, after.length);
    reward = 0;
    choice = agent.choose(before, MathUtils.clamp(0.5f - second / 60f, 0.01f, 1)); // curious in the first half minute
  }

  private void finish() {
    float[] shares = new float[cleared.length];
    for (int i = 0; i < shares.length; ++i) shares[i] = (float) cleared[i] / met[i];
    float last = shares[shares.length - 1];
    System.out.printf("cleared %.0f%% of the obstacles in the first %d seconds, %.0f%% in the last%n", 100 * shares[0],
        WINDOW, 100 * last);
    times.sort();
    garbage.sort();
    System.out.printf("a frame's step and choice: %.3f ms in the median, %.3f ms at most%n",
        1e-6 * times.get(times.size / 2), 1e-6 * times.peek());
    System.out.printf("garbage of a frame's step and choice: %d bytes in the median%n", garbage.get(garbage.size / 2));
    System.out.printf("requests of libmpt for memory after two seconds: %d%n", agent.allocations() - allocations);
    System.out.printf("checksum of the weights: %08x%n", agent.checksum());
    if (!flags.get("--picture").isEmpty()) Picture.write(flags.get("--picture"), track, heights, shares);
    hasLearned = last > 0.8f;
    Gdx.app.exit();
  }

  @Override
  public void dispose() {
    agent.dispose();
    if (!hasLearned) System.exit(1);
  }

  /** Reads the flags and starts the game. */
  public static void main(String[] args) {
    Map<String, String> flags = new TreeMap<>(Map.of("--seconds", "300", "--seed", "7", "--precision", "bf16-mixed",
        "--lr", "0.001", "--hertz", "0", "--picture", ""));
    for (int i = 0; i < args.length; i += 2) {
      if (!flags.containsKey(args[i]) || i + 1 == args.length) {
        System.err.println(args[i] + ": flags are " + flags.keySet() + ", each with a value");
        System.exit(1);
      }
      flags.put(args[i], args[i + 1]);
    }
    HeadlessApplicationConfiguration config = new HeadlessApplicationConfiguration();
    config.updatesPerSecond = Integer.parseInt(flags.get("--hertz")); // 0: as fast as it goes
    Thread.setDefaultUncaughtExceptionHandler((thread, e) -> {
      e.printStackTrace();
      System.exit(1);
    });
    new HeadlessApplication(new Runner(flags), config);
  }
}
