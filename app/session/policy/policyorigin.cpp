// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/policy/policyorigin.h"

#include "app/session/project.h"
#include "executor/policy/profiles.h"
#include "models/replay/scratchrun.h"

#include <algorithm>
#include <array>

namespace vitrine {

namespace {

/// Their runs are under the default policy unless the log names another one.
constexpr std::array<std::string_view, 2> frameworksWithDefault { "smolagents", "vitrine" };

} // namespace

PolicyName::Origin originOfPolicy(const Project &project)
{
    if (project.policy())
        return PolicyName::Origin::Chosen;
    const auto *run = project.run();
    const bool hasOwn = run != nullptr && !isScratch(run->record)
        && std::ranges::contains(frameworksWithDefault, std::string_view(run->record.framework));
    // Any trace of a policy in the log would make it another one.
    return !hasOwn && project.activePolicy() == defaultPolicy() ? PolicyName::Origin::Default : PolicyName::Origin::Log;
}

QString activePolicyName(const Project &project, std::string_view name)
{
    return PolicyName::shown(name, originOfPolicy(project));
}

} // namespace vitrine
