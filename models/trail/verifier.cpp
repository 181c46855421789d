// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/verifier.h"

#include "models/trail/hex.h"
#include "models/trail/rowreader.h"
#include "models/trail/schema.h"

#include <sqlite3.h>

#include <algorithm>
#include <format>

namespace vitrine::trailfile {

namespace {

namespace reasons {
constexpr std::string_view sequence = "sequence"; // an entry is missing, or one too many
constexpr std::string_view previous = "previous"; // it does not follow the one before
constexpr std::string_view hash = "hash"; // the entry itself was changed
constexpr std::string_view content = "content"; // the rows that it covers were changed
constexpr std::string_view missing = "missing"; // the row that it is about is gone
constexpr std::string_view unlisted = "unlisted"; // a row that no entry covers
constexpr std::string_view truncated = "truncated"; // entries are gone from the end
constexpr std::string_view format = "format"; // of a kind that this program does not know
constexpr std::string_view unreadable = "unreadable"; // the file is damaged here
constexpr std::string_view seal = "seal"; // a seal does not fit
constexpr std::string_view checkpoint = "checkpoint"; // not the trail that the checkpoint tells of
} // namespace reasons

constexpr std::size_t mostDamaged = 10'000;

} // namespace

Verifier::Verifier(Statements &statements)
    : m_statements(statements)
    , m_rows(statements, m_hasher)
{
}

Verification Verifier::verify(const Progress &progress, const VerifyOptions &options)
{
    // One snapshot: a recorder may append meanwhile.
    m_statements.database().exec("BEGIN");
    try {
        Reason reason;
        try {
            readSeals();
            if (options.checkpoint)
                m_states[options.checkpoint->entries];
            reason = walk(progress);
        } catch (const Failure &failure) {
            if (failure.code() != ErrorCode::Corrupt)
                throw;
            reason = reasons::unreadable;
        } catch (const SQLite::Exception &exception) {
            if ((exception.getErrorCode() & 0xff) != SQLITE_CORRUPT)
                throw;
            reason = reasons::unreadable;
        }
        if (!reason.empty())
            fail(m_done + 1, reason);
        checkSeals(options);
    } catch (...) {
        m_statements.database().tryExec("ROLLBACK");
        throw;
    }
    m_statements.database().tryExec("ROLLBACK");
    m_result.isIntact = m_result.reason.empty();
    m_result.entries = m_result.firstBroken ? std::min(m_done, *m_result.firstBroken - 1) : m_done;
    return m_result;
}

void Verifier::fail(std::uint64_t entry, Reason reason)
{
    if (m_result.firstBroken && *m_result.firstBroken <= entry)
        return;
    m_result.firstBroken = entry;
    m_result.reason = reason;
}

Verifier::Reason Verifier::walk(const Progress &progress)
{
    constexpr std::uint64_t progressEvery = 64;
    const auto total = static_cast<std::uint64_t>(
        m_statements.database().execAndGet("SELECT ifnull(max(seq), 0) FROM entries").getInt64());
    SQLite::Statement &query = m_statements.get(std::format("SELECT {} FROM entries ORDER BY seq", entryColumns));
    const InUse use(query);
    while (query.executeStep()) {
        if (progress && m_done % progressEvery == 0 && !progress(m_done, total))
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
    if (progress)
        progress(m_done, total);
    return checkEnd();
}

Verifier::Reason Verifier::checkLink(const Entry &entry, const Digest &hash)
{
    if (static_cast<std::uint64_t>(entry.seq) != m_done + 1)
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
    const Subject *subject = subjectOf(entry.kind);
    if (!subject || entry.format < firstFormat || entry.format > entryFormat)
        return reasons::format;
    std::optional<Canonical> bytes = m_rows.entry(*subject, entry);
    if (!bytes)
        return isDiscarded(entry) ? Reason() : reasons::missing;
    if (entry.kind == kinds::runAdded) {
        m_rows.forEachStep(
            entry.subject, [&](StepId, const Canonical &step) { bytes->digest('S', m_hasher(step.bytes())); });
        bytes->listEnd();
    }
    return m_hasher(bytes->bytes()) == entry.payload ? Reason() : reasons::content;
}

void Verifier::noteDamage(const Entry &entry)
{
    const bool isRun = entry.kind == kinds::runAdded;
    const bool isExecution = entry.kind == kinds::executionBegun || entry.kind == kinds::executionEnded;
    std::vector<std::int64_t> &list = isRun ? m_result.damagedRuns : m_result.damagedExecutions;
    if ((isRun || isExecution) && list.size() < mostDamaged && (list.empty() || list.back() != entry.subject))
        list.push_back(entry.subject);
}

bool Verifier::isDiscarded(const Entry &entry)
{
    if (entry.kind != kinds::runAdded)
        return false;
    SQLite::Statement &query = m_statements.get("SELECT 1 FROM discarded_runs WHERE run_entry = ? AND run = ?");
    const InUse use(query);
    query.bind(1, entry.seq);
    query.bind(2, entry.subject);
    return query.executeStep();
}

Verifier::Reason Verifier::checkEnd()
{
    Chain chain(m_statements, m_hasher);
    chain.begin();
    if (static_cast<std::uint64_t>(chain.head().seq) > m_done)
        return reasons::truncated;
    if (chain.head().hash != m_last)
        return reasons::sequence;
    const bool isUnlisted = std::ranges::any_of(
        subjects(), [this](const Subject &subject) { return hasUnlisted(subject.row, subject.kind); });
    return isUnlisted || hasSilentRedaction() ? reasons::unlisted : Reason();
}

bool Verifier::hasUnlisted(const Table &table, std::string_view kind)
{
    SQLite::Statement &query
        = m_statements.get(std::format("SELECT 1 FROM {0} t LEFT JOIN entries e ON e.seq = t.entry "
                                       "WHERE e.seq IS NULL OR e.kind <> ? OR e.subject <> t.{1} LIMIT 1",
            table.name, table.parent));
    const InUse use(query);
    query.bind(1, std::string(kind));
    return query.executeStep();
}

// A text that was replaced by its commitment still fits all hashes: only the act that took it out makes it a redaction.
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
    const std::string uid = uidOf(m_statements);
    SQLite::Statement &query = m_statements.get(
        "SELECT entries, head, root, signed_at, public_key, signature, entry FROM seals ORDER BY entries");
    const InUse use(query);
    while (query.executeStep()) {
        m_seals.push_back({ uid, static_cast<std::uint64_t>(query.getColumn(0).getInt64()),
            query.getColumn(1).getString(), query.getColumn(2).getString(), query.getColumn(3).getDouble(),
            query.getColumn(4).getString(), query.getColumn(5).getString() });
        m_sealEntries.push_back(static_cast<std::uint64_t>(query.getColumn(6).getInt64()));
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
    for (std::size_t n = 0; n < m_seals.size(); ++n) {
        const Checkpoint &seal = m_seals[n];
        if (!fits(seal)) {
            fail(std::max<std::uint64_t>(m_sealEntries[n], 1), reasons::seal);
            continue;
        }
        const bool isCovered = !m_result.firstBroken || *m_result.firstBroken > seal.entries;
        if (!isCovered || (!options.publicKey.empty() && options.publicKey != seal.publicKey))
            continue;
        m_result.isSealed = true;
        m_result.sealedEntries = seal.entries;
        m_result.sealKey = seal.publicKey;
        m_result.sealedAt = seal.signedAt;
    }
    if (!options.checkpoint)
        return;
    m_result.comparison = compared(options);
    if (m_result.comparison != "same")
        fail(std::min(options.checkpoint->entries, m_done + 1), reasons::checkpoint);
}

std::string Verifier::compared(const VerifyOptions &options)
{
    const Checkpoint &checkpoint = *options.checkpoint;
    if (!isSignatureValid(checkpoint))
        return "bad-signature";
    if (!options.publicKey.empty() && options.publicKey != checkpoint.publicKey)
        return "other-key";
    if (checkpoint.trail != uidOf(m_statements))
        return "other-trail";
    if (checkpoint.entries > m_done)
        return "shorter";
    return fits(checkpoint) ? "same" : "differs";
}

} // namespace vitrine::trailfile
