// Readers and writers of the host, and the C entry points of blobs.
// SPDX-License-Identifier: Apache-2.0
#include "api/streams.h"

#include <cstring>

#include "api/callback.h"
#include "api/entry.h"
#include "api/train.h"
#include "backends/host_access.h"
#include "io/blob.h"

namespace mpt::api {
namespace {

Ref<io::Blob> blob_of(mpt_blob h) {
  return in_counted<io::Blob>(bits(h), HandleType::blob, "blob");
}

class HostSource final : public io::Source {
 public:
  HostSource(Context& ctx, const mpt_reader& r, const char* name)
      : Source(name, r.bytes), reader_(r), done_(ctx, r.done, r.user) {}

  void read_at(uint64_t at, void* data, size_t bytes) const override {
    if (!reader_.read) {
      if (bytes > 0) std::memcpy(data, static_cast<const char*>(reader_.data) + at, bytes);
      return;
    }
    auto* p = static_cast<char*>(data);
    while (bytes > 0) {
      size_t given = 0;
      const uint64_t errors = error_count();
      const mpt_status s = reader_.read(reader_.user, static_cast<size_t>(at), p, bytes, &given);
      if (s != MPT_OK) fail_callback("mpt_reader.read", s, errors);
      if (given > bytes) {
        fail(MPT_ERROR_CALLBACK,
             "mpt_reader.read says that it gave %zu bytes; it was asked for %zu", given, bytes);
      }
      if (given == 0) {
        fail(MPT_ERROR_IO, "'%s' ends at byte %llu; mpt_reader.bytes says that it has %llu bytes",
             name_.c_str(), llu(at), llu(size_));
      }
      p += given;
      at += given;
      bytes -= given;
    }
  }
  void accept() override { done_.armed = true; }

 private:
  mpt_reader reader_;
  DoneNotifier done_;
};

class HostSink final : public io::Sink {
 public:
  explicit HostSink(const mpt_writer& w) : writer_(w) {}
  void begin(uint64_t bytes) override {
    if (!writer_.begin) return;
    const uint64_t errors = error_count();
    const mpt_status s = writer_.begin(writer_.user, static_cast<size_t>(bytes));
    if (s != MPT_OK) fail_callback("mpt_writer.begin", s, errors);
  }
  void write(const void* data, size_t bytes) override {
    const uint64_t errors = error_count();
    const mpt_status s = writer_.write(writer_.user, data, bytes);
    if (s != MPT_OK) fail_callback("mpt_writer.write", s, errors);
  }

 private:
  mpt_writer writer_;
};

}  // namespace

std::shared_ptr<io::Source> in_reader(Context& ctx, const mpt_reader* reader) {
  const mpt_reader r = in_desc(need(reader, "reader"), mpt_reader_init, "mpt_reader");
  if (r.read ? r.data != nullptr : !r.data && r.bytes > 0) {
    fail(MPT_ERROR_INVALID_ARGUMENT, "mpt_reader.data and mpt_reader.read are both %s; give one",
         r.read ? "set" : "NULL");
  }
  const char* const standard = r.read ? "reader" : "memory";
  return std::make_shared<HostSource>(ctx, r, r.name ? r.name : standard);
}

std::unique_ptr<io::Sink> in_writer(const mpt_writer* writer) {
  const mpt_writer w = in_desc(need(writer, "writer"), mpt_writer_init, "mpt_writer");
  if (w.write ? w.blob != mpt_blob{} : w.blob == mpt_blob{}) {
    fail(MPT_ERROR_INVALID_ARGUMENT, "mpt_writer.blob and mpt_writer.write are both %s; give one",
         w.write ? "set" : "NULL");
  }
  if (w.write) return std::make_unique<HostSink>(w);
  return std::make_unique<io::BlobSink>(blob_of(w.blob));
}

}  // namespace mpt::api

using namespace mpt;
using namespace mpt::api;

void mpt_reader_init(mpt_reader* reader, size_t size) { init_desc(reader, size, mpt_reader{}); }
void mpt_writer_init(mpt_writer* writer, size_t size) { init_desc(writer, size, mpt_writer{}); }

mpt_status mpt_blob_create(mpt_context context, mpt_blob* out) {
  return entry("mpt_blob_create", [&] {
    *need(out, "out") = {};
    Context& ctx = api::in(context);
    *out = give_counted<mpt_blob>(ctx, HandleType::blob, io::Blob::make(ctx));
  });
}
mpt_blob mpt_blob_retain(mpt_blob blob) {
  return retain_handle(bits(blob), HandleType::blob) ? blob : mpt_blob{};
}
void mpt_blob_release(mpt_blob blob) { release_handle(bits(blob), HandleType::blob); }

mpt_status mpt_blob_get(mpt_blob blob, const void** data, size_t* bytes) {
  return entry("mpt_blob_get", [&] {
    *need(data, "data") = nullptr;
    *need(bytes, "bytes") = 0;
    const Ref<io::Blob> b = blob_of(blob);
    if (!b->content()) return;
    const HostView<char> content(b->content());
    *data = content.data();
    *bytes = content.size();
  });
}
