// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/parsedjson.h"
#include "models/replay/noisedocument.h"
#include "models/replay/noiserules.h"

#include <nlohmann/json.hpp>

#include <QFile>
#include <QTest>

#include <algorithm>

using namespace vitrine;

namespace {

std::string normalised(std::string_view rule, const QByteArray &text)
{
    return NoiseRules().normalised(rule, text.toStdString());
}

QByteArray joined(const std::vector<std::string> &names)
{
    QByteArrayList list;
    for (const std::string &name : names)
        list << QByteArray::fromStdString(name);
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
    void takesNoAccountOfWhatAClockReports();
    void leavesDatesAloneUnlessAsked();
    void knowsHowVersionsOfPythonWordErrors();
    void keepsErrorsApart_data();
    void keepsErrorsApart();
    void handlesLongTexts();
    void obeysRulesOfTheUser();
    void rejectsRulesThatCannotBe_data();
    void rejectsRulesThatCannotBe();
    void keepsADocument();
    void rejectsDocumentsThatItDoesNotKnow_data();
    void rejectsDocumentsThatItDoesNotKnow();
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
    row("date and time", "times", "2025-07-24 11:02:03.25 and 2025-07-24T11:02:03", "TIME and TIME");
    row("time alone", "times", "at 11:02:03", "at TIME");
    row("date without a time", "times", "on 2025-07-24 at 9", "on 2025-07-24 at 9");
    row("time inside a word", "times", "v11:02:03", "v11:02:03");
    row("number inside a word", "dates", "v2025-07-24", "v2025-07-24");
    row("duration", "durations", "took 0.25 s, then 3 seconds, 12ms", "took DURATION, then DURATION, DURATION");
    row("set", "set-order", "{'b', 'a'} and {3, 1, 2}", "{'a', 'b'} and {1, 2, 3}");
    row("set of tuples", "set-order", "{(2, 'b, c'), (1, 'a')}", "{(1, 'a'), (2, 'b, c')}");
    row("set in a dictionary", "set-order", "{'k': {'b', 'a'}, 'a': 1}", "{'k': {'a', 'b'}, 'a': 1}");
    row("dictionary", "set-order", "{'b': 1, 'a': 2}", "{'b': 1, 'a': 2}");
    row("list", "set-order", "['b', 'a']", "['b', 'a']");
    row("brace in a string", "set-order", "{'}', 'a'}", "{'a', '}'}");
    row("set over lines", "set-order", "{b,\n a, c}", "{b,\n a, c}");
    row("brackets that do not match", "set-order", "{b, [a} c, b}", "{b, [a} c, b}");
    row("apostrophe", "set-order", "{it's, a}", "{a, it's}");
    row("last digits", "float-digits", "0.30000000000000004 1.9999999999999998", "0.3 2.0");
    row("few digits", "float-digits", "0.1234567 12.50 3", "0.1234567 12.50 3");
    row("exponent", "float-digits", "1.2345678901234567e-10", "1.23456789012e-10");
    row("whole number", "float-digits", "12345678901234567890", "12345678901234567890");
    row("version", "float-digits", "v1.12345678901234567 1.2.34567890123456789",
        "v1.12345678901234567 1.2.34567890123456789");
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
    const auto compared = compareTexts("<f at 0x1>", "<f at 0x2>", NoiseRules());
    QVERIFY(compared.isEqual);
    QCOMPARE(joined(compared.rules), "addresses");
    const auto equal = compareTexts("<f at 0x1>", "<f at 0x1>", NoiseRules());
    QVERIFY(equal.isEqual);
    QVERIFY(equal.rules.empty());
}

void TestNoiseRules::doesNotNameRulesWhenTheTextsDiffer()
{
    const auto compared = compareTexts("<f at 0x1> 1", "<f at 0x2> 2", NoiseRules());
    QVERIFY(!compared.isEqual);
    QVERIFY(compared.rules.empty());
}

void TestNoiseRules::leavesDatesAloneUnlessAsked()
{
    QVERIFY(!compareTexts("2025-07-24", "2025-07-25", NoiseRules()).isEqual);
    NoiseRules dates;
    dates.setOn("dates", true);
    QVERIFY(compareTexts("2025-07-24", "2025-07-25", dates).isEqual);
}

void TestNoiseRules::takesNoAccountOfWhatAClockReports()
{
    const auto compared
        = compareTexts("2025-07-24 11:02:03 took 0.25 s", "2026-11-24 09:30:00 took 1.5 s", NoiseRules());
    QVERIFY(compared.isEqual);
    QCOMPARE(joined(compared.rules), "times,durations");
}

// Facts of three interpreters: what the rule covers, and what stays a difference.
void TestNoiseRules::knowsHowVersionsOfPythonWordErrors()
{
    QFile file(QStringLiteral(VITRINE_SOURCE_DIR "/tests/data/errorwording.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const auto facts = parsedJson<nlohmann::json>(file.readAll().toStdString());
    QVERIFY(facts.at("errors").size() > 100);
    const auto textOf = [](const nlohmann::json &fact, const char *version) {
        return fact.at(version).is_string() ? fact.at(version).get<std::string>() : std::string();
    };
    for (const auto &fact : facts.at("errors")) {
        bool isOne = true;
        for (const auto &[left, right] : { std::pair("3.11", "3.13"), std::pair("3.13", "3.14") }) {
            const std::string a = textOf(fact, left);
            const std::string b = textOf(fact, right);
            const auto compared = compareTexts("Error: " + a + "\nend", "Error: " + b + "\nend", NoiseRules());
            isOne = isOne && compared.isEqual;
            if (fact.at("one_wording").get<bool>() && a != b && !a.contains(" at 0x"))
                QCOMPARE(joined(compared.rules), "error-wording");
        }
        QVERIFY2(isOne == fact.at("one_wording").get<bool>(), fact.dump().c_str());
    }
}

void TestNoiseRules::keepsErrorsApart_data()
{
    QTest::addColumn<QByteArray>("left");
    QTest::addColumn<QByteArray>("right");
    QTest::newRow("kind") << QByteArray("TypeError: division by zero")
                          << QByteArray("ZeroDivisionError: division by zero");
    QTest::newRow("type") << QByteArray("unhashable type: 'list'")
                          << QByteArray("cannot use 'dict' as a dict key (unhashable type: 'dict')");
    QTest::newRow("expected") << QByteArray("too many values to unpack (expected 2)")
                              << QByteArray("too many values to unpack (expected 3, got 4)");
    QTest::newRow("attribute") << QByteArray("'A' object has no attribute 'b'")
                               << QByteArray(
                                      "'A' object has no attribute 'c' and no __dict__ for setting new attributes");
    QTest::newRow("year") << QByteArray("year 0 is out of range") << QByteArray("year must be in 1..9999, not 10000");
    QTest::newRow("month") << QByteArray("month must be in 1..12, not 13")
                           << QByteArray("hour must be in 0..23, not 24");
    QTest::newRow("function") << QByteArray("f() takes exactly 2 arguments (1 given)")
                              << QByteArray("g expected 2 arguments, got 1");
    QTest::newRow("not an error") << QByteArray("expected a finite number of 3") << QByteArray("math domain error");
}

void TestNoiseRules::keepsErrorsApart()
{
    QFETCH(QByteArray, left);
    QFETCH(QByteArray, right);
    QVERIFY(!compareTexts(left.toStdString(), right.toStdString(), NoiseRules()).isEqual);
}

void TestNoiseRules::handlesLongTexts()
{
    const std::string padding(2'000'000, 'x');
    QVERIFY(compareTexts(padding + " at 0x1", padding + " at 0x2", NoiseRules()).isEqual);
    const std::string brackets(2'000'000, '{');
    QCOMPARE(NoiseRules().normalised("set-order", brackets).size(), brackets.size());
    std::string quotes;
    for (int i = 0; i < 200'000; ++i)
        quotes += "{'\\";
    QCOMPARE(NoiseRules().normalised("set-order", quotes).size(), quotes.size());
}

void TestNoiseRules::obeysRulesOfTheUser()
{
    NoiseRules rules;
    QVERIFY(rules.setOwn({ { "sessions", "s-[0-9]+", "SESSION", true } }));
    const auto compared = compareTexts("s-1 and s-22", "s-3 and s-4", rules);
    QVERIFY(compared.isEqual);
    QCOMPARE(joined(compared.rules), "sessions");
    QVERIFY(!compareTexts("s-1 a", "s-2 b", rules).isEqual);
    QVERIFY(rules.setOwn({ { "sessions", "s-[0-9]+", "SESSION", false } }));
    QVERIFY(!compareTexts("s-1", "s-2", rules).isEqual);
    QVERIFY(rules.setOwn({ { "starts", "^\\d+ ", "", true }, { "nothing", "x*", "y", true } }));
    QCOMPARE(withoutNoise("12 a 13 b\n14 c xx", rules), "a 13 b\n14 c y");
}

void TestNoiseRules::rejectsRulesThatCannotBe_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("pattern");
    QTest::newRow("no expression") << QByteArray("a") << QByteArray("(");
    QTest::newRow("no name") << QByteArray() << QByteArray("a");
    QTest::newRow("name of the program's") << QByteArray("dates") << QByteArray("a");
    QTest::newRow("comma") << QByteArray("a,b") << QByteArray("a");
    QTest::newRow("huge count") << QByteArray("a") << QByteArray("a{1,30000}");
}

void TestNoiseRules::rejectsRulesThatCannotBe()
{
    QFETCH(QByteArray, name);
    QFETCH(QByteArray, pattern);
    NoiseRules rules;
    QVERIFY(!rules.setOwn({ { name.toStdString(), pattern.toStdString(), {}, true } }));
    QVERIFY(rules == NoiseRules());
}

void TestNoiseRules::keepsADocument()
{
    NoiseRules rules;
    rules.setOn("dates", true);
    rules.setOn("addresses", false);
    QVERIFY(rules.setOwn({ { "sessions", "s-\\d+", "S", true }, { "ids", "id", {}, false } }));
    const auto read = readNoiseRules(toJson(rules));
    QVERIFY(read.has_value());
    QVERIFY(*read == rules);
    QVERIFY(compareTexts("s-1", "s-2", *read).isEqual);
    const auto brief = readNoiseRules(R"({"vitrine_noise": 1, "rules": {"dates": true}})");
    QVERIFY(brief.has_value());
    QVERIFY(brief->isOn("dates") && brief->isOn("addresses")
        && !readNoiseRules(R"({"vitrine_noise": 1, "rules": {"times": false}})")->isOn("times"));
}

void TestNoiseRules::rejectsDocumentsThatItDoesNotKnow_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QByteArray>("code");
    const auto row = [](const char *name, const char *json, const char *code) {
        QTest::newRow(name) << QByteArray(json) << QByteArray(code);
    };
    row("no JSON", "{", "bad-json");
    row("no version", "{}", "bad-value");
    row("later version", R"({"vitrine_noise": 2})", "bad-value");
    row("unknown field", R"({"vitrine_noise": 1, "more": 1})", "unknown-field");
    row("unknown rule", R"({"vitrine_noise": 1, "rules": {"colors": true}})", "unknown-field");
    row("no switch", R"({"vitrine_noise": 1, "rules": {"dates": 1}})", "bad-value");
    row("rule without a pattern", R"({"vitrine_noise": 1, "own": [{"name": "a"}]})", "bad-value");
    row("bad pattern", R"({"vitrine_noise": 1, "own": [{"name": "a", "pattern": "["}]})", "bad-value");
}

void TestNoiseRules::rejectsDocumentsThatItDoesNotKnow()
{
    QFETCH(QByteArray, json);
    QFETCH(QByteArray, code);
    const auto read = readNoiseRules(json.toStdString(), "mine.json");
    QVERIFY(!read.has_value());
    QCOMPARE(QByteArray::fromStdString(std::string(toString(read.error().code))), code);
    QCOMPARE(read.error().file, "mine.json");
}

QTEST_GUILESS_MAIN(TestNoiseRules)
#include "tst_noiserules.moc"
