// C entry points of safetensors files.
// SPDX-License-Identifier: Apache-2.0
#include "api/io.h"

#include "api/entry.h"
#include "api/streams.h"
#include "api/train.h"
#include "io/file.h"
#include "params/params.h"

namespace mpt::api {

io::Metadata in_metadata(const mpt_metadata* list, int32_t count) {
  io::Metadata m;
  for (const mpt_metadata& d : in_structs(list, count, "metadata", "mpt_metadata"))
    m.emplace_back(need(d.key, "a metadata key"), need(d.value, "a metadata value"));
  return m;
}

}  // namespace mpt::api

using namespace mpt;
using namespace mpt::api;

namespace {

Ref<io::Safetensors> in(mpt_file h) {
  return in_counted<io::Safetensors>(bits(h), HandleType::file, "file");
}

void save(io::Sink& to, const char* const* names, const std::vector<Tensor>& list,
          const io::Metadata& metadata) {
  if (!list.empty()) need(names, "names");
  std::vector<io::Named> named;
  for (size_t i = 0; i < list.size(); ++i) {
    named.push_back(io::named(need(names[i], "a name"), list[i]));
  }
  io::save_safetensors(to, std::move(named), metadata);
}

mpt_file open(Context& ctx, std::shared_ptr<io::Source> from) {
  const auto h = give_counted<mpt_file>(ctx, HandleType::file, io::Safetensors::open(ctx, from));
  from->accept();
  return h;
}

}  // namespace

mpt_status mpt_safetensors_save(const char* path, const char* const* names,
                                const mpt_tensor* tensors, int32_t count,
                                const mpt_metadata* metadata, int32_t metadata_count) {
  return entry("mpt_safetensors_save", [&] {
    const std::vector<Tensor> list = in_list(tensors, count, "tensors");
    io::OutFile to(need(path, "path"));
    save(to, names, list, in_metadata(metadata, metadata_count));
  });
}

mpt_status mpt_safetensors_save_to(const mpt_writer* writer, const char* const* names,
                                   const mpt_tensor* tensors, int32_t count,
                                   const mpt_metadata* metadata, int32_t metadata_count) {
  return entry("mpt_safetensors_save_to", [&] {
    const std::vector<Tensor> list = in_list(tensors, count, "tensors");
    save(*in_writer(writer), names, list, in_metadata(metadata, metadata_count));
  });
}

mpt_status mpt_safetensors_open(mpt_context context, const char* path, mpt_file* out) {
  return entry("mpt_safetensors_open", [&] {
    *need(out, "out") = {};
    Context& ctx = api::in(context);
    *out = open(ctx, std::make_shared<io::InFile>(need(path, "path")));
  });
}

mpt_status mpt_safetensors_open_from(mpt_context context, const mpt_reader* reader, mpt_file* out) {
  return entry("mpt_safetensors_open_from", [&] {
    *need(out, "out") = {};
    Context& ctx = api::in(context);
    *out = open(ctx, in_reader(ctx, reader));
  });
}

mpt_file mpt_file_retain(mpt_file file) {
  return retain_handle(bits(file), HandleType::file) ? file : mpt_file{};
}
void mpt_file_release(mpt_file file) { release_handle(bits(file), HandleType::file); }

mpt_status mpt_file_get_count(mpt_file file, int64_t* out) {
  return entry("mpt_file_get_count", [&] {
    Ref<io::Safetensors> f = in(file);
    *need(out, "out") = static_cast<int64_t>(f->entries().size());
  });
}

mpt_status mpt_file_get_at(mpt_file file, int64_t index, const char** name, mpt_tensor_info* info) {
  return entry("mpt_file_get_at", [&] {
    if (name) *name = nullptr;
    Ref<io::Safetensors> f = in(file);
    if (index < 0 || index >= static_cast<int64_t>(f->entries().size())) {
      fail(MPT_ERROR_INVALID_ARGUMENT, "index is %lld; '%s' has %zu tensors", lld(index),
           f->name().c_str(), f->entries().size());
    }
    const io::Safetensors::Entry& e = f->entries()[static_cast<size_t>(index)];
    if (info) {
      mpt_tensor_info i = {};
      i.dtype = static_cast<mpt_dtype>(e.dtype);
      i.device = MPT_DEVICE_CPU;
      i.rank = e.shape.size();
      const Dims stride = contiguous_strides(e.shape);
      for (int k = 0; k < i.rank; ++k) {
        i.shape[k] = e.shape[k];
        i.stride[k] = stride[k];
      }
      i.count = count(e.shape);
      i.is_leaf = 1;
      out_desc(i, info, "mpt_tensor_info");
    }
    if (name) *name = e.name.c_str();
  });
}

mpt_status mpt_file_read(mpt_file file, const char* name, mpt_tensor* out) {
  return entry("mpt_file_read", [&] {
    *need(out, "out") = {};
    Ref<io::Safetensors> f = in(file);
    const io::Safetensors::Entry* e = f->find(need(name, "name"));
    if (!e) {
      fail(MPT_ERROR_INVALID_ARGUMENT, "'%s' has no tensor named '%s'", f->name().c_str(), name);
    }
    *out = give(f->read(*e));
  });
}

mpt_status mpt_file_get_metadata(mpt_file file, const char* key, const char** out) {
  return entry("mpt_file_get_metadata", [&] {
    *need(out, "out") = {};
    Ref<io::Safetensors> f = in(file);
    const std::string* v = f->metadata(need(key, "key"));
    if (v) *out = v->c_str();
  });
}
