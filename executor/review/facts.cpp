// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/review/facts.h"

#include <nlohmann/json.hpp>

namespace vitrine {

std::string toJson(const Facts &facts)
{
    using Json = nlohmann::ordered_json;
    Json imports = Json::array();
    for (const ImportFact &fact : facts.imports)
        imports.push_back({ { "module", fact.module }, { "names", fact.names }, { "line", fact.line } });
    const Json json { { "imports", imports }, { "calls", facts.calls }, { "attributes", facts.attributes },
        { "free_names", facts.freeNames }, { "bound_names", facts.boundNames }, { "node_kinds", facts.nodeKinds },
        { "nodes", facts.nodes } };
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

} // namespace vitrine
