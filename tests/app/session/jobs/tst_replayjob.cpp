// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/jobs/joblist.h"
#include "app/session/jobs/logimport.h"
#include "app/session/jobs/replayjob.h"
#include "tests/models/replay/fakeexecutor.h"

#include <QFile>
#include <QPointer>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <filesystem>
#include <thread>

using namespace vitrine;

namespace {

constexpr int runCount = 5;
constexpr int patienceMs = 30'000;

// smolagents' memory with one step of code, which printed its own text.
QByteArray log(int number)
{
    return R"({"output": null, "steps": [{"task": "t"}, {"step_number": 1, "code_action": "code )"
        + QByteArray::number(number) + R"(", "model_output": "Thought: x", "observations": "Execution logs:\ncode )"
        + QByteArray::number(number) + R"(\nLast output from code snippet:\nNone"}]})";
}

std::filesystem::path trailOf(const QTemporaryDir &folder)
{
    std::vector<std::string> logs;
    for (int number = 0; number < runCount; ++number) {
        QFile file(folder.filePath(QStringLiteral("%1.json").arg(number)));
        if (file.open(QIODevice::WriteOnly))
            file.write(log(number));
        logs.push_back(file.fileName().toStdString());
    }
    const auto imported = importIntoFolder(logs, folder.filePath(QStringLiteral("trails")).toStdString());
    return imported ? imported->trail : std::filesystem::path();
}

/// Prints what was recorded, but for one run: the order of the verdicts tells of the order of the runs.
StepResult echo(const std::string &code)
{
    StepResult result;
    result.logs = code == "code 3" ? "something else\n" : code + "\n";
    result.output = StepOutput { "None", false, "NoneType", "None", "null" };
    return result;
}

ExecutionBackendFactory echoes(bool isOneOfMany)
{
    return [isOneOfMany] -> Result<ExecutionBackend> {
        auto executor = std::make_unique<FakeExecutor>();
        executor->answer = [](const std::string &code, const StepObserver &) { return echo(code); };
        return ExecutionBackend { std::move(executor), {}, isOneOfMany };
    };
}

/// Each step lasts until it is cancelled.
Result<ExecutionBackend> makeEndless()
{
    auto executor = std::make_unique<FakeExecutor>();
    executor->answer = [self = executor.get()](const std::string &, const StepObserver &) {
        while (self->cancels == 0)
            std::this_thread::yield();
        StepResult result;
        result.status = StepStatus::Cancelled;
        return result;
    };
    return ExecutionBackend { std::move(executor), {}, true };
}

Result<ExecutionBackend> makeNone()
{
    return std::unexpected(Error { ErrorCode::Unavailable, {}, {}, {}, "no executor" });
}

} // namespace

class TestReplayJob final : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    std::filesystem::path m_trail;

    std::unique_ptr<ReplayJob> job(const ExecutionBackendFactory &factory) const
    {
        return std::make_unique<ReplayJob>(
            QString::fromStdString(m_trail.string()), QStringLiteral("log.json"), std::nullopt, factory);
    }

    std::vector<ReplayVerdict> verdicts(const ExecutionBackendFactory &factory) const
    {
        JobList jobs;
        auto made = job(factory);
        QSignalSpy replayed(made.get(), &ReplayJob::replayed);
        jobs.start(std::move(made));
        if (!replayed.wait(patienceMs))
            return {};
        const auto summary = replayed.front().front().value<ExecutionSummary>();
        return summary.isStopped ? std::vector<ReplayVerdict>() : summary.verdicts;
    }

    std::size_t executions() const
    {
        std::size_t count = 0;
        const auto trail = Trail::open(m_trail).value();
        const auto runs = trail->runsAfter(0, 100).value();
        for (const RunSummary &run : runs) {
            const auto steps = trail->steps(run.id).value();
            for (const StepSummary &step : steps)
                count += trail->executionsOfStep(step.id).value().size();
        }
        return count;
    }

private Q_SLOTS:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(QStringLiteral("vitrine-test"));
        QSettings().clear();
        m_trail = trailOf(m_folder);
        QVERIFY(!m_trail.empty());
    }

    void replaysAllRunsInTheirOrderHoweverManyAtOnce()
    {
        const auto one = verdicts(echoes(false));
        QCOMPARE(one.size(), std::size_t(runCount));
        QVERIFY(one[2] == ReplayVerdict::Same);
        QVERIFY(one[3] == ReplayVerdict::Differs);
        QVERIFY(one[4] == ReplayVerdict::Same);
        QCOMPARE(executions(), std::size_t(runCount));
        QVERIFY(verdicts(echoes(true)) == one);
        QCOMPARE(executions(), std::size_t(2 * runCount));
    }
    void reportsHowFarItIs()
    {
        JobList jobs;
        auto made = job(echoes(true));
        QSignalSpy replayed(made.get(), &ReplayJob::replayed);
        const QPointer<ReplayJob> running = made.get();
        quint64 done = 0;
        quint64 total = 0;
        connect(made.get(), &ReplayJob::replayed, this, [&] { done = running->done(), total = running->total(); });
        jobs.start(std::move(made));
        QVERIFY(replayed.wait(patienceMs));
        QCOMPARE(done, quint64(runCount));
        QCOMPARE(total, quint64(runCount));
        QTRY_COMPARE(jobs.count(), 0);
    }
    void reportsWhyItCannot()
    {
        JobList jobs;
        auto made = job(makeNone);
        QSignalSpy failed(made.get(), &ReplayJob::failed);
        jobs.start(std::move(made));
        QVERIFY(failed.wait(patienceMs));
        QTRY_COMPARE(jobs.count(), 0);
    }
    void reportsWhatItWaitsForAndOfWhatTheLocationWarned()
    {
        JobList jobs;
        std::atomic_bool mayEnd = false;
        auto made = job([&mayEnd] -> Result<ExecutionBackend> {
            auto progress = std::make_shared<RemoteProgress>();
            auto executor = std::make_unique<FakeExecutor>();
            executor->answer = [&mayEnd, progress](const std::string &code, const StepObserver &) {
                progress->report({ SiteProgress::Stage::Warning, "no limit of memory" });
                progress->report({ SiteProgress::Stage::BuildingImage, "Step 2/7" });
                while (!mayEnd)
                    std::this_thread::yield();
                return echo(code);
            };
            return ExecutionBackend { std::move(executor), {}, true, progress };
        });
        auto *running = made.get();
        JobOutcome outcome;
        connect(running, &Job::ended, this, [&] { outcome = running->outcome(); });
        jobs.start(std::move(made));
        QTRY_COMPARE(running->stage().detail, QStringLiteral("Step 2/7"));
        mayEnd = true;
        QTRY_COMPARE(jobs.count(), 0);
        QVERIFY2(
            outcome.text.endsWith(u"Message from the container engine: no limit of memory"), qPrintable(outcome.text));
        QVERIFY(outcome.isRemarkable);
    }
    void stopsInTheMiddleOfSteps()
    {
        JobList jobs;
        auto made = job(makeEndless);
        QSignalSpy replayed(made.get(), &ReplayJob::replayed);
        auto *running = made.get();
        jobs.start(std::move(made));
        running->cancel();
        QVERIFY(replayed.wait(patienceMs));
        QVERIFY(replayed.front().front().value<ExecutionSummary>().isStopped);
        QTRY_COMPARE(jobs.count(), 0);
    }
};

QTEST_GUILESS_MAIN(TestReplayJob)
#include "tst_replayjob.moc"
