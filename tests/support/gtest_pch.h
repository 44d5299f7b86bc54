// Precompiled header of the tests: GoogleTest, and what most of them include (Meson option b_pch).
// Every file still includes what it uses, so that it compiles without this header. It has none of
// mpt. mpt.h takes no time that could be measured, and some tests define MPT_ALLOW_UNUSED before
// it. mpt.hpp would save 0.7 s in each of the 23 files that include it, and cost 0.3 s in each
// other.
// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <functional>
#include <map>
#include <memory>
#include <random>
#include <set>
#include <string>
#include <thread>
#include <utility>
#include <vector>
