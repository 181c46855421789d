// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/lists/columnmenu.h"
#include "app/kit/lists/presentedcell.h"
#include "app/kit/lists/recordview.h"
#include "app/panes/runs/runspane.h"
#include "app/wording/costtext.h"
#include "app/wording/words.h"
#include "models/items/itemroles.h"
#include "models/items/runmodel.h"
#include "tests/models/items/listings.h"

#include <QHeaderView>
#include <QMenu>
#include <QSignalSpy>
#include <QStyle>
#include <QTest>

#include <algorithm>

using namespace vitrine;
using Column = RunModel::Column;

class TestRunsPane final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Digits are wider than the average character of many fonts.
    void noFigureIsCut()
    {
        RunModel model;
        RunsPane pane(&model);
        pane.resize(4'000, 200); // all columns have room
        pane.grab(); // lays it out
        const auto *view = pane.view();
        const auto fits = [view](Column column, const QString &text) {
            const int margin = view->style()->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, view) + 1;
            return view->columnWidth(int(column)) >= view->fontMetrics().horizontalAdvance(text) + 2 * margin;
        };
        QVERIFY(fits(Column::Time, Words::duration(110.2)));
        QVERIFY(fits(Column::Time, Words::duration(36'000)));
        QVERIFY(fits(Column::Tokens, Words::amount(356'300)));
        QVERIFY(fits(Column::Cost, costText(0.0125)));
        QVERIFY(fits(Column::Started, Words::moment(1'700'000'000)));
    }

    // Runs differ by their tasks.
    void theTaskKeepsItsRoom()
    {
        RunModel model;
        RunsPane pane(&model);
        for (const int characters : { 90, 50, 40, 34 }) {
            pane.resize(pane.fontMetrics().averageCharWidth() * characters, 300);
            pane.grab(); // lays it out
            QVERIFY2(pane.view()->columnWidth(int(Column::Task)) >= pane.fontMetrics().averageCharWidth() * 8,
                qPrintable(QString::number(characters)));
        }
    }

    void theNumberOfTheLastRunIsNotCut()
    {
        RunModel model;
        RunsPane pane(&model);
        pane.resize(800, 300);
        pane.grab(); // lays it out
        RunListing listing;
        listing.all = listing.shown = listings::ids(1, 12'345);
        model.setRuns(listing);
        const auto *view = pane.view();
        QVERIFY(
            view->columnWidth(int(Column::Number)) > view->fontMetrics().horizontalAdvance(QLocale().toString(12'345)));
    }

    void noTitleIsCutInItsLeastWidth()
    {
        RunModel model;
        RunsPane pane(&model);
        pane.resize(pane.sizeHint().width(), 300);
        pane.grab(); // lays it out
        const auto *header = pane.view()->header();
        for (int column = 0; column < header->count(); ++column) {
            const auto title = model.headerData(column, Qt::Horizontal).toString();
            // Some have a shape in place of their title.
            const bool isShape = header->model()->headerData(column, Qt::Horizontal, Qt::DecorationRole).isValid();
            const int width = isShape ? 0 : header->fontMetrics().horizontalAdvance(title);
            QVERIFY2(header->isSectionHidden(column) || header->sectionSize(column) >= width, qPrintable(title));
        }
    }

    void init()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral(".*")));
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    }

    void saysWhatWasNotRecorded()
    {
        RunModel runs;
        const RunsPane pane(&runs);
        runs.setRuns(listings::runs({ listings::run(1, std::string()) }));
        QCOMPARE(text(pane, 0, Column::Task), QStringLiteral("not recorded"));
        for (const auto column : { Column::Tokens, Column::Time }) {
            QCOMPARE(text(pane, 0, column), QStringLiteral("—")); // the words are wider than the column
            QVERIFY(tip(pane, 0, column).contains(QStringLiteral("not recorded")));
        }
        QCOMPARE(text(pane, 0, Column::Blocked), QStringLiteral("0"));
    }

    void writesFiguresShort()
    {
        RunModel runs;
        const RunsPane pane(&runs);
        auto run = listings::run(1, "t");
        run.record.tokens.input = 9'800;
        run.record.time.seconds = 19.46;
        runs.setRuns(listings::runs({ run }));
        QCOMPARE(text(pane, 0, Column::Tokens), QStringLiteral("9.8 k"));
        QCOMPARE(text(pane, 0, Column::Time), QStringLiteral("19.5 s"));
    }

    void showsHostileTasksAsPlainMarks()
    {
        RunModel runs;
        const RunsPane pane(&runs);
        runs.setRuns(listings::runs({ listings::run(1, "<b>bold</b> \u202e evil \x01") }));
        const auto shown = text(pane, 0, Column::Task);
        QVERIFY(shown.contains(QStringLiteral("<b>bold</b>")));
        QVERIFY(!shown.contains(QChar(0x202e)));
        QVERIFY(!shown.contains(QChar(1)));
        const auto tip = index(pane, 0, Column::Task).data(Qt::ToolTipRole).toString();
        QVERIFY(tip.contains(QStringLiteral("&lt;b&gt;")));
    }

    void reportsWhichRunWasChosen()
    {
        RunModel runs;
        RunsPane pane(&runs);
        runs.setRuns(listings::runs({ listings::run(7, "a"), listings::run(8, "b") }));
        const QSignalSpy chosen(&pane, &RunsPane::runChosen);
        pane.select(7);
        QTest::keyClick(pane.view(), Qt::Key_Down);
        QCOMPARE(chosen.size(), 2);
        QCOMPARE(chosen.back().front().toLongLong(), 8);
        pane.selectNeighbor(-1);
        QCOMPARE(pane.currentRun(), 7);
        pane.selectNeighbor(-1);
        QCOMPARE(pane.currentRun(), 7);
        pane.select(99);
        QCOMPARE(pane.currentRun(), 7);
    }

    void asksTheTrailToSortAndKeepsTheSelection()
    {
        RunModel runs;
        RunsPane pane(&runs);
        runs.setRuns(listings::runs({ listings::run(1, "slow"), listings::run(2, "quick") }));
        pane.select(1);
        const QSignalSpy chosen(&pane, &RunsPane::runChosen);
        const QSignalSpy sorting(&runs, &PagedModel::sortingChanged);
        pane.view()->sortByColumn(static_cast<int>(Column::Time), Qt::AscendingOrder);
        QCOMPARE(sorting.size(), 1);
        QCOMPARE(runs.sortColumn(), static_cast<int>(Column::Time));
        runs.setRuns(listings::runs({ listings::run(2, "quick"), listings::run(1, "slow") }));
        QCOMPARE(text(pane, 1, Column::Task), QStringLiteral("slow"));
        QCOMPARE(text(pane, 1, Column::Number), QStringLiteral("1"));
        QCOMPARE(pane.currentRun(), 1);
        QVERIFY(chosen.isEmpty());
    }

    void findsTheChosenRunAgainInAnotherList()
    {
        RunModel runs;
        RunsPane pane(&runs);
        const auto all = listings::runs({ listings::run(1), listings::run(2), listings::run(3) });
        runs.setRuns(all);
        pane.select(2);
        runs.setRuns(listings::runs({ listings::run(1), listings::run(3) }));
        QCOMPARE(pane.currentRun(), 0);
        runs.setRuns(all);
        QCOMPARE(pane.currentRun(), 2);
    }

    void marksDamageWhereItIs()
    {
        RunModel runs;
        const RunsPane pane(&runs);
        runs.setRuns(listings::runs({ listings::run(1), listings::run(2) }));
        runs.setDamaged({ 2 });
        QVERIFY(!index(pane, 0, Column::Number).data(Qt::DecorationRole).isValid());
        QVERIFY(index(pane, 1, Column::Number).data(Qt::DecorationRole).isValid());
    }

    void everyCellSaysWhatItCanBeFilteredBy()
    {
        RunModel runs;
        const RunsPane pane(&runs);
        runs.setRuns(listings::runs({ listings::run(9, "say \"hi\"\nand go") }));
        QCOMPARE(filter(pane, Column::Number), QStringLiteral("run == 9"));
        QCOMPARE(filter(pane, Column::Task), QStringLiteral("run.task contains \"say \\\"hi\\\"\""));
        QCOMPARE(filter(pane, Column::Blocked), QStringLiteral("run.blocked == 0"));
        QCOMPARE(filter(pane, Column::Tokens), QStringLiteral("not has(run.tokens.in) and not has(run.tokens.out)"));
    }

    void reportsAgentModelAndFile()
    {
        RunModel runs;
        const RunsPane pane(&runs);
        auto run = listings::run(1);
        run.record.agentName = "manager";
        run.record.model = "gpt-4o";
        run.file = "/logs/today/a.jsonl";
        runs.setRuns(listings::runs({ run }));
        QCOMPARE(text(pane, 0, Column::Agent), QStringLiteral("manager"));
        QCOMPARE(filter(pane, Column::Model), QStringLiteral("run.model == \"gpt-4o\""));
        QCOMPARE(text(pane, 0, Column::Source), QStringLiteral("a.jsonl"));
        QCOMPARE(filter(pane, Column::Source), QStringLiteral("source.file == \"/logs/today/a.jsonl\""));
    }

    void showsVerdictAnswersCostAndStart()
    {
        RunModel runs;
        const RunsPane pane(&runs);
        auto run = listings::run(1);
        run.replay = ReplayVerdict::Differs;
        run.record.finalAnswer = "pears";
        run.record.cost = 0.0125;
        run.record.time.startedAt = 1'700'000'012.5;
        runs.setRuns(listings::runs({ run, listings::run(2) }));
        QCOMPARE(text(pane, 0, Column::Replay), QStringLiteral("Differs"));
        QVERIFY(index(pane, 0, Column::Replay).data(Qt::DecorationRole).isValid());
        QCOMPARE(filter(pane, Column::Replay), QStringLiteral("replay.verdict == differs"));
        QCOMPARE(text(pane, 1, Column::Replay), QStringLiteral("not replayed"));
        QCOMPARE(filter(pane, Column::Answer), QStringLiteral("run.answer contains \"pears\""));
        QCOMPARE(text(pane, 0, Column::Expected), QStringLiteral("—"));
        QCOMPARE(filter(pane, Column::Expected), QStringLiteral("not has(run.expected)"));
        QCOMPARE(text(pane, 0, Column::Cost), QStringLiteral("$0.0125"));
        QCOMPARE(filter(pane, Column::Cost), QStringLiteral("run.cost == 0.0125"));
        QVERIFY(text(pane, 0, Column::Started).startsWith(QStringLiteral("2023-11-1")));
        QVERIFY(filter(pane, Column::Started).startsWith(QStringLiteral("run.started >= \"2023-11-14T22:13\"")));
    }

    void showsScores()
    {
        RunModel runs;
        const RunsPane pane(&runs);
        auto run = listings::run(1);
        run.scores = { { "match", "I", 0.0, "Other words", {} } };
        auto other = listings::run(2);
        other.scores = { { "tone", "good", {}, {}, {} }, { "match", "C", 1.0, {}, {} } };
        runs.setRuns(listings::runs({ run, other, listings::run(3) }));
        QCOMPARE(text(pane, 0, Column::Score), QStringLiteral("I"));
        QVERIFY(index(pane, 0, Column::Score).data(Qt::DecorationRole).isValid());
        QCOMPARE(
            filter(pane, Column::Score), QStringLiteral("run.score.name == \"match\" and run.score.value == \"I\""));
        QCOMPARE(text(pane, 1, Column::Score), QStringLiteral("tone: good, match: C"));
        QCOMPARE(text(pane, 2, Column::Score), QStringLiteral("—"));
    }

    void aFieldBecomesAColumnByTheMenu()
    {
        RunModel runs;
        RunsPane pane(&runs);
        auto run = listings::run(1);
        run.fields = { "success" };
        QMenu menu;
        fillColumnMenu(&menu, pane.view());
        auto *fields = menu.findChild<QMenu *>(QStringLiteral("fieldMenu"));
        QVERIFY(fields != nullptr);
        const auto actions = fields->actions();
        const auto state = std::ranges::find(actions, QStringLiteral("run.state"), &QAction::text);
        QVERIFY(state != actions.end());
        QVERIFY(!std::ranges::contains(actions, QStringLiteral("run.task"), &QAction::text));
        (*state)->trigger();
        runs.setRuns(listings::runs({ run }));
        const auto column = static_cast<Column>(RunModel::columns);
        QCOMPARE(pane.view()->header()->count(), RunModel::columns + 1);
        QCOMPARE(text(pane, 0, column), QStringLiteral("success"));
        QCOMPARE(filter(pane, column), QStringLiteral("run.state == success"));
        const auto kept = pane.view()->state();

        RunModel others;
        RunsPane restored(&others);
        restored.view()->setState(kept);
        QCOMPARE(others.fields(), std::vector<std::string> { "run.state" });
        QCOMPARE(restored.view()->header()->count(), RunModel::columns + 1);
        (*state)->trigger();
        QCOMPARE(pane.view()->header()->count(), int(RunModel::columns));
    }

    void aGroupingIsKeptWithTheColumns()
    {
        RunModel runs;
        const RunsPane pane(&runs);
        pane.groupMenu()->actions().at(int(RunGroupBy::Model))->trigger();
        QVERIFY(runs.groupBy() == RunGroupBy::Model);
        RunModel others;
        const RunsPane restored(&others);
        restored.view()->setState(pane.view()->state());
        QVERIFY(others.groupBy() == RunGroupBy::Model);
        QVERIFY(restored.groupMenu()->actions().at(int(RunGroupBy::Model))->isChecked());
    }

    void speaksARowAsASentence()
    {
        RunModel runs;
        const RunsPane pane(&runs);
        runs.setRuns(listings::runs({ listings::run(1, "Count the words") }));
        QCOMPARE(index(pane, 0, Column::Task).data(Qt::AccessibleTextRole).toString(),
            QStringLiteral("Run 1, Count the words, 3 step(s), 0 blocked, 0 with errors"));
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
    static QString filter(const RunsPane &pane, Column column)
    {
        return index(pane, 0, column).data(FilterRole).toString();
    }
    static QString text(const RunsPane &pane, int row, Column column)
    {
        return index(pane, row, column).data().toString();
    }
    static QString tip(const RunsPane &pane, int row, Column column)
    {
        return index(pane, row, column).data(Qt::ToolTipRole).toString();
    }
};

QTEST_MAIN(TestRunsPane)
#include "tst_runspane.moc"
