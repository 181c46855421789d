// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/export/trailexport.h"
#include "models/logs/steps/runfacts.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace vitrine {

/// The run that an import reads from a document that an export has written. Nothing if the document is not detected as
/// `format`, or not read without flaws as one run.
std::optional<RunWithSteps> readBack(std::string_view document, std::string_view format);
/// The same, read as `format` regardless of flaws.
RunWithSteps readBackAs(std::string_view document, std::string_view format);

/// The runs of an export with their positions in its file, so that a run can refer to the one that called it.
class ExportedLocations final {
public:
    /// Returns the part of a run that can be read back from the file. Call it in the order of the runs in the file.
    RunWithSteps location(const ExportedRun &run);

private:
    std::map<std::pair<SourceId, std::uint64_t>, std::uint64_t> m_locations; ///< from 1; by position in the source
    std::uint64_t m_runs = 0;
};

} // namespace vitrine
