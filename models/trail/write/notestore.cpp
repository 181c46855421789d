// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/write/notestore.h"

namespace vitrine::trailfile {

namespace {

std::optional<std::int64_t> unlessZero(std::int64_t id) { return id == 0 ? std::nullopt : std::optional(id); }

std::optional<std::string_view> unlessEmpty(std::string_view text)
{
    return text.empty() ? std::nullopt : std::optional(text);
}

std::string_view tableOf(NoteSubject subject)
{
    switch (subject) {
    case NoteSubject::Trail: return "SELECT 1 FROM trail WHERE id = ? + 1";
    case NoteSubject::Source: return "SELECT 1 FROM sources WHERE id = ?";
    case NoteSubject::Run: return "SELECT 1 FROM runs WHERE id = ?";
    case NoteSubject::Step: return "SELECT 1 FROM steps WHERE id = ?";
    case NoteSubject::Session: return "SELECT 1 FROM sessions WHERE id = ?";
    case NoteSubject::Execution: return "SELECT 1 FROM executions WHERE id = ?";
    case NoteSubject::Entry: return "SELECT 1 FROM entries WHERE seq = ?";
    }
    return {};
}

} // namespace

std::int64_t NoteStore::addReview(const ReviewRecord &review)
{
    if (review.step != 0 && !m_ledger.exists("SELECT 1 FROM steps WHERE id = ?", review.step))
        throw Failure(ErrorCode::NotFound, "step");
    m_policies.require(review.policyHash);
    const std::int64_t id = m_ledger.nextId("reviews");
    m_ledger.rows().insert(tables::reviews, m_ledger.next(), id, unlessZero(review.step), Text { review.code },
        unlessEmpty(review.policyHash), review.verdict, optionalText(review.facts), review.at);
    m_ledger.writeFindings(tables::reviewFindings, id, review.findings);
    m_ledger.enter(kinds::reviewAdded, id);
    return id;
}

std::int64_t NoteStore::addNote(const NoteRecord &note)
{
    if (!m_ledger.exists(std::string(tableOf(note.about)), note.subject))
        throw Failure(ErrorCode::NotFound, std::string(nameOf(note.about)));
    if (note.replaces != 0 && !m_ledger.exists("SELECT 1 FROM notes WHERE id = ?", note.replaces))
        throw Failure(ErrorCode::NotFound, "note");
    const std::int64_t id = m_ledger.nextId("notes");
    m_ledger.rows().insert(tables::notes, m_ledger.next(), id, note.about, note.subject, note.mark, Text { note.text },
        note.author, unlessZero(note.replaces), note.at);
    m_ledger.enter(kinds::noteAdded, id);
    return id;
}

std::int64_t NoteStore::addTrailEvent(const TrailEvent &event)
{
    const std::int64_t id = m_ledger.nextId("trail_events");
    m_ledger.rows().insert(
        tables::trailEvents, m_ledger.next(), id, event.kind, Text { event.detail }, event.program, event.at);
    m_ledger.enter(kinds::actAdded, id);
    return id;
}

} // namespace vitrine::trailfile
