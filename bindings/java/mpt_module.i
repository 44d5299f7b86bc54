/* The native class org.mpt.Native: the C ABI as static methods on numbers. The generated classes
 * call it.
 * SPDX-License-Identifier: Apache-2.0 */
%module(jniclassname="Native") Unused
%include "mpt.i"
