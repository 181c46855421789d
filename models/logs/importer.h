// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"
#include "models/logs/steps/importoptions.h"
#include "models/logs/steps/importreport.h"
#include "models/logs/steps/logsink.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// Reads one log file, recognised by its content, into `sink`, record by record: one bad record does not lose the
/// file. An error comes back only when nothing of the file could be read. Blocks; any thread.
Result<ImportReport> importLog(const std::filesystem::path &file, LogSink &sink, const ImportOptions &options = {});

/// The same of a log in memory, neither packed nor an archive. Its source has no file.
Result<ImportReport> importText(std::string_view log, LogSink &sink, const ImportOptions &options = {});

/// The format that an import would take the file for; "archive" for a zip or tar archive. Reads its first megabyte at
/// most.
Result<std::string_view> recognizedFormat(const std::filesystem::path &file);

/// Names of the formats that can be read.
std::vector<std::string_view> logFormats();

} // namespace vitrine
