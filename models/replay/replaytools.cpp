// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/replay/replaytools.h"

#include "executor/review/builtinnames.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <ranges>
#include <string_view>

namespace vitrine {

namespace {

bool isPythons(std::string_view name)
{
    return isPythonName(name) || name == "final_answer" || isFrameworkFunction(name);
}

constexpr std::uintmax_t longestToolsFile = 64 * 1024 * 1024;

bool isPython(const ToolStub &tool) { return std::holds_alternative<ToolStub::Python>(tool.answer); }

/// Results are text in logs: JSON if it is JSON, else a string.
std::string asJson(const std::string &text)
{
    if (nlohmann::json::accept(text))
        return text;
    return nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

bool isFrameworkCall(std::string_view name) { return name == "python_interpreter" || name == "final_answer"; }

void addCall(ToolStubs &tools, const RecordedToolCall &call)
{
    if (!call.result || isFrameworkCall(call.name))
        return;
    ToolStub &tool = tools[call.name];
    if (!std::holds_alternative<ToolStub::Recorded>(tool.answer))
        tool.answer = ToolStub::Recorded {};
    std::get<ToolStub::Recorded>(tool.answer).calls.push_back({ call.arguments, asJson(*call.result) });
}

/// The log says that the framework did not know the name: then it was no tool.
bool wasUnknown(const StepRecord &record, const std::string &name)
{
    if (!record.error)
        return false;
    const std::string &message = record.error->message;
    return message.contains("Forbidden function evaluation: '" + name + "'")
        || message.contains("name '" + name + "' is not defined");
}

bool hasStarImport(const Facts &facts)
{
    return std::ranges::any_of(
        facts.imports, [](const ImportFact &import) { return std::ranges::contains(import.names, "*"); });
}

} // namespace

ToolStubs recordedTools(std::span<const ReplayStep> steps)
{
    ToolStubs tools = defaultTools();
    for (const ReplayStep &step : steps) {
        for (const RecordedToolCall &call : step.record.toolCalls)
            addCall(tools, call);
    }
    return tools;
}

Result<ToolStubs> toolsBeside(const std::filesystem::path &log)
{
    const std::filesystem::path file = std::filesystem::path(log).replace_extension(".tools.json");
    std::error_code error;
    const auto size = std::filesystem::file_size(file, error);
    if (error)
        return ToolStubs {};
    if (size > longestToolsFile)
        return std::unexpected(Error { ErrorCode::TooLarge, file.string(), {}, {}, {} });
    std::ifstream stream(file, std::ios::binary);
    std::string json(size, '\0');
    if (!stream.read(json.data(), static_cast<std::streamsize>(size)))
        return std::unexpected(Error { ErrorCode::ReadFailed, file.string(), {}, {}, {} });
    auto tools = readToolStubs(json, file.string());
    if (tools)
        std::erase_if(*tools, [](const auto &tool) { return isPython(tool.second); });
    return tools;
}

void CalledTools::add(const Facts &facts, const StepRecord &record)
{
    m_isOpaque = m_isOpaque || hasStarImport(facts);
    for (const std::string &name : facts.calls) {
        if (std::ranges::contains(facts.freeNames, name) && !isPythons(name) && !wasUnknown(record, name))
            m_candidates.insert(name);
    }
    m_bound.insert(facts.boundNames.begin(), facts.boundNames.end());
}

std::set<std::string> CalledTools::names() const
{
    std::set<std::string> names;
    if (!m_isOpaque)
        std::ranges::set_difference(m_candidates, m_bound, std::inserter(names, names.end()));
    return names;
}

std::set<std::string> calledTools(std::span<const ReplayStep> steps, const FactsOf &factsOf)
{
    CalledTools tools;
    for (const ReplayStep &step : steps) {
        const std::string code = replayCode(step.record);
        const auto facts = code.empty() || !factsOf ? std::nullopt : factsOf(code);
        if (facts)
            tools.add(*facts, step.record);
    }
    return tools.names();
}

} // namespace vitrine
