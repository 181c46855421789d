// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/remote/jsonlines.h"

#include <QTest>

#include <nlohmann/json.hpp>

using namespace vitrine;

class TestJsonLines : public QObject {
    Q_OBJECT

    QStringList m_reported;

    auto reporter()
    {
        return [this](const nlohmann::json &line) { m_reported << QString::fromStdString(line.dump()); };
    }

private Q_SLOTS:
    void init() { m_reported.clear(); }

    void reportsLinesAsTheyCome()
    {
        JsonLines lines;
        QVERIFY(lines.add("{\"a\":1}\r\n{\"b\"", reporter()));
        QCOMPARE(m_reported, QStringList { QStringLiteral("{\"a\":1}") });
        QVERIFY(lines.add(":2}\n\n3", reporter()));
        QCOMPARE(m_reported.size(), 2);
        QVERIFY(lines.finish(reporter()));
        QCOMPARE(m_reported.last(), QStringLiteral("3"));
    }

    void stopsAtWhatIsNoJson()
    {
        JsonLines lines;
        QVERIFY(!lines.add("{\"a\":1}\nnonsense\n{}\n", reporter()));
        QCOMPARE(m_reported.size(), 1);
        QVERIFY(!lines.add("{}\n", reporter()));
        QVERIFY(!lines.finish(reporter()));
        QCOMPARE(m_reported.size(), 1);
    }

    void aLineThatIsCutOffIsNone()
    {
        JsonLines lines;
        QVERIFY(lines.add("{\"a\":", reporter()));
        QVERIFY(!lines.finish(reporter()));
        QVERIFY(m_reported.isEmpty());
    }

    // Python prints them, and its JSON has them as escapes, which stand for no character.
    void halvesOfCharactersAreReplaced_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QString>("reported");
        const QString replaced = QStringLiteral("[\"a\uFFFDb\"]");
        QTest::newRow("first half") << QByteArray(R"(["a\ud83db"])") << replaced;
        QTest::newRow("second half") << QByteArray(R"(["a\uDE00b"])") << replaced;
        QTest::newRow("at the end") << QByteArray(R"(["\ud83d"])") << QStringLiteral("[\"\uFFFD\"]");
        QTest::newRow("two first halves") << QByteArray(R"(["\ud83d\ud83d"])") << QStringLiteral("[\"\uFFFD\uFFFD\"]");
        QTest::newRow("first half, letter") << QByteArray(R"(["\ud83d\u0041"])") << QStringLiteral("[\"\uFFFDA\"]");
        QTest::newRow("whole") << QByteArray(R"(["\ud83d\ude00"])") << QStringLiteral("[\"\U0001F600\"]");
        QTest::newRow("no escape") << QByteArray(R"(["\\ud83d"])") << QStringLiteral("[\"\\\\ud83d\"]");
    }

    void halvesOfCharactersAreReplaced()
    {
        QFETCH(QByteArray, line);
        QFETCH(QString, reported);
        JsonLines lines;
        QVERIFY(lines.add(line + '\n', reporter()));
        QCOMPARE(m_reported, QStringList { reported });
    }

    void nestingIsBounded()
    {
        JsonLines lines;
        QVERIFY(!lines.add(QByteArray(100'000, '[') + '\n', reporter()));
    }
};

QTEST_GUILESS_MAIN(TestJsonLines)
#include "tst_jsonlines.moc"
