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

    void nestingIsBounded()
    {
        JsonLines lines;
        QVERIFY(!lines.add(QByteArray(100'000, '[') + '\n', teller()));
    }
};

QTEST_GUILESS_MAIN(TestJsonLines)
#include "tst_jsonlines.moc"
