// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later

// How a big trail behaves: bench_trail [--quick] [--keep FILE] [--fields] [STEPS]
//                          bench_trail --tree ENTRIES
// Makes a trail of so many steps in runs of twenty, always the same one but for salts and times, and measures what
// people wait for. A file that is named with --keep is used again when it is there. With --tree only the tree of so
// many entries is made, of random hashes, and the way from an entry to its root is measured. With --fields each field
// of the filter language is compared with values that no step has, and each list is sorted by each of its keys.
#include "base/formatted.h"
#include "models/trail/chain/tiledtree.h"
#include "models/trail/file/opening.h"
#include "models/trail/file/schema.h"
#include "models/trail/read/trail.h"
#include "models/trail/write/recorder.h"

#include <nlohmann/json.hpp>

#include <time.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iterator>
#include <print>
#include <string>
#include <string_view>
#include <vector>

using namespace vitrine;

namespace {

constexpr std::uint64_t stepsOfRun = 20;

class Dice {
public:
    explicit Dice(std::uint64_t seed)
        : m_state(88172645463325252ULL ^ (seed * 0x9E3779B97F4A7C15ULL))
    {
    }
    std::uint64_t roll(std::uint64_t sides)
    {
        m_state ^= m_state << 13;
        m_state ^= m_state >> 7;
        m_state ^= m_state << 17;
        return m_state % sides;
    }

private:
    std::uint64_t m_state;
};

void require(bool isTrue, std::string_view what)
{
    if (isTrue)
        return;
    std::println(stderr, "bench_trail: {} failed", what);
    std::exit(1);
}

/// Words of a language with some thousand of them, the first ones often.
std::string words(Dice &dice, std::size_t length)
{
    static constexpr std::string_view syllables[] { "ra", "ne", "to", "mi", "sol", "ka", "ver", "lin", "as", "du",
        "pre", "ten", "or", "ium", "stra", "ble" };
    std::string text;
    while (text.size() < length) {
        std::uint64_t word = dice.roll(60) * dice.roll(60);
        do
            text += syllables[word % std::size(syllables)];
        while ((word /= std::size(syllables)) > 0);
        text += dice.roll(12) == 0 ? ".\n" : " ";
    }
    return text;
}

std::string code(Dice &dice)
{
    static constexpr std::string_view modules[] { "math", "re", "json", "numpy", "pandas", "sympy", "os", "datetime" };
    std::string text = formatted("import {}\n", modules[dice.roll(std::size(modules))]);
    for (std::uint64_t line = 0; line < 8 + dice.roll(12); ++line)
        text += formatted("{}_{} = compute({}, \"{}\")  # {}\n", "value", dice.roll(500), dice.roll(100'000),
            words(dice, 8), words(dice, 12));
    return text + "print(value_1)\n";
}

StepRecord madeStep(Dice &dice, std::uint64_t ordinal)
{
    StepRecord step;
    step.ordinal = ordinal;
    step.externalNumber = static_cast<std::int64_t>(ordinal);
    step.thought = words(dice, 250);
    step.code = { { Language::Python, code(dice), CodeOrigin::Field } };
    step.rawModelOutput = "Thought: " + step.thought + "\n<code>\n" + step.code.front().text + "</code>";
    step.outputs = { { OutputStream::Log, words(dice, 300), false } };
    step.time = { 1.7e9 + static_cast<double>(dice.roll(10'000'000)), std::nullopt,
        static_cast<double>(dice.roll(4'000)) / 1000.0, Quality::Recorded };
    step.tokens
        = { static_cast<std::int64_t>(dice.roll(5'000)), static_cast<std::int64_t>(dice.roll(500)), Quality::Recorded };
    if (dice.roll(12) == 0)
        step.error = ErrorRecord { dice.roll(3) == 0 ? ErrorLayer::Policy : ErrorLayer::Code, "AgentExecutionError",
            "Code execution failed: " + words(dice, 60), "", "", dice.roll(2) == 0 ? "NameError" : "InterpreterError" };
    if (dice.roll(4) == 0)
        step.toolCalls = { { "call", dice.roll(3) == 0 ? "web_search" : "visit_webpage",
            R"({"q": ")" + words(dice, 30) + R"("})", words(dice, 200), std::nullopt, std::nullopt, true } };
    return step;
}

std::uint64_t rawSize(const StepRecord &step)
{
    std::uint64_t size = step.thought.size() + step.rawModelOutput.size();
    for (const auto &part : step.code)
        size += part.text.size();
    for (const auto &part : step.outputs)
        size += part.text.size();
    for (const auto &call : step.toolCalls)
        size += call.arguments.size() + call.result.value_or(std::string()).size();
    return size + (step.error ? step.error->message.size() : 0);
}

/// Seconds on the clock, and of the processor: on a busy machine only the second tells something.
struct Time {
    double wall = 0;
    double cpu = 0;
    Time &operator+=(const Time &other)
    {
        wall += other.wall;
        cpu += other.cpu;
        return *this;
    }
};

double cpuSeconds()
{
    timespec time {};
    ::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) / 1e9;
}

Time timed(const std::function<void()> &work)
{
    const double cpu = cpuSeconds();
    const auto start = std::chrono::steady_clock::now();
    work();
    return { std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count(), cpuSeconds() - cpu };
}

void show(std::string_view name, const Time &time, std::string_view goal)
{
    std::println("  {:<44}{:>10.1f} ms {:>10.1f} ms cpu   goal {}", name, time.wall * 1000, time.cpu * 1000, goal);
    std::fflush(stdout);
}

void showRate(std::string_view name, double amount, const Time &time, std::string_view goal)
{
    std::println(
        "  {:<44}{:>10.0f} /s {:>10.0f} /s of cpu   goal {}", name, amount / time.wall, amount / time.cpu, goal);
    std::fflush(stdout);
}

std::uint64_t peakMebibytes()
{
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);)
        if (line.starts_with("VmHWM:"))
            return std::strtoull(line.c_str() + 6, nullptr, 10) / 1024;
    return 0;
}

struct MadeRun {
    RunRecord run;
    std::vector<StepRecord> steps;
};

MadeRun madeRun(std::uint64_t number)
{
    Dice dice(number);
    MadeRun made;
    made.run.indexInSource = number;
    made.run.task = words(dice, 150);
    made.run.model = formatted("model-{}", dice.roll(8));
    made.run.agentName = formatted("agent-{}", dice.roll(5));
    made.run.state = RunState::Success;
    made.run.finalAnswer = words(dice, 20);
    for (std::uint64_t ordinal = 1; ordinal <= stepsOfRun; ++ordinal)
        made.steps.push_back(madeStep(dice, ordinal));
    return made;
}

std::vector<MadeRun> madeRuns(std::uint64_t first, std::uint64_t behind)
{
    std::vector<MadeRun> runs;
    for (std::uint64_t n = first; n < behind; ++n)
        runs.push_back(madeRun(n + 1));
    return runs;
}

void append(Recorder::Bulk &bulk, const std::vector<MadeRun> &runs)
{
    for (const MadeRun &made : runs)
        require(bulk.add(made.run, made.steps).has_value(), "adding a run");
    require(bulk.commit().has_value(), "adding the runs");
}

/// Only the recorder is timed, not the making of the texts: these are made in portions, and each is wholly written
/// before the next one is made.
void make(const std::filesystem::path &file, std::uint64_t count)
{
    constexpr std::uint64_t portion = 1'000;
    const auto recorder = Recorder::open(file);
    require(recorder.has_value(), "opening the trail");
    const auto source = (*recorder)->addSource({ "/bench", std::string(64, '0'), 1, "bench", "1", 1 });
    Recorder::Bulk bulk = (*recorder)->addRuns(*source);
    Time spent;
    std::uint64_t raw = 0;
    const std::uint64_t runs = (count + stepsOfRun - 1) / stepsOfRun;
    for (std::uint64_t first = 0; first < runs; first += portion) {
        const std::vector<MadeRun> made = madeRuns(first, std::min(first + portion, runs));
        for (const MadeRun &run : made)
            for (const StepRecord &step : run.steps)
                raw += rawSize(step);
        spent += timed([&] { append(bulk, made); });
    }
    spent += timed([&] { require((*recorder)->completeSource(*source, "{}").has_value(), "completing"); });
    showRate("append in bulk, steps", static_cast<double>(count), spent, "20000");
    showRate("append in bulk, MB of text", static_cast<double>(raw) / 1e6, spent, "-");
    show("seal", timed([&] { require((*recorder)->seal(*SealingKey::generate()).has_value(), "a seal"); }), "-");
    const auto session = (*recorder)->beginSession({ 0, SessionKind::Scratch, "", "bench", "3.13", {}, 1 });
    constexpr int durable = 200;
    Time each = timed([&] {
        for (int n = 1; n <= durable; ++n) {
            const auto id
                = (*recorder)->beginExecution({ *session, 0, static_cast<std::uint64_t>(n), "x = 1", false, 1 });
            require(id && (*recorder)->endExecution(*id, {}), "an execution");
        }
    });
    each = { each.wall / durable, each.cpu / durable };
    show("one durable step, begin and end", each, "2 syncs");
    std::ofstream(file.string() + ".raw") << raw;
}

/// Proofs of some steps all over the trail; the largest without its texts.
void measureProofs(const Trail &trail, std::uint64_t runs)
{
    constexpr int count = 20;
    std::size_t largest = 0;
    Time worst;
    for (int n = 0; n < count; ++n) {
        const auto steps = trail.steps(static_cast<RunId>(runs * n / count + 1));
        require(steps && !steps->empty(), "steps to prove");
        std::string proof;
        const Time time = timed([&] { proof = *trail.proveStep(steps->back().id); });
        worst = time.wall > worst.wall ? time : worst;
        auto json = nlohmann::ordered_json::parse(proof);
        json.erase("texts");
        largest = std::max(largest, json.dump(1).size());
    }
    show("proof of a step, the slowest of 20", worst, "50 ms");
    std::println("  largest proof without its texts: {} bytes   goal 4000", largest);
}

void measure(const std::filesystem::path &file)
{
    std::unique_ptr<Trail> trail;
    show("open and first page of runs", timed([&] {
        trail = std::move(*Trail::open(file));
        require(trail->runCount().has_value() && trail->runs(0, 200)->size() > 0, "the first page");
    }),
        "300 ms");
    const std::uint64_t runs = *trail->runCount();
    const std::uint64_t lastPage = runs - std::min<std::uint64_t>(runs, 200);
    show("last page of runs, by key",
        timed([&] { require(!trail->runsAfter(static_cast<RunId>(lastPage), 200)->empty(), "the last page"); }),
        "200 ms");
    show("last page of runs, by place", timed([&] { require(!trail->runs(lastPage, 200)->empty(), "the last page"); }),
        "200 ms");
    for (const char *column : { "task", "step_count", "tokens_in", "seconds" })
        show(formatted("runs sorted by {}", column), timed([&] {
            require(trail
                        ->sql(formatted("SELECT run FROM v_runs ORDER BY {} DESC LIMIT 200", column), {},
                            { [](const auto &) {}, [](auto) { return true; } })
                        .has_value(),
                "sorting");
        }),
            "200 ms");
    constexpr std::pair<RunSort, const char *> runColumns[] { { RunSort::Task, "task" }, { RunSort::Steps, "steps" },
        { RunSort::Blocked, "blocked" }, { RunSort::Errors, "errors" }, { RunSort::Tokens, "tokens" },
        { RunSort::Time, "time" } };
    for (const auto &[sort, name] : runColumns)
        show(formatted("list of all runs by {}", name),
            timed([&] { require(trail->listRuns({ {}, sort, true })->size() == runs, name); }), "200 ms");
    show("steps of a run", timed([&] { require(!trail->steps(static_cast<RunId>(runs / 2 + 1))->empty(), "steps"); }),
        "200 ms");
    const auto query = [&](std::string_view name, const char *expression, std::string_view goal) {
        const auto filter = Filter::parse(expression);
        require(filter.has_value(), expression);
        std::size_t hits = 0;
        const Time time = timed([&] { hits = trail->search(*filter, {}, 50)->hits.size(); });
        show(formatted("{} ({} hits)", name, hits), time, goal);
    };
    query("full text, a common word", "raneto", "100 ms");
    query("full text, a rare phrase", "\"ka sol mi ra\"", "100 ms");
    query("full text, two words", "solka miver", "100 ms");
    query("status == blocked", "status == blocked", "200 ms");
    query("status and import", "status == blocked and import in (\"sympy\", \"numpy\")", "200 ms");
    query("error.type ~ and duration", "error.type ~ \"Name.*\" and duration > 2s", "200 ms");
    query("duration, nothing found", "duration > 1h", "200 ms");
    query("tool and code contains", "tool == web_search and code contains \"compute(77\"", "200 ms");
    query("calls(\"compute\")", "calls(\"compute\")", "200 ms");
    query("run.model", "run.model == model-3 and tokens.in > 4900", "200 ms");
    query("nothing found", "code contains \"nothing_of_this_kind\"", "200 ms");
    show("statistics by model",
        timed([&] { require(trail->statistics(StatisticsBy::Model).has_value(), "statistics"); }), "500 ms");
    show("SQL: ten longest steps", timed([&] {
        require(trail
                    ->sql("SELECT step, seconds FROM v_steps ORDER BY seconds DESC LIMIT 10", {},
                        { [](const auto &) {}, [](auto) { return true; } })
                    .has_value(),
            "SQL");
    }),
        "-");
    measureProofs(*trail, runs);
    const auto size = static_cast<double>(std::filesystem::file_size(file));
    std::uint64_t raw = 0;
    std::ifstream(file.string() + ".raw") >> raw;
    showRate("verify, MB of text", static_cast<double>(raw) / 1e6,
        timed([&] { require(trail->verify()->isIntact, "verify"); }), "400");
    std::println("  file: {:.0f} MB, {:.2f} x the raw text   goal 0.8", size / 1e6,
        size / static_cast<double>(std::max<std::uint64_t>(raw, 1)));
    std::println("  peak memory: {} MiB   goal 250", peakMebibytes());
}

/// Comparisons of a field that few or no steps match.
std::vector<std::string> rareTerms(const FilterField &field)
{
    const std::string name(field.name);
    if (name == "calls" || name == "imports" || name == "assigns")
        return { name + "(\"no_such_name\")" };
    const std::string term = name == "policy.verdict" ? name + "(\"no such policy\")" : name;
    std::vector<std::string> terms { "has(" + name + ")" };
    if (name == "policy.verdict")
        terms.clear();
    switch (field.type) {
    case FilterType::Text:
    case FilterType::Name:
        for (const char *test : { " == \"no such text\"", " contains \"nosuchtext\"", " ~ \"no such (text|name)\"" })
            terms.push_back(term + test);
        break;
    case FilterType::Boolean:
        for (const char *test : { " == true", " == false" })
            terms.push_back(term + test);
        break;
    case FilterType::Choice:
        for (const std::string_view choice : field.choices)
            terms.push_back(formatted("{} == {}", term, choice));
        break;
    case FilterType::Time: terms.push_back(term + " > \"2200-01-01\""); break;
    case FilterType::Duration: terms.push_back(term + " > 10000d"); break;
    default: terms.push_back(term + " == -7"); terms.push_back(term + " > 4000000000000");
    }
    return terms;
}

void measureFields(const std::filesystem::path &file)
{
    const auto trail = std::move(*Trail::open(file));
    std::vector<std::string> terms;
    for (const FilterField &field : filterFields())
        std::ranges::move(rareTerms(field), std::back_inserter(terms));
    for (const std::string &term : terms) {
        const auto filter = Filter::parse(term);
        require(filter.has_value(), term);
        std::size_t hits = 0;
        const Time time = timed([&] { hits = trail->search(*filter, {}, 50)->hits.size(); });
        show(formatted("{} ({} hits)", term, hits), time, "200 ms");
    }
    for (int sort = 0; sort < static_cast<int>(RunSort::Field); ++sort)
        show(formatted("runs by key {}", sort),
            timed([&] { require(trail->listRuns({ {}, static_cast<RunSort>(sort), true }).has_value(), "runs"); }),
            "200 ms");
    for (int sort = 0; sort <= static_cast<int>(StepSort::Replay); ++sort)
        show(formatted("steps of a run by key {}", sort), timed([&] {
            require(trail->listSteps({ 7, {}, static_cast<StepSort>(sort), true }).has_value(), "steps");
        }),
            "200 ms");
    for (const char *term : { "status == blocked", "tool == web_search", "nosuchword", "status == limit" })
        show(formatted("count of {}", term),
            timed([&] { require(trail->count(*Filter::parse(term)).has_value(), "counting"); }), "200 ms");
}

void measureTree(const std::filesystem::path &file, std::uint64_t entries)
{
    trailfile::Connection database = trailfile::openForWriting(file);
    trailfile::createSchema(database);
    database.exec("PRAGMA synchronous = OFF; BEGIN");
    database.exec(formatted("WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {}) INSERT INTO "
                            "entries SELECT i, 'step.ended', i, 0, 1, randomblob(32), zeroblob(32), randomblob(32) "
                            "FROM n",
        entries));
    trailfile::Statements statements(database);
    trailfile::Hasher hasher;
    show("roots of all full subtrees", timed([&] { trailfile::storeTiles(statements, hasher, 0, 0, entries); }), "-");
    database.exec("COMMIT");
    Time worst;
    for (std::uint64_t n = 0; n < 20; ++n) {
        const Time time = timed([&] {
            trailfile::TiledTree tree(statements, hasher, 0, entries);
            require(!tree.path(n * entries / 20).empty(), "a path");
        });
        worst = time.wall > worst.wall ? time : worst;
    }
    show(formatted("path of one of {} entries, the slowest of 20", entries), worst, "50 ms");
}

} // namespace

int main(int argc, char **argv)
{
    std::uint64_t count = 1'000'000;
    std::filesystem::path kept;
    std::uint64_t entries = 0;
    bool isOfFields = false;
    for (int at = 1; at < argc; ++at) {
        const std::string_view argument = argv[at];
        if (argument == "--quick")
            count = 2'000;
        else if (argument == "--keep" && at + 1 < argc)
            kept = argv[++at];
        else if (argument == "--tree" && at + 1 < argc)
            entries = std::strtoull(argv[++at], nullptr, 10);
        else if (argument == "--fields")
            isOfFields = true;
        else
            count = std::strtoull(argv[at], nullptr, 10);
    }
    require(count > 0, "reading the number of steps");
    std::string pattern = (std::filesystem::temp_directory_path() / "vitrine-trail-XXXXXX").string();
    require(::mkdtemp(pattern.data()) != nullptr, "making a folder");
    const std::filesystem::path file = kept.empty() ? std::filesystem::path(pattern) / "bench.vitrine" : kept;
    if (entries > 0) {
        measureTree(file, entries);
        std::filesystem::remove_all(pattern);
        return 0;
    }
    std::println("{} steps", count);
    if (!std::filesystem::exists(file))
        make(file, count);
    isOfFields ? measureFields(file) : measure(file);
    std::filesystem::remove_all(pattern);
    return 0;
}
