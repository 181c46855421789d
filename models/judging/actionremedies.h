// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/judging/recordedactions.h"

#include <cstddef>
#include <vector>

namespace vitrine {

/// A change of a policy that would allow an action.
struct ActionRemedy {
    /// Allow: just this action. AllowGroup: all of a program's sub-command, or of a folder. Drop: without the rule that
    /// is against it.
    enum class Kind { Allow, AllowGroup, Drop };
    Kind kind = Kind::Allow;
    Policy policy; ///< with the change
    std::size_t allowed = 0; ///< recorded actions that it allows and that were not allowed before
};

/// The smallest changes under which an action would be allowed, as judging it again confirms; the one that allows the
/// fewest actions first. Nothing where it is allowed, or where it depends on what is only known at run time.
std::vector<ActionRemedy> remediesFor(
    const Policy &policy, const ProjectPlaces &places, const RecordedActions &actions, std::size_t action);

} // namespace vitrine
