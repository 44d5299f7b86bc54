// Entry points of publishing: parameters that go from a training to another context.
// SPDX-License-Identifier: Apache-2.0
#include "api/train.h"
#include "train/publishing.h"

using namespace mpt;
using namespace mpt::api;

mpt_status mpt_publisher_create(mpt_params params, mpt_publisher* out) {
  return entry("mpt_publisher_create", [&] {
    *need(out, "out") = {};
    const Ref<Params> from = in(params);
    *out = give_counted<mpt_publisher>(from->ctx(), HandleType::publisher, Publisher::make(from));
  });
}

mpt_status mpt_subscriber_create(mpt_params params, mpt_publisher publisher, mpt_bool32 copies,
                                 mpt_subscriber* out) {
  return entry("mpt_subscriber_create", [&] {
    *need(out, "out") = {};
    const Ref<Params> to = in(params);
    *out = give_counted<mpt_subscriber>(to->ctx(), HandleType::subscriber,
                                        Subscriber::make(to, *in(publisher), copies != 0));
  });
}

mpt_publisher mpt_publisher_retain(mpt_publisher publisher) {
  return retain_handle(bits(publisher), HandleType::publisher) ? publisher : mpt_publisher{};
}
void mpt_publisher_release(mpt_publisher publisher) {
  release_handle(bits(publisher), HandleType::publisher);
}
mpt_subscriber mpt_subscriber_retain(mpt_subscriber subscriber) {
  return retain_handle(bits(subscriber), HandleType::subscriber) ? subscriber : mpt_subscriber{};
}
void mpt_subscriber_release(mpt_subscriber subscriber) {
  release_handle(bits(subscriber), HandleType::subscriber);
}

mpt_status mpt_publisher_publish(mpt_publisher publisher, int64_t* version) {
  return entry("mpt_publisher_publish", [&] {
    const int64_t n = in(publisher)->publish();
    if (version) *version = n;
  });
}

mpt_status mpt_subscriber_take(mpt_subscriber subscriber, int64_t* version) {
  return entry("mpt_subscriber_take", [&] {
    const int64_t n = in(subscriber)->take();
    if (version) *version = n;
  });
}
