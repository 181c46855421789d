// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/policysuggestcommand.h"

#include "app/cli/judgedinput.h"
#include "app/cli/policychoice.h"
#include "app/cli/policytext.h"
#include "app/lists/differencetext.h"
#include "executor/policy/policydocument.h"
#include "models/judging/suggestion.h"

#include <QLocale>

#include <nlohmann/json.hpp>

namespace vitrine {

namespace {

using Json = nlohmann::ordered_json;

QString figure(std::uint64_t value) { return QLocale().toString(static_cast<qulonglong>(value)); }

Json suggestionJson(const Suggestion &suggestion, const Policy &reference)
{
    Json limits = Json::array();
    for (const SuggestedLimit &limit : suggestion.limits)
        limits.push_back({ { "path", toString(limit.kind) }, { "highest", limit.highest }, { "limit", limit.limit },
            { "measured", limit.measured } });
    return { { "policy", Json::parse(canonicalJson(suggestion.policy)) },
        { "differences", differencesJson(differences(reference, suggestion.policy)) }, { "limits", std::move(limits) },
        { "proof",
            { { "by", "review" }, { "steps", suggestion.steps }, { "allowed", suggestion.allowed },
                { "denied_as_recorded", suggestion.deniedAsRecorded }, { "allowed_now", suggestion.allowedNow },
                { "denied_still", suggestion.deniedStill } } } };
}

bool keepsAll(const Suggestion &suggestion) { return suggestion.allowedNow + suggestion.deniedStill == 0; }

} // namespace

PolicySuggestCommand::PolicySuggestCommand(CLI::App &above)
    : Command(above.add_subcommand("suggest",
          tr("Print the smallest policy under which recorded runs keep their results, as far as a review can tell")
              .toStdString()))
{
    parser().add_option("FILE", m_files, tr("Logs, trails, and folders of them").toStdString())->required();
    m_runs.declare(parser());
    parser()
        .add_option("--policy", m_policy,
            tr("The policy that gives what recordings say nothing of, and that is compared with").toStdString())
        ->type_name("P")
        ->capture_default_str();
    parser()
        .add_option("--head-room", m_headRoom, tr("Limits are so many times what the runs have used").toStdString())
        ->check(CLI::Range(1.0, 1000.0))
        ->type_name("F")
        ->capture_default_str();
    parser().add_flag("--json", m_isJson, tr("Print one JSON document").toStdString());
}

ExitStatus PolicySuggestCommand::run(Console &console)
{
    const auto reference = choosePolicy(console, m_policy);
    const auto choice = m_runs.choice(console);
    if (!reference)
        return reference.error();
    if (!choice)
        return choice.error();
    const auto input = readJudgedInput(console, m_files);
    if (!input)
        return input.error();
    std::vector<RunIndex> runs;
    for (RunIndex run = 0; run < input->runs.size(); ++run)
        if (choice->holds(input->runs[run].number))
            runs.push_back(run);
    Suggestion suggestion = suggestPolicy(input->base, runs, *reference, m_headRoom);
    suggestion.policy.name = "suggested";
    suggestion.policy.version = 1;
    const ExitStatus status = worse(input->status, keepsAll(suggestion) ? ExitStatus::Fine : ExitStatus::Failed);
    if (m_isJson) {
        console.document(suggestionJson(suggestion, *reference));
        return status;
    }
    for (const PolicyDifference &difference : differences(*reference, suggestion.policy))
        console.message(DifferenceText::line(difference));
    console.message(
        //: %1 to %4: numbers
        tr("Proved by review, nothing ran: of %1 steps %2 are allowed and %3 refused as they were recorded; %4 would "
           "end otherwise.")
            .arg(figure(suggestion.steps), figure(suggestion.allowed), figure(suggestion.deniedAsRecorded),
                figure(suggestion.allowedNow + suggestion.deniedStill)));
    console.write(QString::fromStdString(prettyJson(suggestion.policy)).trimmed());
    return status;
}

} // namespace vitrine
