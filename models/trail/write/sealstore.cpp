// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "base/clock.h"
#include "models/trail/chain/canonicalrows.h"
#include "models/trail/chain/hex.h"
#include "models/trail/chain/merkle.h"
#include "models/trail/file/parts.h"
#include "models/trail/record/redactablefields.h"
#include "models/trail/write/store.h"

#include <algorithm>
#include <array>
#include <format>
#include <ranges>

/// Seals and redactions: the part of Store that speaks about what is recorded already.
namespace vitrine::trailfile {

namespace {

/// Where texts are referred to, and which index their owner is in.
struct Reference {
    std::string_view table;
    std::string_view column;
    std::string_view owner;
    enum class Kind { Run, Step, Execution, None } kind;
};

std::vector<Reference> references()
{
    std::vector<Reference> found;
    const auto add = [&](const Table &table, std::string_view owner, Reference::Kind kind) {
        for (const std::string_view column : table.columns)
            if (column.front() == '@')
                found.push_back({ table.name, column.substr(1), owner, kind });
    };
    add(tables::runs, "id", Reference::Kind::Run);
    add(tables::steps, "id", Reference::Kind::Step);
    for (const Table &table : { tables::stepCode, tables::stepToolCalls, tables::stepOutputs, tables::stepErrors })
        add(table, "step", Reference::Kind::Step);
    add(tables::executions, "id", Reference::Kind::Execution);
    for (const Table &table : { tables::executionEnds, tables::executionToolCalls })
        add(table, "execution", Reference::Kind::Execution);
    return found;
}

/// "outputs" of `step_outputs`, where all of its texts are meant.
std::string_view listOf(const Reference &reference) { return reference.table.substr(reference.table.find('_') + 1); }

bool isRedactable(const Reference &reference)
{
    return reference.kind == Reference::Kind::Step && reference.column != "extra";
}

} // namespace

Checkpoint Store::seal(const SealingKey &key)
{
    Hasher &hasher = m_rows.hasher();
    MerkleFrontier tree;
    Digest head {};
    Checkpoint seal;
    SQLite::Statement &query = m_rows.statements().get("SELECT hash FROM entries WHERE seq < ? ORDER BY seq");
    {
        const InUse use(query);
        query.bind(1, partStride);
        for (; query.executeStep(); ++seal.entries) {
            head = digestFrom(query.getColumn(0));
            tree.add(hasher, head);
        }
    }
    // A chain that is broken here must not get a seal that says otherwise.
    if (head != m_chain.head().hash || static_cast<std::int64_t>(seal.entries) != m_chain.head().seq)
        throw Failure(ErrorCode::Corrupt, "the chain does not end in its head");
    seal.trail = uidOf(m_rows.statements());
    seal.head = toHex(head);
    seal.root = toHex(tree.root(hasher));
    seal.signedAt = secondsSinceEpoch();
    seal.publicKey = key.publicKey();
    seal.signature = key.sign(signedBytes(seal));
    const std::int64_t id = nextId("seals");
    m_rows.insert(tables::seals, m_chain.next(), id, seal.entries, seal.head, seal.root, seal.publicKey, seal.signature,
        seal.signedAt);
    enter(kinds::sealAdded, id);
    return seal;
}

RedactionReport Store::redact(const Redaction &redaction)
{
    RedactionReport report;
    const std::vector<std::int64_t> contents = contentsOf(redaction);
    for (const std::int64_t content : contents)
        redactContent(content, redaction.reason);
    report.texts = contents.size();
    m_rows.forget();
    for (const std::int64_t content : contents)
        renewIndex(content);
    if (!redaction.containing.empty())
        report.namesLeft = namesWith(redaction.containing);
    return report;
}

std::vector<std::int64_t> Store::contentsOf(const Redaction &redaction)
{
    std::vector<std::int64_t> contents;
    const auto take = [&](SQLite::Statement &query) {
        while (query.executeStep())
            contents.push_back(query.getColumn(0).getInt64());
    };
    if (!redaction.containing.empty()) {
        SQLite::Statement query(
            m_database, "SELECT id FROM contents WHERE form <> 2 AND instr(CAST(vitrine_text(id) AS BLOB), ?)");
        bindBytes(query, 1, redaction.containing);
        take(query);
        return contents;
    }
    for (const Reference &reference : references()) {
        if (!isRedactable(reference) || (redaction.field != reference.column && redaction.field != listOf(reference)))
            continue;
        SQLite::Statement query(m_database,
            std::format(
                "SELECT DISTINCT c.id FROM {0} t JOIN contents c ON c.id = t.{1} WHERE t.{2} = ? AND c.form <> 2 "
                "AND c.size > 0",
                reference.table, reference.column, reference.owner));
        query.bind(1, redaction.step);
        take(query);
    }
    return contents;
}

// The act comes first: the trigger lets only that text be taken out which an act names.
void Store::redactContent(std::int64_t content, const std::string &reason)
{
    std::optional<Digest> commitment;
    const bool isThere = m_database.contents().read(content, [&](const ContentReader::Text &text) {
        if (!text.isRedacted)
            commitment = m_rows.hasher()(text.salt, text.text);
    });
    if (!isThere)
        throw Failure(ErrorCode::NotFound, "content");
    if (!commitment)
        return;
    const std::int64_t id = nextId("redactions");
    m_rows.insert(
        tables::redactions, m_chain.next(), id, content, toHex(*commitment), Text { reason }, secondsSinceEpoch());
    enter(kinds::contentRedacted, id);
    m_rows.contents().blank(content, m_database.contents());
    SQLite::Statement &update = m_rows.statements().get(
        "UPDATE contents SET hash = NULL, salt = NULL, size = 0, form = 2, bytes = ? WHERE id = ?");
    const InUse use(update);
    bindBytes(update, 1, view(*commitment));
    update.bind(2, content);
    update.exec();
}

void Store::renewIndex(std::int64_t content)
{
    for (const Reference &reference : references()) {
        std::vector<std::int64_t> owners;
        {
            SQLite::Statement query(m_database,
                std::format(
                    "SELECT DISTINCT {} FROM {} WHERE {} = ?", reference.owner, reference.table, reference.column));
            query.bind(1, content);
            while (query.executeStep())
                owners.push_back(query.getColumn(0).getInt64());
        }
        for (const std::int64_t owner : owners) {
            if (reference.kind == Reference::Kind::Run) {
                m_index.renewRun(owner);
                m_totals.renewTask(owner);
            } else if (reference.kind == Reference::Kind::Step) {
                m_index.renewStep(owner);
                m_totals.renewRunOf(owner);
            } else {
                m_index.renewExecution(owner);
            }
        }
    }
}

/// Names stand in the rows themselves and are hashed as they are: they cannot be taken out.
std::uint64_t Store::namesWith(const std::string &text)
{
    std::uint64_t count = 0;
    for (const Subject &subject : subjects()) {
        std::vector<Table> all { subject.row };
        all.insert(all.end(), subject.lists.begin(), subject.lists.end());
        all.insert(all.end(), subject.addedLists.begin(), subject.addedLists.end());
        for (const Table &table : all) {
            for (const std::string_view column : table.columns) {
                if (columnName(column) != column)
                    continue;
                SQLite::Statement query(
                    m_database, std::format("SELECT count(*) FROM {} WHERE instr(\"{}\", ?)", table.name, column));
                query.bind(1, text);
                query.executeStep();
                count += static_cast<std::uint64_t>(query.getColumn(0).getInt64());
            }
        }
    }
    return count;
}

// What was taken out must not stay behind in free pages, in the journal or in parts of the index that are to be merged.
void Store::wipe()
{
    m_database.exec("PRAGMA secure_delete = ON");
    m_index.settle();
    m_database.exec("VACUUM; PRAGMA wal_checkpoint(TRUNCATE); PRAGMA secure_delete = OFF");
}

} // namespace vitrine::trailfile

namespace vitrine {

std::vector<std::string> redactableFields()
{
    std::vector<std::string> names;
    const auto add = [&names](std::string_view name) {
        if (name != "steps" && !std::ranges::contains(names, name))
            names.emplace_back(name);
    };
    for (const trailfile::Reference &reference :
        trailfile::references() | std::views::filter(trailfile::isRedactable)) {
        add(trailfile::listOf(reference));
        add(reference.column);
    }
    std::ranges::sort(names);
    return names;
}

} // namespace vitrine
