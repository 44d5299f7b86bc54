-- The keeper: a network that learns from each shot where its player will aim.
-- SPDX-License-Identifier: Apache-2.0
local ffi = require "ffi"
local mpt = require "mpt"

local INPUTS, WIDTH, BATCH, MEMORY = 6, 64, 32, 512
local keeper = {}

function keeper.start(seed)
  local C = mpt.C
  keeper.shots = 0
  local options = mpt.desc "mpt_context_desc"
  options.seed = seed
  keeper.context = mpt.context_create(options)
  keeper.params = mpt.params_create(keeper.context)
  local layers = ffi.new("mpt_module[3]",
    mpt.nn_linear(keeper.params, "in", INPUTS, WIDTH, 1, C.MPT_ACTIVATION_GELU),
    mpt.nn_linear(keeper.params, "middle", WIDTH, WIDTH, 1, C.MPT_ACTIVATION_GELU),
    mpt.nn_linear(keeper.params, "out", WIDTH, 1, 1, C.MPT_ACTIVATION_NONE))
  keeper.net = mpt.nn_sequential(keeper.context, layers, 3)
  keeper.precision = ffi.new "mpt_precision"
  mpt.precision_from_name("bf16-mixed", keeper.precision, ffi.sizeof(keeper.precision))
  mpt.params_set_precision(keeper.params, keeper.precision)
  local adamw = mpt.desc "mpt_optimizer_desc"
  C.mpt_adamw_desc_init(adamw, ffi.sizeof(adamw))
  adamw.lr = 1e-3
  keeper.optimizer = mpt.optimizer_create(keeper.params, adamw)
  keeper.stepper = mpt.stepper_create(keeper.context, keeper.precision, nil)
  mpt.stepper_add(keeper.stepper, keeper.optimizer)
  -- What the keeper has seen, and tensors that take a batch of it.
  keeper.seen, keeper.aims = ffi.new("float[?]", MEMORY * INPUTS), ffi.new("float[?]", MEMORY)
  keeper.batch, keeper.answers = ffi.new("float[?]", BATCH * INPUTS), ffi.new("float[?]", BATCH)
  keeper.one, keeper.guess = ffi.new("float[?]", INPUTS), ffi.new "float[1]"
  keeper.x = mpt.zeros(keeper.context, C.MPT_F32, mpt.shape(BATCH, INPUTS), 2)
  keeper.y = mpt.zeros(keeper.context, C.MPT_F32, mpt.shape(BATCH, 1), 2)
  keeper.now = mpt.zeros(keeper.context, C.MPT_F32, mpt.shape(1, INPUTS), 2)
end

local function forward(input)
  mpt.precision_push(keeper.context, keeper.precision)
  local y = mpt.module_forward(keeper.net, input)
  mpt.precision_pop(keeper.context)
  return y
end

-- Remembers a shot: what could be seen before it, and where it went.
function keeper.learn(view, aim)
  local at = keeper.shots % MEMORY
  for i = 1, INPUTS do keeper.seen[at * INPUTS + i - 1] = view[i] end
  keeper.aims[at] = aim
  keeper.shots = keeper.shots + 1
end

-- Trains one step on a batch of remembered shots.
function keeper.train(random)
  local known = math.min(keeper.shots, MEMORY)
  if known < 2 then return end
  for i = 0, BATCH - 1 do
    local at = random(known) - 1
    ffi.copy(keeper.batch + i * INPUTS, keeper.seen + at * INPUTS, 4 * INPUTS)
    keeper.answers[i] = keeper.aims[at]
  end
  local C = mpt.C
  mpt.tensor_write(keeper.x, C.MPT_F32, keeper.batch, BATCH * INPUTS)
  mpt.tensor_write(keeper.y, C.MPT_F32, keeper.answers, BATCH)
  mpt.scope_push(keeper.context)
  local loss = mpt.mse_loss(forward(keeper.x), keeper.y, C.MPT_REDUCTION_MEAN)
  mpt.stepper_backward(keeper.stepper, loss)
  mpt.stepper_step(keeper.stepper)
  mpt.scope_pop(keeper.context, nil, 0)
end

-- Returns where the next shot will go, from -1 to 1.
function keeper.predict(view)
  for i = 1, INPUTS do keeper.one[i - 1] = view[i] end
  mpt.tensor_write(keeper.now, mpt.C.MPT_F32, keeper.one, INPUTS)
  mpt.scope_push(keeper.context)
  mpt.grad_mode_push(keeper.context, mpt.C.MPT_GRAD_INFERENCE)
  mpt.tensor_read(forward(keeper.now), mpt.C.MPT_F32, keeper.guess, 1)
  mpt.grad_mode_pop(keeper.context)
  mpt.scope_pop(keeper.context, nil, 0)
  return math.max(-1, math.min(1, keeper.guess[0]))
end

return keeper
