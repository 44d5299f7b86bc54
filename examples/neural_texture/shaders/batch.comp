// Writes places on the texture and their colours into two buffers: the batch of a training step.
// SPDX-License-Identifier: Apache-2.0
#version 460
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_scalar_block_layout : require
#extension GL_GOOGLE_include_directive : require
#include "pattern.glsl"

layout(local_size_x = 64) in;
layout(buffer_reference, scalar) writeonly buffer Places { vec2 at[]; };
layout(buffer_reference, scalar) writeonly buffer Colours { vec3 at[]; };
layout(push_constant, scalar) uniform Arguments {
  Places places;
  Colours colours;
  uint count;
  uint grid;  // 0: places at random; else the centres of grid x grid cells, row by row
  uint seed;
};

uint hashed(uint x) {  // Jarzynski & Olano 2020
  const uint state = x * 747796405u + 2891336453u;
  const uint word = (state >> (state >> 28) + 4 ^ state) * 277803737u;
  return word >> 22 ^ word;
}

void main() {
  const uint i = gl_GlobalInvocationID.x;
  if (i >= count) return;
  const uint x = hashed(2 * i + hashed(seed)), y = hashed(x + i);
  const vec2 place = grid > 0 ? (vec2(i % grid, i / grid) + 0.5) / grid
                              : vec2(x >> 8, y >> 8) / 16777216.0;
  places.at[i] = place;
  colours.at[i] = pattern_at(place);
}
