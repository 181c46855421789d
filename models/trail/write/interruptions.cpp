// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "base/clock.h"
#include "models/trail/write/store.h"

#include "models/trail/file/parts.h"
#include "models/trail/record/names.h"

#include <nlohmann/json.hpp>

#include <format>

/// What the end of a program has cut off: the part of Store that marks it when the trail is opened again. It runs at
/// the gate: nobody takes or leaves a slot meanwhile.
namespace vitrine::trailfile {

namespace {

/// Sources of the trail itself that have neither an end nor a mark.
constexpr auto openSources = R"sql(SELECT o.id FROM sources o WHERE o.id < {0}
    AND NOT EXISTS (SELECT 1 FROM source_ends e WHERE e.source = o.id)
    AND NOT EXISTS (SELECT 1 FROM acts a WHERE a.kind = '{1}' AND a.id < {0}
        AND json_extract(vitrine_text(a.detail), '$.source') = o.id) ORDER BY o.id)sql";

} // namespace

void Store::markInterrupted()
{
    begin(Durability::Power);
    markInterruptedExecutions();
    // Which writer a source has is not on record: where others live, it may be theirs.
    if (m_slot->isAlone())
        markInterruptedImports();
    commit();
}

// A slot is free again when its writer has ended, and so is this writer's own for whoever had it before.
void Store::markInterruptedExecutions()
{
    std::vector<ExecutionId> found;
    {
        SQLite::Statement &query = m_rows.statements().get("SELECT execution, writer FROM running ORDER BY execution");
        const InUse use(query);
        while (query.executeStep())
            if (!m_slot->isTakenByOther(query.getColumn(1).getInt64()))
                found.push_back(query.getColumn(0).getInt64());
    }
    for (const ExecutionId execution : found) {
        m_rows.insert(tables::interruptions, m_chain.next(), execution, secondsSinceEpoch());
        enter(kinds::executionInterrupted, execution);
        setRunning(execution, false);
        if (const StepId step = openStepOf(execution); step != 0)
            m_totals.interruptStep(step);
    }
}

void Store::markInterruptedImports()
{
    std::vector<SourceId> found;
    {
        SQLite::Statement query(m_database, std::format(openSources, partStride, interruptedImport));
        while (query.executeStep())
            found.push_back(query.getColumn(0).getInt64());
    }
    for (const SourceId source : found)
        addAct({ std::string(interruptedImport), whatCameOf(source), "vitrine", secondsSinceEpoch() });
}

/// For whoever reads the record: how much of the log is there.
std::string Store::whatCameOf(SourceId source)
{
    SQLite::Statement query(m_database,
        "SELECT o.file, count(r.id), ifnull(sum(r.step_count), 0) FROM sources o LEFT JOIN runs r ON r.source = o.id "
        "WHERE o.id = ?");
    query.bind(1, source);
    query.executeStep();
    const nlohmann::ordered_json detail { { "source", source }, { "file", query.getColumn(0).getString() },
        { "runs", query.getColumn(1).getInt64() }, { "steps", query.getColumn(2).getInt64() } };
    return detail.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

} // namespace vitrine::trailfile
