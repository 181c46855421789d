// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/formats/traces/runspans.h"
#include "models/logs/steps/runbuilder.h"

#include <memory>

namespace vitrine {

/// The spans that describe a run.
struct TraceHead {
    std::shared_ptr<const Span> root;
    std::shared_ptr<const Span> firstModel; ///< null without a call of a model
    std::shared_ptr<const Span> agent; ///< the root itself if it is one; null without an agent
};

/// Reads what these spans say about the run.
void describeRun(const TraceHead &head, RunBuilder &builder);
/// Adds the system prompt and the task.
void addOpenings(const RunSpans &spans, const TraceHead &head, RunBuilder &builder);

} // namespace vitrine
