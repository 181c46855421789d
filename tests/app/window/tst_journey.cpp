// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/editor/codeeditor.h"
#include "app/panes/step/steppane.h"
#include "app/panes/timeline/runtimelineview.h"
#include "app/session/execution/executors.h"
#include "app/session/project.h"
#include "app/window/mainwindow.h"
#include "app/window/stallmonitor.h"
#include "app/wording/translations.h"
#include "executor/policy/profiles.h"
#include "models/items/runmodel.h"
#include "models/items/stepmodel.h"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QSettings>
#include <QStandardPaths>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QTreeView>

#include <memory>

using namespace vitrine;
using namespace Qt::StringLiterals;

namespace {

constexpr int patienceMs = 60'000;
/// A machine with other work, and assertions in a debug build, take their share.
constexpr StallMonitor::Milliseconds mostStall = 6 * StallMonitor::limit;

} // namespace

/// What somebody does on an afternoon, by keys, in one go: open, filter, edit, run, stop, compare, export, close, open
/// again. VITRINE_JOURNEY_PICTURES names a folder for a picture of each; packaging/journey does it on a display.
class TestJourney final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setApplicationName(u"vitrine-journey"_s);
        QCoreApplication::setOrganizationName(u"vitrine-journey"_s);
        QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
        QSettings().clear();
        QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)).removeRecursively();
        openWindow();
    }

    void init() { m_stalls.restart(); }

    void cleanup()
    {
        // Benchmarks measure; here only what would stop a hand counts, on whatever machine this is.
        QVERIFY2(m_stalls.longestWork() < mostStall, qPrintable(QString::number(m_stalls.longestWork().count())));
        const auto folder = qEnvironmentVariable("VITRINE_JOURNEY_PICTURES");
        if (folder.isEmpty() || !m_window)
            return;
        const auto name = u"%1-%2.png"_s.arg(++m_picture).arg(QLatin1StringView(QTest::currentTestFunction()));
        QVERIFY(m_window->grab().save(QDir(folder).filePath(name)));
    }

    void opens()
    {
        QFile sample(QStringLiteral(VITRINE_SOURCE_DIR "/resources/samples/loans.json"));
        QVERIFY(sample.open(QIODevice::ReadOnly));
        const auto run = QByteArray(sample.readAll()).simplified();
        QFile log(m_folder.filePath(u"two.jsonl"_s));
        QVERIFY(log.open(QIODevice::WriteOnly));
        QVERIFY(log.write(run + '\n' + run + '\n') > 0);
        log.close();
        open(log.fileName());
        QCOMPARE(project()->runs()->rowCount(), 2);
    }

    void filters()
    {
        press(Qt::Key_L, Qt::ControlModifier);
        auto *field = m_window->findChild<QLineEdit *>(u"filterField"_s);
        QTRY_VERIFY(field->hasFocus());
        QTest::keyClicks(field, u"status == blocked"_s);
        QTest::keyClick(field, Qt::Key_Escape); // the list of completions
        QTest::keyClick(field, Qt::Key_Return);
        QTRY_COMPARE_WITH_TIMEOUT(project()->steps()->matchCount(), 1, patienceMs);
    }

    void clearsTheFilter()
    {
        press(Qt::Key_Backspace, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY_WITH_TIMEOUT(!project()->steps()->isFiltered(), patienceMs);
    }

    void edits()
    {
        goToCode(0);
        stepPane()->editor()->setFocus();
        stepPane()->editor()->setText(u"print('edited')\n"_s);
        QTRY_VERIFY(stepPane()->hasDraft());
    }

    void runs()
    {
        press(Qt::Key_F5);
        const auto step = project()->currentStep();
        QTRY_VERIFY_WITH_TIMEOUT(isQuiet() && peek(step)->lastExecution != 0, patienceMs);
        const auto executions = Trail::open(project()->file().toStdString()).value()->executionsOfStep(step);
        QCOMPARE(executions->front().end->result.logs, std::string("edited\n"));
    }

    void stops()
    {
        auto policy = defaultPolicy();
        policy.limits.operations = {};
        policy.limits.whileIterations = {};
        project()->setPolicy(policy);
        stepPane()->editor()->setText(u"while True: pass\n"_s);
        press(Qt::Key_F5);
        QTRY_VERIFY_WITH_TIMEOUT(project()->execution()->runningSeconds() > 0.2, patienceMs);
        QElapsedTimer timer;
        timer.start();
        press(Qt::Key_F5, Qt::ShiftModifier);
        QVERIFY(timer.elapsed() < 1'000);
        QTRY_VERIFY_WITH_TIMEOUT(isQuiet(), patienceMs);
        QVERIFY(peek(project()->currentStep())->lastStatus == StepStatus::Cancelled);
        project()->setPolicy({});
    }

    void replays()
    {
        press(Qt::Key_F5, Qt::ControlModifier);
        QTRY_VERIFY_WITH_TIMEOUT(!project()->execution()->isIdle(), patienceMs);
        QTRY_VERIFY_WITH_TIMEOUT(isQuiet(), patienceMs);
    }

    void compares()
    {
        press(Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY_WITH_TIMEOUT(QApplication::activeModalWidget() != nullptr, patienceMs);
        auto *finder = QApplication::activeModalWidget();
        QCOMPARE(finder->objectName(), u"compareWith"_s);
        QTest::keyClick(finder->focusWidget(), Qt::Key_Return);
        activate();
        auto *view = m_window->findChild<QTreeView *>(u"compareView"_s);
        QVERIFY(view);
        QTRY_VERIFY_WITH_TIMEOUT(view->model()->rowCount() > 0, patienceMs);
    }

    void looksAtAllRunsAtOnce()
    {
        m_window->findChild<QAction *>(u"show-timeline"_s)->trigger();
        auto *scope = m_window->findChild<QWidget *>(u"timelineScope"_s);
        QTRY_VERIFY_WITH_TIMEOUT(scope->isVisible(), patienceMs);
        scope->setFocus();
        QTest::keyClick(scope, Qt::Key_Down);
        auto *view = m_window->findChild<RunTimelineView *>(u"runTimelineView"_s);
        QTRY_VERIFY_WITH_TIMEOUT(view->isVisible() && view->runs().size() == 2, patienceMs);
    }

    void exports()
    {
        const auto copy = m_folder.filePath(u"copy.vitrine"_s);
        // The question for a file waits for its answer.
        QTimer answer;
        connect(&answer, &QTimer::timeout, this, [&answer, copy] {
            auto *dialog = qobject_cast<QFileDialog *>(QApplication::activeModalWidget());
            if (dialog == nullptr)
                return;
            answer.stop();
            dialog->selectFile(copy);
            dialog->findChild<QLineEdit *>(u"fileNameEdit"_s)->setText(copy);
            QTest::keyClick(dialog->findChild<QLineEdit *>(u"fileNameEdit"_s), Qt::Key_Return);
        });
        answer.start(50);
        press(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
        activate();
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(copy) && isQuiet(), patienceMs);
        m_window->findChild<QAction *>(u"show-jobs"_s)->trigger();
        auto *jobs = m_window->findChild<QTreeView *>(u"jobsView"_s);
        const auto last = jobs->model()->index(jobs->model()->rowCount() - 1, 0);
        QVERIFY2(last.data().toString().contains(u"copy.vitrine"_s), qPrintable(last.data().toString()));
        QCOMPARE(last.siblingAtColumn(1).data().toString(), u"Done"_s);
    }

    void closes()
    {
        press(Qt::Key_W, Qt::ControlModifier);
        QTRY_VERIFY(!project()->isOpen());
        m_window->close();
        m_window.reset();
    }

    void opensAgain()
    {
        openWindow();
        open(m_folder.filePath(u"copy.vitrine"_s));
        goToCode(0);
        QTRY_VERIFY_WITH_TIMEOUT(isQuiet(), patienceMs);
        QVERIFY(peek(project()->currentStep())->lastExecution != 0);
    }

    void cleanupTestCase() { m_window.reset(); }

private:
    void openWindow()
    {
        m_window = std::make_unique<MainWindow>(makeInProcessBackend);
        m_window->resize(1'280, 800);
        m_window->show();
        activate();
    }

    void open(const QString &file)
    {
        m_window->openFiles({ file });
        QTRY_VERIFY_WITH_TIMEOUT(stepPane()->stepId() != 0 && isQuiet(), patienceMs);
    }

    void goToCode(int number)
    {
        for (int row = 0; row < project()->steps()->rowCount(); ++row) {
            if (project()->steps()->peek(row)->isReplayable && number-- == 0)
                project()->selectStep(project()->steps()->idAt(row));
        }
        QTRY_VERIFY_WITH_TIMEOUT(stepPane()->stepId() == project()->currentStep() && isQuiet(), patienceMs);
    }

    const StepRow *peek(StepId step) const { return project()->steps()->peek(project()->steps()->rowOf(step)); }

    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        auto *focused = QApplication::focusWidget();
        QTest::keyClick(focused ? focused : m_window.get(), key, modifiers);
    }

    /// Without a window manager nobody else gives a window the keys, neither when it is shown nor when a dialog has
    /// closed.
    void activate()
    {
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get(), patienceMs));
    }

    bool isQuiet() const { return project()->isQuiet(); }
    Project *project() const { return m_window->project(); }
    StepPane *stepPane() const { return m_window->findChild<StepPane *>(); }

    Translations m_translations { QCoreApplication::instance() }; ///< pictures with whole sentences
    StallMonitor m_stalls;
    QTemporaryDir m_folder;
    std::unique_ptr<MainWindow> m_window;
    int m_picture = 0;
};

QTEST_MAIN(TestJourney)
#include "tst_journey.moc"
