// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/limits/printbuffer.h"

#include <QTest>

using namespace vitrine;

class TestPrintBuffer : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void keepsWhatFits()
    {
        PrintBuffer buffer(5);
        buffer.append("ab");
        buffer.append("cde");
        QVERIFY(!buffer.isTruncated());
        QCOMPARE(buffer.text(), "abcde");
    }
    void keepsHeadAndTail_data()
    {
        QTest::addColumn<int>("limit");
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("even") << 4
                              << QByteArray(
                                     "ab\n..._This content has been truncated to stay below 4 characters_...\nij");
        QTest::newRow("odd: the tail is longer")
            << 5 << QByteArray("ab\n..._This content has been truncated to stay below 5 characters_...\nhij");
    }
    void keepsHeadAndTail()
    {
        QFETCH(int, limit);
        PrintBuffer buffer(static_cast<std::uint64_t>(limit));
        for (const char c : std::string("abcdefghij"))
            buffer.append(std::string(1, c));
        QVERIFY(buffer.isTruncated());
        QTEST(QByteArray::fromStdString(buffer.text()), "text");
    }
    void returnsWhatIsWithinTheLimit()
    {
        PrintBuffer buffer(3);
        QVERIFY(buffer.append("ab") == "ab");
        QVERIFY(buffer.append("\xc3\xa9xyz") == "\xc3\xa9");
        QVERIFY(buffer.append("more").empty());
    }
    void keepsTheEndOfALargeText()
    {
        PrintBuffer buffer(4);
        buffer.append("ab");
        buffer.append(std::string(100'000, '.') + "yz");
        QCOMPARE(buffer.text(), "ab\n..._This content has been truncated to stay below 4 characters_...\nyz");
    }
    void cutsWholeCharacters()
    {
        PrintBuffer buffer(2);
        buffer.append("\xc3\xa9\xe2\x82\xac\xf0\x9f\x99\x82");
        QVERIFY(buffer.text().starts_with("\xc3\xa9\n"));
        QVERIFY(buffer.text().ends_with("\n\xf0\x9f\x99\x82"));
    }
    void staysSmallUnderAFlood()
    {
        PrintBuffer buffer(100);
        const std::string line(1000, 'x');
        for (int i = 0; i < 10'000; ++i)
            buffer.append(line);
        QCOMPARE(buffer.chars(), std::uint64_t { 10'000'000 });
        QVERIFY(buffer.text().size() < 300);
    }
};

QTEST_GUILESS_MAIN(TestPrintBuffer)
#include "tst_printbuffer.moc"
