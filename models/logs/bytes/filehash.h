// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>

namespace vitrine {

/// SHA-256 of a regular file as stored on disk, packed or not. `progress` is called with the bytes done and the total
/// about once per megabyte; if it returns false, the error is Cancelled. Blocks; any thread.
Result<std::string> hashOfFile(const std::filesystem::path &file,
    const std::function<bool(std::uint64_t done, std::uint64_t total)> &progress = {});

/// The same of the first `size` bytes. Fails (Corrupt) if the file has fewer.
Result<std::string> hashOfStart(const std::filesystem::path &file, std::uint64_t size);

/// Up to this size, in bytes, the fingerprint of a file is the hash of its content.
inline constexpr std::uint64_t wholeFingerprint = 64 << 20;
/// A hash to distinguish files without reading large ones completely: of the content, or of the size and pieces from
/// all over a larger file. Does not prove that files are equal.
Result<std::string> fingerprintOfFile(const std::filesystem::path &file);

} // namespace vitrine
