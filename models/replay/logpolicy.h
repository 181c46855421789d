// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/replay/policytrace.h"
#include "models/replay/runreplayer.h"
#include "models/trail/record/records.h"

#include <cstdint>
#include <span>

namespace vitrine {

/// What the log of one run tells. Without its steps only the imports are known.
PolicyTrace policySeen(const RunRecord &run, std::span<const ReplayStep> steps);

/// The policy to replay a run under: the framework's default, with what its log tells. Without the steps only the
/// imports are known, and how many steps have code where `codeSteps` says so: a run may have as many as it had.
Policy policyOfLog(const RunRecord &run, std::span<const ReplayStep> steps = {}, std::uint64_t codeSteps = 0);

} // namespace vitrine
