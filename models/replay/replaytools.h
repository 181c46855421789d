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

/// Tool stubs that give the recorded answers of each tool, matched by name and arguments, then by order. Always
/// includes `final_answer`.
ToolStubs recordedTools(std::span<const ReplayStep> steps);

/// Tool stubs from the file NAME.tools.json beside the log NAME.json; none if there is no such file. Leaves out stubs
/// that would run Python: the location of a file does not make it trusted.
Result<ToolStubs> toolsBeside(const std::filesystem::path &log);

/// Collects names that the code of a run calls like tools: nothing in the run binds them, Python does not know them,
/// and the log does not report that the framework denied them. A star import could bind any name, so with one there are
/// none.
class CalledTools final {
public:
    void add(const Facts &facts, const StepRecord &record);
    std::set<std::string> names() const;

private:
    std::set<std::string> m_candidates;
    std::set<std::string> m_bound;
    bool m_isOpaque = false;
};

/// The same for all steps of a run. A call of such a tool that has no answer is not an error of the code.
std::set<std::string> calledTools(std::span<const ReplayStep> steps, const FactsOf &factsOf);

} // namespace vitrine
