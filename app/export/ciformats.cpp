// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/ciformats.h"

#include <QString>

#include <algorithm>
#include <format>
#include <utility>

namespace vitrine {

using Json = nlohmann::ordered_json;

namespace {

QLatin1StringView entityOf(char32_t c)
{
    switch (c) {
    case U'&': return QLatin1StringView("&amp;");
    case U'<': return QLatin1StringView("&lt;");
    case U'>': return QLatin1StringView("&gt;");
    case U'"': return QLatin1StringView("&quot;");
    case U'\n': return QLatin1StringView("&#10;");
    case U'\t': return QLatin1StringView("&#9;");
    default: return {};
    }
}

/// XML 1.0, section 2.2, without what is written as an entity.
bool isXmlCharacter(char32_t c) { return c >= 0x20 && c != 0xFFFE && c != 0xFFFF && !QChar::isSurrogate(c); }

} // namespace

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
        { "runs",
            Json::array({ { { "tool", { { "driver", driver } } }, { "columnKind", "unicodeCodePoints" },
                { "results", std::move(m_results) } } }) } };
}

std::string stepUri(std::int64_t run, std::uint64_t ordinal) { return std::format("run-{}/step-{}.py", run, ordinal); }

std::string xmlText(std::string_view text, qsizetype mostCharacters)
{
    const auto characters = QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())).toUcs4();
    QString safe;
    for (const char32_t c : characters.first(std::min(characters.size(), mostCharacters))) {
        if (const auto name = entityOf(c); !name.isEmpty())
            safe += name;
        else
            safe += QChar::fromUcs4(isXmlCharacter(c) ? c : U'?');
    }
    return safe.toStdString();
}

} // namespace vitrine
