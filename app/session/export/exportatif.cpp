// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/export/exportjson.h"
#include "app/session/export/readback.h"
#include "app/session/export/trailexport.h"
#include "base/formatted.h"
#include "models/trail/record/imagetext.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace vitrine {

namespace {

using Json = nlohmann::ordered_json;

std::string isoTime(double seconds)
{
    const std::chrono::sys_time<std::chrono::milliseconds> time { std::chrono::milliseconds(
        static_cast<std::int64_t>(seconds * 1000)) };
    return formatted("{:%FT%TZ}", time);
}

/// One trajectory. Data without a field in the format is in its `extra` (runfacts.h), except for the prompts of turns,
/// which repeat the conversation.
class Atif final : public TrailExport {
public:
    using TrailExport::TrailExport;
    void add(const ExportedRun &run) override
    {
        RunWithSteps meant = m_locations.location(run);
        for (StepRecord &step : meant.steps)
            if (step.kind == StepKind::Action || step.kind == StepKind::Plan)
                step.prompt = {};
        std::string text = document(run.run.id, meant);
        const std::string facts = runFacts(readBackAs(text, format), meant);
        if (!facts.empty())
            text.replace(
                text.rfind('\n'), text.npos, formatted(",\n \"extra\": {{ \"{}\": {} }}\n}}", runFactsKey, facts));
        write(safeJson(std::move(text)) + '\n'); // including the facts
    }

private:
    static std::string document(RunId id, const RunWithSteps &meant)
    {
        const RunRecord &record = meant.run;
        Json steps = Json::array();
        if (std::ranges::none_of(meant.steps, isTask))
            steps.push_back({ { "step_id", 1 }, { "source", "user" }, { "message", record.task } });
        for (const StepRecord &step : meant.steps)
            steps.push_back(stepJson(step, steps.size() + 1));
        return dumped({ { "schema_version", "ATIF-v1.0" },
                          { "session_id", record.externalId.empty() ? formatted("run-{}", id) : record.externalId },
                          { "agent",
                              { { "name", record.agentName.empty() ? record.framework : record.agentName },
                                  { "version", record.frameworkVersion }, { "model_name", record.model } } },
                          { "steps", std::move(steps) }, { "final_metrics", metrics(record) } },
            1);
    }
    static bool isTask(const StepRecord &step) { return step.kind == StepKind::Task; }
    static Json message(const StepRecord &step, std::size_t id)
    {
        return { { "step_id", id }, { "source", isTask(step) ? "user" : "system" },
            { "message", step.prompt.empty() ? std::string() : step.prompt.front().text } };
    }
    /// Whether the code of a step is the argument of this call.
    static bool carries(const RecordedToolCall &call, const CodeRecord &code)
    {
        const Json arguments = parsedOr(call.arguments);
        return call.arguments == code.text || arguments == Json(code.text)
            || (arguments.is_object() && std::ranges::contains(arguments, Json(code.text)));
    }
    /// Code that came in a call, perhaps in other words: as a list for a shell.
    static bool isOfCall(const CodeRecord &code, const StepRecord &step)
    {
        const bool isArgument = code.origin == CodeOrigin::ToolArgument && !step.toolCalls.empty();
        return isArgument || std::ranges::any_of(step.toolCalls, [&code](const RecordedToolCall &call) {
            return carries(call, code);
        });
    }
    static Json argumentsOf(const RecordedToolCall &call, const StepRecord &step)
    {
        Json arguments = parsedOr(call.arguments);
        if (arguments.is_object())
            return arguments;
        for (const CodeRecord &code : step.code)
            if (carries(call, code))
                return codeArguments(code);
        return { { "value", std::move(arguments) } };
    }
    static Json codeArguments(const CodeRecord &code)
    {
        return { { code.language == Language::Bash ? "command" : "code", code.text } };
    }
    static std::string outputOf(const StepRecord &step)
    {
        std::string output;
        for (const OutputRecord &part : step.outputs)
            output += textWithoutImage(part.text);
        return step.error ? output + step.error->message : output;
    }
    /// The call that ran code and has no result of its own: the outputs of the step are its result. Of several, the
    /// last, because the log does not say which.
    static const RecordedToolCall *printing(const StepRecord &step)
    {
        const auto prints = [&step](const RecordedToolCall &call) {
            const auto isIts = [&](const CodeRecord &code) {
                return code.origin == CodeOrigin::ToolArgument ? !call.innerOfCode : carries(call, code);
            };
            return !call.result && !call.error && std::ranges::any_of(step.code, isIts);
        };
        const auto found = std::ranges::find_last_if(step.toolCalls, prints);
        return found.empty() ? nullptr : &found.front();
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
                id = formatted("call_{}", calls.size() + 1);
            calls.push_back(
                { { "tool_call_id", id }, { "function_name", name }, { "arguments", std::move(arguments) } });
            results.push_back({ { "source_call_id", std::move(id) }, { "content", result } });
        };
        for (const CodeRecord &code : step.code)
            if (!isOfCall(code, step))
                call({}, code.language == Language::Bash ? "bash" : "python", codeArguments(code), outputOf(step));
        const RecordedToolCall *const last = printing(step);
        for (const RecordedToolCall &tool : step.toolCalls)
            call(tool.callId, tool.name, argumentsOf(tool, step),
                &tool == last ? outputOf(step) : tool.result.value_or(tool.error.value_or(std::string())));
        return calls;
    }
    static Json stepJson(const StepRecord &step, std::size_t id)
    {
        if (isTask(step) || step.kind == StepKind::System)
            return message(step, id);
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

    static constexpr std::string_view format = "atif";
    ExportedLocations m_locations;
};

} // namespace

std::unique_ptr<TrailExport> makeAtifExport(TrailExport::Sink sink) { return std::make_unique<Atif>(std::move(sink)); }

} // namespace vitrine
