// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/lists/presentedcell.h"
#include "app/kit/lists/recordview.h"
#include "app/panes/pane.h"
#include "app/panes/results/resultpanes.h"
#include "app/panes/results/resulttables.h"

#include <QAbstractItemModelTester>
#include <QElapsedTimer>
#include <QLocale>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace vitrine;
using namespace Qt::StringLiterals;

namespace {

constexpr int setByColumn = 4;

VariableRecord variable(const std::string &name, VariableChange change = VariableChange::Same)
{
    return { .name = name, .type = "int", .repr = "1", .size = 1, .change = change };
}

StepResult threeVariables()
{
    StepResult result;
    result.variables = { variable("rate"), variable("sum", VariableChange::Added), variable("base") };
    return result;
}

std::map<std::string, VariableOrigin> theirOrigins()
{
    return { { "sum", { .step = 50, .ordinal = 5, .line = 3 } }, { "rate", { .step = 20, .ordinal = 2, .line = 7 } },
        { "base", { .step = 10, .ordinal = 1 } } };
}

StepResult manyVariables(int count)
{
    StepResult result;
    for (int i = 0; i < count; ++i)
        result.variables.push_back(variable("v" + std::to_string(i)));
    return result;
}

} // namespace

/// The list of variables: who set them, where that leads, and what stays when another step is shown.
class TestVariableGroups final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void init()
    {
        m_widget = std::make_unique<QWidget>();
        m_panes = new ResultPanes(m_widget.get());
        m_tester = std::make_unique<QAbstractItemModelTester>(
            model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        view()->parentWidget()->resize(700, 200);
        m_widget->resize(700, 200);
        m_widget->show();
        QVERIFY(QTest::qWaitForWindowActive(m_widget.get()));
        view()->setFocus();
    }

    void theNewestStepComesFirst()
    {
        showFifth();
        QCOMPARE(shown(),
            (QStringList {
                u"Step 5 (this step): 1"_s, u"sum"_s, u"Step 2: 1"_s, u"rate"_s, u"Step 1: 1"_s, u"base"_s }));
        QVERIFY(view()->isExpanded(group(0)));
        QVERIFY(view()->isFirstColumnSpanned(1, {}));
        QCOMPARE(group(1).data(FilterRole).toString(), u"step == 2"_s);
        QCOMPARE(group(1).data(Qt::AccessibleTextRole).toString(), u"Step 2: 1"_s);
        QVERIFY(!variable(1).siblingAtColumn(setByColumn).data(FilterRole).toString().isEmpty());
    }

    void longNamesGetTheRoomThatTheyNeedUpToHalfOfThePane()
    {
        auto result = threeVariables();
        result.variables.push_back(::variable("a_name_of_some_length"));
        m_panes->show(result, u"5"_s, { .step = 50, .ordinal = 5 });
        const auto widthOf = [this] {
            view()->doItemsLayout();
            return view()->columnWidth(0);
        };
        QCOMPARE(widthOf(), static_cast<QAbstractItemView *>(view())->sizeHintForColumn(0));
        const int few = widthOf();
        result.variables.push_back(::variable(std::string(200, 'n')));
        m_panes->show(result, u"5"_s, { .step = 50, .ordinal = 5 });
        QVERIFY(widthOf() > few);
        QCOMPARE(widthOf(), view()->viewport()->width() / 2);
        view()->resize(300, 200);
        QCoreApplication::processEvents();
        QCOMPARE(widthOf(), view()->viewport()->width() / 2);
        int others = 0;
        for (int column = 1; column < model()->columnCount(); ++column)
            others += view()->columnWidth(column);
        QVERIFY(widthOf() + others <= view()->viewport()->width());
    }

    void whoSetThemIsKnownLater()
    {
        m_panes->show(threeVariables(), u"5"_s, { .step = 50, .ordinal = 5 });
        QCOMPARE(shown(),
            (QStringList { u"Step 5 (this step): 1"_s, u"sum"_s, u"Before this step: 2"_s, u"rate"_s, u"base"_s }));
        view()->setCurrentIndex(variable(1));
        m_panes->setOrigins(theirOrigins());
        QCOMPARE(shown().size(), 6);
        QCOMPARE(view()->currentIndex(), variable(1));
        QCOMPARE(view()->currentIndex().data().toString(), u"rate"_s);
        QVERIFY(view()->isExpanded(group(2)));
        QVERIFY(view()->isFirstColumnSpanned(2, {}));
        m_panes->showNothing(u"6"_s);
        QCOMPARE(model()->rowCount(), 0);
    }

    void groupsAreSortedWithin()
    {
        auto result = threeVariables();
        result.variables.push_back(::variable("angle"));
        auto origins = theirOrigins();
        origins["angle"] = origins["rate"];
        m_panes->show(result, u"5"_s, { .step = 50, .ordinal = 5 });
        m_panes->setOrigins(origins);
        view()->setCurrentIndex(variable(1));
        view()->sortByColumn(0, Qt::AscendingOrder);
        QCOMPARE(shown().mid(2, 3), (QStringList { u"Step 2: 2"_s, u"angle"_s, u"rate"_s }));
        QCOMPARE(view()->currentIndex().data().toString(), u"rate"_s);
        view()->sortByColumn(setByColumn, Qt::AscendingOrder);
        QCOMPARE(shown().front(), u"Step 1: 1"_s);
        view()->sortByColumn(setByColumn, Qt::DescendingOrder);
        QCOMPARE(shown().front(), u"Step 5 (this step): 1"_s);
    }

    void groupsAndSettersAreLinks()
    {
        showFifth();
        QSignalSpy locations(m_panes, &ResultPanes::locationWanted);
        QSignalSpy origins(m_panes, &ResultPanes::originWanted);
        click(group(1));
        QCOMPARE(locations.size(), 1);
        QCOMPARE(locations[0][0].value<StepId>(), 20);
        QCOMPARE(locations[0][1].toInt(), 0);
        click(variable(1).siblingAtColumn(setByColumn));
        QCOMPARE(locations.size(), 2);
        QCOMPARE(locations[1][1].toInt(), 7);
        QCOMPARE(locations[1][2].toString(), u"rate"_s);
        // One is there already, and a name is only selected.
        click(group(0));
        click(variable(1));
        QCOMPARE(locations.size(), 2);
        QTest::keyClick(view(), Qt::Key_Return);
        QCOMPARE(origins.size(), 1);
        QTest::keyClick(view(), Qt::Key_Up);
        QTest::keyClick(view(), Qt::Key_Return);
        QCOMPARE(locations.size(), 3);
        QCOMPARE(origins.size(), 1);
    }

    void onlyVariablesAreLookedAt()
    {
        showFifth();
        QSignalSpy chosen(m_panes, &ResultPanes::variableChosen);
        view()->setCurrentIndex(group(1));
        QCOMPARE(chosen.size(), 0);
        QTest::keyClick(view(), Qt::Key_Down);
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen[0][0].value<VariableRecord>().name, "rate");
    }

    void theTitleCountsThem()
    {
        const auto *pane = m_panes->variablePane();
        showFifth();
        QCOMPARE(pane->contextText(), u"after step 5: 3, 1 added"_s);
        auto result = threeVariables();
        result.variables.back().change = VariableChange::Changed;
        m_panes->show(result, u"6"_s, { .step = 60, .ordinal = 6 });
        QCOMPARE(pane->contextText(), u"after step 6: 3, 1 added, 1 changed"_s);
    }

    void aChangedValueSaysWhatItWas()
    {
        auto result = threeVariables();
        result.variables.push_back(::variable("count", VariableChange::Changed));
        auto origins = theirOrigins();
        origins["count"] = { .step = 50, .ordinal = 5, .line = 4, .before = "<b>0</b>" };
        origins["rate"].before = "7";
        m_panes->show(result, u"5"_s, { .step = 50, .ordinal = 5 });
        m_panes->setOrigins(origins);
        const auto count = model()->index(1, 0, group(0));
        for (const int column : { 2, 3 }) {
            const auto tip = count.siblingAtColumn(column).data(Qt::ToolTipRole).toString();
            QVERIFY2(tip.contains(u"Before: &lt;b&gt;0"_s), qPrintable(tip));
        }
        QVERIFY(!variable(1).siblingAtColumn(2).data(Qt::ToolTipRole).toString().contains(u"Before"));
    }

    void copiesAGroupByItsTitle()
    {
        showFifth();
        view()->setCurrentIndex(group(1));
        QCOMPARE(view()->selectedText(), u"Step 2: 1"_s);
        view()->setCurrentIndex(variable(1));
        QVERIFY(view()->selectedText().startsWith(u"rate\tint\t1"));
    }

    void staysFoldedAtTheNextStep()
    {
        showFifth();
        view()->setCurrentIndex(group(1));
        QTest::keyClick(view(), Qt::Key_Left);
        QVERIFY(!view()->isExpanded(group(1)));
        m_panes->showRunning(u"6"_s);
        m_panes->show(threeVariables(), u"6"_s, { .step = 60, .ordinal = 6 });
        m_panes->setOrigins(theirOrigins());
        QVERIFY(view()->isExpanded(group(0)));
        QCOMPARE(group(1).data().toString(), u"Step 2: 1"_s);
        QVERIFY(!view()->isExpanded(group(1)));
        view()->setCurrentIndex(group(1));
        QTest::keyClick(view(), Qt::Key_Right);
        QVERIFY(view()->isExpanded(group(1)));
    }

    void staysWhereItIsScrolledTo()
    {
        m_panes->show(manyVariables(100), u"5"_s, { .step = 50, .ordinal = 5 });
        view()->doItemsLayout();
        view()->verticalScrollBar()->setValue(30);
        m_panes->showNothing(u"6"_s);
        m_panes->show(manyVariables(101), u"6"_s, { .step = 60, .ordinal = 6 });
        QCOMPARE(view()->verticalScrollBar()->value(), 30);
    }

    void thousandsAreNoBurden()
    {
        m_tester.reset();
        constexpr int count = 20'000;
        std::map<std::string, VariableOrigin> origins;
        for (int i = 0; i < count; ++i)
            origins["v" + std::to_string(i)] = { .step = 1 + i / 4, .ordinal = std::uint64_t(1 + i / 4) };
        QElapsedTimer clock;
        clock.start();
        m_panes->show(manyVariables(count), u"5"_s, { .step = 9'000, .ordinal = 9'000 });
        m_panes->setOrigins(origins);
        view()->doItemsLayout();
        QVERIFY2(clock.elapsed() < 2'000, qPrintable(QString::number(clock.elapsed())));
        QCOMPARE(model()->rowCount(), count / 4);
    }

private:
    RecordView *view() const { return m_panes->variables(); }
    QAbstractItemModel *model() const { return view()->model(); }
    QModelIndex group(int row) const { return model()->index(row, 0); }
    QModelIndex variable(int groupRow) const { return model()->index(0, 0, group(groupRow)); }

    void showFifth()
    {
        m_panes->show(threeVariables(), u"5"_s, { .step = 50, .ordinal = 5 });
        m_panes->setOrigins(theirOrigins());
    }

    QStringList shown() const
    {
        QStringList rows;
        for (int row = 0; row < model()->rowCount(); ++row) {
            rows << group(row).data().toString();
            for (int below = 0; below < model()->rowCount(group(row)); ++below)
                rows << model()->index(below, 0, group(row)).data().toString();
        }
        return rows;
    }

    void click(const QModelIndex &index)
    {
        view()->scrollTo(index);
        QTest::mouseClick(view()->viewport(), Qt::LeftButton, {}, view()->visualRect(index).center());
    }

    std::unique_ptr<QWidget> m_widget;
    ResultPanes *m_panes = nullptr;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
};

QTEST_MAIN(TestVariableGroups)
#include "tst_variablegroups.moc"
