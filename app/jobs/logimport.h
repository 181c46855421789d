// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/replay/logopening.h"
#include "executor/policy/error.h"

#include <cstdint>
#include <filesystem>
#include <functional>

namespace vitrine {

/// Bytes done and in all; false cancels.
using ProgressCall = std::function<bool(std::uint64_t done, std::uint64_t total)>;

/// A log and the trail that it is in now.
struct ImportedLog {
    std::filesystem::path log;
    std::filesystem::path trail;
    OpenedLog opened;
};

/// Puts a log into a trail of its own in `folder`, named by the log and its content: the same bytes lead to the same
/// trail again, with everything that was recorded there since. A failed or cancelled import leaves no file behind.
/// Blocks; any thread but the GUI's.
Result<ImportedLog> importIntoFolder(
    const std::filesystem::path &log, const std::filesystem::path &folder, const ProgressCall &progress);

/// Whether the file is a trail, or any other SQLite file: these are opened as they are, never imported. Reads 16 bytes.
bool isDatabase(const std::filesystem::path &file);

} // namespace vitrine
