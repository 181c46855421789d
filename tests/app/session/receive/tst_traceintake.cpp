// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/receive/traceintake.h"

#include "models/trail/read/trail.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace vitrine;
using namespace std::chrono_literals;
using Json = nlohmann::ordered_json;

namespace {

Json attribute(const char *key, const char *value)
{
    return { { "key", key }, { "value", { { "stringValue", value } } } };
}

Json span(const char *trace, const char *id, const char *parent, const char *name, const char *kind, const char *output)
{
    Json json { { "traceId", trace }, { "spanId", id }, { "name", name },
        { "startTimeUnixNano", "1767225600000000000" }, { "endTimeUnixNano", "1767225601000000000" },
        { "attributes",
            Json::array({ attribute("openinference.span.kind", kind), attribute("output.value", output) }) } };
    if (*parent != 0)
        json["parentSpanId"] = parent;
    return json;
}

std::string request(const std::vector<Json> &spans)
{
    const Json scope { { "scope", { { "name", "openinference" } } }, { "spans", spans } };
    return Json { { "resourceSpans", Json::array({ { { "scopeSpans", Json::array({ scope }) } } }) } }.dump();
}

const char *const first = "aa01";
const char *const second = "bb02";

Json step(const char *trace) { return span(trace, "02", "01", "Step 1", "CHAIN", "Execution logs:"); }
Json root(const char *trace) { return span(trace, "01", "", "CodeAgent.run", "AGENT", "4"); }

} // namespace

class TestTraceIntake : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void addsARunForEachTrace();
    void writesARunAgainWhenMoreComes();
    void closesATraceOnceItsRootHasEnded();
    void waitsLongForARootThatDoesNotCome();
    void closesAllAtTheEnd();
    void acceptsAnEmptyRequest();
    void rejectsWhatIsNoRequest_data();
    void rejectsWhatIsNoRequest();
    void rejectsTooManyTraces();
    void addsARunForEachSessionOfEvents();

private:
    std::vector<RunSummary> runs() const
    {
        const auto trail = Trail::open(m_file);
        return trail ? (*trail)->runs(0, 10).value_or(std::vector<RunSummary>()) : std::vector<RunSummary>();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::filesystem::path m_file;
    std::unique_ptr<Recorder> m_recorder;
    std::unique_ptr<TraceIntake> m_intake;
    TraceIntake::Clock::time_point m_now {};
};

void TestTraceIntake::init()
{
    m_intake.reset();
    m_recorder.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_file = m_folder->filePath(QStringLiteral("t.vitrine")).toStdString();
    auto recorder = Recorder::open(m_file);
    QVERIFY(recorder.has_value());
    m_recorder = std::move(*recorder);
    m_intake = std::make_unique<TraceIntake>(m_folder->filePath(QStringLiteral("in")).toStdString(), *m_recorder);
    m_now = TraceIntake::Clock::time_point(1h);
}

void TestTraceIntake::addsARunForEachTrace()
{
    const auto taken = m_intake->take(request({ root(first), step(first), root(second) }), m_now);
    QCOMPARE(*taken, 3u);
    QCOMPARE(m_intake->update(m_now)->added, 2u);
    QCOMPARE(runs().size(), 2u);
}

void TestTraceIntake::writesARunAgainWhenMoreComes()
{
    QVERIFY(m_intake->take(request({ step(first) }), m_now).has_value());
    QVERIFY(m_intake->update(m_now).has_value());
    const auto before = runs();
    QVERIFY(m_intake->take(request({ span(first, "03", "01", "Step 2", "CHAIN", "x"), root(first) }), m_now));
    QVERIFY(m_intake->update(m_now).has_value());
    QCOMPARE(runs().size(), 1u);
    QVERIFY(before.empty() || runs().front().steps > before.front().steps);
}

void TestTraceIntake::closesATraceOnceItsRootHasEnded()
{
    QVERIFY(m_intake->take(request({ root(first), step(first) }), m_now).has_value());
    QCOMPARE(m_intake->update(m_now)->closed, 0u);
    QCOMPARE(m_intake->openTraces(), 1u);
    QCOMPARE(m_intake->update(m_now + 6s)->closed, 1u);
    QCOMPARE(m_intake->openTraces(), 0u);
    const auto sources = (*Trail::open(m_file))->sources();
    QVERIFY(sources->front().isComplete);
    QVERIFY(QFile::exists(QString::fromStdString(sources->front().record.file)));
}

void TestTraceIntake::waitsLongForARootThatDoesNotCome()
{
    QVERIFY(m_intake->take(request({ step(first) }), m_now).has_value());
    QVERIFY(m_intake->update(m_now + 1min).has_value());
    QCOMPARE(m_intake->openTraces(), 1u);
    QVERIFY(m_intake->update(m_now + 31min).has_value());
    QCOMPARE(m_intake->openTraces(), 0u);
}

void TestTraceIntake::closesAllAtTheEnd()
{
    QVERIFY(m_intake->take(request({ root(first), root(second) }), m_now).has_value());
    QCOMPARE(m_intake->finish()->closed, 2u);
    QCOMPARE(runs().size(), 2u);
    QVERIFY((*Trail::open(m_file))->verify()->isIntact);
}

/// Exporters may send one to test the connection; as a protocol buffer it has no bytes at all.
void TestTraceIntake::acceptsAnEmptyRequest()
{
    for (const char *empty : { "{}", R"({"resourceSpans": null})", R"({"resourceLogs": []})" })
        QCOMPARE(m_intake->take(empty, m_now).value_or(99), 0u);
    QCOMPARE(m_intake->openTraces(), 0u);
}

void TestTraceIntake::rejectsWhatIsNoRequest_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::newRow("no JSON") << QByteArray("{");
    QTest::newRow("a list") << QByteArray("[]");
    QTest::newRow("something else") << QByteArray(R"({"resourceMetrics": []})");
    QTest::newRow("a number of spans") << QByteArray(R"({"resourceSpans": 7})");
    QTest::newRow("a path as id") << QByteArray::fromStdString(request({ root("../../etc/x") }));
    QTest::newRow("an empty id") << QByteArray::fromStdString(request({ root("") }));
    QTest::newRow("a span of text") << QByteArray(R"({"resourceSpans": [{"scopeSpans": [{"spans": ["x"]}]}]})");
    QTest::newRow("too deep") << QByteArray("{\"resourceSpans\":").append(QByteArray(100'000, '['));
    QTest::newRow("deep and whole")
        << QByteArray("{\"resourceSpans\":").append(QByteArray(1'000, '[')).append(QByteArray(1'000, ']')).append("}");
}

void TestTraceIntake::rejectsWhatIsNoRequest()
{
    QFETCH(QByteArray, json);
    const auto taken = m_intake->take(json.toStdString(), m_now);
    QVERIFY(!taken.has_value());
    QVERIFY(taken.error().code == ErrorCode::BadValue);
    QCOMPARE(m_intake->openTraces(), 0u);
}

void TestTraceIntake::rejectsTooManyTraces()
{
    std::vector<Json> spans;
    for (int i = 0; i <= 1'000; ++i)
        spans.push_back(root(QByteArray::number(0x1000 + i, 16).constData()));
    const auto taken = m_intake->take(request(spans), m_now);
    QVERIFY(!taken.has_value());
    QVERIFY(taken.error().code == ErrorCode::TooLarge);
}

/// Claude Code sends no spans, but events of its session as logs.
void TestTraceIntake::addsARunForEachSessionOfEvents()
{
    const auto event = [](const char *session, const char *name) {
        Json json { { "timeUnixNano", "1767225600000000000" }, { "body", { { "stringValue", name } } },
            { "attributes",
                Json::array({ attribute("event.name", name), attribute("prompt", "P"), attribute("model", "m") }) } };
        if (*session != 0)
            json["attributes"].push_back(attribute("session.id", session));
        return json;
    };
    const auto sent = [&](const std::vector<Json> &records) {
        const Json scope { { "scope", { { "name", "events" } } }, { "logRecords", records } };
        return Json { { "resourceLogs", Json::array({ { { "scopeLogs", Json::array({ scope }) } } }) } }.dump();
    };
    const auto taken
        = m_intake->take(sent({ event("../a", "claude_code.user_prompt"), event("../a", "claude_code.api_request"),
                             event("b", "claude_code.api_request"), event("", "a line of a program") }),
            m_now);
    QCOMPARE(taken.value_or(0), 4u);
    QCOMPARE(m_intake->openTraces(), 2u);
    QVERIFY(m_intake->update(m_now));
    const auto found = runs();
    QCOMPARE(found.size(), 2u);
    QCOMPARE(found.at(0).record.externalId, "../a");
    QCOMPARE(found.at(0).record.framework, "claude-code");
    QCOMPARE(found.at(1).record.externalId, "b");
}

QTEST_GUILESS_MAIN(TestTraceIntake)
#include "tst_traceintake.moc"
