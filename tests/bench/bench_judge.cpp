// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/formatted.h"
#include "executor/policy/profiles.h"
#include "executor/proof/policyproof.h"
#include "executor/shell/shellreview.h"
#include "models/judging/actionremedies.h"
#include "models/judging/policycomparison.h"
#include "models/judging/remedies.h"
#include "models/judging/suggestion.h"
#include "tests/bench/madebase.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdlib>
#include <functional>
#include <numeric>
#include <print>
#include <random>
#include <string>
#include <string_view>
#include <vector>

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

Policy actionPolicy()
{
    Policy policy = defaultPolicy();
    policy.commands = { { "git {status,diff,log} **", "ls **", "cat **", "grep **", "pytest **", "make **" },
        { "git push **", "git commit **", "docker **" }, { "rm **", "curl **" }, {} };
    policy.fileReads.allow = { "**" };
    policy.fileWrites.allow = { "src" };
    return policy;
}

const std::vector<Change> &actionChanges()
{
    static const std::vector<Change> all {
        { "allow one command", [](Policy &p) { p.commands.allow.emplace_back("cargo build **"); } },
        { "deny the most used command", [](Policy &p) { p.commands.deny.emplace_back("git status **"); } },
        { "ask about all other commands", [](Policy &p) { p.commands.otherwise = Decision::Ask; } },
        { "deny a pattern with wildcards", [](Policy &p) { p.commands.deny.emplace_back("** src/part7/*"); } },
        { "deny reads of a folder", [](Policy &p) { p.fileReads.deny.emplace_back("src/part3"); } },
        { "no rules at all", [](Policy &p) { p = defaultPolicy(); } },
    };
    return all;
}

/// What `policy why` costs for each of the different actions that are not allowed: with twice as many of them not much
/// more.
double remediesMilliseconds(std::size_t steps)
{
    const auto base = makeActionBase(steps, steps);
    const PolicyVerdicts verdicts(base, actionPolicy());
    const auto begin = Clock::now();
    ActionRemedies remedies(verdicts);
    std::size_t asked = 0;
    for (ActionIndex action = 0; action < base->actions().size(); ++action)
        if (verdicts.actions().outcome(action) != ActionOutcome::Allow) {
            ++asked;
            remedies.of(action);
        }
    return milliseconds(begin) / static_cast<double>(std::max<std::size_t>(asked, 1));
}

void measureShellFacts(std::size_t count)
{
    std::mt19937 random(1);
    std::vector<std::string> texts;
    for (std::size_t i = 0; i < count; ++i) {
        std::string text;
        for (const std::string &word : makeCommand(random, count))
            text += (text.empty() ? "" : " ") + word;
        texts.push_back(text + " && echo done > out.txt");
    }
    const std::vector<std::string_view> views(texts.begin(), texts.end());
    const auto begin = Clock::now();
    const auto facts = shellFacts(ShellParser(), views);
    std::println("facts of {} shell commands: {:.3f} ms each", facts.size(),
        milliseconds(begin) / static_cast<double>(facts.size()));
}

void measureProofs(int pairs)
{
    std::mt19937 random(2);
    std::vector<double> times;
    const auto some = [&](std::size_t most) {
        std::vector<std::string> patterns;
        for (std::size_t i = random() % most; i > 0; --i)
            patterns.push_back(formatted("tool{} {} **", random() % 60, random() % 2 == 0 ? "run*" : "{a,b}"));
        return patterns;
    };
    for (int i = 0; i < pairs; ++i) {
        Policy one = profile(profileNames()[random() % profileNames().size()]).value_or(defaultPolicy());
        one.commands = { some(30), some(10), some(10), {} };
        one.fileReads = { { "src", "**/*.py" }, {}, { ".env", "**/secret*" }, {} };
        Policy other = one;
        other.commands.allow = some(30);
        other.fileReads.deny.emplace_back("src/private");
        const auto begin = Clock::now();
        proveNotWider(one, other);
        times.push_back(milliseconds(begin));
    }
    std::ranges::sort(times);
    std::println("proof of a pair of policies, {} pairs: median {:.1f} ms, p95 {:.1f} ms", pairs,
        times[times.size() / 2], times[times.size() * 95 / 100]);
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
        comparing[comparing.size() / 2], comparison.counts[VerdictChange::NowAllowed],
        comparison.counts[VerdictChange::NowDenied], comparison.counts[VerdictChange::NotComparable]);
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
    const auto made = Clock::now();
    const auto actions = makeActionBase(steps, steps / 5);
    std::println("{} steps with {} different actions, {} texts, made in {:.0f} ms", actions->stepCount(),
        actions->actions().size(), actions->actions().textCount(), milliseconds(made));
    const PolicyVerdicts rules(actions, actionPolicy());
    for (const Change &change : actionChanges())
        measureChange(rules, change);
    const double few = remediesMilliseconds(steps / 100);
    const double many = remediesMilliseconds(steps / 50);
    std::println("remedies of an action: {:.3f} and {:.3f} ms with twice as many, ratio {:.2f}", few, many, many / few);
    measureShellFacts(isQuick ? 200 : 20'000);
    measureProofs(isQuick ? 3 : 300);
}
