// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/record/deletion.h"

#include "base/parsedjson.h"

#include <nlohmann/json.hpp>

namespace vitrine {

namespace {

using Json = nlohmann::ordered_json;

Json runsJson(const Deletion &deletion)
{
    Json list = Json::array();
    for (const DeletedRun &run : deletion.runs)
        list.push_back({ { "run", run.run }, { "entry", run.entry }, { "hash", run.hash }, { "steps", run.steps } });
    return list;
}

Json rangesJson(const Deletion &deletion)
{
    Json list = Json::array();
    for (const EntryRange &range : deletion.ranges)
        list.push_back(Json::array({ range.first, range.last }));
    return list;
}

Deletion readDeletion(const Json &detail)
{
    Deletion deletion;
    deletion.user = detail.at("user").get<std::string>();
    deletion.reason = detail.at("reason").get<std::string>();
    deletion.rule = detail.at("rule").dump();
    deletion.movedTo = detail.at("moved_to").is_string() ? detail.at("moved_to").get<std::string>() : std::string();
    for (const Json &run : detail.at("runs"))
        deletion.runs.push_back({ run.at("run").get<RunId>(), run.at("entry").get<std::uint64_t>(),
            run.at("hash").get<std::string>(), run.at("steps").get<std::uint64_t>() });
    deletion.entries = detail.at("entries").get<std::uint64_t>();
    for (const Json &range : detail.at("ranges"))
        deletion.ranges.push_back({ range.at(0).get<std::int64_t>(), range.at(1).get<std::int64_t>() });
    deletion.lastIds = detail.at("last_ids").get<std::map<std::string, std::int64_t>>();
    return deletion;
}

} // namespace

std::string toJson(const Deletion &deletion)
{
    const Json rule = parsedJson<Json>(deletion.rule);
    const Json detail { { "user", deletion.user }, { "reason", deletion.reason },
        { "rule", rule.is_discarded() ? Json::object() : rule },
        { "moved_to", deletion.movedTo.empty() ? Json(nullptr) : Json(deletion.movedTo) },
        { "runs", runsJson(deletion) }, { "entries", deletion.entries }, { "ranges", rangesJson(deletion) },
        { "last_ids", deletion.lastIds } };
    return detail.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::optional<Deletion> deletionOf(const TrailEvent &event)
{
    if (event.kind != runsDeleted)
        return std::nullopt;
    try {
        Deletion deletion = readDeletion(Json::parse(event.detail));
        deletion.at = event.at;
        return deletion;
    } catch (const nlohmann::json::exception &) {
        return std::nullopt;
    }
}

} // namespace vitrine
