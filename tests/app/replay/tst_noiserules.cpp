// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/replay/noiserules.h"

#include <QTest>

#include <algorithm>

using namespace vitrine;

namespace {

std::string normalised(std::string_view rule, const QByteArray &text)
{
    const auto found = std::ranges::find(noiseRules(), rule, &NoiseRule::name);
    return found == noiseRules().end() ? "no such rule" : found->normalise(text.toStdString());
}

QByteArray joined(const std::vector<std::string_view> &names)
{
    QByteArrayList list;
    for (const auto name : names)
        list << QByteArray(name.data(), static_cast<qsizetype>(name.size()));
    return list.join(',');
}

} // namespace

class TestNoiseRules : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void normalisesOnlyWhatTheRuleNames_data();
    void normalisesOnlyWhatTheRuleNames();
    void saysWhichRulesWereNeeded();
    void doesNotNameRulesWhenTheTextsDiffer();
    void leavesDatesAloneUnlessAsked();
    void standsLongTexts();
};

void TestNoiseRules::normalisesOnlyWhatTheRuleNames_data()
{
    QTest::addColumn<QByteArray>("rule");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char *name, const char *rule, const char *text, const char *expected) {
        QTest::newRow(name) << QByteArray(rule) << QByteArray(text) << QByteArray(expected);
    };
    row("address", "addresses", "<f at 0x7f3A> and <g at 0x1>", "<f at 0xADDR> and <g at 0xADDR>");
    row("address without digits", "addresses", "look at 0xyz", "look at 0xyz");
    row("number in hexadecimal", "addresses", "value 0x7f3a", "value 0x7f3a");
    row("address at the end", "addresses", "x at 0x", "x at 0x");
    row("import list", "import-list", "no. Authorized imports are: ['b', 'a', 'c'] end",
        "no. Authorized imports are: ['a', 'b', 'c'] end");
    row("two import lists", "import-list", "Authorized imports are: ['b', 'a']\nAuthorized imports are: ['d', 'c']",
        "Authorized imports are: ['a', 'b']\nAuthorized imports are: ['c', 'd']");
    row("import list not closed", "import-list", "Authorized imports are: ['b', 'a'",
        "Authorized imports are: ['b', 'a'");
    row("other list", "import-list", "['b', 'a']", "['b', 'a']");
    row("module file", "module-paths", "<module 'a' from '/usr/lib/a.py'>", "<module 'a' from 'PATH'>");
    row("relative file", "module-paths", "<module 'a' from 'a.py'>", "<module 'a' from 'a.py'>");
    row("file in parentheses", "module-paths", "cannot import x (/usr/lib/a.so)", "cannot import x (PATH)");
    row("other file in parentheses", "module-paths", "see (/etc/fstab)", "see (/etc/fstab)");
    row("date", "dates", "on 2025-07-24.", "on DATE.");
    row("date and time", "dates", "2025-07-24 11:02:03.25 and 2025-07-24T11:02:03", "DATE and DATE");
    row("time alone", "dates", "at 11:02:03", "at DATE");
    row("number inside a word", "dates", "v2025-07-24", "v2025-07-24");
    row("duration", "durations", "took 0.25 s, then 3 seconds, 12ms", "took DURATION, then DURATION, DURATION");
    row("no unit", "durations", "took 3 sheep", "took 3 sheep");
}

void TestNoiseRules::normalisesOnlyWhatTheRuleNames()
{
    QFETCH(QByteArray, rule);
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, expected);
    QCOMPARE(QByteArray::fromStdString(normalised(rule.toStdString(), text)), expected);
}

void TestNoiseRules::saysWhichRulesWereNeeded()
{
    const auto compared = compareTexts("<f at 0x1>", "<f at 0x2>", defaultNoiseRules());
    QVERIFY(compared.isEqual);
    QCOMPARE(joined(compared.rules), "addresses");
    const auto equal = compareTexts("<f at 0x1>", "<f at 0x1>", defaultNoiseRules());
    QVERIFY(equal.isEqual);
    QVERIFY(equal.rules.empty());
}

void TestNoiseRules::doesNotNameRulesWhenTheTextsDiffer()
{
    const auto compared = compareTexts("<f at 0x1> 1", "<f at 0x2> 2", defaultNoiseRules());
    QVERIFY(!compared.isEqual);
    QVERIFY(compared.rules.empty());
}

void TestNoiseRules::leavesDatesAloneUnlessAsked()
{
    QVERIFY(!compareTexts("2025-07-24", "2025-07-25", defaultNoiseRules()).isEqual);
    const std::vector<std::string_view> dates { "dates" };
    QVERIFY(compareTexts("2025-07-24", "2025-07-25", dates).isEqual);
}

void TestNoiseRules::standsLongTexts()
{
    const std::string padding(2'000'000, 'x');
    QVERIFY(compareTexts(padding + " at 0x1", padding + " at 0x2", defaultNoiseRules()).isEqual);
}

QTEST_GUILESS_MAIN(TestNoiseRules)
#include "tst_noiserules.moc"
