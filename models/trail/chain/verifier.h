// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/chain/merkle.h"
#include "models/trail/chain/subjectcheck.h"
#include "models/trail/chain/verification.h"

#include <functional>
#include <map>

namespace vitrine::trailfile {

/// Verifies the chain of the trail, then those of the parts that were merged into it, each from its first entry, and
/// recomputes every hash from the rows in the file. Continues after damaged rows, which are noted; stops where the
/// chain itself is broken.
class Verifier final {
public:
    using Progress = std::function<bool(std::uint64_t, std::uint64_t)>;

    explicit Verifier(Statements &statements);
    /// Throws only if canceled, or if nothing can be read at all.
    Verification verify(const Progress &progress, const VerifyOptions &options);
    /// Continues from a verification that found nothing wrong. Checks only the entries that were added since, neither
    /// earlier ones nor rows that no entry covers. Returns nothing if this is not possible, because the chain no longer
    /// continues from there or new entries, such as seals, concern earlier ones. Throws like `verify`.
    std::optional<Verification> verifyGrowth(const Verification &before, const Progress &progress);
    /// The first fault in the part `first` and later ones, or in the whole trail for 0; empty if they are intact. Runs
    /// inside the caller's transaction.
    std::string checkParts(std::int64_t first);

private:
    using Reason = std::string_view; ///< empty if nothing is wrong

    /// The trail itself, or one that was merged into it.
    struct Part {
        std::int64_t id = 0;
        std::string uid;
        std::uint64_t entries = 0; ///< its number of entries when it was merged; `head` was its head
        std::string head;
    };
    bool continues(const Verification &before);
    void walkGrowth(const Progress &progress);
    void checkAtOnce(const Progress &progress);
    std::vector<Part> parts(std::int64_t first);
    void verifyPart(const Part &part, const Progress &progress, const VerifyOptions &options);
    Reason walkReadable(const Progress &progress, const VerifyOptions &options);
    Reason walk(const Progress &progress);
    Reason checkLink(const Entry &entry, const Digest &hash);
    Reason checkSubject(const Entry &entry);
    Reason checkEnd();
    void checkFile();
    bool hasUnlisted(const Table &table, std::string_view kind);
    bool hasSilentRedaction();
    bool hasForeignEntries();
    bool isFreeListIntact();
    void fail(std::uint64_t entry, Reason reason);
    void failComparison();
    void count();
    void noteDamage(const Entry &entry);
    void noteLiveStep(StepId step);

    void readSeals();
    void checkSeals(const VerifyOptions &options);
    bool fits(const Checkpoint &seal);
    void compare(const VerifyOptions &options);
    static std::string flawOf(const VerifyOptions &options);

    Statements &m_statements;
    Hasher m_hasher;
    SubjectCheck m_check;
    std::optional<Flaws> m_flaws; ///< of all entries, if they were checked in one pass
    Verification m_result;
    std::uint64_t m_total = 0; ///< entries of all chains
    std::uint64_t m_before = 0; ///< entries in the chains before the current one
    std::uint64_t m_own = 0; ///< entries of the trail's own chain

    // The part whose chain is being verified.
    Part m_part;
    std::uint64_t m_done = 0; ///< entries whose links are valid
    std::optional<std::uint64_t> m_broken; ///< the first invalid entry
    Digest m_last {};

    /// Head and root of the trail at some number of entries: at its seals and at the checkpoint.
    struct State {
        std::string head;
        std::string root;
    };
    MerkleFrontier m_tree;
    std::map<std::uint64_t, State> m_states;
    std::vector<Checkpoint> m_seals;
    std::vector<std::uint64_t> m_sealEntries; ///< the entry of each seal
};

} // namespace vitrine::trailfile
