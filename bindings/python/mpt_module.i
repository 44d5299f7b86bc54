/* SWIG module: the extension module mpt._mpt.
 * SPDX-License-Identifier: Apache-2.0 */
%module _mpt
%include "mpt.i"
