// Exports of internals to the tests in package mpt_test.
// SPDX-License-Identifier: Apache-2.0

package mpt

// Collected exports collected to the tests in package mpt_test.
const Collected = collected
