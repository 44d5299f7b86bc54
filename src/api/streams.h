// Readers and writers of the host as sources and sinks of files.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>

#include "io/stream.h"
#include "mpt/mpt_io.h"

namespace mpt {
class Context;
}

namespace mpt::api {

// The source calls mpt_reader.done at its end, if it was accepted.
std::shared_ptr<io::Source> in_reader(Context& ctx, const mpt_reader* reader);
std::unique_ptr<io::Sink> in_writer(const mpt_writer* writer);

}  // namespace mpt::api
