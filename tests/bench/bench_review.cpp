// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "executor/review/pyref.h"

#include "executor/engine/inprocessexecutor.h"
#include "executor/policy/profiles.h"
#include "executor/review/factscollector.h"
#include "executor/review/outputchecks.h"
#include "executor/review/reviewer.h"
#include "executor/review/syntaxtypes.h"
#include "executor/review/treereview.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <ctime>
#include <filesystem>
#include <format>
#include <fstream>
#include <functional>
#include <print>
#include <ranges>
#include <span>
#include <sstream>

// What the review of a step of twenty lines costs, and the way of such a step to its bytecode, beside CPython's own
// parser and compiler on the same texts in the same run. Processor time, so that other work on the machine matters
// less.
//     bench_review [--quick] [--only WORDS] [ROUNDS]

using namespace vitrine;

namespace {

double processorSeconds()
{
    timespec now {};
    ::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

std::vector<std::string> readSteps()
{
    std::vector<std::filesystem::path> files;
    for (const auto &entry : std::filesystem::directory_iterator(VITRINE_BENCH_DIR "/steps"))
        files.push_back(entry.path());
    std::ranges::sort(files);
    std::vector<std::string> steps;
    for (const auto &file : files) {
        std::ostringstream text;
        text << std::ifstream(file).rdbuf();
        steps.push_back(text.str());
    }
    return steps;
}

/// The text as the body of a function that nobody calls: running the step costs next to nothing.
std::string unrun(const std::string &step)
{
    std::string code = "def unrun():\n";
    std::istringstream lines(step);
    for (std::string line; std::getline(lines, line);)
        code += "    " + line + "\n";
    return code;
}

struct Row {
    const char *name;
    std::function<void(const std::string &step)> work;
    double seconds = 1e9; ///< of the best round over all steps
};

void measure(const std::vector<Row *> &rows, const std::vector<std::string> &steps, int rounds)
{
    for (int round = 0; round < rounds; ++round) {
        for (Row *row : rows) {
            const double begin = processorSeconds();
            for (const std::string &step : steps)
                row->work(step);
            row->seconds = std::min(row->seconds, processorSeconds() - begin);
        }
    }
}

void compile(const std::string &step, int onlyTree)
{
    const Gil gil;
    PyCompilerFlags flags { .cf_flags = onlyTree | PyCF_SOURCE_IS_UTF8, .cf_feature_version = PY_MINOR_VERSION };
    const PyRef made = PyRef::steal(Py_CompileStringFlags(step.c_str(), "step", Py_file_input, &flags));
    if (!made)
        PyErr_Print();
}

} // namespace

int main(int argc, char **argv)
{
    const std::span arguments(argv, static_cast<std::size_t>(argc));
    int rounds = 200;
    std::string_view only;
    for (std::size_t i = 1; i < arguments.size(); ++i) {
        const std::string_view word = arguments[i];
        if (word == "--only" && i + 1 < arguments.size())
            only = arguments[++i];
        else
            rounds = word == "--quick" ? 3 : std::max(1, std::atoi(arguments[i]));
    }
    auto python = PythonRuntime::start();
    if (!python) {
        std::println(stderr, "{}", python.error().detail);
        return 3;
    }
    const SyntaxTypes &types = (*python)->syntax();
    const Policy policy = *profile("permissive-audit");
    const Reviewer reviewer(*python);
    const std::vector<std::string> steps = readSteps();
    const auto executor = makeInProcessExecutor(*python);
    if (!executor->begin({ .policy = policy, .tools = defaultTools(), .variables = {} }))
        return 3;
    std::uint64_t denied = 0;
    std::array rows {
        Row { "CPython: parse", [](const std::string &step) { compile(step, PyCF_ONLY_AST); } },
        Row { "CPython: parse and compile", [](const std::string &step) { compile(unrun(step), 0); } },
        Row { "facts and scopes of a parsed tree",
            [&](const std::string &step) {
                const Gil gil;
                const PyRef tree = types.parse(step, "step");
                FactsCollector collector(types);
                collector.collect(tree.get());
                collector.takeFacts();
            } },
        Row { "review, judged by a policy",
            [&](const std::string &step) {
                const Gil gil;
                const PyRef tree = types.parse(step, "step");
                reviewTree(types, tree.get(), SourceText(step), RuleJudge(policy), {});
            } },
        Row { "secrets in the code", [&](const std::string &step) { findSecrets(step, FindingPart::Code, policy); } },
        Row { "Reviewer: all of it, from the text", [&](const std::string &step) { reviewer.review(step, policy); } },
        Row { "engine: text to bytecode, and a definition run",
            [&](const std::string &step) {
                denied += executor->run(unrun(step), {}).status != StepStatus::Ok ? 1U : 0U;
            } },
    };
    std::vector<Row *> chosen { &rows.front() }; // all else is told as a multiple of it
    for (Row &row : rows | std::views::drop(1)) {
        if (std::string_view(row.name).contains(only))
            chosen.push_back(&row);
    }
    measure(chosen, steps, rounds);
    const double parse = rows.front().seconds;
    for (const Row *row : chosen) {
        const double each = row->seconds / static_cast<double>(steps.size());
        std::println("{:<48} {:>8.1f} us a step {:>10.0f} steps/s {:>7.2f} x parse", row->name, each * 1e6, 1 / each,
            row->seconds / parse);
    }
    if (denied > 0)
        std::println(stderr, "{} steps did not run", denied);
    return denied > 0 ? 1 : 0;
}
