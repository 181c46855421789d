// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/canonicalrows.h"
#include "models/trail/merkle.h"
#include "models/trail/trail.h"

#include <functional>
#include <map>

namespace vitrine::trailfile {

/// Walks the chain from its first entry and recomputes every hash from the rows as they stand in the file. Rows that do
/// not hold are noted and the walk goes on; it ends where the chain itself breaks.
class Verifier final {
public:
    using Progress = std::function<bool(std::uint64_t, std::uint64_t)>;

    explicit Verifier(Statements &statements);
    /// Throws only when cancelled, or when nothing can be read at all.
    Verification verify(const Progress &progress, const VerifyOptions &options);

private:
    using Reason = std::string_view; ///< empty when nothing is wrong

    Reason walk(const Progress &progress);
    Reason checkLink(const Entry &entry, const Digest &hash);
    Reason checkSubject(const Entry &entry);
    Reason checkEnd();
    bool hasUnlisted(const Table &table, std::string_view kind);
    bool hasSilentRedaction();
    bool isDiscarded(const Entry &entry);
    void fail(std::uint64_t entry, Reason reason);
    void noteDamage(const Entry &entry);

    void readSeals();
    void checkSeals(const VerifyOptions &options);
    bool fits(const Checkpoint &seal);
    std::string compared(const VerifyOptions &options);

    Statements &m_statements;
    Hasher m_hasher;
    CanonicalRows m_rows;
    std::uint64_t m_done = 0; ///< entries whose links hold
    Digest m_last {};
    Verification m_result;

    /// Head and root of the trail when it had so many entries: at its seals and at the checkpoint.
    struct State {
        std::string head;
        std::string root;
    };
    MerkleFrontier m_tree;
    std::map<std::uint64_t, State> m_states;
    std::vector<Checkpoint> m_seals;
    std::vector<std::uint64_t> m_sealEntries; ///< the entry of each
};

} // namespace vitrine::trailfile
