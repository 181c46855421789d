// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/traces/otlpprotobuf.h"

#include "tests/models/logs/madelogs.h"

#include <nlohmann/json.hpp>
#include <protozero/pbf_writer.hpp>

#include <QTest>

#include <algorithm>
#include <functional>

using namespace vitrine;
using Json = nlohmann::json;
using Writer = protozero::pbf_writer;

namespace {

std::string message(const std::function<void(Writer &)> &fill)
{
    std::string bytes;
    Writer writer(bytes);
    fill(writer);
    return bytes;
}

std::string attribute(const std::string &key, const std::string &value)
{
    return message([&](Writer &w) {
        w.add_string(1, key);
        w.add_message(2, value);
    });
}

/// A request with one span that has these bytes.
std::string request(const std::string &span)
{
    const std::string scope = message([](Writer &w) { w.add_string(1, "openinference"); });
    const std::string scopeSpans = message([&](Writer &w) {
        w.add_message(1, scope);
        w.add_message(2, span);
    });
    const std::string resourceSpans = message([&](Writer &w) { w.add_message(2, scopeSpans); });
    return message([&](Writer &w) { w.add_message(1, resourceSpans); });
}

std::string exported(const char *name)
{
    QFile file(QStringLiteral(VITRINE_TEST_DATA "/otlp/") + QLatin1StringView(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

Json spanOf(const std::string &bytes)
{
    const auto json = otlpJson(bytes);
    if (!json)
        return {};
    return Json::parse(*json).at("resourceSpans").at(0).at("scopeSpans").at(0).at("spans").at(0);
}

} // namespace

class TestOtlpProtobuf : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void writesWhatTheStandardWrites();
    void knowsAllKindsOfValues();
    void namesUnknownFieldsByNumber();
    void namesFieldsOfAnotherKindByNumber();
    void keepsUnknownFieldsOfAllMessages();
    void importsAccountForUnknownFields();
    void rejectsWhatIsNoMessage();
    void rejectsValuesWithoutEnd();
    void writesTextThatIsNoUtf8();
    void readsNothing();
    void readsWhatAnExporterSends();
};

void TestOtlpProtobuf::writesWhatTheStandardWrites()
{
    const std::string event = message([](Writer &w) {
        w.add_fixed64(1, 7);
        w.add_string(2, "exception");
    });
    const std::string status = message([](Writer &w) {
        w.add_string(2, "bad");
        w.add_enum(3, 2);
    });
    const Json span = spanOf(request(message([&](Writer &w) {
        w.add_bytes(1, std::string("\x01\xAB", 2));
        w.add_bytes(2, std::string("\x00\xff", 2));
        w.add_bytes(4, std::string("\x02", 1));
        w.add_string(5, "Step 1");
        w.add_enum(6, 1);
        w.add_fixed64(7, 1767225600000000001ULL);
        w.add_fixed64(8, 18446744073709551615ULL);
        w.add_message(11, event);
        w.add_message(15, status);
    })));
    QCOMPARE(span.at("traceId"), "01ab");
    QCOMPARE(span.at("spanId"), "00ff");
    QCOMPARE(span.at("parentSpanId"), "02");
    QCOMPARE(span.at("name"), "Step 1");
    QCOMPARE(span.at("startTimeUnixNano"), "1767225600000000001");
    QCOMPARE(span.at("endTimeUnixNano"), "18446744073709551615");
    QCOMPARE(span.at("events").at(0).at("name"), "exception");
    QCOMPARE(span.at("status").at("code"), 2);
    QCOMPARE(span.at("status").at("message"), "bad");
}

void TestOtlpProtobuf::knowsAllKindsOfValues()
{
    const std::string text = message([](Writer &w) { w.add_string(1, "t"); });
    const std::string list = message([&](Writer &w) {
        w.add_message(1, text);
        w.add_message(1, text);
    });
    const std::string map = message([&](Writer &w) { w.add_message(1, attribute("k", text)); });
    const Json span = spanOf(request(message([&](Writer &w) {
        w.add_message(9, attribute("s", text));
        w.add_message(9, attribute("b", message([](Writer &v) { v.add_bool(2, true); })));
        w.add_message(9, attribute("i", message([](Writer &v) { v.add_int64(3, -5); })));
        w.add_message(9, attribute("d", message([](Writer &v) { v.add_double(4, 0.5); })));
        w.add_message(9, attribute("l", message([&](Writer &v) { v.add_message(5, list); })));
        w.add_message(9, attribute("m", message([&](Writer &v) { v.add_message(6, map); })));
        w.add_message(9, attribute("y", message([](Writer &v) { v.add_bytes(7, "any"); })));
    })));
    const auto value = [&span](std::size_t at) { return span.at("attributes").at(at).at("value"); };
    QCOMPARE(value(0).dump(), R"({"stringValue":"t"})");
    QCOMPARE(value(1).dump(), R"({"boolValue":true})");
    QCOMPARE(value(2).dump(), R"({"intValue":"-5"})");
    QCOMPARE(value(3).dump(), R"({"doubleValue":0.5})");
    QCOMPARE(value(4).at("arrayValue").at("values").size(), 2u);
    QCOMPARE(value(5).at("kvlistValue").at("values").at(0).at("key"), "k");
    QCOMPARE(value(6).dump(), R"({"bytesValue":"YW55"})");
}

void TestOtlpProtobuf::namesUnknownFieldsByNumber()
{
    const Json span = spanOf(request(message([](Writer &w) {
        w.add_string(5, "a");
        w.add_string(99, "later");
        w.add_uint32(98, 1);
    })));
    QCOMPARE(span.dump(), R"({"field98":"1","field99":"bGF0ZXI=","name":"a"})");
}

void TestOtlpProtobuf::namesFieldsOfAnotherKindByNumber()
{
    const Json span = spanOf(request(message([](Writer &w) {
        w.add_uint32(5, 3);
        w.add_string(6, "kind");
        w.add_uint32(7, 1);
        w.add_fixed64(9, 1);
        w.add_fixed32(11, 1);
        w.add_string(5, "a");
    })));
    QCOMPARE(span.dump(), R"({"field11":"1","field5":"3","field6":"a2luZA==","field7":"1","field9":"1","name":"a"})");
}

// A field of a later version, in each message of a request.
void TestOtlpProtobuf::keepsUnknownFieldsOfAllMessages()
{
    const std::string later = message([](Writer &w) { w.add_string(99, "later"); });
    const std::string span = message([&](Writer &w) {
        for (const std::uint32_t field : { 9, 11, 13, 15 })
            w.add_message(field, later);
        w.add_message(9, attribute("key", later + message([](Writer &v) { v.add_string(1, "value"); })));
        w.add_fixed32(16, 257);
    });
    const std::string scopeSpans = message([&](Writer &w) {
        w.add_message(1, later);
        w.add_message(2, span);
        w.add_string(99, "later");
    });
    const std::string resourceSpans = message([&](Writer &w) {
        w.add_message(1, later);
        w.add_message(2, scopeSpans);
        w.add_string(99, "later");
    });
    const auto json = otlpJson(message([&](Writer &w) { w.add_message(1, resourceSpans); }) + later);
    QVERIFY(json);
    const std::string found = *json;
    std::size_t fields = 0;
    for (std::size_t at = found.find("field99"); at != found.npos; at = found.find("field99", at + 1))
        ++fields;
    QVERIFY2(fields == 10, found.c_str());
    QVERIFY(found.contains(R"("value":{"stringValue":"value","field99":"bGF0ZXI="})"));
    QVERIFY(found.contains(R"("flags":257)"));
}

// As of any field that no reader knows; see tst_losses.
void TestOtlpProtobuf::importsAccountForUnknownFields()
{
    const auto json = otlpJson(exported("exporter.pb") + message([](Writer &w) { w.add_string(99, "later"); }));
    QVERIFY(json);
    const ImportedText log(*json);
    VERIFY_READ(log);
    QVERIFY2(log.report->leftOut.contains("field99"), toJson(*log.report).c_str());
}

void TestOtlpProtobuf::rejectsWhatIsNoMessage()
{
    const std::string whole = request(message([](Writer &w) { w.add_string(5, "a name of some length"); }));
    for (std::size_t size = 1; size < whole.size(); ++size)
        QVERIFY2(!otlpJson(std::string_view(whole).substr(0, size)), QByteArray::number(qulonglong(size)).constData());
    QVERIFY(!otlpJson("{\"resourceSpans\": []}"));
    QVERIFY(
        otlpJson(std::string("\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff", 11)).error().code == ErrorCode::BadValue);
}

void TestOtlpProtobuf::rejectsValuesWithoutEnd()
{
    std::string value = message([](Writer &w) { w.add_string(1, "deep"); });
    for (int depth = 0; depth < 100; ++depth) {
        const std::string list = message([&](Writer &w) { w.add_message(1, value); });
        value = message([&](Writer &w) { w.add_message(5, list); });
    }
    const auto json = otlpJson(request(message([&](Writer &w) { w.add_message(9, attribute("a", value)); })));
    QVERIFY(!json.has_value());
    QVERIFY(json.error().code == ErrorCode::TooDeep);
}

void TestOtlpProtobuf::writesTextThatIsNoUtf8()
{
    const Json span = spanOf(request(message([](Writer &w) {
        w.add_string(5,
            "a\xff"
            "b");
    })));
    QCOMPARE(span.at("name"),
        "a\xEF\xBF\xBD"
        "b");
}

void TestOtlpProtobuf::readsNothing() { QCOMPARE(*otlpJson({}), R"({"resourceSpans":[]})"); }

// One agent's spans, sent by OpenTelemetry's own exporters (JavaScript 0.223.1) in both encodings: `tests/data/otlp`.
void TestOtlpProtobuf::readsWhatAnExporterSends()
{
    const auto json = otlpJson(exported("exporter.pb"));
    QVERIFY(json);
    const ImportedText binary(*json);
    const ImportedText text(exported("exporter.json"));
    VERIFY_READ(binary);
    VERIFY_READ(text);
    const auto &run = binary.sink.runs.at(0);
    const auto steps = binary.sink.steps();
    QCOMPARE(run.record.agentName, text.sink.runs.at(0).record.agentName);
    QCOMPARE(run.record.time, text.sink.runs.at(0).record.time);
    QCOMPARE(run.record.extra, text.sink.runs.at(0).record.extra);
    QCOMPARE(steps.size(), text.sink.steps().size());
    QCOMPARE(run.record.task, "Add 2 and 3 – ünïcode");
    QVERIFY(run.record.extra.contains(R"("python":"3.11.4")"));
    const auto step = std::ranges::find_if(steps, [](const StepRecord *one) { return !one->code.empty(); });
    QVERIFY(step != steps.end());
    QCOMPARE((*step)->code.front().text, "final_answer(2 + 3)");
    QCOMPARE((*step)->tokens.input, 30);
    QCOMPARE(binary.report->flaws, 0u);
    for (std::size_t n = 0; n < steps.size(); ++n) {
        StepRecord other = *text.sink.steps()[n];
        other.span = steps[n]->span;
        QVERIFY(*steps[n] == other);
    }
}

QTEST_GUILESS_MAIN(TestOtlpProtobuf)
#include "tst_otlpprotobuf.moc"
