// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/wording/policyname.h"

namespace vitrine {

class Project;

/// Why the active policy of the project is active.
PolicyName::Origin originOfPolicy(const Project &project);

/// The name of the active policy with its origin; `name` is that of the policy.
QString activePolicyName(const Project &project, std::string_view name);

} // namespace vitrine
