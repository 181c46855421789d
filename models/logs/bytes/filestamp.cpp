// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/bytes/filestamp.h"

#include "base/clock.h"
#include "base/formatted.h"

#include <sys/stat.h>

#include <algorithm>

namespace vitrine {

namespace {

/// In seconds. The clocks of file systems are that coarse.
constexpr double settling = 2;

double secondsOf(const timespec &time) { return static_cast<double>(time.tv_sec) + double(time.tv_nsec) / 1e9; }

} // namespace

std::string stampOf(const std::filesystem::path &file)
{
    struct stat status {};
    return ::stat(file.c_str(), &status) == 0 ? stampOf(status, secondsSinceEpoch()) : std::string();
}

std::string stampOf(const struct stat &status, double now)
{
    const bool isSettled = std::max(secondsOf(status.st_mtim), secondsOf(status.st_ctim)) + settling < now;
    if (!S_ISREG(status.st_mode) || !isSettled)
        return {};
    return formatted("{} {} {}.{:09} {}.{:09}", status.st_size, status.st_ino, status.st_mtim.tv_sec,
        status.st_mtim.tv_nsec, status.st_ctim.tv_sec, status.st_ctim.tv_nsec);
}

} // namespace vitrine
