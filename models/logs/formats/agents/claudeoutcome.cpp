// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/agents/claudeoutcome.h"

#include "models/logs/formats/chat/tokenusage.h"

#include <string>

namespace vitrine {

void readClaudeOutcome(JsonObject result, RunRecord &run)
{
    const std::string subtype = memberText(result, "subtype");
    if (const auto text = memberOf(result, "result"); text && text->is_string())
        run.finalAnswer = valueText(*text);
    if (const auto cost = memberOf(result, "total_cost_usd"))
        run.cost = amountIn(*cost);
    if (const auto usage = memberOf(result, "usage"))
        run.tokens = usageIn(*usage).value_or(run.tokens);
    if (const auto length = memberOf(result, "duration_ms"))
        if (const auto milliseconds = amountIn(*length)) {
            run.time.seconds = *milliseconds / 1000;
            run.time.quality = Quality::Recorded;
        }
    run.state = subtype == "error_max_turns" ? RunState::MaxSteps
        : memberIsTrue(result, "is_error")   ? RunState::Error
                                             : RunState::Success;
}

} // namespace vitrine
