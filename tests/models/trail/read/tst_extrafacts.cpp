// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/filter/filter.h"
#include "models/trail/read/trail.h"
#include "models/trail/write/recorder.h"

#include <QTemporaryDir>
#include <QTest>

using namespace vitrine;

/// Facts that runs and steps keep in their `extra`: scores of runs, approvals of calls, calls that started runs.
class TestExtraFacts final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        auto recorder = Recorder::open(file()).value();
        const auto source = recorder->addSource(
            { .file = "l", .sha256 = "1", .size = 1, .format = "f", .importerVersion = "1", .importedAt = 1 });
        RunRecord first;
        first.indexInSource = 1;
        first.extra
            = R"({"userId": "u1", "tags": ["a", "b"], "metadata": {"session_id": "s1", "tags": ["b", "c"]}, "scores": [{"name": "match", "value": "C", "explanation": "Same", "author": "judge"},
            {"name": "speed", "value": 0.25}]})";
        StepRecord step;
        step.ordinal = 1;
        step.toolCalls.push_back(call("c1"));
        step.toolCalls.push_back(call("c2"));
        for (RecordedToolCall &plain : step.toolCalls)
            plain.name = "lookup";
        for (const char *id : { "c3", "c4", "c5" }) {
            step.toolCalls.push_back(call(id));
            step.toolCalls.back().name = "bash";
            step.code.push_back({ Language::Bash, std::string("run ") + id, CodeOrigin::ToolArgument });
        }
        // A failed call may be all that a log has of its code.
        step.toolCalls.push_back(call("c6"));
        step.toolCalls.back().name = "python_interpreter";
        step.toolCalls.back().arguments = R"({"code": "import sympy"})";
        step.toolCalls.back().error = "InterpreterError";
        step.error = ErrorRecord { .layer = ErrorLayer::Code,
            .type = "exit status 2",
            .message = "boom",
            .traceback = {},
            .codeLine = {},
            .causeType = {} };
        step.extra
            = R"({"events": [{"kind": "api_error", "record": {"message": "Overloaded"}, "time": 3}], "calls": [{"call_id": "c2", "started_at": 5, "approval": {"decision": "denied", "by": "person", "reason": "No"}}, {"call_id": "c3", "exit": 2}, {"call_id": "c4", "exit": 0}, {"call_id": "c5", "exit": 7}]})";
        QVERIFY(recorder->addRun(*source, first, std::vector { step }));
        RunRecord second;
        second.indexInSource = 2;
        second.parentRun = 1;
        second.extra = R"({"parent_call": "c1", "scores": [{"name": "match", "value": "I"}]})";
        StepRecord other;
        other.ordinal = 1;
        QVERIFY(recorder->addRun(*source, second, std::vector { other }));
        RunRecord third;
        third.indexInSource = 3;
        third.extra = R"({"scores": {"match": 1}})";
        // Commands in a reply, which no call ran.
        other.code = { { Language::Bash, "make", CodeOrigin::Field }, { Language::Bash, "ls", CodeOrigin::Field } };
        other.outputs = { { OutputStream::Stdout, "one", false }, { OutputStream::Stderr, "two", false } };
        other.time.seconds = 0.5;
        other.error = step.error;
        other.error->type = "exit status 4";
        QVERIFY(recorder->addRun(*source, third, std::vector { other }));
        QVERIFY(recorder->completeSource(*source, "{}"));
        recorder.reset();
        m_trail = Trail::open(file()).value();
    }

    void cleanupTestCase() { m_trail.reset(); }

    void filtersRuns_data()
    {
        QTest::addColumn<QString>("filter");
        QTest::addColumn<QList<qint64>>("runs");
        QTest::newRow("score") << QStringLiteral("run.score >= 1") << QList<qint64> { 1 };
        QTest::newRow("zero") << QStringLiteral("run.score == 0") << QList<qint64> { 2 };
        QTest::newRow("name") << QStringLiteral("run.score.name == match") << QList<qint64> { 1, 2 };
        QTest::newRow("value") << QStringLiteral("run.score.value == \"0.25\"") << QList<qint64> { 1 };
        QTest::newRow("has none") << QStringLiteral("not has(run.score)") << QList<qint64> { 3 };
        QTest::newRow("decision") << QStringLiteral("action.decision == denied") << QList<qint64> { 1 };
        QTest::newRow("user") << QStringLiteral("run.user == u1") << QList<qint64> { 1 };
        QTest::newRow("session") << QStringLiteral("run.session == s1") << QList<qint64> { 1 };
        QTest::newRow("tag") << QStringLiteral("run.tag == c") << QList<qint64> { 1 };
        QTest::newRow("no tag") << QStringLiteral("not has(run.tag)") << QList<qint64> { 2, 3 };
        QTest::newRow("event") << QStringLiteral("log.event == api_error") << QList<qint64> { 1 };
        QTest::newRow("topic") << QStringLiteral("log.topic == error") << QList<qint64> { 1 };
        QTest::newRow("other topic") << QStringLiteral("log.topic == limit") << QList<qint64> {};
        QTest::newRow("detail") << QStringLiteral("log.detail contains Overloaded") << QList<qint64> { 1 };
        QTest::newRow("exit") << QStringLiteral("exit == 2") << QList<qint64> { 1 };
        QTest::newRow("no command failed") << QStringLiteral("exit == 0") << QList<qint64> {};
        QTest::newRow("exit of another command") << QStringLiteral("exit == 7") << QList<qint64> { 1 };
        QTest::newRow("failed") << QStringLiteral("exit != 0") << QList<qint64> { 1, 3 };
        QTest::newRow("exit of a reply") << QStringLiteral("exit == 4") << QList<qint64> { 3 };
        QTest::newRow("other exit") << QStringLiteral("exit == 3") << QList<qint64> {};
        QTest::newRow("decider") << QStringLiteral("action.decider == rule") << QList<qint64> {};
    }

    void filtersRuns()
    {
        QFETCH(const QString, filter);
        const auto parsed = Filter::parse(filter.toStdString());
        QVERIFY(parsed);
        const auto runs = m_trail->listRuns({ .filter = *parsed });
        QVERIFY(runs);
        QTEST(QList<qint64>(runs->begin(), runs->end()), "runs");
    }

    void sortsRunsByScore()
    {
        const auto runs = m_trail->listRuns({ .sort = RunSort::Score, .isDescending = true });
        QVERIFY(runs);
        QCOMPARE(QList<qint64>(runs->begin(), runs->end()), (QList<qint64> { 1, 2, 3 }));
        const std::vector<RunId> asked { 1, 3 };
        const std::vector<std::string> fields { "run.score.name", "run.user", "run.tag" };
        const auto rows = m_trail->runFields(asked, fields);
        QVERIFY(rows);
        const std::vector<FieldValue> first { "match", "u1", "a" };
        const std::vector<FieldValue> third(3);
        QVERIFY(rows->front().second == first);
        QVERIFY(rows->back().second == third);
    }

    void showsViews_data()
    {
        QTest::addColumn<QString>("statement");
        QTest::addColumn<QString>("rows");
        QTest::newRow("scores") << QStringLiteral(
            "SELECT run, n, name, value, number, explanation, author FROM v_scores")
                                << QStringLiteral("1|1|match|C|1|Same|judge 1|2|speed|0.25|0.25|| 2|1|match|I|0||");
        QTest::newRow("calls") << QStringLiteral(
            "SELECT call_id, started_at, decision, decided_by, reason FROM v_actions ORDER BY call_id")
                               << QStringLiteral("|||| |||| c1|||| c2|5|denied|person|No c3|||| c4|||| c5|||| c6||||");
        QTest::newRow("commands") << QStringLiteral("SELECT call_id, language, text, exit_status FROM v_actions WHERE "
                                                    "kind = 'command' ORDER BY call_id, n")
                                  << QStringLiteral(
                                         "|bash|make|4 |bash|ls| c3|bash|run c3|2 c4|bash|run c4|0 c5|bash|run c5|7");
        QTest::newRow("commands of replies") << QStringLiteral(
            "SELECT text, result, error, seconds FROM v_actions WHERE "
            "call_id IS NULL ORDER BY n") << QStringLiteral("make|one\ntwo|boom|0.5 ls|one\ntwo|boom|0.5");
        QTest::newRow("code") << QStringLiteral("SELECT call_id, language, text FROM v_actions WHERE kind = 'code'")
                              << QStringLiteral("c6|python|import sympy");
        QTest::newRow("events") << QStringLiteral("SELECT run, n, topic, kind, at, record FROM v_log_events")
                                << QStringLiteral("1|1|error|api_error|3|{\"message\":\"Overloaded\"}");
        QTest::newRow("labels") << QStringLiteral("SELECT user, session, tags FROM v_runs ORDER BY run")
                                << QStringLiteral("u1|s1|a, b, c || ||");
        QTest::newRow("starter") << QStringLiteral("SELECT run, parent_call FROM v_runs ORDER BY run")
                                 << QStringLiteral("1| 2|c1 3|");
    }

    void showsViews()
    {
        QFETCH(const QString, statement);
        QStringList rows;
        const auto takeRow = [&rows](std::span<const SqlValue> row) {
            QStringList cells;
            for (const SqlValue &value : row)
                cells << shown(value);
            rows << cells.join(u'|');
            return true;
        };
        const auto done
            = m_trail->sql(statement.toStdString(), {}, { .columns = [](const auto &) { }, .row = takeRow });
        QVERIFY2(done, done ? "" : done.error().detail.c_str());
        QTEST(rows.join(u' '), "rows");
    }

private:
    static QString shown(const SqlValue &value)
    {
        if (const auto *text = std::get_if<std::string>(&value))
            return QString::fromStdString(*text);
        if (const auto *whole = std::get_if<std::int64_t>(&value))
            return QString::number(*whole);
        const auto *number = std::get_if<double>(&value);
        return number != nullptr ? QString::number(*number) : QString();
    }
    static RecordedToolCall call(const char *id)
    {
        RecordedToolCall call;
        call.callId = id;
        call.name = "Bash";
        call.arguments = R"({"command": "ls"})";
        return call;
    }
    std::string file() const { return m_folder.path().toStdString() + "/t.vitrine"; }

    QTemporaryDir m_folder;
    std::unique_ptr<Trail> m_trail;
};

QTEST_GUILESS_MAIN(TestExtraFacts)
#include "tst_extrafacts.moc"
