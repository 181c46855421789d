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

/// The run that an import makes of a document that an export has written. Nothing when it is not recognised as one of
/// the format, or not read without a flaw as one run.
std::optional<RunWithSteps> readBack(std::string_view document, std::string_view format);
/// The same as the format says, flaws or not.
RunWithSteps readBackAs(std::string_view document, std::string_view format);

/// The runs of an export with the places that they get in its file, so that a run can name the one that called it.
class ExportedLocations final {
public:
    /// The part of a run that can be read back from the file. Runs come in the order of the file.
    RunWithSteps location(const ExportedRun &run);

private:
    std::map<std::pair<SourceId, std::uint64_t>, std::uint64_t> m_locations; ///< from 1, by place in the source
    std::uint64_t m_runs = 0;
};

} // namespace vitrine
