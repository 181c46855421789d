// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>

namespace vitrine {

/// SHA-256 of a regular file as stored on disk, packed or not. `progress` gets the bytes done and in all, about once a
/// megabyte; when it returns false, the error is Cancelled. Blocks; any thread.
Result<std::string> hashOfFile(const std::filesystem::path &file,
    const std::function<bool(std::uint64_t done, std::uint64_t total)> &progress = {});

/// Distinguishes the content of files without reading large ones completely: the hash of a file up to 64 MiB, of a
/// larger one that of its size and of pieces from all over it. Not a proof of anything.
Result<std::string> fingerprintOfFile(const std::filesystem::path &file);

} // namespace vitrine
