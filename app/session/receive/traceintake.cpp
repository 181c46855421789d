// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/receive/traceintake.h"

#include "base/formatted.h"

#include <algorithm>
#include <fstream>
#include <utility>

namespace vitrine {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t mostTraces = 1'000;
constexpr int deepest = 64;
/// An ended root may be sent before the last of the spans that it called.
constexpr auto quietTime = std::chrono::seconds(5);
/// For a trace whose root never arrives: its agent was killed, or exports only a part.
constexpr auto patience = std::chrono::minutes(30);

Error failure(ErrorCode code, std::string detail) { return { code, {}, {}, {}, std::move(detail) }; }

/// The id becomes a file name, so only digits are accepted.
bool isId(const Json &id)
{
    if (!id.is_string())
        return false;
    const auto &text = id.get_ref<const std::string &>();
    const auto isHex
        = [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F'); };
    return !text.empty() && text.size() <= 64 && std::ranges::all_of(text, isHex);
}

const Json &listIn(const Json &object, const char *name)
{
    static const Json none = Json::array();
    if (!object.is_object())
        return none;
    const auto found = object.find(name);
    return found != object.end() && found->is_array() ? *found : none;
}

Json without(const Json &object, const char *list)
{
    Json rest = Json::object();
    for (const auto &[key, value] : object.items()) {
        if (key != list)
            rest[key] = value;
    }
    return rest;
}

/// An attribute of a record as text; empty if it has none.
std::string attributeOf(const Json &record, std::string_view key)
{
    for (const Json &attribute : listIn(record, "attributes")) {
        if (!attribute.is_object() || attribute.value("key", Json()) != key)
            continue;
        const Json value = attribute.value("value", Json());
        const Json text = value.is_object() ? value.value("stringValue", Json()) : Json();
        return text.is_string() ? text.get<std::string>() : std::string {};
    }
    return {};
}

/// The name of the file for a log record: that of its trace if it belongs to a model call, otherwise that of its
/// session in hexadecimal. Empty if the record belongs to no agent.
std::string fileOf(const Json &record)
{
    constexpr std::size_t longestSession = 100;
    const Json name = record.value("eventName", Json());
    const std::string event = name.is_string() ? name.get<std::string>() : attributeOf(record, "event.name");
    const Json trace = record.value("traceId", Json());
    if (event.starts_with("gen_ai.") && isId(trace))
        return trace.get<std::string>();
    for (const std::string_view key : { "session.id", "conversation.id", "gen_ai.conversation.id" })
        if (const std::string session = attributeOf(record, key); !session.empty()) {
            std::string file = "session-";
            for (const char byte : session.substr(0, longestSession))
                file += formatted("{:02x}", static_cast<unsigned char>(byte));
            return file;
        }
    return {};
}

/// The spans or log records of a request, split by trace or session, each with its context.
struct Split {
    Json rest; ///< the other fields of the request, which only the import can report
    std::map<std::string, Json, std::less<>> requests {};
    std::uint64_t spans = 0;

    void addLogs(const Json &resource, const Json &scope)
    {
        std::map<std::string, Json> byFile;
        for (const Json &record : listIn(scope, "logRecords")) {
            ++spans;
            if (std::string file = record.is_object() ? fileOf(record) : std::string {}; !file.empty())
                byFile[std::move(file)].push_back(record);
        }
        for (auto &[file, list] : byFile) {
            Json part = without(scope, "logRecords");
            part["logRecords"] = std::move(list);
            Json around = without(resource, "scopeLogs");
            around["scopeLogs"].push_back(std::move(part));
            requestOf(file)["resourceLogs"].push_back(std::move(around));
        }
    }

    bool add(const Json &resource, const Json &scope)
    {
        std::map<std::string, Json> byTrace;
        for (const Json &span : listIn(scope, "spans")) {
            if (!span.is_object() || !isId(span.value("traceId", Json())) || !isId(span.value("spanId", Json())))
                return false;
            byTrace[span.at("traceId").get<std::string>()].push_back(span);
            ++spans;
        }
        for (auto &[id, list] : byTrace) {
            Json scopeOfTrace = without(scope, "spans");
            scopeOfTrace["spans"] = std::move(list);
            Json resourceOfTrace = without(resource, "scopeSpans");
            resourceOfTrace["scopeSpans"].push_back(std::move(scopeOfTrace));
            requestOf(id)["resourceSpans"].push_back(std::move(resourceOfTrace));
        }
        return true;
    }

private:
    Json &requestOf(const std::string &file) { return requests.try_emplace(file, rest).first->second; }
};

bool isRoot(const Json &span)
{
    const Json parent = span.value("parentSpanId", Json());
    return !parent.is_string() || parent.get_ref<const std::string &>().find_first_not_of('0') == std::string::npos;
}

bool holdsRoot(const Json &request)
{
    for (const Json &resource : listIn(request, "resourceSpans"))
        for (const Json &scope : listIn(resource, "scopeSpans"))
            if (std::ranges::any_of(listIn(scope, "spans"), isRoot))
                return true;
    return false;
}

/// Nothing if it is not JSON, or nested deeper than any span.
Json parsed(std::string_view json)
{
    bool isTooDeep = false;
    const auto look = [&isTooDeep](int depth, Json::parse_event_t, const Json &) {
        isTooDeep = isTooDeep || depth > deepest;
        return !isTooDeep;
    };
    Json request = Json::parse(json, look, false);
    return isTooDeep ? Json(Json::value_t::discarded) : request;
}

/// An empty object is a request without spans: lists without elements are omitted in JSON.
bool isRequest(const Json &request)
{
    const auto isListOrAbsent = [&request](const char *name) {
        const auto found = request.find(name);
        return found == request.end() || found->is_array() || found->is_null();
    };
    return request.is_object() && isListOrAbsent("resourceSpans") && isListOrAbsent("resourceLogs")
        && (request.empty() || request.contains("resourceSpans") || request.contains("resourceLogs"));
}

} // namespace

TraceIntake::TraceIntake(std::filesystem::path folder, Recorder &recorder)
    : m_folder(std::move(folder))
    , m_recorder(recorder)
{
}

Result<std::uint64_t> TraceIntake::take(std::string_view json, Clock::time_point now)
{
    const Json request = parsed(json);
    if (!isRequest(request))
        return std::unexpected(failure(ErrorCode::BadValue, "not an OTLP request for traces or logs"));
    Split split { .rest = without(without(request, "resourceLogs"), "resourceSpans") };
    for (const Json &resource : listIn(request, "resourceLogs"))
        for (const Json &scope : listIn(resource, "scopeLogs"))
            split.addLogs(resource, scope);
    for (const Json &resource : listIn(request, "resourceSpans"))
        for (const Json &scope : listIn(resource, "scopeSpans"))
            if (!split.add(resource, scope))
                return std::unexpected(failure(ErrorCode::BadValue, "a span without ids"));
    for (const auto &[id, part] : split.requests) {
        if (const auto written = write(id, part, now); !written)
            return std::unexpected(written.error());
    }
    return split.spans;
}

Result<TraceIntake::Trace *> TraceIntake::traceOf(const std::string &id)
{
    if (const auto known = m_traces.find(id); known != m_traces.end())
        return &known->second;
    if (m_traces.size() == mostTraces)
        return std::unexpected(failure(ErrorCode::TooLarge, "too many traces at a time"));
    std::error_code error;
    std::filesystem::create_directories(m_folder, error);
    if (error)
        return std::unexpected(Error { ErrorCode::WriteFailed, m_folder.string(), {}, {}, error.message() });
    Trace trace;
    trace.follower = std::make_unique<LogFollower>(m_folder / (id + ".jsonl"), m_recorder);
    return &m_traces.emplace(id, std::move(trace)).first->second;
}

Result<void> TraceIntake::write(const std::string &id, const Json &request, Clock::time_point now)
{
    const auto trace = traceOf(id);
    if (!trace)
        return std::unexpected(trace.error());
    const auto &file = (*trace)->follower->log();
    std::ofstream stream(file, std::ios::binary | std::ios::app);
    stream << request.dump(-1, ' ', false, Json::error_handler_t::replace) << '\n';
    if (!stream.flush())
        return std::unexpected(Error { ErrorCode::WriteFailed, file.string(), {}, {}, {} });
    (*trace)->last = now;
    (*trace)->isWritten = true;
    (*trace)->hasRoot = (*trace)->hasRoot || holdsRoot(request);
    return {};
}

Result<void> TraceIntake::look(Trace &trace, Update &update)
{
    if (!std::exchange(trace.isWritten, false))
        return {};
    const auto found = trace.follower->update();
    if (!found)
        return std::unexpected(found.error());
    update.added += found->added;
    update.replaced += found->replaced;
    return {};
}

Result<TraceIntake::Update> TraceIntake::update(Clock::time_point now)
{
    Update update;
    for (auto at = m_traces.begin(); at != m_traces.end();) {
        Trace &trace = at->second;
        const auto looked = look(trace, update);
        const bool isOver
            = now - trace.last >= (trace.hasRoot ? Clock::duration(quietTime) : Clock::duration(patience));
        if (!looked && !isOver)
            return std::unexpected(looked.error());
        if (!isOver) {
            ++at;
            continue;
        }
        const auto finished = trace.follower->finish();
        at = m_traces.erase(at);
        if (!finished)
            return std::unexpected(finished.error());
        ++update.closed;
    }
    return update;
}

Reception receptionOf(const Result<std::uint64_t> &taken)
{
    if (taken)
        return {};
    const bool isMalformed = taken.error().code == ErrorCode::BadValue;
    return { isMalformed ? Reception::Kind::Malformed : Reception::Kind::Failed, taken.error().detail };
}

Result<TraceIntake::Update> TraceIntake::finish() { return update(Clock::time_point::max()); }

} // namespace vitrine
