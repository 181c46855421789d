// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/wording/sqltext.h"

#include <QLocale>
#include <QTest>

using namespace vitrine;
using namespace Qt::StringLiterals;

class TestSqlText final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void quotesWhatCommasNeed()
    {
        QCOMPARE(SqlText::commaValue(std::string("say \"hi\", you")), u"\"say \"\"hi\"\", you\""_s);
        QCOMPARE(SqlText::commaValue(std::monostate()), QString());
    }

    void makesNoFormulaOfTextOfALog()
    {
        QCOMPARE(SqlText::commaValue(std::string("=1+1")), u"\"'=1+1\""_s);
        QCOMPARE(SqlText::commaValue(std::string("@x")), u"\"'@x\""_s);
        QCOMPARE(SqlText::commaValue(-1.5), u"-1.5"_s);
    }

    void writesValues()
    {
        QCOMPARE(SqlText::value(std::int64_t(12345678901)), u"12345678901"_s);
        QCOMPARE(SqlText::value(0.1), u"0.1"_s);
        QCOMPARE(SqlText::value(std::string("é")), u"é"_s);
        QVERIFY(SqlText::value(std::monostate()).isNull());
    }

    void groupsTheDigitsOfLargeCounts()
    {
        const QLocale before;
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        SqlAnswer answer;
        answer.rows.resize(6'000);
        const auto said = SqlText::summary(answer);
        QLocale::setDefault(before);
        QVERIFY2(said.startsWith(u"6,000 row"_s), qPrintable(said));
    }

    void findsWhereARowLeads()
    {
        const std::vector<std::string> columns { "run", "step", "n" };
        const auto leads = [&](std::vector<SqlValue> row) { return locationStatement(columns, row); };
        QVERIFY(leads({ std::int64_t(3), std::int64_t(7), std::int64_t(1) }).ends_with("WHERE step = 7"));
        QVERIFY(leads({ std::int64_t(3), std::monostate(), std::int64_t(1) }).ends_with("WHERE run = 3"));
        QVERIFY(leads({ std::string("3"), std::int64_t(-1) }).empty());
        QVERIFY(
            locationStatement(std::vector<std::string> { "count" }, std::vector<SqlValue> { std::int64_t(3) }).empty());
    }
};

QTEST_GUILESS_MAIN(TestSqlText)
#include "tst_sqltext.moc"
