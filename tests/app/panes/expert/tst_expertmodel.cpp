// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/lists/presentedcell.h"
#include "app/panes/expert/expertmodel.h"
#include "models/trail/filter/filter.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace vitrine;
using namespace Qt::StringLiterals;

namespace {

std::vector<ExpertFamily> someFamilies()
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

class TestExpertModel final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isAModel()
    {
        ExpertModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setFamilies(std::make_shared<const std::vector<ExpertFamily>>(someFamilies()));
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(model.rowCount(model.index(0, 0)), 2);
        QCOMPARE(model.rowCount(model.index(0, 0, model.index(0, 0))), 0);
        QCOMPARE(model.itemCount(), 3);
        model.setFamilies(std::make_shared<const std::vector<ExpertFamily>>());
        QCOMPARE(model.rowCount(), 0);
    }

    void tellsCountsAndPlaces()
    {
        ExpertModel model;
        model.setFamilies(std::make_shared<const std::vector<ExpertFamily>>(someFamilies()));
        using Column = ExpertModel::Column;
        const auto text = [&](int row, Column column) { return model.index(row, int(column)).data().toString(); };
        QCOMPARE(text(0, Column::What), u"Blocked: import sympy"_s);
        QCOMPARE(text(0, Column::Steps), u"2"_s);
        QCOMPARE(text(0, Column::Runs), u"2"_s);
        QCOMPARE(text(0, Column::Where), u"Run(s) 1, 2"_s);
        const auto family = model.index(1, 0);
        QCOMPARE(model.index(0, int(Column::Where), family).data().toString(), u"Run 2, step 3 (2)"_s);
        QVERIFY(!family.data(Qt::AccessibleTextRole).toString().isEmpty());
    }

    void everyRowSaysWhatItCanBeFilteredBy()
    {
        ExpertModel model;
        auto families = someFamilies();
        families.push_back(families.front());
        families.back().meaning = Meaning::Warning;
        families.push_back(families.front());
        families.back().isOwn = true;
        model.setFamilies(std::make_shared<const std::vector<ExpertFamily>>(families));
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
        ExpertModel model;
        model.setFamilies(std::make_shared<const std::vector<ExpertFamily>>(someFamilies()));
        QList<StepId> visited;
        QModelIndex at;
        for (int i = 0; i < 4; ++i)
            visited.append(model.item(at = model.neighbour(at, 1))->step);
        QCOMPARE(visited, (QList<StepId> { 11, 21, 22, 11 }));
        visited.clear();
        at = {};
        for (int i = 0; i < 4; ++i)
            visited.append(model.item(at = model.neighbour(at, -1))->step);
        QCOMPARE(visited, (QList<StepId> { 22, 21, 11, 22 }));
        QCOMPARE(model.item(model.neighbour(model.index(1, 0), 1))->step, 22);
        QCOMPARE(model.item(model.neighbour(model.index(1, 0), -1))->step, 21);
        QVERIFY(!ExpertModel().neighbour({}, 1).isValid());
    }

    void findsAStep()
    {
        ExpertModel model;
        model.setFamilies(std::make_shared<const std::vector<ExpertFamily>>(someFamilies()));
        QCOMPARE(model.item(model.indexOf(22))->stepNumber, u"3 (2)"_s);
        QVERIFY(!model.indexOf(99).isValid());
        QVERIFY(model.item(model.index(0, 0)) == nullptr);
    }
};

QTEST_MAIN(TestExpertModel)
#include "tst_expertmodel.moc"
