/* The native class org.mpt.Native: the ABI as static methods on numbers. make.py's classes call it.
 * SPDX-License-Identifier: Apache-2.0 */
%module(jniclassname="Native") Unused
%include "mpt.i"
