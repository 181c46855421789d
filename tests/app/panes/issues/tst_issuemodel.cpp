// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/lists/presentedcell.h"
#include "app/panes/issues/issuemodel.h"
#include "models/trail/filter/filter.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace vitrine;
using namespace Qt::StringLiterals;

namespace {

std::vector<IssueGroup> someGroups()
{
    return { { .meaning = Meaning::Blocked,
                 .text = u"Blocked: import sympy"_s,
                 .items = { { 1, 11, 1, u"2"_s, u"Blocked: import sympy"_s },
                     { 2, 21, 2, u"1"_s, u"Blocked: import sympy"_s } },
                 .runs = 2 },
        { .meaning = Meaning::Error,
            .text = u"Error: x"_s,
            .items = { { 2, 22, 2, u"3 (2)"_s, u"Error: x"_s, 3 } },
            .runs = 1,
            .message = "x \"y\"" } };
}

} // namespace

class TestIssueModel final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isAModel()
    {
        IssueModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setGroups(std::make_shared<const std::vector<IssueGroup>>(someGroups()));
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(model.rowCount(model.index(0, 0)), 2);
        QCOMPARE(model.rowCount(model.index(0, 0, model.index(0, 0))), 0);
        QCOMPARE(model.itemCount(), 3);
        model.setGroups(std::make_shared<const std::vector<IssueGroup>>());
        QCOMPARE(model.rowCount(), 0);
    }

    void reportsCountsAndLocations()
    {
        IssueModel model;
        model.setGroups(std::make_shared<const std::vector<IssueGroup>>(someGroups()));
        using Column = IssueModel::Column;
        const auto text = [&](int row, Column column) { return model.index(row, int(column)).data().toString(); };
        QCOMPARE(text(0, Column::What), u"Blocked: import sympy"_s);
        QCOMPARE(text(0, Column::Steps), u"2"_s);
        QCOMPARE(text(0, Column::Runs), u"2"_s);
        QCOMPARE(text(0, Column::Where), u"Run(s) 1, 2"_s);
        const auto group = model.index(1, 0);
        QCOMPARE(model.index(0, int(Column::Where), group).data().toString(), u"Run 2, step 3 (2)"_s);
        QVERIFY(!group.data(Qt::AccessibleTextRole).toString().isEmpty());
    }

    void everyRowSaysWhatItCanBeFilteredBy()
    {
        IssueModel model;
        auto groups = someGroups();
        groups.push_back(groups.front());
        groups.back().meaning = Meaning::Warning;
        groups.push_back(groups.front());
        groups.back().isOwn = true;
        model.setGroups(std::make_shared<const std::vector<IssueGroup>>(groups));
        const auto term = [](const QModelIndex &index) { return index.data(FilterRole).toString(); };
        QCOMPARE(term(model.index(0, 0)), u"status == blocked"_s);
        const auto errors = model.index(1, 0);
        QCOMPARE(term(errors), u"status == error and error.message contains \"x \\\"y\\\"\""_s);
        QCOMPARE(term(model.index(0, 0, errors)), u"run == 2 and step == 3"_s);
        QCOMPARE(term(model.index(2, 0)), u"run in (1, 2)"_s);
        QCOMPARE(term(model.index(3, 0)), u"run in (1, 2)"_s);
        for (int row = 0; row < model.rowCount(); ++row)
            QVERIFY(Filter::parse(term(model.index(row, 0)).toStdString()));
    }

    void walksThroughAllFamiliesAndRound()
    {
        IssueModel model;
        model.setGroups(std::make_shared<const std::vector<IssueGroup>>(someGroups()));
        QList<StepId> visited;
        QModelIndex at;
        for (int i = 0; i < 4; ++i)
            visited.append(model.item(at = model.neighbor(at, 1))->step);
        QCOMPARE(visited, (QList<StepId> { 11, 21, 22, 11 }));
        visited.clear();
        at = {};
        for (int i = 0; i < 4; ++i)
            visited.append(model.item(at = model.neighbor(at, -1))->step);
        QCOMPARE(visited, (QList<StepId> { 22, 21, 11, 22 }));
        QCOMPARE(model.item(model.neighbor(model.index(1, 0), 1))->step, 22);
        QCOMPARE(model.item(model.neighbor(model.index(1, 0), -1))->step, 21);
        QVERIFY(!IssueModel().neighbor({}, 1).isValid());
    }

    void findsAStep()
    {
        IssueModel model;
        model.setGroups(std::make_shared<const std::vector<IssueGroup>>(someGroups()));
        QCOMPARE(model.item(model.indexOf(22))->stepNumber, u"3 (2)"_s);
        QVERIFY(!model.indexOf(99).isValid());
        QVERIFY(model.item(model.index(0, 0)) == nullptr);
    }
};

QTEST_MAIN(TestIssueModel)
#include "tst_issuemodel.moc"
