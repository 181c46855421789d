// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/json/jsonvalues.h"
#include "models/logs/json/readledger.h"

#include <QTest>

using namespace vitrine;

class TestReadLedger : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void namesWhatWasNotRead();
    void takesNothingAsUnreadThatHasNoContent();
    void namesNothingOfACoveredRecord();
    void forgetsTheRecordBefore();
    void readsJsonInStrings();
    void ignoresOtherDocuments();

private:
    using Places = std::vector<std::string>;
    static Places placesOf(ReadLedger &ledger)
    {
        Places places;
        ledger.end([&](const std::string &place) { places.push_back(place); });
        return places;
    }
    JsonElement parsed(std::string_view text) { return m_parser.parse(simdjson::padded_string(text)).value_unsafe(); }
    simdjson::dom::parser m_parser;
};

void TestReadLedger::namesWhatWasNotRead()
{
    ReadLedger ledger;
    const JsonElement root = parsed(
        R"({"a": "x", "b": {"c": 1, "d": [{"e": true}, {"e": 2.5}]}, "whole": {"f": 1}, "id-1234": {"g": 1}})");
    ledger.begin(root);
    const JsonObject object = *objectIn(root);
    QCOMPARE(memberText(object, "a"), "x");
    QVERIFY(integerIn(*memberOf(*objectMember(object, "b"), "c")));
    jsonText(*memberOf(object, "whole"));
    QCOMPARE(placesOf(ledger), (Places { "b.d[].e", "b.d[].e", "*.g" }));
}

void TestReadLedger::takesNothingAsUnreadThatHasNoContent()
{
    ReadLedger ledger;
    ledger.begin(parsed(R"({"a": null, "b": "", "c": [], "d": {}, "e": 0})"));
    QCOMPARE(placesOf(ledger), Places { "e" });
}

void TestReadLedger::namesNothingOfACoveredRecord()
{
    ReadLedger ledger;
    ledger.begin(parsed(R"({"a": 1})"));
    ledger.cover();
    QCOMPARE(placesOf(ledger), Places {});
}

void TestReadLedger::forgetsTheRecordBefore()
{
    ReadLedger ledger;
    const JsonElement first = parsed(R"({"a": 1})");
    ledger.begin(first);
    jsonText(first);
    QCOMPARE(placesOf(ledger), Places {});
    ledger.begin(parsed(R"({"a": 1})"));
    QCOMPARE(placesOf(ledger), Places { "a" });
    QCOMPARE(placesOf(ledger), Places {});
}

void TestReadLedger::readsJsonInStrings()
{
    ReadLedger ledger;
    const JsonElement root = parsed(R"({"a": "{\"b\": 1, \"c\": 2}", "d": 3})");
    ledger.begin(root);
    {
        const InnerJson inner(*stringIn(*memberOf(*objectIn(root), "a")), "a");
        QVERIFY(inner.value());
        QVERIFY(integerIn(*memberOf(*objectIn(*inner.value()), "b")));
        QVERIFY(integerIn(*memberOf(*objectIn(root), "d")));
    }
    QCOMPARE(placesOf(ledger), Places { "a{}.c" });
}

void TestReadLedger::ignoresOtherDocuments()
{
    ReadLedger ledger;
    ledger.begin(parsed(R"({"a": 1})"));
    simdjson::dom::parser other;
    jsonText(other.parse(simdjson::padded_string(std::string_view(R"({"a": 1})"))).value_unsafe());
    QCOMPARE(placesOf(ledger), Places { "a" });
}

QTEST_GUILESS_MAIN(TestReadLedger)
#include "tst_readledger.moc"
