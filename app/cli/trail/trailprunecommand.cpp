// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command/commands.h"
#include "app/cli/command/interruption.h"
#include "app/cli/options/executionoptions.h"
#include "app/cli/print/texttable.h"
#include "app/cli/trail/trailwritecommand.h"
#include "app/session/export/exportjson.h"
#include "app/wording/numbertext.h"
#include "app/wording/safetext.h"
#include "base/clock.h"
#include "models/judging/retention.h"
#include "models/trail/write/archive.h"

#include <QDateTime>
#include <QDir>

#include <nlohmann/json.hpp>

namespace vitrine {

/// `vitrine trail prune DB`: deletes runs by age or project, or moves them into another trail; everything else still
/// verifies.
class TrailPruneCommand final : public TrailWriteCommand {
    Q_DECLARE_TR_FUNCTIONS(vitrine::TrailPruneCommand)

public:
    explicit TrailPruneCommand(CLI::App &above);

protected:
    ExitStatus prepare(Console &console) override;
    bool isDone() const override { return m_isPreview || m_runs.empty(); }
    ExitStatus write(Console &console, Recorder &recorder) override;

private:
    std::optional<RetentionRule> rule(Console &console) const;
    void preview(Console &console) const;
    ExitStatus reportFailure(Console &console, const Error &error) const;

    std::string m_age;
    std::string m_before;
    std::string m_project;
    std::string m_reason;
    std::string m_target;
    bool m_isPreview = false;
    bool m_isConfirmed = false;
    std::optional<Interruption> m_interruption; ///< made before the recorder's thread
    RetentionRule m_rule;
    std::vector<PrunableRun> m_runs;
};

namespace {

QString dayOf(const PrunableRun &run)
{
    return QDateTime::fromSecsSinceEpoch(static_cast<qint64>(run.at)).toString(QStringLiteral("yyyy-MM-dd HH:mm"));
}

/// A day is in the local time zone; a time may contain its own.
std::optional<double> timeFrom(const std::string &text)
{
    const QString given = QString::fromStdString(text);
    const QDate day = QDate::fromString(given, Qt::ISODate);
    const QDateTime when = day.isValid() ? day.startOfDay() : QDateTime::fromString(given, Qt::ISODate);
    return when.isValid() ? std::optional(static_cast<double>(when.toSecsSinceEpoch())) : std::nullopt;
}

} // namespace

TrailPruneCommand::TrailPruneCommand(CLI::App &above)
    : TrailWriteCommand(above.add_subcommand(
          "prune", tr("Delete or move old runs; the rest of the trail still verifies").toStdString()))
{
    auto *age
        = parser()
              .add_option("--older-than", m_age,
                  tr("Runs that ended longer ago than this: a number and h, d, w or y, such as 90d").toStdString())
              ->type_name("AGE");
    parser()
        .add_option("--before", m_before, tr("Runs that ended before this day or time").toStdString())
        ->type_name("DATE")
        ->excludes(age);
    parser()
        .add_option("--project", m_project,
            tr("Runs whose agent worked in this folder or below; with an age, both must apply").toStdString())
        ->type_name("DIR");
    parser()
        .add_option("--move-to", m_target,
            tr("Move the runs into a new trail, which is verified before they are deleted here").toStdString())
        ->type_name("FILE");
    parser().add_option("--reason", m_reason, tr("Reason, recorded in the trail").toStdString());
    auto *preview = parser().add_flag(
        "--preview", m_isPreview, tr("Only list the runs; change nothing (default without --yes)").toStdString());
    parser()
        .add_flag("--yes", m_isConfirmed, tr("Delete or move the runs permanently").toStdString())
        ->excludes(preview);
}

std::optional<RetentionRule> TrailPruneCommand::rule(Console &console) const
{
    RetentionRule rule;
    if (!m_age.empty()) {
        const auto age = ageFrom(m_age);
        if (!age) {
            console.message(tr("--older-than expects a number and a unit (h, d, w, y), such as 90d."));
            return std::nullopt;
        }
        rule.before = secondsSinceEpoch() - *age;
    }
    if (!m_before.empty()) {
        rule.before = timeFrom(m_before);
        if (!rule.before) {
            console.message(tr("--before expects a day or time, such as 2026-01-31 or 2026-01-31T12:00:00Z."));
            return std::nullopt;
        }
    }
    if (!m_project.empty())
        rule.project
            = QDir::cleanPath(QDir::current().absoluteFilePath(QString::fromStdString(m_project))).toStdString();
    if (rule.isEmpty()) {
        console.message(tr("Specify which runs: --older-than, --before or --project."));
        return std::nullopt;
    }
    return rule;
}

ExitStatus TrailPruneCommand::prepare(Console &console)
{
    const auto wanted = rule(console);
    if (!wanted)
        return ExitStatus::Unusable;
    m_rule = *wanted;
    m_isPreview = !m_isConfirmed;
    const Interruption &interruption = m_interruption.emplace();
    const auto trail = Trail::open(file());
    if (!trail)
        return reportFailure(console, trail.error());
    auto runs = runsToPrune(**trail, m_rule, [&interruption] { return !interruption.hasCome(); });
    if (!runs)
        return reportFailure(console, runs.error());
    m_runs = std::move(*runs);
    if (isDone())
        preview(console);
    return ExitStatus::Fine;
}

void TrailPruneCommand::preview(Console &console) const
{
    if (isJson()) {
        auto list = nlohmann::ordered_json::array();
        for (const PrunableRun &run : m_runs)
            list.push_back({ { "run", run.run }, { "at", momentJson(run.at) }, { "is_import_time", run.isImportTime },
                { "steps", run.steps }, { "project", run.project }, { "log", run.file } });
        console.document({ { "file", file() }, { "changed", false }, { "runs", std::move(list) } });
        return;
    }
    TextTable table({ { tr("Run"), true }, { tr("Ended") }, { tr("Steps"), true }, { tr("Project") }, { tr("Log") } });
    for (const PrunableRun &run : m_runs)
        table.add({ { QString::number(run.run) }, { dayOf(run) }, { numberText(run.steps) }, { safeLine(run.project) },
            { safeLine(run.file) } });
    table.print(console, 0);
    //: %n: number of runs that a rule applies to
    console.write(tr("%Ln run(s) match", nullptr, static_cast<int>(m_runs.size())));
    if (!m_runs.empty())
        console.message(tr("Nothing was changed. Add --yes to delete them."));
}

ExitStatus TrailPruneCommand::reportFailure(Console &console, const Error &error) const
{
    const ExitStatus status = report(console, error);
    if (error.code == ErrorCode::Corrupt)
        console.message(tr("Nothing was deleted: runs of a damaged trail are evidence of the damage. See vitrine trail "
                           "verify and vitrine trail repair."));
    else if (error.code == ErrorCode::Locked)
        console.message(tr("Nothing was deleted. Close other programs that use the trail, and try again."));
    else if (error.code == ErrorCode::Cancelled)
        console.message(tr("Nothing was moved or deleted."));
    return status;
}

ExitStatus TrailPruneCommand::write(Console &console, Recorder &recorder)
{
    Pruning pruning = pruningOf(m_runs, m_rule, m_reason);
    const auto done
        = m_target.empty() ? recorder.prune(pruning) : moveRuns(recorder, pruning, m_target, m_interruption->token());
    if (!done)
        return reportFailure(console, done.error());
    if (isJson()) {
        console.document({ { "file", file() }, { "changed", true }, { "runs", pruning.runs }, { "steps", done->steps },
            { "executions", done->executions }, { "entries", done->entries }, { "texts", done->texts },
            { "moved_to", m_target.empty() ? nlohmann::ordered_json(nullptr) : nlohmann::ordered_json(m_target) } });
    } else {
        //: %1: number of runs, %2: of steps, %3: of executions
        const QString counts = tr("runs: %1, steps: %2, executions: %3")
                                   .arg(numberText(done->runs), numberText(done->steps), numberText(done->executions));
        //: %1: "runs: 3, steps: 40, executions: 2", %2: name of a file
        console.write(
            m_target.empty() ? tr("Deleted: %1").arg(counts) : tr("Moved to %2: %1").arg(counts, safeLine(m_target)));
    }
    if (!done->isSmaller)
        console.message(
            tr("The file could not be shrunk: not enough disk space. The deleted data has been overwritten."));
    return ExitStatus::Fine;
}

std::unique_ptr<Command> makeTrailPruneCommand(CLI::App &above) { return std::make_unique<TrailPruneCommand>(above); }

} // namespace vitrine
