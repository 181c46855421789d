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

/// The tools of a session on the host's side: which ones the worker may call, and their answers. A copy continues where
/// the original is, for checkpoints.
class ToolHost final {
public:
    ToolHost() = default;
    ToolHost(const ToolStubs &tools, const Policy &policy, PythonStub python);

    /// From the next step on these tools, and no others, are answered by the observer of the step.
    void answerElsewhere(const std::vector<std::string> &names, const Policy &policy);

    /// Fills in what the worker has to know of them.
    void describe(wire::Begin &begin) const;
    /// The answer to a call, which is recorded.
    ToolAnswer answer(const wire::Asked &call);
    /// Whether the tool is answered elsewhere; the answer is then recorded.
    bool isElsewhere(std::string_view tool) const;
    ToolAnswer record(const wire::Asked &call, ToolAnswer answer);

    /// The calls of the running step.
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
