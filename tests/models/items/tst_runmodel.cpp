// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/itemroles.h"
#include "models/items/runmodel.h"
#include "tests/models/items/listings.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace vitrine;
using Column = RunModel::Column;

namespace {

QVariant sortValue(const RunModel &model, int row, Column column)
{
    return model.index(row, static_cast<int>(column)).data(SortRole);
}

/// A list of many runs of which none has been read.
RunListing manyRuns(int count)
{
    const auto all = listings::ids(1, count);
    return {
        .shown = all, .all = all, .totals = { .runs = quint64(count), .steps = 0 }, .callers = nullptr, .first = {}
    };
}

std::vector<RunRow> rowsOf(const std::vector<RowId> &ids)
{
    std::vector<RunRow> rows;
    for (const auto id : ids)
        rows.push_back(listings::run(id, "task " + std::to_string(id)));
    return rows;
}

} // namespace

class TestRunModel final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void hasAllRowsBeforeAnyIsRead()
    {
        RunModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setRuns(manyRuns(50'000));
        QCOMPARE(model.rowCount(), 50'000);
        QVERIFY(!sortValue(model, 40'000, Column::Task).isValid());
        QCOMPARE(sortValue(model, 40'000, Column::Number).toInt(), 40'001);
    }

    void asksForThePageThatSomebodyLooksAtAndNoOther()
    {
        RunModel model;
        model.setRuns(manyRuns(50'000));
        const QSignalSpy wanted(&model, &PagedModel::rowsWanted);
        const QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        for (const int row : { 49'998, 49'999 })
            QVERIFY(!sortValue(model, row, Column::Task).isValid());
        QVERIFY(model.isWaiting());
        QTRY_COMPARE(wanted.size(), 1);
        const auto ids = wanted.front().front().value<std::vector<RowId>>();
        QVERIFY(ids.size() <= std::size_t(PagedModel::pageRows));
        QCOMPARE(ids.back(), 50'000);
        model.addRows(rowsOf(ids));
        QVERIFY(!model.isWaiting());
        QCOMPARE(sortValue(model, 49'999, Column::Task).toString(), QStringLiteral("task 50000"));
        QCOMPARE(changed.size(), 1);
        QCOMPARE(changed.front().at(0).toModelIndex().row(), model.rowOf(ids.front()));
        QCOMPARE(changed.front().at(1).toModelIndex().row(), 49'999);
        QCoreApplication::processEvents();
        QCOMPARE(wanted.size(), 1);
    }

    void passesThePagesThatWereOnlyPassed()
    {
        RunModel model;
        model.setRuns(manyRuns(50'000));
        QSignalSpy wanted(&model, &PagedModel::rowsWanted);
        for (int row = 0; row < 50'000; row += 100)
            model.run(row);
        int pages = 0;
        while (wanted.size() > pages || wanted.wait(100)) {
            const auto ids = wanted.at(pages++).front().value<std::vector<RowId>>();
            if (pages == 1)
                QVERIFY(ids.back() >= 49'901);
            model.addRows(rowsOf(ids));
        }
        QVERIFY2(pages <= 4, qPrintable(QString::number(pages)));
    }

    // Rows that are being read when something is written are read once more: the answer may be older than the writing.
    void readsAgainWhatWasWrittenWhileItWasRead()
    {
        RunModel model;
        model.setRuns(manyRuns(10));
        QSignalSpy wanted(&model, &PagedModel::rowsWanted);
        model.run(0);
        QVERIFY(wanted.wait());
        model.refreshRows(1);
        QVERIFY(wanted.wait());
        QCOMPARE(wanted.size(), 2);
    }

    // Runs that are added at the end leave the others where they are.
    void keepsWhatIsWantedWhenRunsAreAdded()
    {
        RunModel model;
        model.setRuns(manyRuns(10));
        QSignalSpy wanted(&model, &PagedModel::rowsWanted);
        model.run(0);
        model.setRuns(manyRuns(11));
        QVERIFY(wanted.wait());
    }

    void keepsSelectionAndRowsWhenTheOrderChanges()
    {
        RunModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setRuns(listings::runs({ listings::run(1), listings::run(2), listings::run(3) }));
        const QPersistentModelIndex second(model.index(1, 2));
        const QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
        const QSignalSpy layout(&model, &QAbstractItemModel::layoutChanged);
        model.setRuns(listings::runs({ listings::run(3), listings::run(1), listings::run(2) }));
        QVERIFY(reset.isEmpty());
        QCOMPARE(layout.size(), 1);
        QCOMPARE(second.row(), 2);
        QCOMPARE(second.data(IdRole).toLongLong(), 2);
        QCOMPARE(sortValue(model, 0, Column::Number).toInt(), 3);
    }

    void appendsWhatIsNewWithExactRanges()
    {
        RunModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setRuns(listings::runs({ listings::run(1), listings::run(2) }));
        const QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
        const QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
        model.setRuns(manyRuns(5));
        QVERIFY(reset.isEmpty());
        QCOMPARE(inserted.size(), 1);
        QCOMPARE(inserted.front().at(1).toInt(), 2);
        QCOMPARE(inserted.front().at(2).toInt(), 4);
        QVERIFY(model.hasIndex(4, 0));
        QVERIFY(!model.hasIndex(5, 0));
    }

    void theTrailSorts()
    {
        RunModel model;
        const QSignalSpy sorting(&model, &PagedModel::sortingChanged);
        model.sort(int(Column::Tokens), Qt::DescendingOrder);
        model.sort(int(Column::Tokens), Qt::DescendingOrder);
        QCOMPARE(sorting.size(), 1);
        QVERIFY(model.question({}).sort == RunSort::Tokens);
        QVERIFY(model.question({}).isDescending);
        model.sort(-1);
        QVERIFY(model.question({}).sort == RunSort::Import);
        QVERIFY(!model.question({}).isDescending);
    }

    void showsTheOldValuesUntilRowsAreReadAgain()
    {
        RunModel model;
        model.setRuns(listings::runs({ listings::run(1, "old"), listings::run(2, "old") }));
        const QSignalSpy wanted(&model, &PagedModel::rowsWanted);
        model.run(0);
        model.refreshRows(0);
        QCOMPARE(sortValue(model, 0, Column::Task).toString(), QStringLiteral("old"));
        QTRY_COMPARE(wanted.size(), 1);
        model.addRows({ listings::run(1, "new"), listings::run(2, "new") });
        QCOMPARE(sortValue(model, 0, Column::Task).toString(), QStringLiteral("new"));
    }

    void saysWhichRunsAreDamaged()
    {
        RunModel model;
        model.setRuns(listings::runs({ listings::run(4), listings::run(7) }));
        model.setDamaged({ 7 });
        QVERIFY(model.isDamaged(7));
        QVERIFY(!model.isDamaged(4));
    }

    void aRowThatCannotBeReadIsNotAskedForAgain()
    {
        RunModel model;
        RunRow broken;
        broken.id = 1;
        broken.isReadable = false;
        model.setRuns(listings::runs({ broken, listings::run(2) }));
        QVERIFY(!sortValue(model, 0, Column::Steps).isValid());
        QVERIFY(!model.isWaiting());
        QCOMPARE(sortValue(model, 1, Column::Steps).toInt(), 3);
    }

    void absentIsNotZero()
    {
        RunModel model;
        auto run = listings::run(2);
        run.record.tokens.output = 7;
        model.setRuns(listings::runs({ listings::run(1), run }));
        QVERIFY(!sortValue(model, 0, Column::Tokens).isValid());
        QCOMPARE(sortValue(model, 1, Column::Tokens).toLongLong(), 7);
        QVERIFY(!sortValue(model, 0, Column::Time).isValid());
        QCOMPARE(sortValue(model, 0, Column::Blocked).toInt(), 0);
    }

    void takesTheLengthFromItsEndsWhenOnlyTheyAreKnown()
    {
        RunModel model;
        auto run = listings::run(1);
        run.record.time.startedAt = 10.0;
        run.record.time.endedAt = 12.5;
        model.setRuns(listings::runs({ run }));
        QCOMPARE(sortValue(model, 0, Column::Time).toDouble(), 2.5);
    }

    void putsAHostileTaskOnOneBoundedLine()
    {
        RunModel model;
        model.setRuns(listings::runs({ listings::run(1, "a\n\n b\t" + std::string(100'000, 'x') + "\xff") }));
        const auto index = model.index(0, static_cast<int>(Column::Task));
        const auto line = index.data().toString();
        QVERIFY(line.startsWith(QStringLiteral("a b x")));
        QVERIFY(line.size() <= 400);
        QVERIFY(index.data(Qt::ToolTipRole).toString().startsWith(QStringLiteral("a\n\n b\t")));
        QVERIFY(index.data(Qt::ToolTipRole).toString().size() <= 2'000);
        QCOMPARE(index.data(IdRole).toLongLong(), 1);
    }

    void showsVerdictAnswersCostAndStart()
    {
        RunModel model;
        auto run = listings::run(2);
        run.replay = ReplayVerdict::Differs;
        run.record.finalAnswer = "pears\nand more";
        run.record.expectedAnswer = "apples";
        run.record.cost = 0.25;
        run.record.time.startedAt = 10;
        model.setRuns(listings::runs({ listings::run(1), run }));
        for (const auto column : { Column::Replay, Column::Answer, Column::Expected, Column::Cost, Column::Started })
            QVERIFY(!sortValue(model, 0, column).isValid());
        QCOMPARE(sortValue(model, 1, Column::Replay).toInt(), int(ReplayVerdict::Differs));
        QCOMPARE(sortValue(model, 1, Column::Answer).toString(), QStringLiteral("pears and more"));
        QCOMPARE(sortValue(model, 1, Column::Expected).toString(), QStringLiteral("apples"));
        QCOMPARE(sortValue(model, 1, Column::Cost).toDouble(), 0.25);
        QCOMPARE(sortValue(model, 1, Column::Started).toDouble(), 10.0);
        model.sort(int(Column::Cost), Qt::DescendingOrder);
        QVERIFY(model.question({}).sort == RunSort::Cost);
    }

    void fieldsAreColumnsAfterTheOthers()
    {
        RunModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setRuns(listings::runs({ listings::run(1) }));
        const QSignalSpy asked(&model, &PagedModel::sortingChanged);
        model.setFields({ "run.state", "run.parent" });
        QCOMPARE(asked.size(), 1);
        QCOMPARE(model.columnCount(), RunModel::columns + 2);
        QCOMPARE(model.headerData(RunModel::columns, Qt::Horizontal).toString(), QStringLiteral("run.state"));
        QVERIFY(!model.index(0, RunModel::columns).data(SortRole).isValid()); // not read yet
        auto run = listings::run(1);
        run.fields = { "success", std::int64_t(4) };
        model.addRows({ run });
        QCOMPARE(model.index(0, RunModel::columns).data(SortRole).toString(), QStringLiteral("success"));
        QCOMPARE(model.index(0, RunModel::columns + 1).data(SortRole).toInt(), 4);
        model.sort(RunModel::columns + 1);
        QVERIFY(model.question({}).sort == RunSort::Field);
        QCOMPARE(model.question({}).field, std::string("run.parent"));
        model.setFields({});
        QCOMPARE(model.columnCount(), RunModel::columns);
        QVERIFY(model.question({}).sort == RunSort::Import);
    }

    void anotherGroupingShowsTheSameRunsAgain()
    {
        RunModel model;
        auto listing = listings::runs({ listings::run(1), listings::run(2) });
        model.setRuns(listing);
        const QSignalSpy asked(&model, &PagedModel::sortingChanged);
        model.setGroupBy(RunGroupBy::Agent);
        QCOMPARE(asked.size(), 1);
        const QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
        const QSignalSpy sums(&model, &RunModel::sumsChanged);
        RunGroups groups { .by = RunGroupBy::Agent, .groups = { { .name = "a", .runs = 2 } }, .ofRow = { 0, 0 } };
        listing.groups = std::make_shared<const RunGroups>(groups);
        model.setRuns(listing);
        QVERIFY(!reset.isEmpty());
        QCOMPARE(model.rowCount(), 2);
        const auto resets = reset.size();
        groups.groups.front().steps = 7;
        listing.groups = std::make_shared<const RunGroups>(groups);
        model.setRuns(listing);
        QCOMPARE(reset.size(), resets);
        QCOMPARE(sums.size(), 1);
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
