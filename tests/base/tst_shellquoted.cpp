// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "base/shellquoted.h"

#include <QTest>

using namespace vitrine;

class TestShellQuoted : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isReadBackByAShell_data()
    {
        QTest::addColumn<QByteArray>("word");
        QTest::addColumn<QByteArray>("quoted");
        QTest::newRow("plain") << QByteArray("src/a-b_1.py") << QByteArray("src/a-b_1.py");
        QTest::newRow("empty") << QByteArray("") << QByteArray("''");
        QTest::newRow("blank") << QByteArray("a b") << QByteArray("'a b'");
        QTest::newRow("quote") << QByteArray("it's") << QByteArray("'it'\\''s'");
        QTest::newRow("dollar") << QByteArray("$(id)") << QByteArray("'$(id)'");
        QTest::newRow("tilde") << QByteArray("~root") << QByteArray("'~root'");
        QTest::newRow("line break") << QByteArray("a\nb'c") << QByteArray("$'a\\x0ab\\'c'");
    }

    void isReadBackByAShell()
    {
        QFETCH(QByteArray, word);
        QTEST(QByteArray::fromStdString(shellQuoted(word.toStdString())), "quoted");
    }
};

QTEST_GUILESS_MAIN(TestShellQuoted)
#include "tst_shellquoted.moc"
