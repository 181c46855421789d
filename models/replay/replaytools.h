// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "executor/toolstubs.h"
#include "models/replay/runreplayer.h"

#include <filesystem>
#include <set>
#include <span>
#include <string>

namespace vitrine {

/// Doubles that answer with what the log recorded of each tool: matched by name and arguments, then by order.
/// `final_answer` is always among them.
ToolStubs recordedTools(std::span<const ReplayStep> steps);

/// Doubles from the file NAME.tools.json beside the log NAME.json; none when there is no such file. Those that would
/// run Python are left out: a file is not trusted for lying somewhere.
Result<ToolStubs> toolsBeside(const std::filesystem::path &log);

/// Names that the code of a run calls like tools: nothing in the run binds them, they are unknown to Python and the log
/// does not say that the framework denied them. A star import could bind anything, so it hides them all.
class CalledTools final {
public:
    void add(const Facts &facts, const StepRecord &record);
    std::set<std::string> names() const;

private:
    std::set<std::string> m_candidates;
    std::set<std::string> m_bound;
    bool m_isOpaque = false;
};

/// The same for all steps of a run. Without an answer such a call has to be distinguished from an error of the code.
std::set<std::string> calledTools(std::span<const ReplayStep> steps, const FactsOf &factsOf);

} // namespace vitrine
