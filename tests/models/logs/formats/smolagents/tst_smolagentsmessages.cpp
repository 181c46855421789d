// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/formatted.h"
#include "tests/models/logs/flawline.h"
#include "tests/models/logs/madelogs.h"

#include <QTest>

using namespace vitrine;

/// Benchmark rows with chat messages.
class TestSmolagentsMessages : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsRowsOfMessages();
    void readsAListOfRows();
    void keepsTextOfCallsThatAreNoList();
    void reportsBrokenRowsFromRowsWithoutSteps();
};

namespace {

std::string chat(std::string_view role, std::string_view text)
{
    return formatted(R"({{"role": "{}", "content": [{{"type": "text", "text": "{}"}}]}})", role, text);
}

std::string row(std::string_view messages)
{
    return formatted(
        R"({{"model_id": "m", "agent_action_type": "code", "question": "Q", "answer": 4, "true_answer": "4", )"
        R"("start_time": 100.5, "end_time": "2025-07-24 21:42:15", "token_counts": {{"input": 1, "output": 2}}, )"
        R"("intermediate_steps": [{}]}})",
        messages);
}

} // namespace

void TestSmolagentsMessages::readsRowsOfMessages()
{
    const std::string calls = R"(Calling tools:\n[{'id': 'call_1', 'type': 'function', 'function': )"
                              R"({'name': 'python_interpreter', 'arguments': 'print(4)\\nfinal_answer(4)'}}])";
    const ImportedText log(
        row(chat("system", "S") + "," + chat("user", R"(New task:\nQ)") + "," + chat("assistant", "no code</code>")
            + "," + chat("tool-response", R"(Error:\nError in code parsing:\nbad\nNow let's retry: take care)") + ","
            + chat("assistant", R"(Thought: T\n<code>\nprint(4)\n</code>)") + "," + chat("tool-call", calls) + ","
            + chat("tool-response", R"(Observation:\nExecution logs:\n4\nLast output from code snippet:\n4)")));
    VERIFY_READ(log);
    QCOMPARE(log.report->format, "smolagents-messages");
    QCOMPARE(log.report->flaws, 0u);
    const auto &run = log.sink.runs.at(0);
    QCOMPARE(run.steps.size(), 4u);
    QVERIFY(run.steps[0].kind == StepKind::System && run.steps[1].kind == StepKind::Task);
    QCOMPARE(run.steps[2].error->type, "AgentParsingError");
    QCOMPARE(run.steps[2].error->message, "Error in code parsing:\nbad");
    QVERIFY(run.steps[2].code.empty());
    QCOMPARE(run.steps[3].code.at(0).text, "print(4)\nfinal_answer(4)");
    QVERIFY(run.steps[3].code.at(0).origin == CodeOrigin::Repr);
    QCOMPARE(run.steps[3].thought, "T");
    QCOMPARE(run.steps[3].outputs.at(0).text, "4\n");
    QVERIFY(run.steps[3].isFinalAnswer);
    QCOMPARE(run.record.task, "Q");
    QCOMPARE(run.record.finalAnswer, "4");
    QCOMPARE(run.record.time.startedAt, 100.5);
    QVERIFY(!run.record.time.endedAt);
    QCOMPARE(run.record.extra, R"({"end_time":"2025-07-24 21:42:15"})");
    QCOMPARE(run.record.tokens.output, 2);
}

void TestSmolagentsMessages::readsAListOfRows()
{
    const std::string one = row(chat("user", R"(New task:\nQ)") + "," + chat("assistant", "Thought: T"));
    const ImportedText log('[' + one + ",\n" + one + ']');
    VERIFY_READ(log);
    QCOMPARE(log.report->format, "smolagents-messages");
    QCOMPARE(log.report->flaws, 0u);
    QCOMPARE(log.sink.runs.size(), 2u);
}

void TestSmolagentsMessages::keepsTextOfCallsThatAreNoList()
{
    const ImportedText log(row(chat("user", "Q") + "," + chat("assistant", "A") + ","
        + chat("tool-call", "Calling tools: <generator object>") + "," + chat("tool-response", "Observation: 1")));
    VERIFY_READ(log);
    QCOMPARE(log.report->skipped.size(), 1u);
    QVERIFY(log.report->skipped[0].code == ErrorCode::BadValue);
    QVERIFY(flawLine(log.report->skipped[0]).starts_with("intermediate_steps[2]"));
    QVERIFY(log.sink.runs.at(0).steps.at(1).extra.contains("<generator object>"));
}

void TestSmolagentsMessages::reportsBrokenRowsFromRowsWithoutSteps()
{
    const std::string whole = row(chat("user", "Q"));
    const ImportedText log(whole + "\n{\"broken\n{\"a\": }\n{\"a\": 1}\n" + whole);
    QCOMPARE(log.sink.runs.size(), 2u);
    QCOMPARE(log.report->skipped.size(), 3u);
    QVERIFY(log.report->skipped[0].code == ErrorCode::BadJson);
    QVERIFY(log.report->skipped[1].code == ErrorCode::BadJson);
    QVERIFY(log.report->skipped[2].code == ErrorCode::BadValue);
    QCOMPARE(log.report->skipped[2].line, 4);
}

QTEST_GUILESS_MAIN(TestSmolagentsMessages)
#include "tst_smolagentsmessages.moc"
