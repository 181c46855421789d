// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/chain/merkle.h"
#include "models/trail/chain/subjectcheck.h"
#include "models/trail/chain/verification.h"

#include <functional>
#include <map>

namespace vitrine::trailfile {

/// Walks the chain of the trail, then those of the parts that were merged into it, each from its first entry and
/// recomputes every hash from the rows in the file. Damaged rows are noted and the walk continues; it ends where the
/// chain itself is broken.
class Verifier final {
public:
    using Progress = std::function<bool(std::uint64_t, std::uint64_t)>;

    explicit Verifier(Statements &statements);
    /// Throws only when cancelled, or when nothing can be read at all.
    Verification verify(const Progress &progress, const VerifyOptions &options);
    /// Continues behind a verification that found nothing wrong: only the entries that were added since are checked,
    /// and neither the others again nor rows that no entry covers. Nothing if that is not possible: the chain no longer
    /// continues there, or the entries concern earlier ones, such as seals. Throws like `verify`.
    std::optional<Verification> verifyGrowth(const Verification &before, const Progress &progress);
    /// The first fault of the parts from one on, 0: of all that there is; empty when they are intact. Inside of the
    /// caller's transaction.
    std::string checkParts(std::int64_t first);

private:
    using Reason = std::string_view; ///< empty when nothing is wrong

    /// The trail itself, or one that was merged into it.
    struct Part {
        std::int64_t id = 0;
        std::string uid;
        std::uint64_t entries = 0; ///< it had so many, and this head, when it was merged
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
    std::optional<Flaws> m_flaws; ///< of all entries, where they were checked at once
    Verification m_result;
    std::uint64_t m_total = 0; ///< entries of all chains
    std::uint64_t m_before = 0; ///< of those, in the chains before this one
    std::uint64_t m_own = 0; ///< of the trail's own chain

    // The part whose chain is being walked.
    Part m_part;
    std::uint64_t m_done = 0; ///< entries whose links hold
    std::optional<std::uint64_t> m_broken; ///< the first entry that does not hold
    Digest m_last {};

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
