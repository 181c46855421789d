// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/trailexport.h"
#include "executor/jsondepth.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <chrono>
#include <format>

/// Formats of agents: smolagents' memory, and ATIF. What is absent is null, or left out.
namespace vitrine {

namespace {

using Json = nlohmann::ordered_json;

std::string dumped(const Json &json, int indent = -1)
{
    return json.dump(indent, ' ', false, Json::error_handler_t::replace);
}

template <typename T>
Json orNull(const std::optional<T> &value)
{
    return value ? Json(*value) : Json(nullptr);
}

/// A text that holds JSON as that, any other as a text.
Json parsedOr(std::string_view text)
{
    Json json = isShallowJson(text) ? Json::parse(text, nullptr, false) : Json(text);
    return json.is_discarded() ? Json(text) : json;
}

const OutputRecord *outputOf(const StepRecord &step, OutputStream stream)
{
    const auto found = std::ranges::find(step.outputs, stream, &OutputRecord::stream);
    return found == step.outputs.end() ? nullptr : &*found;
}

/// `agent.memory.get_full_steps()`, a run a line: reading it again gives the same run.
class Memory final : public TrailExport {
public:
    using TrailExport::TrailExport;
    void add(const ExportedRun &run) override
    {
        const RunRecord &record = run.run.record;
        Json steps = Json::array();
        if (run.run.isLive && !record.task.empty())
            steps.push_back({ { "task", record.task } });
        for (const ExportedStep &step : run.steps)
            steps.push_back(stepJson(run.run.isLive ? numbered(step.record) : step.record));
        Json json = extraOf(record.extra);
        if (!record.externalId.empty())
            json["run_id"] = record.externalId;
        json["output"] = record.finalAnswer ? parsedOr(*record.finalAnswer) : Json(nullptr);
        if (record.state != RunState::Unknown)
            json["state"] = record.state == RunState::MaxSteps ? std::string("max_steps_error")
                                                               : std::string(toString(record.state));
        json["steps"] = std::move(steps);
        json["token_usage"] = record.tokens.quality == Quality::Recorded ? tokensJson(record.tokens) : Json(nullptr);
        json["timing"] = record.time.quality == Quality::Recorded ? timingJson(record.time) : Json(nullptr);
        write(dumped(json) + '\n');
    }

private:
    /// As the framework would have it in its memory: what was recorded live has no number there, and no prints of a
    /// step that printed nothing.
    static StepRecord numbered(StepRecord step)
    {
        step.externalNumber = static_cast<std::int64_t>(step.ordinal);
        if (!step.outputs.empty() && !outputOf(step, OutputStream::Log))
            step.outputs.insert(step.outputs.begin(), { OutputStream::Log, {}, false });
        return step;
    }
    static Json extraOf(const std::string &extra)
    {
        Json json = Json::parse(extra, nullptr, false);
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

    static Json stepJson(const StepRecord &step)
    {
        Json json = extraOf(step.extra);
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
};

std::string isoTime(double seconds)
{
    const std::chrono::sys_time<std::chrono::milliseconds> time { std::chrono::milliseconds(
        static_cast<std::int64_t>(seconds * 1000)) };
    return std::format("{:%FT%TZ}", time);
}

/// One trajectory.
class Atif final : public TrailExport {
public:
    using TrailExport::TrailExport;
    void add(const ExportedRun &run) override
    {
        const RunRecord &record = run.run.record;
        Json steps = Json::array();
        steps.push_back({ { "step_id", 1 }, { "source", "user" }, { "message", record.task } });
        for (const ExportedStep &step : run.steps)
            if (step.record.kind != StepKind::Task && step.record.kind != StepKind::System)
                steps.push_back(stepJson(step.record, steps.size() + 1));
        write(dumped({ { "schema_version", "ATIF-v1.0" },
                         { "session_id",
                             record.externalId.empty() ? std::format("run-{}", run.run.id) : record.externalId },
                         { "agent",
                             { { "name", record.agentName.empty() ? record.framework : record.agentName },
                                 { "version", record.frameworkVersion }, { "model_name", record.model } } },
                         { "steps", std::move(steps) }, { "final_metrics", metrics(record) } },
                  1)
            + '\n');
    }

private:
    /// Whether a call is no tool's, but what the code came in.
    static bool carries(const RecordedToolCall &call, const CodeRecord &code)
    {
        const Json arguments = parsedOr(call.arguments);
        return call.arguments == code.text || arguments == Json(code.text)
            || (arguments.is_object() && std::ranges::contains(arguments, Json(code.text)));
    }
    static bool carriesCode(const RecordedToolCall &call, const StepRecord &step)
    {
        return std::ranges::any_of(step.code, [&call](const CodeRecord &code) { return carries(call, code); });
    }
    static Json metrics(const RunRecord &run)
    {
        Json json = Json::object();
        if (run.tokens.input)
            json["total_prompt_tokens"] = *run.tokens.input;
        if (run.tokens.output)
            json["total_completion_tokens"] = *run.tokens.output;
        if (run.cost)
            json["total_cost_usd"] = *run.cost;
        return json;
    }
    static Json calls(const StepRecord &step, Json &results)
    {
        Json calls = Json::array();
        const auto call = [&](std::string id, const std::string &name, Json arguments, const std::string &result) {
            if (id.empty())
                id = std::format("call_{}", calls.size() + 1);
            calls.push_back(
                { { "tool_call_id", id }, { "function_name", name }, { "arguments", std::move(arguments) } });
            results.push_back({ { "source_call_id", std::move(id) }, { "content", result } });
        };
        std::string output;
        for (const OutputRecord &part : step.outputs)
            output += part.text;
        if (step.error)
            output += step.error->message;
        for (const CodeRecord &code : step.code)
            call({}, code.language == Language::Bash ? "bash" : "python",
                { { code.language == Language::Bash ? "command" : "code", code.text } }, output);
        for (const RecordedToolCall &tool : step.toolCalls) {
            if (carriesCode(tool, step))
                continue;
            const Json arguments = parsedOr(tool.arguments);
            call(tool.callId, tool.name, arguments.is_object() ? arguments : Json({ { "value", arguments } }),
                tool.result.value_or(tool.error.value_or(std::string())));
        }
        return calls;
    }
    static Json stepJson(const StepRecord &step, std::size_t id)
    {
        Json json { { "step_id", id } };
        if (step.time.startedAt)
            json["timestamp"] = isoTime(*step.time.startedAt);
        json["source"] = "agent";
        json["message"] = step.rawModelOutput.empty() ? step.thought : step.rawModelOutput;
        Json results = Json::array();
        Json made = calls(step, results);
        if (!made.empty()) {
            json["tool_calls"] = std::move(made);
            json["observation"] = { { "results", std::move(results) } };
        }
        Json figures = Json::object();
        if (step.tokens.input)
            figures["prompt_tokens"] = *step.tokens.input;
        if (step.tokens.output)
            figures["completion_tokens"] = *step.tokens.output;
        if (!figures.empty())
            json["metrics"] = std::move(figures);
        return json;
    }
};

} // namespace

std::unique_ptr<TrailExport> makeAgentExport(std::string_view format, TrailExport::Sink sink)
{
    if (format == "atif")
        return std::make_unique<Atif>(std::move(sink));
    return std::make_unique<Memory>(std::move(sink));
}

} // namespace vitrine
