/* Prints the layout of every struct, as tests/layout.f90 does.
 * SPDX-License-Identifier: Apache-2.0 */
#include <stddef.h>
#include <stdio.h>

#include "mpt/mpt.h"

#define STRUCT(name) printf("%s %zu\n", #name, sizeof(name));
#define FIELD(type, name) printf("  %s %zu\n", #name, offsetof(type, name));

int main(void) {
#include "layout.inc"
  return 0;
}
