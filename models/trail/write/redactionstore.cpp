// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/write/redactionstore.h"

#include "base/clock.h"
#include "base/formatted.h"
#include "models/trail/chain/canonicalrows.h"
#include "models/trail/file/hex.h"
#include "models/trail/record/deletion.h"
#include "models/trail/record/redactablefields.h"

#include <algorithm>
#include <ranges>

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

/// "outputs" for `step_outputs`, if the field means all of its texts.
std::string_view listOf(const Reference &reference) { return reference.table.substr(reference.table.find('_') + 1); }

bool isRedactable(const Reference &reference)
{
    return reference.kind == Reference::Kind::Step && reference.column != "extra";
}

SoughtTexts soughtBy(const Redaction &redaction)
{
    std::vector<RedactedFinding> all = redaction.findings;
    if (!redaction.containing.empty())
        all.push_back({ redaction.containing, false });
    return SoughtTexts(all);
}

std::uint64_t namesIn(SQLite::Database &database, const Table &table, const SoughtTexts &sought)
{
    std::uint64_t count = 0;
    for (const std::string_view column : table.columns) {
        if (columnName(column) != column)
            continue;
        SQLite::Statement query(
            database, formatted("SELECT \"{0}\" FROM {1} WHERE typeof(\"{0}\") = 'text'", column, table.name));
        while (query.executeStep())
            count += sought.isIn(bytesOf(query.getColumn(0))) ? 1 : 0;
    }
    return count;
}

} // namespace

RedactionReport RedactionStore::redact(const Redaction &redaction)
{
    RedactionReport report;
    const std::vector<std::int64_t> contents = contentsOf(redaction);
    if (!contents.empty()) // until `wipe`: a program that ends in between leaves no text in what this frees
        m_ledger.database().exec("PRAGMA secure_delete = ON");
    for (const std::int64_t content : contents)
        redactContent(content, redaction.reason);
    report.texts = contents.size();
    m_ledger.rows().forget();
    for (const std::int64_t content : contents)
        renewIndex(content);
    report.namesLeft = namesWith(soughtBy(redaction));
    return report;
}

std::vector<std::int64_t> RedactionStore::contentsOf(const Redaction &redaction)
{
    std::vector<std::int64_t> contents;
    const auto take = [&](SQLite::Statement &query) {
        while (query.executeStep())
            contents.push_back(query.getColumn(0).getInt64());
    };
    if (const SoughtTexts sought = soughtBy(redaction); !sought.isEmpty())
        return contentsWith(sought, !redaction.findings.empty());
    SQLite::Statement step(m_ledger.database(), "SELECT 1 FROM steps WHERE id = ?");
    step.bind(1, redaction.step);
    if (!step.executeStep())
        throw Failure(ErrorCode::NotFound, "step");
    for (const Reference &reference : references()) {
        if (!isRedactable(reference) || (redaction.field != reference.column && redaction.field != listOf(reference)))
            continue;
        SQLite::Statement query(m_ledger.database(),
            formatted("SELECT DISTINCT c.id FROM {0} t JOIN contents c ON c.id = t.{1} WHERE t.{2} = ? AND c.form <> 2 "
                      "AND c.size > 0",
                reference.table, reference.column, reference.owner));
        query.bind(1, redaction.step);
        take(query);
    }
    return contents;
}

/// Texts that are never redacted: the records of deleted runs, and policies, which would be invalid without their
/// texts.
std::set<std::int64_t> RedactionStore::keptContents(bool keepsPolicies)
{
    std::set<std::int64_t> kept;
    const auto keep = [&](const std::string &sql) {
        SQLite::Statement query(m_ledger.database(), sql);
        while (query.executeStep())
            kept.insert(query.getColumn(0).getInt64());
    };
    keep(formatted("SELECT detail FROM trail_events WHERE kind = '{}'", runsDeleted));
    if (keepsPolicies)
        keep("SELECT document FROM policies");
    return kept;
}

// One pass over all texts, however much is sought.
std::vector<std::int64_t> RedactionStore::contentsWith(const SoughtTexts &sought, bool keepsPolicies)
{
    const std::set<std::int64_t> kept = keptContents(keepsPolicies);
    std::vector<std::int64_t> contents;
    ContentReader reader(m_ledger.database().getHandle());
    const ContentReader::ReadingOn readingOn(reader);
    SQLite::Statement query(m_ledger.database(), "SELECT id FROM contents WHERE form <> 2 ORDER BY id");
    while (query.executeStep()) {
        const std::int64_t id = query.getColumn(0).getInt64();
        bool isFound = false;
        reader.read(id, [&](const ContentReader::Text &text) { isFound = sought.isIn(text.text); });
        if (isFound && !kept.contains(id))
            contents.push_back(id);
    }
    return contents;
}

// The redaction is recorded first, because the trigger allows changing only a text that a redaction names.
void RedactionStore::redactContent(std::int64_t content, const std::string &reason)
{
    std::optional<Digest> commitment;
    const bool isThere = m_ledger.database().contents().read(content, [&](const ContentReader::Text &text) {
        if (!text.isRedacted)
            commitment = m_ledger.hasher()(text.salt, text.text);
    });
    if (!isThere)
        throw Failure(ErrorCode::NotFound, "content");
    if (!commitment)
        return;
    const std::int64_t id = m_ledger.nextId("redactions");
    m_ledger.rows().insert(
        tables::redactions, m_ledger.next(), id, content, toHex(*commitment), Text { reason }, secondsSinceEpoch());
    m_ledger.enter(kinds::contentRedacted, id);
    m_ledger.rows().contents().blank(content, m_ledger.database().contents());
    SQLite::Statement &update = m_ledger.statements().get(
        "UPDATE contents SET hash = NULL, salt = NULL, size = 0, form = 2, bytes = ? WHERE id = ?");
    const InUse use(update);
    bindBytes(update, 1, view(*commitment));
    update.bind(2, content);
    update.exec();
}

void RedactionStore::renewIndex(std::int64_t content)
{
    for (const Reference &reference : references()) {
        std::vector<std::int64_t> owners;
        {
            SQLite::Statement query(m_ledger.database(),
                formatted(
                    "SELECT DISTINCT {} FROM {} WHERE {} = ?", reference.owner, reference.table, reference.column));
            query.bind(1, content);
            while (query.executeStep())
                owners.push_back(query.getColumn(0).getInt64());
        }
        for (const std::int64_t owner : owners) {
            if (reference.kind == Reference::Kind::Run) {
                m_ledger.index().renewRun(owner);
                m_ledger.totals().renewTask(owner);
            } else if (reference.kind == Reference::Kind::Step) {
                m_ledger.index().renewStep(owner);
                m_ledger.totals().renewRunOf(owner);
            } else {
                m_ledger.index().renewExecution(owner);
            }
        }
    }
}

/// Names are in the rows themselves and are hashed unchanged: they cannot be redacted.
std::uint64_t RedactionStore::namesWith(const SoughtTexts &sought)
{
    std::uint64_t count = 0;
    if (sought.isEmpty())
        return count;
    for (const Subject &subject : subjects()) {
        std::vector<Table> all { subject.row };
        all.insert(all.end(), subject.lists.begin(), subject.lists.end());
        for (const Table &table : all)
            count += namesIn(m_ledger.database(), table, sought);
    }
    return count;
}

// Redacted text must not remain in free pages, in the journal or in parts of the index that are to be merged.
void RedactionStore::wipe()
{
    m_ledger.database().exec("PRAGMA secure_delete = ON");
    m_ledger.index().settle();
    m_ledger.database().exec("VACUUM; PRAGMA wal_checkpoint(TRUNCATE); PRAGMA secure_delete = OFF");
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
