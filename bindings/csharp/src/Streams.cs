// Streams: content that the library reads from a stream or writes to one.
// SPDX-License-Identifier: Apache-2.0
using System;
using System.IO;

namespace Mpt {
  internal static class Streams {
    /// <summary>Most bytes that one call of a stream moves.</summary>
    internal const long Most = 1 << 28;

    /// <summary>The rest of a stream that can seek, as content whose parts are read in any
    /// order.</summary>
    internal sealed class Source {
      private readonly Stream stream;
      private readonly long start;

      internal Source(Stream stream) {
        this.stream = stream;
        start = stream.Position;
      }

      internal long Bytes {
        get { return stream.Length - start; }
      }

      internal int Read(long offset, Span<byte> buffer) {
        if (stream.Position != start + offset) stream.Position = start + offset;
        return stream.Read(buffer);
      }
    }
  }

  public sealed partial class Writer {
    /// <summary>Creates a writer that writes to a stream, from its position on. A save that fails
    /// may have written a part. An exception of the stream becomes the inner exception of the
    /// save.</summary>
    public Writer(Stream stream) : this() {
      if (stream == null) throw new ArgumentNullException(nameof(stream));
      Put(WRITE, Callbacks.Write, stream);
    }

    /// <summary>Creates a writer that replaces the bytes of a blob.</summary>
    public Writer(Blob blob) : this() {
      Blob = blob;
    }
  }

  public sealed partial class Reader {
    /// <summary>Creates a reader of the rest of a stream. One that cannot seek is read to its end
    /// at once. An exception of the stream becomes the inner exception of the load.</summary>
    public Reader(Stream stream) : this() {
      if (stream == null) throw new ArgumentNullException(nameof(stream));
      if (stream.CanSeek) {
        var source = new Streams.Source(stream);
        Put(BYTES, source.Bytes);
        Put(READ, Callbacks.Read, source);
      } else {
        var all = new MemoryStream();
        stream.CopyTo(all);
        Data = all.ToArray();
      }
    }

    /// <summary>Creates a reader of bytes, which must not change while the library reads
    /// them.</summary>
    public Reader(byte[] bytes) : this() {
      if (bytes == null) throw new ArgumentNullException(nameof(bytes));
      Data = bytes;
    }
  }

  public static partial class Training {
    /// <summary>Saves a training to a stream: <c>SaveTo</c> with a writer of the stream.</summary>
    public static void Save(Stream stream, TrainingDesc desc) {
      SaveTo(new Writer(stream), desc);
    }

    /// <summary>Loads a training from a stream: <c>LoadFrom</c> with a reader of the
    /// stream.</summary>
    public static void Load(Stream stream, TrainingDesc desc) {
      LoadFrom(new Reader(stream), desc);
    }

    /// <summary>Takes part in the <c>Save</c> of other ranks, on a rank that writes no file, as a
    /// null path does. It gives them what this rank alone keeps. Errors: those of Save; a file that
    /// a rank could not write is ErrorComm.</summary>
    public static void JoinSave(TrainingDesc desc) {
      Save((string)null, desc);
    }
  }

  public sealed partial class Params {
    /// <summary>Saves the parameters to a stream: <c>SaveTo</c> with a writer of the
    /// stream.</summary>
    public void Save(Stream stream, ParamsFileDesc desc = null) {
      SaveTo(new Writer(stream), desc);
    }

    /// <summary>Loads the parameters from a stream: <c>LoadFrom</c> with a reader of the
    /// stream.</summary>
    public ParamsLoadInfo Load(Stream stream, ParamsFileDesc desc = null) {
      return LoadFrom(new Reader(stream), desc);
    }
  }

  public sealed partial class TensorFile {
    /// <summary>Opens and checks the content of a reader, from which the tensors are read until the
    /// file is disposed. Errors: those of Safetensors.Open, ErrorCallback.</summary>
    public static TensorFile Open(Context context, Reader reader) {
      lock (context.Gate) {
        Interop.Check(Native.mpt_safetensors_open_from(context.Pointer, Struct.Given(reader, nameof(reader)), out long made));
        TensorFile file = Wrap(context, made);
        file.Kept = reader;
        return file;
      }
    }

    /// <summary>Opens and checks the rest of a stream, from which the tensors are read until the
    /// file is disposed.</summary>
    public static TensorFile Open(Context context, Stream stream) {
      return Open(context, new Reader(stream));
    }
  }
}
