-- The rules: a player runs below and shoots, and a keeper above must stand where the ball arrives,
-- which flies too fast to be followed. Nothing here draws, so that the rules run without a window.
-- SPDX-License-Identifier: Apache-2.0
local game = { HERTZ = 60, REACH = 0.14, SPEED = 4, learns = true }

function game.start(keeper, seed)
  game.keeper, game.frame = keeper, 0
  game.left = 0                           -- seconds that have passed and not been played
  game.player, game.keeper_x = 0, 0       -- from -1 to 1
  game.last, game.before = 0, 0           -- aims of the latest shots
  game.ball = nil                         -- { from, to, begun }
  game.shots = {}                         -- { second, saved }
  game.state = seed
  keeper.start(seed)
end

-- A generator of the game's own, so that a scripted game is the same everywhere.
function game.random(n)
  game.state = (game.state * 16807) % 2147483647
  return n and game.state % n + 1 or game.state / 2147483647
end

-- Returns what the keeper sees before a shot.
local function view()
  local second = game.frame / game.HERTZ
  return { game.player, game.last, game.before, game.player * game.last,
    math.sin(3 * game.player), math.cos(second) }
end

-- Where a scripted player runs and aims: it has habits, as players have.
function game.script()
  local second = game.frame / game.HERTZ
  local run = math.sin(1.7 * second) * 0.9
  local aim = 0.7 * math.sin(2.5 * run) - 0.45 * game.last + 0.06 * (game.random() - 0.5)
  return run, math.max(-1, math.min(1, aim)), game.frame % 30 == 0
end

-- Lets `dt` seconds pass, of a display with any number of frames a second: the rules and the training
-- go at HERTZ. `play(...)` takes what `input()` returns for each update. A window that stood still does
-- not catch up on more than a quarter of a second.
function game.advance(dt, input, play)
  game.left = math.min(game.left + dt, 0.25)
  while game.left >= 1 / game.HERTZ - 1e-9 do
    game.left = game.left - 1 / game.HERTZ
    play(input())
  end
end

-- One update: the player stands at `run`, and shoots at `aim` if `shoots`.
function game.update(run, aim, shoots)
  game.frame = game.frame + 1
  game.player = run
  if shoots and not game.ball then
    game.seen = view()
    game.ball = { from = run, to = aim, begun = game.frame }
    game.before, game.last = game.last, aim
  end
  if game.learns then game.keeper.train(game.random) end
  if not game.ball then
    local step = game.SPEED / game.HERTZ
    local guess = game.keeper.predict(view())
    game.keeper_x = game.keeper_x + math.max(-step, math.min(step, guess - game.keeper_x))
  elseif game.frame - game.ball.begun >= 8 then
    game.keeper.learn(game.seen, game.ball.to)
    local saved = math.abs(game.keeper_x - game.ball.to) <= game.REACH
    game.shots[#game.shots + 1] = { second = game.frame / game.HERTZ, saved = saved }
    game.ball = nil
  end
end

-- Returns the share of shots that were saved in some seconds, and their number.
function game.saves(from, to)
  local saved, all = 0, 0
  for _, shot in ipairs(game.shots) do
    if shot.second > from and shot.second <= to then
      all = all + 1
      if shot.saved then saved = saved + 1 end
    end
  end
  return saved / math.max(all, 1), all
end

return game
