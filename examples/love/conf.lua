-- The window.
-- SPDX-License-Identifier: Apache-2.0
function love.conf(t)
  t.identity = "libmpt-keeper"
  t.window.title = "Keeper: it learns where you aim"
  t.window.width, t.window.height = 720, 480
  t.modules.audio, t.modules.sound, t.modules.physics, t.modules.joystick = false, false, false, false
end
