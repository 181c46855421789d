// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/write/soughttexts.h"

#include <QElapsedTimer>
#include <QTest>

#include <algorithm>
#include <random>

using namespace vitrine;
using trailfile::SoughtTexts;
using Texts = std::vector<RedactedFinding>;

class TestSoughtTexts : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsEachOfMany()
    {
        const SoughtTexts sought(Texts { { "abc" }, { "abcdefghijklmnopqrstuvwxyz0123456789" }, { "x" } });
        QVERIFY(!sought.isEmpty() && SoughtTexts(Texts {}).isEmpty() && SoughtTexts(Texts { { "" } }).isEmpty());
        for (const char *with : { "abc", "--abc", "abcd", "an x", "0abcdefghijklmnopqrstuvwxyz0123456789" })
            QVERIFY2(sought.isIn(with), with);
        for (const char *without : { "", "a", "ab", "acb", "bcdefghijklmnopq" })
            QVERIFY2(!sought.isIn(without), without);
    }

    void findsWholeOnesOnly()
    {
        const SoughtTexts sought(Texts { { "84.1.2.3", true } });
        for (const char *with : { "84.1.2.3", "at 84.1.2.3.", "(84.1.2.3)", "84.1.2.30 84.1.2.3:80", "-84.1.2.3_" })
            QVERIFY2(sought.isIn(with), with);
        for (const char *without : { "84.1.2.30", "184.1.2.3", "84.1.2.3.4", "4.84.1.2.3", "a84.1.2.3", "84.1.2.3b" })
            QVERIFY2(!sought.isIn(without), without);
    }

    void agreesWithASimpleSearch()
    {
        std::mt19937 random(7);
        const auto word = [&](std::size_t length) {
            std::string text;
            while (text.size() < length)
                text += static_cast<char>('a' + random() % 3);
            return text;
        };
        for (int round = 0; round < 300; ++round) {
            std::vector<RedactedFinding> texts;
            for (auto n = random() % 5; n < 5; ++n)
                texts.push_back({ word(1 + random() % 40), false });
            const std::string text = word(random() % 200);
            const bool isThere
                = std::ranges::any_of(texts, [&](const RedactedFinding &sought) { return text.contains(sought.text); });
            QCOMPARE(SoughtTexts(texts).isIn(text), isThere);
        }
    }

    /// Thousands that begin alike, in a text that is made of their beginnings.
    void takesTimeInProportionToTheText()
    {
        std::vector<RedactedFinding> texts;
        for (int n = 0; n < 20'000; ++n)
            texts.push_back(
                { "-----BEGIN PRIVATE KEY" + std::string(static_cast<std::size_t>(n % 60), '-') + std::to_string(n),
                    false });
        const SoughtTexts sought(texts);
        std::string text;
        while (text.size() < 2'000'000)
            text += "-----BEGIN PRIVATE KEY-----";
        QElapsedTimer timer;
        timer.start();
        QVERIFY(!sought.isIn(text));
        QVERIFY2(timer.elapsed() < 5000, qPrintable(QString::number(timer.elapsed())));
    }
};

QTEST_GUILESS_MAIN(TestSoughtTexts)
#include "tst_soughttexts.moc"
