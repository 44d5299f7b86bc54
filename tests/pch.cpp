// The file of the library that Meson makes the precompiled header for.
// SPDX-License-Identifier: Apache-2.0
namespace {}
