// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "executor/policy/profiles.h"
#include "models/judging/factbase.h"

#include <cmath>
#include <format>
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

} // namespace vitrine
