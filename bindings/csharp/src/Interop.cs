// Interop: the functions of the native library that are not part of the C ABI, and texts.
// SPDX-License-Identifier: Apache-2.0
using System;
using System.Runtime.InteropServices;
using System.Text;

namespace Mpt {
  internal static unsafe class Interop {
    private const string Library = "mpt_csharp";

    static Interop() {
      Check(mptc_check());
    }

    [DllImport(Library)]
    private static extern int mptc_check();

    [DllImport(Library)]
    private static extern int mptc_layout(byte[] name, byte[] text, int size);

    [DllImport(Library)]
    private static extern void mptc_init(IntPtr function, IntPtr address, UIntPtr size);

    [DllImport(Library)]
    private static extern void mptc_delete_managed(IntPtr address);

    [DllImport(Library)]
    private static extern void mptc_chain(IntPtr desc, IntPtr module);

    [DllImport(Library)]
    private static extern void mptc_piece(IntPtr job, int i, int pieces);

    [DllImport(Library)]
    private static extern IntPtr mptc_new_host(IntPtr hooks, IntPtr[] functions);

    [DllImport(Library)]
    private static extern void mptc_end_host(IntPtr host);

    [DllImport(Library)]
    private static extern void mptc_done(IntPtr done, IntPtr user);

    /// <summary>Loads the native library, by running the static constructor at the first
    /// call.</summary>
    internal static void Load() {
    }

    /// <summary>Returns a status that is no error; throws the exception of one that is.</summary>
    internal static int Check(int status) {
      if (status < 0) throw MptException.Latest(status);
      return status;
    }

    internal static string[] Layout(string name) {
      byte[] text = new byte[32768];
      int n = mptc_layout(Utf8(name), text, text.Length);
      if (n == 0) throw new InvalidOperationException("the library has no struct " + name);
      return Encoding.UTF8.GetString(text, 0, n).Split(new[] {'\n'}, StringSplitOptions.RemoveEmptyEntries);
    }

    internal static void Init(IntPtr function, IntPtr address, int size) {
      mptc_init(function, address, (UIntPtr)(uint)size);
    }

    internal static void DeleteManaged(IntPtr address) {
      mptc_delete_managed(address);
    }

    /// <summary>Chains a struct mpt_device_module to a struct mpt_context_desc.</summary>
    internal static void Chain(IntPtr desc, IntPtr module) {
      mptc_chain(desc, module);
    }

    /// <summary>Runs one piece of a parallel_for job.</summary>
    internal static void Piece(IntPtr job, int i, int pieces) {
      mptc_piece(job, i, pieces);
    }

    /// <summary>Creates the native state of a context's hooks, and sets the hooks. The functions
    /// are the fields of `host` in runtime.c.</summary>
    internal static IntPtr NewHost(IntPtr hooks, IntPtr[] functions) {
      IntPtr host = mptc_new_host(hooks, functions);
      if (host == IntPtr.Zero) throw new OutOfMemoryException("no native memory for a context's hooks");
      return host;
    }

    /// <summary>Frees the native state of hooks that no context has.</summary>
    internal static void EndHost(IntPtr host) {
      mptc_end_host(host);
    }

    /// <summary>Calls a function of the type mpt_done_fn.</summary>
    internal static void Done(IntPtr done, IntPtr user) {
      mptc_done(done, user);
    }

    /// <summary>Returns a text as UTF-8 with a NUL.</summary>
    internal static byte[] Utf8(string text) {
      if (text == null) return null;
      byte[] bytes = new byte[Encoding.UTF8.GetByteCount(text) + 1];
      Encoding.UTF8.GetBytes(text, 0, text.Length, bytes, 0);
      return bytes;
    }

    /// <summary>Returns the text at an address, or null for 0.</summary>
    internal static string Text(IntPtr address) {
      if (address == IntPtr.Zero) return null;
      byte* bytes = (byte*)address;
      int n = 0;
      while (bytes[n] != 0) ++n;
      return Encoding.UTF8.GetString(bytes, n);
    }

    /// <summary>Writes a text of the library into a buffer, and stores the size that the whole text
    /// needs.</summary>
    internal delegate int TextCall(byte[] text, UIntPtr size, out UIntPtr needed);

    /// <summary>Returns the text of a call, with a larger buffer if it does not fit.</summary>
    internal static string Text(TextCall call) {
      byte[] text = new byte[1024];
      while (true) {
        Check(call(text, (UIntPtr)(uint)text.Length, out UIntPtr needed));
        if ((ulong)needed <= (ulong)text.Length) return Encoding.UTF8.GetString(text, 0, Math.Max(0, (int)needed - 1));
        text = new byte[(int)needed];
      }
    }
  }
}
