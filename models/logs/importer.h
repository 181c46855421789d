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

/// Reads one log file, whose format is detected by content, into `sink`, record by record, so that one bad record does
/// not affect the rest. Fails only if nothing of the file could be read. Blocks; any thread.
Result<ImportReport> importLog(const std::filesystem::path &file, LogSink &sink, const ImportOptions &options = {});

/// The same for a log in memory, neither packed nor an archive. Its source has no file.
Result<ImportReport> importText(std::string_view log, LogSink &sink, const ImportOptions &options = {});

/// The format that an import would detect for the file; "archive" for a zip or tar archive. Reads at most its first
/// megabyte.
Result<std::string_view> recognizedFormat(const std::filesystem::path &file);

/// Names of the formats that can be read.
std::vector<std::string_view> logFormats();

} // namespace vitrine
