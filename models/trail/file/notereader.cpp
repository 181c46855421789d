// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/file/notereader.h"

#include "models/trail/file/parts.h"

/// Reviews, notes and events.
namespace vitrine::trailfile {

Finding readFinding(RowReader &row)
{
    Finding finding;
    row.skip(2);
    finding.severity = row.next<Severity>();
    finding.rule = row.next<std::string>();
    finding.code = row.next<std::string>();
    finding.subject = row.nextText();
    finding.detail = row.nextText();
    finding.part = row.next<FindingPart>();
    finding.line = row.next<int>();
    finding.column = row.next<int>();
    finding.endLine = row.next<int>();
    finding.endColumn = row.next<int>();
    return finding;
}

std::vector<ReviewRecord> readReviews(Statements &statements, StepId step)
{
    std::vector<ReviewRecord> reviews;
    std::vector<std::int64_t> ids;
    forEachRow(statements, selectSql(tables::reviews) + " WHERE step = ? ORDER BY " + newestFirst("id"), step,
        [&](RowReader &row) {
            ids.push_back(row.next<std::int64_t>());
            ReviewRecord review;
            review.step = row.next<StepId>();
            review.code = row.nextText();
            review.policyHash = row.next<std::string>();
            review.verdict = row.next<Verdict>();
            review.facts = row.nextOptionalText();
            review.at = row.next<double>();
            reviews.push_back(std::move(review));
        });
    for (std::size_t n = 0; n < ids.size(); ++n)
        forEachRow(statements, ownedRowsSql(tables::reviewFindings), ids[n],
            [&](RowReader &row) { reviews[n].findings.push_back(readFinding(row)); });
    return reviews;
}

std::vector<NoteSummary> readNotes(Statements &statements, NoteSubject about, std::int64_t subject)
{
    std::vector<NoteSummary> notes;
    const std::string sql = selectSql(tables::notes) + " WHERE subject = ? AND about = '" + std::string(nameOf(about))
        + "' AND id NOT IN (SELECT replaces FROM notes WHERE replaces IS NOT NULL) ORDER BY id";
    forEachRow(statements, sql, subject, [&](RowReader &row) {
        NoteSummary summary { row.next<std::int64_t>(), {} };
        NoteRecord &note = summary.note;
        note.about = row.next<NoteSubject>();
        note.subject = row.next<std::int64_t>();
        note.mark = row.next<std::string>();
        note.text = row.nextText();
        note.author = row.next<std::string>();
        note.replaces = row.next<std::int64_t>();
        note.at = row.next<double>();
        notes.push_back(std::move(summary));
    });
    return notes;
}

std::vector<TrailEvent> readTrailEvents(Statements &statements)
{
    std::vector<TrailEvent> trailEvents;
    forEachRow(statements, selectSql(tables::trailEvents) + " WHERE id > ? ORDER BY id", 0, [&](RowReader &row) {
        row.skip();
        TrailEvent event;
        event.kind = row.next<std::string>();
        event.detail = row.nextText();
        event.program = row.next<std::string>();
        event.at = row.next<double>();
        trailEvents.push_back(std::move(event));
    });
    return trailEvents;
}

} // namespace vitrine::trailfile
