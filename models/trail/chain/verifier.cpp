// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/chain/verifier.h"

#include "base/formatted.h"
#include "models/trail/chain/cosignature.h"
#include "models/trail/file/hex.h"
#include "models/trail/file/parts.h"
#include "models/trail/file/rowreader.h"
#include "models/trail/file/schema.h"
#include "models/trail/file/snapshot.h"
#include "models/trail/file/stopping.h"

#include <sqlite3.h>

#include <algorithm>
#include <utility>

namespace vitrine::trailfile {

namespace reasons {
inline constexpr std::string_view sequence = "sequence"; // an entry is missing, or one too many
inline constexpr std::string_view previous = "previous"; // it does not follow the one before
inline constexpr std::string_view hash = "hash"; // the entry itself was changed
inline constexpr std::string_view unlisted = "unlisted"; // a row that no entry covers
inline constexpr std::string_view truncated = "truncated"; // entries are gone from the end
inline constexpr std::string_view unreadable = "unreadable"; // the file is damaged here
inline constexpr std::string_view freePages = "free-pages"; // the list of unused pages is damaged
inline constexpr std::string_view seal = "seal"; // a seal does not fit
inline constexpr std::string_view checkpoint = "checkpoint"; // not the trail of the checkpoint
} // namespace reasons

namespace {

constexpr std::size_t mostDamaged = 10'000;

/// Below this, threads and their connections are not worth it.
constexpr std::int64_t manyEntries = 500;

} // namespace

Verifier::Verifier(Statements &statements)
    : m_statements(statements)
    , m_check(statements, m_hasher)
{
}

Verification Verifier::verify(const Progress &asked, const VerifyOptions &options)
{
    std::pair<std::uint64_t, std::uint64_t> last {};
    Progress progress;
    if (asked)
        progress = [&](std::uint64_t done, std::uint64_t total) {
            last = { done, total };
            return asked(done, total);
        };
    // During a long statement, progress is reported again with the last values, so that it can be canceled.
    const StopCall isStopped = [&] { return asked && last.second > 0 && !asked(last.first, last.second); };
    const Stopping stopping(m_statements.database(), isStopped);
    const Snapshot snapshot(m_statements.database());
    checkAtOnce(progress);
    for (const Part &part : parts(0))
        verifyPart(part, progress, options);
    if (!m_result.firstBroken)
        checkFile();
    if (options.checkpoint && m_result.comparison.empty()) {
        const std::string flaw = flawOf(options);
        m_result.comparison = flaw.empty() ? "other-trail" : flaw;
        failComparison();
    }
    m_result.isIntact = m_result.reason.empty();
    return m_result;
}

std::optional<Verification> Verifier::verifyGrowth(const Verification &before, const Progress &progress)
{
    const Snapshot snapshot(m_statements.database());
    const bool isPossible = continues(before);
    m_result = before;
    if (isPossible)
        walkGrowth(progress);
    m_result.isIntact = m_result.reason.empty();
    return isPossible ? std::optional(m_result) : std::nullopt;
}

/// Whether the last verified entry is still there, and nothing after it needs more than its own check.
bool Verifier::continues(const Verification &before)
{
    const auto last = digestOfHex(before.head);
    if (!before.isIntact || !last)
        return false;
    const auto known = static_cast<std::int64_t>(before.ownEntries);
    SQLite::Statement &query = m_statements.get("SELECT hash FROM entries WHERE seq = ?");
    const InUse use(query);
    query.bind(1, known);
    if (!query.executeStep() || digestFrom(query.getColumn(0)) != *last)
        return false;
    SQLite::Statement &others
        = m_statements.get("SELECT 1 FROM entries WHERE seq > ? AND seq < ? AND kind IN (?, ?, ?) LIMIT 1");
    const InUse othersUse(others);
    others.bind(1, known);
    others.bind(2, partStride);
    int at = 2;
    for (const std::string_view kind : { kinds::sealAdded, kinds::contentRedacted, kinds::partAdded })
        others.bind(++at, std::string(kind));
    m_last = *last;
    m_done = before.ownEntries;
    return !others.executeStep();
}

void Verifier::walkGrowth(const Progress &progress)
{
    const std::uint64_t known = m_done;
    m_part = { 0, uidOf(m_statements), 0, {} };
    if (const Reason reason = walkReadable(progress, {}); !reason.empty())
        fail(m_done + 1, reason);
    const std::uint64_t held = m_broken ? std::min(m_done, *m_broken - 1) : m_done;
    m_result.entries += held - known;
    m_result.ownEntries = held;
    m_result.head = toHex(m_last);
}

/// Does most of the work on all processors. If something cannot be read, the sequential check determines how far the
/// chain is valid.
void Verifier::checkAtOnce(const Progress &progress)
{
    try {
        const auto total = m_statements.database().execAndGet("SELECT count(*) FROM entries").getInt64();
        if (total < manyEntries)
            return;
        const auto last = m_statements.database().execAndGet("SELECT max(seq) FROM entries").getInt64();
        m_flaws = checkSubjects(m_statements.database().getFilename(), last,
            [&](std::uint64_t done) { return !progress || progress(done, static_cast<std::uint64_t>(total)); });
    } catch (const SQLite::Exception &exception) {
        if ((exception.getErrorCode() & 0xff) != SQLITE_CORRUPT)
            throw;
    }
}

std::string Verifier::checkParts(std::int64_t first)
{
    for (const Part &part : parts(first))
        if (part.id >= first)
            verifyPart(part, {}, {});
    if (first == 0 && !m_result.firstBroken)
        checkFile();
    return m_result.reason;
}

/// The trail itself comes first, with the checks of the whole file.
std::vector<Verifier::Part> Verifier::parts(std::int64_t first)
{
    std::vector<Part> found;
    if (first == 0)
        found.push_back({ 0, uidOf(m_statements), 0, {} });
    try {
        forEachRow(m_statements, "SELECT id, uid, entries, head FROM parts WHERE id >= ? ORDER BY id", first,
            [&](RowReader &row) {
                const auto id = row.next<std::int64_t>();
                std::string uid = row.next<std::string>();
                const auto entries = row.next<std::uint64_t>();
                found.push_back({ id, std::move(uid), entries, row.next<std::string>() });
            });
        m_total
            = static_cast<std::uint64_t>(m_statements.database().execAndGet("SELECT count(*) FROM entries").getInt64());
    } catch (const SQLite::Exception &exception) {
        if ((exception.getErrorCode() & 0xff) != SQLITE_CORRUPT)
            throw;
    }
    return found;
}

void Verifier::verifyPart(const Part &part, const Progress &progress, const VerifyOptions &options)
{
    m_part = part;
    m_done = 0;
    m_broken.reset();
    m_last = {};
    m_tree = {};
    m_states.clear();
    m_seals.clear();
    m_sealEntries.clear();
    if (const Reason reason = walkReadable(progress, options); !reason.empty())
        fail(m_done + 1, reason);
    checkSeals(options);
    count();
}

Verifier::Reason Verifier::walkReadable(const Progress &progress, const VerifyOptions &options)
{
    try {
        readSeals();
        if (options.checkpoint)
            m_states[options.checkpoint->entries];
        return walk(progress);
    } catch (const Failure &failure) {
        if (failure.code() != ErrorCode::Corrupt)
            throw;
    } catch (const SQLite::Exception &exception) {
        if ((exception.getErrorCode() & 0xff) != SQLITE_CORRUPT)
            throw;
    }
    return reasons::unreadable;
}

/// Adds up what was found in this chain.
void Verifier::count()
{
    const std::uint64_t held = m_broken ? std::min(m_done, *m_broken - 1) : m_done;
    m_result.entries += held;
    m_before += m_done;
    if (m_part.id == 0) {
        m_own = m_done;
        m_result.ownEntries = held;
        m_result.head = toHex(m_last);
    } else
        m_result.parts.back().entries = held;
}

void Verifier::fail(std::uint64_t entry, Reason reason)
{
    m_broken = std::min(entry, m_broken.value_or(entry));
    const std::uint64_t moved = static_cast<std::uint64_t>(m_part.id) + entry;
    if (m_result.firstBroken && *m_result.firstBroken <= moved)
        return;
    m_result.firstBroken = moved;
    m_result.reason = reason;
}

/// A checkpoint that is not about this trail does not mark an entry as broken.
void Verifier::failComparison()
{
    if (m_result.reason.empty())
        m_result.reason = reasons::checkpoint;
}

Verifier::Reason Verifier::walk(const Progress &progress)
{
    constexpr std::uint64_t progressEvery = 64;
    SQLite::Statement &query
        = m_statements.get(formatted("SELECT {} FROM entries WHERE seq >= ? AND seq < ? ORDER BY seq", entryColumns));
    const InUse use(query);
    const std::int64_t beginning = m_part.id == 0 ? INT64_MIN : m_part.id;
    query.bind(1, m_done == 0 ? beginning : m_part.id + static_cast<std::int64_t>(m_done) + 1);
    query.bind(2, m_part.id + partStride);
    while (query.executeStep()) {
        if (progress && !m_flaws && m_done % progressEvery == 0 && !progress(m_before + m_done, m_total))
            throw Failure(ErrorCode::Cancelled);
        const Entry entry = entryFrom(query);
        if (const Reason reason = checkLink(entry, digestFrom(query.getColumn(7))); !reason.empty())
            return reason;
        if (const Reason reason = checkSubject(entry); !reason.empty()) {
            fail(m_done + 1, reason);
            noteDamage(entry);
        }
        m_tree.add(m_hasher, m_last);
        ++m_done;
        if (const auto state = m_states.find(m_done); state != m_states.end())
            state->second = { toHex(m_last), toHex(m_tree.root(m_hasher)) };
    }
    if (progress && !m_flaws)
        progress(m_before + m_done, m_total);
    return checkEnd();
}

Verifier::Reason Verifier::checkLink(const Entry &entry, const Digest &hash)
{
    if (static_cast<std::uint64_t>(entry.seq - m_part.id) != m_done + 1)
        return reasons::sequence;
    if (entry.previous != m_last)
        return reasons::previous;
    if (entryHash(m_hasher, entry) != hash)
        return reasons::hash;
    m_last = hash;
    return {};
}

Verifier::Reason Verifier::checkSubject(const Entry &entry)
{
    if (!m_flaws)
        return m_check(entry);
    const auto flaw = m_flaws->find(entry.seq);
    return flaw == m_flaws->end() ? Reason() : flaw->second;
}

void Verifier::noteDamage(const Entry &entry)
{
    const bool isRun = entry.kind == kinds::runAdded;
    const bool isLiveStep = entry.kind == kinds::stepStarted || entry.kind == kinds::stepEnded;
    if (isLiveStep)
        return noteLiveStep(entry.subject);
    const bool isExecution = entry.kind == kinds::executionStarted || entry.kind == kinds::executionEnded;
    std::vector<std::int64_t> &list = isRun ? m_result.damagedRuns : m_result.damagedExecutions;
    if ((isRun || isExecution) && list.size() < mostDamaged && (list.empty() || list.back() != entry.subject))
        list.push_back(entry.subject);
    if (!isRun || m_result.damagedSteps.size() >= mostDamaged)
        return;
    for (const StepId step : m_check.damagedSteps(entry))
        m_result.damagedSteps.push_back({ entry.subject, step });
}

/// A step that is an entry of its own: the rest of its run holds.
void Verifier::noteLiveStep(StepId step)
{
    RunId run = 0;
    forEachRow(
        m_statements, "SELECT run FROM steps WHERE id = ?", step, [&](RowReader &row) { run = row.next<RunId>(); });
    const DamagedStep damaged { run, step };
    if (run == 0 || m_result.damagedSteps.size() >= mostDamaged
        || std::ranges::contains(m_result.damagedSteps, damaged))
        return;
    m_result.damagedSteps.push_back(damaged);
    if (!std::ranges::contains(m_result.damagedRuns, run))
        m_result.damagedRuns.push_back(run);
}

Verifier::Reason Verifier::checkEnd()
{
    if (m_part.id != 0) {
        if (m_part.entries > m_done)
            return reasons::truncated;
        return m_part.entries < m_done || m_part.head != toHex(m_last) ? reasons::sequence : Reason();
    }
    Chain chain(m_statements, m_hasher);
    chain.begin();
    if (static_cast<std::uint64_t>(chain.head().seq) > m_done)
        return reasons::truncated;
    return chain.head().hash != m_last ? reasons::sequence : Reason();
}

/// Checks rows that do not belong to any verified chain.
void Verifier::checkFile()
{
    const bool isUnlisted = std::ranges::any_of(
        subjects(), [this](const Subject &subject) { return hasUnlisted(subject.row, subject.kind); });
    m_part = {};
    if (isUnlisted || hasSilentRedaction() || hasForeignEntries())
        fail(m_own + 1, reasons::unlisted);
    else if (!isFreeListIntact())
        fail(m_own + 1, reasons::freePages);
}

/// No entry is about unused pages, and nothing else reads them; but the next write takes one of them. With the schema
/// as its argument, SQLite checks the tree of the schema and this list only.
bool Verifier::isFreeListIntact()
{
    SQLite::Statement &query = m_statements.get("PRAGMA main.quick_check(sqlite_schema)");
    const InUse use(query);
    return query.executeStep() && query.getColumn(0).getString() == "ok";
}

// Whether there are entries of a part without a record of its merge.
bool Verifier::hasForeignEntries()
{
    SQLite::Statement &query = m_statements.get(formatted(
        "SELECT 1 FROM entries WHERE seq > {0} AND seq / {0} * {0} NOT IN (SELECT id FROM parts) LIMIT 1", partStride));
    const InUse use(query);
    return query.executeStep();
}

bool Verifier::hasUnlisted(const Table &table, std::string_view kind)
{
    SQLite::Statement &query
        = m_statements.get(formatted("SELECT 1 FROM {0} t LEFT JOIN entries e ON e.seq = t.entry "
                                     "WHERE e.seq IS NULL OR e.kind <> ? OR e.subject <> t.{1} LIMIT 1",
            table.name, table.parent));
    const InUse use(query);
    query.bind(1, std::string(kind));
    return query.executeStep();
}

// A text that was replaced by its commitment still matches all hashes. It is a redaction only if an entry records it.
bool Verifier::hasSilentRedaction()
{
    SQLite::Statement &query
        = m_statements.get("SELECT 1 FROM contents c WHERE c.form = 2 AND NOT EXISTS (SELECT 1 FROM "
                           "redactions r WHERE r.content = c.id AND r.commitment = lower(hex(c.bytes))) "
                           "LIMIT 1");
    const InUse use(query);
    return query.executeStep();
}

void Verifier::readSeals()
{
    SQLite::Statement &query
        = m_statements.get("SELECT entries, head, root, signed_at, public_key, signature, entry FROM seals "
                           "WHERE entry > ? AND entry < ? ORDER BY entries");
    const InUse use(query);
    query.bind(1, m_part.id);
    query.bind(2, m_part.id + partStride);
    while (query.executeStep()) {
        m_seals.push_back({ m_part.uid, static_cast<std::uint64_t>(query.getColumn(0).getInt64()),
            query.getColumn(1).getString(), query.getColumn(2).getString(), query.getColumn(3).getDouble(),
            query.getColumn(4).getString(), query.getColumn(5).getString() });
        m_sealEntries.push_back(static_cast<std::uint64_t>(query.getColumn(6).getInt64() - m_part.id));
        m_states[m_seals.back().entries];
    }
}

bool Verifier::fits(const Checkpoint &seal)
{
    const State &state = m_states[seal.entries];
    return !state.head.empty() && state.head == seal.head && state.root == seal.root && isSignatureValid(seal);
}

void Verifier::checkSeals(const VerifyOptions &options)
{
    SealState state;
    for (std::size_t n = 0; n < m_seals.size(); ++n) {
        const Checkpoint &seal = m_seals[n];
        const bool isFitting = fits(seal);
        if (!isFitting)
            fail(std::max<std::uint64_t>(m_sealEntries[n], 1), reasons::seal);
        if (!options.publicKey.empty() && options.publicKey != seal.publicKey)
            continue;
        if (isFitting && (!m_broken || *m_broken > seal.entries))
            state = { true, seal.entries, seal.publicKey, seal.signedAt };
        else
            state.brokenSeal = seal.entries;
    }
    if (m_part.id == 0)
        static_cast<SealState &>(m_result) = state;
    else
        m_result.parts.push_back({ state, m_part.uid, m_part.id, 0 });
    if (options.checkpoint && options.checkpoint->trail == m_part.uid)
        compare(options);
}

void Verifier::compare(const VerifyOptions &options)
{
    const Checkpoint &checkpoint = *options.checkpoint;
    m_result.comparison = flawOf(options);
    if (!m_result.comparison.empty())
        return failComparison();
    // A seal by another key proves nothing about the owner of this one.
    const bool isForked
        = std::ranges::any_of(m_seals, [&](const Checkpoint &seal) { return fits(seal) && isFork(seal, checkpoint); });
    m_result.comparison = checkpoint.entries > m_done ? "shorter"
        : fits(checkpoint)                            ? "same"
        : isForked                                    ? "fork"
                                                      : "differs";
    if (m_result.comparison != "same")
        fail(std::min(checkpoint.entries, m_done + 1), reasons::checkpoint);
}

/// The fault that makes a checkpoint worthless for any trail.
std::string Verifier::flawOf(const VerifyOptions &options)
{
    if (!isSignatureValid(*options.checkpoint))
        return "bad-signature";
    const bool isOther = !options.publicKey.empty() && options.publicKey != options.checkpoint->publicKey;
    return isOther ? "other-key" : "";
}

} // namespace vitrine::trailfile
