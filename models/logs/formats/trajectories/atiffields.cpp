// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/trajectories/atiffields.h"

#include "models/logs/formats/chat/chatrun.h"

namespace vitrine {

namespace {

void readAgent(JsonObject object, RunRecord &run)
{
    run.agentName = memberText(object, "name");
    run.framework = run.agentName;
    run.frameworkVersion = memberText(object, "version");
    if (run.model.empty())
        run.model = memberText(object, "model_name");
}

void readTotals(JsonObject figures, RunRecord &run)
{
    if (const auto cost = memberOf(figures, "total_cost_usd"))
        run.cost = amountIn(*cost);
    if (const auto input = memberOf(figures, "total_prompt_tokens"))
        run.tokens.input = tokenCountIn(*input);
    if (const auto output = memberOf(figures, "total_completion_tokens"))
        run.tokens.output = tokenCountIn(*output);
    if (run.tokens.input || run.tokens.output)
        run.tokens.quality = Quality::Recorded;
}

} // namespace

void readAtifFields(JsonObject trajectory, RunRecord &run)
{
    JsonExtra extra;
    for (const auto &[key, value] : trajectory) {
        if (const auto fields = key == "agent" ? objectIn(value) : std::nullopt)
            readAgent(*fields, run);
        if (const auto figures = key == "final_metrics" ? objectIn(value) : std::nullopt)
            readTotals(*figures, run);
        if (key == "session_id")
            run.externalId = valueText(value);
        else
            extra.add(key, jsonText(value));
    }
    mergeExtra(run.extra, extra.text());
}

} // namespace vitrine
