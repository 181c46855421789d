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

/// Bytes done and in all; false cancels.
using ProgressCall = std::function<bool(std::uint64_t done, std::uint64_t total)>;

/// Logs, and the trail that all of them are in now.
struct ImportedLogs {
    std::vector<std::string> names; ///< as they were asked for: files, folders, patterns
    std::filesystem::path trail;
    ImportReport report; ///< of all of them; unreadable files are listed as skipped
    bool wasThere = false; ///< all were imported before
};

struct ImportCalls {
    ProgressCall progress;
    /// The trail is new and its first run can be read, long before the end of a large log.
    std::function<void(const std::filesystem::path &trail)> started = {};
    std::string format = {}; ///< overrides recognition when not empty
    PythonSource python = {}; ///< reviews the code meanwhile; without it, nothing is reviewed
};

/// Puts logs (files, folders with all logs in them, patterns) into one trail in `folder`, named by the first of them
/// and their content: the same bytes lead to the same trail again, with everything that was recorded there since. A
/// failed or cancelled import leaves no new trail behind. Blocks; any thread but the GUI's.
Result<ImportedLogs> importIntoFolder(
    const std::vector<std::string> &logs, const std::filesystem::path &folder, const ImportCalls &calls = {});

/// The same into a trail that is there, which a failed or cancelled import leaves as it was.
Result<ImportedLogs> importIntoTrail(
    const std::vector<std::string> &logs, const std::filesystem::path &trail, const ImportCalls &calls = {});

/// Deletes the file of a trail that is not open, with the files that SQLite left beside it.
void removeTrail(const std::filesystem::path &trail);

/// Whether the file is a trail, or any other SQLite file: these are opened as they are, never imported. Reads 16 bytes.
bool isDatabase(const std::filesystem::path &file);

} // namespace vitrine
