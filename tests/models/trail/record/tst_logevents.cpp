// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/record/logevents.h"

#include <QTest>

using namespace vitrine;

/// Records of a log that are neither messages nor actions.
class TestLogEvents final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void knowsTopics_data()
    {
        QTest::addColumn<QByteArray>("kind");
        QTest::addColumn<QByteArray>("topic");
        const auto row
            = [](const char *kind, const char *topic) { QTest::newRow(kind) << QByteArray(kind) << QByteArray(topic); };
        row("permission.requested", "approval");
        row("hook_permission_decision", "approval");
        row("permission-mode", "mode");
        row("guardian_assessment", "approval");
        row("sample_limit", "limit");
        row("compact_boundary", "compaction");
        row("context_compacted", "compaction");
        row("api_error", "error");
        row("turn_aborted", "error");
        row("hook_success", "hook");
        row("session.model_change", "mode");
        row("llm.model", "other");
        row("GUARDRAIL", "guardrail");
        row("RETRIEVER", "documents");
        row("user_input", "input");
        row("score", "score");
        row("title", "other");
    }

    void knowsTopics()
    {
        QFETCH(const QByteArray, kind);
        const std::string_view name = toString(topicOf(kind.toStdString()));
        QTEST(QByteArray(name.data(), qsizetype(name.size())), "topic");
    }

    void readsEvents()
    {
        const auto events = logEventsIn(R"({"a": 1, "events": [
            {"kind": "system", "record": {"subtype": "api_error", "message": "Overloaded\nRetrying"}, "time": 5.5},
            {"kind": "attachment", "record": {"attachment": {"type": "hook_success", "content": "ok"}}},
            {"kind": "patch", "record": {"call": "c"}}, {"record": 1}, 7, {"kind": ""}, {"kind": "note", "time": "x"}]})");
        QCOMPARE(events.size(), std::size_t(3));
        QVERIFY(events[0].topic == LogEvent::Topic::Error);
        QCOMPARE(events[0].kind, "system");
        QCOMPARE(events[0].at, 5.5);
        QCOMPARE(eventLine(events[0]), "Overloaded");
        QVERIFY(events[1].topic == LogEvent::Topic::Hook);
        QVERIFY(!events[1].at);
        QVERIFY(events[2].topic == LogEvent::Topic::Other);
        QVERIFY(!events[2].at);
    }

    void ignoresOtherTexts_data()
    {
        QTest::addColumn<QByteArray>("extra");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("no JSON") << QByteArray(R"({"events")");
        QTest::newRow("object") << QByteArray(R"({"events": {"kind": "a"}})");
        QTest::newRow("deeper") << QByteArray(R"({"a": {"events": [{"kind": "a"}]}})");
    }

    void ignoresOtherTexts()
    {
        QFETCH(const QByteArray, extra);
        QVERIFY(logEventsIn(extra.toStdString()).empty());
        QCOMPARE(logEventListIn(extra.toStdString()), "[]");
    }

    void findsTheMessageWithin()
    {
        QCOMPARE(eventLine({ LogEvent::Topic::Error, "system.api_error", {},
                     R"({"subtype":"api_error","error":{"status":529,"error":{"error":{"message":"Overloaded"}}}})" }),
            "Overloaded");
    }

    void showsTheRecordIfItSaysNothing()
    {
        QCOMPARE(eventLine({ LogEvent::Topic::Other, "a", {}, R"({"n":1})" }), R"({"n":1})");
        QCOMPARE(eventLine({ LogEvent::Topic::Other, "a", {}, R"({"data":{"message":"Inner"}})" }),
            R"({"data":{"message":"Inner"}})");
        QCOMPARE(eventLine({ LogEvent::Topic::Other, "a", {}, R"({"error":{"message":"Inner"}})" }), "Inner");
        QCOMPARE(eventLine({ LogEvent::Topic::Other, "a", {}, {} }), std::string());
    }
};

QTEST_GUILESS_MAIN(TestLogEvents)
#include "tst_logevents.moc"
