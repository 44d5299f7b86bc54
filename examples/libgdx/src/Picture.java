// A picture of the run: the runner in the first and in the last seconds, and a bar for the share of
// obstacles that were cleared in each window of time.
// SPDX-License-Identifier: Apache-2.0
import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.PixmapIO;
import com.badlogic.gdx.utils.FloatArray;

/** Draws with a {@link Pixmap}, which needs no display. */
final class Picture {
  private static final int MARGIN = 8;
  private static final int METER = 20; // pixels
  private static final int SECONDS = 5; // that a strip shows
  private static final int STRIP = 64;
  private static final int BARS = 70;
  private static final int STEP = 9; // frames between two drawings of the runner
  private static final int WIDTH = (int) (SECONDS * Track.SPEED * METER);
  private static final int BACK = 0x14191fff;
  private static final int SKY = 0x24303dff;
  private static final int ROCK = 0x8a929cff;
  private static final int BIRD = 0x6aa6e0ff;
  private static final int HIT = 0xd94f4fff;
  private static final int RUNNER = 0xf28c33ff;

  private final Pixmap pixmap = new Pixmap(WIDTH + 2 * MARGIN, 2 * STRIP + BARS + 4 * MARGIN, Pixmap.Format.RGBA8888);

  private Picture() {
    pixmap.setColor(BACK);
    pixmap.fill();
  }

  /** Fills a box of meters in a strip whose ground is at pixel {@code ground}. */
  private void box(int ground, float x, float bottom, float width, float height, int colour) {
    int left = Math.max(MARGIN + Math.round(x * METER), MARGIN);
    int right = Math.min(MARGIN + Math.round((x + width) * METER), MARGIN + WIDTH);
    int top = ground - Math.round((bottom + height) * METER);
    pixmap.setColor(colour);
    if (left < right) pixmap.fillRectangle(left, top, right - left, Math.round(height * METER));
  }

  private void strip(int top, Track track, FloatArray heights, int frame) {
    int ground = top + STRIP - 4;
    float begin = frame * Track.SPEED / Track.HERTZ;
    pixmap.setColor(SKY);
    pixmap.fillRectangle(MARGIN, top, WIDTH, STRIP);
    for (Track.Obstacle o : track.obstacles) {
      box(ground, o.x - begin, o.bottom, o.width, o.top - o.bottom, o.isHit ? HIT : o.bottom > 0 ? BIRD : ROCK);
    }
    for (int i = 0; i < SECONDS * Track.HERTZ; i += STEP) {
      float x = i * Track.SPEED / Track.HERTZ - Track.WIDE / 2;
      box(ground, x, heights.get(frame + i), Track.WIDE, Track.TALL, RUNNER);
    }
  }

  /** Writes a PNG file. {@code heights} has the runner's height in each frame. */
  static void write(String path, Track track, FloatArray heights, float[] shares) {
    Picture p = new Picture();
    p.strip(MARGIN, track, heights, 2 * Track.HERTZ);
    p.strip(2 * MARGIN + STRIP, track, heights, heights.size - SECONDS * Track.HERTZ);
    int wide = WIDTH / shares.length;
    int bottom = 3 * MARGIN + 2 * STRIP + BARS;
    p.pixmap.setColor(SKY);
    p.pixmap.fillRectangle(MARGIN, bottom - BARS, WIDTH, BARS);
    p.pixmap.setColor(RUNNER);
    for (int i = 0; i < shares.length; ++i) {
      int high = Math.round(shares[i] * BARS);
      p.pixmap.fillRectangle(MARGIN + i * wide, bottom - high, wide - 2, high);
    }
    PixmapIO.writePNG(new FileHandle(path), p.pixmap);
    p.pixmap.dispose();
  }
}
