// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/steps/frameworkerror.h"

#include "models/logs/json/pythonliteral.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace vitrine {

namespace {

constexpr std::string_view executionFailed = "Code execution failed at line '";
constexpr std::string_view parsingFailed = "Code parsing failed on line ";

struct Cause {
    std::string_view type;
    std::string_view text;
    std::string_view line;
};

bool isClassNameChar(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '.';
}

/// "ValueError: text", or just "StopIteration: ".
std::optional<Cause> classAndText(std::string_view text)
{
    const auto end = std::ranges::find_if_not(text, isClassNameChar);
    const auto length = static_cast<std::size_t>(end - text.begin());
    if (length == 0 || !text.substr(length).starts_with(':'))
        return {};
    std::string_view rest = text.substr(length + 1);
    rest.remove_prefix(rest.starts_with(' ') ? 1 : 0);
    return Cause { text.substr(0, length), rest, {} };
}

/// The quoted statement may span lines and hold quotes, even the words "due to": the first place where a class name
/// follows ends it.
std::optional<Cause> executionCause(std::string_view message)
{
    constexpr std::string_view dueTo = "' due to: ";
    const std::size_t start = message.find(executionFailed);
    if (start == message.npos)
        return {};
    const std::size_t from = start + executionFailed.size();
    for (std::size_t at = message.find(dueTo, from); at != message.npos; at = message.find(dueTo, at + 1)) {
        auto cause = classAndText(message.substr(at + dueTo.size()));
        if (!cause)
            continue;
        cause->line = message.substr(from, at - from);
        return cause;
    }
    return {};
}

std::optional<Cause> parsingCause(std::string_view message)
{
    constexpr std::string_view dueTo = " due to: ";
    const std::size_t start = message.find(parsingFailed);
    const std::size_t at = start == message.npos ? start : message.find(dueTo, start);
    return at == message.npos ? std::nullopt : classAndText(message.substr(at + dueTo.size()));
}

bool isLimit(std::string_view text)
{
    return text.starts_with("Reached the max number of operations") || text.starts_with("Maximum number of ")
        || text.starts_with("Code execution exceeded the maximum execution time");
}

/// Denials of the interpreter, as opposed to failures of the code.
bool isDenial(std::string_view text)
{
    constexpr std::array beginnings { "Import of ", "Import from ", "Forbidden ", "Invoking a builtin function",
        "Cannot assign to name '" };
    constexpr std::array endings { " is not supported.", " is not implemented." };
    return std::ranges::any_of(beginnings, [&](std::string_view part) { return text.starts_with(part); })
        || std::ranges::any_of(endings, [&](std::string_view part) { return text.ends_with(part); });
}

ErrorLayer executionLayer(const Cause &cause)
{
    if (isLimit(cause.text) || cause.type == "ExecutionTimeoutError")
        return ErrorLayer::Limit;
    return cause.type.ends_with("InterpreterError") && isDenial(cause.text) ? ErrorLayer::Policy : ErrorLayer::Code;
}

std::string_view typeFrom(std::string_view message)
{
    constexpr std::array<std::pair<std::string_view, std::string_view>, 7> beginnings { {
        { "Error in code parsing", "AgentParsingError" },
        { "Error while parsing", "AgentParsingError" },
        { "Error executing tool", "AgentToolExecutionError" },
        { "Error when executing tool", "AgentToolExecutionError" },
        { "Error in generating model output", "AgentGenerationError" },
        { "Error while generating output", "AgentGenerationError" },
        { "Reached max steps", "AgentMaxStepsError" },
    } };
    for (const auto &[beginning, type] : beginnings)
        if (message.starts_with(beginning))
            return type;
    if (message.contains(executionFailed) || message.contains(parsingFailed) || isLimit(message))
        return "AgentExecutionError";
    return {};
}

ErrorLayer layerOf(std::string_view type)
{
    constexpr std::array<std::pair<std::string_view, ErrorLayer>, 5> layers { {
        { "AgentParsingError", ErrorLayer::Parse },
        { "AgentGenerationError", ErrorLayer::Model },
        { "AgentMaxStepsError", ErrorLayer::Limit },
        { "AgentToolCallError", ErrorLayer::Tool },
        { "AgentToolExecutionError", ErrorLayer::Tool },
    } };
    const auto found = std::ranges::find(layers, type, &std::pair<std::string_view, ErrorLayer>::first);
    return found == layers.end() ? ErrorLayer::Code : found->second;
}

void takeCause(ErrorRecord &error, const Cause &cause)
{
    error.causeType = cause.type;
    error.codeLine = cause.line;
    // A tool that is a Python interpreter denies as the interpreter does.
    if (const ErrorLayer layer = executionLayer(cause); error.layer == ErrorLayer::Code || layer != ErrorLayer::Code)
        error.layer = layer;
}

} // namespace

ErrorRecord frameworkError(std::string_view type, std::string_view message)
{
    const std::string_view name = type.empty() ? typeFrom(message) : type;
    ErrorRecord error { .layer = layerOf(name),
        .type = std::string(name),
        .message = std::string(message),
        .traceback = {},
        .codeLine = {},
        .causeType = {} };
    if (error.layer != ErrorLayer::Code && error.layer != ErrorLayer::Tool)
        return error;
    if (const auto cause = executionCause(message))
        takeCause(error, *cause);
    else if (const auto parsing = parsingCause(message))
        error.causeType = parsing->type;
    else if (isLimit(message))
        error.layer = ErrorLayer::Limit;
    return error;
}

std::vector<std::string> authorizedImportsIn(std::string_view message)
{
    constexpr std::string_view marker = "Authorized imports are: ";
    const std::size_t at = message.rfind(marker);
    if (at == message.npos)
        return {};
    const std::string_view rest = message.substr(at + marker.size());
    const std::size_t end = rest.find(']');
    const auto list = end == rest.npos ? std::unexpected(Error {}) : parsePython(rest.substr(0, end + 1));
    std::vector<std::string> modules;
    if (list && list->kind == PythonValue::Kind::List)
        for (const PythonValue &item : list->items)
            modules.push_back(item.text);
    std::ranges::sort(modules);
    return modules;
}

} // namespace vitrine
