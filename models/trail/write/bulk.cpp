// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/write/bulk.h"

#include "models/trail/record/recordsize.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace vitrine {

namespace {

/// Bytes of text in a portion. The first ones are small, so that the writing thread has something to do at once; the
/// larger they are, the fewer segments of words a search has to ask.
constexpr std::size_t firstPortion = 256 << 10;
constexpr std::size_t lastPortion = 8 << 20;
constexpr std::size_t firstBehindCommit = 1 << 20;

/// Portions that wait or are written: one takes longer than another, above all where the journal goes into the file.
constexpr std::size_t mostUnderWay = 3;

/// Bytes prepared for a run and for a step beside their texts: there may be many small ones.
constexpr std::size_t perRun = 2 << 10;
constexpr std::size_t perStep = sizeof(StepRecord) + 512;

std::size_t sizeOf(const StepRecord &step) { return perStep + textBytes(step); }

} // namespace

class Recorder::Bulk::Private::LongPortion final : public Thread::Job, public trailfile::LongRun {
public:
    LongPortion(Private &owner, const StepTally &tally)
        : Job([this](Store &store) { write(store); }, Store::Durability::Program)
        , m_bulk(owner)
        , m_tally(tally)
    {
        isLarge = true;
        hold = Thread::Hold::Continues;
        source = owner.m_source;
    }

    // On the caller's thread:

    /// Waits while the queue is full. False: writing has failed, or was cancelled.
    bool give(std::unique_ptr<trailfile::PreparedRun> part)
    {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [this] { return m_isFinished || m_parts.size() < mostParts; });
        if (!m_isFinished)
            m_parts.push_back(std::move(part));
        m_changed.notify_all();
        return !m_isFinished;
    }
    /// Ends the parts, with their sums or with the error that prevented further ones. Returns the run once it is
    /// written.
    Result<RunId> end(Result<trailfile::Totals> totals)
    {
        std::unique_lock lock(m_mutex);
        m_totals = std::move(totals);
        m_changed.notify_all();
        m_changed.wait(lock, [this] { return m_isFinished; });
        return result.transform([this] { return m_run; });
    }

    // On the writing thread:

    const StepTally &tally() const override { return m_tally; }
    std::unique_ptr<trailfile::PreparedRun> next() override
    {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [this] { return !m_parts.empty() || m_totals; });
        if (m_parts.empty() && !*m_totals)
            throw trailfile::Failure(m_totals->error().code, m_totals->error().detail);
        if (m_parts.empty())
            return nullptr;
        auto part = std::move(m_parts.front());
        m_parts.pop_front();
        m_changed.notify_all();
        return part;
    }
    const trailfile::Totals &totals() const override { return **m_totals; }
    void finish() override
    {
        const std::lock_guard lock(m_mutex);
        m_isFinished = true;
        m_changed.notify_all();
    }

private:
    static constexpr std::size_t mostParts = 2;

    void write(Store &store)
    {
        m_bulk.requireNoError();
        m_run = store.runs().add(m_bulk.m_source, *this);
    }

    Private &m_bulk;
    const StepTally m_tally;
    RunId m_run = 0;
    std::mutex m_mutex; ///< protects all below
    std::condition_variable m_changed;
    std::deque<std::unique_ptr<trailfile::PreparedRun>> m_parts;
    std::optional<Result<trailfile::Totals>> m_totals; ///< once all parts came
    bool m_isFinished = false;
};

Recorder::Bulk::Private::Portion::Portion(Private &owner)
    : Job([this](Store &store) { write(store); }, Store::Durability::Program)
    , bulk(owner)
{
    isLarge = true;
    hold = Thread::Hold::Continues;
    source = owner.m_source;
}

void Recorder::Bulk::Private::Portion::write(Store &store)
{
    bulk.requireNoError();
    added = store.runs().add(bulk.m_source, runs, std::move(words));
}

Recorder::Bulk::Private::Private(Thread &thread, SourceId source)
    : m_thread(thread)
    , m_source(source)
    , m_preparation(thread.takePreparation(Thread::WordsOf::WrittenRows))
    , m_preparer(m_preparation->preparer)
    , m_next(std::make_unique<Portion>(*this))
    , m_portionSize(firstPortion)
{
}

Recorder::Bulk::Private::~Private()
{
    waitFor(0);
    if (!m_error && m_next->runs.empty())
        m_thread.keepPreparation(std::move(m_preparation), Thread::WordsOf::WrittenRows);
}

Result<void> Recorder::Bulk::Private::add(const RunRecord &run, std::span<const StepRecord> steps)
{
    m_next->size += perRun;
    for (const StepRecord &step : steps)
        m_next->size += sizeOf(step);
    m_next->runs.push_back(m_preparer.prepare(run, { steps.begin(), steps.end() }));
    if (m_next->size < m_portionSize)
        return {};
    m_portionSize = std::min(2 * m_portionSize, lastPortion);
    send();
    const std::lock_guard lock(m_mutex);
    return m_error ? Result<void>(std::unexpected(*m_error)) : Result<void>();
}

Result<void> Recorder::Bulk::Private::add(const RunRecord &run, StepSource &steps)
{
    // Prepared data belongs to one transaction alone.
    send();
    LongPortion portion(*this, steps.tally());
    m_thread.queue(portion);
    const Result<RunId> added = portion.end(bring(run, steps, portion));
    const std::lock_guard lock(m_mutex);
    if (added)
        m_added.push_back(*added);
    else if (!m_error)
        m_error = added.error();
    return added.transform([](RunId) { });
}

Result<trailfile::Totals> Recorder::Bulk::Private::bring(const RunRecord &run, StepSource &steps, LongPortion &portion)
{
    trailfile::TotalsCounter counter;
    steps.rewind();
    for (const RunRecord *first = &run;; first = nullptr) {
        auto some = steps.next();
        if (!some)
            return std::unexpected(std::move(some.error()));
        for (const StepRecord &step : *some)
            counter.add(step);
        const bool isLast = some->empty();
        // The first part is the run itself, be there steps or not.
        if ((!isLast || first) && !portion.give(m_preparer.preparePart(first, std::move(*some))))
            return counter.totals();
        if (isLast)
            return counter.totals();
    }
}

Result<std::vector<RunId>> Recorder::Bulk::Private::commit()
{
    send();
    waitFor(0);
    // The next part finds the writing thread waiting.
    m_portionSize = std::min(m_portionSize, firstBehindCommit);
    if (m_error)
        return std::unexpected(*m_error);
    return std::exchange(m_added, {});
}

void Recorder::Bulk::Private::send()
{
    waitFor(mostUnderWay - 1);
    const std::lock_guard lock(m_mutex);
    if (m_error || m_next->runs.empty())
        return;
    m_next->words = m_preparer.takeWords();
    m_sent.push_back(std::exchange(m_next, std::make_unique<Portion>(*this)));
    ++m_underWay;
    m_thread.queue(*m_sent.back());
}

void Recorder::Bulk::Private::waitFor(std::size_t portions)
{
    std::vector<std::unique_ptr<Portion>> finished; // to take them apart needs no lock
    std::unique_lock lock(m_mutex);
    m_finished.wait(lock, [&] { return m_underWay <= portions; });
    for (; m_sent.size() > m_underWay; m_sent.pop_front())
        finished.push_back(std::move(m_sent.front()));
    lock.unlock();
}

/// On the writing thread. After a portion that failed, no other one may be written.
void Recorder::Bulk::Private::requireNoError()
{
    const std::lock_guard lock(m_mutex);
    if (m_error)
        throw trailfile::Failure(m_error->code, m_error->detail);
}

/// On the writing thread. The bulk may be destroyed as soon as the lock is released.
void Recorder::Bulk::Private::finished(Portion &portion)
{
    const std::lock_guard lock(m_mutex);
    if (portion.result)
        m_added.insert(m_added.end(), portion.added.begin(), portion.added.end());
    else if (!m_error)
        m_error = portion.result.error();
    --m_underWay;
    m_finished.notify_all();
}

Recorder::Bulk::Bulk(std::unique_ptr<Private> content)
    : d(std::move(content))
{
}

Recorder::Bulk::Bulk(Bulk &&) noexcept = default;
Recorder::Bulk::~Bulk() = default;

Result<void> Recorder::Bulk::add(const RunRecord &run, std::span<const StepRecord> steps) { return d->add(run, steps); }

Result<void> Recorder::Bulk::add(const RunRecord &run, StepSource &steps) { return d->add(run, steps); }

Result<std::vector<RunId>> Recorder::Bulk::commit() { return d->commit(); }

} // namespace vitrine
