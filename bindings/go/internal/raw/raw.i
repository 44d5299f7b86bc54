/* The package internal/raw: every function of the ABI.
 * SPDX-License-Identifier: Apache-2.0 */
%module raw
%include "mpt.i"
