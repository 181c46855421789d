// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/editor/codeeditor.h"
#include "app/kit/text/plaintextview.h"
#include "app/panes/find/finder.h"
#include "app/panes/jobs/jobmodel.h"
#include "app/panes/jobs/jobpane.h"
#include "app/panes/step/differenceview.h"
#include "app/panes/step/steppane.h"
#include "app/panes/step/stepresults.h"
#include "app/panes/steps/stepspane.h"
#include "app/session/execution/executors.h"
#include "app/session/jobs/joblist.h"
#include "app/session/project.h"
#include "app/window/mainwindow.h"
#include "models/items/runmodel.h"
#include "models/items/stepmodel.h"
#include "models/replay/scratchrun.h"
#include "tests/app/window/shownwindow.h"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QKeySequence>
#include <QLabel>
#include <QLineEdit>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>
#include <QToolBar>
#include <QToolButton>
#include <QTreeView>

#include <algorithm>
#include <atomic>
#include <thread>

using namespace vitrine;
using namespace vitrine::testing;
using namespace Qt::StringLiterals;

namespace {

constexpr int patienceMs = 30'000;

/// Waits for an image that is never built, until it is cancelled.
class BuildingExecutor final : public Executor {
public:
    explicit BuildingExecutor(std::shared_ptr<RemoteProgress> progress)
        : m_progress(std::move(progress))
    {
    }
    Result<void> begin(const SessionSetup &) override
    {
        m_progress->report({ SiteProgress::Stage::BuildingImage, "Step 2/7 : RUN pip install" });
        while (!m_isCancelled)
            std::this_thread::yield();
        return std::unexpected(Error { ErrorCode::Cancelled, {}, {}, {}, {} });
    }
    StepResult run(std::string_view, const StepObserver &) override { return {}; }
    void cancel() noexcept override { m_isCancelled = true; }
    std::string_view name() const override { return "docker"; }
    std::vector<std::string> layers() const override { return { "review" }; }
    std::string pythonVersion() const override { return "3.13.0"; }

private:
    std::shared_ptr<RemoteProgress> m_progress;
    std::atomic_bool m_isCancelled = false;
};

Result<ExecutionBackend> makeBuilding()
{
    auto progress = std::make_shared<RemoteProgress>();
    auto executor = std::make_unique<BuildingExecutor>(progress);
    return ExecutionBackend { .executor = std::move(executor), .factsOf = {}, .progress = progress };
}

QString sampleLog() { return QStringLiteral(VITRINE_SOURCE_DIR "/resources/samples/loans.json"); }

} // namespace

/// What the window runs, and where, by keys.
class TestRunning final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useOwnSettings(); }

    void init()
    {
        m_window = firstWindow();
        QVERIFY(m_window);
    }

    void cleanup() { m_window.reset(); }

    void theToolBarFollowsTheOrderOfTheWork()
    {
        QStringList names;
        for (const auto *action : m_window->findChild<QToolBar *>(u"mainToolBar"_s)->actions()) {
            if (!action->objectName().isEmpty())
                names.append(action->objectName());
        }
        QCOMPARE(names,
            QStringList({ u"back"_s, u"forward"_s, u"open"_s, u"newScratchRun"_s, u"runStep"_s, u"runToHere"_s,
                u"replay"_s, u"stop"_s }));
    }

    void runsToHere()
    {
        openSample();
        QSignalSpy finished(project()->execution(), &ExecutionControl::finished);
        const auto codeSteps = selectLastCodeStep();
        QVERIFY(codeSteps > 1);
        press(Qt::Key_F10, Qt::ControlModifier);
        QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, patienceMs);
        const auto ran = finished.front().front().value<ExecutionSummary>();
        QCOMPARE(int(ran.verdicts.size()), codeSteps);
        // Once more: nothing is skipped because it is behind the session already.
        QTRY_VERIFY_WITH_TIMEOUT(action("runToHere")->isEnabled(), patienceMs);
        press(Qt::Key_F10, Qt::ControlModifier);
        QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 2, patienceMs);
        QCOMPARE(int(finished.back().front().value<ExecutionSummary>().verdicts.size()), codeSteps);
    }

    void backToAStepShowsItsOutput()
    {
        openSample();
        QSignalSpy finished(project()->execution(), &ExecutionControl::finished);
        QVERIFY(selectLastCodeStep() > 1);
        press(Qt::Key_F10, Qt::ControlModifier);
        QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, patienceMs);
        QTRY_VERIFY_WITH_TIMEOUT(isIdle(), patienceMs);
        const auto first = project()->steps()->peek(1)->id;
        project()->selectStep(first);
        QTRY_VERIFY_WITH_TIMEOUT(stepPane()->stepId() == first && action("backToStep")->isEnabled(), patienceMs);
        stepPane()->results()->setCurrentPage(StepResults::Page::Error);
        press(Qt::Key_F5, Qt::AltModifier);
        QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 2, patienceMs);
        QTRY_VERIFY_WITH_TIMEOUT(isIdle(), patienceMs);
        QCOMPARE(stepPane()->stepId(), first);
        QCOMPARE(stepPane()->results()->currentPage(), StepResults::Page::Logs);
        const auto *logs = stepPane()->findChild<PlainTextView *>(u"logsPageReplayed"_s);
        QTRY_VERIFY_WITH_TIMEOUT(logs->isVisible() && logs->text().contains(u"Nordbank"), patienceMs);
    }

    void aScratchRunIsWrittenAndRun()
    {
        press(Qt::Key_N, Qt::ControlModifier);
        QTRY_VERIFY_WITH_TIMEOUT(stepPane()->stepId() != 0 && isIdle(), patienceMs);
        // One place for code, which is empty; the next one appears once it has run.
        QCOMPARE(project()->steps()->rowCount(), 1);
        QCOMPARE(statusOf(0), u"not run"_s);
        QVERIFY(stepPane()->code().trimmed().isEmpty());
        QCOMPARE(project()->run()->steps, std::uint64_t(0));
        // The list has a row for the code: its title does not say that there is none.
        const auto said = m_window->findChild<StepsPane *>()->contextText();
        QVERIFY2(said.endsWith(u"not run yet"), qPrintable(said));
        runCode(u"a = 20\na + 1"_s);
        QCOMPARE(project()->step()->lastStatus, std::optional(StepStatus::Ok));
        QTRY_VERIFY_WITH_TIMEOUT(!stepPane()->hasDraft(), patienceMs);
        QVERIFY(stepPane()->code().contains(u"a = 20"));
        QCOMPARE(statusOf(0), u"OK"_s);
        QTRY_COMPARE_WITH_TIMEOUT(project()->steps()->rowCount(), 2, patienceMs);
        QCOMPARE(statusOf(1), u"not run"_s);
        QTRY_COMPARE_WITH_TIMEOUT(project()->run()->steps, std::uint64_t(1), patienceMs);
        QCOMPARE(QString::fromStdString(project()->step()->firstLine), u"a = 20"_s);
        press(Qt::Key_PageDown, Qt::AltModifier);
        QTRY_VERIFY_WITH_TIMEOUT(stepPane()->code().trimmed().isEmpty(), patienceMs);
        // It finds what the step before left.
        runCode(u"a * 2"_s);
        QCOMPARE(project()->step()->lastStatus, std::optional(StepStatus::Ok));
        QVERIFY(m_output.contains("40"));
    }

    // The list judges the code that ran, not the place for it.
    void aBlockedScratchStepIsDeniedInTheList()
    {
        press(Qt::Key_N, Qt::ControlModifier);
        QTRY_VERIFY_WITH_TIMEOUT(stepPane()->stepId() != 0 && isIdle(), patienceMs);
        QTRY_COMPARE_WITH_TIMEOUT(policyOf(0), u"Allowed"_s, patienceMs);
        runCode(u"import os"_s);
        QCOMPARE(project()->step()->lastStatus, std::optional(StepStatus::Blocked));
        QTRY_COMPARE_WITH_TIMEOUT(project()->steps()->verdict(0), std::optional(Verdict::Denied), patienceMs);
        QCOMPARE(policyOf(0), u"Denied"_s);
        // The reason is that of the code that ran, too.
        press(Qt::Key_F12);
        const auto *why = m_window->findChild<QLabel *>(u"whyHeadline"_s);
        QTRY_COMPARE_WITH_TIMEOUT(why->text(), u"Denied by policy rule imports.allow"_s, patienceMs);
        press(Qt::Key_Escape);
        runCode(u"a = 1"_s);
        QTRY_COMPARE_WITH_TIMEOUT(policyOf(0), u"Allowed"_s, patienceMs);
    }

    void aScratchRunIsThereAgain()
    {
        press(Qt::Key_N, Qt::ControlModifier);
        QTRY_VERIFY_WITH_TIMEOUT(stepPane()->stepId() != 0 && isIdle(), patienceMs);
        runCode(u"b = 1"_s);
        const auto trail = project()->file();
        project()->close();
        m_window->openFiles({ trail });
        QTRY_VERIFY_WITH_TIMEOUT(stepPane()->stepId() != 0 && isIdle(), patienceMs);
        QTRY_VERIFY_WITH_TIMEOUT(stepPane()->code().contains(u"b = 1"), patienceMs);
        QVERIFY(!stepPane()->hasDraft());
    }

    void aScratchRunIsBesideTheOthersOfItsTrail()
    {
        openSample();
        const auto trail = project()->file();
        press(Qt::Key_N, Qt::ControlModifier);
        QTRY_COMPARE_WITH_TIMEOUT(project()->runs()->rowCount(), 2, patienceMs);
        QCOMPARE(project()->file(), trail);
        QTRY_VERIFY_WITH_TIMEOUT(project()->run() != nullptr && isScratch(project()->run()->record), patienceMs);
        QTRY_VERIFY_WITH_TIMEOUT(
            stepPane()->code().trimmed().isEmpty() && project()->steps()->rowCount() == 1, patienceMs);
    }

    void aReplayElsewhereIsShownBesideTheRecording()
    {
        openSample();
        action("replayElsewhere")->trigger();
        auto *finder = m_window->findChild<Finder *>();
        QTRY_VERIFY(finder->isVisible());
        auto *field = finder->findChild<QLineEdit *>();
        QTest::keyClicks(field, u"In-process"_s);
        QTest::keyClick(field, Qt::Key_Return);
        auto *rows = m_window->findChild<QTreeView *>(u"compareView"_s);
        QTRY_VERIFY_WITH_TIMEOUT(rows->isVisible() && rows->model()->rowCount() > 0, patienceMs);
        QTRY_VERIFY_WITH_TIMEOUT(isIdle(), patienceMs);
    }

    void aBuildOfAnImageIsShownAndStopped()
    {
        openSample();
        project()->execution()->use(makeBuilding);
        selectLastCodeStep();
        QSignalSpy failed(project()->execution(), &ExecutionControl::failed);
        press(Qt::Key_F5, Qt::ControlModifier);
        const auto *jobs = m_window->findChild<JobPane *>()->model();
        QTRY_VERIFY(jobs->spoken(jobs->rowCount() - 1).contains(u"Building image"));
        const auto *words = m_window->findChild<QLabel *>(u"jobText"_s);
        QTRY_VERIFY2(words->text().endsWith(u": Building image"), qPrintable(words->text()));
        m_window->findChild<QToolButton *>(u"stopJob"_s)->click();
        QTRY_COMPARE(failed.size(), 1);
        QTRY_VERIFY(isIdle());
        QVERIFY(jobs->spoken(jobs->rowCount() - 1).contains(u"Stopped"));
    }

    void aFailureIsForgottenOnceTheRunGoesWell()
    {
        openSample();
        selectLastCodeStep();
        project()->execution()->use([]() -> Result<ExecutionBackend> {
            return std::unexpected(Error { ErrorCode::NoEngine, {}, {}, {}, {} });
        });
        const auto *headline = m_window->findChild<QLabel *>(u"stripHeadline"_s);
        press(Qt::Key_F5, Qt::ControlModifier);
        QTRY_VERIFY_WITH_TIMEOUT(headline->isVisible() && isIdle(), patienceMs);
        project()->execution()->use(makeInProcessBackend);
        QSignalSpy finished(project()->execution(), &ExecutionControl::finished);
        press(Qt::Key_F5, Qt::ControlModifier);
        QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, patienceMs);
        QTRY_VERIFY(!headline->isVisible());
    }

    void theDifferenceReportsItsRulesOfNoise()
    {
        openSample();
        selectLastCodeStep();
        QSignalSpy finished(project()->execution(), &ExecutionControl::finished);
        press(Qt::Key_F5, Qt::ControlModifier);
        QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, patienceMs);
        QTRY_VERIFY_WITH_TIMEOUT(isIdle(), patienceMs);
        press(Qt::Key_F7);
        const auto *rules = stepPane()->results()->difference()->findChild<QLabel *>(u"noiseRules"_s);
        QTRY_VERIFY2_WITH_TIMEOUT(rules->text().startsWith(u"Noise, by the rules stored with this replay:"),
            qPrintable(rules->text()), patienceMs);
        QVERIFY(rules->text().contains(u"addresses"));
    }

private:
    Project *project() const { return m_window->project(); }
    StepPane *stepPane() const { return m_window->findChild<StepPane *>(); }
    QAction *action(const char *name) const { return m_window->findChild<QAction *>(QString::fromLatin1(name)); }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) { QTest::keyClick(m_window.get(), key, modifiers); }
    bool isIdle() const { return project()->isQuiet() && project()->execution()->isIdle(); }

    QString textOf(int row, StepModel::Column column) const
    {
        const auto *view = m_window->findChild<QTreeView *>(u"stepsView"_s);
        return view->model()->index(row, int(column)).data().toString();
    }
    QString statusOf(int row) const { return textOf(row, StepModel::Column::Status); }
    QString policyOf(int row) const { return textOf(row, StepModel::Column::Policy); }

    void openSample()
    {
        m_window->openFiles({ sampleLog() });
        QVERIFY(QTest::qWaitFor(
            [this] { return project()->currentStep() != 0 && isIdle() && stepPane()->stepId() != 0; }, patienceMs));
    }

    // How many steps with code there are up to it, itself included.
    int selectLastCodeStep()
    {
        int count = 0;
        StepId last = 0;
        for (int row = 0; row < project()->steps()->rowCount(); ++row) {
            const auto *step = project()->steps()->peek(row);
            if (step == nullptr || !step->isReplayable)
                continue;
            last = step->id;
            ++count;
        }
        project()->selectStep(last);
        return QTest::qWaitFor([&] { return stepPane()->stepId() == last && isIdle(); }, patienceMs) ? count : 0;
    }

    void runCode(const QString &code)
    {
        QSignalSpy read(project(), &Project::detailRead);
        QSignalSpy finished(project()->execution(), &ExecutionControl::finished);
        stepPane()->editor()->setFocus();
        stepPane()->editor()->replaceCode(code.toUtf8());
        const auto actions = m_window->findChildren<QAction *>();
        const auto run = std::ranges::find(actions, QKeySequence(Qt::Key_F5), &QAction::shortcut);
        QVERIFY(run != actions.end());
        // What the key does is not offered while steps are read.
        QVERIFY(QTest::qWaitFor([&] { return isIdle() && (*run)->isEnabled(); }, patienceMs));
        press(Qt::Key_F5);
        // What is read while the code runs has no end yet.
        std::shared_ptr<const StepDetail> detail;
        const auto isShown = [&] {
            if (!read.isEmpty())
                detail = read.back().front().value<std::shared_ptr<const StepDetail>>();
            return finished.size() == 1 && isIdle() && detail && !detail->executions.empty()
                && detail->executions.front().end;
        };
        QVERIFY2(QTest::qWaitFor(isShown, patienceMs),
            qPrintable(u"finished %1, idle %2, read %3"_s.arg(finished.size()).arg(isIdle()).arg(read.size())));
        const auto &output = detail->executions.front().end->result.output;
        m_output = output ? QByteArray::fromStdString(output->text) : QByteArray();
    }

    std::unique_ptr<MainWindow> m_window;
    QByteArray m_output; ///< of the code that ran last
};

QTEST_MAIN(TestRunning)
#include "tst_running.moc"
