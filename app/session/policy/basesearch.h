// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/judging/factbase.h"

#include <optional>

namespace vitrine {

/// The position of a run or a step of a trail in a fact base whose runs were added in the order of their ids.
std::optional<RunIndex> findRun(const FactBase &base, std::int64_t run);
std::optional<StepIndex> findStep(const FactBase &base, std::int64_t run, std::int64_t step);

} // namespace vitrine
