// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/traces/tracedescription.h"

#include "models/logs/formats/traces/plaintext.h"
#include "models/logs/steps/extratext.h"
#include "models/logs/steps/steptext.h"

#include <string_view>

namespace vitrine {

void describe(RunRecord &run, const TraceDescription &description)
{
    const std::string &extra = description.extra;
    if (run.extra.size() > 2 && extra.size() > 2)
        run.extra = run.extra.substr(0, run.extra.size() - 1) + ',' + extra.substr(1);
    else if (extra.size() > 2)
        run.extra = extra;
    if (description.cost)
        run.cost = description.cost;
    if (!description.output.empty() && !isPlainText(run.finalAnswer.value_or("")))
        run.finalAnswer = description.output;
    const auto keepOther = [&](std::string_view key, const std::string &text, const std::string &used) {
        if (!text.empty() && text != used)
            addToExtra(run.extra, key, quotedJson(text));
    };
    keepOther("trace_input", description.input, run.task);
    keepOther("trace_output", description.output, run.finalAnswer.value_or(""));
}

} // namespace vitrine
