// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "base/formatted.h"
#include "models/trail/record/unreadjournal.h"
#include "tests/models/trail/samples.h"

#include <grp.h>
#include <unistd.h>

#include <cstdlib>
#include <span>
#include <string_view>

/// A second program that writes or reads a trail, for tests that kill it or run it as somebody without rights.
/// What it acknowledges it says in a line, at once: "b 3" begun, "e 3" ended, "s 1" source, "r 2" run, "c 1" completed.
///     trailwriter hold FILE       begins an execution and waits for its end
///     trailwriter import FILE     takes in a run of a source that does not end, and waits
///     trailwriter loop FILE       writes until it is killed
///     trailwriter bulk FILE       the same, runs in bulk
///     trailwriter some FILE N     writes N executions and N runs
///     trailwriter open|read FILE  opens as nobody, for writing or reading, and says what came of it
namespace {

using namespace vitrine;

void say(std::string_view what, std::int64_t id = 0)
{
    const std::string line = formatted("{} {}\n", what, id);
    if (::write(STDOUT_FILENO, line.data(), line.size()) != static_cast<ssize_t>(line.size()))
        std::_Exit(3);
}

template <typename T>
T must(Result<T> result)
{
    if (!result) {
        say(formatted("{} {}", toString(result.error().code), result.error().detail));
        std::_Exit(4);
    }
    if constexpr (!std::is_void_v<T>)
        return std::move(*result);
}

void writeExecution(Recorder &recorder, SessionId session, std::uint64_t ordinal)
{
    const std::string code = formatted("x = {}", ordinal);
    const ExecutionId id = must(recorder.beginExecution({ session, 0, ordinal, code, false, 1.0 }));
    say("b", id);
    must(recorder.endExecution(id, samples::fullEnd()));
    say("e", id);
}

/// A run of which every step is recorded while it runs.
class LiveRun {
public:
    explicit LiveRun(Recorder &recorder)
        : m_recorder(recorder)
    {
        const SourceId source = must(recorder.addSource(samples::source("live")));
        m_run = must(recorder.addRun(source, samples::bareRun(), {})).run;
        must(recorder.completeSource(source, "{}"));
        m_session = must(recorder.beginSession(samples::session(m_run, "")));
    }
    void writeStep(std::uint64_t number)
    {
        const std::string code = formatted("x = {}", number);
        const Recorder::StartedStep started = must(m_recorder.beginStep(m_run, { m_session, 0, 0, code, false, 1.0 }));
        say("b", started.execution);
        say("l", started.step);
        must(m_recorder.endExecution(started.execution, samples::fullEnd()));
        say("e", started.execution);
        say("f", started.step);
    }

private:
    Recorder &m_recorder;
    RunId m_run = 0;
    SessionId m_session = 0;
};

void writeSource(Recorder &recorder, std::uint64_t runs)
{
    const SourceId source = must(recorder.addSource(samples::source()));
    say("s", source);
    for (std::uint64_t n = 0; n < runs; ++n)
        say("r", must(recorder.addRun(source, samples::fullRun(), samples::steps(3))).run);
    must(recorder.completeSource(source, "{}"));
    say("c", source);
}

void writeWhole(Recorder &recorder, std::uint64_t runs)
{
    const SourceId source = must(recorder.addWholeSource(samples::source()));
    Recorder::Bulk bulk = recorder.addRuns(source);
    for (std::uint64_t n = 0; n < runs; ++n)
        must(bulk.add(samples::fullRun(), samples::steps(3)));
    const auto added = must(bulk.commit());
    must(recorder.completeSource(source, "{}"));
    // Nothing of it is promised before its end.
    say("s", source);
    for (const RunId run : added)
        say("r", run);
    say("c", source);
}

void writeInBulk(Recorder &recorder, std::uint64_t runs)
{
    const SourceId source = must(recorder.addSource(samples::source()));
    say("s", source);
    Recorder::Bulk bulk = recorder.addRuns(source);
    for (std::uint64_t n = 0; n < runs; ++n)
        must(bulk.add(samples::fullRun(), samples::steps(3)));
    for (const RunId run : must(bulk.commit()))
        say("r", run);
    must(recorder.completeSource(source, "{}"));
    say("c", source);
}

int hold(Recorder &recorder)
{
    const SessionId session = must(recorder.beginSession(samples::session(0, "")));
    say("b", must(recorder.beginExecution({ session, 0, 1, "while True: pass", false, 1.0 })));
    while (true)
        ::pause();
}

int import(Recorder &recorder)
{
    const SourceId source = must(recorder.addSource(samples::source()));
    say("r", must(recorder.addRun(source, samples::fullRun(), samples::steps(3))).run);
    while (true)
        ::pause();
}

int loop(Recorder &recorder)
{
    const SessionId session = must(recorder.beginSession(samples::session(0, "")));
    LiveRun live(recorder);
    for (std::uint64_t n = 1;; ++n) {
        writeExecution(recorder, session, n);
        live.writeStep(n);
        writeSource(recorder, 2);
    }
}

int bulk(Recorder &recorder)
{
    LiveRun live(recorder);
    for (std::uint64_t n = 1;; ++n) {
        live.writeStep(n);
        writeInBulk(recorder, 5);
        writeWhole(recorder, 5);
    }
}

int some(Recorder &recorder, std::uint64_t count)
{
    const SessionId session = must(recorder.beginSession(samples::session(0, "")));
    for (std::uint64_t n = 1; n <= count; ++n) {
        writeExecution(recorder, session, n);
        writeSource(recorder, 1);
    }
    return 0;
}

int asNobody(bool forWriting, const char *file)
{
    constexpr unsigned nobody = 65534;
    if (::setgroups(0, nullptr) != 0 || ::setgid(nobody) != 0 || ::setuid(nobody) != 0)
        return 77;
    if (forWriting) {
        say(samples::codeOf(Recorder::open(file)));
        return 0;
    }
    const auto trail = Trail::open(file);
    if (!trail && trail.error().detail == journalInClosedFolder)
        say("journal");
    say(samples::codeOf(trail), trail ? static_cast<std::int64_t>(must((*trail)->runCount())) : 0);
    return 0;
}

/// A file for tests/data/trail: one of everything.
int fixture(const char *file)
{
    const samples::Written written = samples::writeTrail(file);
    {
        const auto recorder = must(Recorder::open(file));
        const ExecutionId ended = must(recorder->beginExecution(
            { written.session, written.first.steps.front(), 2, "x = 2", false, 1'700'000'003.0 }));
        must(recorder->endExecution(ended, samples::endOfThree()));
        must(recorder->beginExecution(
            { written.session, written.first.steps.front(), 3, "x = 3", true, 1'700'000'004.0 }));
        const SourceId source = must(recorder->addSource(samples::source("discarded.json")));
        must(recorder->addRun(source, samples::bareRun(), samples::steps(2)));
        must(recorder->discardSource(source));
        must(recorder->addNote({ NoteSubject::Run, written.first.run, "important", "Look.", "me", 0, 6 }));
        must(recorder->addTrailEvent({ "trail.exported", "{}", "vitrine", 7 }));
        must(recorder->addReview({}));
    }
    const auto recorder = must(Recorder::open(file)); // marks what was left running
    must(recorder->seal(must(SealingKey::generate())));
    return 0;
}

} // namespace

int main(int argc, char **argv)
{
    const std::span arguments(argv, static_cast<std::size_t>(argc));
    if (arguments.size() < 3)
        return 2;
    const std::string_view mode = arguments[1];
    if (mode == "open" || mode == "read")
        return asNobody(mode == "open", arguments[2]);
    if (mode == "fixture")
        return fixture(arguments[2]);
    const auto recorder = must(Recorder::open(arguments[2]));
    if (mode == "hold")
        return hold(*recorder);
    if (mode == "import")
        return import(*recorder);
    if (mode == "loop")
        return loop(*recorder);
    if (mode == "bulk")
        return bulk(*recorder);
    return some(*recorder, arguments.size() > 3 ? std::strtoull(arguments[3], nullptr, 10) : 1);
}
