// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/steps/scorelist.h"
#include "models/trail/record/scores.h"
#include "tests/models/logs/flawline.h"
#include "tests/models/logs/madelogs.h"

#include <QTest>

using namespace vitrine;

/// Judgements on runs, as logs have them.
class TestScoreList : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void countsWords_data();
    void countsWords();
    void readsScores_data();
    void readsScores();
    void ignoresOtherScores_data();
    void ignoresOtherScores();
    void keepsFurtherMembers();
    void readsEvaluationsOfSpans();
};

namespace {

std::string shown(const std::vector<Score> &scores)
{
    std::string all;
    for (const Score &score : scores)
        all += (all.empty() ? "" : "; ") + score.name + "=" + score.value
            + (score.explanation.empty() ? "" : " (" + score.explanation + ")")
            + (score.author.empty() ? "" : " by " + score.author);
    return all;
}

} // namespace

void TestScoreList::countsWords_data()
{
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<double>("number");
    QTest::newRow("number") << QByteArray("0.25") << 0.25;
    QTest::newRow("negative") << QByteArray("-1") << -1.0;
    QTest::newRow("correct") << QByteArray("C") << 1.0;
    QTest::newRow("partly") << QByteArray("P") << 0.5;
    QTest::newRow("incorrect") << QByteArray("I") << 0.0;
    QTest::newRow("no answer") << QByteArray("N") << 0.0;
    QTest::newRow("true") << QByteArray("True") << 1.0;
    QTest::newRow("no") << QByteArray("no") << 0.0;
    QTest::newRow("other letter") << QByteArray("c") << -99.0;
    QTest::newRow("text") << QByteArray("good") << -99.0;
    QTest::newRow("not finite") << QByteArray("inf") << -99.0;
    QTest::newRow("rest") << QByteArray("1 of 2") << -99.0;
    QTest::newRow("empty") << QByteArray() << -99.0;
}

void TestScoreList::countsWords()
{
    QFETCH(const QByteArray, value);
    QTEST(numberOfScore(value.toStdString()).value_or(-99), "number");
}

void TestScoreList::readsScores_data()
{
    QTest::addColumn<QByteArray>("log");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char *name, const char *log, const char *expected) {
        QTest::newRow(name) << QByteArray(log) << QByteArray(expected);
    };
    row("Weave", R"({"calls": [{"id": "x", "trace_id": "t", "op_name": "weave:///e/p/op/Evaluation.predict_and_score:1",
        "inputs": {"example": {"question": "Why"}}, "output": {"output": "So", "scores": {"match": {"correct": true},
        "judge": {"value": 0.5, "explanation": "Half"}, "style": "plain", "none": null}}, "summary": {"weave": {"feedback": [
        {"feedback_type": "wandb.runnable.toxic", "payload": {"output": {"score": 0}}},
        {"feedback_type": "wandb.reaction.1", "payload": {"emoji": "up"}}]}}},
        {"id": "m", "trace_id": "t", "parent_id": "x", "op_name": "weave:///e/p/op/openai.chat.completions.create:1",
        "inputs": {"messages": [{"role": "user", "content": "Why"}]}, "output": {"choices": [{"message": {"content": "So"}}]}}]})",
        "match.correct=true; judge=0.5 (Half); style=plain; toxic=0");
    row("Langfuse", R"({"trace": {"id": "t", "name": "n", "scores": [
        {"id": "1", "name": "toxicity", "value": 0.9, "comment": "Rude", "dataType": "NUMERIC", "source": "EVAL"},
        {"id": "2", "name": "grade", "value": 2, "stringValue": "good", "dataType": "CATEGORICAL", "authorUserId": "U"}]},
        "observations": [{"id": "g", "traceId": "t", "type": "GENERATION", "output": "A", "startTime": "2025-01-01T00:00:00Z"}]})",
        "toxicity=0.9 (Rude) by EVAL; grade=good by U");
    row("Inspect", R"({"version": 2, "status": "success", "eval": {"task": "t", "model": "m"}, "samples": [
        {"id": 1, "epoch": 1, "input": "Q", "target": "A", "messages": [{"role": "user", "content": "Q"}, {"role": "assistant", "content": "A"}],
         "scores": {"match": {"value": "C", "answer": "A", "explanation": "Same"}, "both": {"value": {"a": 1, "b": 0}}}}]})",
        "match=C (Same); both.a=1; both.b=0");
    row("tau-bench",
        R"([{"task_id": 0, "reward": 1.0, "traj": [{"role": "user", "content": "Q"}, {"role": "assistant", "content": "A"}]}])",
        "reward=1.0");
    row("tau2-bench",
        R"({"simulations": [{"id": "s", "task_id": "1", "reward_info": {"reward": 0.0, "reward_breakdown": {"DB": 0.0, "ACTION": 1.0}},
        "messages": [{"role": "user", "content": "Q"}, {"role": "assistant", "content": "A"}]}]})",
        "reward=0.0; reward.DB=0.0; reward.ACTION=1.0");
    row("LangSmith",
        R"({"id": "r", "trace_id": "r", "run_type": "chain", "name": "n", "start_time": "2025-01-01T00:00:00",
        "inputs": {"input": "Q"}, "outputs": {"output": "A"}, "feedback_stats": {"helpful": {"n": 2, "avg": 0.5}},
        "child_runs": [{"id": "l", "trace_id": "r", "parent_run_id": "r", "run_type": "llm", "name": "m", "start_time": "2025-01-01T00:00:01",
        "inputs": {"messages": [{"role": "user", "content": "Q"}]}, "outputs": {"messages": [{"role": "assistant", "content": "A"}]}}]})",
        "helpful=0.5");
    row("MLflow",
        R"({"info": {"trace_id": "t", "assessments": [{"assessment_name": "correct", "feedback": {"value": true},
        "rationale": "As expected", "source": {"source_type": "LLM_JUDGE", "source_id": "judge"}}]}, "data": {"spans": [
        {"trace_id": "t", "span_id": "s", "parent_span_id": null, "name": "llm", "start_time_unix_nano": 1, "end_time_unix_nano": 2,
         "attributes": {"mlflow.spanType": "\"CHAT_MODEL\"", "mlflow.spanInputs": "{\"messages\": [{\"role\": \"user\", \"content\": \"Q\"}]}",
         "mlflow.spanOutputs": "{\"choices\": [{\"message\": {\"role\": \"assistant\", \"content\": \"A\"}}]}"}}]}})",
        "correct=true (As expected) by judge");
}

void TestScoreList::readsScores()
{
    QFETCH(const QByteArray, log);
    const ImportedText read(log.toStdString());
    VERIFY_READ(read);
    QCOMPARE(read.sink.runs.size(), 1u);
    QTEST(QByteArray::fromStdString(shown(scoresIn(read.sink.runs.at(0).record.extra))), "expected");
}

void TestScoreList::ignoresOtherScores_data()
{
    QTest::addColumn<QByteArray>("extra");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("no JSON") << QByteArray(R"({"scores")");
    QTest::newRow("object") << QByteArray(R"({"scores": {"a": 1}})");
    QTest::newRow("texts") << QByteArray(R"({"scores": ["a"]})");
    QTest::newRow("without name") << QByteArray(R"({"scores": [{"value": 1}]})");
    QTest::newRow("without value") << QByteArray(R"({"scores": [{"name": "a"}, {"name": "b", "value": null}]})");
    QTest::newRow("name is a number") << QByteArray(R"({"scores": [{"name": 1, "value": 1}]})");
}

void TestScoreList::ignoresOtherScores()
{
    QFETCH(const QByteArray, extra);
    QCOMPARE(shown(scoresIn(extra.toStdString())), std::string());
    QCOMPARE(scoreListIn(extra.toStdString()), "[]");
}

void TestScoreList::keepsFurtherMembers()
{
    std::string extra
        = R"({"reward": 1, "reward_info": {"reward": "high"}, "metadata": {"scores": {"quality": {"value": 0.5, "of": "x"}}}})";
    addKnownScores(extra);
    QVERIFY(extra.starts_with(R"({"reward": 1, )"));
    QVERIFY(extra.contains(R"({"name":"quality","value":0.5,"of":"x"})"));
    QCOMPARE(shown(scoresIn(extra)), "reward=1; quality=0.5");
    const std::string before = extra;
    addKnownScores(extra);
    QCOMPARE(extra, before);
}

void TestScoreList::readsEvaluationsOfSpans()
{
    const ImportedText read(R"({"resourceSpans": [{"scopeSpans": [{"spans": [
        {"traceId": "t", "spanId": "a", "name": "invoke_agent", "startTimeUnixNano": "1", "endTimeUnixNano": "9",
         "attributes": [{"key": "gen_ai.operation.name", "value": {"stringValue": "invoke_agent"}}],
         "events": [{"name": "gen_ai.evaluation.result", "attributes": [
            {"key": "gen_ai.evaluation.name", "value": {"stringValue": "relevance"}},
            {"key": "gen_ai.evaluation.score.value", "value": {"doubleValue": 0.75}},
            {"key": "gen_ai.evaluation.explanation", "value": {"stringValue": "Mostly"}}]},
           {"name": "gen_ai.evaluation.result", "attributes": [
            {"key": "gen_ai.evaluation.name", "value": {"stringValue": "tone"}},
            {"key": "gen_ai.evaluation.score.label", "value": {"stringValue": "friendly"}}]}]},
        {"traceId": "t", "spanId": "m", "parentSpanId": "a", "name": "chat", "startTimeUnixNano": "2", "endTimeUnixNano": "3",
         "attributes": [{"key": "gen_ai.operation.name", "value": {"stringValue": "chat"}}]}]}]}]})");
    VERIFY_READ(read);
    QCOMPARE(shown(scoresIn(read.sink.runs.at(0).record.extra)), "relevance=0.75 (Mostly); tone=friendly");
}

QTEST_GUILESS_MAIN(TestScoreList)
#include "tst_scorelist.moc"
