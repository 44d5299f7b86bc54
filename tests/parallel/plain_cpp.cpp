// The program in C as C++17, which hosts in C++ may use.
// SPDX-License-Identifier: Apache-2.0
#include "plain.c"
