// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lists/recordview.h"
#include "app/runs/runspane.h"
#include "models/items/itemroles.h"
#include "models/items/runmodel.h"

#include <QHeaderView>
#include <QSignalSpy>
#include <QTest>

using namespace vitrine;
using Column = RunModel::Column;

namespace {

RunSummary makeRun(RunId id, const std::string &task)
{
    RunSummary run;
    run.id = id;
    run.record.task = task;
    run.steps = 3;
    return run;
}

} // namespace

class TestRunsPane final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral(".*")));
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    }

    void saysWhatWasNotRecorded()
    {
        RunModel runs;
        const RunsPane pane(&runs);
        runs.setPage(0, { makeRun(1, {}) }, 1);
        QCOMPARE(text(pane, 0, Column::Task), QStringLiteral("not recorded"));
        QCOMPARE(text(pane, 0, Column::Tokens), QStringLiteral("not recorded"));
        QCOMPARE(text(pane, 0, Column::Time), QStringLiteral("not recorded"));
        QCOMPARE(text(pane, 0, Column::Blocked), QStringLiteral("0"));
    }

    void writesFiguresShort()
    {
        RunModel runs;
        const RunsPane pane(&runs);
        auto run = makeRun(1, "t");
        run.record.tokens.input = 9'800;
        run.record.time.seconds = 19.46;
        runs.setPage(0, { run }, 1);
        QCOMPARE(text(pane, 0, Column::Tokens), QStringLiteral("9.8 k"));
        QCOMPARE(text(pane, 0, Column::Time), QStringLiteral("19.5 s"));
    }

    void showsHostileTasksAsPlainMarks()
    {
        RunModel runs;
        const RunsPane pane(&runs);
        runs.setPage(0, { makeRun(1, "<b>bold</b> \u202e evil \x01") }, 1);
        const auto shown = text(pane, 0, Column::Task);
        QVERIFY(shown.contains(QStringLiteral("<b>bold</b>")));
        QVERIFY(!shown.contains(QChar(0x202e)));
        QVERIFY(!shown.contains(QChar(1)));
        const auto tip = index(pane, 0, Column::Task).data(Qt::ToolTipRole).toString();
        QVERIFY(tip.contains(QStringLiteral("&lt;b&gt;")));
    }

    void tellsWhichRunWasChosen()
    {
        RunModel runs;
        RunsPane pane(&runs);
        runs.setPage(0, { makeRun(7, "a"), makeRun(8, "b") }, 2);
        const QSignalSpy chosen(&pane, &RunsPane::runChosen);
        pane.select(7);
        QTest::keyClick(pane.view(), Qt::Key_Down);
        QCOMPARE(chosen.size(), 2);
        QCOMPARE(chosen.back().front().toLongLong(), 8);
        pane.selectNeighbour(-1);
        QCOMPARE(pane.currentRun(), 7);
        pane.selectNeighbour(-1);
        QCOMPARE(pane.currentRun(), 7);
        pane.select(99);
        QCOMPARE(pane.currentRun(), 7);
    }

    void sortsByRawValuesAndKeepsTheSelection()
    {
        RunModel runs;
        RunsPane pane(&runs);
        auto slow = makeRun(1, "slow");
        slow.record.time.seconds = 100;
        auto quick = makeRun(2, "quick");
        quick.record.time.seconds = 9;
        runs.setPage(0, { slow, quick, makeRun(3, "unknown") }, 3);
        pane.select(1);
        pane.view()->sortByColumn(static_cast<int>(Column::Time), Qt::AscendingOrder);
        QCOMPARE(text(pane, 0, Column::Task), QStringLiteral("unknown"));
        QCOMPARE(text(pane, 1, Column::Task), QStringLiteral("quick"));
        QCOMPARE(text(pane, 2, Column::Task), QStringLiteral("slow"));
        QCOMPARE(pane.currentRun(), 1);
    }

    void speaksARowAsASentence()
    {
        RunModel runs;
        const RunsPane pane(&runs);
        runs.setPage(0, { makeRun(1, "Count the words") }, 1);
        QCOMPARE(index(pane, 0, Column::Task).data(Qt::AccessibleTextRole).toString(),
            QStringLiteral("Run 1, Count the words, 3 steps, 0 blocked, 0 with errors"));
    }

    void namesTheColumnsThatShowOnlyAShape()
    {
        RunModel runs;
        const RunsPane pane(&runs);
        const auto *model = pane.view()->model();
        const auto section = static_cast<int>(Column::Blocked);
        QCOMPARE(model->headerData(section, Qt::Horizontal).toString(), QString());
        QVERIFY(!model->headerData(section, Qt::Horizontal, Qt::DecorationRole).value<QIcon>().isNull());
        QCOMPARE(
            model->headerData(section, Qt::Horizontal, Qt::AccessibleTextRole).toString(), QStringLiteral("Blocked"));
    }

private:
    static QModelIndex index(const RunsPane &pane, int row, Column column)
    {
        return pane.view()->model()->index(row, static_cast<int>(column));
    }
    static QString text(const RunsPane &pane, int row, Column column)
    {
        return index(pane, row, column).data().toString();
    }
};

QTEST_MAIN(TestRunsPane)
#include "tst_runspane.moc"
