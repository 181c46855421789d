// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later

// bench_jail [--rounds N] [--only WORDS]: what the jail costs. Prints one line a figure: median, and the worst of ten.
// bench_jail --sessions N: whether anything grows or stays behind.
#include "base/formatted.h"
#include "executor/engine/inprocessexecutor.h"
#include "executor/policy/policydocument.h"
#include "executor/policy/profiles.h"
#include "executor/sandbox/sandboxexecutor.h"

#include <algorithm>
#include <unistd.h>

#include <array>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iterator>
#include <optional>
#include <print>
#include <string_view>
#include <thread>
#include <vector>

namespace {

using namespace vitrine;
using Clock = std::chrono::steady_clock;

double milliseconds(const std::function<void()> &work)
{
    const auto started = Clock::now();
    work();
    return std::chrono::duration<double, std::milli>(Clock::now() - started).count();
}

void print(std::string_view what, std::vector<double> &times)
{
    std::ranges::sort(times);
    std::println("{:50} {:9.3f} ms   p90 {:9.3f} ms", what, times[times.size() / 2], times[times.size() * 9 / 10]);
}

void measure(std::string_view what, int rounds, const std::function<void()> &work)
{
    std::vector<double> times;
    for (int i = 0; i < rounds; ++i)
        times.push_back(milliseconds(work));
    print(what, times);
}

Policy policy()
{
    return readPolicy(
        R"({"vitrine_policy": 1, "name": "bench", "version": 1, "base": "data-analysis", "dialect": "python",
        "limits": {"operations": null, "while_iterations": null, "wall_s": 60, "memory_mib": 2048}})")
        .value();
}

pid_t parentOf(pid_t process)
{
    std::ifstream file(formatted("/proc/{}/stat", process));
    pid_t parent = 0;
    std::string state;
    file >> parent &&file.ignore(64, ')') && file >> state >> parent;
    return parent;
}

bool isBelow(pid_t process, pid_t top)
{
    while (process > 1 && process != top)
        process = parentOf(process);
    return process == top;
}

// Of this process and of all that it has started, however deep: workers are no children of their own.
double cpuMilliseconds()
{
    double sum = 0;
    for (const auto &entry : std::filesystem::directory_iterator("/proc")) {
        const pid_t process = std::atoi(entry.path().filename().c_str());
        double nanoseconds = 0;
        if (process > 0 && isBelow(process, getpid()) && std::ifstream(entry.path() / "schedstat") >> nanoseconds)
            sum += nanoseconds * 1e-6;
    }
    return sum;
}

std::unique_ptr<SandboxExecutor> make(std::size_t checkpoints, std::optional<std::chrono::milliseconds> interval = {})
{
    SandboxOptions options;
    options.checkpoints = checkpoints;
    options.checkpointInterval = interval.value_or(options.checkpointInterval);
    auto made = SandboxExecutor::create(std::move(options));
    if (!made) {
        std::println(stderr, "{}", made.error().detail);
        std::exit(1);
    }
    return std::move(*made);
}

void need(bool isTrue, std::string_view what)
{
    if (isTrue)
        return;
    std::println(stderr, "{}", what);
    std::exit(1);
}

void runFine(Executor &executor, std::string_view code)
{
    const StepResult result = executor.run(code, {});
    need(result.status == StepStatus::Ok, result.error ? result.error->message : "failed");
}

void begin(Executor &executor, const Policy &under = policy())
{
    need(executor.begin({ under, defaultTools(), {} }).has_value(), "no session");
}

constexpr std::string_view quickStep = "total = 0\nfor part in data[:20000]: total += len(part)";
// Twice over all of it, so that the state is there and is written to, but the step is one that people wait for.
constexpr std::string_view longStep = "for i in range(15):\n    data[i] = bytes(1000)\n"
                                      "    total = sum(len(part) for part in data)";

void tinySteps(std::string_view name, int rounds, Executor &executor)
{
    begin(executor);
    runFine(executor, "x = 0");
    const double before = cpuMilliseconds();
    measure(name, rounds * 5, [&executor] { runFine(executor, "x = x + 1"); });
    std::println("{:50} {:9.3f} ms of processors", "", (cpuMilliseconds() - before) / (rounds * 5));
}

std::unique_ptr<SandboxExecutor> makeWithState(std::size_t checkpoints)
{
    auto executor = make(checkpoints);
    begin(*executor);
    runFine(*executor, "data = [bytes([i % 256]) * 1000 for i in range(50000)]");
    return executor;
}

// In turns, for other work on the machine would be taken for a difference.
void compareCheckpoints(std::string_view name, std::string_view step)
{
    const auto plain = makeWithState(0);
    const auto kept = makeWithState(16);
    double without = 0;
    double with = 0;
    for (int i = 0; i < 100; ++i) {
        without += milliseconds([&] { runFine(*plain, step); });
        with += milliseconds([&] { runFine(*kept, step); });
    }
    std::println("{:50} {:9.3f} x   {:.2f} ms a step without", name, with / without, without / 100);
}

// How long a step goes on after it was cancelled, from what it prints on.
void measureCancel(std::string_view what, int rounds, std::string_view code)
{
    auto executor = make(4);
    begin(*executor);
    runFine(*executor, "x = 1");
    std::vector<double> times;
    for (int i = 0; i < std::max(1, rounds); ++i) {
        Clock::time_point asked;
        std::jthread canceller;
        const StepObserver observer { [&](std::string_view) {
            canceller = std::jthread([&] {
                std::this_thread::sleep_for(std::chrono::milliseconds(30));
                asked = Clock::now();
                executor->cancel();
            });
        } };
        const StepResult result = executor->run(code, observer);
        const auto ended = Clock::now();
        canceller.join();
        need(result.status == StepStatus::Cancelled, "not cancelled");
        times.push_back(std::chrono::duration<double, std::milli>(ended - asked).count());
    }
    print(what, times);
}

// How long a step goes on after its time is over.
void measureTimeout(std::string_view what, int rounds, std::string_view code)
{
    constexpr double limit = 0.1;
    Policy short_ = policy();
    short_.limits.wallSeconds = limit;
    auto executor = make(4);
    need(executor->begin({ short_, defaultTools(), {} }).has_value(), "no session");
    std::vector<double> times;
    for (int i = 0; i < std::max(1, rounds); ++i)
        times.push_back(milliseconds([&] { executor->run(code, {}); }) - limit * 1000);
    print(what, times);
}

std::size_t entriesOf(const char *folder)
{
    return static_cast<std::size_t>(std::distance(std::filesystem::directory_iterator(folder), {}));
}

std::size_t residentKib()
{
    std::size_t pages = 0;
    std::ifstream("/proc/self/statm") >> pages >> pages;
    return pages * 4;
}

// Of this process alone: others on the machine have theirs.
std::size_t workers()
{
    std::size_t count = 0;
    for (const auto &entry : std::filesystem::directory_iterator("/proc")) {
        std::string name;
        std::ifstream(entry.path() / "comm") >> name;
        const pid_t process = std::atoi(entry.path().filename().c_str());
        count += name == "vitrine-worker" && isBelow(process, getpid()) ? 1 : 0;
    }
    return count;
}

// Many sessions after each other, in one executor: nothing may grow.
void soak(int sessions)
{
    auto executor = make(4);
    std::println("{:>9} {:>12} {:>12} {:>8}", "sessions", "descriptors", "memory KiB", "workers");
    for (int i = 1; i <= sessions; ++i) {
        begin(*executor);
        runFine(*executor, "x = [0] * 1000");
        runFine(*executor, "len(x)");
        if (i == 10 || i % std::max(1, sessions / 10) == 0)
            std::println("{:9} {:12} {:12} {:8}", i, entriesOf("/proc/self/fd"), residentKib(), workers());
    }
    executor.reset();
    std::println("{:>9} {:12} {:12} {:8}", "gone", entriesOf("/proc/self/fd"), residentKib(), workers());
}

constexpr int fewer = 20; // of those that take long

struct Figure {
    std::string_view name;
    void (*run)(std::string_view name, int rounds);
};

constexpr auto figures = std::to_array<Figure>({
    { "worker with its jail, started cold",
        [](std::string_view name, int rounds) { measure(name, std::max(1, rounds / fewer), [] { make(0); }); } },
    { "new session from the warm template",
        [](std::string_view name, int rounds) {
            auto executor = make(0);
            const Policy under = policy();
            measure(name, rounds, [&] { begin(*executor, under); });
        } },
    { "new session and its first tiny step",
        [](std::string_view name, int rounds) {
            auto executor = make(0);
            const Policy under = policy();
            measure(name, rounds, [&] {
                begin(*executor, under);
                runFine(*executor, "1 + 1");
            });
        } },
    { "new session of the framework's dialect",
        [](std::string_view name, int rounds) {
            auto executor = make(0);
            const Policy under = defaultPolicy();
            measure(name, rounds, [&] { begin(*executor, under); });
        } },
    { "tiny step in-process",
        [](std::string_view name, int rounds) {
            auto python = PythonRuntime::start();
            need(python.has_value(), "no Python");
            tinySteps(name, rounds, *makeInProcessExecutor(std::move(*python)));
        } },
    { "tiny step, there and back", [](std::string_view name, int rounds) { tinySteps(name, rounds, *make(0)); } },
    { "tiny step that leaves a checkpoint",
        [](std::string_view name, int rounds) {
            auto executor = make(16, {});
            begin(*executor);
            measure(name, rounds, [&executor] { runFine(*executor, "x = 1"); });
        } },
    { "back to a checkpoint",
        [](std::string_view name, int rounds) {
            auto executor = make(16, {});
            begin(*executor);
            runFine(*executor, "x = 1");
            measure(name, rounds, [&executor] { need(executor->restore(1).has_value(), "no way back"); });
        } },
    { "cancel of a loop",
        [](std::string_view name, int rounds) { measureCancel(name, rounds / fewer, "print(1)\nwhile True: pass"); } },
    { "cancel of a comprehension",
        [](std::string_view name, int rounds) {
            measureCancel(name, rounds / fewer, "print(1)\n[x for x in iter(int, 1)]");
        } },
    { "cancel of a sleep",
        [](std::string_view name, int rounds) {
            measureCancel(name, rounds / fewer, "print(1)\nimport time\ntime.sleep(100)");
        } },
    { "cancel of a regular expression",
        [](std::string_view name, int rounds) {
            measureCancel(name, rounds / fewer, "import re\nprint(1)\nre.match('(a+)+$', 'a' * 40 + 'b')");
        } },
    { "cancel of a sum without end",
        [](std::string_view name, int rounds) {
            measureCancel(name, rounds / fewer, "import itertools\nprint(1)\nsum(itertools.count())");
        } },
    { "cancel of 10**10**9",
        [](std::string_view name, int rounds) { measureCancel(name, rounds / fewer, "print(1)\n10**10**9"); } },
    { "cancel of a huge sort",
        [](std::string_view name, int rounds) {
            measureCancel(name, rounds / fewer,
                "import random\nx = [random.random() for i in range(3 * 10**6)]\nprint(1)\n"
                "while True: x.sort(); x.reverse(); x = x[1::2] + x[::2]");
        } },
    { "time-out of a loop",
        [](std::string_view name, int rounds) { measureTimeout(name, rounds / fewer, "while True: pass"); } },
    { "time-out of a sum without end",
        [](std::string_view name, int rounds) {
            measureTimeout(name, rounds / fewer, "import itertools\nsum(itertools.count())");
        } },
    { "100 quick steps of 50 MB, with checkpoints / without",
        [](std::string_view name, int) { compareCheckpoints(name, quickStep); } },
    { "100 longer steps of 50 MB, with checkpoints / without",
        [](std::string_view name, int) { compareCheckpoints(name, longStep); } },
});

} // namespace

int main(int argc, char **argv)
{
    std::vector<std::string_view> words(argv + 1, argv + argc);
    const auto option = [&words](std::string_view name) {
        const auto at = std::ranges::find(words, name);
        return at == words.end() || at + 1 == words.end() ? std::string_view() : *(at + 1);
    };
    const auto number = [&option](std::string_view name) {
        return option(name).empty() ? 0 : std::max(1, std::atoi(option(name).data()));
    };
    if (const int sessions = number("--sessions")) {
        soak(sessions);
        return 0;
    }
    const int rounds = option("--rounds").empty() ? 200 : number("--rounds");
    for (const auto &[name, run] : figures) {
        if (name.contains(option("--only")))
            run(name, rounds);
    }
    return 0;
}
