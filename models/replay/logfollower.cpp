// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/replay/logfollower.h"

#include "models/logs/bytes/bytesource.h"
#include "models/logs/bytes/companions.h"
#include "models/logs/bytes/sessionfolder.h"
#include "models/replay/logopening.h"
#include "models/trail/record/stepsource.h"

#include <algorithm>
#include <functional>
#include <string_view>
#include <utility>

namespace vitrine {

namespace {

/// The hash of a run's contents; enough to notice that it has grown or changed.
class Digest final {
public:
    void add(std::string_view text) { add(std::hash<std::string_view>()(text)); }
    void add(std::size_t hash) { m_value ^= hash + 0x9e3779b97f4a7c15ULL + (m_value << 6U) + (m_value >> 2U); }
    std::size_t value() const { return m_value; }

private:
    std::size_t m_value = 0;
};

void addStep(Digest &digest, const StepRecord &step)
{
    digest.add(toString(step.kind));
    for (const std::string *text : { &step.thought, &step.rawModelOutput, &step.extra })
        digest.add(*text);
    for (const CodeRecord &code : step.code)
        digest.add(code.text);
    for (const RecordedToolCall &call : step.toolCalls) {
        digest.add(call.arguments);
        for (const auto *outcome : { &call.result, &call.error })
            digest.add(outcome->value_or(std::string()));
    }
    for (const OutputRecord &output : step.outputs)
        digest.add(output.text);
    digest.add(step.error ? std::string_view(step.error->message) : std::string_view());
    digest.add(std::hash<double>()(step.time.endedAt.value_or(0)));
}

Digest beginningOf(const RunRecord &run, std::size_t steps)
{
    Digest digest;
    digest.add(run.task);
    digest.add(run.finalAnswer.value_or(std::string()));
    digest.add(toString(run.state));
    digest.add(run.extra);
    digest.add(steps);
    return digest;
}

std::size_t digestOf(const RunRecord &run, std::span<const StepRecord> steps)
{
    Digest digest = beginningOf(run, steps.size());
    for (const StepRecord &step : steps)
        addStep(digest, step);
    return digest.value();
}

Result<std::size_t> digestOf(const RunRecord &run, StepSource &source)
{
    Digest digest = beginningOf(run, source.tally().steps);
    source.rewind();
    auto steps = source.next();
    for (; steps && !steps->empty(); steps = source.next())
        for (const StepRecord &step : *steps)
            addStep(digest, step);
    return steps.transform([&](const auto &) { return digest.value(); });
}

Error failure(ErrorCode code, const std::filesystem::path &file) { return { code, file.string(), {}, {}, {} }; }

} // namespace

/// Adds the runs after the known ones; stops at a known run that has changed.
class LogFollower::Sink final : public LogSink {
public:
    explicit Sink(LogFollower &follower)
        : m_follower(follower)
    {
    }

    bool source(const SourceRecord &source) override
    {
        m_record = source;
        return true;
    }

    bool run(const RunRecord &run, std::span<const StepRecord> steps) override
    {
        return take(digestOf(run, steps), [&]() -> Result<void> {
            return m_follower.m_recorder.addRun(m_follower.m_source, run, steps).transform([](const auto &) { });
        });
    }

    bool longRun(const RunRecord &run, StepSource &steps) override
    {
        const auto digest = digestOf(run, steps);
        if (!digest)
            return fail(digest.error());
        return take(*digest, [&]() -> Result<void> {
            auto runs = m_follower.m_recorder.addRuns(m_follower.m_source);
            return runs.add(run, steps).and_then([&] { return runs.commit(); }).transform([](const auto &) {});
        });
    }

    /// Whether known runs have changed or are missing.
    bool isOther() const { return m_isOther || m_count < m_follower.m_digests.size(); }

    std::uint64_t added = 0;
    std::optional<Error> error;

private:
    /// Stores a run that is behind the known ones.
    bool take(std::size_t digest, const std::function<Result<void>()> &store)
    {
        std::vector<std::size_t> &known = m_follower.m_digests;
        if (m_count < known.size()) {
            m_isOther = known[m_count++] != digest;
            return !m_isOther;
        }
        if (m_follower.m_source == 0 && !begin())
            return false;
        if (const auto stored = store(); !stored)
            return fail(stored.error());
        known.push_back(digest);
        ++m_count;
        ++added;
        return true;
    }

    bool begin()
    {
        const auto source = m_follower.m_recorder.addSource(m_record);
        if (!source)
            return fail(source.error());
        m_follower.m_source = *source;
        m_follower.m_sha256 = m_record.sha256;
        return true;
    }

    bool fail(Error failed)
    {
        error = std::move(failed);
        return false;
    }

    LogFollower &m_follower;
    SourceRecord m_record;
    std::size_t m_count = 0;
    bool m_isOther = false;
};

LogFollower::LogFollower(std::filesystem::path log, Recorder &recorder, ImportOptions options)
    : m_log(std::move(log))
    , m_recorder(recorder)
    , m_options(std::move(options))
{
}

/// Covers the log, the files that are imported with it, those of a session in a folder, and the journal of a session
/// store that is in use.
Result<LogFollower::Stamp> LogFollower::look() const
{
    std::error_code error;
    Stamp stamp;
    stamp.size = std::filesystem::file_size(m_log, error);
    if (error) {
        // What is there and is no file says so itself, such as a pipe.
        const auto opened = openFile(m_log);
        return std::unexpected(opened ? failure(ErrorCode::FileNotFound, m_log) : opened.error());
    }
    stamp.at = std::filesystem::last_write_time(m_log, error);
    if (error)
        return std::unexpected(failure(ErrorCode::FileNotFound, m_log));
    auto others = companionsOf(m_log);
    others.push_back(std::filesystem::path(m_log) += "-wal");
    for (const auto &other : others) {
        const auto size = std::filesystem::file_size(other, error);
        const auto at = error ? std::filesystem::file_time_type() : std::filesystem::last_write_time(other, error);
        if (error)
            continue;
        stamp.size += size;
        stamp.at = std::max(stamp.at, at);
    }
    if (!SessionFolder::isNamed(m_log))
        return stamp;
    const auto folder = SessionFolder::open(m_log, {}, m_options.sessionHeads.get());
    if (!folder)
        return std::unexpected(folder.error());
    stamp.parts = (*folder)->stamp();
    return stamp;
}

Result<FollowUpdate> LogFollower::update(std::shared_ptr<SessionHeads> heads)
{
    // Heads that were read for an earlier look do not have the sessions that were added since.
    m_options.sessionHeads = std::move(heads);
    const auto stamp = look();
    if (!stamp)
        return std::unexpected(stamp.error());
    FollowUpdate update;
    if (m_stamp == *stamp)
        return update;
    // Set before reading, so that data written meanwhile is read the next time.
    m_stamp = *stamp;
    update.isChanged = true;
    if (const auto done = read(update); !done)
        return std::unexpected(done.error());
    update.report = m_report;
    return update;
}

Result<void> LogFollower::read(FollowUpdate &update)
{
    Sink sink(*this);
    auto report = importLog(m_log, sink, m_options);
    if (sink.error)
        return std::unexpected(std::move(*sink.error));
    if (!report)
        return std::unexpected(std::move(report.error()));
    m_report = std::move(*report);
    update.added += sink.added;
    if (!sink.isOther())
        return {};
    const std::size_t before = m_digests.size();
    if (const auto gone = closeSource(); !gone)
        return gone;
    Sink whole(*this);
    report = importLog(m_log, whole, m_options);
    if (whole.error)
        return std::unexpected(std::move(*whole.error));
    if (!report)
        return std::unexpected(std::move(report.error()));
    m_report = std::move(*report);
    update.replaced = std::min<std::uint64_t>(before, whole.added);
    update.added = whole.added - update.replaced;
    return {};
}

/// Replayed runs cannot be removed: then their source is closed unchanged, and the new form is a source of its own.
Result<void> LogFollower::closeSource()
{
    m_digests.clear();
    const SourceId source = std::exchange(m_source, 0);
    if (source == 0 || m_recorder.discardSource(source))
        return {};
    return m_recorder.completeSource(source, toJson(m_report));
}

/// Whether the trail has a complete import of the file, or of the same bytes.
bool LogFollower::wasImportedBefore() const
{
    EarlierImports earlier(m_recorder.file(), EarlierImports::Match::AsOne);
    std::error_code error;
    SourceRecord source;
    source.file = std::filesystem::absolute(m_log, error).lexically_normal().string();
    source.sha256 = m_sha256;
    return earlier.refresh() && (earlier.ofBytes(m_sha256, {}) != nullptr || !earlier.otherForms(source).empty());
}

Result<void> LogFollower::finish()
{
    if (const auto last = update(); !last && m_source == 0)
        return std::unexpected(last.error());
    if (m_source == 0)
        return {};
    // The source says which bytes it was read from: those of the whole file, now that it is there. An import knows
    // which earlier ones it replaces.
    if ((m_sha256 != m_report.sha256 || wasImportedBefore()) && m_recorder.discardSource(m_source)) {
        m_source = 0;
        const auto opened = openLog(m_log, m_recorder, m_options);
        return opened ? Result<void>() : std::unexpected(opened.error());
    }
    return m_recorder.completeSource(std::exchange(m_source, 0), toJson(m_report));
}

} // namespace vitrine
