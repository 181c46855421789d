// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/uniquefd.h"

#include <chrono>
#include <filesystem>
#include <string_view>

namespace vitrine {

/// The details of an error if a named pipe has no program at its other end.
inline constexpr std::string_view pipeWithoutWriter = "no program has opened the pipe for writing";
inline constexpr std::string_view pipeWithoutReader = "no program has opened the pipe for reading";

/// How long the program at the other end of a named pipe may take to start.
inline constexpr std::chrono::milliseconds pipePatience { 5'000 };

/// Opens a file for reading. Waits at most `patience` for a program that writes to a named pipe; an empty pipe without
/// one is not opened, and `errno` is ENXIO. Empty on failure; `errno` has the reason.
UniqueFd openedForReading(const std::filesystem::path &file, std::chrono::milliseconds patience = pipePatience);

/// Opens a file for writing, with these additional flags; a new one can be read by its owner only. Waits at most
/// `patience` for a program that reads from a named pipe, then `errno` is ENXIO. Empty on failure; `errno` has the
/// reason.
UniqueFd openedForWriting(
    const std::filesystem::path &file, int flags, std::chrono::milliseconds patience = pipePatience);

} // namespace vitrine
