// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/policy/policy.h"
#include "executor/recordedanswers.h"
#include "executor/sandbox/messages.h"
#include "executor/toolstubs.h"

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// Runs a user's Python tool stub: name of the tool, its source, arguments as JSON.
using PythonStub
    = std::function<ToolAnswer(const std::string &tool, const std::string &source, const std::string &arguments)>;

/// The tools of a session on the host's side: the ones that the worker may call, and their answers. A copy continues at
/// the position of the original, for checkpoints.
class ToolHost final {
public:
    ToolHost() = default;
    ToolHost(const ToolStubs &tools, const Policy &policy, PythonStub python);

    /// From the next step on, the observer of the step answers exactly these tools.
    void answerElsewhere(const std::vector<std::string> &names, const Policy &policy);

    /// Fills in the data about the tools that the worker needs.
    void describe(wire::Begin &begin) const;
    /// Answers and records a call.
    ToolAnswer answer(const wire::Asked &call);
    /// Whether the tool is answered elsewhere; the answer is then recorded.
    bool isElsewhere(std::string_view tool) const;
    ToolAnswer record(const wire::Asked &call, ToolAnswer answer);

    /// Clears the calls of the previous step.
    void beginStep() { m_calls.clear(); }
    const std::vector<ToolCallRecord> &calls() const { return m_calls; }
    /// Replaces the worker's report of calls by the answers given here. False if the worker reports calls that did not
    /// happen, or omits one.
    bool settle(std::vector<ToolCallRecord> &reported) const;

private:
    ToolAnswer find(const wire::Asked &call);

    ToolStubs m_tools;
    std::map<std::string, RecordedAnswers, std::less<>> m_recorded;
    PythonStub m_python;
    std::vector<ToolCallRecord> m_calls;
};

} // namespace vitrine
