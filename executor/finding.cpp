// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/finding.h"

#include "base/enumnames.h"
#include "executor/jsonfields.h"

#include <nlohmann/json.hpp>

namespace vitrine {

namespace {

constexpr auto severities = enumNames<Severity::Denied>("note", "warning", "denied");
constexpr auto parts = enumNames<FindingPart::Error>("code", "logs", "output", "error");

} // namespace

std::string_view toString(Severity severity) { return nameOf(severity, severities); }
std::optional<Severity> severityFrom(std::string_view text) { return enumFrom<Severity>(text, severities); }

std::string_view toString(FindingPart part) { return nameOf(part, parts); }
std::optional<FindingPart> findingPartFrom(std::string_view text) { return enumFrom<FindingPart>(text, parts); }

nlohmann::ordered_json findingJson(const Finding &finding)
{
    return { { "severity", toString(finding.severity) }, { "rule", finding.rule }, { "code", finding.code },
        { "subject", finding.subject }, { "detail", finding.detail }, { "part", toString(finding.part) },
        { "line", finding.line }, { "column", finding.column }, { "end_line", finding.endLine },
        { "end_column", finding.endColumn } };
}

Finding findingFromJson(const nlohmann::ordered_json &json)
{
    Finding finding;
    jsonfields::takeEnum(json, "severity", finding.severity, severityFrom);
    jsonfields::take(json, "rule", finding.rule);
    jsonfields::take(json, "code", finding.code);
    jsonfields::take(json, "subject", finding.subject);
    jsonfields::take(json, "detail", finding.detail);
    jsonfields::takeEnum(json, "part", finding.part, findingPartFrom);
    jsonfields::take(json, "line", finding.line);
    jsonfields::take(json, "column", finding.column);
    jsonfields::take(json, "end_line", finding.endLine);
    jsonfields::take(json, "end_column", finding.endColumn);
    return finding;
}

} // namespace vitrine
