// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/formatted.h"
#include "models/logs/steps/stepshelf.h"

#include <QScopeGuard>
#include <QTest>

#include <algorithm>
#include <ranges>
#include <string>
#include <vector>

using namespace vitrine;

/// Steps that were put aside must be those that were added, whatever is done with them.
class TestStepShelf final : public QObject {
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
    void tellsWhatThereWasNoRoomFor();
};

namespace {

/// Every step is put aside at once.
constexpr std::uint64_t nothing = 0;
constexpr std::uint64_t everything = StepShelf::defaultHeld;

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

StepShelf shelfOf(const std::vector<StepRecord> &steps, std::uint64_t mostHeld)
{
    StepShelf shelf(mostHeld);
    for (const StepRecord &step : steps)
        shelf.add(step);
    return shelf;
}

std::vector<StepRecord> all(StepShelf &shelf)
{
    std::vector<StepRecord> steps;
    StepShelf::Reader reader(shelf);
    for (auto some = reader.next(); some && !some->empty(); some = reader.next())
        std::ranges::move(*some, std::back_inserter(steps));
    return steps;
}

/// Some are put aside, the last ones not.
std::vector<StepShelf> shelvesOf(const std::vector<StepRecord> &steps)
{
    std::vector<StepShelf> shelves;
    for (const std::uint64_t mostHeld : { nothing, std::uint64_t { 8'000 }, everything })
        shelves.push_back(shelfOf(steps, mostHeld));
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

void TestStepShelf::keepsFewStepsInMemory()
{
    StepShelf shelf = shelfOf(steps(20), everything);
    QVERIFY(shelf.isInMemory());
    QCOMPARE(shelf.count(), 20u);
    QVERIFY(shelf.take() == steps(20));
    QCOMPARE(shelf.count(), 0u);
    shelf = shelfOf(steps(20), 8'000);
    QVERIFY(!shelf.isInMemory());
    QCOMPARE(shelf.count(), 20u);
}

void TestStepShelf::givesBackEveryFieldOfAStep()
{
    const std::vector<StepRecord> written { fullStep(), StepRecord {}, fullStep() };
    for (StepShelf &shelf : shelvesOf(written))
        QVERIFY(all(shelf) == written);
}

void TestStepShelf::givesBackLargeStepsAmongSmallOnes()
{
    StepShelf shelf(nothing);
    auto written = steps(9);
    for (const std::size_t n : { 2U, 3U, 7U })
        written[n].outputs = { { OutputStream::Log, std::string((2 << 20) + n, 'x'), false } };
    for (const StepRecord &step : written)
        shelf.add(step);
    std::vector<StepRecord> read;
    QVERIFY(shelf.look([&](std::uint64_t, const StepRecord &step) { read.push_back(step); }));
    QVERIFY(read == written);
    QCOMPARE(shelf.lost(), 0U);
}

void TestStepShelf::givesBackPromptsThatShareTheirBeginnings()
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
    StepShelf shelf = shelfOf(written, nothing);
    QVERIFY(all(shelf) == written);
    // Twice, since reading must not change anything.
    QVERIFY(all(shelf) == written);
}

void TestStepShelf::findsTheStepOfACall_data()
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

void TestStepShelf::findsTheStepOfACall()
{
    QFETCH(std::string, id);
    QFETCH(std::size_t, lookBack);
    QFETCH(int, expected);
    const auto has = [&](StepRecord &step) {
        return std::ranges::any_of(
            step.toolCalls, [&](const RecordedToolCall &call) { return id.empty() || call.callId == id; });
    };
    for (StepShelf &shelf : shelvesOf(steps(30))) {
        const StepRecord *found = shelf.lastOf(lookBack, id, has);
        QCOMPARE(found != nullptr ? static_cast<int>(*found->externalNumber) : -1, expected);
    }
}

void TestStepShelf::keepsChangesOfSteps()
{
    std::vector<StepRecord> expected = steps(30);
    expected[4].toolCalls.front().result = "late";
    expected[29].outputs.push_back({ OutputStream::Log, std::string(50'000, 'o'), false });
    expected[3].isFinalAnswer = true;
    expected[4].thought += std::string(3'000'000, 't');
    const auto changed = [](StepShelf &shelf) {
        const auto isFour
            = [](StepRecord &step) { return !step.toolCalls.empty() && step.toolCalls.front().callId == "call 4.0"; };
        shelf.lastOf(200, "call 4.0", isFour)->toolCalls.front().result = "late";
        shelf.at(29)->outputs.push_back({ OutputStream::Log, std::string(50'000, 'o'), false });
        shelf.at(3)->isFinalAnswer = true;
        shelf.at(4)->thought += std::string(3'000'000, 't');
        shelf.add(step(30));
    };
    expected.push_back(step(30));
    for (StepShelf &shelf : shelvesOf(steps(30))) {
        changed(shelf);
        QVERIFY(all(shelf) == expected);
    }
}

void TestStepShelf::changesAllSteps()
{
    std::vector<StepRecord> expected = steps(30);
    for (StepRecord &step : expected)
        step.prompt.push_back({ "user", "one more" });
    for (StepShelf &shelf : shelvesOf(steps(30))) {
        std::uint64_t next = 0;
        QVERIFY(shelf.change([&](std::uint64_t n, StepRecord &step) {
            QCOMPARE(n, next++);
            step.prompt.push_back({ "user", "one more" });
        }));
        QVERIFY(all(shelf) == expected);
        std::vector<StepRecord> seen;
        QVERIFY(shelf.look([&](std::uint64_t, const StepRecord &step) { seen.push_back(step); }));
        QVERIFY(seen == expected);
    }
}

void TestStepShelf::sortsByTime()
{
    std::vector<StepRecord> expected = steps(31);
    std::ranges::stable_sort(expected, {}, [](const StepRecord &step) { return *step.time.startedAt; });
    for (StepShelf &shelf : shelvesOf(steps(31))) {
        QVERIFY(shelf.sortByTime());
        QVERIFY(all(shelf) == expected);
        shelf.at(3)->isFinalAnswer = true;
        QVERIFY(all(shelf)[3].isFinalAnswer);
    }
}

void TestStepShelf::takesStepsOfAnother()
{
    std::vector<StepRecord> expected = steps(5);
    std::ranges::copy(steps(40) | std::views::drop(20), std::back_inserter(expected));
    for (const std::uint64_t mostHeld : { nothing, everything })
        for (StepShelf &shelf : shelvesOf(steps(30))) {
            auto others = steps(40);
            others.erase(others.begin(), others.begin() + 20);
            QVERIFY(shelf.replaceFrom(5, shelfOf(others, mostHeld)));
            QVERIFY(all(shelf) == expected);
        }
}

void TestStepShelf::putsOthersBeforeThem()
{
    std::vector<StepRecord> expected { fullStep(), step(9) };
    std::ranges::copy(steps(30), std::back_inserter(expected));
    for (StepShelf &shelf : shelvesOf(steps(30))) {
        shelf.prepend({ fullStep(), step(9) });
        QCOMPARE(shelf.count(), 32u);
        QVERIFY(all(shelf) == expected);
        QCOMPARE(shelf.at(1)->thought, std::string("thought 9"));
        QCOMPARE(shelf.at(31)->thought, std::string("thought 29"));
        QVERIFY(shelf.at(32) == nullptr);
        QVERIFY(shelf.sortByTime());
        QCOMPARE(all(shelf).size(), std::size_t(32));
    }
}

void TestStepShelf::tellsWhatThereWasNoRoomFor()
{
    const QByteArray before = qgetenv("TMPDIR");
    const auto restore = qScopeGuard([&] { before.isNull() ? qunsetenv("TMPDIR") : qputenv("TMPDIR", before); });
    qputenv("TMPDIR", "/nowhere/at/all");
    StepShelf shelf = shelfOf(steps(30), nothing);
    QVERIFY(shelf.at(3) == nullptr);
    QCOMPARE(shelf.count() + shelf.lost(), 30u);
    QCOMPARE(shelf.lost(), 30u);
    shelf.add(step(1));
    QVERIFY(all(shelf).empty());
    QCOMPARE(shelf.lost(), 31u);
}

QTEST_GUILESS_MAIN(TestStepShelf)
#include "tst_stepshelf.moc"
