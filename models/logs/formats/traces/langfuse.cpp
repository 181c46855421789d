// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/traces/langfuse.h"

#include "base/utf8.h"
#include "models/logs/formats/traces/decodedjson.h"
#include "models/logs/formats/traces/langfuseobservation.h"
#include "models/logs/formats/traces/plaintext.h"
#include "models/logs/formats/traces/spanbytes.h"
#include "models/logs/formats/traces/spandialects.h"
#include "models/logs/formats/traces/tracerun.h"
#include "models/logs/json/csvrows.h"
#include "models/logs/steps/recordwalker.h"
#include "models/logs/steps/scorelist.h"

#include <algorithm>
#include <array>
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

std::string scoresOf(JsonElement list)
{
    ScoreList scores;
    scores.addEntries(list.get_array().value_unsafe());
    return scores.json().empty() ? "[]" : scores.json();
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
    void observation(const JsonSlice &slice, std::string_view location);
    void finish();

private:
    bool list(std::string_view key, Envelope &frame);
    void describe(const Envelope &envelope);
    void release();

    TraceRuns m_runs;
    /// By id: a trace may hold its observations twice, once without their texts.
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
            extra.add(key, key == "scores" && value.is_array() ? scoresOf(value) : jsonText(value));
    const auto plain = [&](std::string_view key, auto text) {
        const auto value = memberOf(*trace, key);
        return value && !value->is_null() ? text(decodedJson(*value)) : std::string();
    };
    m_runs.describeTrace(memberText(*trace, "id"),
        { .extra = extra.text(),
            .cost = figureIn(*trace, "totalCost"),
            .input = plain("input", plainText),
            .output = plain("output", lastText) });
}

bool TraceReader::list(std::string_view key, Envelope &frame)
{
    if (m_stream.ahead() != '[')
        return false;
    frame.hasStreamed = true;
    m_walker.elements(key, [&](const JsonSlice &slice, const std::string &location) { observation(slice, location); });
    return true;
}

void TraceReader::observation(const JsonSlice &slice, std::string_view location)
{
    const auto object = m_walker.parsedObject(slice, location);
    auto span = object ? observationSpan(*object, slice.span) : std::nullopt;
    if (span) {
        // Some exports have an observation twice, once without its texts; the order of the two is that of the keys.
        const std::string id = span->id;
        Span &known = m_spans[id];
        if (const std::uint64_t size = memoryOf(*span); size > memoryOf(known)) {
            m_held += size;
            known = std::move(*span);
        }
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

/// A row as an object in the form of the other exports. Leaves out empty cells and cells without a column.
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
