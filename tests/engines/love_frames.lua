-- The game of examples/love without a window, on displays of several rates: luajit love_frames.lua
-- SOURCE LIBRARY prints for each: the updates, the frames of the display, the percentages of shots
-- saved in the first five and the last ten seconds, and a guess of the network to the last bit.
-- SPDX-License-Identifier: Apache-2.0
local source, library = arg[1], arg[2]
package.path = source .. "/examples/love/?.lua;" .. package.path
local mpt = require "mpt"
local game = require "game"
local keeper = require "keeper"

mpt.load(source .. "/include", library)

-- Plays a minute; `seconds(i)` is the time of the display's frame i.
local function minute(name, seconds)
  game.start(keeper, 7)
  local frames = 0
  while game.frame < 60 * game.HERTZ do
    frames = frames + 1
    game.advance(seconds(frames), game.script, game.update)
  end
  print(("%s: %d %d %.0f %.0f %.17g"):format(name, game.frame, frames, 100 * game.saves(0, 5), 100 * game.saves(50, 60),
    keeper.predict { 0.1, 0.2, 0.3, 0.4, 0.5, 0.6 }))
  mpt.C.mpt_context_release(keeper.context)
end

for _, hertz in ipairs { 60, 30, 144 } do
  minute(hertz .. " Hz", function() return 1 / hertz end)
end
minute("uneven", function(i) return (i % 2 == 0 and 0.5 or 1.5) / 60 end)
game.start(keeper, 7)
game.advance(3600, game.script, game.update)
print("a long stop: " .. game.frame .. " 1")
