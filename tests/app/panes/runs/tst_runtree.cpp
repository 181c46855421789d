// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/lists/recorddelegate.h"
#include "app/kit/lists/recordview.h"
#include "app/panes/runs/runpresentation.h"
#include "app/panes/runs/runspane.h"
#include "app/panes/runs/runtree.h"
#include "models/items/itemroles.h"
#include "models/items/runmodel.h"
#include "tests/models/items/listings.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace vitrine;
using namespace Qt::StringLiterals;

namespace {

RunRow runOf(RunId id, const std::string &agent)
{
    auto row = listings::run(id, "task " + std::to_string(id));
    row.record.agentName = agent;
    return row;
}

/// Two runs; the first has called 2 and 3, and 3 has called 4.
RunListing family()
{
    return listings::runs(
        { runOf(1, "manager"), runOf(2, "search"), runOf(3, "code"), runOf(4, "inner"), runOf(5, "manager") },
        { { 2, 1 }, { 3, 1 }, { 4, 3 } });
}

/// The same list with its rows in groups.
RunListing grouped(RunListing listing, const std::vector<int> &ofRow)
{
    RunGroups groups { .by = RunGroupBy::Agent, .groups = {}, .ofRow = ofRow };
    groups.groups.resize(std::size_t(std::ranges::max(ofRow)) + 1);
    for (const int group : ofRow) {
        groups.groups[std::size_t(group)].name = "group " + std::to_string(group);
        ++groups.groups[std::size_t(group)].runs;
        groups.groups[std::size_t(group)].steps += 3;
    }
    listing.groups = std::make_shared<const RunGroups>(std::move(groups));
    return listing;
}

/// The tree as text: "1(2 3(4)) 5"; a group has no number.
QString shapeOf(const QAbstractItemModel &model, const QModelIndex &parent = {})
{
    QStringList rows;
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const auto index = model.index(row, 0, parent);
        const auto below = shapeOf(model, index);
        rows << index.data(IdRole).toString() + (below.isEmpty() ? QString() : QString(u'(' + below + u')'));
    }
    return rows.join(u' ');
}

} // namespace

class TestRunTree final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(u".*"_s));
        m_runs = std::make_unique<RunModel>();
        m_pane = std::make_unique<RunsPane>(m_runs.get());
        m_pane->resize(700, 400);
        m_tester = std::make_unique<QAbstractItemModelTester>(
            m_pane->view()->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    }

    void cleanup()
    {
        m_tester.reset();
        m_pane.reset();
        m_runs.reset();
    }

    void runsAreBelowThoseThatHaveCalledThem()
    {
        m_runs->setRuns(family());
        QCOMPARE(shape(), u"1(2 3(4)) 5"_s);
        QVERIFY(m_pane->view()->rootIsDecorated());
    }

    void withoutCallsItIsAList()
    {
        m_runs->setRuns(listings::runs({ runOf(1, "a"), runOf(2, "b") }));
        QCOMPARE(shape(), u"1 2"_s);
        QVERIFY(!m_pane->view()->rootIsDecorated());
        const QSignalSpy reset(m_pane->view()->model(), &QAbstractItemModel::modelReset);
        const QSignalSpy inserted(m_pane->view()->model(), &QAbstractItemModel::rowsInserted);
        m_runs->setRuns(listings::runs({ runOf(1, "a"), runOf(2, "b"), runOf(3, "c") }));
        QCOMPARE(shape(), u"1 2 3"_s);
        QVERIFY(reset.isEmpty());
        QCOMPARE(inserted.size(), 1);
    }

    void aRunWhoseCallerIsLeftOutIsAtTheTop()
    {
        auto filtered = listings::runs({ runOf(2, "search"), runOf(4, "inner") }, { { 2, 1 }, { 4, 3 } });
        m_runs->setRuns(filtered);
        QCOMPARE(shape(), u"2 4"_s);
    }

    void sortingKeepsTheFamiliesTogether()
    {
        m_runs->setRuns(family());
        m_pane->select(4);
        auto sorted = listings::runs(
            { runOf(5, "manager"), runOf(4, "inner"), runOf(3, "code"), runOf(2, "search"), runOf(1, "manager") },
            { { 2, 1 }, { 3, 1 }, { 4, 3 } });
        m_runs->setRuns(sorted);
        QCOMPARE(shape(), u"5 1(3(4) 2)"_s);
        QCOMPARE(m_pane->currentRun(), 4);
    }

    void aTreeGrows()
    {
        m_runs->setRuns(listings::runs({ runOf(1, "manager") }));
        m_pane->select(1);
        m_runs->setRuns(family());
        QCOMPARE(shape(), u"1(2 3(4)) 5"_s);
        QCOMPARE(m_pane->currentRun(), 1);
    }

    void groupsHaveTheirRunsBelow()
    {
        m_runs->setRuns(grouped(family(), { 0, 0, 0, 0, 1 }));
        QCOMPARE(shape(), u"(1(2 3(4))) (5)"_s);
        const auto *model = m_pane->view()->model();
        QCOMPARE(model->index(0, int(RunModel::Column::Task)).data().toString(), u"group 0 (4 run(s))"_s);
        QCOMPARE(model->index(0, int(RunModel::Column::Steps)).data().toString(), u"12"_s);
        QVERIFY(m_pane->view()->isExpanded(model->index(0, 0)));
        // A long name is cut before the number of its runs.
        QVERIFY(model->index(0, int(RunModel::Column::Task)).data(RecordDelegate::KeptEndRole).toBool());
        QVERIFY(!model->index(0, 0, model->index(0, 0)).data(RecordDelegate::KeptEndRole).toBool());
    }

    void aGroupShowsWhatItsRunsCameTo()
    {
        const auto text = [](const RunGroup &group, RunModel::Column column) {
            return RunPresentation::groupCell(RunGroupBy::Model, group, int(column)).text;
        };
        RunGroup group;
        group.name = "m";
        group.runs = 3;
        using enum RunModel::Column;
        QCOMPARE(text(group, Tokens), u"—"_s); // not recorded is not zero
        QCOMPARE(text(group, Cost), u"—"_s);
        QVERIFY(text(group, Score).isEmpty() && text(group, Answer).isEmpty());
        group.tokens = 9'800;
        group.cost = 1.5;
        group.scored = 2;
        group.scores = 1.5;
        group.expected = 3;
        group.right = 2;
        QCOMPARE(text(group, Tokens), u"9.8 k"_s);
        QCOMPARE(text(group, Cost), u"$1.50"_s);
        QCOMPARE(text(group, Score), u"0.75"_s);
        QCOMPARE(text(group, Answer), u"2 of 3 correct"_s);
    }

    void aGroupIsNoRun()
    {
        m_runs->setRuns(grouped(family(), { 0, 0, 0, 0, 1 }));
        m_pane->select(4);
        const QSignalSpy chosen(m_pane.get(), &RunsPane::runChosen);
        QTest::keyClick(m_pane->view(), Qt::Key_Down);
        QCOMPARE(m_pane->currentRun(), 0);
        QVERIFY(chosen.isEmpty());
        m_pane->select(4);
        m_pane->selectNeighbor(1);
        QCOMPARE(m_pane->currentRun(), 5);
        m_pane->selectNeighbor(-1);
        QCOMPARE(m_pane->currentRun(), 4);
        m_pane->select(1);
        m_pane->selectNeighbor(-1);
        QCOMPARE(m_pane->currentRun(), 1);
    }

    void foldedGroupsStayFoldedWhileTheListGrows()
    {
        m_runs->setRuns(grouped(listings::runs({ runOf(1, "a"), runOf(2, "b") }), { 0, 1 }));
        m_pane->select(2);
        const auto *model = m_pane->view()->model();
        m_pane->view()->collapse(model->index(0, 0));
        m_runs->setRuns(grouped(listings::runs({ runOf(1, "a"), runOf(2, "b"), runOf(3, "a") }), { 0, 1, 0 }));
        QCOMPARE(shape(), u"(1 3) (2)"_s);
        QVERIFY(!m_pane->view()->isExpanded(model->index(0, 0)));
        QVERIFY(m_pane->view()->isExpanded(model->index(1, 0)));
        QCOMPARE(m_pane->currentRun(), 2);
    }

    void sortingMovesGroups()
    {
        m_runs->setRuns(grouped(listings::runs({ runOf(1, "a"), runOf(2, "b"), runOf(3, "a") }), { 0, 1, 0 }));
        m_pane->select(3);
        auto sorted = listings::runs({ runOf(3, "a"), runOf(2, "b"), runOf(1, "a") });
        m_runs->setRuns(grouped(sorted, { 0, 1, 0 }));
        QCOMPARE(shape(), u"(3 1) (2)"_s);
        QCOMPARE(m_pane->currentRun(), 3);
        m_runs->setRuns(listings::runs({ runOf(3, "a"), runOf(2, "b"), runOf(1, "a") }));
        QCOMPARE(shape(), u"3 2 1"_s);
        QCOMPARE(m_pane->currentRun(), 3);
    }

    void keysWalkItInTheOrderShown()
    {
        m_runs->setRuns(family());
        m_pane->select(1);
        const QSignalSpy chosen(m_pane.get(), &RunsPane::runChosen);
        for (int step = 0; step < 4; ++step)
            QTest::keyClick(m_pane->view(), Qt::Key_Down);
        QCOMPARE(m_pane->currentRun(), 5);
        QCOMPARE(chosen.size(), 4);
        m_pane->selectNeighbor(-1);
        QCOMPARE(m_pane->currentRun(), 4);
    }

    void whatIsFoldedStaysFolded()
    {
        m_runs->setRuns(family());
        m_pane->select(3);
        QTest::keyClick(m_pane->view(), Qt::Key_Left);
        QTest::keyClick(m_pane->view(), Qt::Key_Down);
        QCOMPARE(m_pane->currentRun(), 5);
        auto more = family();
        m_runs->clear();
        m_runs->setRuns(more);
        m_pane->select(3);
        m_pane->selectNeighbor(1);
        QCOMPARE(m_pane->currentRun(), 5);
    }

    void theAgentReportsWhichOneWasCalled()
    {
        m_runs->setRuns(family());
        const auto *model = m_pane->view()->model();
        const auto column = int(RunModel::Column::Task);
        const auto top = model->index(0, 0);
        QCOMPARE(top.siblingAtColumn(column).data().toString(), u"task 1"_s);
        QCOMPARE(model->index(0, column, top).data().toString(), u"search: task 2"_s);
        QVERIFY(model->index(0, column, top).data(Qt::AccessibleTextRole).toString().endsWith(u"called by run 1"));
    }

private:
    QString shape() const { return shapeOf(*m_pane->view()->model()); }

    std::unique_ptr<RunModel> m_runs;
    std::unique_ptr<RunsPane> m_pane;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
};

QTEST_MAIN(TestRunTree)
#include "tst_runtree.moc"
