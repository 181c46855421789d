// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/formatted.h"
#include "models/logs/steps/stepbuffer.h"

#include <QScopeGuard>
#include <QTest>

#include <algorithm>
#include <ranges>
#include <string>
#include <vector>

using namespace vitrine;

/// Steps that were put aside must be those that were added, whatever is done with them.
class TestStepBuffer final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keepsFewStepsInMemory();
    void givesBackEveryFieldOfAStep();
    void givesBackLargeStepsAmongSmallOnes();
    void givesBackPromptsThatShareTheirBeginnings();
    void findsTheStepOfACall_data();
    void findsTheStepOfACall();
    void keepsChangesOfSteps();
    void changesAllSteps();
    void sortsByTime();
    void takesStepsOfAnother();
    void putsOthersBeforeThem();
    void reportsWhatThereWasNoRoomFor();
};

namespace {

/// Every step is put aside at once.
constexpr std::uint64_t nothing = 0;
constexpr std::uint64_t everything = StepBuffer::defaultHeld;

StepRecord step(std::size_t n)
{
    StepRecord step;
    step.externalNumber = n;
    step.thought = formatted("thought {}", n);
    step.time.startedAt = 1000.0 - static_cast<double>(n / 2);
    for (std::size_t message = 0; message < n % 5; ++message)
        step.prompt.push_back({ "user", formatted("message {}", n == 7 ? message + 100 : message) });
    for (std::size_t call = 0; call < n % 3; ++call)
        step.toolCalls.push_back({ .callId = formatted("call {}.{}", n, call),
            .name = "tool",
            .arguments = "{}",
            .result = {},
            .error = {},
            .seconds = {},
            .innerOfCode = false });
    return step;
}

std::vector<StepRecord> steps(std::size_t count)
{
    std::vector<StepRecord> steps;
    for (std::size_t n = 0; n < count; ++n)
        steps.push_back(step(n));
    return steps;
}

StepBuffer bufferOf(const std::vector<StepRecord> &steps, std::uint64_t mostHeld)
{
    StepBuffer buffer(mostHeld);
    for (const StepRecord &step : steps)
        buffer.add(step);
    return buffer;
}

std::vector<StepRecord> all(StepBuffer &buffer)
{
    std::vector<StepRecord> steps;
    StepBuffer::Reader reader(buffer);
    for (auto some = reader.next(); some && !some->empty(); some = reader.next())
        std::ranges::move(*some, std::back_inserter(steps));
    return steps;
}

/// Some are put aside, the last ones not.
std::vector<StepBuffer> shelvesOf(const std::vector<StepRecord> &steps)
{
    std::vector<StepBuffer> shelves;
    for (const std::uint64_t mostHeld : { nothing, std::uint64_t { 8'000 }, everything })
        shelves.push_back(bufferOf(steps, mostHeld));
    return shelves;
}

StepRecord fullStep()
{
    StepRecord full = step(4);
    full.kind = StepKind::Plan;
    full.rawModelOutput = std::string("raw \0 output", 12);
    full.code = { { Language::Bash, "ls", CodeOrigin::Fenced }, { Language::Python, "x = 1\n", CodeOrigin::Tag } };
    full.toolCalls.front() = { "id", "name", R"({"a": 1})", "result", "error", 1.5, true };
    full.outputs = { { OutputStream::Stderr, "caf\xC3\xA9", true }, { OutputStream::Result, "", false } };
    full.error = ErrorRecord { ErrorLayer::Policy, "Type", "message", "traceback", "line", "Cause" };
    full.isFinalAnswer = true;
    full.time = { 1.0, 2.0, 1.0, Quality::Recorded };
    full.tokens = { 10, 20, Quality::Derived };
    full.extra = R"({"key": [1, 2]})";
    full.span = { 7, 100, 200 };
    return full;
}

} // namespace

void TestStepBuffer::keepsFewStepsInMemory()
{
    StepBuffer buffer = bufferOf(steps(20), everything);
    QVERIFY(buffer.isInMemory());
    QCOMPARE(buffer.count(), 20u);
    QVERIFY(buffer.take() == steps(20));
    QCOMPARE(buffer.count(), 0u);
    buffer = bufferOf(steps(20), 8'000);
    QVERIFY(!buffer.isInMemory());
    QCOMPARE(buffer.count(), 20u);
}

void TestStepBuffer::givesBackEveryFieldOfAStep()
{
    const std::vector<StepRecord> written { fullStep(), StepRecord {}, fullStep() };
    for (StepBuffer &buffer : shelvesOf(written))
        QVERIFY(all(buffer) == written);
}

void TestStepBuffer::givesBackLargeStepsAmongSmallOnes()
{
    StepBuffer buffer(nothing);
    auto written = steps(9);
    for (const std::size_t n : { 2U, 3U, 7U })
        written[n].outputs = { { OutputStream::Log, std::string((2 << 20) + n, 'x'), false } };
    for (const StepRecord &step : written)
        buffer.add(step);
    std::vector<StepRecord> read;
    QVERIFY(buffer.look([&](std::uint64_t, const StepRecord &step) { read.push_back(step); }));
    QVERIFY(read == written);
    QCOMPARE(buffer.lost(), 0U);
}

void TestStepBuffer::givesBackPromptsThatShareTheirBeginnings()
{
    std::vector<StepRecord> written;
    std::vector<PromptMessage> prompt;
    for (std::size_t n = 0; n < 300; ++n) {
        prompt.push_back({ n % 2 == 0 ? "user" : "assistant", std::string(10'000, static_cast<char>('a' + n % 26)) });
        if (n == 150)
            prompt[70].text += "another";
        written.push_back(step(n));
        written.back().prompt = prompt;
    }
    StepBuffer buffer = bufferOf(written, nothing);
    QVERIFY(all(buffer) == written);
    // Twice, since reading must not change anything.
    QVERIFY(all(buffer) == written);
}

void TestStepBuffer::findsTheStepOfACall_data()
{
    QTest::addColumn<std::string>("id");
    QTest::addColumn<std::size_t>("lookBack");
    QTest::addColumn<int>("expected");
    QTest::newRow("last") << std::string("call 29.1") << std::size_t(50) << 29;
    QTest::newRow("one of several") << std::string("call 5.1") << std::size_t(50) << 5;
    QTest::newRow("the only one") << std::string("call 1.0") << std::size_t(50) << 1;
    QTest::newRow("too far back") << std::string("call 1.0") << std::size_t(28) << -1;
    QTest::newRow("just not too far back") << std::string("call 1.0") << std::size_t(29) << 1;
    QTest::newRow("unknown") << std::string("call 6.0") << std::size_t(50) << -1;
    QTest::newRow("any") << std::string() << std::size_t(50) << 29;
}

void TestStepBuffer::findsTheStepOfACall()
{
    QFETCH(std::string, id);
    QFETCH(std::size_t, lookBack);
    QFETCH(int, expected);
    const auto has = [&](StepRecord &step) {
        return std::ranges::any_of(
            step.toolCalls, [&](const RecordedToolCall &call) { return id.empty() || call.callId == id; });
    };
    for (StepBuffer &buffer : shelvesOf(steps(30))) {
        const StepRecord *found = buffer.lastOf(lookBack, id, has);
        QCOMPARE(found != nullptr ? static_cast<int>(*found->externalNumber) : -1, expected);
    }
}

void TestStepBuffer::keepsChangesOfSteps()
{
    std::vector<StepRecord> expected = steps(30);
    expected[4].toolCalls.front().result = "late";
    expected[29].outputs.push_back({ OutputStream::Log, std::string(50'000, 'o'), false });
    expected[3].isFinalAnswer = true;
    expected[4].thought += std::string(3'000'000, 't');
    const auto changed = [](StepBuffer &buffer) {
        const auto isFour
            = [](StepRecord &step) { return !step.toolCalls.empty() && step.toolCalls.front().callId == "call 4.0"; };
        buffer.lastOf(200, "call 4.0", isFour)->toolCalls.front().result = "late";
        buffer.at(29)->outputs.push_back({ OutputStream::Log, std::string(50'000, 'o'), false });
        buffer.at(3)->isFinalAnswer = true;
        buffer.at(4)->thought += std::string(3'000'000, 't');
        buffer.add(step(30));
    };
    expected.push_back(step(30));
    for (StepBuffer &buffer : shelvesOf(steps(30))) {
        changed(buffer);
        QVERIFY(all(buffer) == expected);
    }
}

void TestStepBuffer::changesAllSteps()
{
    std::vector<StepRecord> expected = steps(30);
    for (StepRecord &step : expected)
        step.prompt.push_back({ "user", "one more" });
    for (StepBuffer &buffer : shelvesOf(steps(30))) {
        std::uint64_t next = 0;
        QVERIFY(buffer.change([&](std::uint64_t n, StepRecord &step) {
            QCOMPARE(n, next++);
            step.prompt.push_back({ "user", "one more" });
        }));
        QVERIFY(all(buffer) == expected);
        std::vector<StepRecord> seen;
        QVERIFY(buffer.look([&](std::uint64_t, const StepRecord &step) { seen.push_back(step); }));
        QVERIFY(seen == expected);
    }
}

void TestStepBuffer::sortsByTime()
{
    std::vector<StepRecord> expected = steps(31);
    std::ranges::stable_sort(expected, {}, [](const StepRecord &step) { return *step.time.startedAt; });
    for (StepBuffer &buffer : shelvesOf(steps(31))) {
        QVERIFY(buffer.sortByTime());
        QVERIFY(all(buffer) == expected);
        buffer.at(3)->isFinalAnswer = true;
        QVERIFY(all(buffer)[3].isFinalAnswer);
    }
}

void TestStepBuffer::takesStepsOfAnother()
{
    std::vector<StepRecord> expected = steps(5);
    std::ranges::copy(steps(40) | std::views::drop(20), std::back_inserter(expected));
    for (const std::uint64_t mostHeld : { nothing, everything })
        for (StepBuffer &buffer : shelvesOf(steps(30))) {
            auto others = steps(40);
            others.erase(others.begin(), others.begin() + 20);
            QVERIFY(buffer.replaceFrom(5, bufferOf(others, mostHeld)));
            QVERIFY(all(buffer) == expected);
        }
}

void TestStepBuffer::putsOthersBeforeThem()
{
    std::vector<StepRecord> expected { fullStep(), step(9) };
    std::ranges::copy(steps(30), std::back_inserter(expected));
    for (StepBuffer &buffer : shelvesOf(steps(30))) {
        buffer.prepend({ fullStep(), step(9) });
        QCOMPARE(buffer.count(), 32u);
        QVERIFY(all(buffer) == expected);
        QCOMPARE(buffer.at(1)->thought, std::string("thought 9"));
        QCOMPARE(buffer.at(31)->thought, std::string("thought 29"));
        QVERIFY(buffer.at(32) == nullptr);
        QVERIFY(buffer.sortByTime());
        QCOMPARE(all(buffer).size(), std::size_t(32));
    }
}

void TestStepBuffer::reportsWhatThereWasNoRoomFor()
{
    const QByteArray before = qgetenv("TMPDIR");
    const auto restore = qScopeGuard([&] { before.isNull() ? qunsetenv("TMPDIR") : qputenv("TMPDIR", before); });
    qputenv("TMPDIR", "/nowhere/at/all");
    StepBuffer buffer = bufferOf(steps(30), nothing);
    QVERIFY(buffer.at(3) == nullptr);
    QCOMPARE(buffer.count() + buffer.lost(), 30u);
    QCOMPARE(buffer.lost(), 30u);
    buffer.add(step(1));
    QVERIFY(all(buffer).empty());
    QCOMPARE(buffer.lost(), 31u);
}

QTEST_GUILESS_MAIN(TestStepBuffer)
#include "tst_stepbuffer.moc"
