// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What very large logs cost: bench_largelogs [--quick] [--no-review] [--first] [--facts] [MEGABYTES [SHAPE...]]
// Makes a log of each shape, and a folder of sessions, imports it into a trail with the review on, and says how long
// that took, when the first run could be read and how much memory it needed; with --first, only when the first run
// could be read, with --facts also how long it takes to read what policies judge by. Each in a process of its own, so
// that none has the memory of another.
#include "base/formatted.h"
#include "models/judging/factreader.h"
#include "models/logs/bytes/logfiles.h"
#include "models/replay/logopening.h"
#include "models/replay/sharedpython.h"
#include "models/trail/write/recorder.h"
#include "tests/bench/madelogs.h"

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#include <zip.h>

#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <map>
#include <optional>
#include <print>
#include <set>
#include <string>
#include <string_view>
#include <vector>

using namespace vitrine;
using namespace vitrine::bench;

namespace {

void require(bool isTrue, std::string_view what)
{
    if (isTrue)
        return;
    std::println(stderr, "bench_largelogs: {} failed", what);
    std::_Exit(1);
}

using Make = void (*)(const std::filesystem::path &file, std::uint64_t bytes);

/// Pieces until there are so many bytes, between a head and an end.
void writePieces(const std::filesystem::path &file, std::uint64_t bytes, std::string_view head,
    std::string_view between, std::string_view end,
    const std::function<std::string(Dice &dice, std::uint64_t number)> &piece)
{
    Dice dice;
    std::ofstream stream(file, std::ios::binary);
    stream << head;
    for (std::uint64_t number = 0, written = 0; written < bytes; ++number) {
        const std::string text = piece(dice, number);
        stream << (number > 0 ? between : std::string_view()) << text;
        written += text.size();
    }
    stream << end;
    require(bool(stream.flush()), "writing a log");
}

void makeMemoryLines(const std::filesystem::path &file, std::uint64_t bytes)
{
    writePieces(file, bytes, "", "\n", "\n", [](Dice &dice, std::uint64_t n) { return madeRun(dice, n, true); });
}

/// One object, an agent a member.
void makeMemoryDocument(const std::filesystem::path &file, std::uint64_t bytes)
{
    writePieces(file, bytes, "{", ",\n", "}", [](Dice &dice, std::uint64_t n) {
        return formatted(R"("agent {}": {{"system_prompt": {{"system_prompt": "s"}}, "steps": [{}]}})", n,
            madeSteps(dice, n, 1 + dice.roll(8), true));
    });
}

/// One run of so many steps, each with all that was said before.
void makeMemoryRun(const std::filesystem::path &file, std::uint64_t bytes)
{
    // n steps have about n²/2 messages of 1.9 kB.
    std::uint64_t count = 1;
    while (count * count * 950 < bytes)
        ++count;
    Dice dice;
    std::ofstream(file, std::ios::binary) << "[" << madeSteps(dice, 1, count, true) << "]";
}

std::string attribute(std::string_view key, std::string_view text)
{
    return formatted(R"({{"key":"{}","value":{{"stringValue":"{}"}}}})", key, text);
}

std::string span(
    std::uint64_t trace, std::uint64_t id, std::uint64_t parent, std::string_view name, std::string_view attributes)
{
    return formatted(
        R"({{"traceId":"{:032x}","spanId":"{:016x}","parentSpanId":"{}","name":"{}","kind":1,"startTimeUnixNano":"{}","endTimeUnixNano":"{}","attributes":[{}],"status":{{}}}})",
        trace + 1, id, parent == 0 ? std::string() : formatted("{:016x}", parent), name,
        1700000000000000000ULL + id * 1000, 1700000000500000000ULL + id * 1000, attributes);
}

/// A trace as smolagents' instrumentation exports it.
std::string madeTrace(Dice &dice, std::uint64_t number)
{
    std::string spans = span(number, 1, 0, "CodeAgent.run",
        attribute("openinference.span.kind", "AGENT") + "," + attribute("smolagents.task", words(dice, 200)));
    const std::uint64_t count = 1 + dice.roll(8);
    std::string prompt;
    for (std::uint64_t i = 1; i <= count; ++i) {
        const std::string reply = words(dice, 300) + "\\n<code>\\n" + code(dice) + "</code>";
        const std::string observed = "Execution logs:\\n" + words(dice, 400);
        prompt += (i > 1 ? "," : "") + attribute(formatted("llm.input_messages.{}.message.role", i - 1), "user") + ","
            + attribute(formatted("llm.input_messages.{}.message.content", i - 1), words(dice, 1500));
        spans += ","
            + span(number, 2 * i, 1, formatted("Step {}", i),
                attribute("openinference.span.kind", "CHAIN") + "," + attribute("output.value", observed));
        spans += ","
            + span(number, 2 * i + 1, 2 * i, "Model.generate",
                attribute("openinference.span.kind", "LLM") + "," + prompt + ","
                    + attribute("llm.output_messages.0.message.role", "assistant") + ","
                    + attribute("llm.output_messages.0.message.content", reply));
    }
    return R"({"resource":{"attributes":[]},"scopeSpans":[{"scope":{"name":"s"},"spans":[)" + spans + "]}]}";
}

void makeTraceLines(const std::filesystem::path &file, std::uint64_t bytes)
{
    writePieces(file, bytes, "", "\n", "\n",
        [](Dice &dice, std::uint64_t n) { return R"({"resourceSpans":[)" + madeTrace(dice, n) + "]}"; });
}

void makeTraceDocument(const std::filesystem::path &file, std::uint64_t bytes)
{
    writePieces(file, bytes, R"({"resourceSpans":[)", ",\n", "]}", madeTrace);
}

std::string madeSample(Dice &dice, std::uint64_t number)
{
    std::string messages = formatted(R"({{"role": "user", "content": "{}"}})", words(dice, 500));
    std::string events;
    const std::uint64_t count = 1 + dice.roll(8);
    for (std::uint64_t i = 1; i <= count; ++i) {
        const std::string call
            = formatted(R"({{"id": "c{}", "function": "python", "arguments": {{"code": "{}"}}}})", i, code(dice));
        const std::string result = words(dice, 1500);
        const std::string assistant
            = formatted(R"({{"role": "assistant", "content": "{}", "tool_calls": [{}]}})", words(dice, 500), call);
        events += formatted(
            R"({}{{"event": "model", "timestamp": "2025-05-12T20:28:26.000000-04:00", "model": "m/x", "input": [{}], "output": {{"model": "x", "choices": [{{"message": {}}}]}}}}, {{"event": "tool", "timestamp": "2025-05-12T20:28:27.000000-04:00", "id": "c{}", "function": "python", "arguments": {{}}, "result": "{}"}})",
            i > 1 ? ", " : "", messages, assistant, i, result);
        messages += ", " + assistant
            + formatted(R"(, {{"role": "tool", "tool_call_id": "c{}", "content": "{}"}})", i, result);
    }
    return formatted(
        R"({{"id": "s{}", "epoch": 1, "input": "in", "target": "t", "messages": [{}], "events": [{}], "scores": {{}}}})",
        number, messages, events);
}

/// A call of Claude Code with its result. Of three calls two are commands, which hardly repeat.
std::string madeCall(Dice &dice, std::uint64_t number)
{
    static constexpr std::string_view programs[] { "git status", "ls -la", "grep -rn value", "pytest -q", "make", "cat",
        "sed -n 1,20p", "npm test --" };
    const std::string file = formatted("src/part{}/file{}.py", dice.roll(40), dice.roll(10'000));
    const std::string input = dice.roll(3) == 0
        ? formatted(R"("name":"Read","input":{{"file_path":"/home/u/app/{}"}})", file)
        : formatted(R"("name":"Bash","input":{{"command":"cd src && {} {} | head -n {} > out{}.txt"}})",
              programs[dice.roll(std::size(programs))], file, dice.roll(90), number);
    const std::string common
        = formatted(R"("sessionId":"s{}","cwd":"/home/u/app","timestamp":"2026-01-01T00:00:{:02}.000Z","uuid")",
            number / 1'000, number % 60);
    return formatted(
        R"({{"type":"assistant",{0}:"a{1}","message":{{"role":"assistant","model":"m","id":"m{1}","content":[{{"type":"text","text":"{2}"}},{{"type":"tool_use","id":"t{1}",{3}}}]}}}})"
        "\n"
        R"({{"type":"user",{0}:"r{1}","message":{{"role":"user","content":[{{"type":"tool_result","tool_use_id":"t{1}","content":"{4}"}}]}}}})",
        common, number, words(dice, 200), input, words(dice, 400));
}

/// Words as frequent as in a language: about one in ten is new to a session.
std::string language(Dice &dice, std::size_t length)
{
    std::string text;
    while (text.size() < length) {
        const double share = static_cast<double>(dice.roll(1'000'000)) / 1e6;
        text += formatted("w{:x}{} ", static_cast<std::uint64_t>(std::pow(20'000.0, share)) * 2'654'435'761 % 1'048'576,
            dice.roll(12) == 0 ? ".\\n" : "");
    }
    return text;
}

/// A call of Claude Code with its result, of a session of its own.
std::string madeTurn(Dice &dice, std::uint64_t session, std::uint64_t number)
{
    const std::string common
        = formatted(R"("sessionId":"s{}","cwd":"/home/u/app","timestamp":"2026-01-01T00:{:02}:{:02}.000Z","uuid")",
            session, number / 60 % 60, number % 60);
    return formatted(
        R"({{"type":"assistant",{0}:"a{1}","message":{{"role":"assistant","model":"m","id":"m{1}","content":[{{"type":"text","text":"{2}"}},{{"type":"tool_use","id":"t{1}","name":"Bash","input":{{"command":"cd src && grep -rn {3} file{4}.py"}}}}]}}}})"
        "\n"
        R"({{"type":"user",{0}:"r{1}","message":{{"role":"user","content":[{{"type":"tool_result","tool_use_id":"t{1}","content":"{5}"}}]}}}})"
        "\n",
        common, number, language(dice, 300), language(dice, 10), dice.roll(10'000), language(dice, 2'500));
}

/// A folder with a session for each half of a megabyte.
void makeSessions(const std::filesystem::path &folder, std::uint64_t bytes)
{
    constexpr std::uint64_t sessionSize = 500'000;
    std::filesystem::create_directories(folder);
    Dice dice;
    for (std::uint64_t session = 0; session * sessionSize < bytes; ++session) {
        std::string log = formatted(
            R"({{"type":"user","sessionId":"s{}","cwd":"/home/u/app","timestamp":"2026-01-01T00:00:00.000Z","uuid":"u","message":{{"role":"user","content":"{}"}}}})"
            "\n",
            session, language(dice, 200));
        for (std::uint64_t number = 0; log.size() < sessionSize; ++number)
            log += madeTurn(dice, session, number);
        std::ofstream stream(folder / formatted("s{}.jsonl", session), std::ios::binary);
        stream << log;
        require(bool(stream.flush()), "writing a session");
    }
}

void makeActions(const std::filesystem::path &file, std::uint64_t bytes)
{
    writePieces(file, bytes,
        R"({"type":"user","sessionId":"s0","cwd":"/home/u/app","timestamp":"2026-01-01T00:00:00.000Z","uuid":"u","message":{"role":"user","content":"do it"}})"
        "\n",
        "\n", "\n", madeCall);
}

/// Bytes of the samples before they are packed.
void makeArchive(const std::filesystem::path &file, std::uint64_t bytes)
{
    int error = 0;
    zip_t *archive = zip_open(file.c_str(), ZIP_CREATE | ZIP_TRUNCATE, &error);
    require(archive != nullptr, "making an archive");
    const auto add = [archive](const std::string &name, const std::string &text) {
        void *copy = std::malloc(text.size());
        text.copy(static_cast<char *>(copy), text.size());
        zip_source_t *source = zip_source_buffer(archive, copy, text.size(), 1);
        const auto index = zip_file_add(archive, name.c_str(), source, ZIP_FL_ENC_UTF_8);
        zip_set_file_compression(archive, zip_uint64_t(index), ZIP_CM_DEFLATE, 1);
    };
    add("header.json",
        R"({"version": 2, "status": "success", "eval": {"eval_id": "e", "run_id": "r", "created": "2025-05-12T20:28:26-04:00", "task": "t", "model": "m/x", "dataset": {}, "config": {}}, "plan": {"steps": []}, "stats": {}})");
    Dice dice;
    for (std::uint64_t number = 0, written = 0; written < bytes; ++number) {
        const std::string sample = madeSample(dice, number);
        add(formatted("samples/s{}_epoch_1.json", number), sample);
        written += sample.size();
    }
    require(zip_close(archive) == 0, "packing an archive");
}

std::uint64_t peakMebibytes()
{
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);)
        if (line.starts_with("VmHWM:"))
            return std::strtoull(line.c_str() + 6, nullptr, 10) / 1024;
    return 0;
}

double secondsSince(std::chrono::steady_clock::time_point start)
{
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

/// What of an import is measured.
struct Extent {
    bool withReview = true;
    bool onlyFirst = false; ///< it is cancelled once the first run is there
    bool withFacts = false; ///< the facts that policies judge by are read as well
};

/// Facts of commands are made when steps are judged, all at once.
void measureFacts(const std::filesystem::path &file, SharedPython &python, double imported)
{
    const auto trail = Trail::open(file);
    const auto reviewer = python.reviewer();
    require(trail.has_value() && reviewer.has_value(), "opening the trail");
    const auto start = std::chrono::steady_clock::now();
    const auto base = readFactBase(**trail, *reviewer);
    require(base.has_value(), "reading the facts");
    const double seconds = secondsSince(start);
    std::println("  {:>24} steps, {} different actions judged by facts after {:.2f} s more, {:.0f} % of the import",
        (*base)->stepCount(), (*base)->actions().size(), seconds, 100 * seconds / imported);
}

double processorSeconds()
{
    rusage usage {};
    ::getrusage(RUSAGE_SELF, &usage);
    const auto seconds = [](const timeval &time) { return double(time.tv_sec) + double(time.tv_usec) / 1e6; };
    return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

void measureFolder(std::string_view name, const std::filesystem::path &folder, Extent extent)
{
    const auto recorder = Recorder::open(folder.parent_path() / "large.vitrine");
    require(recorder.has_value(), "opening the trail");
    SharedPython python;
    const PythonSource reviewer = extent.withReview ? PythonSource([&python] { return python.runtime(); }) : nullptr;
    for (const std::string_view round : { "first", "again" }) {
        const auto start = std::chrono::steady_clock::now();
        const double before = processorSeconds();
        LogOpening logs(**recorder);
        std::uint64_t size = 0;
        std::uint64_t steps = 0;
        const std::vector names { folder.string() };
        const auto files = logFilesOf(names);
        for (const LogFile &file : files) {
            logs.add(file.path, {}, {}, reviewer, [&](const Result<OpenedLog> &opened) {
                require(opened.has_value(), "importing a session");
                size += opened->report.size;
                steps += opened->report.steps;
            });
        }
        logs.finish();
        std::println("  {:<16}{:>7.0f} MB {:>8} files {:>8} steps  {}: {:>6.2f} s, {:.2f} of processors  {:>4} MiB",
            name, static_cast<double>(size) / 1e6, files.size(), steps, round, secondsSince(start),
            processorSeconds() - before, peakMebibytes());
    }
}

void measure(std::string_view name, const std::filesystem::path &file, Extent extent)
{
    if (std::filesystem::is_directory(file))
        return measureFolder(name, file, extent);
    const auto trail = file.parent_path() / "large.vitrine";
    const auto recorder = Recorder::open(trail);
    require(recorder.has_value(), "opening the trail");
    SharedPython python;
    const PythonSource reviewer = extent.withReview ? PythonSource([&python] { return python.runtime(); }) : nullptr;
    const auto start = std::chrono::steady_clock::now();
    std::optional<double> first;
    ImportOptions options;
    options.progress = [&](std::uint64_t, std::uint64_t) { return !extent.onlyFirst || !first; };
    const auto opened = openLog(file, **recorder, options, {}, [&] { first = secondsSince(start); }, reviewer);
    if (extent.onlyFirst && first)
        return std::println("  {:<16} first run {:>5.2f} s  {:>4} MiB", name, *first, peakMebibytes());
    require(opened.has_value(), opened ? "" : opened.error().detail);
    const double seconds = secondsSince(start);
    const double megabytes = static_cast<double>(std::filesystem::file_size(file)) / 1e6;
    std::println("  {:<16}{:>7.0f} MB {:>8} runs {:>8} steps  first run {:>5.2f} s  {:>6.1f} MB/s {:>7.0f} steps/s  "
                 "{:>4} MiB  {} reviewed, {} flaws",
        name, megabytes, opened->report.runs, opened->report.steps, first.value_or(seconds), megabytes / seconds,
        static_cast<double>(opened->report.steps) / seconds, peakMebibytes(), opened->reviewed, opened->report.flaws);
    if (extent.withFacts)
        measureFacts(trail, python, seconds);
}

/// The log is made by another process, whose memory counts for nothing.
void inOwnProcess(const std::function<void()> &work)
{
    std::fflush(stdout);
    const pid_t child = ::fork();
    if (child == 0) {
        work();
        std::fflush(stdout);
        std::_Exit(0);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    require(WIFEXITED(status) && WEXITSTATUS(status) == 0, "a part");
}

} // namespace

int main(int argc, char **argv)
{
    const std::map<std::string, Make, std::less<>> shapes { { "memory-lines", makeMemoryLines },
        { "memory-document", makeMemoryDocument }, { "memory-run", makeMemoryRun }, { "trace-lines", makeTraceLines },
        { "trace-document", makeTraceDocument }, { "inspect-archive", makeArchive }, { "actions", makeActions },
        { "sessions", makeSessions } };
    std::uint64_t megabytes = 1024;
    Extent extent;
    std::set<std::string, std::less<>> wanted;
    for (int i = 1; i < argc; ++i) {
        const std::string_view argument = argv[i];
        if (argument == "--quick")
            megabytes = 2;
        else if (argument == "--no-review")
            extent.withReview = false;
        else if (argument == "--facts")
            extent.withFacts = true;
        else if (argument == "--first")
            extent.onlyFirst = true;
        else if (shapes.contains(argument))
            wanted.emplace(argument);
        else
            megabytes = std::strtoull(argv[i], nullptr, 10);
    }
    require(megabytes > 0, "reading the number of megabytes");
    std::string pattern = (std::filesystem::temp_directory_path() / "vitrine-bench-XXXXXX").string();
    require(::mkdtemp(pattern.data()) != nullptr, "making a folder");
    const std::filesystem::path folder(pattern);
    for (const auto &[name, make] : shapes) {
        if (!wanted.empty() && !wanted.contains(name))
            continue;
        const auto file = folder / (name == "inspect-archive" ? "log.eval" : "log.json");
        inOwnProcess([&] { make(file, megabytes << 20); });
        inOwnProcess([&] { measure(name, file, extent); });
        for (const auto &left : std::filesystem::directory_iterator(folder))
            std::filesystem::remove_all(left.path());
    }
    std::filesystem::remove_all(folder);
    return 0;
}
