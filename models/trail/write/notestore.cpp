// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/write/store.h"

/// How reviews, notes and acts become rows: the part of Store that keeps what people and programs said of the rest.
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

std::int64_t Store::addReview(const ReviewRecord &review)
{
    if (review.step != 0 && !exists("SELECT 1 FROM steps WHERE id = ?", review.step))
        throw Failure(ErrorCode::NotFound, "step");
    requirePolicy(review.policyHash);
    const std::int64_t id = nextId("reviews");
    m_rows.insert(tables::reviews, m_chain.next(), id, unlessZero(review.step), Text { review.code },
        unlessEmpty(review.policyHash), review.verdict, optionalText(review.facts), review.at);
    writeFindings(tables::reviewFindings, id, review.findings);
    enter(kinds::reviewAdded, id);
    return id;
}

std::int64_t Store::addNote(const NoteRecord &note)
{
    if (!exists(std::string(tableOf(note.about)), note.subject))
        throw Failure(ErrorCode::NotFound, std::string(nameOf(note.about)));
    if (note.replaces != 0 && !exists("SELECT 1 FROM notes WHERE id = ?", note.replaces))
        throw Failure(ErrorCode::NotFound, "note");
    const std::int64_t id = nextId("notes");
    m_rows.insert(tables::notes, m_chain.next(), id, note.about, note.subject, note.mark, Text { note.text },
        note.author, unlessZero(note.replaces), note.at);
    enter(kinds::noteAdded, id);
    return id;
}

std::int64_t Store::addAct(const ActRecord &act)
{
    const std::int64_t id = nextId("acts");
    m_rows.insert(tables::acts, m_chain.next(), id, act.kind, Text { act.detail }, act.program, act.at);
    enter(kinds::actAdded, id);
    return id;
}

} // namespace vitrine::trailfile
