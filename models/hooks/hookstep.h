// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/hooks/hooktrail.h"
#include "models/trail/record/records.h"

namespace vitrine {

/// A tool call that has ended or was denied, as the readers of logs record it, so that searches, statistics and
/// policies find the same facts in both: its command as code, its identity, and its result as text.
StepRecord hookStep(const HookEvent &event, const HookRecord &record);

/// The execution of that step: the result as it was reported, and whether it was denied.
StepResult hookResult(const HookEvent &event, const HookRecord &record);

} // namespace vitrine
