// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/steps/logsink.h"

#include "models/trail/record/stepsource.h"

#include <algorithm>
#include <iterator>
#include <vector>

namespace vitrine {

bool LogSink::longRun(const RunRecord &record, StepSource &source)
{
    std::vector<StepRecord> steps;
    source.rewind();
    auto some = source.next();
    for (; some && !some->empty(); some = source.next())
        std::ranges::move(*some, std::back_inserter(steps));
    return some && run(record, steps);
}

} // namespace vitrine
