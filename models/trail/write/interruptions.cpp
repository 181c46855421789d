// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/write/interruptions.h"

#include "base/clock.h"
#include "base/formatted.h"
#include "models/trail/file/parts.h"
#include "models/trail/record/names.h"

#include <nlohmann/json.hpp>

namespace vitrine::trailfile {

namespace {

/// Sources of the trail itself that have neither an end nor a mark.
constexpr auto openSources = R"sql(SELECT o.id FROM sources o WHERE o.id < {0}
    AND NOT EXISTS (SELECT 1 FROM source_ends e WHERE e.source = o.id)
    AND NOT EXISTS (SELECT 1 FROM trail_events a WHERE a.kind = '{1}' AND a.id < {0}
        AND json_extract(vitrine_text(a.detail), '$.source') = o.id) ORDER BY o.id)sql";

} // namespace

void Interruptions::mark()
{
    markExecutions();
    // Which writer a source has is not on record: where others live, it may be theirs.
    if (m_slot.isAlone())
        markImports();
}

// A slot is free again when its writer has ended, and so is this writer's own for a previous owner.
void Interruptions::markExecutions()
{
    std::vector<ExecutionId> found;
    {
        SQLite::Statement &query
            = m_ledger.statements().get("SELECT execution, writer FROM running ORDER BY execution");
        const InUse use(query);
        while (query.executeStep())
            if (!m_slot.isTakenByOther(query.getColumn(1).getInt64()))
                found.push_back(query.getColumn(0).getInt64());
    }
    for (const ExecutionId execution : found)
        m_live.interrupt(execution);
}

void Interruptions::markImports()
{
    std::vector<SourceId> found;
    {
        SQLite::Statement query(m_ledger.database(), formatted(openSources, partStride, interruptedImport));
        while (query.executeStep())
            found.push_back(query.getColumn(0).getInt64());
    }
    for (const SourceId source : found)
        m_notes.addTrailEvent({ std::string(interruptedImport), describe(source), "vitrine", secondsSinceEpoch() });
}

/// The amount imported, for readers of the record.
std::string Interruptions::describe(SourceId source)
{
    SQLite::Statement query(m_ledger.database(),
        "SELECT o.file, count(r.id), ifnull(sum(r.step_count), 0) FROM sources o LEFT JOIN runs r ON r.source = o.id "
        "WHERE o.id = ?");
    query.bind(1, source);
    query.executeStep();
    const nlohmann::ordered_json detail { { "source", source }, { "file", query.getColumn(0).getString() },
        { "runs", query.getColumn(1).getInt64() }, { "steps", query.getColumn(2).getInt64() } };
    return detail.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

} // namespace vitrine::trailfile
