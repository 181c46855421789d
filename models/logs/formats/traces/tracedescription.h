// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/trail/record/records.h"

#include <optional>
#include <string>

namespace vitrine {

/// A log's data about a whole trace, which its first run gets.
struct TraceDescription {
    std::string extra; ///< members for the run's `extra`
    std::optional<double> cost;
    std::string input; ///< the task, if no span has it as plain text
    std::string output; ///< the answer, likewise
};

void describe(RunRecord &run, const TraceDescription &description);

} // namespace vitrine
