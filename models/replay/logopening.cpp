// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/replay/logopening.h"

#include "models/replay/importreview.h"
#include "models/trail/record/recordsize.h"
#include "models/trail/record/stepsource.h"

#include <algorithm>
#include <optional>
#include <tuple>
#include <utility>

namespace vitrine {

namespace {

OpenedLog thereAlready(const EarlierImports::Import &earlier, std::string_view sha256)
{
    OpenedLog opened;
    opened.wasThere = true;
    opened.isWhole = earlier.shard.empty();
    opened.source = earlier.id;
    opened.report.format = earlier.format;
    opened.report.sha256 = sha256;
    opened.report.size = earlier.size;
    opened.report.duplicates = earlier.runs;
    // One of the logs that were packed together.
    for (const LogContent &content : earlier.contents)
        if (content.sha256 == sha256)
            opened.report.duplicates = content.runs;
    return opened;
}

/// A log that is packed now and was imported in another form before, according to its contents.
OpenedLog thereAlready(const EarlierImports::Import &earlier, const ImportReport &report)
{
    OpenedLog opened = thereAlready(earlier, report.sha256);
    opened.report.format = report.format;
    opened.report.size = report.size;
    opened.report.duplicates = report.runs;
    return opened;
}

/// Texts of runs that wait in memory for the end of their log: one that has no more of them comes into the trail at its
/// end, or not at all, also where others write to it meanwhile. Of a larger one, most is written while the rest is
/// read.
constexpr std::size_t mostHeld = 8 << 20;

/// The outcome for a log that was imported and did not change since. Nothing of it is read.
Result<std::optional<OpenedLog>> unchanged(
    const std::filesystem::path &log, EarlierImports &imports, const ImportOptions &options, const Shard &shard = {})
{
    if (!options.format.empty())
        return std::nullopt;
    // What others import meanwhile is found when the log is read.
    if (const auto known = imports.isRead() ? Result<void>() : imports.refresh(); !known)
        return std::unexpected(known.error());
    const auto hash = imports.hashOfUnchanged(log);
    const auto *earlier = hash ? imports.ofBytes(*hash, shard.name()) : nullptr;
    if (!earlier)
        return std::nullopt;
    OpenedLog opened = thereAlready(*earlier, *hash);
    opened.report.file = log.string();
    return opened;
}

/// Logs that are written while the next one is read.
constexpr std::size_t mostOpenings = 64;

using HeldRun = Recorder::CompleteSource::Run;

/// Shows the review the steps of a long run on their way into the trail.
class ReviewedSteps final : public StepSource {
public:
    ReviewedSteps(StepSource &steps, ImportReview *review)
        : m_steps(steps)
        , m_review(review)
    {
    }
    const StepTally &tally() const override { return m_steps.tally(); }
    void rewind() override { m_steps.rewind(); }
    Result<std::vector<StepRecord>> next() override
    {
        auto some = m_steps.next();
        if (some && m_review)
            m_review->addSteps(*some);
        return some;
    }

private:
    StepSource &m_steps;
    ImportReview *m_review;
};

/// Keeps nothing, and stops the importer where the log is there already.
class DrySink final : public LogSink {
public:
    explicit DrySink(EarlierImports &earlier)
        : m_earlier(earlier)
    {
    }

    bool isNew(const SourceRecord &source) override { return this->source(source); }

    bool source(const SourceRecord &source) override
    {
        m_sha256 = source.sha256;
        m_known = m_earlier.refresh();
        m_isThere = m_known && m_earlier.ofBytes(m_sha256, {}) != nullptr;
        if (m_known && !m_isThere && !m_grown)
            m_grown.emplace(m_earlier, source);
        return m_known && !m_isThere;
    }
    bool run(const RunRecord &run, std::span<const StepRecord> steps) override
    {
        m_grown->add(run, steps);
        return true;
    }
    bool longRun(const RunRecord &run, StepSource &) override
    {
        m_grown->addLong(run);
        return true;
    }

    Result<OpenedLog> finish(Result<ImportReport> report)
    {
        if (!m_known)
            return std::unexpected(std::move(m_known.error()));
        if (m_isThere)
            return thereAlready(*m_earlier.ofBytes(m_sha256, {}), m_sha256);
        if (!report)
            return std::unexpected(std::move(report.error()));
        if (report->isCancelled)
            return std::unexpected(Error { ErrorCode::Cancelled, report->file, {}, {}, {} });
        if (const auto *earlier = m_earlier.ofContents(report->contents))
            return thereAlready(*earlier, *report);
        OpenedLog opened;
        opened.report = std::move(*report);
        if (m_grown)
            opened.earlier = m_grown->forms();
        return opened;
    }

private:
    EarlierImports &m_earlier;
    std::optional<GrownLog> m_grown; ///< once the log is known to be new
    std::string m_sha256;
    Result<void> m_known;
    bool m_isThere = false;
};

} // namespace

/// Writes the imported data, and stops the import if writing fails or the log already exists.
class LogOpening::Sink final : public LogSink {
public:
    Sink(LogOpening &logs, Shard shard, std::function<void()> started, PythonSource python)
        : m_logs(logs)
        , m_recorder(logs.m_recorder)
        , m_earlier(logs.m_earlier)
        , m_shard(std::move(shard))
        , m_started(std::move(started))
        , m_python(std::move(python))
    {
    }

    /// The log is the one of a complete import, whose runs are to be replaced.
    void readAgain(const EarlierImports::Import &import) { m_again = import; }

    bool isNew(const SourceRecord &source) override { return this->source(source); }

    bool source(const SourceRecord &source) override
    {
        m_source = source;
        if (m_again)
            return source.sha256 == m_again->sha256;
        m_logs.requireWritten(source.sha256);
        if (const auto known = m_earlier.refresh(); !known)
            return fail(known.error());
        m_isThere = m_earlier.ofBytes(source.sha256, m_shard.name()) != nullptr;
        if (!m_isThere && !m_grown && m_shard.isWhole())
            m_grown.emplace(m_earlier, source);
        return !m_isThere;
    }

    bool run(const RunRecord &run, std::span<const StepRecord> steps) override
    {
        if (!m_shard.holds(m_source.sha256, run.indexInSource))
            return true;
        if (auto *reviewer = review())
            reviewer->add(steps);
        if (m_grown)
            m_grown->add(run, steps);
        if (m_runs)
            return add(run, steps);
        m_heldSize += sizeof(HeldRun) + run.task.size() + run.extra.size();
        for (const StepRecord &step : steps)
            m_heldSize += sizeof(StepRecord) + textBytes(step);
        // A run may be large: there is never a second copy of one that does not wait.
        if (m_started || m_heldSize >= mostHeld)
            return begin() && add(run, steps) && (!m_started || showFirst());
        m_held.push_back({ run, { steps.begin(), steps.end() } });
        return true;
    }

    bool longRun(const RunRecord &run, StepSource &steps) override
    {
        if (!m_shard.holds(m_source.sha256, run.indexInSource))
            return true;
        if (m_grown)
            m_grown->addLong(run);
        const bool isFirst = !m_runs;
        if (isFirst && !begin())
            return false;
        auto *reviewer = review();
        if (reviewer != nullptr)
            reviewer->beginRun();
        ReviewedSteps reviewed(steps, reviewer);
        if (const auto added = m_runs->add(run, reviewed); !added)
            return fail(added.error());
        return !isFirst || !m_started || showFirst();
    }

    /// The outcome, once the importer is done.
    Result<OpenedLog> finish(Result<ImportReport> report)
    {
        if (m_isThere)
            return thereAlready(*m_earlier.ofBytes(m_source.sha256, m_shard.name()), m_source.sha256);
        if (m_error)
            return discard(std::move(*m_error));
        if (!report)
            return discard(std::move(report.error()));
        if (report->isCancelled)
            return discard({ ErrorCode::Cancelled, report->file, {}, {}, {} });
        if (!report->contents.empty()) {
            m_logs.finish();
            std::ignore = m_earlier.refresh();
        }
        if (const auto *earlier = m_shard.isWhole() && !m_again ? m_earlier.ofContents(report->contents) : nullptr) {
            takeBack();
            return thereAlready(*earlier, *report);
        }
        if (m_again && std::ranges::none_of(report->silent, [](const auto &kind) { return isCopied(kind.first); }))
            return discard({ ErrorCode::NotFound, m_source.file, {}, {}, {} });
        m_opened.report = std::move(*report);
        m_opened.report.shard = m_shard.name();
        m_opened.isWhole = m_shard.isWhole();
        if (m_grown)
            m_opened.earlier = m_grown->forms();
        if (m_again)
            m_opened.earlier = { { m_again->id, m_again->importedAt, m_again->runs, EarlierForm::Outcome::Replaced } };
        // Nothing of this log is in this shard.
        if (!m_runs && m_held.empty() && !m_opened.isWhole)
            return std::move(m_opened);
        if (!m_runs && m_opened.isWhole)
            return addComplete();
        if ((!m_runs && !begin()) || !commit() || !replaceEarlier())
            return discard(std::move(*m_error));
        if (const auto completed = m_recorder.completeSource(m_opened.source, toJson(m_opened.report)); !completed)
            return discard(completed.error());
        return std::move(m_opened);
    }

    bool isUnderWay() const { return m_addition.has_value(); } ///< the outcome is not known yet
    std::size_t size() const { return m_heldSize; } ///< bytes of it while it is under way
    std::string_view sha256() const { return m_source.sha256; }
    /// Waits until it is written.
    void settle(Result<OpenedLog> &opened)
    {
        auto added = std::exchange(m_addition, std::nullopt)->wait();
        if (!added) {
            opened = std::unexpected(std::move(added.error()));
            return;
        }
        opened->source = added->source;
        opened->runs = std::move(added->runs);
        for (EarlierForm &form : opened->earlier)
            if (form.outcome == EarlierForm::Outcome::Replaced)
                settle(form, std::ranges::contains(added->replaced, form.source), added->source);
    }

    /// Returns the number of reviews. Rows in the trail stay there if the reviews fail.
    std::uint64_t writeReviews(const OpenedLog &opened, const ImportOptions &options)
    {
        if (!m_review)
            return 0;
        const std::uint64_t size = opened.report.size;
        const auto goesOn = [&] { return !options.progress || options.progress(size, size); };
        return m_review->write(m_recorder, opened.runs, goesOn).value_or(0);
    }

private:
    Result<OpenedLog> addComplete()
    {
        auto replaced = interruptedBefore();
        if (!replaced)
            return discard(std::move(replaced.error()));
        m_opened.isResumed = !replaced->empty();
        m_addition.emplace(m_recorder.addCompleteSource({ m_source, *std::move(replaced), std::exchange(m_held, {}),
            toJson(m_opened.report), grownForms(), m_again.has_value() }));
        return std::move(m_opened);
    }

    std::vector<SourceId> grownForms() const
    {
        std::vector<SourceId> grown;
        for (const EarlierForm &form : m_opened.earlier)
            if (form.outcome == EarlierForm::Outcome::Replaced)
                grown.push_back(form.source);
        return grown;
    }

    bool replaceEarlier()
    {
        for (EarlierForm &form : m_opened.earlier) {
            if (form.outcome != EarlierForm::Outcome::Replaced)
                continue;
            const auto replaced = m_recorder.replaceSource(form.source, m_opened.source);
            if (!replaced)
                return fail(replaced.error());
            if (!*replaced && m_again)
                return fail({ ErrorCode::BadValue, m_source.file, {}, {}, {} });
            settle(form, *replaced, m_opened.source);
        }
        return true;
    }

    void settle(EarlierForm &form, bool isReplaced, SourceId by)
    {
        if (isReplaced)
            m_earlier.setReplaced(form.source, by);
        else
            form.outcome = EarlierForm::Outcome::Used;
    }

    bool begin()
    {
        // Others would end the transaction that holds it back.
        m_logs.finish();
        const auto replaced = interruptedBefore();
        if (!replaced)
            return fail(replaced.error());
        m_opened.isResumed = !replaced->empty();
        // If the first run is awaited, runs are visible as they arrive.
        const auto added = m_started ? addVisible(*replaced) : m_recorder.addWholeSource(m_source, *replaced);
        if (!added)
            return fail(added.error());
        m_opened.source = *added;
        m_runs.emplace(m_recorder.addRuns(m_opened.source));
        for (const HeldRun &run : std::exchange(m_held, {}))
            if (!add(run.record, run.steps))
                return false;
        return true;
    }

    bool add(const RunRecord &run, std::span<const StepRecord> steps)
    {
        const auto added = m_runs->add(run, steps);
        return added || fail(added.error());
    }

    /// Null where nothing is reviewed.
    ImportReview *review()
    {
        if (m_python && !m_review)
            m_review.emplace(m_python, m_recorder.file().parent_path());
        return m_review ? &*m_review : nullptr;
    }

    Result<SourceId> addVisible(const std::vector<SourceId> &replaced)
    {
        // A source used since then stays.
        for (const SourceId source : replaced)
            std::ignore = m_recorder.discardSource(source);
        return m_recorder.addSource(m_source);
    }

    Result<std::vector<SourceId>> interruptedBefore() const { return m_earlier.cutOff(m_source.sha256); }

    /// A window shows the first run while the others come.
    bool showFirst()
    {
        if (!commit())
            return false;
        m_started();
        return true;
    }

    bool commit()
    {
        if (!m_runs)
            return true;
        const auto added = m_runs->commit();
        if (!added)
            return fail(added.error());
        m_opened.runs.insert(m_opened.runs.end(), added->begin(), added->end());
        return true;
    }

    bool fail(Error error)
    {
        m_error = std::move(error);
        return false;
    }

    /// The error that led here matters more than one of cleaning up: a source that was never completed is not shown.
    Result<OpenedLog> discard(Error error)
    {
        takeBack();
        return std::unexpected(std::move(error));
    }

    void takeBack()
    {
        m_runs.reset();
        if (m_opened.source != 0)
            std::ignore = m_recorder.discardSource(m_opened.source);
    }

    LogOpening &m_logs;
    Recorder &m_recorder;
    EarlierImports &m_earlier;
    const Shard m_shard;
    const std::function<void()> m_started;
    const PythonSource m_python;
    SourceRecord m_source;
    OpenedLog m_opened;
    std::optional<Recorder::Bulk> m_runs; ///< once the source is begun
    std::vector<HeldRun> m_held; ///< until then
    std::size_t m_heldSize = 0; ///< bytes that they take
    std::optional<Recorder::Addition> m_addition; ///< until it is settled, of a log that is not large
    std::optional<GrownLog> m_grown; ///< once the log is known to be new
    std::optional<EarlierImports::Import> m_again; ///< the import that is repeated
    std::optional<ImportReview> m_review; ///< once there is a run
    std::optional<Error> m_error;
    bool m_isThere = false; ///< all of it was imported before
};

Result<OpenedLog> openLog(const std::filesystem::path &log, Recorder &recorder, const ImportOptions &options,
    const Shard &shard, const std::function<void()> &started, const PythonSource &python)
{
    return LogOpening(recorder, EarlierImports::Match::AsOne).open(log, options, shard, started, python);
}

LogOpening::LogOpening(Recorder &recorder, EarlierImports::Match match)
    : m_recorder(recorder)
    , m_earlier(recorder.file(), match)
{
}

Result<OpenedLog> LogOpening::open(const std::filesystem::path &log, const ImportOptions &options, const Shard &shard,
    const std::function<void()> &started, const PythonSource &python)
{
    auto earlier = unchanged(log, m_earlier, options, shard);
    if (!earlier || *earlier)
        return std::move(earlier).transform([](std::optional<OpenedLog> there) { return *std::move(there); });
    finish();
    auto opening = read(log, options, std::make_unique<Sink>(*this, shard, started, python));
    settle(opening);
    return std::move(opening.opened);
}

LogOpening::~LogOpening() = default;

void LogOpening::add(const std::filesystem::path &log, const ImportOptions &options,
    const std::function<void()> &started, const PythonSource &python, Done done)
{
    Opening opening;
    if (auto earlier = unchanged(log, m_earlier, options); !earlier || *earlier)
        opening.opened = std::move(earlier).transform([](std::optional<OpenedLog> there) { return *std::move(there); });
    else
        opening = read(log, options, std::make_unique<Sink>(*this, Shard(), started, python));
    opening.done = std::move(done);
    m_size += opening.sink ? opening.sink->size() : 0;
    m_openings.push_back(std::move(opening));
    while (!m_openings.empty() && (m_size > mostHeld || m_openings.size() > mostOpenings || !m_openings.front().sink))
        settleFirst();
}

void LogOpening::finish()
{
    while (!m_openings.empty())
        settleFirst();
}

LogOpening::Opening LogOpening::read(
    const std::filesystem::path &log, const ImportOptions &options, std::unique_ptr<Sink> sink)
{
    Opening opening { nullptr, sink->finish(importLog(log, *sink, options)), options, {} };
    if (!opening.opened)
        return opening;
    opening.opened->report.file = log.string();
    if (sink->isUnderWay())
        opening.sink = std::move(sink);
    else
        opening.opened->reviewed = sink->writeReviews(*opening.opened, options);
    return opening;
}

void LogOpening::readForksAgain(const ImportOptions &options, const PythonSource &python,
    const std::function<void(const std::filesystem::path &log, OpenedLog opened)> &done)
{
    finish();
    if (!options.sharedHistories || !m_earlier.refresh())
        return;
    for (const EarlierImports::Import &import : m_earlier.readWhole()) {
        const SharedHistory shared = options.sharedHistories->of(import.file);
        if (shared.isEmpty())
            continue;
        auto sink = std::make_unique<Sink>(*this, Shard(), std::function<void()>(), python);
        sink->readAgain(import);
        Opening opening = read(import.file, options, std::move(sink));
        settle(opening);
        // Its reader found nothing to leave out.
        if (!opening.opened && opening.opened.error().code == ErrorCode::NotFound)
            continue;
        OpenedLog opened = opening.opened ? std::move(*opening.opened) : OpenedLog();
        opened.isCountedTwice = !opening.opened;
        opened.sharedWith = shared.session();
        opened.sharedRecords = shared.count();
        done(import.file, std::move(opened));
    }
}

void LogOpening::settle(Opening &opening)
{
    if (!opening.sink)
        return;
    opening.sink->settle(opening.opened);
    if (opening.opened)
        opening.opened->reviewed = opening.sink->writeReviews(*opening.opened, opening.options);
}

void LogOpening::settleFirst()
{
    Opening first = std::move(m_openings.front());
    m_openings.pop_front();
    m_size -= first.sink ? first.sink->size() : 0;
    settle(first);
    first.done(std::move(first.opened));
}

/// Logs that were packed are known by their contents, too.
void LogOpening::requireWritten(std::string_view sha256)
{
    const auto mayBe = [&](const Opening &opening) {
        return opening.sink && (opening.sink->sha256() == sha256 || !opening.opened->report.contents.empty());
    };
    if (std::ranges::any_of(m_openings, mayBe))
        finish();
}

DryImport::DryImport(std::filesystem::path trail)
    : m_earlier(std::move(trail), EarlierImports::Match::InParts)
{
}

Result<OpenedLog> DryImport::open(const std::filesystem::path &log, const ImportOptions &options)
{
    auto earlier = unchanged(log, m_earlier, options);
    if (!earlier || *earlier)
        return std::move(earlier).transform([](std::optional<OpenedLog> there) { return *std::move(there); });
    DrySink sink(m_earlier);
    auto opened = sink.finish(importLog(log, sink, options));
    if (!opened)
        return opened;
    const ImportReport &report = opened->report;
    if (!opened->wasThere) {
        m_earlier.add({ .id = 0,
            .sha256 = report.sha256,
            .format = report.format,
            .shard = {},
            .file = report.file,
            .stamp = report.stamp,
            .size = report.size,
            .runs = report.runs,
            .importedAt = 0,
            .hasCopiesLeftOut = false,
            .contents = report.contents });
        const auto cutOff = m_earlier.cutOff(report.sha256);
        if (!cutOff)
            return std::unexpected(cutOff.error());
        opened->isResumed = !cutOff->empty();
    }
    opened->report.file = log.string();
    return opened;
}

} // namespace vitrine
