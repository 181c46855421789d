// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/mcp/trailwords.h"

#include "app/cli/mcp/answerpage.h"
#include "app/session/export/exportjson.h"
#include "models/items/locationlink.h"
#include "models/trail/record/scores.h"

#include <array>
#include <filesystem>
#include <limits>
#include <ranges>

namespace vitrine {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t mostListed = 20;

std::string codeText(const StepRecord &step)
{
    std::string text;
    for (const CodeRecord &code : step.code)
        text += (text.empty() ? "" : "\n\n") + code.text;
    return text;
}

std::string outputText(const StepRecord &step)
{
    std::string text;
    for (const OutputRecord &output : step.outputs)
        text.append(text.empty() ? "" : "\n").append("[").append(toString(output.stream)).append("]\n" + output.text);
    return text;
}

std::string callText(const StepRecord &step)
{
    std::string text;
    for (const RecordedToolCall &call : step.toolCalls) {
        text += (text.empty() ? "" : "\n") + call.name + ' ' + call.arguments;
        if (call.result)
            text += "\n=> " + *call.result;
        if (call.error)
            text += "\n=> error: " + *call.error;
    }
    return text;
}

std::string errorTextOf(const StepRecord &step)
{
    if (!step.error)
        return {};
    return step.error->type + ": " + step.error->message
        + (step.error->traceback.empty() ? "" : "\n" + step.error->traceback);
}

std::string promptText(const StepRecord &step)
{
    std::string text;
    for (const PromptMessage &message : step.prompt)
        text += (text.empty() ? "[" : "\n[") + message.role + "]\n" + message.text;
    return text;
}

struct StepPart {
    std::string_view name;
    std::string (*text)(const StepRecord &step);
};
constexpr std::array stepParts { StepPart { "code", codeText }, StepPart { "outputs", outputText },
    StepPart { "error", errorTextOf }, StepPart { "tool_calls", callText },
    StepPart { "thought", [](const StepRecord &step) { return step.thought; } },
    StepPart { "model_output", [](const StepRecord &step) { return step.rawModelOutput; } },
    StepPart { "prompt", promptText } };

} // namespace

/// Links contain the window's numbers, which are limited to int; a run of a merged trail may exceed that and is then
/// cited by its number alone.
std::string trailLink(const Trail &trail, RunId run, std::uint64_t step)
{
    const auto fits = [](auto number) { return std::in_range<int>(number); };
    LocationLink location;
    location.file = QString::fromStdString(std::filesystem::absolute(trail.file()).string());
    location.run = fits(run) ? static_cast<int>(run) : 0;
    location.step = location.run > 0 && fits(step) ? static_cast<int>(step) : 0;
    return linkTo(location).toStdString();
}

Json shortRun(const Trail &trail, const RunSummary &run)
{
    Json json { { "run", run.id }, { "link", trailLink(trail, run.id) }, { "task", shownText(run.record.task) },
        { "agent", shownText(run.record.agentName, 60) }, { "model", shownText(run.record.model, 60) },
        { "state", toString(run.record.state) }, { "started_at", momentJson(run.record.time.startedAt) },
        { "steps", run.steps }, { "code_steps", run.codeSteps }, { "errors", run.errors }, { "blocked", run.blocked },
        { "live", run.isLive } };
    constexpr std::size_t mostScores = 5;
    for (const Score &score : scoresIn(run.record.extra) | std::views::take(mostScores))
        json["scores"].push_back({ { "name", shownText(score.name, 60) }, { "value", shownText(score.value, 60) } });
    return json;
}

Json shortStep(const Trail &trail, const StepSummary &step)
{
    Json json { { "run", step.run }, { "step", step.ordinal }, { "link", trailLink(trail, step.run, step.ordinal) },
        { "kind", toString(step.kind) }, { "first_line", shownLine(step.firstLine, 160) } };
    if (step.errorLayer) {
        json["error_layer"] = toString(*step.errorLayer);
        json["error"] = shownLine(step.errorMessage, 200);
    }
    if (step.lastVerdict != ReplayVerdict::None)
        json["last_replay"] = toString(step.lastVerdict);
    return json;
}

Json shortHit(const Trail &trail, const SearchHit &hit)
{
    Json json { { "run", hit.run == 0 ? Json(nullptr) : Json(hit.run) }, { "step", hit.ordinal },
        { "link", trailLink(trail, hit.run, hit.ordinal) }, { "kind", hit.kind }, { "status", hit.status },
        { "snippet", shownText(hit.snippet, 240) } };
    if (hit.step == 0) // an execution that repeats no step: links refer to steps
        json["session"] = hit.session;
    return json;
}

Json shortFigures(const RunFigures &figures)
{
    return { { "key", shownText(figures.key, 100) }, { "runs", figures.runs }, { "succeeded", figures.succeeded },
        { "steps", figures.steps }, { "code_steps", figures.codeSteps }, { "errors", figures.errors },
        { "blocked", figures.blocked }, { "tool_calls", figures.toolCalls }, { "tokens_in", orNull(figures.tokensIn) },
        { "tokens_out", orNull(figures.tokensOut) }, { "cost", orNull(figures.cost) },
        { "grader_steps", figures.graderSteps }, { "executions", figures.executions } };
}

Json shortVerification(const Trail &trail, const Verification &verification)
{
    Json runs = Json::array();
    for (const RunId run : verification.damagedRuns | std::views::take(mostListed))
        runs.push_back(trailLink(trail, run));
    return { { "intact", verification.isIntact }, { "entries", verification.entries },
        { "first_broken", orNull(verification.firstBroken) }, { "reason", verification.reason },
        { "damaged_runs", verification.damagedRuns.size() }, { "first_damaged_runs", std::move(runs) },
        { "damaged_executions", verification.damagedExecutions.size() }, { "sealed", verification.isSealed },
        { "sealed_entries", verification.sealedEntries }, { "seal_key", verification.sealKey },
        { "merged_parts", verification.parts.size() } };
}

std::vector<std::string> stepPartNames()
{
    std::vector<std::string> names;
    for (const StepPart &part : stepParts)
        names.emplace_back(part.name);
    return names;
}

std::string stepPart(const StepRecord &step, std::string_view part)
{
    const auto *const found = std::ranges::find(stepParts, part, &StepPart::name);
    return found == stepParts.end() ? std::string() : found->text(step);
}

} // namespace vitrine
