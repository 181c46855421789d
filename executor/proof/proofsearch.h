// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/policy/actionjudge.h"
#include "executor/proof/proofresult.h"
#include "executor/shell/shellfacts.h"
#include "executor/shell/shellparser.h"

#include <array>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// Collects what proves or disproves that everything one policy allows is allowed by another one.
class ProofSearch final {
public:
    using Tags = std::span<const Automaton::Tag>;
    using Kind = PolicyCounterexample::Kind;

    ProofSearch(const Policy &one, const Policy &other)
        : m_one(one)
        , m_other(other)
        , m_judges { ActionJudge(one, {}), ActionJudge(other, {}) }
    {
    }

    const Policy &one() const { return m_one; }
    const Policy &other() const { return m_other; }

    void add(Kind kind, std::string rule, std::string subject, std::string text);
    void addUndecided(std::string_view part);
    bool hasCommand() const;
    bool isDecided(ActionPart part) const;

    /// The shortest text with this property; empty if there is none, or if it cannot be decided.
    std::optional<std::string> shortest(
        const Automaton &automaton, std::string_view part, const std::function<bool(Tags)> &isWider);

    /// The commands to try for a text.
    using Commands = std::function<std::vector<std::string>(Tags tags, const std::string &text)>;
    /// Tries commands for the shortest texts with this property. Adds the first command that judging confirms, and is
    /// undecided if there are such texts, but no such command. Returns whether one was added.
    bool tryCommands(const Automaton &automaton, const std::function<bool(Tags)> &isWider, const Commands &commands);
    /// Adds the first command that, as a whole, only the first policy allows.
    bool addConfirmed(const std::vector<std::string> &commands, const std::string &subject);

    PolicyProof take();

private:
    bool addConfirmed(std::string_view command, const ShellFacts &facts, const std::string &subject);

    const Policy &m_one;
    const Policy &m_other;
    std::array<ActionJudge, 2> m_judges;
    ShellParser m_parser;
    PolicyProof m_proof;
};

} // namespace vitrine
