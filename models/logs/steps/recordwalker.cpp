// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/steps/recordwalker.h"

#include "base/formatted.h"
#include "models/logs/json/repeatedkeys.h"

#include <algorithm>
#include <tuple>

namespace vitrine {

namespace {

/// Members beside the steps that are larger than this together are no description of a run.
constexpr std::size_t maxEnvelope = 128 << 20;

/// Keys of the members that a reader takes by itself, which no parser sees together.
class TakenKeys final {
public:
    /// Whether it was taken before. Readers take a handful of keys, a hostile log may bring any number.
    bool add(const std::string &key)
    {
        const bool isRepeated = std::ranges::contains(m_keys, key);
        if (!isRepeated && m_keys.size() < maxKeys)
            m_keys.push_back(key);
        return isRepeated;
    }

private:
    static constexpr std::size_t maxKeys = 32;
    std::vector<std::string> m_keys;
};

Flaw objectExpected(JsonElement found, std::string_view location)
{
    return { .code = FlawCode::ObjectExpected,
        .arguments = { std::string(typeName(found)) },
        .location = std::string(location) };
}

} // namespace

RecordWalker::RecordWalker(JsonStream &stream, ImportContext &context)
    : m_stream(stream)
    , m_context(context)
{
}

Envelope RecordWalker::object(const Member &member)
{
    Envelope envelope;
    envelope.json = "{";
    m_stream.ahead();
    envelope.span.byteFrom = m_stream.offset();
    envelope.span.line = m_stream.lineAt(m_stream.offset());
    m_stream.enter();
    std::string key;
    TakenKeys taken;
    while (!m_context.isCancelled() && m_stream.nextMember(key)) {
        const std::uint64_t from = m_stream.offset();
        if (!member(key, envelope))
            collect(envelope, key);
        else if (taken.add(key))
            m_context.skip(
                ErrorCode::BadValue, envelope.span.line, from, { .code = FlawCode::RepeatedKey, .location = key });
    }
    envelope.isCut = envelope.isCut || m_stream.isBroken();
    envelope.span.byteTo = m_stream.offset();
    envelope.json += '}';
    envelope.json.reserve(envelope.json.size() + FileWindow::padding);
    return envelope;
}

void RecordWalker::collect(Envelope &envelope, std::string_view key)
{
    const JsonSlice slice = m_stream.take();
    const bool fits = !slice.isTooLarge && envelope.json.size() + slice.text.size() <= maxEnvelope;
    if (!fits)
        m_context.skip(ErrorCode::TooLarge, slice.span,
            { .code = FlawCode::LargeValue,
                .arguments = { std::to_string(slice.span.byteTo - slice.span.byteFrom) },
                .location = std::string(key) });
    envelope.isCut = envelope.isCut || slice.isCut;
    envelope.lacksMember = envelope.lacksMember || !fits;
    if (fits && !slice.isCut)
        append(envelope, key, slice.text);
    m_stream.leaveTaken();
}

void RecordWalker::append(Envelope &envelope, std::string_view key, std::string_view json)
{
    envelope.json += envelope.json.size() > 1 ? "," : "";
    envelope.json += '"';
    envelope.json += key;
    envelope.json += "\":";
    envelope.json += json;
}

void RecordWalker::elements(std::string_view name, const Element &element)
{
    m_stream.enter();
    for (std::uint64_t i = 0; !m_context.isCancelled() && m_stream.nextElement(); ++i)
        element(m_stream.take(), formatted("{}[{}]", name, i));
}

std::optional<JsonObject> RecordWalker::parsedObject(const JsonSlice &slice, std::string_view location)
{
    if (slice.isCut) {
        m_context.skip(ErrorCode::BadJson, slice.span, { .code = FlawCode::CutOff, .location = std::string(location) });
        return {};
    }
    const auto element = m_context.parse(slice, location);
    const auto object = element ? objectIn(*element) : std::nullopt;
    if (element && !object)
        m_context.skip(ErrorCode::BadValue, slice.span, objectExpected(*element, location));
    return object;
}

void RecordWalker::leaveOut(const Envelope &envelope, std::string_view location)
{
    // What is parsed and not read is accounted for.
    if (envelope.json.size() > 2)
        std::ignore = m_context.parse(envelope.slice(), location);
}

void RecordWalker::reportStray(const JsonSlice &slice, std::string_view location)
{
    if (const auto element = m_context.parse(slice, location))
        m_context.skip(ErrorCode::BadValue, slice.span, objectExpected(*element, location));
}

void RecordWalker::reportWithout(std::string_view key, const Envelope &envelope)
{
    const auto &span = envelope.span;
    if (envelope.isCut)
        m_context.skip(ErrorCode::BadJson, span, { .code = FlawCode::CutOff });
    else if (m_context.parse(envelope.slice(), {}))
        m_context.skip(ErrorCode::BadValue, span, { .code = FlawCode::KeyMissing, .arguments = { std::string(key) } });
}

std::optional<RunFields> RecordWalker::runFields(const Envelope &envelope, RunBuilder &builder)
{
    builder.addContent(envelope.json);
    const auto element = m_context.parse(envelope.slice(), {});
    const auto object = element ? objectIn(*element) : std::nullopt;
    if (!object)
        return {};
    RunFields fields = readRunFields(*object, builder.run);
    reportFields(envelope.span, {}, fields.unknownKeys, fields.flaws);
    return fields;
}

void RecordWalker::reportFields(const SourceSpan &span, std::string_view location,
    const std::vector<std::string> &unknownKeys, const std::vector<Flaw> &flaws)
{
    for (const std::string &key : unknownKeys)
        m_context.unknownKey(key);
    for (Flaw flaw : flaws) {
        flaw.location = location.empty() ? flaw.location : formatted("{}.{}", location, flaw.location);
        m_context.skip(ErrorCode::BadValue, span, std::move(flaw));
    }
}

void forEachObject(
    JsonStream &stream, ImportContext &context, RecordWalker &walker, const std::function<void()> &object)
{
    const auto one = [&] {
        if (stream.ahead() == '{')
            object();
        else
            walker.reportStray(stream.take(), {});
    };
    forEachRecord(stream, context, [&] {
        if (stream.ahead() != '[')
            return one();
        stream.enter();
        while (!context.isCancelled() && stream.nextElement())
            one();
    });
}

void forEachRecord(JsonStream &stream, ImportContext &context, const std::function<void()> &record)
{
    std::uint64_t number = 0;
    while (!context.isCancelled() && stream.nextRecord()) {
        context.beginRecord(++number);
        const std::uint64_t line = stream.lineAt(stream.offset());
        const std::uint64_t from = stream.offset();
        const std::uint64_t flaws = context.flaws();
        record();
        if (stream.offset() == from)
            stream.enter();
        const bool isBroken = stream.isBroken();
        const std::uint64_t rest = stream.endRecord();
        if ((isBroken || rest > 0) && context.flaws() == flaws && !context.isCancelled())
            context.skip(ErrorCode::BadJson, line, from,
                rest > 0 ? Flaw { .code = FlawCode::BytesLeftOut, .arguments = { std::to_string(rest) } }
                         : Flaw { .code = FlawCode::CutOff });
    }
}

} // namespace vitrine
