// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "tests/executor/sandbox/sandboxfixture.h"

#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

using namespace vitrine;
using namespace vitrine::test;

namespace {

struct Process {
    char state = 'X'; ///< one that is gone
    pid_t parent = 0;
};

Process processOf(pid_t id)
{
    std::ifstream file("/proc/" + std::to_string(id) + "/stat");
    Process process;
    file.ignore(64, ')');
    file >> process.state >> process.parent;
    return process;
}

bool isBelowUs(pid_t process)
{
    while (process > 1 && process != getpid())
        process = processOf(process).parent;
    return process == getpid();
}

// All that this process has started, however deep, and that still runs.
std::vector<pid_t> workers()
{
    std::vector<pid_t> found;
    for (const auto &entry : std::filesystem::directory_iterator("/proc")) {
        const pid_t process = std::atoi(entry.path().filename().c_str());
        std::string name;
        std::getline(std::ifstream(entry.path() / "comm"), name);
        if (process > 0 && name == "vitrine-worker" && !std::string_view("XZ").contains(processOf(process).state)
            && isBelowUs(process))
            found.push_back(process);
    }
    return found;
}

// One that is killed may just have made a checkpoint, which nobody has seen yet.
void killWorkers()
{
    for (std::vector<pid_t> left = workers(); !left.empty(); left = workers()) {
        for (const pid_t worker : left)
            kill(worker, SIGKILL);
    }
}

std::string reported(const StepResult &result)
{
    std::string text;
    for (const EventRecord &event : result.events)
        text += event.kind + ": " + event.detail + "; ";
    return text;
}

} // namespace

class TestCheckpoints : public QObject {
    Q_OBJECT

    std::unique_ptr<SandboxExecutor> m_executor;

    StepResult run(std::string_view code) { return m_executor->run(code, {}); }
    void begin() { QVERIFY(m_executor->begin({ openPolicy(), defaultTools(), {} })); }

private Q_SLOTS:
    void initTestCase()
    {
        auto made = SandboxExecutor::create(everyStepKept());
        QVERIFY2(made, made ? "" : made.error().detail.c_str());
        m_executor = std::move(*made);
    }
    void cleanupTestCase() { m_executor.reset(); }

    void aRunOf200StepsGoesBackAnywhere()
    {
        begin();
        run("n = 0\nseen = []");
        for (int i = 1; i < 200; ++i)
            QCOMPARE(status(run("n += 1\nseen.append(n)")), QStringLiteral("ok"));
        QCOMPARE(m_executor->stepCount(), 200U);
        QCOMPARE(m_executor->reachable(200), 200U);
        QCOMPARE(m_executor->reachable(190), 190U);
        QCOMPARE(m_executor->reachable(100), 0U); // the oldest have gone
        const auto near = m_executor->restore(190);
        QVERIFY(near && near->checkpoint == 190 && near->replayed == 0);
        QCOMPARE(outcome(run("n, len(seen)")), QStringLiteral("(189, 189)"));
        const auto far = m_executor->restore(100);
        QVERIFY(far && far->checkpoint == 0 && far->replayed == 100);
        QCOMPARE(outcome(run("n, len(seen), seen[-1]")), QStringLiteral("(99, 99, 99)"));
    }
    void whenMemoryIsScarceOnlyTheNewestCheckpointIsKept()
    {
        SandboxOptions options = everyStepKept();
        options.scarceMib = std::numeric_limits<std::uint64_t>::max();
        auto executor = SandboxExecutor::create(std::move(options)).value();
        QVERIFY(executor->begin({ openPolicy(), {}, {} }));
        for (int i = 0; i < 5; ++i)
            executor->run("x = " + std::to_string(i), {});
        QCOMPARE(executor->reachable(4), 0U);
        QCOMPARE(executor->reachable(5), 5U);
        const auto restored = executor->restore(3);
        QVERIFY(restored && restored->replayed == 3);
        QCOMPARE(outcome(executor->run("x", {})), QStringLiteral("2"));
    }
    void aCheckpointThatWasKilledIsRebuilt()
    {
        begin();
        run("x = 1");
        run("x = 2");
        run("x = 3");
        QCOMPARE(m_executor->reachable(2), 2U);
        killWorkers(); // as a machine without memory does
        const auto restored = m_executor->restore(2);
        QVERIFY(restored && restored->checkpoint == 0 && restored->replayed == 2);
        QCOMPARE(outcome(run("x")), QStringLiteral("2"));
    }
    void whatTakesAllCheckpointsWithItIsRebuilt()
    {
        begin();
        run("x = [1]");
        run("x.append(2)");
        killWorkers();
        const StepResult result = run("x.append(3)");
        QCOMPARE(status(result), QStringLiteral("crashed"));
        QVERIFY2(std::ranges::contains(result.events, "at the start, 2 run again", &EventRecord::detail),
            reported(result).c_str());
        QCOMPARE(outcome(run("x")), QStringLiteral("[1, 2]"));
    }
    /// A copy makes the next step pay for what it touches, the first step's included.
    void quickStepsRunAgainFromTheBeginning()
    {
        SandboxOptions options;
        options.checkpointInterval = std::chrono::hours(1);
        auto executor = SandboxExecutor::create(std::move(options)).value();
        QVERIFY(executor->begin(
            { openPolicy(), { { "next", { ToolStub::Recorded { { { "[]", "1" }, { "[]", "2" } } } } } }, {} }));
        executor->run("x = [next()]", {});
        executor->run("x.append(next())", {});
        QVERIFY(executor->checkpoints().empty());
        const StepResult lost = executor->run("import os\nos._exit(0)", {});
        QVERIFY(std::ranges::contains(lost.events, "at the start, 2 run again", &EventRecord::detail));
        QCOMPARE(outcome(executor->run("x", {})), QStringLiteral("[1, 2]"));
    }
    void quickStepsShareACheckpointAndRunAgain()
    {
        SandboxOptions options;
        options.checkpointInterval = std::chrono::milliseconds(100);
        auto executor = SandboxExecutor::create(std::move(options)).value();
        QVERIFY(executor->begin(
            { openPolicy(), { { "next", { ToolStub::Recorded { { { "[]", "1" }, { "[]", "2" } } } } } }, {} }));
        executor->run("import time\nx = [next()]\nwhile time.thread_time() < 0.4:\n    pass", {});
        executor->run("x.append(next())", {});
        executor->run("x.append('y')", {});
        QCOMPARE(executor->reachable(3), 1U);
        const StepResult lost = executor->run("import os\nos._exit(0)", {});
        QCOMPARE(status(lost), QStringLiteral("crashed"));
        QVERIFY(std::ranges::contains(lost.events, "after step 1, 2 run again", &EventRecord::detail));
        QCOMPARE(outcome(executor->run("x", {})), QStringLiteral("[1, 2, 'y']"));
        const auto restored = executor->restore(2);
        QVERIFY(restored && restored->checkpoint == 1 && restored->replayed == 1);
        QCOMPARE(outcome(executor->run("x", {})), QStringLiteral("[1, 2]"));
    }
};

QTEST_GUILESS_MAIN(TestCheckpoints)
#include "tst_checkpoints.moc"
