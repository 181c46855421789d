// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/export/exportjson.h"
#include "app/session/export/readback.h"
#include "app/session/export/trailexport.h"
#include "base/formatted.h"
#include "base/parsedjson.h"

#include <algorithm>

namespace vitrine {

namespace {

using Json = nlohmann::ordered_json;

const OutputRecord *outputOf(const StepRecord &step, OutputStream stream)
{
    const auto found = std::ranges::find(step.outputs, stream, &OutputRecord::stream);
    return found == step.outputs.end() ? nullptr : &*found;
}

/// `agent.memory.get_full_steps()`, one run per line: reading it again gives the same run. Data without a field in the
/// framework's memory is beside it (runfacts.h).
class Memory final : public TrailExport {
public:
    using TrailExport::TrailExport;
    void add(const ExportedRun &run) override
    {
        const RunWithSteps meant = m_locations.location(run);
        std::string text = document(meant, true);
        auto read = readBack(text, format);
        if (!read) {
            text = document(meant, false);
            read = readBackAs(text, format);
        }
        const std::string facts = runFacts(*read, meant);
        if (!facts.empty())
            text = formatted(R"({{"{}":{},{})", runFactsKey, facts, std::string_view(text).substr(1));
        write(safeJson(text) + '\n');
    }

private:
    /// Keys without a field in our model are in their original place, unless they would be taken for something else
    /// there: the log may have been one of another format.
    static std::string document(const RunWithSteps &meant, bool hasExtras)
    {
        const RunRecord &record = meant.run;
        Json steps = Json::array();
        for (const StepRecord &step : meant.steps)
            steps.push_back(stepJson(step, hasExtras));
        Json json = hasExtras ? extraOf(record.extra) : Json::object();
        if (!record.externalId.empty())
            json["run_id"] = record.externalId;
        json["output"] = record.finalAnswer ? parsedOr(*record.finalAnswer) : Json(nullptr);
        if (record.state != RunState::Unknown)
            json["state"] = record.state == RunState::MaxSteps ? std::string("max_steps_error")
                                                               : std::string(toString(record.state));
        json["steps"] = std::move(steps);
        json["token_usage"] = record.tokens.quality == Quality::Recorded ? tokensJson(record.tokens) : Json(nullptr);
        json["timing"] = record.time.quality == Quality::Recorded ? timingJson(record.time) : Json(nullptr);
        return dumped(json);
    }
    static Json extraOf(const std::string &extra)
    {
        Json json = parsedJson<Json>(extra);
        return json.is_object() ? json : Json::object();
    }
    static Json tokensJson(const Tokens &tokens)
    {
        return { { "input_tokens", orNull(tokens.input) }, { "output_tokens", orNull(tokens.output) },
            { "total_tokens", tokens.input.value_or(0) + tokens.output.value_or(0) } };
    }
    static Json timingJson(const TimeSpan &time)
    {
        return { { "start_time", orNull(time.startedAt) }, { "end_time", orNull(time.endedAt) },
            { "duration", orNull(time.seconds) } };
    }
    static Json messages(const std::vector<PromptMessage> &prompt)
    {
        Json list = Json::array();
        for (const PromptMessage &message : prompt)
            list.push_back({ { "role", message.role },
                { "content", Json::array({ { { "type", "text" }, { "text", message.text } } }) } });
        return list;
    }
    static Json toolCalls(const StepRecord &step)
    {
        Json calls = Json::array();
        for (const RecordedToolCall &call : step.toolCalls)
            if (!call.innerOfCode)
                calls.push_back({ { "id", call.callId }, { "type", "function" },
                    { "function", { { "name", call.name }, { "arguments", parsedOr(call.arguments) } } } });
        if (calls.empty() && !step.code.empty() && step.code.front().origin != CodeOrigin::Tag
            && step.code.front().origin != CodeOrigin::Fenced)
            calls.push_back({ { "id", "" }, { "type", "function" },
                { "function", { { "name", "python_interpreter" }, { "arguments", step.code.front().text } } } });
        return calls;
    }
    static Json observations(const StepRecord &step)
    {
        const OutputRecord *log = outputOf(step, OutputStream::Log);
        const OutputRecord *result = outputOf(step, OutputStream::Result);
        if (!log)
            return nullptr;
        return "Execution logs:\n" + log->text
            + (result ? "Last output from code snippet:\n" + result->text : std::string());
    }
    static Json errorJson(const ErrorRecord &error) { return { { "type", error.type }, { "message", error.message } }; }

    static Json stepJson(const StepRecord &step, bool hasExtras)
    {
        Json json = hasExtras ? extraOf(step.extra) : Json::object();
        switch (step.kind) {
        case StepKind::System:
            json["system_prompt"] = step.prompt.empty() ? std::string() : step.prompt.front().text;
            return json;
        case StepKind::Task: json["task"] = step.prompt.empty() ? std::string() : step.prompt.front().text; return json;
        case StepKind::Final: {
            const OutputRecord *result = outputOf(step, OutputStream::Result);
            json["output"] = result ? parsedOr(result->text) : Json(nullptr);
            return json;
        }
        default: break;
        }
        addCommon(json, step);
        if (step.kind == StepKind::Plan)
            json["plan"] = step.thought;
        else
            addAction(json, step);
        return json;
    }
    static void addCommon(Json &json, const StepRecord &step)
    {
        if (step.externalNumber)
            json["step_number"] = *step.externalNumber;
        json["timing"] = step.time.quality == Quality::Missing ? Json(nullptr) : timingJson(step.time);
        json["model_input_messages"] = step.prompt.empty() ? Json(nullptr) : messages(step.prompt);
        json["token_usage"] = step.tokens.quality == Quality::Missing ? Json(nullptr) : tokensJson(step.tokens);
        json["model_output_message"] = nullptr;
    }
    static void addAction(Json &json, const StepRecord &step)
    {
        const OutputRecord *result = outputOf(step, OutputStream::Result);
        const bool isField = !step.code.empty() && step.code.front().origin == CodeOrigin::Field;
        json["tool_calls"] = toolCalls(step);
        json["error"] = step.error ? errorJson(*step.error) : Json(nullptr);
        json["model_output"] = step.rawModelOutput.empty() ? Json(nullptr) : Json(step.rawModelOutput);
        json["code_action"] = isField ? Json(step.code.front().text) : Json(nullptr);
        json["observations"] = observations(step);
        json["action_output"] = result ? Json(result->text) : Json(nullptr);
        json["is_final_answer"] = step.isFinalAnswer;
    }

    static constexpr std::string_view format = "smolagents-memory";
    ExportedLocations m_locations;
};

} // namespace

std::unique_ptr<TrailExport> makeMemoryExport(TrailExport::Sink sink)
{
    return std::make_unique<Memory>(std::move(sink));
}

} // namespace vitrine
