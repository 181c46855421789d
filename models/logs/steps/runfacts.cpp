// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/steps/runfacts.h"

#include "base/formatted.h"
#include "models/logs/json/jsonrepair.h"
#include "models/logs/json/jsonvalues.h"
#include "models/trail/record/names.h"

#include <cmath>
#include <concepts>
#include <tuple>
#include <type_traits>
#include <utility>

namespace vitrine {

namespace {

constexpr std::string_view extraKey = "extra";

template <typename Record, typename Member>
struct Field {
    std::string_view name;
    Member Record::*member;
};
template <typename Record, typename Member>
Field(std::string_view, Member Record::*) -> Field<Record, Member>;

template <typename Record>
constexpr auto fields = std::tuple {};
template <>
constexpr auto fields<TimeSpan>
    = std::tuple { Field { "started_at", &TimeSpan::startedAt }, Field { "ended_at", &TimeSpan::endedAt },
          Field { "seconds", &TimeSpan::seconds }, Field { "quality", &TimeSpan::quality } };
template <>
constexpr auto fields<Tokens> = std::tuple { Field { "input", &Tokens::input }, Field { "output", &Tokens::output },
    Field { "quality", &Tokens::quality } };
template <>
constexpr auto fields<CodeRecord> = std::tuple { Field { "language", &CodeRecord::language },
    Field { "text", &CodeRecord::text }, Field { "origin", &CodeRecord::origin } };
template <>
constexpr auto fields<RecordedToolCall> = std::tuple { Field { "call_id", &RecordedToolCall::callId },
    Field { "name", &RecordedToolCall::name }, Field { "arguments", &RecordedToolCall::arguments },
    Field { "result", &RecordedToolCall::result }, Field { "error", &RecordedToolCall::error },
    Field { "seconds", &RecordedToolCall::seconds }, Field { "inner_of_code", &RecordedToolCall::innerOfCode } };
template <>
constexpr auto fields<OutputRecord> = std::tuple { Field { "stream", &OutputRecord::stream },
    Field { "text", &OutputRecord::text }, Field { "truncated", &OutputRecord::isTruncated } };
template <>
constexpr auto fields<ErrorRecord>
    = std::tuple { Field { "layer", &ErrorRecord::layer }, Field { "type", &ErrorRecord::type },
          Field { "message", &ErrorRecord::message }, Field { "traceback", &ErrorRecord::traceback },
          Field { "code_line", &ErrorRecord::codeLine }, Field { "cause", &ErrorRecord::causeType } };
template <>
constexpr auto fields<PromptMessage>
    = std::tuple { Field { "role", &PromptMessage::role }, Field { "text", &PromptMessage::text } };
template <>
constexpr auto fields<StepRecord> = std::tuple { Field { "external_number", &StepRecord::externalNumber },
    Field { "kind", &StepRecord::kind }, Field { "thought", &StepRecord::thought },
    Field { "model_output", &StepRecord::rawModelOutput }, Field { "code", &StepRecord::code },
    Field { "tool_calls", &StepRecord::toolCalls }, Field { "outputs", &StepRecord::outputs },
    Field { "error", &StepRecord::error }, Field { "prompt", &StepRecord::prompt },
    Field { "is_final_answer", &StepRecord::isFinalAnswer }, Field { "time", &StepRecord::time },
    Field { "tokens", &StepRecord::tokens }, Field { extraKey, &StepRecord::extra } };
template <>
constexpr auto fields<RunRecord> = std::tuple { Field { "external_id", &RunRecord::externalId },
    Field { "agent", &RunRecord::agentName }, Field { "agent_kind", &RunRecord::agentKind },
    Field { "model", &RunRecord::model }, Field { "task", &RunRecord::task },
    Field { "final_answer", &RunRecord::finalAnswer }, Field { "expected_answer", &RunRecord::expectedAnswer },
    Field { "state", &RunRecord::state }, Field { "time", &RunRecord::time }, Field { "tokens", &RunRecord::tokens },
    Field { "framework", &RunRecord::framework }, Field { "framework_version", &RunRecord::frameworkVersion },
    Field { "authorized_imports", &RunRecord::authorizedImports }, Field { extraKey, &RunRecord::extra },
    Field { "parent_run", &RunRecord::parentRun }, Field { "cost", &RunRecord::cost } };

template <typename T>
concept Struct = std::tuple_size_v<std::remove_cvref_t<decltype(fields<T>)>> > 0;
template <typename T>
concept Enum = std::is_enum_v<T>;

template <typename Record, typename Visit>
void forEachField(const Visit &visit)
{
    std::apply([&visit](const auto &...field) { (visit(field), ...); }, fields<Record>);
}

// Writing

std::string jsonOf(bool value) { return value ? "true" : "false"; }
std::string jsonOf(std::integral auto value) { return formatted("{}", value); }
std::string jsonOf(double value) { return std::isfinite(value) ? formatted("{}", value) : "null"; }
std::string jsonOf(const std::string &value)
{
    return quotedJson(simdjson::validate_utf8(value) ? value : readableUtf8(value));
}
std::string jsonOf(Enum auto value) { return quotedJson(trailfile::nameOf(value)); }
template <Struct Record>
std::string jsonOf(const Record &record);
template <typename T>
std::string jsonOf(const std::optional<T> &value)
{
    return value ? jsonOf(*value) : "null";
}
template <typename T>
std::string jsonOf(const std::vector<T> &values)
{
    std::string list = "[";
    for (const T &value : values)
        list += (list.size() > 1 ? "," : "") + jsonOf(value);
    return list + ']';
}

/// The fields in which `record` is another than `base`.
template <Struct Record>
void addDifferences(JsonExtra &json, const Record &base, const Record &record)
{
    forEachField<Record>([&](const auto &field) {
        if (!(base.*field.member == record.*field.member))
            json.add(field.name, jsonOf(record.*field.member));
    });
}

template <Struct Record>
std::string jsonOf(const Record &record)
{
    JsonExtra json;
    addDifferences(json, Record {}, record);
    return json.text().empty() ? "{}" : json.text();
}

std::string stepFacts(const StepRecord *read, std::size_t location, const StepRecord &meant)
{
    JsonExtra json;
    if (read != nullptr)
        json.add("as", jsonOf(location));
    addDifferences(json, read != nullptr ? *read : StepRecord {}, meant);
    return json.text().empty() ? "{}" : json.text();
}

/// Steps correspond if both sides have the same number.
std::string stepsFacts(const std::vector<StepRecord> &read, const std::vector<StepRecord> &meant)
{
    const bool isAligned = read.size() == meant.size();
    bool isSame = isAligned;
    std::string list = "[";
    for (std::size_t i = 0; i < meant.size(); ++i) {
        const std::string facts = stepFacts(isAligned ? &read[i] : nullptr, i, meant[i]);
        isSame = isSame && facts == formatted(R"({{"as":{}}})", i);
        list += (i > 0 ? "," : "") + facts;
    }
    return isSame ? std::string {} : list + ']';
}

// Reading. False: another type than belongs there.

bool take(JsonElement value, bool &target)
{
    const auto truth = boolIn(value);
    target = truth.value_or(target);
    return truth.has_value();
}

template <std::integral T>
bool take(JsonElement value, T &target)
{
    const auto number = integerIn(value);
    const bool fits = number && std::in_range<T>(*number);
    target = fits ? static_cast<T>(*number) : target;
    return fits;
}

bool take(JsonElement value, double &target)
{
    const auto number = numberIn(value);
    target = number.value_or(target);
    return number.has_value();
}

bool take(JsonElement value, std::string &target)
{
    const auto text = stringIn(value);
    target = text ? std::string(*text) : target;
    return text.has_value();
}

bool take(JsonElement value, Enum auto &target)
{
    using E = std::remove_cvref_t<decltype(target)>;
    const auto text = stringIn(value);
    const auto known = text ? trailfile::enumFrom<E>(*text) : std::nullopt;
    target = known.value_or(target);
    return known.has_value();
}

template <Struct Record>
bool take(JsonElement value, Record &target);

template <typename T>
bool take(JsonElement value, std::optional<T> &target)
{
    target.reset();
    return value.is_null() || take(value, target.emplace());
}

template <typename T>
bool take(JsonElement value, std::vector<T> &target)
{
    simdjson::dom::array list;
    if (value.get(list) != simdjson::SUCCESS)
        return false;
    target.clear();
    for (const JsonElement element : list)
        if (!take(element, target.emplace_back()))
            return false;
    return true;
}

/// The name of a field whose value is of a wrong type. Unknown names are those of later versions.
template <Struct Record>
std::optional<std::string_view> takeFields(JsonObject object, Record &target)
{
    std::optional<std::string_view> flaw;
    forEachField<Record>([&](const auto &field) {
        const auto value = memberOf(object, field.name);
        if (value && !take(*value, target.*field.member))
            flaw = field.name;
    });
    return flaw;
}

template <Struct Record>
bool take(JsonElement value, Record &target)
{
    const auto object = objectIn(value);
    target = {};
    return object && !takeFields(*object, target);
}

Error flaw(std::string location)
{
    return { ErrorCode::BadValue, {}, {}, {}, {}, { .location = formatted("{}.{}", runFactsKey, location) } };
}

/// An object without one of its members; empty when that was all.
std::string without(JsonObject object, std::string_view left)
{
    JsonExtra json;
    for (const auto &[key, value] : object)
        if (key != left)
            json.add(key, jsonText(value));
    return json.text();
}

class FactsReader final {
public:
    FactsReader(RunRecord &run, std::vector<StepRecord> &steps, std::uint64_t runsBefore)
        : m_run(run)
        , m_steps(steps)
        , m_runsBefore(runsBefore)
    {
    }

    Result<void> read(JsonObject facts, std::string extra)
    {
        RunRecord run = m_run;
        run.extra = std::move(extra);
        const auto fields = objectMember(facts, "run");
        if (const auto wrong = fields ? takeFields(*fields, run) : std::nullopt)
            return std::unexpected(flaw(formatted("run.{}", *wrong)));
        const auto list = arrayMember(facts, "steps");
        if (const auto taken = list ? takeSteps(*list) : Result<void> {}; !taken)
            return taken;
        run.parentRun = run.parentRun <= m_runsBefore ? run.parentRun : 0;
        m_run = std::move(run);
        return {};
    }

private:
    /// Nothing is taken before all of it is known to be good: the steps are moved, not copied, and an entry may take a
    /// step only once.
    Result<void> takeSteps(simdjson::dom::array list)
    {
        if (const auto checked = check(list); !checked)
            return checked;
        std::vector<StepRecord> steps;
        for (const JsonElement element : list) {
            const auto entry = objectIn(element);
            StepRecord &step = steps.emplace_back(started(*entry));
            if (const auto wrong = takeFields(*entry, step))
                return std::unexpected(flaw(formatted("steps[{}].{}", steps.size() - 1, *wrong)));
        }
        m_steps = std::move(steps);
        return {};
    }

    Result<void> check(simdjson::dom::array list) const
    {
        std::int64_t next = 0;
        std::size_t i = 0;
        for (const JsonElement element : list) {
            const auto entry = objectIn(element);
            const auto as = entry ? memberOf(*entry, "as") : std::nullopt;
            const std::int64_t location = as ? integerIn(*as).value_or(-1) : next;
            const bool isWrong = as && (location < next || std::cmp_greater_equal(location, m_steps.size()));
            StepRecord scratch;
            const auto wrong = entry ? takeFields(*entry, scratch) : std::nullopt;
            if (!entry || isWrong || wrong)
                return std::unexpected(flaw(formatted("steps[{}]{}", i, wrong ? "." + std::string(*wrong) : "")));
            next = as ? location + 1 : next;
            ++i;
        }
        return {};
    }

    StepRecord started(JsonObject entry)
    {
        const auto as = memberOf(entry, "as");
        if (as)
            return std::move(m_steps[static_cast<std::size_t>(*integerIn(*as))]);
        StepRecord step;
        step.span = m_run.span;
        return step;
    }

    RunRecord &m_run;
    std::vector<StepRecord> &m_steps;
    std::uint64_t m_runsBefore;
};

} // namespace

std::string runFacts(const RunWithSteps &read, const RunWithSteps &meant)
{
    JsonExtra run;
    addDifferences(run, read.run, meant.run);
    const std::string steps = stepsFacts(read.steps, meant.steps);
    if (run.text().empty() && steps.empty())
        return {};
    JsonExtra facts;
    facts.add("version", "1");
    if (!run.text().empty())
        facts.add("run", run.text());
    if (!steps.empty())
        facts.add("steps", steps);
    return facts.text();
}

Result<void> takeRunFacts(RunRecord &run, std::vector<StepRecord> &steps, std::uint64_t runsBefore)
{
    if (!run.extra.contains(runFactsKey))
        return {};
    const simdjson::padded_string text(run.extra);
    simdjson::dom::parser parser;
    JsonObject extra;
    if (parser.parse(text).get(extra) != simdjson::SUCCESS)
        return {};
    FactsReader reader(run, steps, runsBefore);
    if (const auto facts = objectMember(extra, runFactsKey))
        return reader.read(*facts, without(extra, runFactsKey));
    const auto inner = objectMember(extra, extraKey);
    const auto facts = inner ? objectMember(*inner, runFactsKey) : std::nullopt;
    if (!facts)
        return {};
    std::string rest = without(*inner, runFactsKey);
    JsonExtra kept;
    for (const auto &[key, value] : extra)
        if (key != extraKey || !rest.empty())
            kept.add(key, key == extraKey ? std::string_view(rest) : std::string_view(jsonText(value)));
    return reader.read(*facts, kept.text());
}

} // namespace vitrine
