// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/formats/traces/runspans.h"
#include "models/logs/steps/runbuilder.h"

#include <map>
#include <string>

namespace vitrine {

/// Spans of tools, by their indexes in the trace, with the ids of their calls.
using SpanCalls = std::map<SpanTree::Index, std::string>;

/// Builds the run and its steps. `starting` has the tools below which other runs are, and gets the ids of their calls;
/// a call without an id gets that of its span.
void makeTraceSteps(const RunSpans &spans, RunBuilder &builder, SpanCalls &starting);

} // namespace vitrine
