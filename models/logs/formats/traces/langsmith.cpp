// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/traces/langsmith.h"

#include "models/logs/formats/traces/langsmithrun.h"
#include "models/logs/formats/traces/tracerun.h"
#include "models/logs/steps/recordwalker.h"

#include <algorithm>
#include <map>
#include <string>
#include <utility>

namespace vitrine {

namespace {

bool isRun(const Outline &value)
{
    return value["run_type"].isString() && value.has("id")
        && (value.has("trace_id") || value.has("dotted_order") || value.has("session_id"));
}

/// Batches as the client sends them have runs in two parts: how they began, and how they ended.
bool isBatchKey(std::string_view key) { return key == "post" || key == "patch"; }

bool isListKey(std::string_view key) { return key == "runs" || key == "child_runs" || isBatchKey(key); }

/// One object of both parts. What the end says counts, unless it is empty.
std::string joined(const std::string &began, const std::string &ended)
{
    simdjson::dom::parser parsers[2];
    JsonElement first;
    JsonElement second;
    if (parsers[0].parse(simdjson::padded_string(began)).get(first) != simdjson::SUCCESS
        || parsers[1].parse(simdjson::padded_string(ended)).get(second) != simdjson::SUCCESS)
        return began;
    const auto head = objectIn(first);
    const auto end = objectIn(second);
    if (!head || !end)
        return began;
    const auto isEmpty = [](JsonElement value) {
        const std::string text = jsonText(value);
        return text == "null" || text == "{}" || text == "[]" || text == "\"\"";
    };
    JsonExtra all;
    for (const auto &[key, value] : *head) {
        const auto later = memberOf(*end, key);
        const bool isReplaced = later && !isEmpty(*later);
        if (!isReplaced)
            all.add(key, jsonText(value));
        else if (!isEmpty(value) && jsonText(value) != jsonText(*later))
            all.add("post." + std::string(key), jsonText(value));
    }
    for (const auto &[key, value] : *end)
        if (!isEmpty(value))
            all.add(key, jsonText(value));
    return all.text();
}

class RunReader : ObjectReader {
public:
    RunReader(JsonStream &stream, ImportContext &context, RecordWalker &walker, TraceRuns &runs)
        : ObjectReader(stream, context, walker)
        , m_runs(runs)
    {
    }
    void object() { object(0); }

private:
    void object(int depth);
    void add(const JsonSlice &slice);
    void hold(const Envelope &envelope);
    void releaseHeld();
    static std::string describe(JsonObject run);

    static constexpr int maxDepth = 200;
    struct Part {
        std::string json;
        SourceSpan span;
    };
    std::map<std::string, Part> m_held; ///< parts of runs by id
    bool m_isBatch = false;
    bool m_isEnd = false; ///< parts that say how runs ended
    TraceRuns &m_runs;
};

void RunReader::object(int depth)
{
    const Envelope envelope = m_walker.object([&](std::string_view key, Envelope &frame) {
        if (!isListKey(key) || m_stream.ahead() != '[' || depth >= maxDepth)
            return false;
        frame.hasStreamed = frame.hasStreamed || key == "runs" || isBatchKey(key);
        m_isBatch = m_isBatch || isBatchKey(key);
        m_isEnd = key == "patch";
        m_stream.enter();
        while (!m_context.isCancelled() && m_stream.nextElement()) {
            if (m_stream.ahead() == '{')
                object(depth + 1);
            else
                m_walker.reportStray(m_stream.take(), "runs");
        }
        return true;
    });
    if (depth == 0)
        releaseHeld();
    if (envelope.hasStreamed)
        m_walker.leaveOut(envelope, {});
    else if (!envelope.lacksMember && m_isBatch && depth > 0)
        hold(envelope);
    else if (!envelope.lacksMember)
        add(envelope.slice());
}

/// Until the other part of the run comes.
void RunReader::hold(const Envelope &envelope)
{
    const auto run = m_walker.parsedObject(envelope.slice(), {});
    if (!run)
        return;
    const std::string id = memberText(*run, "id");
    m_context.cover();
    const auto [found, isNew] = m_held.try_emplace(id, envelope.json, envelope.span);
    if (isNew && !id.empty())
        return;
    Part first = std::move(found->second);
    m_held.erase(found);
    const std::string all = isNew ? first.json
        : m_isEnd                 ? joined(first.json, envelope.json)
                                  : joined(envelope.json, first.json);
    add({ .text = all, .span = first.span });
}

void RunReader::releaseHeld()
{
    for (const auto &[id, part] : std::exchange(m_held, {}))
        add({ .text = part.json, .span = part.span });
}

void RunReader::add(const JsonSlice &slice)
{
    const auto run = m_walker.parsedObject(slice, {});
    if (!run)
        return;
    Span span = langSmithSpan(*run, slice.span);
    if (span.id.empty())
        return m_context.skip(ErrorCode::BadValue, slice.span, { .code = FlawCode::SpanWithoutId });
    if (span.parentId.empty())
        m_runs.describeTrace(span.traceId, { .extra = describe(*run), .cost = {}, .input = {}, .output = {} });
    m_runs.add(std::move(span));
}

/// What is said of a whole run: tags, feedback, the thread that it belongs to.
std::string RunReader::describe(JsonObject run)
{
    JsonExtra extra;
    for (const std::string_view key :
        { "tags", "extra", "feedback_stats", "session_id", "reference_example_id", "events" })
        if (const auto value = memberOf(run, key); value && !value->is_null())
            // LangSmith's "session" is the project that traces are collected in; threads are in the metadata.
            extra.add(key == "events" ? "run_events" : key == "session_id" ? "project_id" : key, jsonText(*value));
    return extra.text();
}

} // namespace

bool LangSmith::isRecognized(const Sniff &sniff)
{
    return std::ranges::any_of(sniff.records, [](const Outline &record) {
        return isRun(record) || isRun(record["runs"].first()) || isRun(record["post"].first())
            || isRun(record["patch"].first()) || (record.isArray() && isRun(record.first()));
    });
}

void LangSmith::read(FileWindow &file, const Sniff &sniff, ImportContext &context)
{
    JsonStream stream(file, sniff.framing);
    RecordWalker walker(stream, context);
    TraceRuns runs(context);
    runs.setFramework("langsmith");
    RunReader reader(stream, context, walker, runs);
    forEachObject(stream, context, walker, [&] { reader.object(); });
    runs.finish();
}

} // namespace vitrine
