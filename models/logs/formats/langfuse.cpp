// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/langfuse.h"

#include "base/utf8.h"
#include "models/logs/formats/spanbytes.h"
#include "models/logs/formats/spandialects.h"
#include "models/logs/formats/spanrest.h"
#include "models/logs/formats/tracerun.h"
#include "models/logs/json/csvrows.h"
#include "models/logs/json/readledger.h"
#include "models/logs/steps/recordwalker.h"
#include "models/logs/steps/timetext.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <map>

namespace vitrine {

namespace {

constexpr std::string_view listKey = "observations";
constexpr std::string_view pageKey = "data"; ///< of a page of observations, as the service gives it

bool isObservation(const Outline &value)
{
    return value["type"].isString() && (value.has("traceId") || value.has("startTime"));
}

bool isTrace(const Outline &value)
{
    const auto isList = [](const Outline &list) { return list.isArray() && isObservation(list.first()); };
    return isList(value[listKey]) || isList(value["trace"][listKey])
        || (isObservation(value) && value.has("parentObservationId"))
        || (isList(value[pageKey]) && value[pageKey].first().has("parentObservationId"));
}

/// Values that were encoded as JSON once or twice over, as the export of the page does it.
class Decoder {
public:
    /// `place` names the value if all of it is meant to be read.
    explicit Decoder(JsonElement value, std::string_view place = {})
        : m_value(value)
    {
        for (std::optional<InnerJson> &inner : m_inner) {
            const auto text = stringIn(m_value);
            if (!text || !inner.emplace(*text, place).value())
                break;
            m_value = *inner->value();
        }
    }
    JsonElement value() const { return m_value; }

private:
    std::optional<InnerJson> m_inner[2];
    JsonElement m_value;
};

/// LangChain's tools come as plain spans, whose output is a message of a tool.
bool isToolOutput(JsonObject observation)
{
    const auto output = memberOf(observation, "output");
    if (!output)
        return false;
    const Decoder decoded(*output);
    const auto message = objectIn(decoded.value());
    return message && memberText(*message, "type") == "tool" && memberOf(*message, "tool_call_id");
}

SpanKind kindOf(JsonObject observation)
{
    const std::string type = memberText(observation, "type");
    if (type == "GENERATION")
        return SpanKind::Model;
    if (type == "TOOL" || type == "RETRIEVER" || (type == "SPAN" && isToolOutput(observation)))
        return SpanKind::Tool;
    return type == "AGENT" ? SpanKind::Agent : SpanKind::Other;
}

std::optional<double> figureIn(JsonObject object, std::string_view key)
{
    const auto value = memberOf(object, key);
    if (!value)
        return {};
    if (const auto number = numberIn(*value))
        return number;
    const std::string text = valueText(*value);
    double figure = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), figure);
    return !text.empty() && read.ec == std::errc {} ? std::optional(figure) : std::nullopt;
}

std::optional<double> costOf(JsonObject observation)
{
    for (const std::string_view key : { "costDetails", "cost_details" })
        if (const auto details = memberOf(observation, key)) {
            const Decoder decoded(*details);
            const auto fields = objectIn(decoded.value());
            if (const auto total = fields ? figureIn(*fields, "total") : std::nullopt)
                return total;
        }
    const auto calculated = figureIn(observation, "calculatedTotalCost");
    return calculated ? calculated : figureIn(observation, "totalCost");
}

std::optional<double> timeOf(JsonObject object, std::string_view key)
{
    const auto value = memberOf(object, key);
    const auto text = value ? stringIn(*value) : std::nullopt;
    return text ? isoTime(*text) : std::nullopt;
}

void readModel(Span &span, JsonObject object)
{
    if (const auto input = memberOf(object, "input")) {
        const Decoder decoded(*input, "input");
        for (ChatMessage &message : messagesIn(decoded.value()))
            addPrompt(span, std::move(message));
        if (span.prompt.empty() && !decoded.value().is_null())
            span.prompt.push_back({ "user", valueText(decoded.value()) });
    }
    if (const auto output = memberOf(object, "output")) {
        const Decoder decoded(*output, "output");
        const auto messages = messagesIn(decoded.value());
        for (const ChatMessage &message : messages)
            addReply(span.reply, message);
        if (messages.empty())
            span.reply.text = valueText(decoded.value());
    }
    span.reply.model = memberText(object, "model");
    // The name of older exports second.
    for (const std::string_view key : { "usageDetails", "usage" })
        if (const auto usage = memberOf(object, key); usage && span.reply.tokens.quality == Quality::Missing)
            span.reply.tokens = tokensIn(Decoder(*usage).value()).value_or(Tokens {});
}

/// A call's arguments, which some tracers wrap into {"input": …}.
std::string argumentsIn(JsonElement input)
{
    const Decoder decoded(input);
    const auto object = objectIn(decoded.value());
    const auto inner = object && object->size() == 1 ? objectMember(*object, "input") : std::nullopt;
    return jsonText(inner ? JsonElement(*memberOf(*object, "input")) : decoded.value());
}

std::string outputText(JsonElement output)
{
    const Decoder decoded(output);
    const auto object = objectIn(decoded.value());
    const auto content = object ? memberOf(*object, "content") : std::nullopt;
    return content && content->is_array() ? contentText(*content) : valueText(decoded.value());
}

/// Observations that are neither calls nor frames around them.
void markEvent(Span &span, const std::string &type)
{
    if (type == "EVENT" || type == "GUARDRAIL" || type == "EVALUATOR" || type == "EMBEDDING" || span.isError)
        span.attributes[std::string(spanEventKey)] = type;
}

/// A frame's input and output as text, and the call that a tool's output names.
void readPlain(Span &span, const std::optional<JsonElement> &input, const std::optional<JsonElement> &output)
{
    const bool isTool = span.kind == SpanKind::Tool;
    if (input && !input->is_null())
        span.attributes["input.value"]
            = isTool ? argumentsIn(*input) : plainText(span.attributes["inputs"] = jsonText(Decoder(*input).value()));
    if (!output || output->is_null())
        return;
    const Decoder decoded(*output);
    const auto message = isTool ? objectIn(decoded.value()) : std::nullopt;
    if (message && memberOf(*message, "tool_call_id"))
        span.attributes["gen_ai.tool.call.id"] = memberText(*message, "tool_call_id");
    const auto content = message && memberOf(*message, "tool_call_id") ? memberOf(*message, "content") : std::nullopt;
    span.attributes["output.value"] = content ? contentText(*content)
        : isTool                              ? outputText(*output)
                                              : lastText(span.attributes["outputs"] = jsonText(decoded.value()));
    if (message && memberIs(*message, "status", { "error" }))
        span.isError = true;
}

std::optional<Span> observationSpan(JsonObject object, const SourceSpan &place)
{
    Span span;
    span.id = memberText(object, "id");
    if (span.id.empty())
        return {};
    span.traceId = memberText(object, "traceId");
    span.parentId = memberText(object, "parentObservationId");
    span.name = memberText(object, "name");
    span.kind = kindOf(object);
    span.time = timeSpan(timeOf(object, "startTime"), timeOf(object, "endTime"));
    span.isError = memberText(object, "level") == "ERROR";
    span.statusMessage = memberText(object, "statusMessage");
    span.span = place;
    if (const auto metadata = memberOf(object, "metadata")) {
        const Decoder decoded(*metadata);
        const auto fields = objectIn(decoded.value());
        if (const auto attributes = fields ? memberOf(*fields, "attributes") : std::nullopt)
            readAttributes(Decoder(*attributes).value(), span.attributes);
    }
    interpretAttributes(span);
    if (span.kind == SpanKind::Model && span.reply.text.empty() && span.reply.calls.empty())
        readModel(span, object);
    const auto input = memberOf(object, "input");
    const auto output = memberOf(object, "output");
    if (const auto cost = costOf(object); cost && span.kind == SpanKind::Model)
        span.attributes["llm.cost.total"] = std::to_string(*cost);
    if (span.kind == SpanKind::Other)
        markEvent(span, memberText(object, "type"));
    if (span.kind != SpanKind::Model)
        readPlain(span, input, output);
    if (span.kind == SpanKind::Tool && span.attribute("tool.name").empty()
        && span.attribute("gen_ai.tool.name").empty())
        span.attributes["tool.name"] = span.name;
    constexpr auto read = std::to_array<std::string_view>({ "id", "traceId", "parentObservationId", "name", "startTime",
        "endTime", "statusMessage", "input", "output", "usage", "costDetails" });
    keepFurther(span, object, read);
    return span;
}

class TraceReader : ObjectReader {
public:
    TraceReader(JsonStream &stream, ImportContext &context, RecordWalker &walker)
        : ObjectReader(stream, context, walker)
        , m_runs(context)
    {
        m_runs.setFramework("langfuse");
    }
    void object();
    void observation(const JsonSlice &slice, std::string_view place);
    void finish();

private:
    bool list(std::string_view key, Envelope &frame);
    void describe(const Envelope &envelope);
    void release();

    TraceRuns m_runs;
    /// By id: a trace may hold its observations twice, the second time in full.
    std::map<std::string, Span> m_spans;
    std::uint64_t m_held = 0; ///< bytes of memory that they take
};

void TraceReader::object()
{
    Envelope inner;
    const Envelope envelope = m_walker.object([&](std::string_view key, Envelope &frame) {
        if (key == listKey || key == pageKey)
            return list(key, frame);
        if (key != "trace" || m_stream.ahead() != '{')
            return false;
        inner = m_walker.object(
            [&](std::string_view innerKey, Envelope &) { return innerKey == listKey && list(innerKey, frame); });
        return true;
    });
    // Only where the trace has spans it can be described without its name.
    if (envelope.hasStreamed)
        release();
    if (!inner.json.empty()) {
        describe(inner);
        m_walker.leaveOut(envelope, {});
    }
    if (inner.json.empty() && envelope.hasStreamed)
        describe(envelope);
    if (!envelope.hasStreamed && !envelope.lacksMember)
        observation(envelope.slice(), {});
}

/// The members beside the observations: scores, user, session, tags, total cost.
void TraceReader::describe(const Envelope &envelope)
{
    constexpr std::array<std::string_view, 4> repeated { "input", "output", "id", "observations" };
    const auto trace = envelope.isCut ? std::nullopt : m_walker.parsedObject(envelope.slice(), {});
    if (!trace)
        return;
    JsonExtra extra;
    for (const auto &[key, value] : *trace)
        if (!std::ranges::contains(repeated, key) && !value.is_null())
            extra.add(key, jsonText(value));
    m_runs.describeTrace(memberText(*trace, "id"), extra.text(), figureIn(*trace, "totalCost"));
}

bool TraceReader::list(std::string_view key, Envelope &frame)
{
    if (m_stream.ahead() != '[')
        return false;
    frame.hasStreamed = true;
    m_walker.elements(key, [&](const JsonSlice &slice, const std::string &place) { observation(slice, place); });
    return true;
}

void TraceReader::observation(const JsonSlice &slice, std::string_view place)
{
    const auto object = m_walker.parsedObject(slice, place);
    auto span = object ? observationSpan(*object, slice.span) : std::nullopt;
    if (span) {
        const std::string id = span->id;
        m_held += memoryOf(*span);
        m_spans.insert_or_assign(id, std::move(*span));
        if (m_held > TraceRuns::maxWhole)
            release();
    } else if (object) {
        m_context.skip(ErrorCode::BadValue, slice.span, { .code = FlawCode::ObservationWithoutId });
    }
}

void TraceReader::release()
{
    for (auto &[id, span] : m_spans)
        m_runs.add(std::move(span));
    m_spans.clear();
    m_held = 0;
}

void TraceReader::finish()
{
    release();
    m_runs.finish();
}

/// The columns of a table are named as the members are, or with "_" between the words.
std::string memberName(std::string_view column)
{
    std::string name;
    bool isNextUpper = false;
    for (const char c : column) {
        if (c != '_')
            name += isNextUpper && c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
        isNextUpper = c == '_';
    }
    return name;
}

std::vector<std::string> membersOf(const std::vector<std::string> &columns)
{
    std::vector<std::string> members;
    for (const std::string &column : columns)
        members.push_back(memberName(std::string(withoutByteOrderMark(column))));
    return members;
}

bool isTable(const Sniff &sniff)
{
    if (!sniff.records.empty() && sniff.records.front().isObject())
        return false;
    const auto members = membersOf(csvCells(sniff.bytes.substr(0, sniff.bytes.find_first_of("\r\n"))));
    return std::ranges::all_of(std::array { "id", "type", "traceId", "startTime" },
        [&](std::string_view name) { return std::ranges::contains(members, name); });
}

/// A row as the object that the other exports have. What stands in no column, and empty cells, are left out.
std::string objectOf(const std::vector<std::string> &members, const std::vector<std::string> &cells)
{
    JsonExtra object;
    for (std::size_t n = 0; n < std::min(members.size(), cells.size()); ++n)
        if (!cells[n].empty())
            object.add(members[n], quotedJson(cells[n]));
    std::string text = object.text();
    text.reserve(text.size() + FileWindow::padding);
    return text;
}

void readTable(FileWindow &file, ImportContext &context, TraceReader &reader)
{
    CsvRows rows(file);
    const auto head = rows.next();
    const auto members = head ? membersOf(head->cells) : std::vector<std::string>();
    std::uint64_t number = 0;
    while (!context.isCancelled()) {
        const auto row = rows.next();
        if (!row)
            return;
        context.beginRecord(++number);
        const std::string object = objectOf(members, row->cells);
        if (row->isTooLarge)
            context.skip(ErrorCode::TooLarge, row->span,
                { .code = FlawCode::LargeRow, .arguments = { std::to_string(row->span.byteTo - row->span.byteFrom) } });
        else if (row->isCut || object.empty())
            context.skip(
                ErrorCode::BadValue, row->span, { .code = row->isCut ? FlawCode::UnclosedQuotes : FlawCode::EmptyRow });
        else
            reader.observation({ .text = object, .span = row->span }, {});
    }
}

} // namespace

bool Langfuse::isRecognized(const Sniff &sniff)
{
    return isTable(sniff) || std::ranges::any_of(sniff.records, [](const Outline &record) {
        return isTrace(record) || (record.isArray() && isTrace(record.first()));
    });
}

void Langfuse::read(FileWindow &file, const Sniff &sniff, ImportContext &context)
{
    JsonStream stream(file, sniff.framing);
    RecordWalker walker(stream, context);
    TraceReader reader(stream, context, walker);
    if (isTable(sniff))
        readTable(file, context, reader);
    else
        forEachObject(stream, context, walker, [&] { reader.object(); });
    reader.finish();
}

} // namespace vitrine
