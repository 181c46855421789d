// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/lists/presentedcell.h"
#include "app/panes/sql/sqlmodel.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace vitrine;
using namespace Qt::StringLiterals;

namespace {

SqlAnswer answer()
{
    return { .columns = { "n", "text" },
        .rows = { { std::int64_t(10), std::string("b") }, { std::monostate(), std::string("\x1b[31mred\u202e") },
            { 2.5, std::string("a") }, { std::string("x"), std::monostate() } },
        .isCut = false,
        .time = {} };
}

} // namespace

class TestSqlModel final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void passesTheModelTester()
    {
        SqlModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setAnswer(answer());
        model.sort(0);
        model.setAnswer({});
    }

    void showsHostileTextAsMarks()
    {
        SqlModel model;
        model.setAnswer(answer());
        const auto shown = model.index(1, 1).data().toString();
        QVERIFY(shown.contains(u"⟨ESC⟩"_s));
        QVERIFY(!shown.contains(QChar(0x202e)));
        QCOMPARE(model.index(1, 0).data().toString(), u"NULL"_s);
    }

    void whatAColumnMeansCanBeFilteredBy()
    {
        SqlModel model;
        model.setAnswer({ .columns = { "run", "status", "model", "other" },
            .rows = { { std::int64_t(3), std::string("error"), std::string("a\"b"), std::string("x") },
                { std::monostate(), std::string("none of them"), std::string(), 2.5 } },
            .isCut = false,
            .time = {} });
        QCOMPARE(model.index(0, 0).data(FilterRole).toString(), u"run == 3"_s);
        QCOMPARE(model.index(0, 1).data(FilterRole).toString(), u"status == error"_s);
        QCOMPARE(model.index(0, 2).data(FilterRole).toString(), u"run.model == \"a\\\"b\""_s);
        QVERIFY(!model.index(0, 3).data(FilterRole).isValid());
        for (int column = 0; column < 4; ++column)
            QVERIFY(!model.index(1, column).data(FilterRole).isValid());
    }

    void sortsNumbersThenTextThenNothing()
    {
        SqlModel model;
        model.setAnswer(answer());
        const QPersistentModelIndex ten(model.index(0, 0));
        model.sort(0, Qt::AscendingOrder);
        QCOMPARE(firstColumn(model), QStringList({ u"2.5"_s, u"10"_s, u"x"_s, u"NULL"_s }));
        QCOMPARE(ten.row(), 1);
        model.sort(0, Qt::DescendingOrder);
        QCOMPARE(firstColumn(model), QStringList({ u"x"_s, u"10"_s, u"2.5"_s, u"NULL"_s }));
        model.sort(-1);
        QCOMPARE(firstColumn(model), QStringList({ u"10"_s, u"NULL"_s, u"2.5"_s, u"x"_s }));
    }

private:
    static QStringList firstColumn(const SqlModel &model)
    {
        QStringList texts;
        for (int row = 0; row < model.rowCount(); ++row)
            texts.append(model.index(row, 0).data().toString());
        return texts;
    }
};

QTEST_MAIN(TestSqlModel)
#include "tst_sqlmodel.moc"
