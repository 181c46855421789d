// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/judging/proofrun.h"

namespace vitrine {

namespace {

std::optional<StepResult> runUnder(Executor &executor, const std::string &code, const Policy &policy)
{
    SessionSetup setup;
    setup.policy = policy;
    if (!executor.begin(setup))
        return std::nullopt;
    return executor.run(code, {});
}

} // namespace

bool canRun(const PolicyCounterexample &counterexample)
{
    using Kind = PolicyCounterexample::Kind;
    return counterexample.kind == Kind::Program || counterexample.kind == Kind::Output;
}

ProofRun runUnderBoth(
    Executor &executor, const PolicyCounterexample &counterexample, const Policy &allowing, const Policy &denying)
{
    return { runUnder(executor, counterexample.text, allowing), runUnder(executor, counterexample.text, denying) };
}

} // namespace vitrine
