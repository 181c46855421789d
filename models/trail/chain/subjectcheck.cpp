// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/chain/subjectcheck.h"

#include "base/formatted.h"
#include "models/trail/chain/stepstree.h"
#include "models/trail/file/opening.h"
#include "models/trail/file/parts.h"
#include "models/trail/file/rowreader.h"
#include "models/trail/file/schema.h"

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <cstring>
#include <mutex>
#include <thread>
#include <vector>

namespace vitrine::trailfile {

SubjectCheck::SubjectCheck(Statements &statements, Hasher &hasher)
    : m_statements(statements)
    , m_hasher(hasher)
    , m_rows(statements, hasher)
{
}

std::string_view SubjectCheck::operator()(const Entry &entry)
{
    const Subject *subject = subjectOf(entry.kind);
    if (!subject || entry.format != entryFormat)
        return reasons::format;
    std::optional<Canonical> bytes = m_rows.entry(*subject, entry);
    if (!bytes)
        return isDiscarded(entry) || isDeleted(entry) ? std::string_view() : reasons::missing;
    if (entry.kind == kinds::runAdded) {
        StepsTree steps(m_hasher);
        m_rows.forEachStep(
            entry.subject, [&](std::int64_t, const Canonical &step) { steps.add(m_hasher(step.bytes())); });
        steps.cover(*bytes);
    }
    return m_hasher(bytes->bytes()) == entry.payload ? std::string_view() : reasons::content;
}

std::vector<Digest> SubjectCheck::recordedDigests(RunId run)
{
    std::vector<Digest> digests;
    forEachRow(m_statements, "SELECT steps FROM run_digests WHERE run = ?", run, [&](RowReader &row) {
        const std::string bytes = row.next<std::string>();
        digests.resize(bytes.size() / sizeof(Digest));
        if (!digests.empty())
            std::memcpy(digests.data(), bytes.data(), digests.size() * sizeof(Digest));
    });
    return digests;
}

// The digests beside a run prove nothing alone: only those that the entry was made of do.
std::vector<StepId> SubjectCheck::damagedSteps(const Entry &entry)
{
    const std::vector<Digest> recorded = recordedDigests(entry.subject);
    std::optional<Canonical> bytes = m_rows.entry(*subjectOf(entry.kind), entry);
    if (recorded.empty() || !bytes)
        return {};
    coverSteps(*bytes, recorded.size(), merkleRoot(m_hasher, recorded));
    if (m_hasher(bytes->bytes()) != entry.payload)
        return {};
    std::vector<StepId> damaged;
    m_rows.forEachStep(entry.subject, [&](StepId step, const Canonical &row) {
        if (!std::ranges::contains(recorded, m_hasher(row.bytes())))
            damaged.push_back(step);
    });
    return damaged;
}

bool SubjectCheck::isDiscarded(const Entry &entry)
{
    if (entry.kind != kinds::runAdded)
        return false;
    SQLite::Statement &query = m_statements.get("SELECT 1 FROM discarded_runs WHERE run_entry = ? AND run = ?");
    const InUse use(query);
    query.bind(1, entry.seq);
    query.bind(2, entry.subject);
    return query.executeStep();
}

bool SubjectCheck::isDeleted(const Entry &entry)
{
    if (!m_deleted)
        m_deleted.emplace().read(m_statements);
    return m_deleted->contains(entry.seq);
}

// An event that was changed, or that no entry covers, is damage of its own.
void DeletedEntries::read(Statements &statements)
{
    SQLite::Statement &query = statements.get("SELECT id, entry, detail FROM trail_events WHERE kind = ?");
    const InUse use(query);
    query.bind(1, std::string(runsDeleted));
    while (query.executeStep()) {
        const std::int64_t part = partOf(query.getColumn(0).getInt64());
        const std::int64_t own = query.getColumn(1).getInt64();
        std::string detail;
        whereReadable([&] { detail = readContent(statements, query.getColumn(2).getInt64()); });
        const auto deletion = deletionOf({ std::string(runsDeleted), std::move(detail), {}, 0 });
        if (!deletion)
            continue;
        for (const EntryRange &range : deletion->ranges) {
            const std::int64_t first = part + std::max<std::int64_t>(range.first, 1);
            // Of its own chain, only what came before it can have been deleted.
            const std::int64_t last = partOf(first) == part ? own - 1 : INT64_MAX;
            m_ranges.push_back({ first, std::min(part + range.last, last) });
        }
    }
    std::ranges::sort(m_ranges, {}, &EntryRange::first);
}

bool DeletedEntries::contains(std::int64_t entry) const
{
    const auto behind = std::ranges::upper_bound(m_ranges, entry, {}, &EntryRange::first);
    return behind != m_ranges.begin() && std::prev(behind)->last >= entry;
}

namespace {

/// Entries that a thread takes at once: neighbors, whose texts are stored together.
constexpr std::size_t portion = 32;

constexpr unsigned mostThreads = 8;

/// State shared by the threads: the next entries, and the faults found.
class Checking {
public:
    explicit Checking(std::vector<std::int64_t> entries)
        : m_entries(std::move(entries))
    {
    }
    std::span<const std::int64_t> next();
    void found(std::span<const std::int64_t> checked, const Flaws &flaws);
    void end(bool isReadable);
    void cancel() { m_isStopped = true; }
    /// Waits until more is done than before, or a thread has ended.
    std::uint64_t wait(std::uint64_t before);
    std::uint64_t total() const { return m_entries.size(); }
    std::optional<Flaws> result() { return m_isReadable ? std::optional(std::move(m_flaws)) : std::nullopt; }
    std::size_t running = 0; ///< threads; written before they start

private:
    const std::vector<std::int64_t> m_entries;
    std::atomic<std::size_t> m_next = 0;
    std::atomic<bool> m_isStopped = false;
    std::mutex m_mutex; ///< protects all below, and `running`
    std::condition_variable m_changed;
    std::uint64_t m_done = 0;
    Flaws m_flaws;
    bool m_isReadable = true;
};

std::span<const std::int64_t> Checking::next()
{
    const std::size_t from = std::min(m_next.fetch_add(portion), m_entries.size());
    const std::size_t to = m_isStopped ? from : std::min(from + portion, m_entries.size());
    return std::span(m_entries).subspan(from, to - from);
}

void Checking::found(std::span<const std::int64_t> checked, const Flaws &flaws)
{
    const std::lock_guard lock(m_mutex);
    m_done += checked.size();
    m_flaws.insert(flaws.begin(), flaws.end());
    m_changed.notify_one();
}

void Checking::end(bool isReadable)
{
    const std::lock_guard lock(m_mutex);
    --running;
    m_isReadable = m_isReadable && isReadable;
    if (!isReadable)
        m_isStopped = true;
    m_changed.notify_one();
}

std::uint64_t Checking::wait(std::uint64_t before)
{
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, [&] { return m_done > before || running == 0; });
    return running == 0 ? UINT64_MAX : m_done;
}

void checkPortions(const std::filesystem::path &file, Checking &checking)
{
    Connection database = openForReading(file);
    Statements statements(database);
    Hasher hasher;
    SubjectCheck check(statements, hasher);
    SQLite::Statement &query
        = statements.get(formatted("SELECT {} FROM entries WHERE seq BETWEEN ? AND ? ORDER BY seq", entryColumns));
    for (auto entries = checking.next(); !entries.empty(); entries = checking.next()) {
        const InUse use(query);
        query.bind(1, entries.front());
        query.bind(2, entries.back());
        Flaws flaws;
        while (query.executeStep()) {
            const Entry entry = entryFrom(query);
            if (const std::string_view reason = check(entry); !reason.empty())
                flaws.emplace(entry.seq, reason);
        }
        checking.found(entries, flaws);
    }
}

void runChecks(const std::filesystem::path &file, Checking &checking)
{
    bool isReadable = true;
    try {
        checkPortions(file, checking);
    } catch (const std::exception &) {
        isReadable = false;
    }
    checking.end(isReadable);
}

std::vector<std::int64_t> entriesUpTo(const std::filesystem::path &file, std::int64_t last)
{
    std::vector<std::int64_t> entries;
    Connection database = openForReading(file);
    SQLite::Statement query(database, "SELECT seq FROM entries WHERE seq <= ? ORDER BY seq");
    query.bind(1, last);
    while (query.executeStep())
        entries.push_back(query.getColumn(0).getInt64());
    return entries;
}

} // namespace

std::optional<Flaws> checkSubjects(
    const std::filesystem::path &file, std::int64_t last, const std::function<bool(std::uint64_t)> &progress)
{
    Checking checking(entriesUpTo(file, last));
    checking.running = std::clamp(std::thread::hardware_concurrency(), 1U, mostThreads);
    std::vector<std::jthread> threads;
    for (std::size_t n = checking.running; n > 0; --n)
        threads.emplace_back([&] { runChecks(file, checking); });
    bool isCancelled = false;
    for (std::uint64_t done = 0; (done = checking.wait(done)) != UINT64_MAX;) {
        if (isCancelled || progress(done))
            continue;
        isCancelled = true;
        checking.cancel();
    }
    threads.clear();
    std::optional<Flaws> flaws = checking.result();
    if (isCancelled || (flaws && !progress(checking.total())))
        throw Failure(ErrorCode::Cancelled);
    return flaws;
}

} // namespace vitrine::trailfile
