// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command/console.h"
#include "executor/review/reviewer.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace vitrine {

/// The findings of `check` by file, with totals.
class CheckReport final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::CheckReport)

public:
    void beginFile(const std::string &file);
    /// The file could not be read: it is not listed as one without findings.
    void dropFile();
    bool isEmpty() const { return m_files.empty(); } ///< whether no file could be read
    void beginRun() { ++m_runs; }
    /// Counts a step with code in any language.
    void addStepWithCode() { ++m_withCode; }
    /// Adds the review of the Python code of a step. `run` is 0 for a file that is not a log.
    void add(std::uint64_t run, std::uint64_t ordinal, Review review);
    /// Adds the findings about commands, edits and other actions of a step that the model took itself.
    void addActions(std::uint64_t run, std::uint64_t ordinal, std::vector<Finding> findings);
    /// Adds a step that was blocked when recorded: the totals include how many of these are denied here.
    void addBlocked(std::uint64_t run, std::uint64_t ordinal, Verdict verdict);

    std::uint64_t denied() const { return m_denied; }
    /// Number of steps with an action that the policy denies.
    std::uint64_t deniedActions() const { return m_deniedActions; }
    std::uint64_t unreadable() const { return m_syntaxErrors; }

    nlohmann::ordered_json json() const;
    /// Prints findings with severity `least` or higher.
    void print(Console &console, Severity least) const;

private:
    struct Step {
        std::uint64_t run = 0;
        std::uint64_t ordinal = 0;
        Review review; ///< of its code, or the findings about its actions
        bool isOfActions = false;
    };
    struct File {
        std::string name;
        std::vector<Step> steps;
    };
    using Counts = std::map<std::string, std::uint64_t>;

    void count(const Review &review);
    nlohmann::ordered_json summary() const;
    void printBlocked(Console &console) const;
    static void printFile(Console &console, const File &file, Severity least);
    static QString listed(const Counts &counts);

    std::vector<File> m_files;
    std::uint64_t m_runs = 0;
    std::uint64_t m_withCode = 0;
    std::uint64_t m_python = 0; ///< of these, in Python
    std::uint64_t m_denied = 0;
    std::uint64_t m_actionFindings = 0;
    std::uint64_t m_deniedActions = 0;
    std::uint64_t m_syntaxErrors = 0;
    std::uint64_t m_blocked = 0; ///< when recorded
    std::vector<std::pair<std::uint64_t, std::uint64_t>> m_blockedAlone; ///< run and step, not denied here
    Counts m_byModule; ///< denied steps by the module whose import is denied
    Counts m_byRule; ///< denied steps by the rule that denies
};

} // namespace vitrine
