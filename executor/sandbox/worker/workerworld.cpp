// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/sandbox/worker/workerworld.h"

#include <dlfcn.h>
#include <sys/random.h>
#include <sys/time.h>

#include <algorithm>
#include <atomic>
#include <cstring>
#include <ctime>

namespace vitrine {

namespace {

using namespace std::chrono;

constexpr std::int64_t notFrozen = -1;
constexpr std::int64_t microsecondsPerSecond = 1'000'000;

// Replacements for functions of the C library have no object to store state in: these are the clock and random state of
// this process.
std::atomic<std::int64_t> frozenMicroseconds = notFrozen;
std::atomic<std::uint64_t> randomState = 0;
std::atomic_bool isSeeded = false;

template <typename Function>
Function *following(const char *name)
{
    return reinterpret_cast<Function *>(dlsym(RTLD_NEXT, name));
}

bool isOfPeople(clockid_t clock)
{
    return clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE || clock == CLOCK_TAI;
}

std::int64_t look() { return frozenMicroseconds.fetch_add(1, std::memory_order_relaxed); }

bool isFrozen() { return frozenMicroseconds.load(std::memory_order_relaxed) != notFrozen; }

// SplitMix64: each state gives one word, and states never repeat.
std::uint64_t nextWord()
{
    constexpr std::uint64_t step = 0x9e3779b97f4a7c15;
    std::uint64_t word = randomState.fetch_add(step, std::memory_order_relaxed) + step;
    word = (word ^ (word >> 30U)) * 0xbf58476d1ce4e5b9;
    word = (word ^ (word >> 27U)) * 0x94d049bb133111eb;
    return word ^ (word >> 31U);
}

void fill(void *to, std::size_t size)
{
    auto *bytes = static_cast<unsigned char *>(to);
    for (std::size_t at = 0; at < size; at += sizeof(std::uint64_t)) {
        const std::uint64_t word = nextWord();
        std::memcpy(bytes + at, &word, std::min(size - at, sizeof word));
    }
}

} // namespace

void freezeClock(sys_time<microseconds> moment) { frozenMicroseconds = moment.time_since_epoch().count(); }

void seedRandomness(std::uint64_t seed)
{
    randomState = seed;
    isSeeded = true;
}

} // namespace vitrine

extern "C" {

[[gnu::visibility("default")]] int clock_gettime(clockid_t clock, timespec *time) noexcept
{
    using namespace vitrine;
    if (!isFrozen() || !isOfPeople(clock)) {
        static auto *const real = following<int(clockid_t, timespec *)>("clock_gettime");
        return real(clock, time);
    }
    const std::int64_t now = look();
    *time = { now / microsecondsPerSecond, now % microsecondsPerSecond * 1000 };
    return 0;
}

[[gnu::visibility("default")]] int gettimeofday(timeval *__restrict time, void *__restrict zone) noexcept
{
    using namespace vitrine;
    if (!isFrozen()) {
        static auto *const real = following<int(timeval *, void *)>("gettimeofday");
        return real(time, zone);
    }
    const std::int64_t now = look();
    *time = { now / microsecondsPerSecond, now % microsecondsPerSecond };
    return 0;
}

[[gnu::visibility("default")]] time_t time(time_t *to) noexcept
{
    using namespace vitrine;
    if (!isFrozen()) {
        static auto *const real = following<time_t(time_t *)>("time");
        return real(to);
    }
    const time_t now = look() / microsecondsPerSecond;
    if (to != nullptr)
        *to = now;
    return now;
}

[[gnu::visibility("default")]] ssize_t getrandom(void *to, size_t size, unsigned flags)
{
    using namespace vitrine;
    if (!isSeeded) {
        static auto *const real = following<ssize_t(void *, size_t, unsigned)>("getrandom");
        return real(to, size, flags);
    }
    fill(to, size);
    return static_cast<ssize_t>(size);
}

[[gnu::visibility("default")]] int getentropy(void *to, size_t size)
{
    using namespace vitrine;
    if (!isSeeded) {
        static auto *const real = following<int(void *, size_t)>("getentropy");
        return real(to, size);
    }
    fill(to, size);
    return 0;
}
}
