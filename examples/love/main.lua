-- A game in LÖVE whose keeper learns to know its player within a minute, while the game runs.
--
--   love examples/love [--include FOLDER] [--library FILE]     the mouse runs and aims, a click shoots
--   love examples/love --script [--picture FILE]               a scripted player, for a minute
--   love examples/love --script --untrained                    the same before a keeper that never learns
--
-- SPDX-License-Identifier: Apache-2.0
local mpt = require "mpt"
local game = require "game"
local keeper = require "keeper"

local SECONDS = 60
local script, picture, shoots = false, nil, false
local times = {}

local function seconds_of_training(f, ...)
  local begin = love.timer.getTime()
  f(...)
  times[#times + 1] = love.timer.getTime() - begin
end

local function report()
  table.sort(times)
  local first, last = game.saves(0, 5), game.saves(SECONDS - 10, SECONDS)
  print(("saved %.0f%% of the shots in the first 5 seconds, %.0f%% in the last 10"):format(100 * first, 100 * last))
  print(("an update's step and answer: %.3f ms in the median, %.3f ms at most"):format(
    1e3 * times[math.ceil(#times / 2)], 1e3 * times[#times]))
  return not game.learns or last > 0.8
end

function love.load(args)
  local include, library = "/usr/local/include", "mpt"
  local i = 1
  while i <= #args do
    if args[i] == "--script" then
      script = true
    elseif args[i] == "--untrained" then
      game.learns = false
    else
      local value = assert(args[i + 1], args[i] .. ": its value is missing")
      if args[i] == "--include" then include = value
      elseif args[i] == "--library" then library = value
      elseif args[i] == "--picture" then picture = value
      else error(args[i] .. ": unknown") end
      i = i + 1
    end
    i = i + 1
  end
  mpt.load(include, library)
  game.start(keeper, 7)
end

local function finish()
  local learned = report()
  if not picture then return love.event.quit(learned and 0 or 1) end
  love.graphics.captureScreenshot(function(image)
    local file = assert(io.open(picture, "wb"))
    file:write(image:encode("png"):getString())
    file:close()
    love.event.quit(learned and 0 or 1)
  end)
end

-- Where the mouse runs and aims; a click shoots once.
local function mouse()
  local width, height = love.graphics.getDimensions()
  local x, y = love.mouse.getPosition()
  local run = math.max(-1, math.min(1, 2 * x / width - 1))
  local clicked = shoots
  shoots = false
  return run, math.max(-1, math.min(1, run + (2 * y / height - 1))), clicked
end

local function play(...)
  return seconds_of_training(game.update, ...)
end

function love.update(dt)
  if not script then return game.advance(dt, mouse, play) end
  if game.frame == SECONDS * game.HERTZ then return finish() end
  game.advance(1 / game.HERTZ, game.script, play)  -- as fast as it goes
end

function love.mousepressed()
  shoots = true
end

local function at(x)
  return (x + 1) / 2 * (love.graphics.getWidth() - 80) + 40
end

function love.draw()
  local g = love.graphics
  local width, height = g.getDimensions()
  g.clear(0.08, 0.10, 0.13)
  g.setColor(0.25, 0.28, 0.33)
  g.rectangle("fill", 40, 52, width - 80, 4)
  g.setColor(0.95, 0.55, 0.20)
  local reach = game.REACH / 2 * (width - 80)
  g.rectangle("fill", at(game.keeper_x) - reach, 40, 2 * reach, 12, 6)
  g.setColor(0.35, 0.65, 0.95)
  g.circle("fill", at(game.player), 300, 14)
  if game.ball then
    local t = (game.frame - game.ball.begun) / 8
    g.setColor(1, 1, 1)
    g.circle("fill", at(game.ball.from + (game.ball.to - game.ball.from) * t), 300 - 244 * t, 6)
  end
  -- The share of saves in each five seconds.
  g.setColor(0.25, 0.28, 0.33)
  g.rectangle("line", 40, 340, width - 80, 110)
  g.setColor(0.95, 0.55, 0.20)
  for from = 0, SECONDS - 5, 5 do
    local share, count = game.saves(from, from + 5)
    if count > 0 then
      local wide = (width - 80) / (SECONDS / 5)
      g.rectangle("fill", 42 + from / 5 * wide, 448 - 106 * share, wide - 4, 106 * share)
    end
  end
  g.setColor(0.85, 0.87, 0.90)
  g.print("shots saved, by five seconds", 48, 320)
  g.print(("%d shots, %.0f s"):format(#game.shots, game.frame / game.HERTZ), width - 140, 320)
end
