// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/trail/trailcommand.h"

#include "app/cli/command/interruption.h"
#include "app/cli/options/damagenotice.h"
#include "app/cli/options/executionoptions.h"
#include "app/cli/options/policychoice.h"
#include "app/wording/numbertext.h"
#include "app/wording/safetext.h"
#include "base/parsedjson.h"
#include "models/judging/factreader.h"
#include "models/trail/file/journal.h"
#include "models/trail/file/trailversion.h"

#include <QLocale>

#include <utility>

namespace vitrine {

TrailCommand::TrailCommand(CLI::App *declared)
    : Command(declared)
{
    parser().add_flag("--json", m_isJson, tr("Print one JSON document").toStdString());
    parser().add_option("DB", m_file, tr("The trail").toStdString())->required();
}

ExitStatus TrailCommand::run(Console &console)
{
    if (const auto status = withoutTrail(console))
        return *status;
    const auto trail = Trail::open(m_file);
    if (!trail)
        return cannotOpen(console, trail.error());
    if (isTrailNewer(m_file))
        console.message(tr("This trail was written by a newer version of Vitrine and is read-only here."));
    ExitStatus status = read(console, **trail);
    status = m_isDamaged ? worse(status, ExitStatus::Failed) : status;
    return m_isIncomplete ? worse(status, ExitStatus::Unusable) : status;
}

ExitStatus TrailCommand::cannotOpen(Console &console, const Error &error) { return reportUnopened(console, error); }

ExitStatus TrailCommand::reportUnopened(Console &console, const Error &error)
{
    const ExitStatus status = report(console, error);
    if (error.code == ErrorCode::Corrupt)
        console.message(tr("Run vitrine trail repair to recover the data into a new trail."));
    return status;
}

std::expected<std::vector<RunSummary>, Error> TrailCommand::allRuns(Console &console, const Trail &trail)
{
    const auto ids = trail.listRuns({});
    if (!ids)
        return std::unexpected(ids.error());
    std::vector<RunSummary> all;
    for (const RunId id : *ids) {
        auto run = trail.run(id);
        if (run) {
            all.push_back(std::move(*run));
            continue;
        }
        if (run.error().code != ErrorCode::Corrupt)
            return std::unexpected(run.error());
        m_isIncomplete = true;
        //: %1: number of a run, %2: technical detail
        console.message(tr("Run %1 is damaged and was skipped: %2").arg(numberText(id), safeLine(run.error().detail)));
    }
    return all;
}

Result<std::vector<StepSummary>> TrailCommand::stepsOf(Console &console, const Trail &trail, const RunSummary &run)
{
    return readableSteps(trail, run.id, namer(console));
}

LeaveOut TrailCommand::namer(Console &console)
{
    return [this, &console](const UnreadableStep &step) {
        //: In place of a step's number, which cannot be read. %1: number of its row in the trail
        const auto location = step.ordinal ? numberText(*step.ordinal) : tr("row %1").arg(numberText(step.row));
        leaveOut(console, step.run, location, step.error);
    };
}

void TrailCommand::leaveOut(Console &console, RunId run, const QString &step, const Error &error)
{
    reportIncomplete(console,
        //: %1: number of a run, %2: number of a step in it, %3: technical detail
        tr("Run %1, step %2 is damaged and was skipped: %3").arg(numberText(run), step, safeLine(error.detail)));
}

void TrailCommand::reportIncomplete(Console &console, const QString &message)
{
    m_isIncomplete = true;
    console.message(message);
}

std::optional<Verification> TrailCommand::verified(Console &console, const Trail &trail)
{
    if (!isVerifiedSoon(m_file)) {
        console.message(tr("Not verified, because the trail is large. Run vitrine trail verify to check it."));
        return std::nullopt;
    }
    auto verification = trail.verify();
    // A file that cannot be read is reported where it is read.
    if (!verification)
        return std::nullopt;
    reportDamage(console, *verification);
    return std::move(*verification);
}

void TrailCommand::lookForDamage(Console &console) { m_isDamaged = reportDamageOf(console, m_file) || m_isDamaged; }

void TrailCommand::reportDamage(Console &console, const Verification &verification)
{
    if (!verification.firstBroken)
        return;
    m_isDamaged = true;
    printDamage(console, verification);
}

void TrailCommand::addIntegrity(nlohmann::ordered_json &document, const std::optional<Verification> &verification)
{
    document["integrity_checked"] = verification.has_value();
    document["damaged_at"] = verification && verification->firstBroken
        ? nlohmann::ordered_json(*verification->firstBroken)
        : nlohmann::ordered_json(nullptr);
}

void TrailCommand::reportJournal(Console &console) const
{
    if (hasJournal(m_file))
        //: %1: name of a file
        console.message(tr("The latest part of this trail is in %1, because a program is writing to it or it is "
                           "read-only. Keep both files together; vitrine trail merge makes a complete copy.")
                .arg(safeLine(journalOf(m_file).filename().string())));
}

std::expected<void, ExitStatus> TrailCommand::judge(Console &console, const Trail &trail, const Filter &filter)
{
    const std::vector<std::string> names = filter.judgedPolicies();
    if (names.empty())
        return {};
    std::vector<Policy> policies;
    for (const std::string &name : names) {
        auto policy = choosePolicy(console, name);
        if (!policy)
            return std::unexpected(policy.error());
        policies.push_back(std::move(*policy));
    }
    const auto python = ExecutionOptions::startPython(console);
    if (!python)
        return std::unexpected(python.error());
    const Interruption interruption;
    const auto base = readFactBase(trail, Reviewer(*python), [&interruption] { return interruption.hasCome(); });
    if (!base)
        return std::unexpected(report(console, base.error()));
    for (std::size_t n = 0; n < names.size(); ++n)
        if (const auto judged = trail.judge(names[n], stepVerdicts(PolicyVerdicts(*base, policies[n]))); !judged)
            return std::unexpected(report(console, judged.error()));
    return {};
}

} // namespace vitrine
