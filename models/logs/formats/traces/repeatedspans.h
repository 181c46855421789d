// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/bytes/spool.h"
#include "models/logs/formats/traces/spantree.h"
#include "models/logs/steps/importcontext.h"

#include <functional>
#include <vector>

namespace vitrine {

/// Takes out spans that are in the trace again: exporters send a span once more if they are not sure that it arrived,
/// and some send it when it starts and when it ends. Each span that goes is in the account, and is passed to `leave`.
void dropRepeatedSpans(std::vector<WaitingSpan> &spans, const Spool &spool, ImportContext &context,
    const std::function<void(const WaitingSpan &)> &leave);

} // namespace vitrine
