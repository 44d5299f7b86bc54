#!/usr/bin/env python3
"""Checks what a library built with static_host imports: static_host_test.py ARCHIVE

Prints TAP. A new symbol has to be one that every host has: no file, thread, environment, module or
memory of an operating system.
SPDX-License-Identifier: Apache-2.0
"""
import re
import subprocess
import sys

# From the C library: memory and strings, mathematics, numbers and text, errors.
C = """memchr memcmp memcpy memmove memset memrchr strcmp strcpy strlen strncmp strncpy strchr strrchr strstr tolower toupper strtod strtol strtoll strtoull
    snprintf vsnprintf atoll localeconv malloc free calloc realloc bsearch qsort __errno_location bcmp
    __stack_chk_fail __isoc99_sscanf"""
MATHEMATICS = r"(a?(cos|sin|tan)h?|atan2|ceil|erfc?|exp(m1|2)?|floor|fmod|frexp|hypot|ilogb|ldexp|l?lrint|log(1p|2|10)?|" \
              r"l?lround|modf|nearbyint|pow|rint|round|scalbn|sincos|sqrt|trunc|fm(in|ax|a)|remainder|cbrt|copysign|" \
              r"nextafter|lgamma|tgamma)f?"
# From the compiler and C++: exceptions, static objects, containers, clocks, locks.
LANGUAGE = r"_Unwind_Resume|__cxa_\w+|__gxx_personality_v0|__tls_get_addr|_GLOBAL_OFFSET_TABLE_|__dso_handle|" \
           r"__libc_single_threaded|__popcount[sd]i2|pthread_(mutex_(un)?lock|cond_\w+|once|key_create|getspecific|setspecific)|sched_yield|" \
           r"_Z(nwm|dlPvm?|nam|daPv|n[wa]mSt11align_val_t|d[la]Pvm?St11align_val_t|nwmRKSt9nothrow_t|St7nothrow)|" \
           r"_Z(TI|TV|TS|St|NSt|NKSt|GVNSt|NS)\w+"
# Unfit for a program without an operating system, among the C++ library's names.
SYSTEM = re.compile(r"6thread|10filesystem|[io]stream|3ios|random_device|8ios_base|9basic_ios|6locale")
# Other libraries that a build may have besides: oneDNN and OpenMP.
OTHERS = r"dnnl_\w+|GOMP_\w+|omp_\w+|GOACC_\w+|__kmpc_\w+"

defined, undefined = set(), set()
for line in subprocess.check_output(["nm", "-A", sys.argv[1]], text=True).splitlines():
    *_, kind, name = line.split()
    (undefined if kind in "Uvw" else defined).add(name)
imported = undefined - defined
allowed = re.compile(rf"({'|'.join(C.split())}|{MATHEMATICS}|{LANGUAGE}|{OTHERS})")
wrong = sorted(s for s in imported if not allowed.fullmatch(s) or SYSTEM.search(s))
for s in wrong:
    print("#", s)
print(f"{'not ok' if wrong else 'ok'} 1 - {len(imported)} symbols are imported, {len(wrong)} of them of a system")
print("1..1")
sys.exit(bool(wrong))
