// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/policy/policyschema.h"

#include "executor/policy/policyproblem.h"
#include "executor/policy/policyrules.h"
#include "executor/policy/profiles.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <limits>
#include <type_traits>
#include <variant>

namespace vitrine {

namespace {

using Json = nlohmann::ordered_json;

Json countSchema() { return { { "type", "integer" }, { "minimum", 0 }, { "maximum", UINT64_MAX } }; }

Json choices(std::string_view names)
{
    Json list = Json::array();
    for (std::size_t comma = 0; comma != names.npos; names.remove_prefix(comma == names.npos ? 0 : comma + 2)) {
        comma = names.find(',');
        list.push_back(names.substr(0, comma));
    }
    return list;
}

Json textSchema() { return { { "type", "string" }, { "minLength", 1 } }; }

Json orNull(Json schema) { return { { "anyOf", Json::array({ std::move(schema), Json { { "type", "null" } } }) } }; }

Json valueSchema(const PolicyRule &rule)
{
    const auto make = []<typename Value>(const Value &value) -> Json {
        if constexpr (std::is_same_v<Value, PolicyRule::Text>)
            return textSchema();
        else if constexpr (std::is_same_v<Value, PolicyRule::List>)
            return { { "type", "array" }, { "items", textSchema() }, { "maxItems", longestPolicyList } };
        else if constexpr (std::is_same_v<Value, PolicyRule::Count>)
            return countSchema();
        else if constexpr (std::is_same_v<Value, PolicyRule::OptionalCount>)
            return orNull(countSchema());
        else if constexpr (std::is_same_v<Value, PolicyRule::Seconds>)
            return orNull({ { "type", "number" }, { "exclusiveMinimum", 0 } });
        else
            return { { "enum", choices(value.names) } };
    };
    Json schema = std::visit(make, rule.value);
    if (rule.path == "base")
        schema = { { "enum", profileNames() } };
    schema["description"] = rule.description;
    return schema;
}

Json emptyObject()
{
    return { { "type", "object" }, { "additionalProperties", false }, { "properties", Json::object() } };
}

} // namespace

std::string policySchema()
{
    Json schema { { "$schema", "https://json-schema.org/draft/2020-12/schema" }, { "title", "Vitrine policy" },
        { "description", "Permissions of agent code and of other actions." } };
    schema.update(emptyObject());
    schema["required"] = Json::array({ "vitrine_policy" });
    schema["properties"]["vitrine_policy"]
        = { { "const", 1 }, { "description", "The version of the document's schema." } };
    for (const PolicyRule &rule : policyRules()) {
        Json *location = &schema;
        std::string_view rest = rule.path;
        for (std::size_t dot = rest.find('.'); dot != rest.npos; dot = rest.find('.')) {
            location = &(*location)["properties"][std::string(rest.substr(0, dot))];
            if (location->is_null())
                *location = emptyObject();
            rest.remove_prefix(dot + 1);
        }
        (*location)["properties"][std::string(rest)] = valueSchema(rule);
    }
    schema["properties"]["comments"] = { { "type", "object" }, { "additionalProperties", { { "type", "string" } } },
        { "description", "Comments on rules, by path: \"imports.allow/numpy\"." } };
    return schema.dump(2) + "\n";
}

} // namespace vitrine
