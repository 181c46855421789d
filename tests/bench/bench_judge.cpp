// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "executor/policy/profiles.h"
#include "models/judging/policycomparison.h"
#include "models/judging/remedies.h"
#include "models/judging/suggestion.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdlib>
#include <format>
#include <functional>
#include <numeric>
#include <print>
#include <random>
#include <string_view>

// What it costs to judge stored steps by a changed policy and to compare it with the one before: all that stands
// between a key press and new counts, but for drawing them. The base is made up: runs of ten steps, each with up to
// three of 400 modules and a few builtins, used as unevenly as real code does, and with recorded use of limits.
//     bench_judge [--quick] [STEPS]

using namespace vitrine;

namespace {

using Clock = std::chrono::steady_clock;

double milliseconds(Clock::time_point since)
{
    return std::chrono::duration<double, std::milli>(Clock::now() - since).count();
}

/// Numbers below `bound`, small ones far more often.
std::size_t uneven(std::mt19937 &random, std::size_t bound)
{
    const double at = std::uniform_real_distribution<double>(0, 1)(random);
    return static_cast<std::size_t>(at * at * at * static_cast<double>(bound));
}

Facts makeFacts(std::mt19937 &random, const std::vector<std::string> &modules, const std::vector<std::string> &builtins)
{
    Facts facts;
    for (std::size_t i = random() % 4; i > 0; --i)
        facts.uses.push_back({ UseKind::Import, modules[uneven(random, modules.size())], 1, 1 });
    facts.uses.push_back({ UseKind::Builtin, "print", 2, 1 });
    for (std::size_t i = random() % 4; i > 0; --i)
        facts.uses.push_back({ UseKind::Builtin, builtins[uneven(random, builtins.size())], 3, 1 });
    facts.nodeKinds = { "Assign", "Call", "Expr", "Load", "Module", "Name", "Store" };
    if (random() % 50 == 0)
        facts.nodeKinds.emplace_back("Global");
    return facts;
}

std::shared_ptr<const FactBase> makeBase(std::size_t steps)
{
    std::mt19937 random(3);
    const Policy policy = defaultPolicy();
    std::vector<std::string> modules = policy.imports.allow;
    for (int i = 0; modules.size() < 400; ++i)
        modules.push_back(std::format("package{}.part{}", i / 4, i % 4));
    auto base = std::make_shared<FactBase>();
    for (std::size_t step = 0; step < steps; ++step) {
        if (step % 10 == 0)
            base->beginRun(static_cast<std::int64_t>(step / 10 + 1));
        const Facts facts = makeFacts(random, modules, policy.builtins);
        JudgedStep judged { .id = static_cast<std::int64_t>(step + 1),
            .ordinal = static_cast<std::uint32_t>(step % 10) };
        judged.facts = &facts;
        judged.used[static_cast<std::size_t>(LimitKind::Operations)]
            = std::exp(std::normal_distribution(8.0, 2.5)(random));
        judged.used[static_cast<std::size_t>(LimitKind::MaxSteps)] = static_cast<double>(step % 10 + 1);
        base->addStep(judged);
    }
    return base;
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
