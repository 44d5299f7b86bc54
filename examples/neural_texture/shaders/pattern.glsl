// pattern_at: the texture that the network learns, a function of the place on it.
// SPDX-License-Identifier: Apache-2.0

vec3 pattern_at(vec2 place) {
  const vec2 turn = 6.2831853 * place;
  const float wave = sin(2 * turn.x + 1.5 * sin(turn.y)) + 0.8 * cos(3 * turn.y + sin(2 * turn.x));
  const vec3 colour = 0.5 + 0.5 * cos(vec3(0.2, 2.1, 4.4) + 1.9 * wave);
  const vec2 tile = abs(fract(place * vec2(8, 4)) - 0.5);
  const float edge = smoothstep(0.40, 0.47, max(tile.x, tile.y));
  return mix(colour, vec3(0.96, 0.93, 0.85), 0.9 * edge);
}
