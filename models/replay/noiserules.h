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

/// Something in which two runs of the same code differ without meaning anything: a name, and how a text is brought
/// to a form in which that difference is gone.
struct NoiseRule {
    std::string_view name; ///< as reasons and settings say it: "addresses"
    bool onByDefault = true;
    std::string (*normalise)(std::string_view text) = nullptr;
};

/// All built-in rules, in the order of application. Dates alone are off by default: a wrong date is a difference unless
/// the user says otherwise. Readings of a clock never repeat.
std::span<const NoiseRule> noiseRules();

/// A rule of the user's own: what the pattern matches counts as the replacement.
struct OwnNoiseRule {
    std::string name;
    std::string pattern; ///< regular expression in the syntax of RE2: no back references
    std::string replacement; ///< taken as it is
    bool isOn = true;
    bool operator==(const OwnNoiseRule &) const = default;
};

/// Which rules are in force. A value, cheap to copy; any thread.
class NoiseRules final {
public:
    /// The program's rules as they are by default.
    NoiseRules();
    /// No rule is on: texts are equal character by character, or not.
    static NoiseRules none();

    bool isOn(std::string_view rule) const;
    /// Switches a built-in rule; other names change nothing.
    void setOn(std::string_view rule, bool isOn);

    const std::vector<OwnNoiseRule> &own() const { return m_own; }
    /// Fails, and changes nothing, when a pattern cannot be used or a name is missing or taken (BadValue).
    Result<void> setOwn(std::vector<OwnNoiseRule> rules);

    /// The text after one rule, of the program's or the user's, whether it is on or not.
    std::string normalised(std::string_view rule, std::string_view text) const;
    /// Names of all that are on, in the order in which they are applied.
    std::vector<std::string> names() const;

    bool operator==(const NoiseRules &other) const { return m_on == other.m_on && m_own == other.m_own; }

private:
    class Compiled;

    std::map<std::string, bool, std::less<>> m_on; ///< of all rules of the program
    std::vector<OwnNoiseRule> m_own;
    std::shared_ptr<const Compiled> m_compiled;
};

/// How two texts compare: equal as they are, equal once `rules` were applied, or different.
struct TextComparison {
    bool isEqual = false;
    std::vector<std::string> rules; ///< those that were needed; empty when equal character by character
    bool operator==(const TextComparison &) const = default;
};

TextComparison compareTexts(std::string_view recorded, std::string_view replayed, const NoiseRules &rules);

/// The text after all rules that are on.
std::string withoutNoise(std::string_view text, const NoiseRules &rules);

} // namespace vitrine
