/* The class Mpt.Native: the C ABI as static methods on numbers. The generated classes call it.
 * SPDX-License-Identifier: Apache-2.0 */
%module(imclassname="Native") Unused
%rename("$ignore", regexmatch$name="^MPT_") ""; /* the constants are enums */
%include "mpt.i"
