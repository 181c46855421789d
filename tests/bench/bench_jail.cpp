// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later

// bench_jail [--rounds N]: what the jail costs. Prints one line a figure: median, and the worst of ten.
// bench_jail --sessions N: whether anything grows or stays behind.
#include "executor/policy/policydocument.h"
#include "executor/sandbox/sandboxexecutor.h"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iterator>
#include <print>
#include <string_view>
#include <thread>
#include <vector>

namespace {

using namespace vitrine;
using Clock = std::chrono::steady_clock;

double milliseconds(const std::function<void()> &work)
{
    const auto begun = Clock::now();
    work();
    return std::chrono::duration<double, std::milli>(Clock::now() - begun).count();
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

std::unique_ptr<SandboxExecutor> make(std::size_t checkpoints)
{
    SandboxOptions options;
    options.checkpoints = checkpoints;
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

void runFine(SandboxExecutor &executor, std::string_view code)
{
    const StepResult result = executor.run(code, {});
    need(result.status == StepStatus::Ok, result.error ? result.error->message : "failed");
}

void begin(SandboxExecutor &executor)
{
    need(executor.begin({ policy(), defaultTools(), {} }).has_value(), "no session");
}

double hundredSteps(std::size_t checkpoints)
{
    auto executor = make(checkpoints);
    begin(*executor);
    runFine(*executor, "data = [bytes([i % 256]) * 1000 for i in range(50000)]");
    return milliseconds([&executor] {
        for (int i = 0; i < 100; ++i)
            runFine(*executor, "total = 0\nfor part in data[:20000]: total += len(part)");
    });
}

// How long a step goes on after it was cancelled, from what it prints on.
void measureCancel(std::string_view what, int rounds, std::string_view code)
{
    auto executor = make(4);
    begin(*executor);
    runFine(*executor, "x = 1");
    std::vector<double> times;
    for (int i = 0; i < rounds; ++i) {
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
    for (int i = 0; i < rounds; ++i)
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

std::size_t workers()
{
    std::size_t count = 0;
    for (const auto &entry : std::filesystem::directory_iterator("/proc")) {
        std::string name;
        std::ifstream(entry.path() / "comm") >> name;
        count += name == "vitrine-worker" ? 1 : 0;
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

} // namespace

int main(int argc, char **argv)
{
    if (argc == 3 && std::string_view(argv[1]) == "--sessions") {
        soak(std::max(1, std::atoi(argv[2])));
        return 0;
    }
    const int rounds = argc == 3 && std::string_view(argv[1]) == "--rounds" ? std::max(1, std::atoi(argv[2])) : 200;
    measure("worker with its jail, started cold", std::max(1, rounds / 20), [] { make(0); });
    auto executor = make(0);
    measure("new session from the warm template", rounds, [&executor] { begin(*executor); });
    measure("new session and its first tiny step", rounds, [&executor] {
        begin(*executor);
        runFine(*executor, "1 + 1");
    });
    runFine(*executor, "x = 0");
    measure("tiny step, there and back", rounds * 5, [&executor] { runFine(*executor, "x = x + 1"); });
    auto travelling = make(16);
    begin(*travelling);
    measure("tiny step that leaves a checkpoint", rounds, [&travelling] { runFine(*travelling, "x = 1"); });
    measure("back to a checkpoint", rounds,
        [&travelling] { need(travelling->restore(travelling->stepCount()).has_value(), "no way back"); });
    const int ends = std::max(1, rounds / 20);
    measureCancel("cancel of a loop", ends, "print(1)\nwhile True: pass");
    measureCancel("cancel of a comprehension", ends, "print(1)\n[x for x in iter(int, 1)]");
    measureCancel("cancel of a sleep", ends, "print(1)\nimport time\ntime.sleep(100)");
    measureCancel("cancel of a regular expression", ends, "import re\nprint(1)\nre.match('(a+)+$', 'a' * 40 + 'b')");
    measureCancel("cancel of a sum without end", ends, "import itertools\nprint(1)\nsum(itertools.count())");
    measureCancel("cancel of 10**10**9", ends, "print(1)\n10**10**9");
    measureCancel("cancel of a huge sort", ends,
        "import random\nx = [random.random() for i in range(3 * 10**6)]\nprint(1)\nwhile True: x.sort(); x.reverse(); "
        "x = x[1::2] + x[::2]");
    measureTimeout("time-out of a loop", ends, "while True: pass");
    measureTimeout("time-out of a sum without end", ends, "import itertools\nsum(itertools.count())");
    const double without = hundredSteps(0);
    const double with = hundredSteps(16);
    std::println("{:50} {:9.3f} x", "100 steps of 50 MB with checkpoints / without", with / without);
    return 0;
}
