// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/hook/hooktrail.h"

namespace vitrine {

/// The decision of a policy on the tool call of an event. Other events have no decision. Nothing runs.
HookRecord judgedByPolicy(HookAgent agent, const HookEvent &event, const std::optional<Policy> &policy);

/// Asks the workbench that handles approvals of a trail, and waits at most `seconds` for a person; the record stays
/// unchanged if approvals are not handled or not answered in time.
HookRecord askedInWindow(
    HookRecord record, const HookEvent &event, HookTrail &trail, const std::filesystem::path &file, double seconds);

} // namespace vitrine
