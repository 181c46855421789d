// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/trajectories/sweagent.h"

#include "base/trimmed.h"
#include "models/logs/formats/chat/chatmessage.h"
#include "models/logs/steps/recordwalker.h"
#include "models/logs/steps/steptext.h"

#include <algorithm>
#include <array>

namespace vitrine {

namespace {

class TrajectoryReader : ObjectReader {
public:
    using ObjectReader::ObjectReader;
    void run();

private:
    void step(const JsonSlice &slice, const std::string &location);
    void historyItem(const JsonSlice &slice, const std::string &location);
    void finish(const Envelope &envelope);
    void info(JsonObject info, JsonExtra &extra);
    void fill(StepRecord &step, JsonObject object);

    RunBuilder m_builder;
    std::vector<StepRecord> m_openings; ///< steps before the first turn
    bool m_hasTurn = false;
};

void TrajectoryReader::run()
{
    const Envelope envelope = m_walker.object([&](std::string_view key, Envelope &frame) {
        if ((key != "trajectory" && key != "history") || m_stream.ahead() != '[')
            return false;
        frame.hasStreamed = true;
        const bool isTrajectory = key == "trajectory";
        m_walker.elements(key, [&](const JsonSlice &slice, const std::string &location) {
            isTrajectory ? step(slice, location) : historyItem(slice, location);
        });
        return true;
    });
    if (envelope.hasStreamed)
        finish(envelope);
    else
        m_walker.reportWithout("trajectory", envelope);
}

void TrajectoryReader::step(const JsonSlice &slice, const std::string &location)
{
    m_builder.addContent(slice.text);
    const auto object = m_walker.parsedObject(slice, location);
    if (!object)
        return;
    StepRecord step;
    step.kind = StepKind::Action;
    step.span = slice.span;
    fill(step, *object);
    m_builder.add(std::move(step));
}

void TrajectoryReader::fill(StepRecord &step, JsonObject object)
{
    JsonExtra extra;
    for (const auto &[key, value] : object) {
        if (key == "action" && !trimmed(valueText(value)).empty())
            step.code.push_back({ .language = Language::Bash, .text = valueText(value), .origin = CodeOrigin::Field });
        else if (key == "observation" && !value.is_null())
            step.outputs.push_back(
                { .stream = OutputStream::Stdout, .text = contentText(value), .isTruncated = false });
        else if (key == "response")
            step.rawModelOutput = valueText(value);
        else if (key == "thought")
            step.thought = trimmed(valueText(value));
        else if (key == "execution_time" && amountIn(value))
            step.time = { .startedAt = {}, .endedAt = {}, .seconds = amountIn(value), .quality = Quality::Recorded };
        else if (key == "state" || key == "extra_info")
            extra.add(key, jsonText(value));
        else if (key != "messages" && key != "query" && key != "action" && key != "observation") {
            extra.add(key, jsonText(value));
            m_context.unknownKey(key);
        }
    }
    step.extra = extra.text();
}

/// The history repeats the trajectory. Only the prompts before the first turn are new; demonstrations are no part of
/// the run.
void TrajectoryReader::historyItem(const JsonSlice &slice, const std::string &location)
{
    if (slice.isCut || slice.isTooLarge)
        return;
    // The turns are in the trajectory.
    if (m_hasTurn)
        return m_context.account(ImportContext::RecordUse::Silent, "history");
    const auto object = m_walker.parsedObject(slice, location);
    const auto message = object ? readChatMessage(*object) : std::nullopt;
    const auto isDemo = object ? memberOf(*object, "is_demo") : std::nullopt;
    const bool isShown = message && !(isDemo && boolIn(*isDemo).value_or(false));
    m_hasTurn = isShown && message->role == "assistant";
    if (!isShown || m_hasTurn || message->text.empty())
        return m_context.passOver("history");
    const bool isSystem = message->role == "system";
    StepRecord step;
    step.kind = isSystem ? StepKind::System : StepKind::Task;
    step.span = slice.span;
    step.prompt.push_back({ message->role, message->text });
    if (!isSystem)
        m_builder.run.task = message->text;
    m_openings.push_back(std::move(step));
}

void TrajectoryReader::info(JsonObject info, JsonExtra &extra)
{
    RunRecord &run = m_builder.run;
    const std::string status = memberText(info, "exit_status");
    if (status.starts_with("submitted"))
        run.state = RunState::Success;
    else if (status.contains("cost") || status.contains("limit") || status.contains("context"))
        run.state = RunState::MaxSteps;
    else if (!status.empty())
        run.state = RunState::Error;
    if (const auto submission = memberOf(info, "submission"); submission && submission->is_string())
        run.finalAnswer = valueText(*submission);
    const auto stats = memberOf(info, "model_stats");
    if (const auto figures = stats ? objectIn(*stats) : std::nullopt) {
        const auto sent = memberOf(*figures, "tokens_sent");
        const auto received = memberOf(*figures, "tokens_received");
        run.tokens = { .input = sent ? tokenCountIn(*sent) : std::nullopt,
            .output = received ? tokenCountIn(*received) : std::nullopt,
            .quality = sent || received ? Quality::Recorded : Quality::Missing };
        if (const auto cost = memberOf(*figures, "instance_cost"))
            run.cost = amountIn(*cost);
    }
    extra.add("exit_status", quotedJson(status));
}

void TrajectoryReader::finish(const Envelope &envelope)
{
    RunRecord &run = m_builder.run;
    m_builder.addContent(envelope.json);
    const auto element = m_context.parse(envelope.slice(), {});
    if (const auto object = element ? objectIn(*element) : std::nullopt) {
        constexpr std::array<std::string_view, 4> expected { "environment", "info", "replay_config",
            "trajectory_format" };
        JsonExtra extra;
        for (const auto &[key, value] : *object) {
            const auto fields = key == "info" ? objectIn(value) : std::nullopt;
            if (fields)
                info(*fields, extra);
            else
                extra.add(key, jsonText(value));
            if (!std::ranges::contains(expected, key))
                m_context.unknownKey(key);
        }
        run.extra = extra.text();
    }
    run.span = envelope.span;
    run.framework = "swe-agent";
    run.agentKind = "code";
    m_builder.prepend(std::move(m_openings));
    m_builder.finish(m_context);
}

} // namespace

bool SweAgent::isRecognized(const Sniff &sniff)
{
    return std::ranges::any_of(sniff.records, [](const Outline &record) {
        const Outline &first = record["trajectory"].first();
        const bool isEmpty = record["trajectory"].isArray() && record["trajectory"].isWhole;
        return (first.has("action") && first.has("observation"))
            || (isEmpty && record.has("history") && record.has("info"));
    });
}

void SweAgent::read(FileWindow &file, const Sniff &sniff, ImportContext &context)
{
    readRuns<TrajectoryReader>(file, sniff.framing, context);
}

} // namespace vitrine
