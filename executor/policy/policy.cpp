// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/policy/policy.h"

#include "base/enumnames.h"

namespace vitrine {

namespace {
constexpr auto outputCheckNames = enumNames<OutputCheck::Block>("off", "warn", "block");
constexpr auto defectsNames = enumNames<Defects::Mended>("as_recorded", "mended");
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
std::string_view toString(Decision decision) { return nameOf(decision, decisionNames); }
std::optional<Decision> decisionFrom(std::string_view text) { return enumFrom<Decision>(text, decisionNames); }
std::string_view toString(OutputCheck check) { return nameOf(check, outputCheckNames); }
std::optional<OutputCheck> outputCheckFrom(std::string_view text)
{
    return enumFrom<OutputCheck>(text, outputCheckNames);
}

} // namespace vitrine
