// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/execution/executors.h"
#include "app/session/project.h"
#include "models/items/runmodel.h"
#include "models/items/stepmodel.h"
#include "tests/app/cli/messageslog.h"

#include <QDir>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace vitrine;

namespace {

constexpr int patienceMs = 30'000;

} // namespace

/// What is selected when a filter comes: what it leaves out is not what one looks at. Four runs of a prompt, a task and
/// three steps, of which some import sympy.
class TestFilteredSelection final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QDir(TrailImports::folder()).removeRecursively();
        QFile file(m_folder.filePath(QStringLiteral("runs.jsonl")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        const std::vector<MessagesStep> without { { "1", "1" }, { "2", "2" }, { "3", "3" } };
        const std::vector<MessagesStep> with { { "1", "1" }, { "import sympy", denial("sympy") }, { "3", "3" } };
        for (const auto &steps : { without, with, without, without })
            file.write(QByteArray::fromStdString(messagesLine(steps)));
        file.close();
        m_project = std::make_unique<Project>(makeInProcessBackend);
        m_project->openFiles({ file.fileName() });
        QTRY_VERIFY_WITH_TIMEOUT(m_project->runs()->rowCount() == 4 && m_project->isQuiet(), patienceMs);
    }

    void init()
    {
        filter({});
        m_project->goTo(m_project->runs()->idAt(0), 0);
        QTRY_VERIFY(m_project->isQuiet() && m_project->steps()->rowCount() == 5);
    }

    void cleanupTestCase() { m_project.reset(); }

    void aRunThatIsLeftOutGivesWayToTheNearest()
    {
        select(3, 2);
        filter("status == blocked");
        QTRY_COMPARE(location(), std::pair(0, 3));
        select(0, 1);
        filter("run == 3 or run == 4");
        QTRY_COMPARE(location().first, 0); // of the list, which has two runs now
        QCOMPARE(m_project->run()->record.indexInSource, std::uint64_t { 3 });
    }

    void aStepThatIsLeftOutGivesWayWithinItsRun()
    {
        select(1, 4);
        filter("status == blocked");
        QTRY_COMPARE(location().second, 3);
        QCOMPARE(m_project->run()->record.indexInSource, std::uint64_t { 2 });
    }

    void whatTheFilterLetsThroughStaysSelected()
    {
        select(2, 3);
        filter("run == 3");
        QTRY_VERIFY(m_project->isQuiet());
        QCOMPARE(location(), std::pair(0, 3));
        filter({});
        QTRY_COMPARE(location(), std::pair(2, 3));
    }

    void whereNothingIsLeftTheSelectionStays()
    {
        select(2, 3);
        filter("run == 99");
        QTRY_COMPARE(m_project->runs()->rowCount(), 0);
        QTRY_VERIFY(m_project->isQuiet());
        filter({});
        QTRY_COMPARE(location(), std::pair(2, 3));
    }

    void whoGoesToAStepComesToItWhateverTheFilter()
    {
        const RunId third = m_project->runs()->idAt(2);
        select(2, 2);
        const StepId wanted = m_project->currentStep();
        filter("status == blocked");
        QTRY_COMPARE(location(), std::pair(0, 3));
        m_project->goTo(third, wanted);
        QTRY_COMPARE(m_project->steps()->runId(), third);
        QTRY_VERIFY(m_project->isQuiet());
        QCOMPARE(m_project->currentStep(), wanted);
    }

    void aRunThatIsChosenOpensAtAStepThatMatches()
    {
        filter("status == blocked or run == 1");
        QTRY_COMPARE(m_project->runs()->rowCount(), 2);
        m_project->selectRun(m_project->runs()->idAt(1));
        QTRY_COMPARE(location(), std::pair(1, 3));
    }

private:
    void filter(std::string_view text)
    {
        m_project->setFilter(text.empty() ? std::nullopt : std::optional(Filter::parse(text).value()));
        QTRY_VERIFY_WITH_TIMEOUT(m_project->isQuiet(), patienceMs);
    }
    /// By rows.
    void select(int run, int step)
    {
        m_project->selectRun(m_project->runs()->idAt(run));
        QTRY_COMPARE(m_project->steps()->runId(), m_project->runs()->idAt(run));
        m_project->selectStep(m_project->steps()->idAt(step));
        QTRY_VERIFY(m_project->isQuiet());
    }
    std::pair<int, int> location() const
    {
        return { m_project->runs()->rowOf(m_project->currentRun()),
            m_project->steps()->rowOf(m_project->currentStep()) };
    }

    QTemporaryDir m_folder;
    std::unique_ptr<Project> m_project;
};

QTEST_MAIN(TestFilteredSelection)
#include "tst_filteredselection.moc"
