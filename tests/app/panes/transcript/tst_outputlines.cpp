// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/transcript/outputlines.h"

#include <QPalette>
#include <QTest>

using namespace vitrine;
using namespace Qt::StringLiterals;

class TestOutputLines final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void colorCodesAreColors()
    {
        const auto shown = outputLines(u"a \x1b[1;31mred\nstill\x1b[0m plain\n\n"_s, {});
        QCOMPARE(shown.lines, QStringList({ u"a red"_s, u"still plain"_s }));
        QCOMPARE(shown.formats.size(), 2);
        QCOMPARE(shown.formats[0].size(), 1);
        QCOMPARE(shown.formats[0][0].start, 2);
        QCOMPARE(shown.formats[0][0].length, 3);
        QCOMPARE(shown.formats[0][0].format.fontWeight(), int(QFont::Bold));
        QVERIFY(shown.formats[0][0].format.hasProperty(QTextFormat::ForegroundBrush));
        QCOMPARE(shown.formats[1][0].start, 0);
        QCOMPARE(shown.formats[1][0].length, 5);
    }

    void otherControlCharactersAreMarked()
    {
        const auto shown = outputLines(u"\x1b[2Jx\u202e\x1b["_s, {});
        QCOMPARE(shown.lines.size(), 1);
        QVERIFY(!shown.lines[0].contains(QChar(0x1b)) && !shown.lines[0].contains(QChar(0x202e)));
        QVERIFY(shown.formats[0].isEmpty());
    }

    void emptyOutputIsOneEmptyLine() { QCOMPARE(outputLines({}, {}).lines, QStringList { QString() }); }
};

QTEST_GUILESS_MAIN(TestOutputLines)
#include "tst_outputlines.moc"
