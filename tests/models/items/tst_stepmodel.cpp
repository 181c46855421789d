// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/itemroles.h"
#include "models/items/stepmodel.h"
#include "tests/models/items/listings.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace vitrine;
using Column = StepModel::Column;

namespace {

QVariant sortValue(const StepModel &model, int row, Column column)
{
    return model.index(row, static_cast<int>(column)).data(SortRole);
}

} // namespace

class TestStepModel final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void keepsItsRowsWhenTheSameRunIsReadAgain()
    {
        StepModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setSteps(listings::steps(1, { listings::step(1), listings::step(2), listings::step(3) }));
        const QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
        const QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        auto replayed = listings::step(2);
        replayed.lastExecution = 9;
        replayed.lastStatus = StepStatus::Ok;
        replayed.lastVerdict = ReplayVerdict::Same;
        model.addRows({ replayed });
        QVERIFY(reset.isEmpty());
        QCOMPARE(changed.size(), 1);
        QCOMPARE(changed.at(0).at(0).toModelIndex().row(), 1);
        QCOMPARE(changed.at(0).at(1).toModelIndex().row(), 1);
        QCOMPARE(sortValue(model, 1, Column::Replay).toInt(), static_cast<int>(ReplayVerdict::Same));
    }

    void startsOverForAnotherRun()
    {
        StepModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setSteps(listings::steps(1, { listings::step(1) }));
        model.setSteps(listings::steps(2, { listings::step(5), listings::step(6) }));
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(model.runId(), 2);
        QCOMPARE(model.rowOf(1), -1);
        QCOMPARE(model.rowOf(6), 1);
        model.clear();
        QCOMPARE(model.rowCount(), 0);
    }

    void aStepThatDidNotRunHasNoTime()
    {
        StepModel model;
        auto ran = listings::step(2);
        ran.lastStatus = StepStatus::Ok;
        ran.lastSeconds = 0;
        model.setSteps(listings::steps(1, { listings::step(1), ran }));
        QVERIFY(!sortValue(model, 0, Column::ReplayTime).isValid());
        QCOMPARE(sortValue(model, 1, Column::ReplayTime).toDouble(), 0.0);
    }

    void numbersStepsByTheirLocationWhateverTheLogSays()
    {
        StepModel model;
        auto step = listings::step(4);
        step.externalNumber = 0;
        model.setSteps(listings::steps(1, { step, listings::step(5) }));
        QCOMPARE(sortValue(model, 0, Column::Number).toInt(), 4);
        QCOMPARE(sortValue(model, 1, Column::Number).toInt(), 5);
    }

    void sortsDenialsAfterErrors()
    {
        StepModel model;
        auto failed = listings::step(1);
        failed.errorLayer = ErrorLayer::Code;
        auto blocked = listings::step(2);
        blocked.errorLayer = ErrorLayer::Policy;
        model.setSteps(listings::steps(1, { failed, blocked, listings::step(3) }));
        QVERIFY(sortValue(model, 1, Column::Status).toInt() > sortValue(model, 0, Column::Status).toInt());
        QVERIFY(sortValue(model, 0, Column::Status).toInt() > sortValue(model, 2, Column::Status).toInt());
    }

    void reportsWhichStepWaitsAndRuns()
    {
        StepModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setSteps(listings::steps(1, { listings::step(1), listings::step(2) }));
        model.setLive(1, StepModel::Live::Running);
        model.setLive(2, StepModel::Live::Waiting);
        const QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        model.setRunningSeconds(0.8);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(changed.at(0).at(0).toModelIndex().row(), 0);
        QCOMPARE(model.live(1), StepModel::Live::Waiting);
        QCOMPARE(model.runningSeconds(), 0.8);
        model.clearLive();
        QCOMPARE(model.live(0), StepModel::Live::None);
        QCOMPARE(model.live(1), StepModel::Live::None);
    }

    void aStepThatWasNotJudgedHasNoVerdict()
    {
        StepModel model;
        model.setSteps(listings::steps(1, { listings::step(1), listings::step(2) }));
        model.setVerdicts({ { 2, Verdict::Denied } });
        QVERIFY(!model.verdict(0));
        QVERIFY(model.verdict(1) == Verdict::Denied);
        QVERIFY(!sortValue(model, 0, Column::Policy).isValid());
    }

    void reportsWhatTheFilterLetsThrough()
    {
        StepModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        auto listing = listings::steps(1, { listings::step(1), listings::step(2), listings::step(3) });
        model.setSteps(listing);
        QVERIFY(!model.isFiltered());
        QVERIFY(model.isMatching(2));
        const QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
        const QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        listing.matching = listings::ids(2, 1);
        model.setSteps(listing);
        QVERIFY(reset.isEmpty());
        QCOMPARE(changed.size(), 1);
        QCOMPARE(model.rowCount(), 3);
        QVERIFY(model.isMatching(1));
        QVERIFY(!model.isMatching(2));
        QCOMPARE(model.matchCount(), 1);
    }

    void readsALongRunPageByPage()
    {
        StepModel model;
        StepListing listing;
        listing.run = 1;
        listing.shown = listings::ids(1, 1'000'000);
        model.setSteps(listing);
        QCOMPARE(model.rowCount(), 1'000'000);
        QSignalSpy wanted(&model, &PagedModel::rowsWanted);
        QVERIFY(model.step(999'999) == nullptr);
        QVERIFY(wanted.wait());
        QCOMPARE(wanted.front().front().value<std::vector<RowId>>().back(), 1'000'000);
        QVERIFY(model.peek(0) == nullptr);
        QCoreApplication::processEvents();
        QCOMPARE(wanted.size(), 1);
    }

    void saysWhichExecutionsAreDamaged()
    {
        StepModel model;
        model.setSteps(listings::steps(1, { listings::step(1) }));
        model.setDamaged(true, { 1 }, { 5 });
        QVERIFY(model.isRunDamaged());
        QVERIFY(model.isStepDamaged(1));
        QVERIFY(!model.isStepDamaged(2));
        QVERIFY(model.isExecutionDamaged(5));
        QVERIFY(!model.isExecutionDamaged(6));
    }

    void namesEachColumn()
    {
        const StepModel model;
        for (int column = 0; column < StepModel::columns; ++column)
            QVERIFY(!model.headerData(column, Qt::Horizontal).toString().isEmpty());
    }
};

// The model tester asks for fonts and brushes, which only QtGui knows.
QTEST_MAIN(TestStepModel)
#include "tst_stepmodel.moc"
