/* Made by generate.py.
 * SPDX-License-Identifier: Apache-2.0 */
#include <mpt/mpt_base.h>
#include <mpt/mpt_context.h>
#include <mpt/mpt_tensor.h>
#include <mpt/mpt_autograd.h>
#include <mpt/mpt_autocast.h>
#include <mpt/mpt_custom.h>
#include <mpt/mpt_ops.h>
#include <mpt/mpt_params.h>
#include <mpt/mpt_optim.h>
#include <mpt/mpt_comm.h>
#include <mpt/mpt_train.h>
#include <mpt/mpt_nn.h>
#include <mpt/mpt_io.h>
#include <mpt/mpt_cuda.h>
#include <mpt/mpt_memory.h>
#include <mpt/mpt_observe.h>
#include <mpt/mpt_vulkan.h>
