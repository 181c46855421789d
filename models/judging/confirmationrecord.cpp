// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/judging/confirmationrecord.h"

#include "executor/policy/policydocument.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace vitrine {

namespace {

using Json = nlohmann::ordered_json;
using Step = ConfirmationRecord::Step;

constexpr std::size_t mostNamed = 5'000;

Json stepJson(const Step &step)
{
    Json json { { "run", step.run }, { "step", step.step }, { "predicted", toString(step.predicted) },
        { "observed", step.observed ? Json(toString(*step.observed)) : Json() } };
    if (!step.rule.empty())
        json["rule"] = step.rule;
    return json;
}

Json stepsJson(std::vector<Step> steps)
{
    std::ranges::stable_partition(steps, &Step::isDisagreement);
    const auto disagreements = static_cast<std::size_t>(std::ranges::count_if(steps, &Step::isDisagreement));
    steps.resize(std::min(steps.size(), std::max(mostNamed, disagreements)));
    Json list = Json::array();
    for (const Step &step : steps)
        list.push_back(stepJson(step));
    return list;
}

} // namespace

Result<void> recordConfirmation(Recorder &recorder, const ConfirmationRecord &record, std::string_view program)
{
    const auto policy = recorder.addPolicy(canonicalJson(record.policy));
    if (!policy)
        return std::unexpected(policy.error());
    const auto before = recorder.addPolicy(canonicalJson(record.before));
    if (!before)
        return std::unexpected(before.error());
    const Json detail { { "policy", *policy }, { "before", *before }, { "author", record.author },
        { "total", record.total }, { "run", record.steps.size() }, { "stopped", record.steps.size() < record.total },
        { "disagreements", std::ranges::count_if(record.steps, &Step::isDisagreement) },
        { "steps", stepsJson(record.steps) } };
    return recorder
        .addTrailEvent({ "confirmation", detail.dump(-1, ' ', false, Json::error_handler_t::replace),
            std::string(program), record.at })
        .transform([](auto) { });
}

} // namespace vitrine
