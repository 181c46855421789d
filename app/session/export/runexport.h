// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/export/trailexport.h"
#include "app/session/jobs/logimport.h"

#include <QString>

#include <filesystem>
#include <string>
#include <vector>

namespace vitrine {

/// The options of an export.
struct ExportOrder {
    std::filesystem::path trail;
    std::string format; ///< one of `exportFormats()`
    std::vector<RunId> runs; ///< in this order; empty: all
    std::string withheld; ///< texts that contain this are left out; empty: none
    bool hasProofs = false; ///< for an HTML report: include the proof of each step
    QString file;
    PythonSource python = {}; ///< determines which code fits a Python file; default: this process's Python
};

struct ExportReport {
    std::uint64_t runs = 0;
    std::uint64_t steps = 0;
    std::uint64_t damaged = 0; ///< runs and steps that could not be read and were left out
    std::uint64_t unproven = 0; ///< steps whose proof could not be made
    std::uint64_t withheld = 0; ///< texts that were left out
    std::uint64_t namesLeft = 0; ///< names and other short values that still contain the withheld text
};

/// Writes the complete file, or leaves an existing one unchanged. Progress counts steps. Blocks; any thread but the
/// GUI's.
Result<ExportReport> exportRuns(const ExportOrder &order, const ProgressCall &progress);

} // namespace vitrine
