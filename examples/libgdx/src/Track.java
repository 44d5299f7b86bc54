// The rules of the runner: rocks to jump over and birds to stay below. Nothing here learns or
// draws.
// SPDX-License-Identifier: Apache-2.0
import com.badlogic.gdx.math.RandomXS128;
import com.badlogic.gdx.utils.Array;

/** The track, in meters and seconds. The runner stands at {@link #at} and has its feet at {@link
 * #height}. */
final class Track {
  static final int HERTZ = 60;
  static final int SENSES = 10;
  static final int CHOICES = 2; // run on, jump
  static final float SPEED = 7;
  static final float TALL = 0.8f;
  static final float WIDE = 0.5f;
  private static final float JUMP = 7.5f;
  private static final float GRAVITY = 20;
  private static final int AHEAD = 2; // obstacles that the runner sees

  /** A rock or a bird. */
  static final class Obstacle {
    float x;
    float width;
    float bottom;
    float top;
    boolean isHit;
  }

  float at;
  float height;
  private float rise;
  /** The number of obstacles that lie behind. */
  int passed;
  /** All obstacles so far, and those ahead. */
  final Array<Obstacle> obstacles = new Array<>();
  private final RandomXS128 random;

  Track(long seed) {
    random = new RandomXS128(seed, 1);
    build();
  }

  private float between(float low, float high) {
    return low + (high - low) * random.nextFloat();
  }

  private void build() {
    while (obstacles.size < passed + AHEAD) {
      Obstacle o = new Obstacle();
      float end = obstacles.isEmpty() ? at + 10 : obstacles.peek().x + obstacles.peek().width;
      o.x = end + between(5.5f, 9);
      o.width = between(0.4f, 1.2f);
      boolean isRock = random.nextFloat() < 0.65f;
      o.bottom = isRock ? 0 : between(0.95f, 1.2f);
      o.top = isRock ? between(0.5f, 1.1f) : o.bottom + 0.6f;
      obstacles.add(o);
    }
  }

  /** Writes what the runner sees: its height and rise, and the next obstacles. */
  void look(float[] senses) {
    senses[0] = height;
    senses[1] = rise / JUMP;
    for (int i = 0; i < AHEAD; ++i) {
      Obstacle o = obstacles.get(passed + i);
      senses[2 + 4 * i] = (o.x - at) / SPEED;
      senses[3 + 4 * i] = o.width;
      senses[4 + 4 * i] = o.bottom;
      senses[5 + 4 * i] = o.top;
    }
  }

  /** Moves on by a frame. Returns 1 if an obstacle has been passed, -1 if it has been hit, 0
   * otherwise. An obstacle that was hit is passed, too. */
  int step(boolean jumps) {
    final float dt = 1f / HERTZ;
    at += SPEED * dt;
    if (height == 0 && jumps) rise = JUMP;
    height = Math.max(height + rise * dt, 0);
    rise = height == 0 ? 0 : rise - GRAVITY * dt;
    Obstacle o = obstacles.get(passed);
    boolean isOver = at - WIDE / 2 > o.x + o.width;
    o.isHit |= at + WIDE / 2 > o.x && !isOver && height < o.top && height + TALL > o.bottom;
    if (!isOver && !o.isHit) return 0;
    ++passed;
    build();
    return o.isHit ? -1 : 1;
  }
}
