// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/policy/policy.h"

#include "base/enumnames.h"

#include <algorithm>
#include <charconv>
#include <system_error>

namespace vitrine {

namespace {
constexpr auto outputCheckNames = enumNames<OutputCheck::Block>("off", "warn", "block");
constexpr auto defectsNames = enumNames<Defects::Mended>("as_recorded", "mended");
constexpr auto versionNames = enumNames<DialectVersion::V1_26>("1.20", "1.21", "1.22", "1.23", "1.24", "1.25", "1.26");
constexpr auto fidelityNames = enumNames<Fidelity::Full>("guarded", "full");
constexpr auto dialectNames = enumNames<Dialect::Smolagents>("python", "smolagents");
constexpr auto decisionNames = enumNames<Decision::Deny>("allow", "ask", "deny");
constexpr auto verdictNames = enumNames<Verdict::Ask>("allowed", "denied", "undecidable", "ask");
} // namespace

std::string_view toString(Verdict verdict) { return nameOf(verdict, verdictNames); }
std::optional<Verdict> verdictFrom(std::string_view text) { return enumFrom<Verdict>(text, verdictNames); }
std::string_view toString(Dialect dialect) { return nameOf(dialect, dialectNames); }
std::optional<Dialect> dialectFrom(std::string_view text) { return enumFrom<Dialect>(text, dialectNames); }
std::string_view toString(Defects defects) { return nameOf(defects, defectsNames); }
std::optional<Defects> defectsFrom(std::string_view text) { return enumFrom<Defects>(text, defectsNames); }
std::string_view toString(DialectVersion version) { return nameOf(version, versionNames); }
std::optional<DialectVersion> dialectVersionFrom(std::string_view text)
{
    return enumFrom<DialectVersion>(text, versionNames);
}

std::optional<DialectVersion> dialectVersionRecorded(std::string_view text)
{
    constexpr unsigned firstMinor = 20;
    constexpr auto last = static_cast<unsigned>(DialectVersion::V1_26);
    unsigned major = 0;
    unsigned minor = 0;
    const char *end = text.data() + text.size();
    const auto [dot, failed] = std::from_chars(text.data(), end, major);
    if (failed != std::errc() || dot == end || *dot != '.' || std::from_chars(dot + 1, end, minor).ec != std::errc())
        return std::nullopt;
    if (major != 1)
        return major < 1 ? DialectVersion::V1_20 : DialectVersion::V1_26;
    return static_cast<DialectVersion>(minor < firstMinor ? 0 : std::min(minor - firstMinor, last));
}

std::string_view toString(Fidelity fidelity) { return nameOf(fidelity, fidelityNames); }
std::optional<Fidelity> fidelityFrom(std::string_view text) { return enumFrom<Fidelity>(text, fidelityNames); }
std::string_view toString(Decision decision) { return nameOf(decision, decisionNames); }
std::optional<Decision> decisionFrom(std::string_view text) { return enumFrom<Decision>(text, decisionNames); }
std::string_view toString(OutputCheck check) { return nameOf(check, outputCheckNames); }
std::optional<OutputCheck> outputCheckFrom(std::string_view text)
{
    return enumFrom<OutputCheck>(text, outputCheckNames);
}

} // namespace vitrine
