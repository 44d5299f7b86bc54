// libmpt for C++20: RAII handles, exceptions, operators and spans over the C ABI. The layer is
// header-only. Its types have no stable ABI; the C calls below them have. Including this header is
// enough.
// SPDX-License-Identifier: Apache-2.0
#ifndef MPT_HPP
#define MPT_HPP

#include "mpt.h"
#include "mpt_comm.hpp"
#include "mpt_context.hpp"
#include "mpt_element.hpp"
#include "mpt_error.hpp"
#include "mpt_host.hpp"
#include "mpt_io.hpp"
#include "mpt_nn.hpp"
#include "mpt_observe.hpp"
#include "mpt_ops.hpp"
#include "mpt_tensor.hpp"
#include "mpt_train.hpp"

#endif  // MPT_HPP
