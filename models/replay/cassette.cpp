// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/replay/cassette.h"

#include "base/clock.h"
#include "base/parsedjson.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <chrono>
#include <ranges>
#include <utility>

namespace vitrine {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::string_view actKind = "cassette";

/// Parsed JSON stays JSON; a log's text in its place is a string.
Json value(const std::string &json)
{
    Json parsed = parsedJson<Json>(json);
    return parsed.is_discarded() ? Json(json) : parsed;
}

Json callsJson(const ToolStub::Recorded &recorded)
{
    Json calls = Json::array();
    for (const RecordedCall &call : recorded.calls)
        calls.push_back({ { "arguments", value(call.arguments) }, { "result", value(call.result) } });
    return calls;
}

/// One key for each kind of answer, none for a tool that gives its argument back.
struct ToJson {
    Json operator()(const ToolStub::Identity &) const { return Json::object(); }
    Json operator()(const ToolStub::Recorded &recorded) const { return { { "recorded", callsJson(recorded) } }; }
    Json operator()(const ToolStub::Constant &constant) const { return { { "constant", value(constant.json) } }; }
    Json operator()(const ToolStub::Python &python) const { return { { "python", python.source } }; }
    Json operator()(const ToolStub::Missing &) const { return { { "missing", true } }; }
    Json operator()(const ToolStub::Elsewhere &) const { return { { "missing", true } }; }
};

Json documentOf(const ToolStubs &tools)
{
    Json document = Json::object();
    for (const auto &[name, tool] : tools)
        document[name] = std::visit(ToJson {}, tool.answer);
    return document;
}

std::string written(const Json &json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

/// By which a run is known in every trail that has it.
struct RunName {
    std::string log;
    std::uint64_t index = 0;
};

Result<RunName> nameOf(const Trail &trail, RunId run)
{
    const auto summary = trail.run(run);
    if (!summary)
        return std::unexpected(summary.error());
    const auto sources = trail.sources();
    if (!sources)
        return std::unexpected(sources.error());
    const auto source = std::ranges::find(*sources, summary->source, &SourceSummary::id);
    return RunName { source == sources->end() ? std::string() : source->record.sha256, summary->record.indexInSource };
}

bool isAbout(const Json &detail, const RunName &name)
{
    return detail.is_object() && detail.value("log", Json()) == name.log && detail.value("run", Json()) == name.index;
}

} // namespace

std::string toJson(const ToolStubs &tools)
{
    return documentOf(tools).dump(2, ' ', false, Json::error_handler_t::replace);
}

Result<std::optional<ToolStubs>> savedTools(const Trail &trail, RunId run)
{
    const auto name = nameOf(trail, run);
    if (!name)
        return std::unexpected(name.error());
    const auto trailEvents = trail.trailEvents();
    if (!trailEvents)
        return std::unexpected(trailEvents.error());
    for (const TrailEvent &event : *trailEvents | std::views::reverse) {
        if (event.kind != actKind)
            continue;
        const Json detail = parsedJson<Json>(event.detail);
        if (!isAbout(detail, *name))
            continue;
        const Json tools = detail.value("tools", Json());
        if (tools.is_null())
            return std::nullopt;
        return readToolStubs(written(tools), trail.file().string()).transform([](ToolStubs read) {
            return std::optional(std::move(read));
        });
    }
    return std::nullopt;
}

Result<void> saveTools(
    Recorder &recorder, const Trail &trail, RunId run, const std::optional<ToolStubs> &tools, std::string_view by)
{
    const auto name = nameOf(trail, run);
    if (!name)
        return std::unexpected(name.error());
    const Json detail { { "log", name->log }, { "run", name->index },
        { "tools", tools ? documentOf(*tools) : Json() } };
    const auto added
        = recorder.addTrailEvent({ std::string(actKind), written(detail), std::string(by), secondsSinceEpoch() });
    if (!added)
        return std::unexpected(added.error());
    return {};
}

void withoutUntrusted(ToolStubs &tools, const TrustedSource &isTrusted)
{
    for (ToolStub &tool : tools | std::views::values) {
        const auto *python = std::get_if<ToolStub::Python>(&tool.answer);
        if (python != nullptr && !(isTrusted && isTrusted(python->source)))
            tool.answer = ToolStub::Missing {};
    }
}

} // namespace vitrine
