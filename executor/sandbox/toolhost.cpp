// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/sandbox/toolhost.h"

#include <algorithm>
#include <utility>

namespace vitrine {

namespace {

bool isAllowed(const Policy &policy, std::string_view name)
{
    return std::ranges::any_of(
        policy.tools, [name](const std::string &allowed) { return allowed == "*" || allowed == name; });
}

bool isIdentity(const ToolStub &tool) { return std::holds_alternative<ToolStub::Identity>(tool.answer); }

ToolAnswer failure(std::string text, ToolSource source = ToolSource::Missing)
{
    return { std::nullopt, std::move(text), source };
}

} // namespace

ToolHost::ToolHost(const ToolStubs &tools, const Policy &policy, PythonStub python)
    : m_python(std::move(python))
{
    for (const auto &[name, tool] : tools) {
        if (!isAllowed(policy, name))
            continue;
        m_tools.insert_or_assign(name, tool);
        if (const auto *recorded = std::get_if<ToolStub::Recorded>(&tool.answer))
            m_recorded.emplace(name, *recorded);
    }
}

void ToolHost::answerElsewhere(const std::vector<std::string> &names, const Policy &policy)
{
    m_tools.clear();
    m_recorded.clear();
    for (const std::string &name : names) {
        if (isAllowed(policy, name))
            m_tools.insert_or_assign(name, ToolStub { ToolStub::Elsewhere {} });
    }
}

void ToolHost::describe(wire::Begin &begin) const
{
    for (const auto &[name, tool] : m_tools)
        (isIdentity(tool) ? begin.identities : begin.tools).push_back(name);
}

ToolAnswer ToolHost::answer(const wire::Asked &call) { return record(call, find(call)); }

bool ToolHost::isElsewhere(std::string_view tool) const
{
    const auto found = m_tools.find(tool);
    return found != m_tools.end() && std::holds_alternative<ToolStub::Elsewhere>(found->second.answer);
}

ToolAnswer ToolHost::record(const wire::Asked &call, ToolAnswer answer)
{
    m_calls.push_back({ .seq = m_calls.size() + 1,
        .name = call.tool,
        .arguments = call.arguments,
        .result = answer.result,
        .error = answer.error,
        .source = answer.source });
    return answer;
}

ToolAnswer ToolHost::find(const wire::Asked &call)
{
    const std::string none = "tool '" + call.tool + "' has no recorded result";
    const auto tool = m_tools.find(call.tool);
    if (tool == m_tools.end() || isIdentity(tool->second))
        return failure(none);
    if (const auto *constant = std::get_if<ToolStub::Constant>(&tool->second.answer))
        return { constant->json, std::nullopt, ToolSource::Constant };
    if (const auto *python = std::get_if<ToolStub::Python>(&tool->second.answer))
        return m_python ? m_python(call.tool, python->source, call.arguments)
                        : failure("tool '" + call.tool + "' is answered by Python code, which this program cannot run",
                              ToolSource::Python);
    const auto recorded = m_recorded.find(call.tool);
    const std::string *result = recorded == m_recorded.end() ? nullptr : recorded->second.next(call.arguments);
    return result == nullptr ? failure(none) : ToolAnswer { *result, std::nullopt, ToolSource::Recorded };
}

bool ToolHost::settle(std::vector<ToolCallRecord> &reported) const
{
    auto made = m_calls.begin();
    for (ToolCallRecord &call : reported) {
        const auto tool = m_tools.find(call.name);
        if (tool == m_tools.end())
            return false;
        if (isIdentity(tool->second))
            continue;
        if (made == m_calls.end() || made->name != call.name)
            return false;
        call.arguments = made->arguments;
        call.result = made->result;
        call.source = made->source;
        if (made->error && !call.error)
            return false;
        ++made;
    }
    return made == m_calls.end();
}

} // namespace vitrine
