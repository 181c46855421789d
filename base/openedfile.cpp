// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "base/openedfile.h"

#include <fcntl.h>
#include <linux/magic.h>
#include <poll.h>
#include <sys/stat.h>
#include <sys/vfs.h>

#include <algorithm>
#include <cerrno>
#include <thread>

namespace vitrine {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::chrono::milliseconds interval { 20 };

/// A pipe with a name in a folder. The pipe of a shell's `<(command)` has none: both of its ends are open already.
bool isNamedPipe(int descriptor)
{
    struct stat status {};
    struct statfs system {};
    return ::fstat(descriptor, &status) == 0 && S_ISFIFO(status.st_mode) && ::fstatfs(descriptor, &system) == 0
        && system.f_type != PIPEFS_MAGIC;
}

/// Whether a program has the other end open, or had: it has written something, or has closed the pipe again. Copying
/// from an empty pipe fails if there is a writer, and results in nothing without one. No data is taken.
bool hasWriter(int descriptor)
{
    pollfd state { descriptor, POLLIN, 0 };
    int copy[2] {};
    if (::poll(&state, 1, 0) > 0 || ::pipe2(copy, O_CLOEXEC) != 0)
        return true;
    const UniqueFd out(copy[0]);
    const UniqueFd in(copy[1]);
    return ::tee(descriptor, in.get(), 1, SPLICE_F_NONBLOCK) != 0;
}

void sleepUntil(Clock::time_point end)
{
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(end - Clock::now());
    std::this_thread::sleep_for(std::clamp(left, std::chrono::milliseconds(1), interval));
}

void setBlocking(int descriptor) { ::fcntl(descriptor, F_SETFL, ::fcntl(descriptor, F_GETFL) & ~O_NONBLOCK); }

} // namespace

UniqueFd openedForReading(const std::filesystem::path &file, std::chrono::milliseconds patience)
{
    UniqueFd opened(::open(file.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    if (!opened)
        return opened;
    const auto end = Clock::now() + patience;
    while (isNamedPipe(opened.get()) && !hasWriter(opened.get())) {
        if (Clock::now() >= end) {
            opened.reset();
            errno = ENXIO;
            return opened;
        }
        sleepUntil(end);
    }
    setBlocking(opened.get());
    return opened;
}

UniqueFd openedForWriting(const std::filesystem::path &file, int flags, std::chrono::milliseconds patience)
{
    const auto end = Clock::now() + patience;
    while (true) {
        UniqueFd opened(::open(file.c_str(), O_WRONLY | O_CLOEXEC | O_NONBLOCK | flags, 0600));
        if (opened) {
            setBlocking(opened.get());
            return opened;
        }
        if (errno != ENXIO || Clock::now() >= end)
            return opened;
        sleepUntil(end);
    }
}

} // namespace vitrine
