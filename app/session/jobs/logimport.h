// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"
#include "models/replay/logopening.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// Bytes done, and bytes in all; returning false cancels.
using ProgressCall = std::function<bool(std::uint64_t done, std::uint64_t total)>;

/// The imported logs, and the trail that contains all of them.
struct ImportedLogs {
    std::vector<std::string> names; ///< as requested: files, folders, patterns
    std::filesystem::path trail;
    ImportReport report; ///< of all of them; unreadable files are listed as skipped
    bool wasThere = false; ///< all were imported before
};

struct ImportCalls {
    ProgressCall progress;
    /// The new trail has its first run and can be read, long before the end of a large log.
    std::function<void(const std::filesystem::path &trail)> started = {};
    std::string format = {}; ///< overrides detection unless empty
    PythonSource python = {}; ///< reviews the code during the import; without it, nothing is reviewed
};

/// Imports logs (files, folders with all logs in them, patterns) into one trail in `folder`, named after the first of
/// them and their content: importing the same bytes again opens the same trail, with everything that was recorded in it
/// since. A failed or cancelled import leaves no new trail behind. Blocks; any thread but the GUI's.
Result<ImportedLogs> importIntoFolder(
    const std::vector<std::string> &logs, const std::filesystem::path &folder, const ImportCalls &calls = {});

/// The same into an existing trail, which a failed or cancelled import leaves unchanged.
Result<ImportedLogs> importIntoTrail(
    const std::vector<std::string> &logs, const std::filesystem::path &trail, const ImportCalls &calls = {});

/// Deletes the file of a trail that is not open, with the files that SQLite left next to it.
void removeTrail(const std::filesystem::path &trail);

/// Whether the file is a trail, or any other SQLite file: these are opened directly, never imported. Reads 16 bytes.
bool isDatabase(const std::filesystem::path &file);
/// Whether the file is a trail, by its first 100 bytes. Not for a trail that this program has open:
/// closing a file releases the locks that SQLite has on it.
bool hasTrailHead(const std::filesystem::path &file);

} // namespace vitrine
