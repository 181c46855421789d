// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later

// bench_jail [--rounds N]: what the jail costs. Prints one line a figure: median, and the worst of ten.
#include "executor/policy/policydocument.h"
#include "executor/sandbox/sandboxexecutor.h"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <functional>
#include <print>
#include <string_view>
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

void measure(std::string_view what, int rounds, const std::function<void()> &work)
{
    std::vector<double> times;
    for (int i = 0; i < rounds; ++i)
        times.push_back(milliseconds(work));
    std::ranges::sort(times);
    std::println("{:50} {:9.3f} ms   p90 {:9.3f} ms", what, times[times.size() / 2], times[times.size() * 9 / 10]);
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

} // namespace

int main(int argc, char **argv)
{
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
    const double without = hundredSteps(0);
    const double with = hundredSteps(16);
    std::println("{:50} {:9.3f} x", "100 steps of 50 MB with checkpoints / without", with / without);
    return 0;
}
