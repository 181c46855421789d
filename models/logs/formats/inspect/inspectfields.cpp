// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/inspect/inspectfields.h"

#include "models/logs/formats/chat/chatmessage.h"
#include "models/logs/json/readledger.h"
#include "models/logs/steps/environmentextra.h"
#include "models/logs/steps/scorelist.h"
#include "models/logs/steps/timetext.h"

#include <array>
#include <utility>

namespace vitrine {

namespace {

std::optional<double> timeOf(JsonObject object, std::string_view key) { return isoTimeIn(object, key); }

void readOutcome(JsonObject sample, RunRecord &run)
{
    const auto error = objectMember(sample, "error");
    const auto limit = objectMember(sample, "limit");
    run.state = error ? RunState::Error : limit ? RunState::MaxSteps : RunState::Success;
    const auto output = objectMember(sample, "output");
    const auto choices = output ? arrayMember(*output, "choices") : std::nullopt;
    const auto choice = choices && choices->size() > 0 ? objectIn(choices->at(0).value_unsafe()) : std::nullopt;
    const auto reply = choice ? objectMember(*choice, "message") : std::nullopt;
    if (auto message = reply ? readChatMessage(*reply) : std::nullopt)
        run.finalAnswer = std::move(message->text);
    // All but its text repeats the last event.
    if (reply)
        ReadLedger::forget(JsonElement(*reply));
    const auto target = memberOf(sample, "target");
    if (target && !target->is_null())
        run.expectedAnswer = valueText(*target);
}

} // namespace

void InspectHeader::read(JsonObject eval)
{
    task = memberText(eval, "task");
    model = memberText(eval, "model");
    if (const auto list = objectMember(eval, "packages")) {
        version = memberText(*list, "inspect_ai");
        packages = jsonText(JsonElement(*memberOf(eval, "packages")));
    }
}

void readInspectFields(JsonObject sample, const InspectHeader &header, RunRecord &run)
{
    constexpr std::array<std::string_view, 5> kept { "metadata", "error", "limit", "uuid", "error_retries" };
    run.externalId = memberText(sample, "id") + "/" + memberText(sample, "epoch");
    readOutcome(sample, run);
    if (const auto seconds = memberOf(sample, "total_time"))
        run.time = { .startedAt = timeOf(sample, "started_at"),
            .endedAt = timeOf(sample, "completed_at"),
            .seconds = amountIn(*seconds),
            .quality = Quality::Recorded };
    if (const auto input = memberOf(sample, "input"); input && input->is_string() && run.task.empty())
        run.task = valueText(*input);
    JsonExtra extra;
    addEnvironment(extra, {}, header.packages);
    extra.add("task", quotedJson(header.task));
    for (const std::string_view key : kept)
        if (const auto value = memberOf(sample, key); value && !value->is_null())
            extra.add(key, jsonText(*value));
    if (const auto scores = objectMember(sample, "scores")) {
        ScoreList list;
        list.addMembers(*scores);
        if (const std::string json = list.json(); !json.empty())
            extra.add("scores", json);
    }
    run.extra = extra.text();
}

} // namespace vitrine
