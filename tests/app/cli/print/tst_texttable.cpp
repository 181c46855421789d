// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/print/texttable.h"

#include <QTest>

using namespace vitrine;

namespace {

QByteArray printed(const TextTable &table, int indent = 0)
{
    std::FILE *file = std::tmpfile();
    Console console(file, file);
    table.print(console, indent);
    console.flush();
    QByteArray text(std::ftell(file), '\0');
    std::rewind(file);
    const std::size_t length = std::fread(text.data(), 1, static_cast<std::size_t>(text.size()), file);
    std::fclose(file);
    return text.first(static_cast<qsizetype>(length));
}

TextTable table()
{
    return TextTable({ { QStringLiteral("Step"), true }, { QStringLiteral("Verdict") }, { QStringLiteral("Why") } });
}

} // namespace

class TestTextTable : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void linesColumnsUp();
    void leavesNoBlanksAtTheEndOfLines();
    void printsNothingWithoutRows();
    void hasNoColorsInAFile();
};

void TestTextTable::linesColumnsUp()
{
    TextTable rows = table();
    rows.add({ { QStringLiteral("9") }, { QStringLiteral("Same") }, { QStringLiteral("a") } });
    rows.add({ { QStringLiteral("10") }, { QStringLiteral("Not comparable") }, { QStringLiteral("b") } });
    QCOMPARE(printed(rows, 2),
        QByteArray("  Step  Verdict         Why\n"
                   "     9  Same            a\n"
                   "    10  Not comparable  b\n"));
}

void TestTextTable::leavesNoBlanksAtTheEndOfLines()
{
    TextTable rows = table();
    rows.add({ { QStringLiteral("9") }, { QStringLiteral("Same") }, {} });
    rows.add({ { QStringLiteral("10") } });
    QCOMPARE(printed(rows),
        QByteArray("Step  Verdict  Why\n"
                   "   9  Same\n"
                   "  10\n"));
}

void TestTextTable::printsNothingWithoutRows()
{
    QVERIFY(table().isEmpty());
    QCOMPARE(printed(table()), QByteArray());
}

void TestTextTable::hasNoColorsInAFile()
{
    TextTable rows = table();
    rows.add({ { QStringLiteral("9") }, { QStringLiteral("Broken"), Tone::Bad }, {} });
    QVERIFY(!printed(rows).contains('\x1b'));
}

QTEST_GUILESS_MAIN(TestTextTable)
#include "tst_texttable.moc"
