// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/trail/record/records.h"

#include <optional>
#include <string>

namespace vitrine {

/// A log's data about a whole trace. Its first run gets it, but for the answer, which is that of the last agent that no
/// other one has started.
struct TraceDescription {
    std::string extra; ///< members for the run's `extra`
    std::optional<double> cost;
    std::string input; ///< the task, if no span has it as plain text
    std::string output; ///< the answer, likewise
    bool hasFailed = false; ///< the log says so of the trace
};

/// Which one of the trace's runs a run is.
struct RunOfTrace {
    bool isFirst = true;
    bool isLastAgent = true; ///< the last one that no other agent has started
    bool isOnly = true; ///< else a cost of its own calls is not replaced by that of the trace
};
void describe(RunRecord &run, const TraceDescription &description, const RunOfTrace &which);

} // namespace vitrine
