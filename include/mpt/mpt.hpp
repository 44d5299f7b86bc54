// libmpt for C++20: RAII handles, exceptions, operators and spans over the C ABI. Header-only; its
// types carry no ABI promise, the C calls do. This is the one include that a program needs.
// SPDX-License-Identifier: Apache-2.0
#ifndef MPT_HPP
#define MPT_HPP

#include "mpt.h"
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
