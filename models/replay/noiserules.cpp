// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/replay/noiserules.h"

#include "models/replay/errorwording.h"
#include "models/replay/noisetext.h"
#include "models/trail/filter/pattern.h"

#include <algorithm>
#include <array>
#include <set>
#include <utility>

namespace vitrine {

namespace {

constexpr std::array programRules {
    NoiseRule { "import-list", true, NoiseText::withSortedImportLists },
    NoiseRule { "addresses", true, NoiseText::withoutAddresses },
    NoiseRule { "error-wording", true, withCommonErrorWording },
    NoiseRule { "module-paths", true, NoiseText::withoutModulePaths },
    NoiseRule { "set-order", true, NoiseText::withSortedSets },
    NoiseRule { "float-digits", true, NoiseText::withRoundedFloats },
    NoiseRule { "times", true, NoiseText::withoutTimes },
    NoiseRule { "dates", false, NoiseText::withoutDates },
    NoiseRule { "durations", true, NoiseText::withoutDurations },
};

bool isProgramRule(std::string_view name) { return std::ranges::contains(programRules, name, &NoiseRule::name); }

std::string replaced(std::string_view text, const trailfile::Pattern &pattern, std::string_view replacement)
{
    std::string result;
    std::size_t done = 0;
    for (auto match = pattern.find(text, 0); match; match = pattern.find(text, done)) {
        result.append(text.substr(done, match->from - done)).append(replacement);
        done = match->to;
    }
    return result.append(text.substr(done));
}

Error badRule(const std::string &name, std::string_view what)
{
    return { ErrorCode::BadValue, {}, {}, {}, "/own/" + name + ": " + std::string(what) };
}

} // namespace

/// The patterns of the user's rules, in their order.
class NoiseRules::Compiled final {
public:
    explicit Compiled(const std::vector<OwnNoiseRule> &rules)
    {
        for (const OwnNoiseRule &rule : rules)
            patterns.push_back(std::make_unique<trailfile::Pattern>(rule.pattern));
    }

    std::vector<std::unique_ptr<trailfile::Pattern>> patterns;
};

std::span<const NoiseRule> noiseRules() { return programRules; }

NoiseRules::NoiseRules()
{
    for (const NoiseRule &rule : programRules)
        m_on.emplace(rule.name, rule.onByDefault);
}

NoiseRules NoiseRules::none()
{
    NoiseRules rules;
    for (auto &[name, isOn] : rules.m_on)
        isOn = false;
    return rules;
}

bool NoiseRules::isOn(std::string_view rule) const
{
    const auto known = m_on.find(rule);
    return known != m_on.end() && known->second;
}

void NoiseRules::setOn(std::string_view rule, bool isOn)
{
    if (const auto known = m_on.find(rule); known != m_on.end())
        known->second = isOn;
}

Result<void> NoiseRules::setOwn(std::vector<OwnNoiseRule> rules)
{
    auto compiled = std::make_shared<const Compiled>(rules);
    std::set<std::string_view> names;
    for (std::size_t i = 0; i < rules.size(); ++i) {
        const OwnNoiseRule &rule = rules[i];
        const bool isTaken = isProgramRule(rule.name) || !names.insert(rule.name).second;
        if (rule.name.empty() || rule.name.contains(',') || isTaken)
            return std::unexpected(badRule(rule.name, "the name must be unique and without a comma"));
        if (!compiled->patterns[i]->isValid())
            return std::unexpected(badRule(rule.name, "not an extended regular expression"));
    }
    m_own = std::move(rules);
    m_compiled = std::move(compiled);
    return {};
}

std::string NoiseRules::normalised(std::string_view rule, std::string_view text) const
{
    const auto program = std::ranges::find(programRules, rule, &NoiseRule::name);
    if (program != programRules.end())
        return program->normalise(text);
    const auto own = std::ranges::find(m_own, rule, &OwnNoiseRule::name);
    if (own == m_own.end())
        return std::string(text);
    const auto at = static_cast<std::size_t>(own - m_own.begin());
    return replaced(text, *m_compiled->patterns[at], own->replacement);
}

std::vector<std::string> NoiseRules::names() const
{
    std::vector<std::string> names;
    for (const NoiseRule &rule : programRules) {
        if (isOn(rule.name))
            names.emplace_back(rule.name);
    }
    for (const OwnNoiseRule &rule : m_own) {
        if (rule.isOn)
            names.push_back(rule.name);
    }
    return names;
}

TextComparison compareTexts(std::string_view recorded, std::string_view replayed, const NoiseRules &rules)
{
    TextComparison comparison { recorded == replayed, {} };
    if (comparison.isEqual)
        return comparison;
    std::string left(recorded);
    std::string right(replayed);
    for (const std::string &rule : rules.names()) {
        std::string newLeft = rules.normalised(rule, left);
        std::string newRight = rules.normalised(rule, right);
        if (newLeft != left || newRight != right)
            comparison.rules.push_back(rule);
        left = std::move(newLeft);
        right = std::move(newRight);
        comparison.isEqual = left == right;
        if (comparison.isEqual)
            return comparison;
    }
    return {};
}

std::string withoutNoise(std::string_view text, const NoiseRules &rules)
{
    std::string result(text);
    for (const std::string &rule : rules.names())
        result = rules.normalised(rule, result);
    return result;
}

} // namespace vitrine
