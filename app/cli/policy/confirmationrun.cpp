// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/policy/confirmationrun.h"

#include "app/cli/options/executionoptions.h"
#include "app/cli/print/texttable.h"
#include "app/session/execution/sandboxbackend.h"
#include "app/wording/confirmationtext.h"
#include "app/wording/numbertext.h"
#include "base/username.h"
#include "base/version.h"
#include "models/judging/confirmationrecord.h"
#include "models/judging/missingmodule.h"

#include <QDateTime>
#include <QLocale>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <iterator>
#include <map>
#include <stop_token>

namespace vitrine {

namespace {

using Json = nlohmann::ordered_json;

class Texts final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::ConfirmationRuns)
};

} // namespace

ConfirmationRuns::ConfirmationRuns(Console &console, const Interruption &interruption, unsigned jobs)
    : m_console(console)
    , m_interruption(interruption)
    , m_jobs(jobs)
{
}

std::expected<void, ExitStatus> ConfirmationRuns::replay(
    const std::vector<ReplayRequest *> &requests, const Finished &finished)
{
    const auto executor = makeSandbox();
    if (!executor)
        return std::unexpected(report(m_console, executor.error()));
    ParallelReplay replayer(**executor, [] { return makeSandbox(); }, m_jobs, nullptr, m_interruption.token());
    const auto giveBack = [&](std::size_t at, ReplayRequest request, const std::vector<ReplayedStep> &steps) {
        *requests[at] = std::move(request);
        finished(at, steps);
    };
    const auto done = replayer.replay(
        ParallelReplay::from(requests), { .finished = giveBack, .stepped = {}, .isWantedAgain = changesForRetry });
    if (!done)
        return std::unexpected(report(m_console, done.error()));
    if (replayer.isCancelled()) {
        m_console.message(tr("Interrupted: not all steps were replayed."));
        return std::unexpected(ExitStatus::Failed);
    }
    return {};
}

std::expected<std::vector<Confirmation>, ExitStatus> ConfirmationRuns::confirm(
    JudgedInput &input, const PolicyVerdicts &after, const PolicyComparison &comparison)
{
    const std::vector<ConfirmationRun> runs = runsToConfirm(after, comparison);
    std::vector<ReplayRequest *> requests;
    for (const ConfirmationRun &run : runs) {
        limitTo(input.runs[run.run].request, run, after);
        requests.push_back(&input.runs[run.run].request);
    }
    std::vector<Confirmation> all;
    const auto done = replay(requests, [&](std::size_t at, const std::vector<ReplayedStep> &steps) {
        std::ranges::move(vitrine::confirm(runs[at], after, comparison, steps), std::back_inserter(all));
    });
    if (!done)
        return std::unexpected(done.error());
    std::ranges::sort(all, {}, &Confirmation::step);
    return all;
}

std::expected<Confirmation, ExitStatus> ConfirmationRuns::confirmStep(
    const JudgedInput &input, const PolicyVerdicts &before, const PolicyVerdicts &after, StepIndex step)
{
    const ConfirmationRun run { input.base->runOf(step), { step } };
    ReplayRequest request = input.runs[run.run].request;
    limitTo(request, run, after);
    const PolicyComparison comparison = compare(before, after);
    Confirmation found { .step = step };
    const auto done = replay({ &request }, [&](std::size_t, const std::vector<ReplayedStep> &steps) {
        found = vitrine::confirm(run, after, comparison, steps).front();
    });
    if (!done)
        return std::unexpected(done.error());
    return found;
}

std::expected<SuggestionProof, ExitStatus> ConfirmationRuns::prove(
    JudgedInput &input, const std::vector<RunIndex> &runs, const Policy &policy)
{
    std::vector<ReplayRequest *> requests;
    for (const RunIndex run : runs) {
        input.runs[run].request.policy = policy;
        requests.push_back(&input.runs[run].request);
    }
    SuggestionProof proof;
    const auto done = replay(requests, [&](std::size_t at, const std::vector<ReplayedStep> &steps) {
        addTo(proof, static_cast<std::int64_t>(input.runs[runs[at]].number), requests[at]->steps, steps);
    });
    if (!done)
        return std::unexpected(done.error());
    return proof;
}

ExitStatus recordConfirmations(Console &console, const JudgedInput &input, const PolicyVerdicts &after,
    const Policy &before, const PolicyComparison &comparison, const std::vector<Confirmation> &confirmations)
{
    std::map<std::string, ConfirmationRecord> records;
    for (const ConfirmationRun &run : runsToConfirm(after, comparison)) {
        if (input.runs[run.run].stored == 0)
            continue;
        auto &record = records.try_emplace(input.runs[run.run].trail, after.policy(), before).first->second;
        record.total += run.steps.size();
    }
    for (const Confirmation &each : confirmations) {
        const JudgedInput::Run &run = input.runs[input.base->runOf(each.step)];
        if (run.stored != 0)
            records.at(run.trail).steps.push_back({ run.stored, input.base->stepId(each.step), each.predicted,
                each.observed, each.rule, each.isDisagreement() });
    }
    auto status = ExitStatus::Fine;
    for (auto &[file, record] : records) {
        record.author = userName();
        record.at = static_cast<double>(QDateTime::currentMSecsSinceEpoch()) / 1000;
        const auto recorder = Recorder::open(file);
        const auto kept = recorder ? recordConfirmation(**recorder, record, "vitrine " VITRINE_VERSION)
                                   : std::unexpected(recorder.error());
        if (!kept)
            status = worse(status, report(console, kept.error()));
    }
    return status;
}

Json confirmationJson(const JudgedInput &input, const std::vector<Confirmation> &confirmations)
{
    Json steps = Json::array();
    for (const Confirmation &confirmation : confirmations) {
        const StepIndex step = confirmation.step;
        Json json { { "run", input.runs[input.base->runOf(step)].number }, { "ordinal", input.base->ordinal(step) },
            { "predicted", toString(confirmation.predicted) }, { "observed", nullptr },
            { "status", toString(confirmation.status) }, { "rule", confirmation.rule },
            { "message", confirmation.message }, { "disagrees", confirmation.isDisagreement() } };
        if (confirmation.observed)
            json["observed"] = toString(*confirmation.observed);
        steps.push_back(std::move(json));
    }
    const auto disagreements = std::ranges::count_if(confirmations, &Confirmation::isDisagreement);
    return { { "steps", std::move(steps) }, { "disagreements", disagreements } };
}

void printConfirmation(Console &console, const JudgedInput &input, const std::vector<Confirmation> &confirmations)
{
    TextTable table({ { Texts::tr("Run"), true }, { Texts::tr("Step"), true }, { Texts::tr("Predicted") },
        { Texts::tr("Observed") } });
    for (const Confirmation &confirmation : confirmations)
        table.add({ { numberText(input.runs[input.base->runOf(confirmation.step)].number) },
            { numberText(input.base->ordinal(confirmation.step)) }, { ConfirmationText::predicted(confirmation).text },
            { ConfirmationText::observed(confirmation).text,
                confirmation.isDisagreement() ? Tone::Denied : Tone::Plain } });
    console.write();
    table.print(console);
    //: Below a list of steps that ran. %1, %2: numbers
    console.write(Texts::tr("Verified by replay: %1, disagreements: %2")
            .arg(numberText(static_cast<std::uint64_t>(std::ranges::count_if(
                     confirmations, [](const Confirmation &each) { return each.observed.has_value(); }))),
                numberText(
                    static_cast<std::uint64_t>(std::ranges::count_if(confirmations, &Confirmation::isDisagreement)))));
}

} // namespace vitrine
