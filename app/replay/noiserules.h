// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

/// All rules, in the order in which they are applied. Dates and durations are off by default: a wrong date is a
/// difference until somebody says that it is not.
std::span<const NoiseRule> noiseRules();

/// Names of the rules that are on by default.
std::vector<std::string_view> defaultNoiseRules();

/// How two texts compare: equal as they are, equal once `rules` were applied, or different.
struct TextComparison {
    bool isEqual = false;
    std::vector<std::string_view> rules; ///< those that were needed; empty when equal character by character
    bool operator==(const TextComparison &) const = default;
};

TextComparison compareTexts(
    std::string_view recorded, std::string_view replayed, std::span<const std::string_view> enabledRules);

} // namespace vitrine
