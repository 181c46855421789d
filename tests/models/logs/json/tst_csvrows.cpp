// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/json/csvrows.h"

#include <QTemporaryFile>
#include <QTest>

using namespace vitrine;

class TestCsvRows : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void partsCells_data();
    void partsCells();
    void walksRows();
    void marksARowThatTheFileCutsOff();
    void walksPastRowsThatAreTooLarge();
};

using Rows = std::vector<CsvRow>;

Rows rowsOf(const QByteArray &text)
{
    QTemporaryFile file;
    if (!file.open())
        return {};
    file.write(text);
    file.flush();
    auto window = FileWindow::open(file.fileName().toStdString());
    if (!window)
        return {};
    Rows rows;
    for (CsvRows walk(*window); auto row = walk.next();)
        rows.push_back(std::move(*row));
    return rows;
}

void TestCsvRows::partsCells_data()
{
    QTest::addColumn<QByteArray>("row");
    QTest::addColumn<QByteArrayList>("cells");
    const auto add = [](const char *name, const char *row, const QByteArrayList &cells) {
        QTest::newRow(name) << QByteArray(row) << cells;
    };
    add("plain", "a,b", { "a", "b" });
    add("empty", ",,", { "", "", "" });
    add("quoted", "\"a,\nb\",c", { "a,\nb", "c" });
    add("quotes", "\"say \"\"hi\"\"\",\"\"", { "say \"hi\"", "" });
    add("quote inside", "5\" disk,x", { "5\" disk", "x" });
    add("after the quote", "\"a\"b,c", { "ab", "c" });
    add("never closed", "\"a,b", { "a,b" });
}

void TestCsvRows::partsCells()
{
    QFETCH(QByteArray, row);
    QFETCH(QByteArrayList, cells);
    QByteArrayList parted;
    for (const std::string &cell : csvCells(row.toStdString()))
        parted << QByteArray::fromStdString(cell);
    QCOMPARE(parted, cells);
}

void TestCsvRows::walksRows()
{
    const Rows rows = rowsOf("a,b\r\n\r\n\"c\nd\",e\nf");
    QCOMPARE(rows.size(), 3u);
    QCOMPARE(rows[0].cells.at(1), "b");
    QCOMPARE(rows[1].cells.at(0), "c\nd");
    QCOMPARE(rows[1].span.line, 3u);
    QCOMPARE(rows[2].cells.at(0), "f");
    QCOMPARE(rows[2].span.line, 5u);
    QCOMPARE(rows[2].span.byteFrom, 15u);
    QCOMPARE(rows[2].span.byteTo, 16u);
    QVERIFY(rowsOf("\n").empty());
}

void TestCsvRows::marksARowThatTheFileCutsOff()
{
    const Rows rows = rowsOf("a\n\"b\nc");
    QCOMPARE(rows.size(), 2u);
    QVERIFY(!rows[0].isCut);
    QVERIFY(rows[1].isCut);
}

void TestCsvRows::walksPastRowsThatAreTooLarge()
{
    const Rows rows = rowsOf("a\n" + QByteArray(30 << 20, 'x') + "\nb");
    QCOMPARE(rows.size(), 3u);
    QVERIFY(rows[1].isTooLarge);
    QVERIFY(rows[1].cells.empty());
    QCOMPARE(rows[2].cells.at(0), "b");
}

QTEST_GUILESS_MAIN(TestCsvRows)
#include "tst_csvrows.moc"
