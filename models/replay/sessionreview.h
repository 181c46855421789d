// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "executor/review/reviewer.h"
#include "models/replay/replaytools.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

struct ReviewedStep {
    std::uint64_t ordinal = 0;
    Review review;
};

/// Reviews the steps of one session together, so that each review considers the names that earlier steps bind and that
/// later steps read. Steps are added in order.
class SessionReview final {
public:
    /// `tools`: names of the tools that are known to exist.
    SessionReview(const Reviewer &reviewer, Policy policy, std::set<std::string> tools);

    void add(std::uint64_t ordinal, std::string_view code);
    /// Adds a step of a log; does nothing if it has no Python code. Unknown names that it calls may be tools, and its
    /// recorded tool calls are.
    void add(const StepRecord &record);

    /// Adds other code instead of a step of a log, whose recorded tool calls still count.
    void addDraft(const StepRecord &record, std::string_view code);

    /// Returns all steps, with the results that depend on the whole session. Call it once, at the end.
    std::vector<ReviewedStep> take();

private:
    void addTools(const Facts &facts, const StepRecord &record);
    SessionNames namesAt(std::size_t step) const;

    const Reviewer &m_reviewer;
    Policy m_policy;
    std::set<std::string, std::less<>> m_tools;
    CalledTools m_called;
    std::map<std::string, std::size_t, std::less<>> m_bound; ///< the first step that binds a name
    std::map<std::string, std::size_t, std::less<>> m_read; ///< the last step that reads it
    std::set<std::size_t> m_opaque; ///< steps that may bind and read anything
    std::vector<ReviewedStep> m_steps;
};

} // namespace vitrine
