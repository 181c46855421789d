// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/formatted.h"
#include "executor/policy/profiles.h"
#include "models/judging/factbase.h"

#include <cmath>
#include <memory>
#include <random>
#include <string>
#include <vector>

/// Made up steps to judge: runs of ten, each with up to three of 400 modules and a few builtins, used as unevenly as
/// real code does, and with recorded use of limits.
namespace vitrine {

/// Numbers below `bound`, small ones far more often.
inline std::size_t uneven(std::mt19937 &random, std::size_t bound)
{
    const double at = std::uniform_real_distribution<double>(0, 1)(random);
    return static_cast<std::size_t>(at * at * at * static_cast<double>(bound));
}

inline Facts makeFacts(
    std::mt19937 &random, const std::vector<std::string> &modules, const std::vector<std::string> &builtins)
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

inline std::shared_ptr<const FactBase> makeBase(std::size_t steps)
{
    std::mt19937 random(3);
    const Policy policy = defaultPolicy();
    std::vector<std::string> modules = policy.imports.allow;
    for (int i = 0; modules.size() < 400; ++i)
        modules.push_back(formatted("package{}.part{}", i / 4, i % 4));
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

/// The words of a made up command: of a hundred programs, few of them most of the time, with files of all kinds.
inline std::vector<std::string> makeCommand(std::mt19937 &random, std::size_t different)
{
    static const std::vector<std::string> beginnings { "git status", "git diff", "ls", "cat", "grep -n", "pytest",
        "git add", "git commit -m", "sed -n", "npm test", "make", "rm", "curl", "docker run", "cargo build" };
    std::string text = random() % 4 == 0 ? formatted("tool{} run", uneven(random, 100))
                                         : beginnings[uneven(random, beginnings.size())];
    text += formatted(" src/part{}/file{}.py", random() % 40, uneven(random, different));
    std::vector<std::string> words;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t end = std::min(text.find(' ', at), text.size());
        words.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    return words;
}

/// Steps of runs of ten, each with one command or one file that is read or written.
inline std::shared_ptr<const FactBase> makeActionBase(std::size_t steps, std::size_t different)
{
    std::mt19937 random(34);
    auto base = std::make_shared<FactBase>();
    for (std::size_t step = 0; step < steps; ++step) {
        if (step % 10 == 0)
            base->beginRun(static_cast<std::int64_t>(step / 10 + 1));
        RecordedAction action;
        if (random() % 4 == 0) {
            action.part = random() % 2 == 0 ? ActionPart::Read : ActionPart::Write;
            action.tool = "Edit";
            action.subject = formatted("src/part{}/file{}.py", random() % 40, uneven(random, different));
            action.files = { { action.part, action.subject } };
        } else {
            action.part = ActionPart::Command;
            action.tool = "Bash";
            PartialText text;
            for (const std::string &word : makeCommand(random, different)) {
                action.subject += (action.subject.empty() ? "" : " ") + word;
                if (!text.pieces.empty())
                    text.append(std::string_view("\0", 1));
                text.append(word);
            }
            action.facts.commands.push_back({ ShellCommand::Kind::Plain, std::move(text) });
        }
        JudgedStep judged { .id = static_cast<std::int64_t>(step + 1),
            .ordinal = static_cast<std::uint32_t>(step % 10) };
        judged.hasCode = false;
        judged.actions = { base->addAction(std::move(action), {}) };
        base->addStep(judged);
    }
    base->finish();
    return base;
}

} // namespace vitrine
