// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/policy/policy.h"
#include "executor/recordedanswers.h"
#include "executor/sandbox/messages.h"
#include "executor/tooldoubles.h"

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// Runs a tool double that the user wrote in Python: name of the tool, its source, arguments as JSON.
using PythonDouble
    = std::function<ToolAnswer(const std::string &tool, const std::string &source, const std::string &arguments)>;

/// The tools of a session, on the host's side: which the worker may ask for, and what they answer. A copy goes on from
/// where the original stands, so that a checkpoint has one.
class ToolHost final {
public:
    ToolHost() = default;
    ToolHost(const ToolDoubles &tools, const Policy &policy, PythonDouble python);

    /// From the next step on these tools, and no others, are answered by whoever watches the step.
    void answerElsewhere(const std::vector<std::string> &names, const Policy &policy);

    /// Fills in what the worker has to know of them.
    void describe(wire::Begin &begin) const;
    /// The answer to a call, which is recorded.
    ToolAnswer answer(const wire::Asked &call);
    /// Does somebody else answer that tool? What they said is recorded then.
    bool isElsewhere(std::string_view tool) const;
    ToolAnswer record(const wire::Asked &call, ToolAnswer answer);

    /// The calls of the running step.
    void beginStep() { m_calls.clear(); }
    const std::vector<ToolCallRecord> &calls() const { return m_calls; }
    /// Puts what was answered here in the place of what the worker says of it: false when the worker tells of calls
    /// that it never made, or leaves out one that it did.
    bool settle(std::vector<ToolCallRecord> &told) const;

private:
    ToolAnswer find(const wire::Asked &call);

    ToolDoubles m_tools;
    std::map<std::string, RecordedAnswers, std::less<>> m_recorded;
    PythonDouble m_python;
    std::vector<ToolCallRecord> m_calls;
};

} // namespace vitrine
