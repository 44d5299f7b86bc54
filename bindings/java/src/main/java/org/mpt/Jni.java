// Jni: loads the native library, and declares its functions that are not part of the C ABI.
// SPDX-License-Identifier: Apache-2.0
package org.mpt;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

final class Jni {
  static {
    loadLibraries();
    check();
  }

  private Jni() {}

  /** Loads the native library, by running the static initializer at the first call. */
  static void load() {}

  private static native int check();

  private static native long address(Buffer buffer);

  static native ByteBuffer buffer(long address, long bytes);

  private static native byte[] bytes(long address);

  private static native void free(long address);

  private static native byte[] layout(byte[] name);

  static native void init(long function, long address, long size);

  static native void deleteManaged(long address);

  /** Runs one piece of a parallel_for job. */
  static native void piece(long job, int i, int pieces);

  /** Returns the bytes that a context has in use, or 0 if the context has ended. */
  static native long memory(long context);

  /** Creates the native state of a context's hooks: the id of its functions, and an allocator or
   * 0. */
  static native long newHost(long id, long alloc, long free, long user);

  /** Chains a struct mpt_device_module to a struct mpt_context_desc. */
  static native void chain(long desc, long module);

  /** Releases the native state of the hooks after the end of the context. Blocks of memory that are
   * still exported keep it. */
  static native void endHost(long host);

  /** Ends an engine that no communicator has taken over. */
  static native void endEngine(long desc);

  /** Returns the address of a native callback: 0 forward, 1 backward of an operation, 2 factor, 3
   * log, 4 parallel_for, 5 alloc, 6 free. */
  static native long function(int which);

  /** Returns the address of the position of a direct buffer. */
  static long address(ByteBuffer buffer) {
    if (!buffer.isDirect()) {
      throw new IllegalArgumentException("expected a direct buffer (ByteBuffer.allocateDirect), got one on the heap;"
          + " copy arrays with Context.tensor and Tensor.toFloats");
    }
    return address((Buffer) buffer) + buffer.position();
  }

  static String text(long address) {
    return address == 0 ? null : new String(bytes(address), StandardCharsets.UTF_8);
  }

  static String takeText(long address) {
    try {
      return text(address);
    } finally {
      free(address);
    }
  }

  /** Returns a text as NUL-terminated UTF-8. */
  static byte[] utf8(String text) {
    return text == null ? null : (text + '\0').getBytes(StandardCharsets.UTF_8);
  }

  static String[] layout(String name) {
    byte[] text = layout(name.getBytes(StandardCharsets.UTF_8));
    if (text == null) throw new IllegalStateException("the library has no struct " + name);
    return new String(text, StandardCharsets.UTF_8).split("\n");
  }

  static ByteBuffer direct(long bytes) {
    if (bytes > Integer.MAX_VALUE) {
      throw new IllegalArgumentException(bytes + " bytes exceed the 2 GiB of a Java buffer");
    }
    return ByteBuffer.allocateDirect((int) bytes).order(ByteOrder.nativeOrder());
  }

  // ---- loading the library ----

  /** Returns the name of the folder in the jar for this system, such as "linux-x86_64". */
  static String platform() {
    String os = System.getProperty("os.name").toLowerCase(Locale.ROOT);
    String arch = System.getProperty("os.arch");
    os = os.startsWith("mac") ? "macos" : os.startsWith("win") ? "windows" : os;
    return os + "-" + (arch.equals("amd64") ? "x86_64" : arch.equals("arm64") ? "aarch64" : arch);
  }

  /** Loads the library from the folder in the property org.mpt.library, else from the jar, else
   * from java.library.path. */
  private static void loadLibraries() {
    String given = System.getProperty("org.mpt.library");
    if (given != null) {
      System.load(Path.of(given, System.mapLibraryName("mptjni")).toAbsolutePath().toString());
      return;
    }
    String resources = "/org/mpt/native/" + platform() + "/";
    try (InputStream list = Jni.class.getResourceAsStream(resources + "libraries.txt")) {
      if (list == null) {
        loadFromPath(resources);
        return;
      }
      String[] names = new String(list.readAllBytes(), StandardCharsets.UTF_8).strip().split("\\s+");
      Path folder = Files.createTempDirectory("libmpt");
      try {
        for (String name : names) {
          String file = file(name);
          try (InputStream in = Jni.class.getResourceAsStream(resources + file)) {
            Files.copy(in, folder.resolve(file));
          }
        }
        loadInOrder(folder, names);
      } finally { // loaded libraries stay mapped after their files were deleted
        folder.toFile().deleteOnExit(); // when its files are gone: the last one registered is the first deleted
        for (String name : names) {
          Path file = folder.resolve(file(name));
          if (name.startsWith("+")) file.toFile().deleteOnExit();
          else Files.deleteIfExists(file);
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException("the native library could not be unpacked", e);
    }
  }

  /** Returns the name of a file from its line in libraries.txt. */
  private static String file(String line) {
    return line.startsWith("?") || line.startsWith("+") ? line.substring(1) : line;
  }

  /** Loads the libraries in order; a dependency is listed before the libraries that need it.
   * Libraries marked "?", which most systems have, are loaded only if loading without them
   * fails. The native library itself opens those marked "+", its modules, beside it. */
  private static void loadInOrder(Path folder, String[] names) {
    for (boolean all : new boolean[] {false, true}) {
      try {
        for (String name : names) {
          if (name.startsWith("+") || (name.startsWith("?") && !all)) continue;
          System.load(folder.resolve(file(name)).toString());
        }
        return;
      } catch (UnsatisfiedLinkError e) {
        if (all) throw e;
      }
    }
  }

  private static void loadFromPath(String resources) {
    try {
      System.loadLibrary("mptjni");
    } catch (UnsatisfiedLinkError e) {
      UnsatisfiedLinkError more = new UnsatisfiedLinkError("no native library for " + platform() + ": not in the jar ("
          + resources + "), not in java.library.path, and org.mpt.library names no folder with it");
      more.initCause(e);
      throw more;
    }
  }
}
