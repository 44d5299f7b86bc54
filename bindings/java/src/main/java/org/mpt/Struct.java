// Struct: the base class of descriptors, which are structs of the C ABI in native memory.
// SPDX-License-Identifier: Apache-2.0
package org.mpt;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The base class of descriptors. A setter returns the descriptor, and the descriptor keeps the
 * objects to which it points. A descriptor can be used for several calls. */
public abstract class Struct {
  /** The layout of a struct as the library reports it. */
  static final class Layout {
    record Field(int kind, int offset, int length, int count) {
      boolean isLong() {
        return kind == 3 || kind == 4;
      }

      /** Tells if it is an address: from MPT_FIELD_STRING to MPT_FIELD_OTHER in mpt_fields.h. */
      boolean isAddress() {
        return kind >= 7 && kind <= 15;
      }
    }

    final int size;
    private final boolean sized;
    private final String name;
    private final Map<String, Field> fields = new HashMap<>();
    private final Map<String, Long> inits = new HashMap<>();

    private Layout(String name) {
      Jni.load();
      this.name = name;
      String[] lines = Jni.layout(name);
      String[] head = lines[0].split(" ");
      size = Integer.parseInt(head[0]);
      sized = head[1].equals("1");
      for (int i = 1; i < lines.length; ++i) {
        String[] s = lines[i].split(" ");
        if (s[0].equals("init")) {
          inits.put(s[1], Long.parseLong(s[2]));
        } else {
          fields.put(s[0], new Field(Integer.parseInt(s[1]), Integer.parseInt(s[2]), Integer.parseInt(s[3]),
              Integer.parseInt(s[4])));
        }
      }
    }

    static Layout of(String name) {
      return new Layout(name);
    }

    Field field(String field) {
      Field f = fields.get(field);
      if (f == null) throw new IllegalStateException(name + " has no field " + field);
      return f;
    }
  }

  /** Native memory that a call reads, and the objects to which it points. */
  static final class Pointers {
    private final ByteBuffer memory;
    private final Object kept;

    private Pointers(ByteBuffer memory, Object kept) {
      this.memory = memory;
      this.kept = kept;
    }

    /** Copies the structs back into the objects after a call has filled them. */
    void into(Struct[] list) {
      for (int i = 0; i < list.length; ++i) {
        int size = list[i].memory.capacity();
        list[i].memory.put(0, memory, i * size, size);
      }
    }

    long address() {
      return memory == null ? 0 : Jni.address(memory);
    }
  }

  private final ByteBuffer memory;
  private final long address;
  private Map<Layout.Field, Object> kept;
  private List<Long> callbacks;

  Struct(Layout layout, String init) {
    memory = Jni.direct(layout.size);
    address = Jni.address(memory);
    if (init != null) Jni.init(layout.inits.get(init), address, layout.size);
    else if (layout.sized) memory.putInt(0, layout.size);
  }

  final long address() {
    return address;
  }

  final ByteBuffer memory() {
    return memory;
  }

  final long structSize() {
    return memory.capacity();
  }

  static long of(Struct x) {
    return x == null ? 0 : x.address;
  }

  /** Copies structs into one array. */
  static Pointers all(Struct[] list) {
    if (list == null || list.length == 0) return new Pointers(null, list);
    int size = list[0].memory.capacity();
    ByteBuffer out = Jni.direct((long) size * list.length);
    for (int i = 0; i < list.length; ++i) out.put(i * size, list[i].memory, 0, size);
    return new Pointers(out, list);
  }

  static Pointers strings(String[] list) {
    ByteBuffer out = Jni.direct(8L * list.length);
    ByteBuffer[] texts = new ByteBuffer[list.length];
    for (int i = 0; i < list.length; ++i) {
      texts[i] = text(list[i]);
      out.putLong(8 * i, Jni.address(texts[i]));
    }
    return new Pointers(out, texts);
  }

  private static ByteBuffer text(String value) {
    byte[] bytes = Jni.utf8(value);
    return Jni.direct(bytes.length).put(0, bytes);
  }

  /** Returns the ids of the callbacks of this struct. */
  final List<Long> callbacks() {
    return callbacks == null ? List.of() : callbacks;
  }

  private void keep(Layout.Field f, Object what) {
    if (kept == null) kept = new HashMap<>();
    kept.put(f, what);
  }

  // ---- getters ----

  final long number(Layout.Field f) {
    return f.isLong() ? memory.getLong(f.offset()) : memory.getInt(f.offset());
  }

  final double real(Layout.Field f) {
    return memory.getDouble(f.offset());
  }

  final String string(Layout.Field f) {
    return Jni.text(memory.getLong(f.offset()));
  }

  final long[] longs(Layout.Field f) {
    long[] out = new long[f.length()];
    for (int i = 0; i < out.length; ++i) {
      out[i] = f.isLong() ? memory.getLong(f.offset() + 8 * i) : memory.getInt(f.offset() + 4 * i);
    }
    return out;
  }

  // ---- setters ----

  final void put(Layout.Field f, long value) {
    if (f.isAddress() || f.isLong()) memory.putLong(f.offset(), value);
    else memory.putInt(f.offset(), (int) value);
  }

  final void put(Layout.Field f, double value) {
    memory.putDouble(f.offset(), value);
  }

  /** Sets all elements of an array field to one value, or its first elements to several values. */
  final void put(Layout.Field f, long[] values) {
    if (values.length > f.length()) {
      throw new IllegalArgumentException("got " + values.length + " values, expected at most " + f.length());
    }
    for (int i = 0; i < (values.length == 1 ? f.length() : values.length); ++i) {
      memory.putLong(f.offset() + 8 * i, values[values.length == 1 ? 0 : i]);
    }
  }

  private void pointer(Layout.Field f, ByteBuffer to, Object what) {
    keep(f, new Object[] {to, what});
    memory.putLong(f.offset(), to == null ? 0 : Jni.address(to));
  }

  final void put(Layout.Field f, String value) {
    pointer(f, value == null ? null : text(value), null);
  }

  final void put(Layout.Field f, Handle value) {
    keep(f, value);
    memory.putLong(f.offset(), Handle.of(value));
  }

  final void put(Layout.Field f, Handle[] values) {
    ByteBuffer list = Jni.direct(8L * values.length);
    for (int i = 0; i < values.length; ++i) list.putLong(8 * i, Handle.of(values[i]));
    pointer(f, list, values);
    memory.putInt(f.count(), values.length);
  }

  final void put(Layout.Field f, Struct value) {
    pointer(f, value == null ? null : value.memory, value);
  }

  final void put(Layout.Field f, Struct[] values) {
    Pointers all = all(values);
    pointer(f, all.memory, all);
    memory.putInt(f.count(), values.length);
  }

  /** Sets a pointer to memory of the caller, and the next field to its size. */
  final void put(Layout.Field f, ByteBuffer value) {
    pointer(f, value, value);
    memory.putLong(f.offset() + 8, value.remaining());
  }

  final void put(Layout.Field f, LrFunction value) {
    callback(f, 2, Callbacks.put(null, value));
  }

  /** Sets a native callback, and the next field to the id of the function that it calls. */
  private void callback(Layout.Field f, int trampoline, long id) {
    memory.putLong(f.offset(), Jni.function(trampoline));
    callback(new Layout.Field(f.kind(), f.offset() + 8, 0, 0), id);
  }

  /** Sets the id of the function that a native callback calls. */
  final void callback(Layout.Field f, long id) {
    memory.putLong(f.offset(), id);
    if (callbacks == null) callbacks = new ArrayList<>();
    callbacks.add(id);
  }

}
