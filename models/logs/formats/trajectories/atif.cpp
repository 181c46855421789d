// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/trajectories/atif.h"

#include "base/decimal.h"
#include "models/logs/formats/chat/chatrun.h"
#include "models/logs/formats/chat/tokenusage.h"
#include "models/logs/formats/trajectories/atifcalls.h"
#include "models/logs/formats/trajectories/atiffields.h"
#include "models/logs/steps/recordwalker.h"
#include "models/logs/steps/timetext.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace vitrine {

namespace {

class AtifReader : ObjectReader {
public:
    using ObjectReader::ObjectReader;
    void run();

private:
    void read();
    void subAgents();
    void step(const JsonSlice &slice, const std::string &location);
    void fill(JsonObject object, const SourceSpan &span);
    void loose(JsonObject object, JsonExtra rest);
    void results(JsonElement observation, const SourceSpan &span);
    std::vector<TrajectoryReference> addLinks(JsonElement reference);
    void finish(const Envelope &envelope);

    RunBuilder m_builder;
    ChatRun m_chat { m_builder };
    Envelope m_envelope;
    std::optional<double> m_cost; ///< of its steps
    std::vector<std::string> m_links; ///< sessions of its sub-agents, and of its continuation
    std::vector<std::unique_ptr<AtifReader>> m_subAgents; ///< whose trajectories are in this one
};

void AtifReader::run()
{
    read();
    finish(m_envelope);
}

/// Trajectories of sub-agents wait for their number until that of the run which started them is known.
void AtifReader::subAgents()
{
    m_stream.enter();
    while (!m_context.isCancelled() && m_stream.nextElement()) {
        if (m_stream.ahead() != '{') {
            m_walker.reportStray(m_stream.take(), "subagent_trajectories");
            continue;
        }
        m_subAgents.push_back(std::make_unique<AtifReader>(m_stream, m_context, m_walker));
        m_subAgents.back()->read();
    }
}

void AtifReader::read()
{
    m_envelope = m_walker.object([&](std::string_view key, Envelope &frame) {
        const bool isList = m_stream.ahead() == '[';
        if (isList && key == "subagent_trajectories") {
            subAgents();
            return true;
        }
        if (key != "steps" || !isList)
            return false;
        frame.hasStreamed = true;
        m_walker.elements(key, [&](const JsonSlice &slice, const std::string &location) { step(slice, location); });
        return true;
    });
    m_chat.finish();
}

void AtifReader::step(const JsonSlice &slice, const std::string &location)
{
    m_builder.addContent(slice.text);
    if (const auto object = m_walker.parsedObject(slice, location))
        fill(*object, slice.span);
}

void AtifReader::fill(JsonObject object, const SourceSpan &span)
{
    constexpr std::array<std::string_view, 10> known { "step_id", "timestamp", "source", "message", "model_name",
        "reasoning_content", "reasoning_effort", "tool_calls", "observation", "metrics" };
    constexpr std::array<std::string_view, 3> kept { "extra", "is_copied_context", "llm_call_count" };
    const std::string source = memberText(object, "source");
    const auto message = memberOf(object, "message");
    const TimeSpan moment = timeSpan(isoTimeIn(object, "timestamp"), {});
    ChatMessage chat { .role = source == "agent" ? "assistant" : source,
        .text = message ? contentText(*message) : std::string {},
        .thinking = memberText(object, "reasoning_content"),
        .calls = atifCalls(object),
        .results = {},
        .model = memberText(object, "model_name"),
        .tokens = {} };
    const auto metrics = objectMember(object, "metrics");
    const auto cost = metrics ? memberOf(*metrics, "cost_usd") : std::nullopt;
    if (metrics)
        chat.tokens = usageIn(JsonElement(*metrics)).value_or(Tokens {});
    const std::string text = chat.text;
    const bool hasCalls = !chat.calls.empty();
    m_chat.add(std::move(chat), span, moment);
    if (source == "agent" && !hasCalls && m_chat.isOpen())
        if (auto commands = keystrokesIn(text); !commands.empty()) {
            m_chat.step().code.clear();
            for (ChatCall &command : commands)
                m_chat.call(std::move(command));
        }
    JsonExtra extra;
    for (const auto &[key, value] : object) {
        if (std::ranges::contains(known, key))
            continue;
        extra.add(key, jsonText(value));
        if (!std::ranges::contains(kept, key))
            m_context.unknownKey(key);
    }
    if (!m_chat.isOpen())
        return loose(object, std::move(extra));
    if (const auto id = memberOf(object, "step_id"))
        m_chat.step().externalNumber = integerIn(*id);
    if (const auto dollars = cost ? numberIn(*cost) : std::nullopt) {
        addDecimal(m_cost, dollars);
        extra.add("cost", jsonText(*cost));
    }
    mergeExtra(m_chat.step().extra, extra.text());
    if (const auto observation = memberOf(object, "observation"))
        results(*observation, span);
}

std::vector<TrajectoryReference> AtifReader::addLinks(JsonElement reference)
{
    auto references = referencesIn(reference);
    for (const TrajectoryReference &one : references)
        for (const std::string &name : { one.session, one.trajectory })
            if (!name.empty())
                m_links.push_back(name);
    return references;
}

/// A message of the user or the program. Its observation may name trajectories of sub-agents, such as those that sum up
/// the run so far.
void AtifReader::loose(JsonObject object, JsonExtra rest)
{
    const auto observation = objectMember(object, "observation");
    const auto list = observation ? arrayMember(*observation, "results") : std::nullopt;
    if (list)
        for (const JsonElement element : *list)
            if (const auto result = objectIn(element))
                if (const auto reference = memberOf(*result, "subagent_trajectory_ref"))
                    addLinks(*reference);
    for (const std::string_view key : { "observation", "metrics", "tool_calls" })
        if (const auto value = memberOf(object, key); value && !value->is_null())
            rest.add(key, jsonText(*value));
    if (const std::string text = rest.text(); !text.empty())
        m_chat.event("step", text);
    leaveMember(object, "step_id");
}

void AtifReader::results(JsonElement observation, const SourceSpan &span)
{
    const auto object = objectIn(observation);
    const auto list = object ? arrayMember(*object, "results") : std::nullopt;
    if (!list)
        return;
    for (const JsonElement element : *list) {
        const auto result = objectIn(element);
        const auto content = result ? memberOf(*result, "content") : std::nullopt;
        if (const auto reference = result ? memberOf(*result, "subagent_trajectory_ref") : std::nullopt) {
            for (const TrajectoryReference &started : addLinks(*reference))
                m_context.linkCall(started.name(), memberText(*result, "source_call_id"));
            addToExtra(m_chat.step().extra, "subagent_trajectory_ref", jsonText(*reference));
        }
        if (content)
            m_chat.result({ .id = memberText(*result, "source_call_id"),
                              .text = contentText(*content),
                              .outputs = {},
                              .errorType = {},
                              .isError = false },
                span);
    }
}

void AtifReader::finish(const Envelope &envelope)
{
    RunRecord &run = m_builder.run;
    m_builder.addContent(envelope.json);
    const auto element = m_context.parse(envelope.slice(), {});
    const auto object = element ? objectIn(*element) : std::nullopt;
    if (object)
        readAtifFields(*object, run);
    run.span = envelope.span;
    if (!run.cost)
        run.cost = m_cost;
    const std::string trajectory = object ? memberText(*object, "trajectory_id") : std::string();
    if (run.externalId.empty())
        run.externalId = trajectory;
    if (run.parentRun == 0)
        run.parentRun = m_context.runLinkedTo(trajectory);
    if (run.parentRun == 0)
        run.parentRun = m_context.runLinkedTo(run.externalId);
    const std::string call = m_context.callLinkedTo(trajectory);
    if (run.parentRun != 0 && !call.empty())
        addStarter(run.extra, call);
    m_builder.finish(m_context);
    const std::uint64_t number = m_context.runs();
    for (const std::string &session : m_links)
        m_context.linkRun(session, number);
    for (const auto &subAgent : m_subAgents) {
        subAgent->m_builder.run.parentRun = number;
        subAgent->finish(subAgent->m_envelope);
    }
}

} // namespace

bool Atif::isRecognized(const Sniff &sniff)
{
    return std::ranges::any_of(
        sniff.records, [](const Outline &record) { return record["schema_version"].text.starts_with("ATIF"); });
}

void Atif::read(FileWindow &file, const Sniff &sniff, ImportContext &context)
{
    readRuns<AtifReader>(file, sniff.framing, context);
}

} // namespace vitrine
