// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/file/database.h"
#include "models/trail/file/digest.h"

#include <string_view>

namespace vitrine::trailfile {

namespace kinds {
inline constexpr std::string_view trailCreated = "trail.created";
inline constexpr std::string_view sourceStarted = "source.started";
inline constexpr std::string_view sourceEnded = "source.ended";
inline constexpr std::string_view runAdded = "run.added";
inline constexpr std::string_view stepStarted = "step.started";
inline constexpr std::string_view stepEnded = "step.ended";
inline constexpr std::string_view policyAdded = "policy.added";
inline constexpr std::string_view sessionStarted = "session.started";
inline constexpr std::string_view executionStarted = "execution.started";
inline constexpr std::string_view executionEnded = "execution.ended";
inline constexpr std::string_view executionInterrupted = "execution.interrupted";
inline constexpr std::string_view reviewAdded = "review.added";
inline constexpr std::string_view noteAdded = "note.added";
inline constexpr std::string_view actAdded = "event.added";
inline constexpr std::string_view sealAdded = "seal.added";
inline constexpr std::string_view contentRedacted = "content.redacted";
inline constexpr std::string_view partAdded = "part.added";
} // namespace kinds

/// One link of the chain. `subject` is the id of the row that it is about, `payload` the digest of its canonical bytes.
struct Entry {
    std::int64_t seq = 0; ///< from 1, without gaps; of a part that was merged: from its first
    std::string kind;
    std::int64_t subject = 0;
    double at = 0; ///< Unix seconds
    std::int64_t format = 0;
    Digest payload {};
    Digest previous {};
};

/// The hash of an entry of the trail or of a part, as computed when it was recorded.
Digest entryHash(Hasher &hasher, const Entry &entry);

/// Appends entries after the head. Lives on the writing thread; valid inside of one writing transaction, which `begin`
/// starts: only then no other process can append.
class Chain final {
public:
    Chain(Statements &statements, Hasher &hasher);
    void begin();
    /// Sequence number that the next entry gets.
    std::int64_t next() const { return m_head.seq + 1; }
    void append(std::string_view kind, std::int64_t subject, const Digest &payload);
    /// Writes the head down; once, before the commit.
    void end();

    struct Head {
        std::int64_t seq = 0;
        Digest hash {};
    };
    const Head &head() const { return m_head; }
    /// As it is written down.
    const Head &stored() const { return m_stored; }
    /// After rows were rolled back.
    void rewind(const Head &head) { m_head = head; }

private:
    Statements &m_statements;
    Hasher &m_hasher;
    Head m_head;
    Head m_stored;
};

/// A stored digest. Anything that is no 32 bytes gives zeros, which no entry hashes to.
Digest digestFrom(const SQLite::Column &column);

} // namespace vitrine::trailfile
