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
    using Locations = std::vector<std::string>;
    static Locations locationsOf(ReadLedger &ledger)
    {
        Locations locations;
        ledger.end([&](const std::string &location) { locations.push_back(location); });
        return locations;
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
    QCOMPARE(locationsOf(ledger), (Locations { "b.d[].e", "b.d[].e", "*.g" }));
}

void TestReadLedger::takesNothingAsUnreadThatHasNoContent()
{
    ReadLedger ledger;
    ledger.begin(parsed(R"({"a": null, "b": "", "c": [], "d": {}, "e": 0})"));
    QCOMPARE(locationsOf(ledger), Locations { "e" });
}

void TestReadLedger::namesNothingOfACoveredRecord()
{
    ReadLedger ledger;
    ledger.begin(parsed(R"({"a": 1})"));
    ledger.cover();
    QCOMPARE(locationsOf(ledger), Locations {});
}

void TestReadLedger::forgetsTheRecordBefore()
{
    ReadLedger ledger;
    const JsonElement first = parsed(R"({"a": 1})");
    ledger.begin(first);
    jsonText(first);
    QCOMPARE(locationsOf(ledger), Locations {});
    ledger.begin(parsed(R"({"a": 1})"));
    QCOMPARE(locationsOf(ledger), Locations { "a" });
    QCOMPARE(locationsOf(ledger), Locations {});
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
    QCOMPARE(locationsOf(ledger), Locations { "a{}.c" });
}

void TestReadLedger::ignoresOtherDocuments()
{
    ReadLedger ledger;
    ledger.begin(parsed(R"({"a": 1})"));
    simdjson::dom::parser other;
    jsonText(other.parse(simdjson::padded_string(std::string_view(R"({"a": 1})"))).value_unsafe());
    QCOMPARE(locationsOf(ledger), Locations { "a" });
}

QTEST_GUILESS_MAIN(TestReadLedger)
#include "tst_readledger.moc"
