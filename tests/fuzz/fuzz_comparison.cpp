// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What two runs printed, one behind the other with a zero byte between: texts that are equal stay equal under every
// rule of noise, and what differs has a place. Errors of the framework are taken apart.
#include "models/replay/frameworktext.h"
#include "models/replay/noisedocument.h"
#include "models/replay/textdifference.h"
#include "tests/fuzz/require.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace {

using namespace vitrine;

NoiseRules everyRule()
{
    NoiseRules rules;
    for (const NoiseRule &rule : noiseRules())
        rules.setOn(rule.name, true);
    fuzz::require(rules.setOwn({ { .name = "own", .pattern = "[a-z]+-\\d+", .replacement = "X" } }).has_value());
    return rules;
}

void compareUnder(const NoiseRules &rules, std::string_view recorded, std::string_view now)
{
    const TextComparison comparison = compareTexts(recorded, now, rules);
    fuzz::require(comparison.isEqual == compareTexts(now, recorded, rules).isEqual);
    fuzz::require(comparison.isEqual || recorded != now);
    fuzz::require(recorded != now || comparison.rules.empty());
    for (const std::string &rule : comparison.rules)
        fuzz::require(rules.isOn(rule) || std::ranges::contains(rules.own(), rule, &OwnNoiseRule::name));
}

void reportDifference(std::string_view recorded, std::string_view now)
{
    const auto difference = firstDifference(recorded, now);
    fuzz::require(difference.has_value() == (recorded != now));
    constexpr std::size_t most = 1000;
    if (difference)
        fuzz::require(difference->line >= 1 && difference->recorded.size() < most && difference->now.size() < most);
}

void readRules(std::string_view json)
{
    if (const auto rules = readNoiseRules(json))
        fuzz::require(readNoiseRules(toJson(*rules)) == *rules);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    const std::size_t middle = std::min(text.find('\0'), text.size());
    const std::string_view recorded = text.substr(0, middle);
    const std::string_view now = text.substr(std::min(middle + 1, text.size()));
    static const NoiseRules every = everyRule();
    compareUnder({}, recorded, now);
    compareUnder(every, recorded, now);
    reportDifference(recorded, now);
    readRules(recorded);
    const FrameworkError error = parseFrameworkError(recorded);
    fuzz::require(error.message.size() <= recorded.size() && error.type.size() <= recorded.size());
    return 0;
}
