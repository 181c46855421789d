// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/editor/codeeditor.h"
#include "app/panes/step/steppane.h"
#include "app/session/execution/executors.h"
#include "app/session/jobs/joblist.h"
#include "app/session/project.h"
#include "app/window/mainwindow.h"
#include "app/wording/windowtext.h"
#include "executor/policy/profiles.h"
#include "models/items/runmodel.h"
#include "models/items/stepmodel.h"
#include "models/trail/write/recorder.h"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QDir>
#include <QDockWidget>
#include <QDropEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QStringBuilder>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QTreeView>
#include <QTreeWidget>

using namespace vitrine;

namespace {

constexpr int patienceMs = 30'000;

QString sampleLog() { return QStringLiteral(VITRINE_SOURCE_DIR "/resources/samples/loans.json"); }

QByteArray memoryLog(const QByteArray &code)
{
    // smolagents' memory format with one step that has code.
    return R"({"output": null, "steps": [{"task": "t"}, {"step_number": 1, "code_action": ")" + code
        + R"(", "model_output": "Thought: x", "observations": "Execution logs:\nLast output from code snippet:\nNone"}]})";
}

/// What ends an endless loop by itself would end the test of stopping it.
Policy withoutLimits()
{
    auto policy = defaultPolicy();
    policy.limits.operations = {};
    policy.limits.whileIterations = {};
    return policy;
}

} // namespace

/// The window as a user drives it: by keys and by what is on the screen, with the real engine behind it.
class TestMainWindow final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setApplicationName(QStringLiteral("vitrine-test"));
        QCoreApplication::setOrganizationName(QStringLiteral("vitrine-test"));
    }

    void init()
    {
        QSettings().clear();
        QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)).removeRecursively();
        m_folder = std::make_unique<QTemporaryDir>();
        openWindow();
    }

    void cleanup() { m_window.reset(); }

    void showsTheWelcomePageWhileNothingIsOpen()
    {
        QVERIFY(!steps()->isVisible());
        QCOMPARE(label("trailState")->text(), QStringLiteral("No trail open"));
        QVERIFY(!action("replay")->isEnabled());
        QVERIFY(!action("runStep")->isEnabled());
        QVERIFY(!action("stop")->isEnabled());
        QVERIFY(!action("closeTrail")->isEnabled());
        QVERIFY(action("open")->isEnabled());
    }

    /// Its list has the focus then. A sanitizer tells when a part that is left asks one that is gone.
    void goesWhileAListOfChoicesIsOpen()
    {
        open(sampleLog());
        action("show-charts")->trigger();
        auto *figure = m_window->findChild<QComboBox *>(QStringLiteral("chartFigure"));
        figure->showPopup();
        QTRY_VERIFY(QApplication::focusWidget() == figure->view());
        m_window.reset();
        QVERIFY(QApplication::focusWidget() == nullptr);
    }

    void showsRunsAndStepsOfALog()
    {
        open(sampleLog());
        QCOMPARE(project()->runs()->rowCount(), 1);
        QVERIFY(project()->steps()->rowCount() >= 8);
        QVERIFY(steps()->isVisible());
        QVERIFY(m_window->windowTitle().contains(QStringLiteral("loans.json")));
        QVERIFY(stepPane()->stepId() != 0);
        QVERIFY(!stepPane()->code().isEmpty());
        QTRY_VERIFY_WITH_TIMEOUT(project()->steps()->verdict(rowOfCode(0)), patienceMs);
    }

    // A screen of high resolution may have less room than one thinks.
    void aFirstWindowFitsOnTheScreen()
    {
        QCOMPARE(MainWindow::firstSize({ 1920, 1050 }), QSize(1280, 800));
        QCOMPARE(MainWindow::firstSize({ 960, 540 }), QSize(960, 540));
    }

    // What one looks at has the room, in the size that a window has at first.
    void stepsAndCodeHaveTwelveRows()
    {
        open(sampleLog());
        QCOMPARE(m_window->size(), QSize(1280, 800));
        project()->selectStep(project()->steps()->idAt(2)); // which was blocked: there is a strip above its code
        QTRY_VERIFY_WITH_TIMEOUT(stepPane()->stepId() == project()->currentStep() && isIdle(), patienceMs);
        QCoreApplication::processEvents();
        const auto rows = steps()->viewport()->height() / steps()->visualRect(steps()->model()->index(0, 0)).height();
        const auto lines = stepPane()->editor()->SendScintilla(QsciScintilla::SCI_LINESONSCREEN);
        QVERIFY2(rows + lines >= 12, qPrintable(QStringLiteral("%1 steps, %2 lines").arg(rows).arg(lines)));
    }

    // What nothing in the log has a value for takes no room.
    void columnsWithoutValuesAreHidden()
    {
        open(sampleLog());
        const auto isHidden = [this](StepModel::Column column) { return steps()->isColumnHidden(int(column)); };
        QTRY_VERIFY_WITH_TIMEOUT(isHidden(StepModel::Column::Replay), patienceMs);
        QVERIFY(!isHidden(StepModel::Column::Policy));
        replay();
        QTRY_VERIFY_WITH_TIMEOUT(!isHidden(StepModel::Column::Replay), patienceMs);
    }

    void movesThroughStepsByKeys()
    {
        open(sampleLog());
        const auto first = project()->currentStep();
        press(Qt::Key_PageDown, Qt::AltModifier);
        QVERIFY(project()->currentStep() != first);
        press(Qt::Key_PageUp, Qt::AltModifier);
        QCOMPARE(project()->currentStep(), first);
    }

    void goesBackToWhereTheUserWas()
    {
        open(sampleLog());
        const auto first = project()->currentStep();
        QTRY_VERIFY(isIdle());
        QTest::qWait(550);
        press(Qt::Key_PageDown, Qt::AltModifier);
        const auto second = project()->currentStep();
        press(Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(project()->currentStep(), first);
        press(Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(project()->currentStep(), second);
    }

    void findsAStepByAFewLetters()
    {
        open(sampleLog());
        const auto first = project()->currentStep();
        press(Qt::Key_K, Qt::ControlModifier);
        auto *finder = QApplication::activeModalWidget();
        QVERIFY(finder && finder->objectName() == QStringLiteral("quickOpen"));
        QTest::keyClicks(finder->focusWidget(), QStringLiteral("Step 4"));
        QTest::keyClick(finder->focusWidget(), Qt::Key_Return);
        QTRY_VERIFY(project()->currentStep() != first);
        QCOMPARE(
            project()->steps()->peek(project()->steps()->rowOf(project()->currentStep()))->ordinal, std::uint64_t(4));
    }

    void doesWhatThePaletteFinds()
    {
        open(sampleLog());
        press(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
        auto *finder = QApplication::activeModalWidget();
        QVERIFY(finder && finder->objectName() == QStringLiteral("commandPalette"));
        QTest::keyClicks(finder->focusWidget(), QStringLiteral("Trail: Verify"));
        QTest::keyClick(finder->focusWidget(), Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(label("trailState")->text().contains(QStringLiteral("verified,")), patienceMs);
    }

    // What others call a theme is called colors here.
    void thePaletteFindsTheTheme()
    {
        open(sampleLog());
        press(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
        auto *finder = QApplication::activeModalWidget();
        QVERIFY(finder);
        QTest::keyClicks(finder->focusWidget(), QStringLiteral("theme"));
        const auto *found = finder->findChild<QTreeWidget *>();
        QVERIFY(!found->findItems(QStringLiteral("Dark"), Qt::MatchEndsWith).isEmpty());
    }

    void replaysARunAndComparesEachStep()
    {
        open(sampleLog());
        replay();
        int judged = 0;
        for (int row = 0; row < project()->steps()->rowCount(); ++row) {
            const auto &step = *project()->steps()->peek(row);
            QVERIFY2(!step.isReplayable || step.lastVerdict != ReplayVerdict::None, step.firstLine.c_str());
            judged += step.isReplayable ? 1 : 0;
        }
        QVERIFY(judged >= 5);
        QVERIFY(!label("activity")->text().isEmpty());
    }

    void runsEditedCodeAsANewLinkedRecord()
    {
        open(sampleLog());
        const auto row = rowOfCode(0);
        const auto recorded = stepPane()->code();
        stepPane()->editor()->setText(QStringLiteral("print('edited')\n"));
        QVERIFY(stepPane()->hasDraft());
        press(Qt::Key_F5);
        QTRY_VERIFY_WITH_TIMEOUT(project()->steps()->peek(row)->lastExecution != 0 && isIdle(), patienceMs);
        const auto trail = Trail::open(project()->file().toStdString());
        const auto executions = (*trail)->executionsOfStep(project()->currentStep());
        QCOMPARE(executions->size(), 1);
        QVERIFY(executions->front().begin.isEdited);
        QCOMPARE(executions->front().end->result.logs, std::string("edited\n"));
        QCOMPARE(QString::fromStdString((*trail)->step(project()->currentStep())->code.front().text).trimmed(),
            recorded.trimmed());
    }

    void everythingIsThereAgainAfterReopening()
    {
        open(sampleLog());
        replay();
        const auto file = project()->file();
        const auto row = rowOfCode(0);
        const auto verdict = project()->steps()->peek(row)->lastVerdict;
        m_window->close();
        openWindow();
        open(sampleLog());
        QCOMPARE(project()->file(), file);
        QVERIFY(project()->steps()->peek(row)->lastVerdict == verdict);
        QVERIFY(project()->steps()->peek(row)->lastExecution != 0);
    }

    void stopsAnEndlessLoop()
    {
        open(write("loop.json", memoryLog("while True: pass")));
        project()->setPolicy(withoutLimits());
        press(Qt::Key_F5, Qt::ControlModifier);
        QTRY_VERIFY_WITH_TIMEOUT(project()->execution()->runningSeconds() > 0.2, patienceMs);
        QVERIFY(action("stop")->isEnabled());
        QVERIFY(!action("replay")->isEnabled());
        QCOMPARE(project()->steps()->live(rowOfCode(0)), StepModel::Live::Running);
        press(Qt::Key_F5, Qt::ShiftModifier);
        QTRY_VERIFY_WITH_TIMEOUT(isIdle(), patienceMs);
        QVERIFY(action("replay")->isEnabled());
        const auto status = project()->steps()->peek(rowOfCode(0))->lastStatus;
        QVERIFY(status == StepStatus::Cancelled);
    }

    void closingWhileAStepRunsEndsIt()
    {
        open(write("loop.json", memoryLog("while True: pass")));
        project()->setPolicy(withoutLimits());
        press(Qt::Key_F5, Qt::ControlModifier);
        QTRY_VERIFY_WITH_TIMEOUT(project()->execution()->runningSeconds() > 0.1, patienceMs);
        m_window->close();
        QVERIFY(!m_window->isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(project()->execution()->isIdle(), patienceMs);
        QVERIFY(!m_window->isStuck());
    }

    void takesFilesThatAreDroppedAnywhere()
    {
        QMimeData data;
        data.setUrls({ QUrl::fromLocalFile(sampleLog()) });
        auto *target = stepPane();
        QDragEnterEvent enter({ 5, 5 }, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(target, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop({ 5, 5 }, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(target, &drop);
        QTRY_VERIFY_WITH_TIMEOUT(project()->currentStep() != 0, patienceMs);
    }

    void saysWhatIsWrongWithAFile_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QString>("words");
        QTest::newRow("empty") << QStringLiteral("empty.json") << QByteArray()
                               << QStringLiteral("Cannot read empty.json: it is empty.");
        QTest::newRow("no log") << QStringLiteral("diary.txt") << QByteArrayLiteral("Dear diary")
                                << QStringLiteral("known format");
        QTest::newRow("no trail") << QStringLiteral("bad.vitrine") << QByteArrayLiteral("not a database")
                                  << QStringLiteral("Cannot read bad.vitrine: it is not a trail");
    }

    void saysWhatIsWrongWithAFile()
    {
        QFETCH(const QString, name);
        QFETCH(const QByteArray, content);
        QFETCH(const QString, words);
        m_window->openFiles({ write(name.toUtf8(), content) });
        QTRY_VERIFY_WITH_TIMEOUT(label("stripHeadline")->isVisible(), patienceMs);
        QVERIFY2(label("stripHeadline")->text().contains(words), qPrintable(label("stripHeadline")->text()));
        QVERIFY(!steps()->isVisible());
    }

    void whatIsOpenStaysWhereAFileCannotBeRead_data() { saysWhatIsWrongWithAFile_data(); }

    void whatIsOpenStaysWhereAFileCannotBeRead()
    {
        QFETCH(const QString, name);
        QFETCH(const QByteArray, content);
        open(sampleLog());
        const auto step = project()->currentStep();
        m_window->openFiles({ write(name.toUtf8(), content) });
        QTRY_VERIFY_WITH_TIMEOUT(label("stripHeadline")->isVisible(), patienceMs);
        QTRY_VERIFY_WITH_TIMEOUT(project()->isQuiet(), patienceMs);
        QVERIFY(steps()->isVisible());
        QCOMPARE(project()->currentStep(), step);
    }

    void showsWhatCouldBeReadAndAReportOfTheRest()
    {
        QFile sample(sampleLog());
        QVERIFY(sample.open(QIODevice::ReadOnly));
        auto lines = QByteArray(sample.readAll()).simplified() + "\n{\"steps\": [{\"step_numb\n";
        open(write("partly.jsonl", lines));
        QTRY_VERIFY(label("stripHeadline")->isVisible());
        auto *button = m_window->findChild<QPushButton *>(QStringLiteral("stripAction"));
        QVERIFY(button->isVisible());
        button->click();
        auto *report = m_window->findChild<QDialog *>(QStringLiteral("importReport"));
        QVERIFY(report && report->isVisible());
        QVERIFY(project()->runs()->rowCount() >= 1);
    }

    void opensAFolderAsOneProject()
    {
        QVERIFY(QDir(m_folder->path()).mkpath(QStringLiteral("logs")));
        QFile sample(sampleLog());
        QVERIFY(sample.open(QIODevice::ReadOnly));
        const QByteArray content = sample.readAll();
        write("logs/a.json", content);
        write("logs/b.json", content + ' ');
        write("logs/README.md", "Two logs.\n");
        open(m_folder->filePath(QStringLiteral("logs")));
        QTRY_COMPARE(project()->runs()->rowCount(), 2);
        QCOMPARE(project()->title(), QStringLiteral("logs"));
        QVERIFY(!label("stripHeadline")->isVisible());
    }

    void closesWhatACancelledImportHadShown()
    {
        QFile sample(sampleLog());
        QVERIFY(sample.open(QIODevice::ReadOnly));
        const QByteArray line = QByteArray(sample.readAll()).simplified() + '\n';
        const QString log = write("large.jsonl", line.repeated(60'000'000 / line.size()));
        connect(project(), &Project::opened, project()->jobs(), &JobList::cancelAll);
        m_window->openFiles({ log });
        QSignalSpy closed(project(), &Project::closed);
        QVERIFY(closed.wait(patienceMs));
        QVERIFY(!project()->isOpen());
        QVERIFY(!steps()->isVisible());
    }

    void reachesEachPaneByKeys()
    {
        open(sampleLog());
        press(Qt::Key_2, Qt::AltModifier);
        QTRY_VERIFY(steps()->hasFocus());
        press(Qt::Key_F6);
        QTRY_VERIFY(!steps()->hasFocus());
        press(Qt::Key_F6, Qt::ShiftModifier);
        QTRY_VERIFY(steps()->hasFocus());
        press(Qt::Key_5, Qt::AltModifier);
        auto *imports = m_window->findChild<QTreeView *>(QStringLiteral("importsView"));
        QTRY_VERIFY(imports->hasFocus());
    }

    void remembersHowItWasArranged()
    {
        open(sampleLog());
        m_window->findChild<QDockWidget *>(QStringLiteral("events"))->close();
        m_window->resize(780, 640);
        m_window->close();
        openWindow();
        open(sampleLog());
        QVERIFY(m_window->findChild<QDockWidget *>(QStringLiteral("events"))->isHidden());
        QCOMPARE(m_window->size(), QSize(780, 640));
        action("resetLayout")->trigger();
        QVERIFY(!m_window->findChild<QDockWidget *>(QStringLiteral("events"))->isHidden());
    }

    void aDozenRowsOfStepsAndCodeAreSeenInAnOrdinaryWindow()
    {
        m_window->resize(1'280, 800);
        open(sampleLog());
        const auto *steps = m_window->findChild<QTreeView *>(QStringLiteral("stepsView"));
        const auto *code = m_window->findChild<CodeEditor *>(QStringLiteral("codeEditor"));
        for (int row = 1; row < project()->steps()->rowCount(); ++row) {
            project()->selectStep(project()->steps()->idAt(row));
            QTRY_VERIFY_WITH_TIMEOUT(project()->step() != nullptr && project()->isQuiet(), patienceMs);
            if (!project()->step()->hasCode)
                continue;
            const int listed = steps->viewport()->height() / std::max(steps->sizeHintForRow(0), 1);
            const auto lines = int(code->SendScintilla(QsciScintilla::SCI_LINESONSCREEN));
            QVERIFY2(listed + lines >= 12,
                qPrintable(QStringLiteral("step %1: %2 + %3").arg(row + 1).arg(listed).arg(lines)));
        }
    }

    void verifiesTheTrail()
    {
        open(sampleLog());
        press(Qt::Key_F9);
        QTRY_VERIFY_WITH_TIMEOUT(label("trailState")->text().startsWith(QStringLiteral("Trail verified")), patienceMs);
    }

    // A replay adds entries that no verification has seen: nothing says that all of it is verified before they are,
    // too.
    void entriesAddedSinceAreVerifiedByThemselves()
    {
        open(sampleLog());
        QTRY_VERIFY_WITH_TIMEOUT(project()->verification(), patienceMs);
        QTRY_COMPARE(label("trailState")->text(), WindowText::verified(*project()->verification(), 0));
        const auto before = project()->entries();
        QStringList partly;
        connect(
            project(), &Project::outgrown, this,
            [&] {
                partly << label("trailState")->text();
                const auto facts
                    = m_window->findChild<QWidget *>(QStringLiteral("overviewTrail"))->findChildren<QLabel *>();
                for (const auto *fact : facts)
                    if (fact->text().startsWith(u"Verified"))
                        partly << fact->text();
            },
            Qt::QueuedConnection);
        replay();
        QTRY_VERIFY_WITH_TIMEOUT(project()->entries() > before && project()->isQuiet(), patienceMs);
        QVERIFY(!partly.isEmpty());
        for (const auto &text : std::as_const(partly))
            QVERIFY2(text.contains(u"erified to entry "), qPrintable(text));
        QCOMPARE(project()->verification()->entries, project()->entries());
        QCOMPARE(label("trailState")->text(),
            QStringLiteral("Trail verified, not sealed, %1 entries").arg(project()->entries()));
    }

    void filtersBothListsAndSaysHowManyAreShown()
    {
        open(sampleLog());
        const auto all = project()->steps()->rowCount();
        press(Qt::Key_L, Qt::ControlModifier);
        auto *field = m_window->findChild<QLineEdit *>(QStringLiteral("filterField"));
        QVERIFY(field->hasFocus());
        field->setText(QStringLiteral("status == blocked"));
        QTest::keyClick(field, Qt::Key_Return);
        QTRY_COMPARE(project()->steps()->matchCount(), 1);
        QTRY_VERIFY2(
            label("stepCount")->text().startsWith(QStringLiteral("1 of ")), qPrintable(label("stepCount")->text()));
        QCOMPARE(project()->steps()->rowCount(), all);
        QCOMPARE(project()->runs()->rowCount(), 1);
        field->setText(QStringLiteral("code contains \"nobody wrote this\""));
        QTest::keyClick(field, Qt::Key_Return);
        QTRY_COMPARE(project()->runs()->rowCount(), 0);
        QTRY_VERIFY(field->findChild<QLabel *>(QStringLiteral("filterMessage"))
                ->text()
                .startsWith(QStringLiteral("0 of 1 run")));
        press(Qt::Key_Backspace, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_COMPARE(project()->runs()->rowCount(), 1);
        QTRY_VERIFY(!project()->steps()->isFiltered());
        QTRY_VERIFY(!label("stepCount")->text().contains(QStringLiteral(" of ")));
    }

    void filtersByTheValueOfACell()
    {
        open(sampleLog());
        const auto row = rowOfCode(0);
        steps()->setFocus();
        steps()->setCurrentIndex(steps()->model()->index(row, int(StepModel::Column::Kind)));
        QTRY_VERIFY(action("filterBy")->isEnabled());
        press(Qt::Key_F, Qt::ControlModifier | Qt::AltModifier);
        auto *field = m_window->findChild<QLineEdit *>(QStringLiteral("filterField"));
        QCOMPARE(field->text(), QStringLiteral("kind == action"));
        steps()->setCurrentIndex(steps()->model()->index(row, int(StepModel::Column::Status)));
        press(Qt::Key_X, Qt::ControlModifier | Qt::AltModifier);
        QVERIFY2(
            field->text().startsWith(QStringLiteral("kind == action and not status == ")), qPrintable(field->text()));
        QTRY_VERIFY(project()->steps()->isFiltered());
        QVERIFY(project()->steps()->matchCount() < project()->steps()->rowCount());
    }

    void marksAStepInTheTrail()
    {
        open(sampleLog());
        const auto step = project()->currentStep();
        const auto row = project()->steps()->rowOf(step);
        press(Qt::Key_M, Qt::ControlModifier);
        QTRY_VERIFY_WITH_TIMEOUT(!project()->steps()->peek(row)->mark.empty(), patienceMs);
        const auto trail = Trail::open(project()->file().toStdString()).value();
        QCOMPARE(trail->notes(NoteSubject::Step, step).value().size(), std::size_t(1));
        press(Qt::Key_M, Qt::ControlModifier);
        QTRY_VERIFY_WITH_TIMEOUT(project()->steps()->peek(row)->mark.empty(), patienceMs);
        QTRY_VERIFY(isIdle());
        QCOMPARE(trail->notes(NoteSubject::Step, step).value().size(), std::size_t(1));
    }

    void sortsInTheTrailAndKeepsTheStep()
    {
        open(sampleLog());
        const auto step = project()->currentStep();
        steps()->sortByColumn(int(StepModel::Column::Number), Qt::DescendingOrder);
        QTRY_VERIFY(project()->steps()->rowOf(step) != 0 && isIdle());
        QVERIFY(project()->steps()->idAt(0) > project()->steps()->idAt(1));
        QCOMPARE(project()->currentStep(), step);
        QCOMPARE(steps()->currentIndex().row(), project()->steps()->rowOf(step));
        steps()->sortByColumn(-1, Qt::AscendingOrder);
        QTRY_VERIFY(project()->steps()->idAt(0) < project()->steps()->idAt(1));
    }

    void followsAnotherProgramThatWritesTheTrail()
    {
        open(sampleLog());
        const auto recorder = Recorder::open(project()->file().toStdString()).value();
        const auto source = recorder->addSource(
            { .file = "l", .sha256 = "9", .size = 1, .format = "f", .importerVersion = "1", .importedAt = 1 });
        StepRecord added;
        added.ordinal = 1;
        const auto step = project()->currentStep();
        QVERIFY(recorder->addRun(*source, {}, std::vector { added }));
        QTRY_COMPARE_WITH_TIMEOUT(project()->runs()->rowCount(), 2, patienceMs);
        QTRY_VERIFY(label("runCount")->text().startsWith(QStringLiteral("2 run")));
        QCOMPARE(project()->currentStep(), step);
    }

    void namesEveryControl()
    {
        open(sampleLog());
        for (const auto *button : m_window->findChildren<QToolButton *>()) {
            if (button->objectName().startsWith(QStringLiteral("qt_")) || !button->isVisible())
                continue;
            const QString name = button->accessibleName() + button->text();
            QVERIFY2(!name.isEmpty(), qPrintable(button->objectName()));
        }
        for (const auto *view : m_window->findChildren<QTreeView *>())
            QVERIFY2(!view->accessibleName().isEmpty(), qPrintable(view->objectName()));
    }

private:
    void openWindow()
    {
        m_window = std::make_unique<MainWindow>(makeInProcessBackend);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }

    void open(const QString &file)
    {
        m_window->openFiles({ file });
        QTRY_VERIFY_WITH_TIMEOUT(stepPane()->stepId() != 0 && isIdle(), patienceMs);
    }

    void replay()
    {
        QSignalSpy finished(project()->execution(), &ExecutionControl::finished);
        press(Qt::Key_F5, Qt::ControlModifier);
        QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, patienceMs);
        QTRY_VERIFY_WITH_TIMEOUT(isIdle(), patienceMs);
    }

    QString write(const QByteArray &name, const QByteArray &content)
    {
        const auto path = m_folder->filePath(QString::fromUtf8(name));
        QFile file(path);
        if (file.open(QIODevice::WriteOnly))
            file.write(content);
        return path;
    }

    int rowOfCode(int number) const
    {
        for (int row = 0; row < project()->steps()->rowCount(); ++row) {
            if (project()->steps()->peek(row)->isReplayable && number-- == 0)
                return row;
        }
        return -1;
    }

    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(m_window.get(), key, modifiers);
    }

    bool isIdle() const { return project()->isQuiet(); }
    Project *project() const { return m_window->project(); }
    StepPane *stepPane() const { return m_window->findChild<StepPane *>(); }
    QTreeView *steps() const { return m_window->findChild<QTreeView *>(QStringLiteral("stepsView")); }
    QLabel *label(const char *name) const { return m_window->findChild<QLabel *>(QLatin1StringView(name)); }
    QAction *action(const char *name) const { return m_window->findChild<QAction *>(QLatin1StringView(name)); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<MainWindow> m_window;
};

QTEST_MAIN(TestMainWindow)
#include "tst_mainwindow.moc"
