// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "base/formatted.h"
#include "executor/review/hiddencharacters.h"

#include <QTest>

using namespace vitrine;

/// What hides in code from those who read it.
class TestHiddenCharacters final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void finds_data()
    {
        QTest::addColumn<QByteArray>("code");
        QTest::addColumn<QByteArray>("found");
        QTest::newRow("nothing") << QByteArray("x = 'äöü 漢字'\n") << QByteArray();
        QTest::newRow("override") << QByteArray("a = 1\nif x: # \u202E } \u2066\n    pass")
                                  << QByteArray("U+202E 2:9, U+2066 2:13, ");
        QTest::newRow("zero width") << QByteArray("ab\u200Bc = 1") << QByteArray("U+200B 1:3, ");
        QTest::newRow("once a line") << QByteArray("'\u200B\u200B\u200B'\n'\u200B'")
                                     << QByteArray("U+200B 1:2, U+200B 2:2, ");
        QTest::newRow("byte order mark") << QByteArray("\uFEFFx = 1 # \uFEFF") << QByteArray("U+FEFF 1:10, ");
        QTest::newRow("tag") << QByteArray("x = '\U000E0041'") << QByteArray("U+E0041 1:6, ");
        QTest::newRow("no UTF-8") << QByteArray("x = '\xff\xe2\x80") << QByteArray();
    }

    void finds()
    {
        QFETCH(const QByteArray, code);
        QFETCH(const QByteArray, found);
        std::string all;
        for (const Finding &finding : findHiddenCharacters({ code.constData(), std::size_t(code.size()) })) {
            QCOMPARE(finding.code, std::string("hidden-character"));
            QVERIFY(finding.severity == Severity::Warning);
            all += formatted("{} {}:{}, ", finding.subject, finding.line, finding.column);
        }
        QCOMPARE(QByteArray::fromStdString(all), found);
    }
};

QTEST_GUILESS_MAIN(TestHiddenCharacters)
#include "tst_hiddencharacters.moc"
