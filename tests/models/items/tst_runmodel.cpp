// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/itemroles.h"
#include "models/items/runmodel.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace vitrine;

namespace {

RunSummary makeRun(RunId id, const std::string &task)
{
    RunSummary run;
    run.id = id;
    run.record.task = task;
    run.steps = 3;
    return run;
}

std::vector<RunSummary> makeRuns(RunId first, int count)
{
    std::vector<RunSummary> runs;
    for (int i = 0; i < count; ++i)
        runs.push_back(makeRun(first + i, "task"));
    return runs;
}

} // namespace

class TestRunModel final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void appendsPagesWithExactRanges()
    {
        RunModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
        model.setPage(0, makeRuns(1, 2), 5);
        QCOMPARE(model.isComplete(), false);
        model.setPage(2, makeRuns(3, 3), 5);
        QCOMPARE(model.rowCount(), 5);
        QVERIFY(model.isComplete());
        QCOMPARE(inserted.size(), 2);
        QCOMPARE(inserted.at(1).at(1).toInt(), 2);
        QCOMPARE(inserted.at(1).at(2).toInt(), 4);
        QCOMPARE(model.rowOf(4), 3);
        QCOMPARE(model.rowOf(77), -1);
        QCOMPARE(model.stepTotal(), 15);
    }

    void ignoresAPageThatWouldLeaveAHole()
    {
        RunModel model;
        model.setPage(3, makeRuns(4, 2), 5);
        QCOMPARE(model.rowCount(), 0);
        QCOMPARE(model.total(), 0);
    }

    void replacesKnownRowsInPlace()
    {
        RunModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setPage(0, makeRuns(1, 3), 3);
        const QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        const QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
        model.setPage(1, { makeRun(2, "other"), makeRun(3, "task"), makeRun(4, "new") }, 4);
        QCOMPARE(model.rowCount(), 4);
        QCOMPARE(model.run(1).record.task, std::string("other"));
        QCOMPARE(changed.size(), 1);
        QCOMPARE(changed.at(0).at(0).toModelIndex().row(), 1);
        QCOMPARE(changed.at(0).at(1).toModelIndex().row(), 2);
        QVERIFY(reset.isEmpty());
    }

    void absentIsNotZero()
    {
        RunModel model;
        auto run = makeRun(1, "task");
        run.record.tokens.output = 7;
        model.setPage(0, { makeRun(2, "none"), run }, 2);
        const auto tokens = static_cast<int>(RunModel::Column::Tokens);
        QVERIFY(!model.index(0, tokens).data(SortRole).isValid());
        QCOMPARE(model.index(1, tokens).data(SortRole).toLongLong(), 7);
        QVERIFY(!model.index(0, static_cast<int>(RunModel::Column::Time)).data(SortRole).isValid());
        QCOMPARE(model.index(0, static_cast<int>(RunModel::Column::Blocked)).data(SortRole).toInt(), 0);
    }

    void takesTheLengthFromItsEndsWhenOnlyTheyAreKnown()
    {
        RunModel model;
        auto run = makeRun(1, "task");
        run.record.time.startedAt = 10.0;
        run.record.time.endedAt = 12.5;
        model.setPage(0, { run }, 1);
        QCOMPARE(model.index(0, static_cast<int>(RunModel::Column::Time)).data(SortRole).toDouble(), 2.5);
    }

    void putsAHostileTaskOnOneBoundedLine()
    {
        RunModel model;
        model.setPage(0, { makeRun(1, "a\n\n b\t" + std::string(100'000, 'x') + "\xff") }, 1);
        const auto index = model.index(0, static_cast<int>(RunModel::Column::Task));
        const auto line = index.data().toString();
        QVERIFY(line.startsWith(QStringLiteral("a b x")));
        QVERIFY(line.size() <= 400);
        QVERIFY(index.data(Qt::ToolTipRole).toString().startsWith(QStringLiteral("a\n\n b\t")));
        QVERIFY(index.data(Qt::ToolTipRole).toString().size() <= 2'000);
        QCOMPARE(index.data(IdRole).toLongLong(), 1);
    }

    void namesEachColumn()
    {
        const RunModel model;
        for (int column = 0; column < RunModel::columns; ++column)
            QVERIFY(!model.headerData(column, Qt::Horizontal).toString().isEmpty());
    }
};

// The model tester asks for fonts and brushes, which only QtGui knows.
QTEST_MAIN(TestRunModel)
#include "tst_runmodel.moc"
