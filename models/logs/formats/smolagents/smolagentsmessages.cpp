// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/smolagents/smolagentsmessages.h"

#include "models/logs/formats/smolagents/messagerun.h"
#include "models/logs/steps/frameworkerror.h"
#include "models/logs/steps/recordwalker.h"

#include <algorithm>

namespace vitrine {

namespace {

constexpr std::string_view stepsKey = "intermediate_steps";

/// A list of strings is the reply of a model without an agent, unless they are reprs of steps: another format.
bool isMessageList(const Outline &steps)
{
    if (steps.isString())
        return true;
    const Outline &first = steps.first();
    const std::size_t bracket = first.text.find('(');
    const bool isRepr
        = bracket != std::string::npos && std::string_view(first.text).substr(0, bracket).ends_with("Step");
    return steps.isArray() && (first.has("role") || (first.isString() && !isRepr));
}

bool isRow(const Outline &value)
{
    const Outline &steps = value[stepsKey];
    const bool isEmpty = steps.isArray() && steps.isWhole && steps.items.empty();
    const bool isBenchmark = value.has("agent_action_type") || value.has("model_id") || value.has("question");
    return isMessageList(steps) || (isEmpty && isBenchmark);
}

class RowReader {
public:
    RowReader(JsonStream &stream, ImportContext &context)
        : m_stream(stream)
        , m_context(context)
        , m_walker(stream, context)
    {
    }

    void record();

private:
    void row();
    bool steps(MessageRun &messages);
    void message(MessageRun &messages, const JsonSlice &slice, const std::string &location);
    void plainText(const JsonSlice &slice);
    void finish(const Envelope &envelope);

    JsonStream &m_stream;
    ImportContext &m_context;
    RecordWalker m_walker;
    RunBuilder m_builder;
};

void RowReader::record()
{
    const int first = m_stream.ahead();
    if (first == '{')
        return row();
    if (first != '[')
        return m_walker.reportStray(m_stream.take(), {});
    m_stream.enter();
    while (!m_context.isCancelled() && m_stream.nextElement()) {
        if (m_stream.ahead() == '{')
            row();
        else
            m_walker.reportStray(m_stream.take(), "row");
    }
}

void RowReader::row()
{
    m_builder = RunBuilder {};
    MessageRun messages(m_builder);
    const Envelope envelope = m_walker.object([&](std::string_view key, Envelope &frame) {
        frame.hasStreamed = frame.hasStreamed || key == stepsKey;
        return key == stepsKey && steps(messages);
    });
    messages.finish();
    if (envelope.hasStreamed || !m_builder.isEmpty())
        finish(envelope);
    else
        m_walker.reportWithout(stepsKey, envelope);
}

bool RowReader::steps(MessageRun &messages)
{
    const int first = m_stream.ahead();
    if (first == '[')
        m_walker.elements(
            stepsKey, [&](const JsonSlice &slice, const std::string &location) { message(messages, slice, location); });
    else if (first == '"')
        plainText(m_stream.take());
    return first == '[' || first == '"';
}

void RowReader::plainText(const JsonSlice &slice)
{
    m_builder.addContent(slice.text);
    const auto element = slice.isCut ? std::nullopt : m_context.parse(slice, stepsKey);
    if (!element)
        return;
    StepRecord step;
    step.kind = StepKind::Message;
    step.rawModelOutput = valueText(*element);
    step.thought = step.rawModelOutput;
    step.span = slice.span;
    m_builder.add(std::move(step));
}

void RowReader::message(MessageRun &messages, const JsonSlice &slice, const std::string &location)
{
    const auto &span = slice.span;
    if (slice.isCut)
        return m_context.skip(
            ErrorCode::BadJson, span, { .code = FlawCode::CutOff, .location = std::string(location) });
    if (slice.text.starts_with('"'))
        return plainText(slice);
    m_builder.addContent(slice.text);
    const auto element = m_context.parse(slice, location);
    if (!element)
        return;
    const auto object = objectIn(*element);
    const auto role = object ? memberOf(*object, "role") : std::nullopt;
    const auto content = object ? memberOf(*object, "content") : std::nullopt;
    if (!role || !role->is_string() || !content)
        return m_context.skip(
            ErrorCode::BadValue, span, { .code = FlawCode::MessageExpected, .location = std::string(location) });
    if (!messages.add(*stringIn(*role), contentText(*content), span))
        m_context.skip(
            ErrorCode::BadValue, span, { .code = FlawCode::BadToolCalls, .location = std::string(location) });
}

/// A row without steps says with its answer how the run ended.
void RowReader::finish(const Envelope &envelope)
{
    RunRecord &run = m_builder.run;
    const std::string taskGiven = std::exchange(run.task, {});
    m_walker.runFields(envelope, m_builder);
    run.span = envelope.span;
    if (run.task.empty())
        run.task = taskGiven;
    if (run.finalAnswer && !frameworkError({}, *run.finalAnswer).type.empty())
        run.state = RunState::Error;
    else if (run.finalAnswer && run.agentKind == "vanilla")
        run.state = RunState::Success;
    run.framework = "smolagents";
    m_builder.finish(m_context);
}

} // namespace

bool SmolagentsMessages::isRecognized(const Sniff &sniff) { return anyRecord(sniff, isRow); }

void SmolagentsMessages::read(FileWindow &file, const Sniff &sniff, ImportContext &context)
{
    JsonStream stream(file, sniff.framing);
    RowReader reader(stream, context);
    forEachRecord(stream, context, [&] { reader.record(); });
}

} // namespace vitrine
