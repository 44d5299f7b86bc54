-- Test of the game of examples/love by LuaJIT, without LÖVE and a window: luajit love_frames.lua
-- SOURCE LIBRARY. The keeper learns its player, and the game is the same on displays of all rates.
-- SPDX-License-Identifier: Apache-2.0
local source, library = arg[1], arg[2]
package.path = source .. "/examples/love/?.lua;" .. package.path
local mpt = require "mpt"
local game = require "game"
local keeper = require "keeper"

local failed, number = 0, 0
local function check(name, ok, found)
  number = number + 1
  if not ok then failed = failed + 1 end
  print(("%s %d - %s%s"):format(ok and "ok" or "not ok", number, name, ok and "" or ": " .. tostring(found)))
end

mpt.load(source .. "/include", library)

-- Plays a minute; `seconds(i)` is the time of the display's frame i. Returns the updates, the frames
-- of the display, the percentages of shots saved in the first five and the last ten seconds, and
-- both with a guess of the network to the last bit.
local function minute(seconds)
  game.start(keeper, 7)
  local frames = 0
  while game.frame < 60 * game.HERTZ do
    frames = frames + 1
    game.advance(seconds(frames), game.script, game.update)
  end
  local first, last = 100 * game.saves(0, 5), 100 * game.saves(50, 60)
  local all = ("%.0f %.0f %.17g"):format(first, last, keeper.predict { 0.1, 0.2, 0.3, 0.4, 0.5, 0.6 })
  local updates = game.frame
  mpt.C.mpt_context_release(keeper.context)
  return updates, frames, first, last, all
end

local updates, frames, first, last, all = minute(function() return 1 / 60 end)
check("a minute at 60 Hz has a frame for each update", updates == 3600 and frames == 3600, updates .. " " .. frames)
check("the keeper learns its player", first < 80 and last > 80, all)
for _, display in ipairs {
  { "30 Hz", 1800, function() return 1 / 30 end },
  { "144 Hz", 8640, function() return 1 / 144 end },
  { "uneven frames", 3600, function(i) return (i % 2 == 0 and 0.5 or 1.5) / 60 end },
} do
  local name, wanted, seconds = unpack(display)
  local its_updates, its_frames, _, _, its = minute(seconds)
  check(name .. ": the frames of the display", its_updates == 3600 and its_frames == wanted, its_updates .. " " .. its_frames)
  check(name .. ": the same game to the bit", its == all, its .. " and not " .. all)
end
game.start(keeper, 7)
game.advance(3600, game.script, game.update)
check("a long stop is not caught up", game.frame == 15, game.frame)

print("1.." .. number)
os.exit(failed == 0 and 0 or 1)
