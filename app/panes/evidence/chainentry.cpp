// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/evidence/chainentry.h"

#include "base/formatted.h"

#include <string_view>
#include <variant>

namespace vitrine {

namespace {

enum Column { Number, Kind, Subject, At, Hash, Previous, Run, Step, Ordinal, Detail, Columns };

std::int64_t integer(const SqlValue &value)
{
    const auto *number = std::get_if<std::int64_t>(&value);
    return number != nullptr ? *number : 0;
}

std::string text(const SqlValue &value)
{
    const auto *found = std::get_if<std::string>(&value);
    return found != nullptr ? *found : std::string();
}

double real(const SqlValue &value)
{
    const auto *number = std::get_if<double>(&value);
    return number != nullptr ? *number : double(integer(value));
}

Covers covers(std::string_view kind)
{
    if (kind.starts_with("execution."))
        return Covers::Execution;
    if (kind == "review.added")
        return Covers::Review;
    return kind == "run.added" ? Covers::Run : Covers::Other;
}

} // namespace

// Excludes the chains of merged trails, whose entries are numbered from a trillion on.
std::string countStatement() { return "SELECT max(seq) FROM main.entries WHERE seq < 1000000000000"; }

// A redaction is one entry for each text.
std::string redactionsStatement() { return "SELECT count(*) FROM main.redactions"; }

std::string entriesStatement(std::uint64_t from, std::uint64_t count)
{
    // The subject of an entry depends on its kind; for each kind, one of the joins matches.
    return formatted(R"sql(
SELECT e.seq, e.kind, e.subject, e.at, lower(hex(e.hash)), lower(hex(e.previous)),
    coalesce(r.id, s.run, n.run), s.id, s.ordinal, coalesce(x.status, o.file, a.kind)
FROM main.entries e
LEFT JOIN v_executions x ON e.kind LIKE 'execution.%' AND x.execution = e.subject
LEFT JOIN main.reviews w ON e.kind = 'review.added' AND w.id = e.subject
LEFT JOIN main.steps s ON s.id = coalesce(x.step, w.step, iif(e.kind LIKE 'step.%', e.subject, NULL))
LEFT JOIN main.runs r ON e.kind = 'run.added' AND r.id = e.subject
LEFT JOIN main.sessions n ON n.id = iif(e.kind = 'session.started', e.subject, x.session)
LEFT JOIN v_sources o ON e.kind LIKE 'source.%' AND o.source = e.subject
LEFT JOIN v_trail_events a ON e.kind = 'event.added' AND a.event = e.subject
WHERE e.seq >= {} AND e.seq < {} ORDER BY e.seq)sql",
        from, from + count);
}

std::string entryOfStepStatement(RunId run, StepId step)
{
    return formatted("SELECT coalesce((SELECT max(seq) FROM main.entries WHERE kind LIKE 'execution.%' AND subject = "
                     "(SELECT max(id) FROM main.executions WHERE step = {}) AND seq >= (SELECT max(entry) FROM "
                     "main.executions WHERE step = {})), (SELECT max(entry) FROM main.executions WHERE step = {}), "
                     "(SELECT max(seq) FROM main.entries WHERE kind = 'run.added' AND subject = {}))",
        step, step, step, run);
}

std::vector<ChainEntry> readEntries(const SqlAnswer &answer)
{
    std::vector<ChainEntry> entries;
    if (answer.columns.size() != Columns)
        return entries;
    for (const auto &row : answer.rows) {
        auto kind = text(row[Kind]);
        const auto what = covers(kind);
        entries.push_back({ .number = static_cast<std::uint64_t>(integer(row[Number])),
            .kind = std::move(kind),
            .covers = what,
            .subject = integer(row[Subject]),
            .at = real(row[At]),
            .hash = text(row[Hash]),
            .previous = text(row[Previous]),
            .run = integer(row[Run]),
            .step = integer(row[Step]),
            .ordinal = static_cast<std::uint64_t>(integer(row[Ordinal])),
            .detail = text(row[Detail]) });
    }
    return entries;
}

std::uint64_t readNumber(const SqlAnswer &answer)
{
    const bool isOne = answer.rows.size() == 1 && answer.rows.front().size() == 1;
    return isOne ? static_cast<std::uint64_t>(integer(answer.rows.front().front())) : 0;
}

} // namespace vitrine
