// Precompiled header: includes that most files of the library share (Meson option b_pch). Every
// file still includes what it uses, so that it compiles without this header.
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "core/context.h"
#include "core/error.h"
#include "core/tensor.h"
