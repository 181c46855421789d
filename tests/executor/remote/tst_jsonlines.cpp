// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/remote/jsonlines.h"

#include <QTest>

#include <nlohmann/json.hpp>

using namespace vitrine;

class TestJsonLines : public QObject {
    Q_OBJECT

    QStringList m_told;

    auto teller()
    {
        return [this](const nlohmann::json &line) { m_told << QString::fromStdString(line.dump()); };
    }

private Q_SLOTS:
    void init() { m_told.clear(); }

    void tellsLinesAsTheyCome()
    {
        JsonLines lines;
        QVERIFY(lines.add("{\"a\":1}\r\n{\"b\"", teller()));
        QCOMPARE(m_told, QStringList { QStringLiteral("{\"a\":1}") });
        QVERIFY(lines.add(":2}\n\n3", teller()));
        QCOMPARE(m_told.size(), 2);
        QVERIFY(lines.finish(teller()));
        QCOMPARE(m_told.last(), QStringLiteral("3"));
    }

    void stopsAtWhatIsNoJson()
    {
        JsonLines lines;
        QVERIFY(!lines.add("{\"a\":1}\nnonsense\n{}\n", teller()));
        QCOMPARE(m_told.size(), 1);
        QVERIFY(!lines.add("{}\n", teller()));
        QVERIFY(!lines.finish(teller()));
        QCOMPARE(m_told.size(), 1);
    }

    void aLineThatIsCutOffIsNone()
    {
        JsonLines lines;
        QVERIFY(lines.add("{\"a\":", teller()));
        QVERIFY(!lines.finish(teller()));
        QVERIFY(m_told.isEmpty());
    }

    // Python prints them, and its JSON has them as escapes, which stand for no character.
    void halvesOfCharactersAreReplaced_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QString>("told");
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
        QFETCH(QString, told);
        JsonLines lines;
        QVERIFY(lines.add(line + '\n', teller()));
        QCOMPARE(m_told, QStringList { told });
    }

    void nestingIsBounded()
    {
        JsonLines lines;
        QVERIFY(!lines.add(QByteArray(100'000, '[') + '\n', teller()));
    }
};

QTEST_GUILESS_MAIN(TestJsonLines)
#include "tst_jsonlines.moc"
