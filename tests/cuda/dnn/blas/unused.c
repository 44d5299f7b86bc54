// A library with the name of cuBLASLt that nobody calls.
// SPDX-License-Identifier: Apache-2.0
int mpt_unused_blas(void);
int mpt_unused_blas(void) { return 0; }
