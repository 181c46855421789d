// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later

// How fast logs are imported: bench_import [--quick] [MEGABYTES], or bench_import --recognize FILE...
// Makes logs of two shapes, always the same ones, and imports each into a sink that only counts and into a trail on
// disk. Beside it, in the same run and on the same bytes: only reading them, and simdjson's minify and parse. With
// --recognize, how long it takes to know what each of the files is.
#include "base/formatted.h"
#include "models/logs/importer.h"
#include "models/replay/logopening.h"
#include "models/trail/write/recorder.h"
#include "tests/bench/madelogs.h"

#include <simdjson.h>

#include <time.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <optional>
#include <print>
#include <string>
#include <string_view>
#include <vector>

using namespace vitrine;
using namespace vitrine::bench;

namespace {

void makeLog(const std::filesystem::path &file, std::uint64_t bytes, bool withPrompts)
{
    Dice dice;
    std::ofstream stream(file, std::ios::binary);
    for (std::uint64_t number = 0, written = 0; written < bytes; ++number) {
        const std::string run = madeRun(dice, number, withPrompts) + '\n';
        stream << run;
        written += run.size();
    }
}

class CountingSink : public LogSink {
public:
    bool source(const SourceRecord &) override { return true; }
    bool run(const RunRecord &, std::span<const StepRecord> steps) override
    {
        count += steps.size();
        return true;
    }
    std::size_t count = 0;
};

class TrailSink final : public CountingSink {
public:
    explicit TrailSink(Recorder &recorder)
        : m_recorder(recorder)
    {
    }
    bool source(const SourceRecord &source) override
    {
        const auto added = m_recorder.addSource(source);
        m_source = added.value_or(0);
        m_runs.emplace(m_recorder.addRuns(m_source));
        return added.has_value();
    }
    bool run(const RunRecord &run, std::span<const StepRecord> steps) override
    {
        return CountingSink::run(run, steps) && m_runs->add(run, steps);
    }
    bool complete(const ImportReport &report)
    {
        return m_runs->commit() && m_recorder.completeSource(m_source, toJson(report)).has_value();
    }

private:
    Recorder &m_recorder;
    SourceId m_source = 0;
    std::optional<Recorder::Bulk> m_runs;
};

struct Figure {
    double seconds = 0;
    double cpu = 0; ///< seconds of the processors: on a busy machine these tell something
    std::size_t steps = 0;
};

double cpuSeconds()
{
    timespec time {};
    ::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) / 1e9;
}

Figure timed(const std::function<std::size_t()> &work)
{
    const auto start = std::chrono::steady_clock::now();
    const double cpu = cpuSeconds();
    const std::size_t steps = work();
    return { std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count(), cpuSeconds() - cpu,
        steps };
}

/// A benchmark that does not do its work measures nothing.
void require(bool isTrue, std::string_view what)
{
    if (isTrue)
        return;
    std::println(stderr, "bench_import: {} failed", what);
    std::exit(1);
}

std::size_t importCounting(const std::filesystem::path &file)
{
    CountingSink sink;
    const auto report = importLog(file, sink);
    require(report && report->flaws == 0, "the import");
    return sink.count;
}

std::size_t importToTrail(const std::filesystem::path &file)
{
    const auto trail = file.parent_path() / "bench.vitrine";
    for (const char *suffix : { "", "-wal", "-shm" })
        std::filesystem::remove(trail.string() + suffix);
    const auto recorder = Recorder::open(trail);
    require(recorder.has_value(), "opening the trail");
    TrailSink sink(**recorder);
    const auto report = importLog(file, sink);
    require(report && !report->isCancelled && sink.complete(*report), "the import into the trail");
    return sink.count;
}

/// From the wish to open a log, its hash with it, to its first run in a trail, where a window can show it.
double firstRunSeconds(const std::filesystem::path &file)
{
    const auto recorder = Recorder::open(file.parent_path() / "first.vitrine");
    require(recorder.has_value(), "opening the trail");
    const auto start = std::chrono::steady_clock::now();
    std::optional<double> seconds;
    ImportOptions options;
    options.progress = [&seconds](std::uint64_t, std::uint64_t) { return !seconds; };
    const auto started
        = [&] { seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count(); };
    const auto outcome = openLog(file, **recorder, options, {}, started);
    // Cancelled by itself, unless the log is smaller than what is read at a time.
    require(seconds && (outcome || outcome.error().code == ErrorCode::Cancelled), "the import of the first run");
    return *seconds;
}

std::size_t recognize(const std::filesystem::path &file)
{
    require(recognizedFormat(file).has_value(), "recognition");
    return 0;
}

std::size_t readOnly(const std::filesystem::path &file)
{
    std::ifstream stream(file, std::ios::binary);
    std::vector<char> buffer(1 << 20);
    std::size_t total = 0;
    while (stream.read(buffer.data(), static_cast<std::streamsize>(buffer.size())) || stream.gcount() > 0)
        total += static_cast<std::size_t>(stream.gcount());
    require(total == std::filesystem::file_size(file), "reading");
    return 0;
}

simdjson::padded_string loaded(const std::filesystem::path &file)
{
    simdjson::padded_string text;
    require(simdjson::padded_string::load(file.string()).get(text) == simdjson::SUCCESS, "loading");
    return text;
}

std::size_t minifyOnly(const std::filesystem::path &file)
{
    const simdjson::padded_string text = loaded(file);
    std::vector<char> target(text.size() + simdjson::SIMDJSON_PADDING);
    std::size_t length = 0;
    require(simdjson::minify(text.data(), text.size(), target.data(), length) == simdjson::SUCCESS, "minify");
    return 0;
}

std::size_t parseOnly(const std::filesystem::path &file)
{
    const simdjson::padded_string text = loaded(file);
    simdjson::dom::parser parser;
    simdjson::dom::document_stream rows;
    require(parser.parse_many(text, 1 << 22).get(rows) == simdjson::SUCCESS, "parsing");
    for (const auto row : rows)
        require(row.error() == simdjson::SUCCESS, "parsing");
    return 0;
}

/// Largest memory since `forgetPeak`.
std::uint64_t peakMebibytes()
{
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);)
        if (line.starts_with("VmHWM:"))
            return std::strtoull(line.c_str() + 6, nullptr, 10) / 1024;
    return 0;
}

void forgetPeak() { std::ofstream("/proc/self/clear_refs") << "5"; }

/// On the clock, and behind it by the time of the processors, which is also what is compared with the parse.
void show(std::string_view name, const Figure &figure, double megabytes, double parseCpu)
{
    const auto steps = [&](double seconds) {
        return figure.steps > 0 ? formatted("{:>8.0f}", static_cast<double>(figure.steps) / seconds)
                                : std::string("       –");
    };
    std::println("  {:<28}{:>8.1f} MB/s {} steps/s   cpu {:>8.1f} MB/s {} steps/s {:>8.2f} x parse", name,
        megabytes / figure.seconds, steps(figure.seconds), megabytes / figure.cpu, steps(figure.cpu),
        figure.cpu / parseCpu);
}

void measure(std::string_view name, const std::filesystem::path &file, std::uint64_t megabytes, bool withPrompts)
{
    makeLog(file, megabytes << 20, withPrompts);
    const double size = static_cast<double>(std::filesystem::file_size(file)) / 1e6;
    std::println("{}, {:.0f} MB", name, size);
    readOnly(file);
    forgetPeak();
    const Figure counted = timed([&] { return importCounting(file); });
    const std::uint64_t peak = peakMebibytes();
    const Figure parsed = timed([&] { return parseOnly(file); });
    show("read only", timed([&] { return readOnly(file); }), size, parsed.cpu);
    show("simdjson minify", timed([&] { return minifyOnly(file); }), size, parsed.cpu);
    show("simdjson parse", parsed, size, parsed.cpu);
    show("import, counted", counted, size, parsed.cpu);
    show("import, into a trail", timed([&] { return importToTrail(file); }), size, parsed.cpu);
    std::println("  peak memory of the counted import: {} MiB", peak);
    std::println("  recognition: {:.1f} ms", timed([&] { return recognize(file); }).seconds * 1e3);
    std::println("  first run in a trail: {:.2f} s\n", firstRunSeconds(file));
}

/// The median of some, on the clock and by processor time: the first one may have to wait for the disk.
void measureRecognition(const std::filesystem::path &file)
{
    constexpr int times = 11;
    std::vector<double> clock;
    std::vector<double> cpu;
    for (int time = 0; time < times; ++time) {
        const Figure figure = timed([&] { return recognize(file); });
        clock.push_back(figure.seconds * 1e3);
        cpu.push_back(figure.cpu * 1e3);
    }
    const double first = clock.front();
    std::ranges::sort(clock);
    std::ranges::sort(cpu);
    std::println("{:>7.2f} ms first {:>7.2f} ms, cpu {:>7.2f} ms {:>12} bytes  {}", clock[times / 2], first,
        cpu[times / 2], std::filesystem::file_size(file), file.string());
}

} // namespace

int main(int argc, char **argv)
{
    if (argc > 2 && std::string_view(argv[1]) == "--recognize") {
        for (int n = 2; n < argc; ++n)
            measureRecognition(argv[n]);
        return 0;
    }
    const std::string_view argument = argc > 1 ? argv[1] : "256";
    const std::uint64_t megabytes = argument == "--quick" ? 2 : std::strtoull(argument.data(), nullptr, 10);
    require(megabytes > 0, "reading the number of megabytes");
    std::string pattern = (std::filesystem::temp_directory_path() / "vitrine-bench-XXXXXX").string();
    require(::mkdtemp(pattern.data()) != nullptr, "making a folder");
    const std::filesystem::path folder(pattern);
    measure("steps without prompts", folder / "succinct.jsonl", megabytes, false);
    measure("steps with prompts", folder / "full.jsonl", megabytes, true);
    std::filesystem::remove_all(folder);
    return 0;
}
