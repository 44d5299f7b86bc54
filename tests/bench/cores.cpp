// How far from each other the first two processors are that this process may use: the time of a
// hand-over there and back, and the rate at which one reads what the other has written. On a shared
// machine both change within minutes, and small steps with them. Prints a line of JSON.
// SPDX-License-Identifier: Apache-2.0
#include <sched.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <thread>
#include <vector>

namespace {

constexpr int kHandOvers = 2000, kSamples = 51;
constexpr size_t kWords = size_t{512} << 7;  // 512 KiB of 64-bit words

// The number of the turn. Each side waits for its own turns and ends them: odd ones belong to the
// second processor.
alignas(64) std::atomic<int> turn{0};

void wait_for(int number) {
  while (turn.load(std::memory_order_acquire) != number) {
#if defined(__x86_64__) || defined(__i386__)
    __builtin_ia32_pause();
#endif
  }
}
void end_turn(int number) { turn.store(number + 1, std::memory_order_release); }

double seconds() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

std::vector<int> processors() {
  cpu_set_t set;
  CPU_ZERO(&set);
  std::vector<int> list;
  if (sched_getaffinity(0, sizeof set, &set)) return list;
  for (int i = 0; i < CPU_SETSIZE; ++i)
    if (CPU_ISSET(i, &set)) list.push_back(i);
  return list;
}

void stay_on(int processor) {
  cpu_set_t set;
  CPU_ZERO(&set);
  CPU_SET(processor, &set);
  sched_setaffinity(0, sizeof set, &set);
}

double median(std::vector<double> v) {
  std::nth_element(v.begin(), v.begin() + kSamples / 2, v.end());
  return v[kSamples / 2];
}

// Adds the words one cache line apart.
double time_of_reading(const std::vector<uint64_t>& words) {
  const double start = seconds();
  uint64_t sum = 0;
  for (size_t i = 0; i < words.size(); i += 8) sum += words[i];
  volatile uint64_t kept = sum;
  (void)kept;
  return seconds() - start;
}

}  // namespace

int main() {
  const std::vector<int> list = processors();
  if (list.size() < 2) {
    std::puts("{\"failed\": \"there is one processor\"}");
    return 0;
  }
  std::vector<uint64_t> words(kWords, 1);
  std::thread other([&] {
    stay_on(list[1]);
    int number = 1;
    for (int i = 0; i < kSamples * kHandOvers; ++i, number += 2) {
      wait_for(number);
      end_turn(number);
    }
    for (int i = 0; i < kSamples; ++i, number += 2) {
      wait_for(number);
      for (uint64_t& w : words) ++w;
      end_turn(number);
    }
  });
  stay_on(list[0]);
  std::vector<double> hand_over, theirs, own;
  int number = 0;
  for (int i = 0; i < kSamples; ++i) {
    const double start = seconds();
    for (int k = 0; k < kHandOvers; ++k, number += 2) {
      end_turn(number);
      wait_for(number + 2);
    }
    hand_over.push_back((seconds() - start) / kHandOvers);
  }
  for (int i = 0; i < kSamples; ++i, number += 2) {
    end_turn(number);
    wait_for(number + 2);
    theirs.push_back(time_of_reading(words));
    own.push_back(time_of_reading(words));
  }
  other.join();
  const auto rate = [](double s) { return 8e-9 * static_cast<double>(kWords) / s; };
  std::printf(
      "{\"processors\": [%d, %d], \"hand_over_ns\": %.0f, \"others_gbs\": %.1f, \"own_gbs\": "
      "%.1f}\n",
      list[0], list[1], 1e9 * median(hand_over), rate(median(theirs)), rate(median(own)));
}
