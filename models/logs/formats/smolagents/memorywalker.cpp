// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/smolagents/memorywalker.h"

#include "base/formatted.h"
#include "models/logs/formats/smolagents/memorystep.h"
#include "models/logs/json/pythonliteral.h"

namespace vitrine {

MemoryWalker::MemoryWalker(JsonStream &stream, ImportContext &context, std::string_view framework)
    : m_stream(stream)
    , m_context(context)
    , m_walker(stream, context)
    , m_framework(framework)
{
}

bool MemoryWalker::isStepsKey(std::string_view key)
{
    return key == "steps" || key == "messages" || key == "intermediate_steps";
}

void MemoryWalker::run()
{
    forEachRecord(m_stream, m_context, [this] { record(); });
    if (!m_loose.isEmpty())
        finish(m_loose);
}

void MemoryWalker::record()
{
    const int first = m_stream.ahead();
    if (first == '[') {
        list({}, 0);
    } else if (first == '{') {
        looseStep(m_loose, object({}, 0), "step");
    } else {
        m_walker.reportStray(m_stream.take(), {});
    }
}

/// The elements may be steps, which are one run then, or runs with their steps, or lists of steps.
void MemoryWalker::list(const std::string &location, int depth)
{
    RunBuilder builder;
    const std::uint64_t from = m_stream.offset();
    const std::uint64_t line = m_stream.lineAt(from);
    m_stream.enter();
    for (std::uint64_t i = 0; !m_context.isCancelled() && m_stream.nextElement(); ++i) {
        const std::string inner = formatted("{}[{}]", location, i);
        const int first = m_stream.ahead();
        if (first == '{') {
            looseStep(builder, object({}, 0), inner);
        } else if (first == '[' && depth == 0) {
            list(inner, depth + 1);
        } else {
            m_walker.reportStray(m_stream.take(), inner);
        }
    }
    builder.run.span = { .line = line, .byteFrom = from, .byteTo = m_stream.offset() };
    if (!builder.isEmpty())
        finish(builder);
}

void MemoryWalker::finish(RunBuilder &builder)
{
    builder.run.framework = m_framework;
    builder.finish(m_context);
}

/// A run when it has steps, a frame of agents when its members have; what had none is for the caller.
Envelope MemoryWalker::object(std::string_view agent, int depth)
{
    RunBuilder builder;
    bool hasSteps = false;
    const Envelope envelope = m_walker.object([&](std::string_view key, Envelope &frame) {
        const int first = m_stream.ahead();
        if (first == '[' && isStepsKey(key)) {
            hasSteps = frame.hasStreamed = true;
            m_walker.elements(
                key, [&](const JsonSlice &slice, const std::string &location) { step(builder, slice, location); });
            return true;
        }
        if (first != '{' || depth > 0 || isRunKey(key))
            return false;
        const std::string name(key);
        const Envelope inner = object(name, depth + 1);
        frame.hasStreamed = frame.hasStreamed || inner.hasStreamed;
        frame.isCut = frame.isCut || inner.isCut;
        if (!inner.hasStreamed)
            RecordWalker::append(frame, name, inner.json);
        return true;
    });
    if (hasSteps)
        finishRun(builder, envelope, agent);
    return envelope;
}

void MemoryWalker::finishRun(RunBuilder &builder, const Envelope &envelope, std::string_view agent)
{
    if (builder.isEmpty() && envelope.isCut)
        return;
    const auto fields = m_walker.runFields(envelope, builder);
    builder.run.span = envelope.span;
    if (builder.run.agentName.empty())
        builder.run.agentName = agent;
    if (fields && fields->systemPrompt) {
        std::vector<StepRecord> first(1);
        StepRecord &system = first.front();
        system.kind = StepKind::System;
        system.prompt.push_back({ "system", *fields->systemPrompt });
        system.span = envelope.span;
        builder.prepend(std::move(first));
    }
    finish(builder);
}

/// An object that is not a run is a step, unless a part of it is missing: without its code, for example, it would be
/// misleading.
void MemoryWalker::looseStep(RunBuilder &builder, const Envelope &envelope, const std::string &location)
{
    if (!envelope.hasStreamed && !envelope.lacksMember)
        step(builder, envelope.slice(), location);
}

/// A step as JSON, or as the repr of one in a string: that becomes JSON, too.
std::optional<JsonElement> MemoryWalker::parsed(const JsonSlice &slice, std::string_view location)
{
    const auto element = m_context.parse(slice, location);
    const auto text = element ? stringIn(*element) : std::nullopt;
    const auto repr = text ? parsePython(*text) : std::unexpected(Error {});
    if (!repr || repr->kind != PythonValue::Kind::Call)
        return element;
    m_repr = simdjson::padded_string(repr->toJson());
    JsonElement step;
    return m_reprParser.parse(m_repr).get(step) == simdjson::SUCCESS ? step : element;
}

void MemoryWalker::step(RunBuilder &builder, const JsonSlice &slice, const std::string &location)
{
    const auto &span = slice.span;
    builder.addContent(slice.text);
    if (slice.isCut)
        return m_context.skip(
            ErrorCode::BadJson, span, { .code = FlawCode::CutOff, .location = std::string(location) });
    const auto element = parsed(slice, location);
    if (!element)
        return;
    const auto object = objectIn(*element);
    const auto kind = object ? stepKindIn(*object) : std::nullopt;
    if (!kind)
        return m_context.skip(ErrorCode::BadValue, span,
            { .code = FlawCode::StepExpected,
                .arguments = { std::string(object ? "keyless-object" : typeName(*element)) },
                .location = std::string(location) });
    MemoryStep step = readMemoryStep(*object, *kind);
    m_context.leaveParsed();
    m_walker.reportFields(span, location, step.unknownKeys, step.flaws);
    step.record.span = span;
    if (builder.run.model.empty())
        builder.run.model = step.model;
    if (step.isFinalAnswerRecorded)
        builder.setFinalsRecorded();
    if (*kind == StepKind::Action || *kind == StepKind::Final)
        builder.setAnswer(std::move(step.answer));
    builder.add(std::move(step.record));
}

} // namespace vitrine
