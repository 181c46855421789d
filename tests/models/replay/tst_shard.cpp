// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/replay/shard.h"

#include <QTest>

#include <vector>

using namespace vitrine;

class TestShard : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void readsItsText_data();
    void readsItsText();
    void dealsEveryRunToOnePart();
    void spreadsTheRunsOfOneLog();
    void spreadsManyLogs();
};

void TestShard::readsItsText_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("isValid");
    for (const char *text : { "1/1", "2/5", "5/5" })
        QTest::newRow(text) << QByteArray(text) << true;
    for (const char *text : { "", "2", "0/5", "6/5", "1/0", "-1/5", "1/5x", "a/b", " 1/5", "1/", "/5", "1/2/3" })
        QTest::newRow(text) << QByteArray(text) << false;
}

void TestShard::readsItsText()
{
    QFETCH(QByteArray, text);
    QFETCH(bool, isValid);
    const auto shard = Shard::parse(text.toStdString());
    QCOMPARE(shard.has_value(), isValid);
    if (isValid)
        QCOMPARE(shard->name(), text == "1/1" ? std::string() : text.toStdString());
}

void TestShard::dealsEveryRunToOnePart()
{
    for (const char *hash : { "0", "0123456789abcdef0123456789abcdef", "ffffffffffffffffffff", "no hash" })
        for (std::uint64_t index = 1; index < 50; ++index) {
            int parts = 0;
            for (const char *text : { "1/7", "2/7", "3/7", "4/7", "5/7", "6/7", "7/7" })
                parts += Shard::parse(text)->holds(hash, index) ? 1 : 0;
            QCOMPARE(parts, 1);
            QVERIFY(Shard().holds(hash, index));
        }
}

void TestShard::spreadsTheRunsOfOneLog()
{
    for (const char *text : { "1/4", "2/4", "3/4", "4/4" }) {
        int runs = 0;
        for (std::uint64_t index = 1; index <= 40; ++index)
            runs += Shard::parse(text)->holds("c0ffee", index) ? 1 : 0;
        QCOMPARE(runs, 10);
    }
}

void TestShard::spreadsManyLogs()
{
    int runs = 0;
    for (int log = 0; log < 400; ++log)
        runs += Shard::parse("1/4")->holds(QByteArray::number(log * 7919 + 1'000'003, 16).toStdString(), 1) ? 1 : 0;
    QVERIFY2(runs > 60 && runs < 140, QByteArray::number(runs).constData());
}

QTEST_GUILESS_MAIN(TestShard)
#include "tst_shard.moc"
