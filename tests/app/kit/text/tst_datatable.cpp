// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/text/datatable.h"

#include <QTest>

using namespace vitrine;
using namespace Qt::StringLiterals;

namespace {

QString printed(const DataTable &table)
{
    QStringList lines { table.titles.join(u'|') };
    for (const auto &row : table.rows)
        lines.append(row.join(u'|'));
    return lines.join(u'/') % (table.isCut ? u" (cut)" : u"");
}

} // namespace

/// Tables that stand in texts.
class TestDataTable final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsTables_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("table");
        const auto row = [](const char *name, const char *text, const char *table) {
            QTest::newRow(name) << QByteArray(text) << QString::fromUtf8(table);
        };
        row("dictionaries", "[{'a': 1, 'b': 'x, y'}, {'a': 2, 'c': None}]", "a|b|c/1|x, y/2||None");
        row("json", "[{\"a\": \"q\\\"\", \"b\": [1, 2]}]", "a|b/q\"|[1, 2]");
        row("numbered characters", "[{'a': '\\xe9\\u202e\\U0001f600', 'b': '\\q'}]",
            "a|b/\u00e9\u202e\U0001f600|'\\q'");
        row("lists", "[[1, 2], [3, 4]]", "0|1/1|2/3|4");
        row("tuples", "[('a', 1), ('b', 2)]", "0|1/a|1/b|2");
        row("array", "array([[1, 2],\n       [3, 4]])", "0|1/1|2/3|4");
        row("columns", "{'a': [1, 2], 'b': ['x', 'y']}", "a|b/1|x/2|y");
        row("frame", "   a    name\n0  1  x y\n1  2  z", "|a|name/0|1|x y/1|2|z");
        row("frame with a name of its rows", "     a  b\nidx      \nx    1  2\ny    3  4", "idx|a|b/x|1|2/y|3|4");
        row("wide frame", "   a  \\\n0  1   \n1  2   \n\n   b\n0  3\n1  4", "|a|b/0|1|3/1|2|4");
        row("cut frame", "     a\n0    1\n..  ..\n99   9\n\n[100 rows x 1 columns]", "|a/0|1/..|../99|9 (cut)");
        row("frame with its size", "   a  b\n0  1  2\n\n[1 rows x 2 columns]\n", "|a|b/0|1|2");
    }

    void readsTables()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const QString, table);
        const auto read = dataTable(std::string_view(text));
        QVERIFY(read.has_value());
        QCOMPARE(printed(*read), table);
        QVERIFY(mayBeTable(std::string_view(text)));
    }

    void otherTextIsNone_data()
    {
        QTest::addColumn<QByteArray>("text");
        for (const auto *text : { "", "hello", "[1, 2]", "{'a': 1}", "[]", "{}", "[[1], [2]]", "{'a': [1], 'b': [2]}",
                 "{'a': [1, 2], 'b': [3]}", " indented text\nwith  two lines", "  a  b\n", " x\n", "[{}, {}]",
                 "[{'a': 1}, 2]", "   a  b\n   1  2" })
            QTest::newRow(text) << QByteArray(text);
    }

    void otherTextIsNone()
    {
        QFETCH(const QByteArray, text);
        QVERIFY(!dataTable(std::string_view(text)));
        QVERIFY(!mayBeTable(std::string_view(text)));
    }

    void sizeHasAnEnd()
    {
        QByteArray wide = "[{";
        for (int i = 0; i < 1'001; ++i)
            wide += "'c" + QByteArray::number(i) + "': 1, ";
        wide += "}]";
        QVERIFY(!dataTable(std::string_view(wide)));
        QVERIFY(!dataTable(std::string(5 << 20, ' ') + "a\n0 1"));
    }

    void longTextsAreJudgedByTheirBeginning()
    {
        QByteArray text = "[";
        while (text.size() < 100'000)
            text += "{'a': 1, 'b': 2},\n";
        QVERIFY(mayBeTable(std::string_view(QByteArray(text + "]"))));
        QVERIFY(!mayBeTable(std::string_view("['" + std::string(100'000, 'x') + "']")));
    }

    void isWrittenInOtherFormats()
    {
        const auto table = dataTable("[{'a': '=1+1', 'b|c': 'x\\ny'}, {'a': 2, 'b|c': '007'}]");
        QVERIFY(table.has_value());
        QCOMPARE(asCommaSeparated(*table, { 0, 1 }), u"\"a\",\"b|c\"\r\n\"'=1+1\",\"x\ny\"\r\n\"2\",\"007\"\r\n"_s);
        QCOMPARE(
            asMarkdownTable(*table, { 1, 0 }), u"| a | b\\|c |\n| --- | --- |\n| 2 | 007 |\n| =1+1 | x<br>y |\n"_s);
        QCOMPARE(asJsonRows(*table, { 1 }).simplified(), u"[ { \"a\": 2, \"b|c\": \"007\" } ]"_s);
        QCOMPARE(asJsonRows(
                     DataTable { .titles = { u"a"_s, u"a"_s }, .rows = { { u"1"_s, u"x"_s } }, .isCut = false }, { 0 })
                     .simplified(),
            u"[ [ 1, \"x\" ] ]"_s);
    }
};

QTEST_GUILESS_MAIN(TestDataTable)
#include "tst_datatable.moc"
