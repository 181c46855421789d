// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/lists/presentedcell.h"
#include "app/kit/lists/recorddelegate.h"
#include "app/kit/lists/recordview.h"
#include "app/panes/steps/stepspane.h"
#include "models/items/stepmodel.h"
#include "models/trail/write/recorder.h"
#include "tests/models/items/listings.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace vitrine;
using Column = StepModel::Column;

class TestStepsPane final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    }

    /// The verdict that the user works on stays where there is no room for both.
    void oneVerdictStaysInANarrowList()
    {
        StepModel steps;
        StepsPane pane(&steps);
        const auto isHidden = [&](Column column) { return pane.view()->isColumnHidden(static_cast<int>(column)); };
        pane.resize(420, 200);
        pane.show();
        QVERIFY(isHidden(Column::Policy));
        QVERIFY(!isHidden(Column::Replay));
        pane.preferPolicy(true);
        QVERIFY(!isHidden(Column::Policy));
        QVERIFY(isHidden(Column::Replay));
        pane.resize(1'200, 200);
        QVERIFY(!isHidden(Column::Policy) && !isHidden(Column::Replay));
    }

    /// Beside a wide pane, a verdict would cut what the step is to a few letters.
    void aVeryNarrowListIsAboutTheSteps()
    {
        StepModel steps;
        StepsPane pane(&steps);
        pane.resize(pane.fontMetrics().averageCharWidth() * 50, 200);
        pane.show();
        const auto isHidden = [&](Column column) { return pane.view()->isColumnHidden(static_cast<int>(column)); };
        QVERIFY(isHidden(Column::Policy) && isHidden(Column::Replay));
        QVERIFY(!isHidden(Column::Status) && !isHidden(Column::FirstLine));
        QVERIFY(pane.view()->columnWidth(int(Column::Status)) > pane.fontMetrics().averageCharWidth() * 16);
        // Where one works on the policy, its verdict is the point.
        pane.preferPolicy(true);
        QVERIFY(!isHidden(Column::Policy));
    }

    /// The name of a file is at the end of its path.
    void pathsKeepTheirEnd()
    {
        StepModel steps;
        const StepsPane pane(&steps);
        auto write = listings::step(1);
        write.isAction = true;
        write.firstLine = "Write /srv/deep/math_utils.py";
        auto command = listings::step(2);
        command.isAction = true;
        command.firstLine = "pytest -q tests/unit";
        steps.setSteps(listings::steps(1, { write, command }));
        const auto keepsEnd = [&pane](int row) {
            const auto cell = pane.view()->model()->index(row, int(Column::FirstLine));
            return cell.data(RecordDelegate::KeptEndRole).toBool();
        };
        QVERIFY(keepsEnd(0));
        QVERIFY(!keepsEnd(1));
    }

    // Of a step that called tools it would be wrong to say that it has nothing.
    void whatWasDoneIsSaid()
    {
        StepModel steps;
        const StepsPane pane(&steps);
        auto write = listings::step(1);
        write.hasCode = false;
        write.isReplayable = false;
        write.isAction = true;
        write.firstLine = "Write math_utils.py";
        steps.setSteps(listings::steps(1, { write }));
        QCOMPARE(text(pane, 0, Column::FirstLine), QStringLiteral("Write math_utils.py"));
        QCOMPARE(text(pane, 0, Column::Status), QStringLiteral("OK"));
        for (const auto column : { Column::ReplayTime, Column::Policy, Column::Replay })
            QCOMPARE(text(pane, 0, column), QStringLiteral("—"));
    }

    void absentIsSaid()
    {
        StepModel steps;
        const StepsPane pane(&steps);
        auto task = listings::step(1);
        task.kind = StepKind::Task;
        task.hasCode = false;
        task.isReplayable = false;
        task.firstLine.clear();
        steps.setSteps(listings::steps(1, { task, listings::step(2) }));
        QCOMPARE(text(pane, 0, Column::Kind), QStringLiteral("Task"));
        for (const auto column :
            { Column::Status, Column::FirstLine, Column::ReplayTime, Column::Policy, Column::Replay }) {
            QCOMPARE(text(pane, 0, column), QStringLiteral("—"));
            QVERIFY(tip(pane, 0, column).contains(QStringLiteral("This step has no code.")));
        }
        QCOMPARE(text(pane, 1, Column::Replay), QStringLiteral("not replayed"));
        QCOMPARE(text(pane, 1, Column::ReplayTime), QStringLiteral("not replayed"));
        QCOMPARE(text(pane, 1, Column::Policy), QStringLiteral("not checked"));
    }

    void whatWasSaidReplacesAStepWithoutCode()
    {
        StepModel steps;
        const StepsPane pane(&steps);
        auto message = listings::step(1);
        message.hasCode = false;
        message.isReplayable = false;
        message.firstLine = "All tests pass.";
        steps.setSteps(listings::steps(1, { message }));
        QCOMPARE(text(pane, 0, Column::FirstLine), QStringLiteral("All tests pass."));
        QVERIFY(!index(pane, 0, Column::FirstLine).data(Qt::FontRole).isValid());
        QVERIFY(index(pane, 0, Column::FirstLine).data(Qt::ForegroundRole).isValid());
        QVERIFY(index(pane, 0, Column::FirstLine)
                .data(Qt::AccessibleTextRole)
                .toString()
                .contains(QStringLiteral("All tests pass.")));
    }

    void everyCellOffersATermThatFindsItsStep()
    {
        const QTemporaryDir folder;
        const auto file = folder.filePath(QStringLiteral("steps.vitrine")).toStdString();
        const auto recorder = Recorder::open(file);
        const auto source = *(*recorder)->addSource({ "l", "1", 1, "f", "1", 1 });
        std::vector<StepRecord> records(9);
        for (std::size_t n = 0; n < records.size(); ++n)
            records[n].ordinal = n + 1;
        records[0].kind = StepKind::System;
        records[0].prompt = { { "system", "Say \"please\" \\ (or not)." } };
        records[1].kind = StepKind::Task;
        records[1].prompt = { { "user", "\n  What is it?\nSay so." } };
        records[2].kind = StepKind::Plan;
        records[2].thought = "I think\ttwice.";
        records[3].code = { { Language::Python, "print(\"a\")\nx", CodeOrigin::Field } };
        records[4].code = { { Language::Bash, "ls -l", CodeOrigin::Field } };
        records[5].code = { { Language::Python, "import os", CodeOrigin::Field } };
        records[5].error = ErrorRecord { ErrorLayer::Policy, "E", "Import of os is not allowed", "", "", "" };
        records[6].code = { { Language::Python, "final_answer(1)", CodeOrigin::Field } };
        records[6].isFinalAnswer = true;
        records[7].kind = StepKind::Message;
        records[7].thought = "I am told.";
        records[8].code = { { Language::Python, "", CodeOrigin::Field } };
        const auto added = (*recorder)->addRun(source, {}, records);
        QVERIFY(added);
        QVERIFY((*recorder)->completeSource(source, "{}"));
        const auto trail = *Trail::open(file);
        StepModel steps;
        const StepsPane pane(&steps);
        std::vector<StepRow> rows;
        QHash<StepId, Verdict> verdicts;
        std::vector<StepVerdict> judged;
        for (const StepId step : added->steps) {
            rows.push_back(readStepRow(*trail, step));
            verdicts.insert(step, Verdict::Denied);
            judged.push_back({ step, Verdict::Denied });
        }
        steps.setSteps(listings::steps(added->run, rows));
        for (const bool isNamed : { false, true }) {
            steps.setVerdicts({});
            steps.setVerdicts(verdicts, isNamed ? QStringLiteral("strict") : QString());
            QVERIFY(trail->judge("strict", judged));
            for (int row = 0; row < steps.rowCount(); ++row)
                for (int column = 0; column < steps.columnCount(); ++column)
                    checkTerm(*trail, index(pane, row, Column(column)), added->steps.at(std::size_t(row)));
        }
        QCOMPARE(index(pane, 3, Column::Policy).data(FilterRole).toString(),
            QStringLiteral("policy.verdict(\"strict\") == denied"));
        QCOMPARE(index(pane, 6, Column::Kind).data(FilterRole).toString(), QStringLiteral("final == true"));
    }

    void showsTheLocationInTheRunAndTheNumberOfTheLog()
    {
        StepModel steps;
        const StepsPane pane(&steps);
        auto counted = listings::step(3);
        counted.externalNumber = 2;
        auto alike = listings::step(4);
        alike.externalNumber = 4;
        steps.setSteps(listings::steps(1, { listings::step(2), counted, alike }));
        QCOMPARE(text(pane, 0, Column::Number), QStringLiteral("2"));
        QCOMPARE(text(pane, 1, Column::Number), QStringLiteral("3 (2)"));
        QCOMPARE(text(pane, 2, Column::Number), QStringLiteral("4"));
    }

    void statusIsShapeAndWords_data()
    {
        QTest::addColumn<int>("layer");
        QTest::addColumn<QString>("words");
        QTest::newRow("code") << static_cast<int>(ErrorLayer::Code) << QStringLiteral("Error: b is not defined");
        QTest::newRow("policy") << static_cast<int>(ErrorLayer::Policy) << QStringLiteral("Blocked: b is not defined");
        QTest::newRow("limit") << static_cast<int>(ErrorLayer::Limit) << QStringLiteral("Limit: b is not defined");
    }

    void statusIsShapeAndWords()
    {
        QFETCH(const int, layer);
        QFETCH(const QString, words);
        StepModel steps;
        const StepsPane pane(&steps);
        auto step = listings::step(1);
        step.errorLayer = static_cast<ErrorLayer>(layer);
        step.errorMessage = "b is not defined";
        steps.setSteps(listings::steps(1, { step }));
        QCOMPARE(text(pane, 0, Column::Status), words);
        QVERIFY(!index(pane, 0, Column::Status).data(Qt::DecorationRole).value<QIcon>().isNull());
    }

    void showsWhatRunsAndWaits()
    {
        StepModel steps;
        const StepsPane pane(&steps);
        steps.setSteps(listings::steps(1, { listings::step(1), listings::step(2) }));
        steps.setLive(1, StepModel::Live::Running);
        steps.setLive(2, StepModel::Live::Waiting);
        steps.setRunningSeconds(0.84);
        QCOMPARE(text(pane, 0, Column::Replay), QStringLiteral("Running, 0.8 s"));
        QCOMPARE(text(pane, 1, Column::Replay), QStringLiteral("Waiting"));
    }

    void showsHowAReplayCompared()
    {
        StepModel steps;
        const StepsPane pane(&steps);
        auto same = listings::step(1);
        same.lastStatus = StepStatus::Ok;
        same.lastVerdict = ReplayVerdict::Same;
        same.lastSeconds = 0.0003;
        auto rejected = listings::step(2);
        rejected.lastStatus = StepStatus::Blocked;
        rejected.lastVerdict = ReplayVerdict::Blocked;
        auto edited = listings::step(3);
        edited.lastStatus = StepStatus::Error;
        steps.setSteps(listings::steps(1, { same, rejected, edited }));
        QCOMPARE(text(pane, 0, Column::Replay), QStringLiteral("Same"));
        QCOMPARE(text(pane, 0, Column::ReplayTime), QStringLiteral("0.3 ms"));
        QCOMPARE(text(pane, 1, Column::Replay), QStringLiteral("Blocked"));
        QCOMPARE(text(pane, 1, Column::ReplayTime), QStringLiteral("Blocked")); // it may have run up to the denied line
        QCOMPARE(text(pane, 2, Column::Replay), QStringLiteral("Error"));
    }

    void marksDamageWhereItIs()
    {
        StepModel steps;
        const StepsPane pane(&steps);
        auto replayed = listings::step(1);
        replayed.lastExecution = 5;
        replayed.lastStatus = StepStatus::Ok;
        steps.setSteps(listings::steps(1, { replayed, listings::step(2) }));
        QVERIFY(!index(pane, 0, Column::Number).data(Qt::DecorationRole).isValid());
        steps.setDamaged(false, {}, { 5 });
        QCOMPARE(text(pane, 0, Column::Replay), QStringLiteral("Damaged"));
        QCOMPARE(text(pane, 1, Column::Replay), QStringLiteral("not replayed"));
        steps.setDamaged(false, { steps.idAt(1) }, {});
        QVERIFY(!index(pane, 0, Column::Number).data(Qt::DecorationRole).isValid());
        QVERIFY(index(pane, 1, Column::Number).data(Qt::ToolTipRole).toString().contains(QStringLiteral("this step")));
        steps.setDamaged(true, {}, {});
        QVERIFY(index(pane, 1, Column::Number).data(Qt::DecorationRole).isValid());
        QVERIFY(index(pane, 1, Column::Number).data(Qt::ToolTipRole).toString().contains(QStringLiteral("Damaged")));
    }

    void whatTheFilterLeavesOutStepsBack()
    {
        StepModel steps;
        const StepsPane pane(&steps);
        auto listing = listings::steps(1, { listings::step(1), listings::step(2) });
        listing.matching = listings::ids(2, 1);
        steps.setSteps(listing);
        QVERIFY(index(pane, 0, Column::FirstLine).data(Qt::ForegroundRole).isValid());
        QVERIFY(!index(pane, 1, Column::FirstLine).data(Qt::ForegroundRole).isValid());
    }

    void showsMarksAndNotes()
    {
        StepModel steps;
        const StepsPane pane(&steps);
        auto marked = listings::step(1);
        marked.mark = "important";
        marked.note = "look <b>here</b>";
        steps.setSteps(listings::steps(1, { marked }));
        const auto number = index(pane, 0, Column::Number);
        QVERIFY(number.data(Qt::DecorationRole).isValid());
        QVERIFY(number.data(Qt::ToolTipRole).toString().contains(QStringLiteral("&lt;b&gt;")));
        QCOMPARE(number.data(FilterRole).toString(), QStringLiteral("mark == \"important\""));
    }

    void saysWhatCannotBeRead()
    {
        StepModel steps;
        const StepsPane pane(&steps);
        StepRow broken;
        broken.id = 1;
        broken.isReadable = false;
        steps.setSteps(listings::steps(1, { broken, listings::step(2) }));
        QCOMPARE(text(pane, 0, Column::Status), QStringLiteral("Damaged"));
        QCOMPARE(text(pane, 1, Column::Status), QStringLiteral("OK"));
    }

    void keepsTheSelectionWhenAStepHasRun()
    {
        StepModel steps;
        StepsPane pane(&steps);
        steps.setSteps(listings::steps(1, { listings::step(1), listings::step(2) }));
        pane.select(2);
        const QSignalSpy chosen(&pane, &StepsPane::stepChosen);
        auto ran = listings::step(2);
        ran.lastExecution = 4;
        ran.lastStatus = StepStatus::Ok;
        steps.setSteps(listings::steps(1, { listings::step(1), ran }));
        QCOMPARE(pane.currentStep(), 2);
        QVERIFY(chosen.isEmpty());
    }

private:
    static void checkTerm(const Trail &trail, const QModelIndex &cell, StepId step)
    {
        const auto term = cell.data(FilterRole).toString();
        const auto said = QStringLiteral("step %1, %2: %3").arg(step).arg(cell.data().toString(), term).toStdString();
        const auto filter = Filter::parse(term.toStdString());
        QVERIFY2(!term.isEmpty() && filter, said.c_str());
        const auto page = trail.search(*filter, {}, 100);
        QVERIFY2(page, said.c_str());
        QVERIFY2(std::ranges::contains(page->hits, step, &SearchHit::step), said.c_str());
    }
    static QModelIndex index(const StepsPane &pane, int row, Column column)
    {
        return pane.view()->model()->index(row, static_cast<int>(column));
    }
    static QString text(const StepsPane &pane, int row, Column column)
    {
        return index(pane, row, column).data().toString();
    }
    static QString tip(const StepsPane &pane, int row, Column column)
    {
        return index(pane, row, column).data(Qt::ToolTipRole).toString();
    }
};

QTEST_MAIN(TestStepsPane)
#include "tst_stepspane.moc"
