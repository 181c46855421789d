// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/ciformats.h"

#include <format>
#include <utility>

namespace vitrine {

using Json = nlohmann::ordered_json;

void SarifLog::add(const std::string &rule, std::string_view level, const std::string &message, const Place &place)
{
    m_rules.insert(rule);
    m_results.push_back({ { "ruleId", rule }, { "level", level }, { "message", { { "text", message } } },
        { "locations",
            Json::array({ { { "physicalLocation",
                { { "artifactLocation", { { "uri", place.uri } } },
                    { "region", { { "startLine", place.line }, { "startColumn", place.column } } } } } } }) } });
}

Json SarifLog::take()
{
    Json rules = Json::array();
    for (const std::string &rule : m_rules)
        rules.push_back({ { "id", rule } });
    const Json driver { { "name", "Vitrine" }, { "version", VITRINE_VERSION }, { "rules", std::move(rules) } };
    return { { "$schema", "https://json.schemastore.org/sarif-2.1.0.json" }, { "version", "2.1.0" },
        { "runs", Json::array({ { { "tool", { { "driver", driver } } }, { "results", std::move(m_results) } } }) } };
}

std::string stepUri(std::int64_t run, std::uint64_t ordinal) { return std::format("run-{}/step-{}.py", run, ordinal); }

std::string xmlText(std::string_view text)
{
    std::string safe;
    for (const char c : text) {
        switch (c) {
        case '&': safe += "&amp;"; break;
        case '<': safe += "&lt;"; break;
        case '>': safe += "&gt;"; break;
        case '"': safe += "&quot;"; break;
        case '\n': safe += "&#10;"; break;
        case '\t': safe += "&#9;"; break;
        default: safe += static_cast<unsigned char>(c) < 0x20 ? '?' : c;
        }
    }
    return safe;
}

} // namespace vitrine
