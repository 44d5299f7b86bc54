// Draws a ball on a floor. Both wear the texture that the network has computed, which is read where
// the network has written it.
// SPDX-License-Identifier: Apache-2.0
#version 460
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_scalar_block_layout : require

layout(local_size_x = 8, local_size_y = 8) in;
layout(buffer_reference, scalar) readonly buffer Texture { vec3 at[]; };
layout(buffer_reference, scalar) writeonly buffer Pixels { uint at[]; };
layout(push_constant, scalar) uniform Arguments {
  Texture learned;
  Pixels pixels;
  uint grid;  // the texture has grid x grid colours
  uint size;  // the frame has size x size pixels
  float time;
};

vec3 colour_in(ivec2 cell) {
  cell = (cell % int(grid) + int(grid)) % int(grid);
  return learned.at[cell.y * grid + cell.x];
}
vec3 colour_at(vec2 place) {
  const vec2 p = place * grid - 0.5, part = fract(p);
  const ivec2 cell = ivec2(floor(p));
  return mix(mix(colour_in(cell), colour_in(cell + ivec2(1, 0)), part.x),
             mix(colour_in(cell + ivec2(0, 1)), colour_in(cell + ivec2(1, 1)), part.x), part.y);
}

// Returns the distance along a ray to the unit ball around the origin; negative: it is missed.
float ball(vec3 from, vec3 way) {
  const float b = dot(from, way), d = b * b - dot(from, from) + 1;
  return d < 0 ? -1 : -b - sqrt(d);
}

vec3 seen(vec2 at) {
  const vec3 from = vec3(0, 1.1, 3.4), way = normalize(vec3(at.x, at.y - 0.38, -1.5));
  const vec3 light = normalize(vec3(0.6, 1, 0.5)), sky = mix(vec3(0.75, 0.85, 0.95),
                                                             vec3(0.25, 0.4, 0.65), way.y + 0.3);
  const float to_ball = ball(from, way), to_floor = (-1 - from.y) / way.y;
  if (to_ball > 0) {
    const vec3 n = from + to_ball * way;
    const vec2 place = vec2(atan(n.z, n.x) / 6.2831853 + 0.1 * time, acos(n.y) / 3.1415927);
    const float shine = pow(max(0, dot(reflect(way, n), light)), 40);
    return colour_at(place) * (0.25 + 0.85 * max(0, dot(n, light))) + 0.4 * shine;
  }
  if (to_floor < 0) return sky;
  const vec3 p = from + to_floor * way;
  const float shade = ball(p, light) > 0 ? 0.35 : 0.8;
  return mix(colour_at(0.3 * p.xz) * shade, sky, smoothstep(5, 14, to_floor));
}

void main() {
  const uvec2 pixel = gl_GlobalInvocationID.xy;
  if (pixel.x >= size || pixel.y >= size) return;
  vec3 sum = vec3(0);
  for (int i = 0; i < 4; ++i) {
    const vec2 at = (pixel + vec2(0.25 + 0.5 * (i & 1), 0.25 + 0.5 * (i >> 1))) / size * 2 - 1;
    sum += seen(vec2(at.x, -at.y));
  }
  pixels.at[pixel.y * size + pixel.x] = packUnorm4x8(vec4(sum / 4, 1));
}
