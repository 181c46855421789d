// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "executor/policy/profiles.h"
#include "models/judging/policycomparison.h"
#include "models/judging/remedies.h"
#include "models/judging/suggestion.h"
#include "tests/bench/madebase.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdlib>
#include <format>
#include <functional>
#include <numeric>
#include <print>
#include <string_view>

// What it costs to judge stored steps by a changed policy and to compare it with the one before: all that stands
// between a key press and new counts, but for drawing them (`bench_whatif` has that). The base is made up, see
// madebase.h.
//     bench_judge [--quick] [STEPS]

using namespace vitrine;

namespace {

using Clock = std::chrono::steady_clock;

double milliseconds(Clock::time_point since)
{
    return std::chrono::duration<double, std::milli>(Clock::now() - since).count();
}

struct Change {
    const char *name;
    std::function<void(Policy &)> make;
};

const std::vector<Change> &changes()
{
    static const std::vector<Change> all {
        { "allow one rare module", [](Policy &p) { p.imports.allow.emplace_back("package90.part1"); } },
        { "deny the most used module", [](Policy &p) { p.imports.deny.push_back(p.imports.allow.front()); } },
        { "allow every module", [](Policy &p) { p.imports.allow = { "*" }; } },
        { "deny a builtin that all steps use", [](Policy &p) { std::erase(p.builtins, "print"); } },
        { "deny a class of syntax", [](Policy &p) { p.deniedSyntax.emplace_back("Global"); } },
        { "operations: a tenth", [](Policy &p) { p.limits.operations = *p.limits.operations / 10; } },
        { "strict instead", [](Policy &p) { p = profile("strict").value_or(p); } },
    };
    return all;
}

void measureChange(const PolicyVerdicts &active, const Change &change)
{
    Policy policy = active.policy();
    change.make(policy);
    std::vector<double> judging;
    std::vector<double> comparing;
    PolicyComparison comparison;
    for (int round = 0; round < 7; ++round) {
        PolicyVerdicts draft = active;
        const auto begin = Clock::now();
        draft.change(policy);
        judging.push_back(milliseconds(begin));
        const auto judged = Clock::now();
        comparison = compare(active, draft);
        comparing.push_back(milliseconds(judged));
    }
    std::ranges::sort(judging);
    std::ranges::sort(comparing);
    std::println("{:36} {:8.2f} {:8.2f} {:10} {:10} {:10}", change.name, judging[judging.size() / 2],
        comparing[comparing.size() / 2], comparison.counts[VerdictChange::DeniedToAllowed],
        comparison.counts[VerdictChange::AllowedToDenied], comparison.counts[VerdictChange::NotComparable]);
}

void measureAnswers(const std::shared_ptr<const FactBase> &base, const PolicyVerdicts &active)
{
    std::vector<RunIndex> runs(std::min<std::size_t>(base->runCount(), 10'000));
    std::iota(runs.begin(), runs.end(), RunIndex { 0 });
    const auto begin = Clock::now();
    const Suggestion suggestion = suggestPolicy(base, runs, active.policy());
    std::println("suggestion over {} runs: {:.1f} ms ({} imports)", runs.size(), milliseconds(begin),
        suggestion.policy.imports.allow.size());
    StepIndex denied = 0;
    while (denied + 1 < base->stepCount() && !active.isDenied(denied))
        ++denied;
    const auto asked = Clock::now();
    const std::size_t remedies = remediesFor(active, denied).size();
    std::println("{} changes that would allow a step: {:.1f} ms", remedies, milliseconds(asked));
}

} // namespace

int main(int argc, char **argv)
{
    const bool isQuick = argc > 1 && std::string_view(argv[1]) == "--quick";
    const std::size_t steps = isQuick ? 5'000 : argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 1'000'000;
    const auto begin = Clock::now();
    const auto base = makeBase(steps);
    std::println(
        "{} steps, {} subjects, made in {:.0f} ms", base->stepCount(), base->subjects().size(), milliseconds(begin));
    const auto first = Clock::now();
    const PolicyVerdicts active(base, defaultPolicy());
    std::println("judged for the first time: {:.1f} ms, {} denied", milliseconds(first), active.denied());
    std::println(
        "{:36} {:>8} {:>8} {:>10} {:>10} {:>10}", "change", "judge ms", "count ms", "allowed", "denied", "behind");
    for (const Change &change : changes())
        measureChange(active, change);
    measureAnswers(base, active);
}
