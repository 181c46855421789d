// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/steps/trialresult.h"

#include "models/logs/json/jsonvalues.h"
#include "models/logs/steps/extratext.h"
#include "models/logs/steps/scorelist.h"
#include "models/logs/steps/timetext.h"

#include <fstream>
#include <system_error>

namespace vitrine {

namespace {

namespace fs = std::filesystem;

/// TRIAL of TRIAL/agent/…/LOG; empty if there is no such folder near.
fs::path trialOf(const fs::path &log)
{
    constexpr int mostLevels = 5; // TRIAL/agent/sessions/projects/PROJECT/LOG
    fs::path folder = log.parent_path();
    for (int level = 0; level < mostLevels && !folder.empty(); ++level, folder = folder.parent_path())
        if (folder.filename() == "agent")
            return folder.parent_path();
    return {};
}

std::string contentOf(const fs::path &file)
{
    constexpr std::uintmax_t largest = 16 << 20;
    std::error_code error;
    const auto size = fs::is_regular_file(file, error) ? fs::file_size(file, error) : largest + 1;
    if (error || size > largest)
        return {};
    std::ifstream stream(file, std::ios::binary);
    std::string text(static_cast<std::size_t>(size), '\0');
    stream.read(text.data(), static_cast<std::streamsize>(size));
    text.resize(static_cast<std::size_t>(stream.gcount()));
    return text;
}

std::optional<JsonObject> parsed(simdjson::dom::parser &parser, const std::string &json)
{
    JsonElement value;
    return parser.parse(simdjson::padded_string(json)).get(value) == simdjson::SUCCESS ? objectIn(value) : std::nullopt;
}

void fillTokens(JsonObject result, RunRecord &run)
{
    const auto count = [&](std::string_view key) {
        const auto value = memberOf(result, key);
        return value ? tokenCountIn(*value) : std::nullopt;
    };
    if (run.tokens.quality == Quality::Missing && count("n_input_tokens")) {
        run.tokens.input = count("n_input_tokens");
        run.tokens.output = count("n_output_tokens");
        run.tokens.quality = Quality::Recorded;
    }
    const auto cost = memberOf(result, "cost_usd");
    if (!run.cost && cost)
        run.cost = amountIn(*cost);
}

} // namespace

std::optional<TrialResult> TrialResult::of(const fs::path &log)
{
    std::error_code error;
    const fs::path trial = trialOf(fs::absolute(log, error).lexically_normal());
    if (trial.empty())
        return {};
    std::string json = contentOf(trial / "result.json");
    simdjson::dom::parser parser;
    const auto object = parsed(parser, json);
    if (!object || memberText(*object, "trial_name").empty() || !memberOf(*object, "verifier_result"))
        return {};
    return TrialResult(jsonText(JsonElement(*object)));
}

void TrialResult::applyTo(RunRecord &run) const
{
    simdjson::dom::parser parser;
    const auto trial = parsed(parser, m_json);
    if (!trial)
        return;
    const auto verified = objectMember(*trial, "verifier_result");
    if (const auto rewards = verified ? objectMember(*verified, "rewards") : std::nullopt;
        rewards && !run.extra.contains("\"scores\"")) {
        ScoreList scores;
        scores.addMembers(*rewards);
        if (const std::string json = scores.json(); !json.empty())
            addToExtra(run.extra, "scores", json);
    }
    addToExtra(run.extra, "trial", m_json);
    if (const auto result = objectMember(*trial, "agent_result"))
        fillTokens(*result, run);
    if (const auto span = objectMember(*trial, "agent_execution"); span && !run.time.startedAt)
        run.time = timeSpan(isoTimeIn(*span, "started_at"), isoTimeIn(*span, "finished_at"));
    if (run.state == RunState::Unknown && objectMember(*trial, "exception_info"))
        run.state = RunState::Error;
}

} // namespace vitrine
