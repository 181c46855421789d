// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/chain/prover.h"

#include "base/formatted.h"
#include "base/parsedjson.h"
#include "models/trail/chain/merkle.h"
#include "models/trail/chain/tiledtree.h"
#include "models/trail/file/base64.h"
#include "models/trail/file/parts.h"
#include "models/trail/file/rowreader.h"

#include <nlohmann/json.hpp>

#include <array>

namespace vitrine::trailfile {

namespace {

using Json = nlohmann::ordered_json;

constexpr auto stepTables
    = std::to_array<Table>({ tables::stepCode, tables::stepToolCalls, tables::stepOutputs, tables::stepErrors });
constexpr auto endTables = std::to_array<Table>({ tables::executionEnds, tables::executionEvents,
    tables::executionToolCalls, tables::executionVariables, tables::executionFindings, tables::executionEnvironments });

Json listOf(std::span<const Digest> path)
{
    Json list = Json::array();
    for (const Digest &digest : path)
        list.push_back(base64Of(view(digest)));
    return list;
}

} // namespace

Prover::Prover(Statements &statements, ProofTrees &trees)
    : m_statements(statements)
    , m_trees(trees)
    , m_rows(statements, m_hasher)
    , m_contents(statements.database().getHandle())
{
}

Entry Prover::entryOf(std::string_view kind, std::int64_t subject)
{
    SQLite::Statement &query
        = m_statements.get(formatted("SELECT {} FROM entries WHERE seq = (SELECT entry FROM {} WHERE {} = ?)",
            entryColumns, subjectOf(kind)->row.name, subjectOf(kind)->row.parent));
    const InUse use(query);
    query.bind(1, subject);
    if (!query.executeStep())
        throw Failure(ErrorCode::NotFound, std::string(kind));
    Entry entry = entryFrom(query);
    if (entry.kind != kind) // the file was changed
        throw Failure(ErrorCode::Corrupt, std::string(kind));
    return entry;
}

Canonical Prover::bytesOf(const Entry &entry)
{
    std::optional<Canonical> bytes = m_rows.entry(*subjectOf(entry.kind), entry);
    if (!bytes)
        throw Failure(ErrorCode::NotFound, entry.kind);
    return std::move(*bytes);
}

Json Prover::document(const Entry &entry)
{
    // For a merged part: as its own trail would prove it.
    const std::int64_t part = partOf(entry.seq);
    Json proof { { "vitrine_proof", 1 }, { "trail", uidOf(m_statements, part) } };
    proof["entry"] = { { "seq", entry.seq - part }, { "kind", entry.kind }, { "subject", entry.subject - part },
        { "at", entry.at }, { "format", entry.format }, { "previous", base64Of(view(entry.previous)) } };
    return proof;
}

std::string Prover::prove(const ProofSubject &subject) { return proofOf(subject).dump(1) + '\n'; }

std::vector<std::string> Prover::prove(std::span<const ProofSubject> subjects)
{
    std::vector<std::string> proofs;
    proofs.reserve(subjects.size());
    for (const ProofSubject &subject : subjects)
        proofs.push_back(proofOf(subject).dump());
    return proofs;
}

Json Prover::proofOf(const ProofSubject &subject)
{
    return subject.kind == ProofSubject::Kind::Step ? proveStep(subject.id) : proveExecution(subject.id);
}

Json Prover::proveStep(std::int64_t step)
{
    std::int64_t run = 0;
    forEachRow(m_statements, "SELECT run FROM steps WHERE id = ?", step,
        [&](RowReader &row) { run = row.next<std::int64_t>(); });
    if (run == 0)
        throw Failure(ErrorCode::NotFound, "step");
    Json proof;
    const Entry entry = isIn("live_steps", step) ? proveLive(proof, step) : proveInRun(proof, run, step);
    proof["texts"] = textsOfStep(step);
    addTree(proof, entry.seq);
    return proof;
}

bool Prover::isIn(std::string_view table, std::int64_t step)
{
    SQLite::Statement &query = m_statements.get(formatted("SELECT 1 FROM {} WHERE step = ?", table));
    const InUse use(query);
    query.bind(1, step);
    return query.executeStep();
}

/// Proves a step with an entry of its own: that of its end, which covers all of it, or of its start if it has not
/// ended.
Entry Prover::proveLive(Json &proof, std::int64_t step)
{
    Entry entry = entryOf(isIn("step_ends", step) ? kinds::stepEnded : kinds::stepStarted, step);
    proof = document(entry);
    proof["kind"] = "step";
    proof["id"] = step - partOf(step);
    proof["bytes"] = base64Of(bytesOf(entry).bytes());
    return entry;
}

/// Proves a step that is part of its run's entry by a path in the tree of the run's steps.
Entry Prover::proveInRun(Json &proof, std::int64_t run, std::int64_t step)
{
    Entry entry = entryOf(kinds::runAdded, run);
    proof = document(entry);
    proof["kind"] = "step";
    proof["id"] = step - partOf(step);
    const RunTree &tree = m_trees.ofRun(m_rows, run);
    const auto leaf = tree.find(step);
    if (!leaf)
        throw Failure(ErrorCode::NotFound, "step");
    proof["bytes"] = base64Of(m_rows.bytesOfStep(step));
    proof["run"] = { { "bytes", base64Of(bytesOf(entry).bytes()) }, { "steps", tree.size() }, { "index", *leaf },
        { "path", listOf(tree.path(*leaf)) } };
    return entry;
}

Json Prover::textsOfStep(std::int64_t step)
{
    Json list = Json::array();
    forEachRow(
        m_statements, "SELECT thought, raw_model_output, extra FROM steps WHERE id = ?", step, [&](RowReader &row) {
            for (int n = 0; n < 3; ++n)
                addText(list, row.next<std::int64_t>());
        });
    for (Json &text : texts(stepTables, step))
        list.push_back(std::move(text));
    return list;
}

Json Prover::proveExecution(std::int64_t execution)
{
    const Entry entry = entryOf(kinds::executionEnded, execution);
    Json proof = document(entry);
    proof["kind"] = "execution";
    proof["id"] = execution - partOf(execution);
    proof["bytes"] = base64Of(bytesOf(entry).bytes());
    proof["texts"] = texts(endTables, execution);
    addTree(proof, entry.seq);
    return proof;
}

/// Uses the newest seal that covers the entry, or all entries if there is none.
void Prover::addTree(Json &proof, std::int64_t entry)
{
    const std::int64_t part = partOf(entry);
    const std::int64_t location = entry - part;
    Checkpoint seal { uidOf(m_statements, part), 0, {}, {}, 0, {}, {} };
    forEachRow(m_statements,
        formatted("SELECT entries, head, root, signed_at, public_key, signature FROM seals WHERE entries >= ? "
                  "AND id > {} AND id < {} ORDER BY id DESC LIMIT 1",
            part, part + partStride),
        location, [&](RowReader &row) {
            seal.entries = row.next<std::uint64_t>();
            seal.head = row.next<std::string>();
            seal.root = row.next<std::string>();
            seal.signedAt = row.next<double>();
            seal.publicKey = row.next<std::string>();
            seal.signature = row.next<std::string>();
        });
    const std::uint64_t size = seal.entries == 0 ? entryCount(m_statements, part) : seal.entries;
    Digest root {};
    std::vector<Digest> hashes;
    // If the root differs from the sealed one, a stored root is wrong.
    std::optional<TiledTree> computed;
    for (const auto tiles : { TiledTree::Tiles::Stored, TiledTree::Tiles::Computed }) {
        TiledTree &tree = tiles == TiledTree::Tiles::Stored
            ? m_trees.of(m_statements, part, size)
            : computed.emplace(m_statements, m_hasher, part, size, tiles);
        const auto index = static_cast<std::uint64_t>(location - 1);
        hashes = tree.path(index);
        const auto found = merkleRootFrom(m_hasher, tree.leaf(index), index, size, hashes);
        root = found.value_or(Digest {});
        if (seal.entries == 0 || toHex(root) == seal.root)
            break;
    }
    proof["tree"] = { { "size", size }, { "root", base64Of(view(root)) }, { "path", listOf(hashes) } };
    proof["checkpoint"] = seal.entries == 0 ? Json(nullptr) : parsedJson<Json>(toJson(seal));
}

Json Prover::texts(std::span<const Table> tables, std::int64_t owner)
{
    Json list = Json::array();
    for (const Table &table : tables) {
        std::string columns;
        int count = 0;
        for (const std::string_view column : table.columns) {
            if (column.front() != '@')
                continue;
            columns += formatted("{}\"{}\"", count++ == 0 ? "" : ", ", columnName(column));
        }
        if (count == 0)
            continue;
        forEachRow(m_statements,
            formatted("SELECT {} FROM {} WHERE {} = ? ORDER BY {}", columns, table.name, table.parent, table.order),
            owner, [&](RowReader &row) {
                for (int n = 0; n < count; ++n)
                    if (const auto content = row.nextOptional<std::int64_t>())
                        addText(list, *content);
            });
    }
    return list;
}

/// Salt and text, so that the commitment can be recomputed. One that was redacted has neither.
void Prover::addText(Json &list, std::int64_t content)
{
    const bool isThere = m_contents.read(content, [&](const ContentReader::Text &text) {
        if (!text.isRedacted)
            list.push_back({ { "salt", base64Of(text.salt) }, { "bytes", base64Of(text.text) } });
    });
    if (!isThere)
        failDamaged("content");
}

} // namespace vitrine::trailfile
