// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/export/ciformats.h"

#include "base/formatted.h"
#include "base/version.h"

#include <QString>

#include <algorithm>
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

/// XML 1.0, section 2.2, without what is written as an entity, and without the control characters that it only advises
/// against.
bool isXmlCharacter(char32_t c)
{
    return c >= 0x20 && (c < 0x7F || c > 0x9F) && c != 0xFFFE && c != 0xFFFF && !QChar::isSurrogate(c);
}

} // namespace

std::size_t SarifLog::indexOf(const Entry &entry)
{
    const auto [at, isNew] = m_indexes.try_emplace(entry.rule, m_indexes.size());
    if (isNew) {
        Json rule { { "id", entry.rule } };
        if (!entry.about.empty())
            rule["shortDescription"] = { { "text", entry.about } };
        m_rules.push_back(std::move(rule));
    }
    return at->second;
}

void SarifLog::put(const Entry &entry, Json result)
{
    result["message"] = { { "text", entry.message } };
    result["locations"] = Json::array({ { { "physicalLocation",
        { { "artifactLocation", { { "uri", entry.location.uri } } },
            { "region", { { "startLine", entry.location.line }, { "startColumn", entry.location.column } } } } } } });
    m_results.push_back(std::move(result));
}

void SarifLog::add(const Entry &entry)
{
    put(entry, { { "ruleId", entry.rule }, { "ruleIndex", indexOf(entry) }, { "level", entry.level } });
}

// SARIF 2.1.0, 3.27.10: what is no failure has no level.
void SarifLog::addForReview(const Entry &entry)
{
    put(entry,
        { { "ruleId", entry.rule }, { "ruleIndex", indexOf(entry) }, { "kind", "review" }, { "level", "none" } });
}

Json SarifLog::take()
{
    const Json driver { { "name", "Vitrine" }, { "version", VITRINE_VERSION }, { "rules", std::move(m_rules) } };
    return { { "$schema", "https://json.schemastore.org/sarif-2.1.0.json" }, { "version", "2.1.0" },
        { "runs",
            Json::array({ { { "tool", { { "driver", driver } } }, { "columnKind", "unicodeCodePoints" },
                { "results", std::move(m_results) } } }) } };
}

std::string stepUri(std::int64_t run, std::uint64_t ordinal) { return formatted("run-{}/step-{}.py", run, ordinal); }

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
