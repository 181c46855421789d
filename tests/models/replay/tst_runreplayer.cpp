// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "executor/installation.h"
#include "models/replay/runreplayer.h"
#include "models/trail/read/trail.h"
#include "tests/models/replay/fakeexecutor.h"
#include "tests/models/replay/readable.h"

#include <QTemporaryDir>
#include <QTest>

#include <nlohmann/json.hpp>

using namespace vitrine;

namespace {

/// Whose packages the policy refuses.
class RejectedExecutor final : public Executor, public Installer {
public:
    Result<void> begin(const SessionSetup &) override
    {
        return std::unexpected(Error { ErrorCode::Unavailable, {}, {}, {}, "imports.allow: no" });
    }
    StepResult run(std::string_view, const StepObserver &) override { return {}; }
    void cancel() noexcept override { }
    std::string_view name() const override { return "jupyter"; }
    std::vector<std::string> layers() const override { return { "review" }; }
    std::string pythonVersion() const override { return {}; }
    std::optional<Installation> takeInstallation() override
    {
        return Installation { Installation::Outcome::Denied, { "sympy==1.13" }, {}, "imports.allow: no" };
    }
};

ReplayStep step(std::uint64_t ordinal, const char *code, const char *logs)
{
    StepRecord record;
    record.ordinal = ordinal;
    record.code.push_back({ Language::Python, code, CodeOrigin::Field });
    record.outputs = { { OutputStream::Log, logs, false }, { OutputStream::Result, "None", false } };
    return { static_cast<StepId>(100 + ordinal), record };
}

ReplayStep task()
{
    StepRecord record;
    record.ordinal = 1;
    record.kind = StepKind::Task;
    return { 101, record };
}

StepResult printing(std::string logs)
{
    StepResult result;
    result.logs = std::move(logs);
    result.output = StepOutput { "None", false, "NoneType", "None", "null" };
    return result;
}

/// Prints its own code, as the steps of these tests recorded it.
StepResult echo(const std::string &code, const StepObserver &observer)
{
    if (observer.printed)
        observer.printed(code);
    return printing(code);
}

ReplayRequest request()
{
    ReplayRequest request;
    request.policy.name = "mine";
    request.tools = defaultTools();
    request.steps = { task(), step(2, "a", "a"), step(3, "b", "b"), step(4, "c", "c") };
    return request;
}

QByteArrayList verdicts(const Result<std::vector<ReplayedStep>> &steps)
{
    QByteArrayList list;
    for (const ReplayedStep &one : *steps)
        list << QByteArray::number(static_cast<qulonglong>(one.ordinal)) + ' ' + readable(one.comparison);
    return list;
}

} // namespace

class TestRunReplayer : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void runsTheCodeStepsInOrderInOneSession();
    void reportsTheTimeOfEachStep();
    void joinsThePythonBlocksOfAStep();
    void marksWhatFollowsTheFirstDifference();
    void needsNoExcuseForWhatCameOutEqual();
    void followsADifferenceThroughStepsThatCameOutEqual();
    void comparesStepsThatCannotSeeTheDifference();
    void comparesImportsThatAreDeniedBeforeAnythingRuns();
    void reportsWhatHappensWhileItHappens();
    void stopsBehindACancelledStep();
    void doesNotBeginAStepAfterACancel();
    void failsWhenNoSessionCanBegin();
    void recordsPackagesThatAreRejected();
    void runsEditedCodeAfterTheStepsBeforeIt();
    void comparesAStepThatWasNotEdited();
    void rejectsAStepThatIsNotThere();
    void repairsTheAnswersNameAsTheFrameworkDoes();
    void runsNoMoreStepsThanThePolicyLetsARunHave();
    void runsNoStepWhereARunMayHaveNone();
};

void TestRunReplayer::runsTheCodeStepsInOrderInOneSession()
{
    FakeExecutor executor;
    executor.answer = echo;
    RunReplayer replayer(executor);
    const auto steps = replayer.replay(request());
    QVERIFY(steps);
    QCOMPARE(verdicts(steps), (QByteArrayList { "2 same ", "3 same ", "4 same " }));
    QCOMPARE(executor.ran, (std::vector<std::string> { "a", "b", "c" }));
    QCOMPARE(executor.sessions.size(), 1u);
    QCOMPARE(executor.sessions.front().policy.name, "mine");
    QVERIFY(executor.sessions.front().tools.contains("final_answer"));
    QCOMPARE(steps->front().step, 102);
}

void TestRunReplayer::reportsTheTimeOfEachStep()
{
    FakeExecutor executor;
    executor.answer = echo;
    ReplayRequest timed = request();
    std::vector<std::optional<double>> times;
    for (ReplayStep &step : timed.steps) {
        if (step.record.ordinal != 3)
            step.record.time.startedAt = 1000.5 + static_cast<double>(step.record.ordinal);
        if (!replayCode(step.record).empty())
            times.push_back(step.record.time.startedAt);
    }
    QVERIFY(RunReplayer(executor).replay(timed));
    QVERIFY(executor.moments == times);
}

void TestRunReplayer::joinsThePythonBlocksOfAStep()
{
    StepRecord record;
    QCOMPARE(replayCode(record), "");
    record.code = { { Language::Python, "a", CodeOrigin::Field }, { Language::Bash, "ls", CodeOrigin::Field },
        { Language::Python, "b", CodeOrigin::Field } };
    QCOMPARE(replayCode(record), "a\n\nb");
}

void TestRunReplayer::marksWhatFollowsTheFirstDifference()
{
    FakeExecutor executor;
    executor.answer = [](const std::string &code, const StepObserver &) { return printing(code == "a" ? code : "x"); };
    RunReplayer replayer(executor);
    QCOMPARE(verdicts(replayer.replay(request())),
        (QByteArrayList { "2 same ", "3 differs logs", "4 not_comparable follows-change" }));
}

void TestRunReplayer::needsNoExcuseForWhatCameOutEqual()
{
    FakeExecutor executor;
    executor.answer = [](const std::string &code, const StepObserver &) { return printing(code == "a" ? "x" : code); };
    RunReplayer replayer(executor);
    QCOMPARE(verdicts(replayer.replay(request())), (QByteArrayList { "2 differs logs", "3 same ", "4 same " }));
}

void TestRunReplayer::followsADifferenceThroughStepsThatCameOutEqual()
{
    FakeExecutor executor;
    executor.answer = [](const std::string &code, const StepObserver &) { return printing(code == "b" ? code : "x"); };
    RunReplayer replayer(executor);
    ReplayRequest chain = request();
    chain.factsOf = [](std::string_view code) {
        Facts facts;
        facts.boundNames.emplace_back(code);
        if (code != "a")
            facts.freeNames.emplace_back(code == "b" ? "a" : "b");
        return std::optional(facts);
    };
    QCOMPARE(verdicts(replayer.replay(chain)),
        (QByteArrayList { "2 differs logs", "3 same ", "4 not_comparable follows-change" }));
}

void TestRunReplayer::comparesStepsThatCannotSeeTheDifference()
{
    FakeExecutor executor;
    executor.answer = [](const std::string &code, const StepObserver &) { return printing(code == "b" ? code : "x"); };
    RunReplayer replayer(executor);
    ReplayRequest independent = request();
    independent.factsOf = [](std::string_view code) {
        Facts facts;
        facts.boundNames.emplace_back(code);
        if (code == "c")
            facts.freeNames.emplace_back("a");
        return std::optional(facts);
    };
    QCOMPARE(verdicts(replayer.replay(independent)),
        (QByteArrayList { "2 differs logs", "3 same ", "4 not_comparable follows-change" }));
}

void TestRunReplayer::comparesImportsThatAreDeniedBeforeAnythingRuns()
{
    const auto rejected = [](std::uint64_t ordinal, const char *code) {
        ReplayStep one = step(ordinal, code, "");
        one.record.outputs.clear();
        one.record.error = ErrorRecord { ErrorLayer::Policy, "AgentExecutionError", "no", {}, {}, {} };
        return one;
    };
    FakeExecutor executor;
    executor.answer = [](const std::string &code, const StepObserver &) {
        StepResult result = printing("x");
        if (code != "a") {
            result.status = StepStatus::Blocked;
            result.error = StepError { {}, "not now", 2, 1, {}, {}, "imports.allow" };
        }
        return result;
    };
    RunReplayer replayer(executor);
    ReplayRequest changed = request();
    changed.steps
        = { step(1, "a", "a"), rejected(2, "# why\nimport sympy\nprint(1)"), rejected(3, "f()\nimport sympy") };
    QCOMPARE(verdicts(replayer.replay(changed)),
        (QByteArrayList { "1 differs logs", "2 differs error", "3 not_comparable follows-change" }));
}

void TestRunReplayer::reportsWhatHappensWhileItHappens()
{
    FakeExecutor executor;
    executor.answer = echo;
    RunReplayer replayer(executor);
    QByteArrayList reported;
    const auto number = [](std::uint64_t ordinal) { return QByteArray::number(static_cast<qulonglong>(ordinal)); };
    const ReplayObserver observer { [&](const ReplayStep &one) { reported << "started " + number(one.record.ordinal); },
        [&](const ReplayStep &, std::string_view text) {
            reported << "printed " + QByteArray(text.data(), static_cast<qsizetype>(text.size()));
        },
        [&](const ReplayedStep &one) { reported << "finished " + number(one.ordinal); } };
    ReplayRequest one = request();
    one.steps.resize(2);
    QVERIFY(replayer.replay(one, observer));
    QCOMPARE(reported, (QByteArrayList { "started 2", "printed a", "finished 2" }));
}

void TestRunReplayer::stopsBehindACancelledStep()
{
    FakeExecutor executor;
    std::stop_source stop;
    RunReplayer replayer(executor, nullptr, nullptr, stop.get_token());
    executor.answer = [&](const std::string &code, const StepObserver &) {
        StepResult result = printing(code);
        if (code == "b") {
            stop.request_stop();
            result.status = StepStatus::Cancelled;
        }
        return result;
    };
    QCOMPARE(verdicts(replayer.replay(request())), (QByteArrayList { "2 same ", "3 not_comparable cancelled" }));
    QVERIFY(replayer.isCancelled());
}

void TestRunReplayer::doesNotBeginAStepAfterACancel()
{
    FakeExecutor executor;
    std::stop_source stop;
    RunReplayer replayer(executor, nullptr, nullptr, stop.get_token());
    stop.request_stop();
    const auto steps = replayer.replay(request());
    QVERIFY(steps);
    QVERIFY(steps->empty());
    QVERIFY(executor.ran.empty());
}

void TestRunReplayer::failsWhenNoSessionCanBegin()
{
    FakeExecutor executor;
    executor.beginError = Error { ErrorCode::Unavailable, {}, {}, {}, "jail" };
    RunReplayer replayer(executor);
    const auto steps = replayer.replay(request());
    QVERIFY(!steps);
    QCOMPARE(steps.error(), *executor.beginError);
}

// No session tells of them, so the trail does.
void TestRunReplayer::recordsPackagesThatAreRejected()
{
    const QTemporaryDir folder;
    const std::string file = folder.filePath(QStringLiteral("t.vitrine")).toStdString();
    RejectedExecutor executor;
    {
        const auto recorder = Recorder::open(file).value();
        QVERIFY(!RunReplayer(executor, recorder.get()).replay(request()));
    }
    const auto trailEvents = Trail::open(file).value()->trailEvents().value();
    QCOMPARE(trailEvents.size(), 1u);
    QCOMPARE(trailEvents[0].kind, "packages");
    const auto detail = nlohmann::json::parse(trailEvents[0].detail);
    QCOMPARE(detail["outcome"], "denied");
    QCOMPARE(detail["executor"], "jupyter");
    QCOMPARE(detail["packages"], nlohmann::json::array({ "sympy==1.13" }));
    QCOMPARE(detail["why"], "imports.allow: no");
    QVERIFY(!detail["policy"].get<std::string>().empty());
}

void TestRunReplayer::runsEditedCodeAfterTheStepsBeforeIt()
{
    FakeExecutor executor;
    executor.answer = echo;
    RunReplayer replayer(executor);
    QCOMPARE(verdicts(replayer.runStep(request(), 3, "edited")), (QByteArrayList { "2 same ", "3 none " }));
    QCOMPARE(executor.ran, (std::vector<std::string> { "a", "edited" }));
}

void TestRunReplayer::comparesAStepThatWasNotEdited()
{
    FakeExecutor executor;
    executor.answer = echo;
    RunReplayer replayer(executor);
    QCOMPARE(verdicts(replayer.runStep(request(), 3, "b")), (QByteArrayList { "2 same ", "3 same " }));
}

void TestRunReplayer::rejectsAStepThatIsNotThere()
{
    FakeExecutor executor;
    RunReplayer replayer(executor);
    const auto steps = replayer.runStep(request(), 9, "x");
    QVERIFY(!steps);
    QVERIFY(steps.error().code == ErrorCode::NotFound);
    QVERIFY(executor.sessions.empty());
}

void TestRunReplayer::repairsTheAnswersNameAsTheFrameworkDoes()
{
    ReplayRequest asked = request();
    asked.steps = { step(2, "final_answer = 1\nfinal_answer(final_answer)", "") };
    for (const auto &[dialect, code] : { std::pair(Dialect::Python, "final_answer = 1\nfinal_answer(final_answer)"),
             std::pair(Dialect::Smolagents, "final_answer_variable = 1\nfinal_answer(final_answer_variable)") }) {
        std::string seen;
        FakeExecutor executor;
        executor.answer = [&seen](const std::string &ran, const StepObserver &) {
            seen = ran;
            return printing("");
        };
        asked.policy.dialect = dialect;
        QVERIFY(RunReplayer(executor).replay(asked));
        QCOMPARE(seen, code);
        ReplayRequest files = asked;
        files.steps.front().record.code.front().origin = CodeOrigin::Edited;
        QVERIFY(RunReplayer(executor).runScratch(files));
        QCOMPARE(seen, "final_answer = 1\nfinal_answer(final_answer)");
    }
}

void TestRunReplayer::runsNoMoreStepsThanThePolicyLetsARunHave()
{
    FakeExecutor executor;
    executor.answer = echo;
    ReplayRequest limited = request();
    limited.policy.limits.maxSteps = 2;
    const auto steps = RunReplayer(executor).replay(limited);
    QVERIFY(steps);
    QCOMPARE(executor.ran, (std::vector<std::string> { "a", "b" }));
    QCOMPARE(steps->size(), 3u);
    const StepResult &rejected = steps->back().result;
    QVERIFY(rejected.status == StepStatus::Limit);
    QVERIFY(rejected.error);
    QCOMPARE(rejected.error->rule, "limits.max_steps");
    QCOMPARE(rejected.error->message, "Reached max steps: the policy lets a run have 2.");
    QVERIFY(steps->back().comparison.verdict != ReplayVerdict::Same);
    limited.policy.limits.maxSteps = 3;
    QCOMPARE(RunReplayer(executor).runStep(limited, 4, "edited")->back().result.logs, "edited");
    limited.policy.limits.maxSteps.reset();
    QCOMPARE(verdicts(RunReplayer(executor).replay(limited)), (QByteArrayList { "2 same ", "3 same ", "4 same " }));
}

void TestRunReplayer::runsNoStepWhereARunMayHaveNone()
{
    FakeExecutor executor;
    executor.answer = echo;
    ReplayRequest none = request();
    none.policy.limits.maxSteps = 0;
    const auto steps = RunReplayer(executor).runStep(none, 2, "a");
    QVERIFY(steps);
    QVERIFY(executor.ran.empty());
    QVERIFY(steps->front().result.status == StepStatus::Limit);
    QCOMPARE(steps->front().result.layers, std::vector<std::string> { "review" });
}

QTEST_GUILESS_MAIN(TestRunReplayer)
#include "tst_runreplayer.moc"
