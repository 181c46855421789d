// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/chain/canonicalrows.h"
#include "models/trail/chain/proof.h"
#include "models/trail/chain/proofsubject.h"
#include "models/trail/chain/tiledtree.h"

#include <nlohmann/json_fwd.hpp>

#include <span>
#include <string>
#include <vector>

namespace vitrine::trailfile {

/// Creates proofs (proof.h) from a trail. Failures are exceptions.
class Prover final {
public:
    Prover(Statements &statements, ProofTrees &trees);
    /// The proof, laid out for people.
    std::string prove(const ProofSubject &subject);
    /// The proofs without line breaks, in the order of the subjects. What several of them share is read once; call it
    /// while a Snapshot lives.
    std::vector<std::string> prove(std::span<const ProofSubject> subjects);

private:
    nlohmann::ordered_json proofOf(const ProofSubject &subject);
    nlohmann::ordered_json proveStep(std::int64_t step);
    nlohmann::ordered_json proveExecution(std::int64_t execution);
    Entry entryOf(std::string_view kind, std::int64_t subject);
    Canonical bytesOf(const Entry &entry);
    bool isIn(std::string_view table, std::int64_t step);
    Entry proveInRun(nlohmann::ordered_json &proof, std::int64_t run, std::int64_t step);
    Entry proveLive(nlohmann::ordered_json &proof, std::int64_t step);
    nlohmann::ordered_json textsOfStep(std::int64_t step);
    nlohmann::ordered_json document(const Entry &entry);
    void addTree(nlohmann::ordered_json &proof, std::int64_t entry);
    nlohmann::ordered_json texts(std::span<const Table> tables, std::int64_t owner);
    void addText(nlohmann::ordered_json &list, std::int64_t content);

    Statements &m_statements;
    ProofTrees &m_trees;
    Hasher m_hasher;
    CanonicalRows m_rows;
    ContentReader m_contents;
};

} // namespace vitrine::trailfile
