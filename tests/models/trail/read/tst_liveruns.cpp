// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/chain/proof.h"
#include "models/trail/write/trailcopy.h"
#include "tests/models/trail/samples.h"

#include <nlohmann/json.hpp>

#include <QTemporaryDir>
#include <QTest>

using namespace vitrine;

/// Runs whose steps are recorded one by one, while they run.
class TestLiveRuns : public QObject {
    Q_OBJECT

private:
    struct Live {
        std::unique_ptr<Recorder> recorder;
        RunId run = 0;
        SessionId session = 0;
    };
    std::string newPath() { return m_folder.path().toStdString() + '/' + std::to_string(++m_count) + ".vitrine"; }
    static Live begin(const std::string &file);
    static Recorder::StartedStep beginStep(Live &live, const std::string &code)
    {
        return live.recorder->beginStep(live.run, { live.session, 0, 0, code, false, 100.0 }).value();
    }
    static StepId addStep(Live &live, const std::string &code, const StepResult &result);
    static StepError errorOf(const std::string &type, const std::string &message)
    {
        StepError error;
        error.type = type;
        error.message = message;
        return error;
    }
    static StepResult resultOf(StepStatus status, const std::string &logs = {});
    /// A trail with an imported run and a live one: what went well, what was refused, and the answer.
    std::string newTrail();
    static std::uint64_t count(const std::string &file, const char *filter)
    {
        return (*Trail::open(file))->stepCount(*Filter::parse(filter)).value_or(999);
    }
    static Verification verify(const std::string &file)
    {
        return (*Trail::open(file))->verify().value_or(Verification {});
    }
    static std::string sql(const std::string &file, const std::string &statement);
    QTemporaryDir m_folder;
    int m_count = 0;

private Q_SLOTS:
    void showsAStepFromItsBeginning();
    void completesAStepWithItsEnd();
    void reportsHowStepsEnded_data();
    void reportsHowStepsEnded();
    void namesTheCauseOfAnError();
    void countsInTheRun();
    void countsTheSameWhenMadeAgain();
    void isFoundByFilters_data();
    void isFoundByFilters();
    void answersSql();
    void isFollowedByAnotherReader();
    void marksWhatWasInterrupted();
    void endsWithItsOwnExecutionOnly();
    void coversEachStepByTheChain_data();
    void coversEachStepByTheChain();
    void provesALiveStep();
    void provesAStepThatNeverEnded();
    void takesTextsOut();
    void isMerged();
    void isRepaired();
    void rejectsWhatIsNotThere();
};

TestLiveRuns::Live TestLiveRuns::begin(const std::string &file)
{
    Live live { *Recorder::open(file) };
    SourceRecord source = samples::source("");
    source.format = "vitrine-live";
    const SourceId id = *live.recorder->addSource(source);
    RunRecord run;
    run.indexInSource = 1;
    run.agentName = "counter";
    run.task = "Count the apples";
    run.time = { 90.0, {}, {}, Quality::Recorded };
    live.run = live.recorder->addRun(id, run, {})->run;
    [[maybe_unused]] const auto completed = live.recorder->completeSource(id, "{}");
    SessionRecord session = samples::session(live.run, {});
    session.kind = SessionKind::StepRun;
    live.session = *live.recorder->beginSession(session);
    return live;
}

StepResult TestLiveRuns::resultOf(StepStatus status, const std::string &logs)
{
    StepResult result;
    result.status = status;
    result.logs = logs;
    result.usage.wallSeconds = 2.5;
    return result;
}

StepId TestLiveRuns::addStep(Live &live, const std::string &code, const StepResult &result)
{
    const Recorder::StartedStep started = beginStep(live, code);
    [[maybe_unused]] const auto ended
        = live.recorder->endExecution(started.execution, { result, ReplayVerdict::None, {}, 110.0 });
    return started.step;
}

std::string TestLiveRuns::newTrail()
{
    std::string file = newPath();
    samples::writeTrail(file);
    Live live = begin(file);
    StepResult fine = resultOf(StepStatus::Ok, "apples\n");
    fine.toolCalls.push_back({ 1, "look", R"({"at":"tree"})", "[1,2]", {}, ToolSource::Host });
    addStep(live, "import math\nlook('tree')", fine);
    StepResult blocked = resultOf(StepStatus::Blocked);
    blocked.error = errorOf("InterpreterError", "Import of subprocess is not allowed");
    addStep(live, "import subprocess", blocked);
    StepResult final = resultOf(StepStatus::Ok);
    final.isFinal = true;
    final.output.emplace();
    final.output->repr = "'three'";
    final.output->text = "three";
    addStep(live, "final_answer('three')", final);
    return file;
}

std::string TestLiveRuns::sql(const std::string &file, const std::string &statement)
{
    std::string text;
    const auto add = [&](std::span<const SqlValue> row) {
        for (const SqlValue &value : row) {
            const auto *number = std::get_if<std::int64_t>(&value);
            const auto *words = std::get_if<std::string>(&value);
            text += (number ? std::to_string(*number) : words ? *words : "-") + ' ';
        }
        return true;
    };
    const auto answer = (*Trail::open(file))->sql(statement, {}, { [](const auto &) { }, add });
    return answer ? text : samples::codeOf(answer);
}

void TestLiveRuns::showsAStepFromItsBeginning()
{
    const std::string file = newPath();
    Live live = begin(file);
    const Recorder::StartedStep started = beginStep(live, "import math\nprint(math.pi)");
    const auto trail = *Trail::open(file);
    const auto steps = *trail->steps(live.run);
    QCOMPARE(steps.size(), 1U);
    QCOMPARE(steps.front().id, started.step);
    QCOMPARE(steps.front().ordinal, 1U);
    QCOMPARE(steps.front().firstLine, std::string("import math"));
    QVERIFY(steps.front().isOpen && !steps.front().isInterrupted && steps.front().isReplayable);
    QCOMPARE(steps.front().lastExecution, started.execution);
    QVERIFY(!steps.front().lastStatus);
    QCOMPARE(trail->run(live.run)->steps, 1U);
    QCOMPARE(count(file, "math not status == ok"), 1U);
    QCOMPARE(count(file, "status == ok"), 0U);
    QCOMPARE((*trail->search(*Filter::parse("print"), {}, 9)).hits.front().status, std::string("running"));
    QVERIFY(verify(file).isIntact);
}

void TestLiveRuns::completesAStepWithItsEnd()
{
    const std::string file = newTrail();
    const auto trail = *Trail::open(file);
    const auto steps = *trail->steps(3);
    QCOMPARE(steps.size(), 3U);
    const StepRecord first = *trail->step(steps.at(0).id);
    QCOMPARE(first.code.front().text, std::string("import math\nlook('tree')"));
    QCOMPARE(first.outputs, (std::vector<OutputRecord> { { OutputStream::Log, "apples\n", false } }));
    QCOMPARE(first.toolCalls.size(), 1U);
    QCOMPARE(first.toolCalls.front().result, std::optional<std::string>("[1,2]"));
    QVERIFY(first.toolCalls.front().innerOfCode);
    QVERIFY(!first.error && !first.isFinalAnswer);
    QCOMPARE(first.time, (TimeSpan { 100.0, 110.0, 2.5, Quality::Recorded }));
    const StepRecord second = *trail->step(steps.at(1).id);
    QVERIFY(second.error && second.error->layer == ErrorLayer::Policy);
    QCOMPARE(second.error->message, std::string("Import of subprocess is not allowed"));
    const StepRecord third = *trail->step(steps.at(2).id);
    QVERIFY(third.isFinalAnswer);
    QCOMPARE(third.outputs, (std::vector<OutputRecord> { { OutputStream::Result, "three", false } }));
    const auto executions = *trail->executionsOfStep(steps.at(0).id);
    QCOMPARE(executions.size(), 1U);
    QCOMPARE(executions.front().begin.ordinal, 1U);
    QVERIFY(executions.front().end.has_value());
    QVERIFY(!steps.at(0).isOpen);
    QCOMPARE(steps.at(0).time.seconds, std::optional(2.5));
}

void TestLiveRuns::reportsHowStepsEnded_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("type");
    QTest::addColumn<QString>("layer");
    QTest::addColumn<QString>("recorded");
    QTest::newRow("error") << int(StepStatus::Error) << "NameError" << "code" << "error";
    QTest::newRow("no Python") << int(StepStatus::Error) << "SyntaxError" << "parse" << "error";
    QTest::newRow("refused") << int(StepStatus::Blocked) << "InterpreterError" << "policy" << "blocked";
    QTest::newRow("too long") << int(StepStatus::Timeout) << "" << "limit" << "limit";
    QTest::newRow("too much") << int(StepStatus::Limit) << "InterpreterError" << "limit" << "limit";
    QTest::newRow("crashed") << int(StepStatus::Crashed) << "" << "code" << "error";
    QTest::newRow("stopped") << int(StepStatus::Cancelled) << "" << "code" << "error";
}

void TestLiveRuns::reportsHowStepsEnded()
{
    QFETCH(const int, status);
    QFETCH(const QString, type);
    QFETCH(const QString, layer);
    QFETCH(const QString, recorded);
    const std::string file = newPath();
    Live live = begin(file);
    StepResult result = resultOf(static_cast<StepStatus>(status));
    if (!type.isEmpty())
        result.error = errorOf(type.toStdString(), "why");
    const StepId step = addStep(live, "x", result);
    const StepRecord record = *(*Trail::open(file))->step(step);
    QVERIFY(record.error);
    QCOMPARE(QString::fromStdString(std::string(toString(record.error->layer))), layer);
    QVERIFY(!record.error->type.empty());
    QCOMPARE(count(file, ("status == " + recorded.toStdString()).c_str()), 1U);
}

void TestLiveRuns::namesTheCauseOfAnError()
{
    const std::string file = newPath();
    Live live = begin(file);
    StepResult result = resultOf(StepStatus::Error);
    result.error
        = errorOf("InterpreterError", "Code execution failed at line '1/0' due to: ZeroDivisionError: by zero");
    addStep(live, "1/0", result);
    result.error->message = "Code execution failed at line 'x' due to: a text";
    addStep(live, "x", result);
    QCOMPARE(count(file, "error.type == ZeroDivisionError"), 1U);
    QCOMPARE(count(file, "error.type == InterpreterError"), 2U);
}

void TestLiveRuns::countsInTheRun()
{
    const std::string file = newTrail();
    const auto trail = *Trail::open(file);
    const RunSummary run = *trail->run(3);
    QVERIFY(run.isLive && !trail->run(1)->isLive);
    QCOMPARE(run.steps, 3U);
    QCOMPARE(run.codeSteps, 3U);
    QCOMPARE(run.blocked, 1U);
    QCOMPARE(run.errors, 0U);
    QVERIFY(run.record.state == RunState::Success);
    QCOMPARE(run.record.finalAnswer, std::optional<std::string>("three"));
    QCOMPARE(run.record.time.endedAt, std::optional(110.0));
    QCOMPARE(trail->rowTotals()->steps, 10U);
    const Statistics statistics = *trail->statistics(StatisticsBy::Agent);
    QCOMPARE(statistics.all.steps, 10U);
    const auto counter = std::ranges::find(statistics.groups, "counter", &RunFigures::key);
    QVERIFY(counter != statistics.groups.end());
    QCOMPARE(counter->steps, 3U);
    QCOMPARE(counter->succeeded, 1U);
    QCOMPARE(counter->blocked, 1U);
    QCOMPARE(counter->toolCalls, 1U);
    QCOMPARE(counter->seconds, std::optional(20.0));
    QCOMPARE(counter->stepSeconds, std::optional(7.5));
    QCOMPARE(counter->executions, 3U);
    const auto subprocess = std::ranges::find(statistics.modules, "subprocess", &NamedCount::name);
    QVERIFY(subprocess != statistics.modules.end() && subprocess->count == 1);
}

void TestLiveRuns::countsTheSameWhenMadeAgain()
{
    const std::string file = newPath();
    Live live = begin(file);
    for (const char *code : { "import os", "x = 1", "import os", "import os", "x = 1" })
        addStep(live, code, resultOf(StepStatus::Ok));
    StepResult failed = resultOf(StepStatus::Error);
    failed.error = errorOf("NameError", "y");
    addStep(live, "y", failed);
    beginStep(live, "import math");
    live.recorder.reset();
    QVERIFY(Recorder::open(file));
    const std::string rebuilt = newPath();
    QVERIFY(repairTrail(file, rebuilt));
    for (const char *table : { "live_runs", "run_totals", "run_modules" }) {
        const auto rows = [&](const std::string &of) {
            return sql(of,
                std::string("SELECT group_concat(quote(run) || '|' || ")
                    + (std::string(table) == "live_runs" ? "steps || '|' || code_steps || '|' || errors || '|' || "
                                                           "blocked || '|' || state || '|' || ended_at"
                            : std::string(table) == "run_totals"
                            ? "step_seconds || '|' || tool_calls || '|' || repeated_code || '|' || longest_loop"
                            : "module || '|' || steps")
                    + ") FROM " + table);
        };
        QCOMPARE(rows(rebuilt), rows(file));
        QVERIFY(rows(file).size() > 5);
    }
    QCOMPARE(sql(file, "SELECT repeated_code, longest_loop FROM run_totals"), std::string("3 2 "));
    QCOMPARE(sql(file, "SELECT steps, errors, state FROM live_runs"), std::string("7 1 interrupted "));
}

void TestLiveRuns::isFoundByFilters_data()
{
    QTest::addColumn<QString>("filter");
    QTest::addColumn<int>("hits");
    QTest::newRow("status") << "status == blocked and run == 3" << 1;
    QTest::newRow("all that went well") << "status == ok and run == 3" << 2;
    QTest::newRow("import") << "import == subprocess" << 1;
    QTest::newRow("structure") << "imports(\"math\") and calls(\"look\")" << 1;
    QTest::newRow("tool") << "tool == look" << 1;
    QTest::newRow("duration") << "duration > 2s and run == 3" << 3;
    QTest::newRow("shorter duration") << "duration < 2s and run == 3" << 0;
    QTest::newRow("final") << "final == true and run == 3" << 1;
    QTest::newRow("words of code") << "subprocess" << 1;
    QTest::newRow("words of output") << "output contains \"apples\"" << 1;
    QTest::newRow("words of the error") << "error.message contains \"not allowed\" and run == 3" << 1;
    QTest::newRow("execution") << "replay.status == ok and run == 3" << 2;
    QTest::newRow("run's steps") << "run.steps == 3" << 3;
    QTest::newRow("run's refusals") << "run.blocked == 1 and run == 3" << 3;
    QTest::newRow("run's state") << "run.state == success and run == 3" << 3;
    QTest::newRow("run's answer") << "run.answer == three" << 3;
    QTest::newRow("run's duration") << "run.duration == 20s" << 3;
    QTest::newRow("run's agent") << "run.agent == counter" << 3;
}

void TestLiveRuns::isFoundByFilters()
{
    QFETCH(const QString, filter);
    QFETCH(const int, hits);
    QCOMPARE(count(newTrail(), qPrintable(filter)), std::uint64_t(hits));
}

void TestLiveRuns::answersSql()
{
    const std::string file = newTrail();
    QCOMPARE(sql(file, "SELECT ordinal, status, is_final_answer FROM v_steps WHERE run = 3 ORDER BY step"),
        std::string("1 ok 0 2 blocked 0 3 ok 1 "));
    QCOMPARE(sql(file,
                 "SELECT step_count, code_step_count, error_count, blocked_count, state, answer FROM v_runs "
                 "WHERE run = 3"),
        std::string("3 3 0 1 success three "));
}

void TestLiveRuns::isFollowedByAnotherReader()
{
    const std::string file = newPath();
    Live live = begin(file);
    const auto trail = *Trail::open(file);
    auto revision = *trail->revision();
    const auto hasChanged = [&] { return std::exchange(revision, *trail->revision()) != revision; };
    const Recorder::StartedStep started = beginStep(live, "x = 1");
    QVERIFY(hasChanged());
    QCOMPARE(trail->listSteps({ .run = live.run })->size(), 1U);
    QVERIFY(trail->stepSummary(started.step)->isOpen);
    QVERIFY(live.recorder->endExecution(started.execution, { resultOf(StepStatus::Ok), ReplayVerdict::None, {}, 1.0 }));
    QVERIFY(hasChanged());
    QVERIFY(!trail->stepSummary(started.step)->isOpen);
    QCOMPARE(trail->stepSummary(started.step)->time.seconds, std::optional(2.5));
}

void TestLiveRuns::marksWhatWasInterrupted()
{
    const std::string file = newPath();
    {
        Live live = begin(file);
        addStep(live, "x = 1", resultOf(StepStatus::Ok));
        beginStep(live, "while True: pass");
    }
    QVERIFY(Recorder::open(file));
    const auto trail = *Trail::open(file);
    const auto steps = *trail->steps(1);
    QVERIFY(steps.at(1).isOpen && steps.at(1).isInterrupted);
    QVERIFY(trail->run(1)->record.state == RunState::Interrupted);
    QCOMPARE(count(file, "interrupted == true"), 1U);
    QCOMPARE(count(file, "run.state == interrupted"), 2U);
    QCOMPARE((*trail->search(*Filter::parse("while"), {}, 9)).hits.front().status, std::string("interrupted"));
    QCOMPARE(sql(file, "SELECT status FROM v_steps ORDER BY step"), std::string("ok interrupted "));
    QVERIFY(verify(file).isIntact);
}

void TestLiveRuns::endsWithItsOwnExecutionOnly()
{
    const std::string file = newPath();
    {
        Live live = begin(file);
        beginStep(live, "print(1)");
    }
    const auto recorder = *Recorder::open(file);
    const auto replay = recorder->beginSession(samples::session(1, {}));
    const auto execution = recorder->beginExecution({ *replay, 1, 1, "print(1)", false, 5.0 });
    QVERIFY(recorder->endExecution(*execution, { resultOf(StepStatus::Ok, "1\n"), ReplayVerdict::None, {}, 6.0 }));
    const auto trail = *Trail::open(file);
    QVERIFY(trail->step(1)->outputs.empty());
    QVERIFY(trail->stepSummary(1)->isInterrupted);
    QVERIFY(verify(file).isIntact);
}

void TestLiveRuns::coversEachStepByTheChain_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("reason");
    QTest::addColumn<int>("damagedSteps");
    QTest::newRow("code") << "UPDATE step_code SET text = (SELECT text FROM step_code WHERE step = 10) WHERE step = 8"
                          << "content" << 1;
    QTest::newRow("output") << "UPDATE step_outputs SET stream = 'result' WHERE step = 8" << "content" << 1;
    QTest::newRow("error") << "DELETE FROM step_errors WHERE step = 9" << "content" << 1;
    QTest::newRow("end") << "UPDATE step_ends SET is_final_answer = 0 WHERE step = 10" << "content" << 1;
    QTest::newRow("row") << "UPDATE steps SET ordinal = 5 WHERE id = 9" << "content" << 1;
    QTest::newRow("no end") << "DELETE FROM step_ends WHERE step = 9" << "missing" << 1;
    QTest::newRow("one too many in the run") << "INSERT INTO steps SELECT 11, run, 4, external_number, kind, thought, "
                                                "raw_model_output, prompt, 0, NULL, NULL, NULL, time_quality, NULL, "
                                                "NULL, token_quality, extra, 0, 0, 0 FROM steps WHERE id = 8"
                                             << "content" << 0;
    QTest::newRow("one that no entry knows")
        << "INSERT INTO steps SELECT 11, run, 4, external_number, kind, thought, raw_model_output, prompt, 0, NULL, "
           "NULL, NULL, time_quality, NULL, NULL, token_quality, extra, 0, 0, 0 FROM steps WHERE id = 8; INSERT INTO "
           "live_steps SELECT 11, execution, 9999 FROM live_steps WHERE step = 8"
        << "unlisted" << 0;
    QTest::newRow("a step of an import made live") << "INSERT INTO live_steps SELECT 1, execution, entry FROM "
                                                      "live_steps WHERE step = 8"
                                                   << "content" << 0;
}

void TestLiveRuns::coversEachStepByTheChain()
{
    QFETCH(const QString, sql);
    QFETCH(const QString, reason);
    QFETCH(const int, damagedSteps);
    const std::string file = newTrail();
    const Verification before = verify(file);
    QCOMPARE(before.reason, std::string());
    QVERIFY(before.isIntact);
    samples::tamper(file, sql.toStdString());
    const Verification after = verify(file);
    QVERIFY(!after.isIntact);
    QCOMPARE(QString::fromStdString(after.reason), reason);
    QCOMPARE(after.damagedSteps.size(), std::size_t(damagedSteps));
    if (damagedSteps > 0)
        QCOMPARE(after.damagedRuns, std::vector<RunId> { 3 });
}

void TestLiveRuns::provesALiveStep()
{
    const std::string file = newTrail();
    const auto key = SealingKey::generate();
    QVERIFY((*Recorder::open(file))->seal(*key));
    const std::string proof = *(*Trail::open(file))->proveStep(9);
    const auto result = verifyProof(proof, key->publicKey());
    QVERIFY(result && result->isValid);
    QCOMPARE(result->kind, std::string("step"));
    QVERIFY(result->fields.contains("Import of subprocess is not allowed"));
    QVERIFY(result->fields.contains("import subprocess"));
    QVERIFY(!result->fields.contains("apples"));
    auto forged = nlohmann::json::parse(proof);
    std::string bytes = forged["bytes"];
    bytes.back() = bytes.back() == '0' ? '1' : '0';
    forged["bytes"] = bytes;
    const auto rejected = verifyProof(forged.dump());
    QVERIFY(!rejected || !rejected->isValid);
    forged = nlohmann::json::parse(proof);
    forged["entry"]["kind"] = "run.added";
    const auto other = verifyProof(forged.dump());
    QVERIFY(!other || !other->isValid);
}

void TestLiveRuns::provesAStepThatNeverEnded()
{
    const std::string file = newPath();
    {
        Live live = begin(file);
        beginStep(live, "while True: pass");
    }
    const auto key = SealingKey::generate();
    QVERIFY((*Recorder::open(file))->seal(*key));
    const auto result = verifyProof(*(*Trail::open(file))->proveStep(1), key->publicKey());
    QVERIFY(result && result->isValid);
    QVERIFY(result->fields.contains("while True"));
}

void TestLiveRuns::takesTextsOut()
{
    const std::string file = newTrail();
    const std::string proofOfAnother = *(*Trail::open(file))->proveStep(8);
    {
        const auto recorder = *Recorder::open(file);
        QVERIFY(recorder->redact({ "subprocess", 0, {}, "a secret" })->texts >= 2);
    }
    const auto trail = *Trail::open(file);
    QCOMPARE(trail->step(9)->code.front().text, std::string("[redacted]"));
    QVERIFY(verify(file).isIntact);
    QCOMPARE(count(file, "subprocess"), 0U);
    // Nor does what was worked out from it tell.
    for (const NamedCount &module : trail->statistics(StatisticsBy::All)->modules)
        QVERIFY(module.name != "subprocess");
    QVERIFY(verifyProof(*trail->proveStep(9))->fields.contains("[redacted]"));
    QCOMPARE(verifyProof(proofOfAnother)->reason, std::string("unsigned"));
}

void TestLiveRuns::isMerged()
{
    const std::string from = newTrail();
    const auto key = SealingKey::generate();
    QVERIFY((*Recorder::open(from))->seal(*key));
    const std::string into = newTrail();
    {
        Live other = begin(newPath());
        beginStep(other, "while True: pass");
        const auto recorder = *Recorder::open(into);
        QVERIFY(recorder->merge(from));
        const auto report = recorder->merge(other.recorder->file());
        QVERIFY(report && report->interrupted == 1);
    }
    const Verification merged = verify(into);
    QCOMPARE(merged.reason, std::string());
    QVERIFY(merged.isIntact);
    const auto trail = *Trail::open(into);
    constexpr RunId stride = 1'000'000'000'000;
    QCOMPARE(trail->run(stride + 3)->steps, 3U);
    QCOMPARE(trail->run(stride + 3)->record.finalAnswer, std::optional<std::string>("three"));
    QVERIFY(trail->run(2 * stride + 1)->record.state == RunState::Interrupted);
    QCOMPARE(count(into, "import == subprocess"), 2U);
    QVERIFY(verifyProof(*trail->proveStep(stride + 9), key->publicKey())->isValid);
    // The trail's own ids go on where they were.
    Live live = begin(into);
    QCOMPARE(beginStep(live, "x").step, StepId(11));
}

void TestLiveRuns::isRepaired()
{
    const std::string file = newTrail();
    const std::string rebuilt = newPath();
    QVERIFY(repairTrail(file, rebuilt));
    QVERIFY(verify(rebuilt).isIntact);
    QCOMPARE((*Trail::open(rebuilt))->steps(3)->size(), 3U);
    QCOMPARE((*Trail::open(rebuilt))->run(3)->steps, 3U);
    QCOMPARE(count(rebuilt, "status == blocked and run == 3"), 1U);
}

void TestLiveRuns::rejectsWhatIsNotThere()
{
    const std::string file = newPath();
    Live live = begin(file);
    QCOMPARE(samples::codeOf(live.recorder->beginStep(7, { live.session, 0, 0, "x", false, 1.0 })),
        samples::nameOf(ErrorCode::NotFound));
    QCOMPARE(samples::codeOf(live.recorder->beginStep(live.run, { 7, 0, 0, "x", false, 1.0 })),
        samples::nameOf(ErrorCode::NotFound));
    QCOMPARE((*Trail::open(file))->steps(live.run)->size(), 0U);
    const auto started = beginStep(live, "x");
    const ExecutionEnd end { resultOf(StepStatus::Ok), ReplayVerdict::None, {}, 1.0 };
    QVERIFY(live.recorder->endExecution(started.execution, end));
    QVERIFY(!live.recorder->endExecution(started.execution, end));
    QVERIFY(verify(file).isIntact);
}

QTEST_GUILESS_MAIN(TestLiveRuns)
#include "tst_liveruns.moc"
