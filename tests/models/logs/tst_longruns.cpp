// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/formatted.h"
#include "models/logs/formats/chat/chatrun.h"
#include "models/trail/record/stepsource.h"
#include "tests/models/logs/madelogs.h"

#include <QTest>

#include <functional>
#include <string>
#include <utility>

using namespace vitrine;

/// A run whose steps are put aside must come out as one whose steps stay in memory.
class TestLongRuns final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void comesOutAsAShortOne_data();
    void comesOutAsAShortOne();
    void isHandedOnInParts();
    void endsWhenItIsCancelled_data();
    void endsWhenItIsCancelled();
    void readsLongRunsOfSeveralFormats_data();
    void readsLongRunsOfSeveralFormats();
};

namespace {

struct Made {
    CollectingSink sink;
    ImportReport report;
};

using Fill = std::function<void(RunBuilder &builder)>;

Made made(std::uint64_t mostHeld, const Fill &fill, const CodeTags &tags = {})
{
    Made made;
    ImportContext context(made.sink, {}, tags);
    RunBuilder builder(mostHeld);
    for (int run = 0; run < 2; ++run) {
        fill(builder);
        builder.finish(context);
    }
    made.report = context.report();
    return made;
}

ChatMessage turn(int n)
{
    ChatMessage message;
    message.role = "assistant";
    message.text = formatted("I call number {}.", n);
    message.calls.push_back(
        { .id = formatted("call-{}", n), .name = "tool", .arguments = "{}", .code = {}, .parseError = {} });
    return message;
}

ChatResult answer(int n)
{
    return { .id = formatted("call-{}", n),
        .text = formatted("result of {}", n),
        .outputs = {},
        .errorType = {},
        .isError = n % 7 == 0 };
}

/// Answers come at once, late, much too late and twice.
void fillChat(RunBuilder &builder)
{
    ChatRun chat(builder);
    ChatMessage task;
    task.role = "user";
    task.text = "the task";
    chat.add(std::move(task), { 1, 0, 10 });
    for (int n = 1; n <= 300; ++n) {
        const SourceSpan span { static_cast<std::uint64_t>(n) + 1, static_cast<std::uint64_t>(n) * 10,
            static_cast<std::uint64_t>(n) * 10 + 9 };
        chat.add(turn(n), span, { 1.0 * n, 1.0 * n + 0.5, 0.5, Quality::Recorded });
        for (const int late : { 0, 3, 40, 199, 250 })
            if (n > late && (n - late) % (late + 2) == 0)
                chat.result(answer(n - late), span, 0.25);
    }
    chat.finish();
}

StepRecord codeStep(std::uint64_t n)
{
    StepRecord step;
    step.code.push_back({ Language::Python, formatted("x = {}", n), CodeOrigin::Field });
    step.rawModelOutput = formatted("[py]y = {}[/py]", n);
    step.tokens = { 10, 5, Quality::Recorded };
    step.time.startedAt = 1000.0 - static_cast<double>(n);
    step.span = { n, n * 10, n * 10 + 5 };
    return step;
}

void fillFinal(RunBuilder &builder)
{
    for (std::uint64_t n = 1; n <= 20; ++n)
        builder.add(codeStep(n));
    StepRecord failed = codeStep(21);
    failed.error = ErrorRecord { ErrorLayer::Policy, "InterpreterError",
        "Import of sympy is not allowed. Authorized imports are: ['math', 'numpy']", {}, {}, {} };
    builder.add(std::move(failed));
    StepRecord last = codeStep(22);
    last.code.front().text = "final_answer(x)";
    builder.add(std::move(last));
    StepRecord message;
    message.kind = StepKind::Message;
    builder.add(std::move(message));
    builder.setAnswer("22");
}

void fillUnordered(RunBuilder &builder)
{
    for (std::uint64_t n = 1; n <= 20; ++n)
        builder.add(codeStep(n));
    builder.putInOrder();
    builder.change([](std::uint64_t n, StepRecord &step) { step.externalNumber = static_cast<std::int64_t>(n); });
    builder.prepend({ codeStep(100) });
}

/// As our own exports do: facts that the format has no place for.
void fillFacts(RunBuilder &builder)
{
    for (std::uint64_t n = 1; n <= 4; ++n)
        builder.add(codeStep(n));
    builder.run.extra
        = R"({"vitrine": {"version": 1, "run": {"model": "m"}, "steps": [{"as": 1, "thought": "t"}, {"as": 3}]}})";
}

void fillTurns(RunBuilder &builder)
{
    StepRecord task;
    task.kind = StepKind::Task;
    task.prompt.push_back({ "user", "what to do" });
    builder.add(task);
    builder.add(codeStep(1));
    RunBuilder other(0);
    for (std::uint64_t n = 5; n <= 9; ++n)
        other.add(codeStep(n));
    QVERIFY(other.hasTurn());
    builder.takeTurnsOf(other);
}

} // namespace

Q_DECLARE_METATYPE(Fill)

void TestLongRuns::comesOutAsAShortOne_data()
{
    QTest::addColumn<Fill>("fill");
    QTest::addColumn<int>("steps");
    QTest::newRow("answers that come late") << Fill(fillChat) << 301;
    QTest::newRow("final answer before the end") << Fill(fillFinal) << 23;
    QTest::newRow("newest first") << Fill(fillUnordered) << 21;
    QTest::newRow("facts of our own exports") << Fill(fillFacts) << 2;
    QTest::newRow("turns of another list") << Fill(fillTurns) << 6;
}

void TestLongRuns::comesOutAsAShortOne()
{
    QFETCH(Fill, fill);
    QFETCH(int, steps);
    const CodeTags tags { "[py]", "[/py]" };
    const Made whole = made(StepBuffer::defaultHeld, fill, tags);
    QCOMPARE(whole.sink.runs.size(), std::size_t(2));
    QCOMPARE(whole.sink.runs[0].steps.size(), std::size_t(steps));
    for (const std::uint64_t mostHeld : { 0, 2'000, 10'000 }) {
        const Made parts = made(mostHeld, fill, tags);
        QVERIFY(parts.report == whole.report);
        QCOMPARE(parts.sink.runs.size(), whole.sink.runs.size());
        for (std::size_t run = 0; run < 2; ++run) {
            QVERIFY(parts.sink.runs[run].record == whole.sink.runs[run].record);
            QVERIFY(parts.sink.runs[run].steps == whole.sink.runs[run].steps);
        }
    }
    QCOMPARE(whole.report.duplicates, 1u);
    QCOMPARE(whole.report.flaws, 0u);
}

namespace {

/// Takes long runs part by part, and is content with some parts.
class PartsSink final : public LogSink {
public:
    bool source(const SourceRecord &) override { return true; }
    bool run(const RunRecord &, std::span<const StepRecord>) override { return false; }
    bool longRun(const RunRecord &, StepSource &source) override
    {
        tally = source.tally();
        for (int time = 0; time < 2; ++time) {
            std::uint64_t next = 0;
            source.rewind();
            for (auto some = source.next(); some && !some->empty(); some = source.next(), ++parts)
                for (const StepRecord &step : *some)
                    isInOrder = isInOrder && step.ordinal == ++next;
            steps = next;
        }
        return true;
    }
    StepTally tally;
    std::uint64_t steps = 0;
    int parts = 0;
    bool isInOrder = true;
};

} // namespace

void TestLongRuns::isHandedOnInParts()
{
    PartsSink sink;
    ImportContext context(sink, {}, {});
    RunBuilder builder;
    for (std::uint64_t n = 0; n < 40'000; ++n) {
        StepRecord step = codeStep(n);
        if (n % 4 == 0)
            step.code.clear();
        if (n % 10 == 0)
            step.error = ErrorRecord { n % 20 == 0 ? ErrorLayer::Policy : ErrorLayer::Code, "E", "m", {}, {}, {} };
        builder.add(std::move(step));
    }
    builder.finish(context);
    QVERIFY(builder.isEmpty());
    QVERIFY(sink.isInOrder);
    QCOMPARE(sink.steps, 40'000u);
    QVERIFY(sink.parts > 4);
    QVERIFY(sink.tally == (StepTally { 40'000, 30'000, 2'000, 2'000 }));
    QCOMPARE(context.report().steps, 40'000u);
    QCOMPARE(context.report().codeSteps, 30'000u);
    QCOMPARE(context.report().errors, 2'000u);
    QCOMPARE(context.report().blocked, 2'000u);
    QVERIFY(!context.isCancelled());
}

void TestLongRuns::endsWhenItIsCancelled_data()
{
    QTest::addColumn<int>("parts");
    QTest::newRow("while it is counted") << 1;
    QTest::newRow("while it is handed on") << 6;
}

void TestLongRuns::endsWhenItIsCancelled()
{
    QFETCH(int, parts);
    CollectingSink sink;
    ImportContext context(sink, {}, {});
    context.setGoesOn([&parts] { return parts-- > 0; });
    RunBuilder builder(0);
    for (std::uint64_t n = 0; n < 20'000; ++n)
        builder.add(codeStep(n));
    builder.finish(context);
    QVERIFY(context.isCancelled());
    QVERIFY(sink.runs.empty());
    QCOMPARE(context.report().flaws, 0u);
}

namespace {

std::string filler() { return std::string(20'000, 'f'); }

std::string claudeCode(int turns)
{
    std::string text = R"({"type":"user","sessionId":"s","message":{"role":"user","content":"the task"}})"
                       "\n";
    for (int n = 1; n <= turns; ++n) {
        text += formatted(
            R"({{"type":"assistant","sessionId":"s","message":{{"id":"m{0}","role":"assistant","model":"m","content":[{{"type":"text","text":"{1}"}},{{"type":"tool_use","id":"t{0}","name":"Bash","input":{{"command":"ls {0}"}}}}]}}}})"
            "\n",
            n, filler());
        if (n > 100)
            text += formatted(
                R"({{"type":"user","sessionId":"s","message":{{"role":"user","content":[{{"type":"tool_result","tool_use_id":"t{0}","content":"out {0}"}}]}}}})"
                "\n",
                n - 100);
    }
    return text;
}

std::string notebook(int cells)
{
    std::string text = R"({"nbformat":4,"nbformat_minor":5,"metadata":{"language_info":{"name":"R"}},"cells":[)";
    for (int n = 1; n <= cells; ++n)
        text += formatted(
            R"({}{{"cell_type":"code","execution_count":{},"metadata":{{}},"source":"x <- 1","outputs":[{{"output_type":"stream","name":"stdout","text":"{}"}}]}})",
            n > 1 ? "," : "", n, filler());
    return text + "]}";
}

std::string memory(int count)
{
    std::string text = "[" + taskStep;
    for (int n = 1; n <= count; ++n)
        text += "," + actionStep(n, "print(1) #" + filler());
    return text + "]";
}

} // namespace

void TestLongRuns::readsLongRunsOfSeveralFormats_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::function<bool(int n, const StepRecord &)>>("isRight");
    constexpr int count = 1'600;
    using Check = std::function<bool(int, const StepRecord &)>;
    QTest::newRow("claude code") << claudeCode(count) << Check([](int n, const StepRecord &step) {
        const auto &call = step.toolCalls.at(0);
        return call.callId == formatted("t{}", n)
            && call.result == (n <= count - 100 ? std::optional(formatted("out {}", n)) : std::nullopt);
    });
    QTest::newRow("notebook") << notebook(count) << Check([](int n, const StepRecord &step) {
        return step.externalNumber == n && step.code.at(0).language == Language::Other
            && step.outputs.at(0).text == filler();
    });
    QTest::newRow("smolagents") << memory(count) << Check([](int n, const StepRecord &step) {
        return step.externalNumber == n && step.code.at(0).text.size() > 20'000 && !step.isFinalAnswer;
    });
}

void TestLongRuns::readsLongRunsOfSeveralFormats()
{
    QFETCH(std::string, text);
    using Check = std::function<bool(int n, const StepRecord &)>;
    QFETCH(Check, isRight);
    const ImportedText log(text);
    QVERIFY2(log.report, log.report ? "" : log.report.error().detail.c_str());
    QCOMPARE(log.report->runs, 1u);
    QCOMPARE(log.report->flaws, 0u);
    QCOMPARE(log.report->steps, 1'600u);
    int n = 0;
    for (const StepRecord &step : log.sink.runs.at(0).steps)
        if (step.kind == StepKind::Action)
            QVERIFY2(isRight(++n, step), std::to_string(n).c_str());
    QCOMPARE(n, 1'600);
    QCOMPARE(log.sink.runs[0].steps.back().ordinal, log.sink.runs[0].steps.size());
}

QTEST_GUILESS_MAIN(TestLongRuns)
#include "tst_longruns.moc"
