// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/formats/traces/runspans.h"
#include "models/logs/formats/traces/tracesteps.h"

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace vitrine {

/// The spans of a run.
struct RunParts {
    std::vector<SpanTree::Location> inside;
    /// The roots of the runs below this one, and the tools that started them.
    std::vector<std::pair<SpanTree::Index, std::optional<SpanTree::Index>>> called;
    SpanCalls starting; ///< these tools
};

RunParts partsOf(
    const std::vector<WaitingSpan> &spans, const SpanTree &tree, const std::vector<bool> &isRoot, SpanTree::Index root);

/// Spans outside of all runs: of calls that the program made by itself, or whose parents are not in the log. Trees
/// without a call are passed to `leave`, span by span.
std::vector<SpanTree::Location> loosePartsOf(const std::vector<WaitingSpan> &spans, const SpanTree &tree,
    const std::vector<bool> &isRoot, const std::function<void(const WaitingSpan &)> &leave);

/// Whether the span is that of an agent, a step, a model or a tool.
bool isAgentWork(const WaitingSpan &span);

} // namespace vitrine
