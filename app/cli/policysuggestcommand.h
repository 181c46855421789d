// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"
#include "app/cli/runsoption.h"
#include "models/judging/suggestion.h"
#include "models/judging/suggestionproof.h"

#include <QCoreApplication>

#include <optional>
#include <string>
#include <vector>

namespace vitrine {

/// `vitrine policy suggest`: the smallest policy under which recorded runs keep their results, as a document.
class PolicySuggestCommand final : public Command {
    Q_DECLARE_TR_FUNCTIONS(vitrine::PolicySuggestCommand)

public:
    explicit PolicySuggestCommand(CLI::App &above);
    ExitStatus run(Console &console) override;

private:
    void print(Console &console, const Suggestion &suggestion, const Policy &reference,
        const std::optional<SuggestionProof> &proof) const;
    static void printProof(Console &console, const SuggestionProof &proof);

    std::vector<std::string> m_files;
    RunsOption m_runs;
    std::string m_policy = "smolagents-default"; ///< the reference
    double m_headRoom = 4;
    bool m_isProved = false; ///< by running, too
    unsigned m_jobs = 1;
    bool m_isJson = false;
};

} // namespace vitrine
