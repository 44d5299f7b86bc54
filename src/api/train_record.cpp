// C entry points of recordings.
// SPDX-License-Identifier: Apache-2.0
#include "api/train.h"
#include "train/recording.h"

using namespace mpt;
using namespace mpt::api;

mpt_status mpt_record_begin(mpt_context context) {
  return entry("mpt_record_begin", [&] { Recording::begin(in(context)); });
}

mpt_status mpt_record_end(mpt_context context, mpt_recording* out) {
  return entry("mpt_record_end", [&] {
    *need(out, "out") = {};
    Context& ctx = in_at_end(context);
    const Ref<Recording> r = Recording::end(ctx);
    *out = give_counted<mpt_recording>(ctx, HandleType::recording, r);
  });
}

mpt_recording mpt_recording_retain(mpt_recording recording) {
  return retain_handle(bits(recording), HandleType::recording) ? recording : mpt_recording{};
}
void mpt_recording_release(mpt_recording recording) {
  release_handle(bits(recording), HandleType::recording);
}

mpt_status mpt_recording_replay(mpt_recording recording) {
  return entry("mpt_recording_replay", [&] { in(recording)->replay(); });
}

mpt_status mpt_recording_advance(mpt_recording recording, int64_t nanoseconds, mpt_bool32* done) {
  return entry("mpt_recording_advance", [&] {
    *need(done, "done") = 0;
    *done = in(recording)->advance(nanoseconds);
  });
}

mpt_status mpt_recording_get_info(mpt_recording recording, mpt_recording_info* out) {
  return entry("mpt_recording_get_info", [&] {
    const auto r = in(recording);
    const Recorder& recorder = r->recorder();
    mpt_recording_info d = {};
    d.captures = static_cast<int32_t>(recorder.captures());
    d.launches = static_cast<int64_t>(recorder.launches());
    d.replays = r->replays();
    d.bytes = static_cast<int64_t>(recorder.held());
    out_desc(d, out, "mpt_recording_info");
  });
}
