// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/compare/alignedstepmodel.h"

#include "app/kit/lists/recordview.h"
#include "app/panes/compare/comparechoice.h"
#include "app/panes/compare/comparepane.h"
#include "app/panes/find/locationsearch.h"
#include "app/session/execution/executors.h"
#include "app/session/project.h"
#include "models/items/runmodel.h"
#include "tests/app/window/shownwindow.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace vitrine;
using namespace vitrine::testing;
using namespace Qt::StringLiterals;

namespace {

constexpr int patienceMs = 30'000;

QByteArray run(const char *id, const char *code, const char *printed)
{
    return QByteArray(R"({"run_id": ")") + id
        + R"(", "steps": [{"task": "t"}, {"step_number": 1, "code_action": "x = 1",)"
        + R"( "model_output": "m", "observations": "Execution logs:\nLast output from code snippet:\nNone"},)"
        + R"({"step_number": 2, "code_action": ")" + code + R"(", "model_output": "m",)"
        + R"( "observations": "Execution logs:\n)" + printed + R"(\nLast output from code snippet:\nNone"}]})" + "\n";
}

} // namespace

class TestComparePane final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { useOwnSettings(); }

    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_project = std::make_unique<Project>(makeInProcessBackend);
        m_pane = std::make_unique<ComparePane>(m_project.get());
        QFile file(m_folder->filePath(u"two.jsonl"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(run("a", "print(1)", "1") + run("b", "print(1)", "2"));
        file.close();
        QSignalSpy imported(m_project.get(), &Project::imported);
        m_project->openFiles({ file.fileName() });
        QVERIFY(imported.wait(patienceMs));
        QTRY_COMPARE_WITH_TIMEOUT(m_project->runs()->rowCount(), 2, patienceMs);
    }

    void cleanup()
    {
        m_pane.reset();
        const auto trail = m_project->file();
        m_project.reset();
        if (!trail.isEmpty())
            QFile::remove(trail); // what one test replays is not there for the next
    }

    void showsWhichStepsDiffer()
    {
        compare(false);
        QCOMPARE(m_context.back().at(0).toString(), u"1 step(s) differ"_s);
        QCOMPARE(cell(current(), 2), u"Differs"_s);
        QVERIFY(cell(current(), 3).startsWith(u"the printed output differs, line 1"_s));
    }

    void walksTheDifferences()
    {
        compare(false);
        view()->setCurrentIndex(view()->model()->index(0, 0));
        m_pane->goToDifference(1);
        QCOMPARE(cell(current(), 2), u"Differs"_s);
        const int row = current();
        m_pane->goToDifference(1);
        QCOMPARE(current(), row);
    }

    void leadsToTheStep()
    {
        compare(false);
        QSignalSpy chosen(m_pane.get(), &ComparePane::stepChosen);
        Q_EMIT view()->activated(view()->currentIndex());
        QCOMPARE(chosen.takeFirst().at(0).value<RunId>(), first());
    }

    void saysThatARunWasNotReplayed()
    {
        compare(true);
        QCOMPARE(view()->model()->rowCount(), 0);
        auto *right = m_pane->findChild<QComboBox *>(u"compareRight"_s);
        QCOMPARE(right->currentIndex(), 1);
        right->setCurrentIndex(0);
        Q_EMIT right->activated(0);
        QTRY_VERIFY_WITH_TIMEOUT(view()->model()->rowCount() > 0, patienceMs);
    }

    void offersNoFormThatIsNotThere()
    {
        compare(false);
        const auto *left = m_pane->findChild<QComboBox *>(u"compareLeft"_s);
        const auto *right = m_pane->findChild<QComboBox *>(u"compareRight"_s);
        QCOMPARE(left->count(), 1);
        QCOMPARE(right->count(), 1);
        QSignalSpy finished(m_project->execution(), &ExecutionControl::finished);
        m_project->selectRun(first());
        QTRY_VERIFY_WITH_TIMEOUT(m_project->isQuiet(), patienceMs);
        m_project->replay();
        QVERIFY(finished.wait(patienceMs));
        QTRY_COMPARE_WITH_TIMEOUT(left->count(), 2, patienceMs);
        QCOMPARE(right->count(), 1);
    }

    void forgetsARunThatIsClosed()
    {
        compare(false);
        m_project->close();
        QCOMPARE(view()->model()->rowCount(), 0);
        m_pane->goToDifference(1);
    }

    void offersTheReplayAndTheOtherRuns()
    {
        QTRY_VERIFY_WITH_TIMEOUT(m_project->currentRun() != 0, patienceMs);
        auto known = read();
        QCOMPARE(known.isReplayed, false);
        known.isReplayed = true;
        const auto chosen = chosenOf(CompareChoice::entries(*m_project, known, keep()));
        QCOMPARE(chosen.size(), 2u);
        QVERIFY(chosen.front() == (RunSide { m_project->currentRun(), true }));
        QVERIFY(chosen.back() == (RunSide { m_project->runs()->idAt(1), false }));
    }

    void offersNoReplayThatIsNotThere()
    {
        QTRY_VERIFY_WITH_TIMEOUT(m_project->currentRun() != 0, patienceMs);
        const auto chosen = chosenOf(CompareChoice::entries(*m_project, read(), keep()));
        QCOMPARE(chosen.size(), 1u);
        QVERIFY(!chosen.front().isReplayed);
    }

    // What no list has shown yet, and what a filter hides.
    void offersRunsThatAreNotShown()
    {
        QTRY_VERIFY_WITH_TIMEOUT(m_project->currentRun() != 0, patienceMs);
        const auto other = m_project->runs()->idAt(1);
        m_project->setFilter(*Filter::parse("run.task = \"nothing\""));
        QTRY_COMPARE_WITH_TIMEOUT(m_project->runs()->rowCount(), 0, patienceMs);
        const auto entries = CompareChoice::entries(*m_project, read(), keep());
        QCOMPARE(entries.size(), 1u);
        QCOMPARE(entries.front().text, u"Run 2: t"_s);
        QCOMPARE(chosenOf(entries).front().run, other);
    }

    void findsOtherRunsInTheTrail()
    {
        QTRY_VERIFY_WITH_TIMEOUT(m_project->currentRun() != 0, patienceMs);
        const auto other = m_project->runs()->idAt(1);
        const auto found = CompareChoice::found(*m_project,
            { { .kind = FoundLocation::Kind::Run, .run = m_project->currentRun(), .text = "t" },
                { .kind = FoundLocation::Kind::Step, .run = other, .step = 1, .ordinal = 1, .text = "x" },
                { .kind = FoundLocation::Kind::Run, .run = other, .text = "t" } },
            keep());
        QCOMPARE(found.size(), 1u);
        QCOMPARE(chosenOf(found).front().run, other);
    }

private:
    Comparables read() const
    {
        return CompareChoice::read(m_project->file(), m_project->currentRun(), m_project->runs()->listing().all);
    }
    CompareChoice::Choose keep()
    {
        return [this](const RunSide &side) { m_chosen.push_back(side); };
    }
    std::vector<RunSide> chosenOf(const std::vector<FinderEntry> &entries)
    {
        m_chosen.clear();
        for (const auto &entry : entries)
            entry.choose();
        return m_chosen;
    }
    RunId first() const { return m_project->runs()->idAt(0); }
    RecordView *view() const { return m_pane->findChild<RecordView *>(u"compareView"_s); }
    int current() const { return view()->currentIndex().row(); }
    QString cell(int row, int column) const { return view()->model()->index(row, column).data().toString(); }
    void compare(bool isReplayed)
    {
        const QAbstractItemModelTester tester(view()->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        QSignalSpy context(m_pane.get(), &ComparePane::contextChanged);
        m_pane->compare({ first(), false }, { m_project->runs()->idAt(1), isReplayed });
        QVERIFY(context.wait(patienceMs));
        m_context = { context.begin(), context.end() };
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Project> m_project;
    std::unique_ptr<ComparePane> m_pane;
    QList<QList<QVariant>> m_context;
    std::vector<RunSide> m_chosen;
};

QTEST_MAIN(TestComparePane)
#include "tst_comparepane.moc"
