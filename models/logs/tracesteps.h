// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/runbuilder.h"
#include "models/logs/span.h"

#include <vector>

namespace vitrine {

/// Makes the run and the steps of the spans under `root`, which come in the order of their time, parents first.
void makeTraceSteps(const Span &root, const std::vector<const Span *> &spans, RunBuilder &builder);

} // namespace vitrine
