// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/traces/tracedescription.h"

#include "models/logs/formats/traces/plaintext.h"
#include "models/logs/steps/extratext.h"
#include "models/logs/steps/steptext.h"

#include <string_view>

namespace vitrine {

namespace {

void keepOther(RunRecord &run, std::string_view key, const std::string &text, const std::string &used)
{
    if (!text.empty() && text != used)
        addToExtra(run.extra, key, quotedJson(text));
}

} // namespace

void describe(RunRecord &run, const TraceDescription &description, const RunOfTrace &which)
{
    const std::string &extra = which.isFirst ? description.extra : std::string();
    if (run.extra.size() > 2 && extra.size() > 2)
        run.extra = run.extra.substr(0, run.extra.size() - 1) + ',' + extra.substr(1);
    else if (extra.size() > 2)
        run.extra = extra;
    if (which.isFirst && description.cost && (which.isOnly || !run.cost))
        run.cost = description.cost;
    if (which.isFirst && description.hasFailed)
        run.state = RunState::Error;
    if (which.isFirst)
        keepOther(run, "trace_input", description.input, run.task);
    if (!which.isLastAgent)
        return;
    if (!description.output.empty() && !isPlainText(run.finalAnswer.value_or("")))
        run.finalAnswer = description.output;
    keepOther(run, "trace_output", description.output, run.finalAnswer.value_or(""));
}

} // namespace vitrine
