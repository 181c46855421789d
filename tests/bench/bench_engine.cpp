// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/formatted.h"
#include "executor/engine/inprocessexecutor.h"
#include "executor/policy/profiles.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <memory>
#include <numeric>
#include <print>
#include <sstream>

// Runs every workload with the guarded engine and with any number of other executors, alternately in one run, and
// prints the ratios to the first of them. An executor is a command that takes a file and prints one line of JSON:
// {"ok": …, "value": …, "seconds": …}. Without one, the distribution's own python3 is asked through native.py.
//     bench_engine [--rounds N] [--only NAME] [--executor CMD]...

using namespace vitrine;

namespace {

struct Measured {
    bool ok = false;
    std::string value;
    double seconds = 0;
};

struct Options {
    int rounds = 5;
    std::string only;
    std::vector<std::string> commands;
};

std::string readFile(const std::filesystem::path &file)
{
    std::ostringstream text;
    text << std::ifstream(file).rdbuf();
    return text.str();
}

std::string outputOf(const std::string &command)
{
    const std::unique_ptr<FILE, int (*)(FILE *)> pipe(popen(command.c_str(), "r"), pclose);
    std::string text;
    std::array<char, 4096> block {};
    while (pipe && std::fgets(block.data(), block.size(), pipe.get()) != nullptr)
        text += block.data();
    return text;
}

Measured runCommand(const std::string &command, const std::filesystem::path &file)
{
    const auto answer = nlohmann::json::parse(outputOf(command + " '" + file.string() + "'"), nullptr, false);
    if (!answer.is_object() || !answer.value("ok", false))
        return {};
    return { true, answer.value("value", std::string()), answer.value("seconds", 0.0) };
}

Measured runGuarded(Executor &executor, const Policy &policy, const std::string &code)
{
    if (!executor.begin({ .policy = policy, .tools = defaultTools(), .variables = {} }))
        return {};
    const StepResult result = executor.run(code, {});
    if (result.status != StepStatus::Ok)
        std::println(stderr, "guarded: {}", result.error ? result.error->message : "?");
    return { result.status == StepStatus::Ok, result.output ? result.output->repr : std::string(),
        result.usage.wallSeconds };
}

Policy benchPolicy()
{
    Policy policy = *profile("science");
    policy.limits.operations = 100'000'000'000;
    policy.limits.whileIterations = 100'000'000'000;
    return policy;
}

void keepBest(Measured &best, const Measured &one)
{
    if (one.ok && (!best.ok || one.seconds < best.seconds))
        best = one;
}

double geometricMean(const std::vector<double> &values)
{
    double sum = 0;
    for (const double value : values)
        sum += std::log(value);
    return values.empty() ? 0 : std::exp(sum / static_cast<double>(values.size()));
}

Options readOptions(std::span<char *> arguments)
{
    Options options;
    for (std::size_t i = 1; i + 1 < arguments.size(); i += 2) {
        const std::string_view name = arguments[i];
        if (name == "--rounds")
            options.rounds = std::max(1, std::atoi(arguments[i + 1]));
        else if (name == "--only")
            options.only = arguments[i + 1];
        else if (name == "--executor")
            options.commands.emplace_back(arguments[i + 1]);
    }
    if (options.commands.empty())
        options.commands.emplace_back("/usr/bin/python3 -I " VITRINE_BENCH_DIR "/native.py");
    return options;
}

std::vector<std::filesystem::path> workloads(const std::string &only)
{
    std::vector<std::filesystem::path> files;
    for (const auto &entry : std::filesystem::directory_iterator(VITRINE_BENCH_DIR "/workloads")) {
        if (only.empty() || entry.path().stem() == only)
            files.push_back(entry.path());
    }
    std::ranges::sort(files);
    return files;
}

void printRow(const std::string &name, const Measured &base, const std::vector<Measured> &others,
    std::vector<std::vector<double>> &ratios)
{
    std::string line = formatted("{:<20} {:>9.2f} ms", name, base.seconds * 1e3);
    for (std::size_t i = 0; i < others.size(); ++i) {
        if (!others[i].ok || !base.ok) {
            line += formatted(" {:>12}", "failed");
            continue;
        }
        const double ratio = others[i].seconds / base.seconds;
        ratios[i].push_back(ratio);
        line += formatted(" {:>8.2f} x{}", ratio, others[i].value == base.value ? "  " : " !");
    }
    std::println("{}", line);
    std::fflush(stdout);
}

} // namespace

int main(int argc, char **argv)
{
    const Options options = readOptions(std::span(argv, static_cast<std::size_t>(argc)));
    auto python = PythonRuntime::start();
    if (!python) {
        std::println(stderr, "{}", python.error().detail);
        return 3;
    }
    const auto executor = makeInProcessExecutor(*python);
    const Policy policy = benchPolicy();
    std::println("base: {}; then the guarded engine{}; best of {} rounds; ! = another value", options.commands.front(),
        options.commands.size() > 1 ? " and the other commands" : "", options.rounds);
    std::vector<std::vector<double>> ratios(options.commands.size());
    bool allOk = true;
    for (const auto &file : workloads(options.only)) {
        const std::string code = readFile(file);
        Measured base;
        std::vector<Measured> others(options.commands.size());
        for (int round = 0; round < options.rounds; ++round) {
            keepBest(base, runCommand(options.commands.front(), file));
            keepBest(others.front(), runGuarded(*executor, policy, code));
            for (std::size_t i = 1; i < options.commands.size(); ++i)
                keepBest(others[i], runCommand(options.commands[i], file));
        }
        allOk = allOk && base.ok && others.front().ok && base.value == others.front().value;
        printRow(file.stem().string(), base, others, ratios);
    }
    for (std::size_t i = 0; i < ratios.size(); ++i)
        std::println("{}: geometric mean {:.2f} x, worst {:.2f} x, {} finished",
            i == 0 ? "guarded engine" : options.commands[i], geometricMean(ratios[i]),
            ratios[i].empty() ? 0 : *std::ranges::max_element(ratios[i]), ratios[i].size());
    return allOk ? 0 : 1;
}
