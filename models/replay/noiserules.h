// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"

#include <map>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// A kind of meaningless difference between two runs of the same code: its name, and a function that removes this
/// difference from a text.
struct NoiseRule {
    std::string_view name; ///< as in reasons and settings: "addresses"
    bool onByDefault = true;
    std::string (*normalise)(std::string_view text) = nullptr;
};

/// All built-in rules, in the order of application. Only the rule for dates is off by default: a wrong date is a
/// difference unless the user decides otherwise. Clock readings never repeat.
std::span<const NoiseRule> noiseRules();

/// A user-defined rule: text that matches the pattern is compared as if it were the replacement.
struct OwnNoiseRule {
    std::string name;
    std::string pattern; ///< regular expression in the syntax of RE2: no back references
    std::string replacement; ///< used literally
    bool isOn = true;
    bool operator==(const OwnNoiseRule &) const = default;
};

/// The set of active rules. A value, cheap to copy; any thread.
class NoiseRules final {
public:
    /// Creates the default rules.
    NoiseRules();
    /// No rule is on: texts are compared character by character.
    static NoiseRules none();

    bool isOn(std::string_view rule) const;
    /// Switches a built-in rule on or off. Ignores unknown names.
    void setOn(std::string_view rule, bool isOn);

    const std::vector<OwnNoiseRule> &own() const { return m_own; }
    /// Fails without changes if a pattern is invalid, or if a name is missing or already used (BadValue).
    Result<void> setOwn(std::vector<OwnNoiseRule> rules);

    /// The text after applying one built-in or user-defined rule, whether it is on or not.
    std::string normalised(std::string_view rule, std::string_view text) const;
    /// Names of all active rules, in the order in which they are applied.
    std::vector<std::string> names() const;

    bool operator==(const NoiseRules &other) const { return m_on == other.m_on && m_own == other.m_own; }

private:
    class Compiled;

    std::map<std::string, bool, std::less<>> m_on; ///< of all built-in rules
    std::vector<OwnNoiseRule> m_own;
    std::shared_ptr<const Compiled> m_compiled;
};

/// The result of comparing two texts: equal, equal after applying `rules`, or different.
struct TextComparison {
    bool isEqual = false;
    std::vector<std::string> rules; ///< the rules that were needed; empty if equal character by character
    bool operator==(const TextComparison &) const = default;
};

TextComparison compareTexts(std::string_view recorded, std::string_view replayed, const NoiseRules &rules);

/// The text after applying all active rules.
std::string withoutNoise(std::string_view text, const NoiseRules &rules);

} // namespace vitrine
