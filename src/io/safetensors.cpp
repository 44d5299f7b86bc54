// Reading and writing safetensors files.
// SPDX-License-Identifier: Apache-2.0
#include "io/safetensors.h"

#include <algorithm>
#include <cstring>
#include <numeric>

#include "backends/cache.h"
#include "backends/host_access.h"
#include "core/context.h"
#include "core/error.h"
#include "core/sizes.h"
#include "io/hash.h"
#include "io/json.h"
#include "ops/ops.h"

namespace mpt::io {
namespace {

constexpr uint64_t kMaxHeader = 100'000'000;  // limit of the reference implementation

// Start of a header with a checksum; the digits follow. They are the XXH64 of the whole file, in
// which a '0' stands for every digit.
constexpr std::string_view kChecksum = "{\"__metadata__\":{\"checksum\":\"xxh64:";
constexpr size_t kDigits = 16;

std::string digits(uint64_t v) {
  char text[kDigits + 1];
  std::snprintf(text, sizeof text, "%016llx", llu(v));
  return text;
}

constexpr size_t kMostOfDtype = 20;  // bytes of the name of a dtype that the library lacks
struct TypeName {
  DType dtype;
  const char* name;
};
constexpr TypeName kTypes[] = {
    {DType::f64, "F64"},   {DType::f32, "F32"},        {DType::f16, "F16"},
    {DType::bf16, "BF16"}, {DType::f8e4m3, "F8_E4M3"}, {DType::f8e5m2, "F8_E5M2"},
    {DType::i64, "I64"},   {DType::i32, "I32"},        {DType::i8, "I8"},
    {DType::u8, "U8"},     {DType::boolean, "BOOL"}};

const char* type_name(DType d) {
  for (const TypeName& t : kTypes)
    if (t.dtype == d) return t.name;
  return "?";
}

std::string quoted(const std::string& s, const char* what) {
  if (auto json = json_of_utf8(s)) return *std::move(json);
  fail(MPT_ERROR_INVALID_ARGUMENT, "%s is not UTF-8", what);
}

// Returns a key that occurs twice, nullptr if there is none.
const std::string* first_repeated(const Metadata& metadata) {
  std::vector<const std::string*> keys;
  for (const auto& [k, v] : metadata) keys.push_back(&k);
  std::sort(keys.begin(), keys.end(), [](auto* a, auto* b) { return *a < *b; });
  auto twice =
      std::adjacent_find(keys.begin(), keys.end(), [](auto* a, auto* b) { return *a == *b; });
  return twice == keys.end() ? nullptr : *twice;
}

// Reads the header by parser events, so that a name that occurs twice is noticed.
class HeaderReader final : public JsonEvents {
 public:
  HeaderReader(const char* path, std::vector<Safetensors::Entry>& entries, Metadata& metadata,
               Arena::Outside& memory)
      : path_(path), entries_(entries), metadata_(metadata), memory_(memory) {}

  // Metadata that are null are no metadata, as in the format's own library.
  bool null() override { return (depth_ == 1 && in_metadata_) || unexpected("null"); }
  bool boolean(bool) override { return unexpected("a boolean"); }
  bool number_integer(int64_t) override { return unexpected("a negative number"); }
  bool number_float(double) override { return unexpected("a fraction"); }

  bool number_unsigned(uint64_t v) override {
    if (depth_ != 3) return unexpected("a number");
    if (v > static_cast<uint64_t>(INT64_MAX)) return unexpected("a number past int64");
    if (field_ == "shape") {
      if (rank_ == kMaxRank) {
        fail(MPT_ERROR_SHAPE, "'%s': tensor '%s' has more than %d dims", path_, name(), kMaxRank);
      }
      shape_[rank_++] = static_cast<int64_t>(v);
    } else {
      if (offsets_ == 2) return unexpected("a third offset");
      if (offsets_ == 0) entries_.back().begin = v;
      else entries_.back().end = v;
      ++offsets_;
    }
    return true;
  }

  bool string(const std::string& s) override {
    if (depth_ == 2 && in_metadata_) {
      memory_.add(s.size());
      metadata_.back().second = s;
      return true;
    }
    if (depth_ != 2 || field_ != "dtype") return unexpected("a string");
    for (const TypeName& t : kTypes)
      if (s == t.name) entries_.back().dtype = t.dtype;
    if (entries_.back().dtype == DType::none) {
      if (s.empty() || s.size() > kMostOfDtype) bad("the dtype of tensor '%s' is no name", name());
      memory_.add(s.size());
      entries_.back().other_dtype = s;
    }
    return true;
  }

  bool start_object() override {
    if (depth_ > 1) return unexpected("an object");
    ++depth_;
    return true;
  }
  bool end_object() override {
    if (--depth_ == 1 && !in_metadata_) {
      Safetensors::Entry& e = entries_.back();
      if (seen_ != 7 || offsets_ != 2) {
        bad("tensor '%s' lacks its dtype, shape or data_offsets", name());
      }
      e.shape = Dims(std::span(shape_, static_cast<size_t>(rank_)));
    }
    return true;
  }
  bool start_array() override {
    if (depth_ != 2 || in_metadata_ || field_ == "dtype") return unexpected("a list");
    ++depth_;
    return true;
  }
  bool end_array() override {
    --depth_;
    return true;
  }

  bool key(const std::string& k) override {
    if (depth_ == 1) {
      in_metadata_ = k == "__metadata__";
      if (in_metadata_ && std::exchange(metadata_seen_, true)) bad("it has metadata twice%s", "");
      if (in_metadata_) return true;
      memory_.add(kGrowthFactor * sizeof(Safetensors::Entry) + k.size());
      entries_.emplace_back().name = k;
      seen_ = 0;
      rank_ = 0;
      offsets_ = 0;
      return true;
    }
    if (in_metadata_) {
      memory_.add(kGrowthFactor * sizeof(Metadata::value_type) + k.size());
      metadata_.emplace_back(k, "");
      return true;
    }
    int bit = 0;
    if (k == "dtype") bit = 1;
    else if (k == "shape") bit = 2;
    else if (k == "data_offsets") bit = 4;
    if (!bit || (seen_ & bit)) bad("tensor '%s' has an unknown or repeated field", name());
    seen_ |= bit;
    field_ = k;
    return true;
  }

  void parse_error(size_t at) override {
    bad("its header is not valid JSON in UTF-8, at byte %zu of it", at);
  }
  void nul_in_text() override { bad("a text in its header has U+0000, near '%s'", name()); }

 private:
  const char* name() const { return entries_.empty() ? "" : entries_.back().name.c_str(); }
  template <class... A>
  [[noreturn]] void bad(const char* format, A... a) {
    char text[300];
    std::snprintf(text, sizeof text, format, a...);
    fail(MPT_ERROR_IO, "'%s' is not a complete safetensors file: %s", path_, text);
  }
  bool unexpected(const char* what) {
    bad("%s is out of place in its header, near '%s'", what, name());
  }

  static constexpr size_t kGrowthFactor = 3;  // a growing list holds its old storage too

  const char* path_;
  std::vector<Safetensors::Entry>& entries_;
  Metadata& metadata_;
  Arena::Outside& memory_;
  int depth_ = 0;  // 1: in the header, 2: in a tensor's fields or the metadata, 3: in a list
  bool in_metadata_ = false, metadata_seen_ = false;
  // The tensor that is being read: the present field, a bit for each field that was given, and the
  // numbers of extents and offsets so far.
  std::string field_;
  int seen_ = 0, rank_ = 0, offsets_ = 0;
  int64_t shape_[kMaxRank];
};

}  // namespace

Named named(std::string name, const Tensor& tensor) {
  return {std::move(name), tensor.dtype(), tensor.shape(), [t = tensor.alias()] {
            const PlaceGuard guard(t.ctx(), t.place());
            return ops::contiguous(t);
          }};
}

// Wide elements first keep every tensor aligned; the order by name makes the file reproducible.
bool is_before(const Named& a, const Named& b) {
  const int64_t x = size_of(a.dtype), y = size_of(b.dtype);
  return x != y ? x > y : a.name < b.name;
}

void save_safetensors(Sink& to, std::vector<Named> tensors, const Metadata& metadata,
                      Checksum kind) {
  const bool checksum = kind != Checksum::none;
  std::sort(tensors.begin(), tensors.end(), is_before);
  std::string header = "{";
  if (checksum) header.assign(kChecksum).append(kDigits, '0').append("\",");
  else if (!metadata.empty()) header += "\"__metadata__\":{";
  if (const std::string* twice = first_repeated(metadata)) {
    fail(MPT_ERROR_INVALID_ARGUMENT, "two metadata values are named '%s'", twice->c_str());
  }
  for (const auto& [k, v] : metadata) {
    header.append(quoted(k, "a metadata key")).append(":");
    header.append(quoted(v, "a metadata value")).append(",");
  }
  if (checksum || !metadata.empty()) {
    header.back() = '}';
    header += ",";
  }
  std::vector<std::string_view> names;
  int64_t at = 0;
  for (const Named& n : tensors) {
    names.push_back(n.name);
    if (n.name == "__metadata__") {
      fail(MPT_ERROR_INVALID_ARGUMENT, "'__metadata__' is reserved by the format");
    }
    header.append(quoted(n.name, "a tensor's name")).append(":{\"dtype\":\"");
    header.append(type_name(n.dtype)).append("\",\"shape\":[");
    for (int i = 0; i < n.shape.size(); ++i) {
      header.append(i ? "," : "").append(std::to_string(n.shape[i]));
    }
    header.append("],\"data_offsets\":[").append(std::to_string(at)).append(",");
    at = checked_add(at, checked_count(n.shape, size_of(n.dtype)) * size_of(n.dtype),
                     "the bytes of all tensors");
    header.append(std::to_string(at)).append("]},");
  }
  std::sort(names.begin(), names.end());
  if (auto twice = std::adjacent_find(names.begin(), names.end()); twice != names.end()) {
    fail(MPT_ERROR_INVALID_ARGUMENT, "two tensors are named '%.*s'",
         static_cast<int>(twice->size()), twice->data());
  }
  if (header.size() > 1) header.back() = '}';
  else header += '}';
  header.resize((header.size() + 7) / 8 * 8, ' ');
  if (header.size() > kMaxHeader) {
    fail(MPT_ERROR_INVALID_ARGUMENT, "names and metadata take %zu bytes; the limit is %llu",
         header.size(), llu(kMaxHeader));
  }

  unsigned char length[8];
  for (int i = 0; i < 8; ++i) length[i] = static_cast<unsigned char>(header.size() >> (8 * i));
  // Returns the checksum. sink: nullptr to compute it alone. written: the header for the sink.
  const auto pass = [&](Sink* sink, const std::string& written) {
    Hash hash;
    const auto put = [&](const void* data, size_t bytes, const void* summed) {
      if (sink && bytes > 0) sink->write(data, bytes);
      if (checksum) hash.add(summed, bytes);
    };
    put(length, 8, length);
    put(written.data(), written.size(), header.data());
    for (const Named& n : tensors) {
      const HostView<std::byte> elements(n.value());
      put(elements.data(), elements.size(), elements.data());
    }
    return digits(hash.value());
  };
  std::string with_sum, sum;
  if (checksum && !to.can_rewrite()) {
    sum = pass(nullptr, header);
    with_sum = header;
    with_sum.replace(kChecksum.size(), kDigits, sum);
  }
  to.begin(8 + header.size() + static_cast<uint64_t>(at));
  const std::string written = pass(&to, with_sum.empty() ? header : with_sum);
  if (checksum && to.can_rewrite()) to.rewrite(8 + kChecksum.size(), written.data(), kDigits);
  if (!sum.empty() && sum != written) {
    fail(MPT_ERROR_STATE, "the training changed while it was being saved");
  }
  to.commit();
}

Safetensors::Safetensors(Context& ctx, std::shared_ptr<const Source> from)
    : ctx_(ctx), file_(std::move(from)), memory_(ctx.arena) {
  const char* const path = name().c_str();
  auto bad = [&](const char* what, const char* name) {
    fail(MPT_ERROR_IO, "'%s' is not a complete safetensors file: %s%s%s%s", path, what,
         *name ? " '" : "", name, *name ? "'" : "");
  };
  const uint64_t size = file_->size();
  if (size < 8) bad("it has fewer than 8 bytes", "");
  unsigned char bytes[8];
  file_->read_at(0, bytes, 8);
  uint64_t length = 0;
  for (int i = 0; i < 8; ++i) length |= uint64_t{bytes[i]} << (8 * i);
  if (length > kMaxHeader) bad("its header would be larger than 100 MB", "");
  if (length > size - 8) bad("it ends inside its header", "");
  memory_.add(3 * length);  // the header, and the parser's current string
  std::string header(length, 0);
  file_->read_at(8, header.data(), length);
  if (header.empty() || header[0] != '{') bad("its header does not begin with {", "");
  HeaderReader reader(path, entries_, metadata_, memory_);
  parse_json(header, reader);

  if (const std::string* twice = first_repeated(metadata_)) {
    bad("two metadata values are named", twice->c_str());
  }

  const uint64_t start = 8 + length;
  std::stable_sort(entries_.begin(), entries_.end(), [](const Entry& a, const Entry& b) {
    return a.begin != b.begin ? a.begin < b.begin : a.end < b.end;
  });
  uint64_t at = 0;
  for (Entry& e : entries_) {
    if (e.begin != at || e.end < e.begin)
      bad("overlapping bytes or a hole at tensor", e.name.c_str());
    const bool is_known = e.dtype != DType::none;
    int64_t bytes = is_known ? size_of(e.dtype) : 1;
    bool empty = false;
    for (int64_t n : e.shape) {
      empty |= n == 0;
      if (n > 0 && !multiply(bytes, n, bytes)) {
        bad("more elements than any memory has in tensor", e.name.c_str());
      }
    }
    if (is_known && e.end - e.begin != static_cast<uint64_t>(empty ? 0 : bytes)) {
      bad("shape and dtype do not fit the number of bytes of tensor", e.name.c_str());
    }
    at = e.end;
    if (at > size - start) bad("it ends inside tensor", e.name.c_str());
    e.begin += start;
    e.end += start;
  }
  if (at != size - start) bad("bytes that belong to no tensor follow at its end", "");

  by_name_.resize(entries_.size());
  std::iota(by_name_.begin(), by_name_.end(), size_t{0});
  std::sort(by_name_.begin(), by_name_.end(),
            [&](size_t a, size_t b) { return entries_[a].name < entries_[b].name; });
  for (size_t i = 1; i < by_name_.size(); ++i) {
    const Entry& e = entries_[by_name_[i]];
    if (e.name == entries_[by_name_[i - 1]].name) bad("two tensors are named", e.name.c_str());
  }
  memory_.shrink_to(length + entries_.size() * (sizeof(Entry) + sizeof(size_t)) +
                    metadata_.size() * sizeof(Metadata::value_type));
}

const Safetensors::Entry* Safetensors::find(std::string_view name) const {
  auto it = std::lower_bound(by_name_.begin(), by_name_.end(), name,
                             [&](size_t i, std::string_view n) { return entries_[i].name < n; });
  return it != by_name_.end() && entries_[*it].name == name ? &entries_[*it] : nullptr;
}

Tensor Safetensors::read(const Entry& e) const {
  if (e.dtype == DType::none) {
    fail(MPT_ERROR_DTYPE,
         "'%s': tensor '%s' has dtype %s, which is not one of this library's; the others of the "
         "file can be read",
         name().c_str(), e.name.c_str(), e.dtype_name());
  }
  Tensor t = Tensor::empty(ctx_, e.dtype, e.shape);
  HostWriter<uint8_t> bytes(t);
  file_->read_at(e.begin, bytes.data(), bytes.size());
  if (e.dtype == DType::boolean)  // bytes other than 0 and 1 mean true
    for (int64_t i = 0, n = t.count(); i < n; ++i) bytes[i] = bytes[i] != 0;
  bytes.finish();
  return t;
}

void Safetensors::verify() const {
  const size_t at = 8 + kChecksum.size(), end = at + kDigits;
  std::vector<char> piece(std::min<uint64_t>(file_->size(), uint64_t{1} << 20));
  std::string stored;
  Hash hash;
  for (uint64_t done = 0; done < file_->size(); done += piece.size()) {
    const size_t n = std::min<uint64_t>(piece.size(), file_->size() - done);
    file_->read_at(done, piece.data(), n);
    if (done == 0) {
      if (n < end || std::string_view(piece.data() + 8, kChecksum.size()) != kChecksum) {
        fail(MPT_ERROR_IO, "'%s' has no checksum", name().c_str());
      }
      stored.assign(piece.data() + at, kDigits);
      std::fill_n(piece.data() + at, kDigits, '0');
    }
    hash.add(piece.data(), n);
  }
  if (stored != digits(hash.value())) {
    fail(MPT_ERROR_IO, "'%s' is damaged: its checksum is %s, but its bytes have %s", name().c_str(),
         stored.c_str(), digits(hash.value()).c_str());
  }
}

const std::string* Safetensors::metadata(std::string_view key) const {
  for (const auto& [k, v] : metadata_)
    if (k == key) return &v;
  return nullptr;
}

}  // namespace mpt::io
