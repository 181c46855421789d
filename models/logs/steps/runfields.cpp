// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/steps/runfields.h"

#include "models/logs/steps/runfacts.h"
#include "models/logs/steps/timetext.h"

#include <algorithm>
#include <array>

namespace vitrine {

namespace {

class RunReader {
public:
    RunReader(RunRecord &run, RunFields &fields)
        : m_run(run)
        , m_fields(fields)
    {
    }
    void read(JsonObject object);

    using Field = bool (RunReader::*)(JsonElement);
    struct Known {
        std::string_view key;
        Field read; ///< false: the value has a wrong type; null: it has its place in `extra`
    };
    static const Known *known(std::string_view key);

private:
    bool externalId(JsonElement value) { return text(m_run.externalId, value); }
    bool agentName(JsonElement value) { return text(m_run.agentName, value); }
    bool agentKind(JsonElement value) { return text(m_run.agentKind, value); }
    bool model(JsonElement value) { return text(m_run.model, value); }
    bool task(JsonElement value) { return text(m_run.task, value); }
    bool answer(JsonElement value);
    bool expected(JsonElement value);
    bool state(JsonElement value);
    bool timing(JsonElement value);
    bool startTime(JsonElement value);
    bool endTime(JsonElement value);
    bool duration(JsonElement value);
    bool limit(JsonElement value);
    bool tokens(JsonElement value);
    bool systemPrompt(JsonElement value);
    static bool text(std::string &target, JsonElement value);

    RunRecord &m_run;
    RunFields &m_fields;
    JsonExtra m_extra;
};

const RunReader::Known *RunReader::known(std::string_view key)
{
    using R = RunReader;
    static constexpr std::array<Known, 41> fields { { { "run_id", &R::externalId }, { "id", &R::externalId },
        { "task_id", &R::externalId }, { "agent_name", &R::agentName }, { "agent_action_type", &R::agentKind },
        { "model_id", &R::model }, { "model", &R::model }, { "task", &R::task }, { "question", &R::task },
        { "output", &R::answer }, { "answer", &R::answer }, { "final_answer", &R::answer },
        { "prediction", &R::answer }, { "true_answer", &R::expected }, { "expected_answer", &R::expected },
        { "state", &R::state }, { "timing", &R::timing }, { "start_time", &R::startTime }, { "end_time", &R::endTime },
        { "token_usage", &R::tokens }, { "token_counts", &R::tokens }, { "system_prompt", &R::systemPrompt },
        { "original_question", nullptr }, { "augmented_question", nullptr }, { "source", nullptr },
        { "intermediate_steps", nullptr }, { "error", nullptr }, { "action_output", nullptr },
        { "tool_calls", nullptr }, { "model_output_message", nullptr }, { "model_output", nullptr },
        { "metadata", nullptr }, { "config", nullptr }, { "prompt", &R::task }, { "result", &R::answer },
        { "status", &R::state }, { "duration_seconds", &R::duration }, { "parsing_error", nullptr },
        { "iteration_limit_exceeded", &R::limit }, { "agent_error", nullptr }, { runFactsKey, nullptr } } };
    const auto found = std::ranges::find(fields, key, &Known::key);
    return found == fields.end() ? nullptr : &*found;
}

void RunReader::read(JsonObject object)
{
    for (const auto &[key, value] : object) {
        const Known *field = known(key);
        const bool isPlaced = field != nullptr && field->read != nullptr;
        if (isPlaced && (value.is_null() || (this->*(field->read))(value)))
            continue;
        m_extra.add(key, jsonText(value));
        if (field == nullptr)
            m_fields.unknownKeys.emplace_back(key);
        else if (isPlaced)
            m_fields.flaws.push_back({ .code = FlawCode::OtherTypeExpected,
                .arguments = { std::string(typeName(value)) },
                .location = std::string(key) });
    }
    m_run.extra = m_extra.text();
}

bool RunReader::text(std::string &target, JsonElement value)
{
    if (value.is_object() || value.is_array())
        return false;
    if (target.empty())
        target = valueText(value);
    return true;
}

bool RunReader::answer(JsonElement value)
{
    m_run.finalAnswer = valueText(value);
    return true;
}

bool RunReader::expected(JsonElement value)
{
    m_run.expectedAnswer = valueText(value);
    return true;
}

bool RunReader::state(JsonElement value)
{
    const auto text = stringIn(value);
    if (text == "success")
        m_run.state = RunState::Success;
    else if (text == "max_steps_error")
        m_run.state = RunState::MaxSteps;
    else if (text == "error" || text == "failed")
        m_run.state = RunState::Error;
    else if (text == "cancelled" || text == "interrupted")
        m_run.state = RunState::Cancelled;
    return m_run.state != RunState::Unknown;
}

bool RunReader::timing(JsonElement value)
{
    const auto span = timeSpanIn(value);
    if (span)
        m_run.time = *span;
    return span.has_value();
}

bool RunReader::startTime(JsonElement value)
{
    m_run.time.startedAt = value.is_string() ? isoTimeIn(value) : momentIn(value);
    if (!m_run.time.startedAt)
        return false;
    m_run.time.quality = Quality::Recorded;
    return true;
}

bool RunReader::duration(JsonElement value)
{
    m_run.time.seconds = amountIn(value);
    if (m_run.time.seconds)
        m_run.time.quality = Quality::Recorded;
    return m_run.time.seconds.has_value();
}

/// The benchmark of the time before smolagents says with a flag that the steps were used up.
bool RunReader::limit(JsonElement value)
{
    if (boolIn(value).value_or(false))
        m_run.state = RunState::MaxSteps;
    return value.is_bool();
}

/// The benchmark writes a local time without its zone beside a start in Unix seconds: no clock to compare with, so it
/// stays as it is, in `extra`.
bool RunReader::endTime(JsonElement value)
{
    m_run.time.endedAt = momentIn(value);
    if (value.is_string())
        m_extra.add("end_time", jsonText(value));
    return m_run.time.endedAt || value.is_string();
}

bool RunReader::tokens(JsonElement value)
{
    const auto tokens = tokensIn(value);
    if (tokens)
        m_run.tokens = *tokens;
    return tokens.has_value();
}

bool RunReader::systemPrompt(JsonElement value)
{
    const auto object = objectIn(value);
    const auto inner = object ? memberOf(*object, "system_prompt") : std::nullopt;
    m_fields.systemPrompt = contentText(inner.value_or(value));
    return true;
}

} // namespace

RunFields readRunFields(JsonObject object, RunRecord &run)
{
    RunFields fields;
    RunReader(run, fields).read(object);
    return fields;
}

bool isRunKey(std::string_view key) { return RunReader::known(key) != nullptr; }

} // namespace vitrine
