// What most files of the library include, compiled once (Meson option b_pch). Every file includes
// what it uses, too, so that it compiles without this one.
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
