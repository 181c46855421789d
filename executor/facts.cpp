// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/facts.h"

#include <nlohmann/json.hpp>

#include <stdexcept>

namespace vitrine {

namespace {

using Json = nlohmann::ordered_json;

Json useJson(const UseFact &use) { return Json::array({ toString(use.kind), use.subject, use.line, use.column }); }

UseFact useFromJson(const Json &json)
{
    const auto kind = useKindFrom(json.at(0).get_ref<const std::string &>());
    if (!kind)
        throw std::invalid_argument("unknown kind of use");
    return { *kind, json.at(1).get<std::string>(), json.at(2).get<int>(), json.at(3).get<int>() };
}

ImportFact importFromJson(const Json &json)
{
    return { json.at("module").get<std::string>(), json.at("names").get<std::vector<std::string>>(),
        json.at("line").get<int>() };
}

Facts readFacts(const Json &json)
{
    Facts facts;
    for (const Json &import : json.at("imports"))
        facts.imports.push_back(importFromJson(import));
    for (const Json &use : json.at("uses"))
        facts.uses.push_back(useFromJson(use));
    json.at("calls").get_to(facts.calls);
    json.at("attributes").get_to(facts.attributes);
    json.at("free_names").get_to(facts.freeNames);
    json.at("bound_names").get_to(facts.boundNames);
    json.at("node_kinds").get_to(facts.nodeKinds);
    json.at("nodes").get_to(facts.nodes);
    json.at("too_deep").get_to(facts.isTooDeep);
    return facts;
}

} // namespace

std::string toJson(const Facts &facts)
{
    Json imports = Json::array();
    for (const ImportFact &fact : facts.imports)
        imports.push_back({ { "module", fact.module }, { "names", fact.names }, { "line", fact.line } });
    Json uses = Json::array();
    for (const UseFact &use : facts.uses)
        uses.push_back(useJson(use));
    const Json json { { "imports", std::move(imports) }, { "uses", std::move(uses) }, { "calls", facts.calls },
        { "attributes", facts.attributes }, { "free_names", facts.freeNames }, { "bound_names", facts.boundNames },
        { "node_kinds", facts.nodeKinds }, { "nodes", facts.nodes }, { "too_deep", facts.isTooDeep } };
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::optional<Facts> factsFromJson(std::string_view json)
{
    try {
        return readFacts(Json::parse(json));
    } catch (const std::exception &) {
        return std::nullopt;
    }
}

} // namespace vitrine
