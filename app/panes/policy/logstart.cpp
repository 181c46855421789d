// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/policy/logstart.h"

#include "app/session/jobs/joblist.h"
#include "app/session/jobs/latejob.h"
#include "app/session/project.h"
#include "models/items/runmodel.h"

#include <QFile>
#include <QLocale>
#include <QStringBuilder>
#include <QtConcurrentRun>

#include <utility>

namespace vitrine {

namespace {

using GoOn = std::function<bool(std::uint64_t, std::uint64_t)>;

Result<RecoveredPolicy> recover(const QString &file, std::vector<RunId> runs, bool isAll, const GoOn &goOn)
{
    const auto trail = Trail::open(QFile::encodeName(file).toStdString());
    if (!trail)
        return std::unexpected(trail.error());
    if (isAll) {
        auto all = (*trail)->listRuns({});
        if (!all)
            return std::unexpected(std::move(all.error()));
        runs = std::move(*all);
    }
    return recoverPolicy(**trail, runs, goOn);
}

template <typename Value>
void add(QStringList &list, const char *path, const std::optional<Value> &value)
{
    if (value)
        list << QLatin1StringView(path) % u' '
                % QLocale().toString(static_cast<double>(*value), 'f', QLocale::FloatingPointShortest);
}

} // namespace

LogStart::LogStart(Project *project, QObject *parent)
    : QObject(parent)
    , m_project(project)
{
    connect(project, &Project::closed, this, &LogStart::stop);
}

LogStart::~LogStart() { stop(); }

void LogStart::stop()
{
    if (m_isWanted)
        m_isWanted->store(false);
    m_isWanted.reset();
}

void LogStart::start(SuggestPage::Choice choice)
{
    std::vector<RunId> runs;
    if (choice == SuggestPage::Choice::SelectedRun && m_project->currentRun() != 0)
        runs.push_back(m_project->currentRun());
    else if (choice == SuggestPage::Choice::ShownRuns)
        for (int row = 0; row < m_project->runs()->rowCount(); ++row)
            runs.push_back(m_project->runs()->idAt(row));
    stop();
    const bool isAll = choice == SuggestPage::Choice::AllRuns && m_project->isOpen();
    if (runs.empty() && !isAll)
        Q_EMIT noRun();
    else
        read(runs, isAll);
}

void LogStart::read(const std::vector<RunId> &runs, bool isAll)
{
    const auto isWanted = m_isWanted = std::make_shared<std::atomic_bool>(true);
    //: A job that reads runs and infers the policy that they were recorded under
    auto *job = new LateJob(m_project->jobs(), tr("Recovering the policy of the runs"), [this] { stop(); }, this);
    const auto goOn = [isWanted, report = job->progressCall()](
                          std::uint64_t done, std::uint64_t total) { return report(done, total) && isWanted->load(); };
    QtConcurrent::run(m_project->jobs()->pool(), recover, m_project->file(), runs, isAll, GoOn(goOn))
        .then(this, [this, isWanted, job](const Result<RecoveredPolicy> &recovered) {
            job->finish({ .how = recovered ? JobOutcome::How::Done : JobOutcome::How::Failed });
            if (!isWanted->load())
                return;
            if (recovered)
                Q_EMIT found(*recovered);
            else
                Q_EMIT m_project->failed(recovered.error());
        });
}

QString LogStart::summary(const RecoveredPolicy &recovered)
{
    const PolicyTrace &reported = recovered.reported;
    const auto runs = static_cast<int>(recovered.runs);
    if (reported.whole)
        //: Where a draft comes from. %n: number of runs
        return tr("The policy recorded with %Ln run(s).", nullptr, runs);
    if (recovered.informativeRuns == 0)
        //: Where a draft comes from. %n: number of runs
        return tr("%Ln run(s) contain no trace of their policy; using the framework's default.", nullptr, runs);
    QStringList rules;
    if (!reported.imports.empty())
        rules << QStringLiteral("imports.allow (%1)")
                     .arg(QLocale().toString(static_cast<qulonglong>(reported.imports.size())));
    add(rules, "limits.operations", reported.operations);
    add(rules, "limits.while_iterations", reported.whileIterations);
    add(rules, "limits.wall_s", reported.wallSeconds);
    add(rules, "limits.print_chars", reported.printChars);
    add(rules, "limits.max_steps", reported.maxSteps);
    //: Where a draft comes from. %n: number of runs, %1: how many of them, %2: rules with their values,
    //: "limits.max_steps 6"
    return tr("Recovered from %1 of %Ln run(s): %2. The rest is the framework's default.", nullptr, runs)
        .arg(QLocale().toString(static_cast<qulonglong>(recovered.informativeRuns)), rules.join(QStringLiteral(", ")));
}

} // namespace vitrine
