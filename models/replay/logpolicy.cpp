// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/replay/logpolicy.h"

#include "base/parsedjson.h"
#include "base/utf8.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>
#include <ranges>
#include <string_view>
#include <utility>

namespace vitrine {

namespace {

std::vector<std::string> sorted(std::vector<std::string> names)
{
    std::ranges::sort(names);
    return names;
}

/// The number after `words`; nothing if there is none, or if it cannot be a limit.
template <typename Number>
std::optional<Number> numberBehind(std::string_view text, std::string_view words)
{
    const std::size_t at = text.find(words);
    if (at == std::string_view::npos)
        return std::nullopt;
    const std::string_view rest = text.substr(at + words.size());
    Number number {};
    const auto read = std::from_chars(rest.data(), rest.data() + rest.size(), number);
    return read.ec == std::errc() && number > Number {} ? std::optional(number) : std::nullopt;
}

// The framework's own words (docs/executor.md#observations).
void readLimits(std::string_view text, PolicyTrace &trace)
{
    if (const auto number = numberBehind<std::uint64_t>(text, "Reached the max number of operations of "))
        trace.operations = number;
    const auto iterations = numberBehind<std::uint64_t>(text, "Maximum number of ");
    if (iterations && text.contains(" iterations in While loop exceeded"))
        trace.whileIterations = iterations;
    if (const auto seconds = numberBehind<double>(text, "exceeded the maximum execution time of "))
        trace.wallSeconds = seconds;
}

std::optional<std::uint64_t> positive(std::string_view text) { return numberBehind<std::uint64_t>(text, {}); }

/// The number of printed characters that were kept. A printed page that was truncated by a tool does not count: only
/// text truncated by the executor has two ends of the expected length.
std::optional<std::uint64_t> charactersKept(std::string_view text)
{
    constexpr std::string_view notice = "\n..._This content has been truncated to stay below ";
    constexpr std::string_view noticeEnd = " characters_...\n";
    const std::size_t at = text.find(notice);
    const auto kept = at == text.npos ? std::nullopt : positive(text.substr(at + notice.size()));
    const std::size_t end = kept ? text.find(noticeEnd, at + notice.size()) : text.npos;
    if (end == text.npos)
        return std::nullopt;
    const bool isWhole = countCharacters(text.substr(0, at)) == *kept / 2
        && countCharacters(text.substr(end + noticeEnd.size())) == *kept - *kept / 2;
    return isWhole ? kept : std::nullopt;
}

void readPrints(const StepRecord &step, PolicyTrace &trace)
{
    for (const OutputRecord &output : step.outputs) {
        const auto kept
            = output.stream == OutputStream::Log && output.isTruncated ? charactersKept(output.text) : std::nullopt;
        trace.printChars = kept ? kept : trace.printChars;
    }
}

/// The names in the brackets behind `words`: "['math', 're']".
std::vector<std::string> namesBehind(std::string_view text, std::string_view words)
{
    const std::size_t at = text.rfind(words);
    const std::size_t begin = at + words.size();
    const std::size_t end = at == text.npos ? text.npos : text.find(']', begin);
    if (end == text.npos || begin == text.size() || text[begin] != '[')
        return {};
    std::vector<std::string> names;
    for (const auto part : std::views::split(text.substr(begin + 1, end - begin - 1), std::string_view(", "))) {
        const std::string_view quoted(part.begin(), part.end());
        if (quoted.size() < 3 || quoted.front() != '\'' || quoted.back() != '\'')
            return {};
        names.emplace_back(quoted.substr(1, quoted.size() - 2));
    }
    return sorted(std::move(names));
}

/// Errors name the imports, and the framework lists them to the model at the start.
void readImports(const StepRecord &step, PolicyTrace &trace)
{
    if (step.error && trace.imports.empty())
        trace.imports = namesBehind(step.error->message, "Authorized imports are: ");
    for (auto message = step.prompt.begin(); message != step.prompt.end() && trace.imports.empty(); ++message)
        if (message->role == "system")
            trace.imports = namesBehind(message->text, "only from the following list of modules: ");
}

/// The step that says so is one more than were allowed, and has no code.
std::optional<std::uint64_t> stepsUntilStopped(const RunRecord &run, std::span<const ReplayStep> steps)
{
    if (run.state != RunState::MaxSteps)
        return std::nullopt;
    const auto made = std::ranges::count_if(steps, [](const ReplayStep &step) {
        const bool isStop = step.record.error && step.record.error->type == "AgentMaxStepsError";
        return step.record.kind == StepKind::Action && !isStop;
    });
    return made > 0 ? std::optional(static_cast<std::uint64_t>(made)) : std::nullopt;
}

/// The number of steps named by a trace.
std::optional<std::uint64_t> stepsNamed(const RunRecord &run)
{
    constexpr const char *key = "max_steps";
    if (!run.extra.contains(key))
        return std::nullopt;
    const auto extra = parsedJson<nlohmann::json>(run.extra);
    const auto named = extra.is_object() ? extra.find(key) : extra.end();
    const bool isNumber = extra.is_object() && named != extra.end() && named->is_number_unsigned();
    return isNumber && *named > 0U ? std::optional(named->get<std::uint64_t>()) : std::nullopt;
}

std::uint64_t withCode(std::span<const ReplayStep> steps)
{
    return static_cast<std::uint64_t>(
        std::ranges::count_if(steps, [](const ReplayStep &step) { return !replayCode(step.record).empty(); }));
}

} // namespace

PolicyTrace policySeen(const RunRecord &run, std::span<const ReplayStep> steps)
{
    PolicyTrace trace;
    trace.imports = sorted(run.authorizedImports);
    trace.maxSteps = stepsNamed(run);
    if (!trace.maxSteps)
        trace.maxSteps = stepsUntilStopped(run, steps);
    trace.codeSteps = withCode(steps);
    if (run.framework == "smolagents")
        trace.dialectVersion = dialectVersionRecorded(run.frameworkVersion);
    for (const ReplayStep &step : steps) {
        if (step.record.error)
            readLimits(step.record.error->message, trace);
        readImports(step.record, trace);
        readPrints(step.record, trace);
    }
    return trace;
}

void RecordedDialect::apply(Policy &policy) const
{
    policy.dialect = dialect;
    policy.dialectVersion = version.value_or(policy.dialectVersion);
}

std::optional<RecordedDialect> recordedDialect(const RunRecord &run, const PolicyTrace &trace)
{
    if (trace.whole)
        return RecordedDialect { trace.whole->dialect, trace.dialectVersion };
    if (run.framework == "smolagents" || !trace.imports.empty())
        return RecordedDialect { Dialect::Smolagents, trace.dialectVersion };
    return run.framework.empty() ? std::nullopt : std::optional(RecordedDialect());
}

std::optional<RecordedDialect> commonDialect(std::span<const std::optional<RecordedDialect>> runs)
{
    std::optional<RecordedDialect> common;
    for (const std::optional<RecordedDialect> &run : runs) {
        if (!run || (common && common->dialect != run->dialect))
            return std::nullopt;
        common = RecordedDialect { run->dialect, std::max(common ? common->version : std::nullopt, run->version) };
    }
    return common;
}

Policy policyOfLog(const RunRecord &run, std::span<const ReplayStep> steps, std::uint64_t codeSteps)
{
    PolicyTrace trace = policySeen(run, steps);
    trace.codeSteps = std::max(trace.codeSteps, codeSteps);
    return policyOfTrace(trace);
}

} // namespace vitrine
