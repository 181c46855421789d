// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/itemroles.h"
#include "models/items/stepmodel.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace vitrine;
using Column = StepModel::Column;

namespace {

StepSummary makeStep(StepId id, const std::string &firstLine = "x = 1")
{
    StepSummary step;
    step.id = id;
    step.ordinal = static_cast<std::uint64_t>(id);
    step.firstLine = firstLine;
    step.hasCode = !firstLine.empty();
    step.isReplayable = step.hasCode;
    return step;
}

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
        model.setSteps(1, { makeStep(1), makeStep(2), makeStep(3) });
        const QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
        const QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        auto replayed = makeStep(2);
        replayed.lastExecution = 9;
        replayed.lastStatus = StepStatus::Ok;
        replayed.lastVerdict = ReplayVerdict::Same;
        model.setSteps(1, { makeStep(1), replayed, makeStep(3) });
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
        model.setSteps(1, { makeStep(1) });
        model.setSteps(2, { makeStep(5), makeStep(6) });
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
        auto ran = makeStep(2);
        ran.lastStatus = StepStatus::Ok;
        ran.lastSeconds = 0;
        model.setSteps(1, { makeStep(1), ran });
        QVERIFY(!sortValue(model, 0, Column::ReplayTime).isValid());
        QCOMPARE(sortValue(model, 1, Column::ReplayTime).toDouble(), 0.0);
    }

    void numbersStepsByTheirPlaceWhateverTheLogSays()
    {
        StepModel model;
        auto step = makeStep(4);
        step.externalNumber = 0;
        model.setSteps(1, { step, makeStep(5) });
        QCOMPARE(sortValue(model, 0, Column::Number).toInt(), 4);
        QCOMPARE(sortValue(model, 1, Column::Number).toInt(), 5);
    }

    void sortsRefusalsAfterErrors()
    {
        StepModel model;
        auto failed = makeStep(1);
        failed.errorLayer = ErrorLayer::Code;
        auto blocked = makeStep(2);
        blocked.errorLayer = ErrorLayer::Policy;
        model.setSteps(1, { failed, blocked, makeStep(3) });
        QVERIFY(sortValue(model, 1, Column::Status).toInt() > sortValue(model, 0, Column::Status).toInt());
        QVERIFY(sortValue(model, 0, Column::Status).toInt() > sortValue(model, 2, Column::Status).toInt());
    }

    void tellsWhichStepWaitsAndRuns()
    {
        StepModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setSteps(1, { makeStep(1), makeStep(2) });
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
        model.setSteps(1, { makeStep(1), makeStep(2) });
        model.setVerdicts({ { 2, Verdict::Denied } });
        QVERIFY(!model.verdict(0));
        QVERIFY(model.verdict(1) == Verdict::Denied);
        QVERIFY(!sortValue(model, 0, Column::Policy).isValid());
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
