// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command/command.h"
#include "app/session/export/exportedruns.h"
#include "models/trail/read/trail.h"

#include <QCoreApplication>

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <expected>
#include <string>
#include <vector>

namespace vitrine {

/// Base of the commands below `vitrine trail` that read one trail without changing it. Damaged parts are left out and
/// reported.
class TrailCommand : public Command {
    Q_DECLARE_TR_FUNCTIONS(vitrine::TrailCommand)

public:
    explicit TrailCommand(CLI::App *declared);
    ExitStatus run(Console &console) final;
    /// Reports that a trail cannot be opened, and how to recover a damaged one.
    static ExitStatus reportUnopened(Console &console, const Error &error);

protected:
    virtual ExitStatus read(Console &console, const Trail &trail) = 0;
    /// Reports that the trail cannot be opened.
    virtual ExitStatus cannotOpen(Console &console, const Error &error);
    /// Handles requests that need no trail; a returned status ends the command.
    virtual std::optional<ExitStatus> withoutTrail(Console &) { return std::nullopt; }
    const std::string &file() const { return m_file; }
    bool isJson() const { return m_isJson; }

    /// Leaves damaged runs out, and prints that.
    std::expected<std::vector<RunSummary>, Error> allRuns(Console &console, const Trail &trail);
    Result<std::vector<StepSummary>> stepsOf(Console &console, const Trail &trail, const RunSummary &run);
    /// A function that does so for damaged steps.
    LeaveOut namer(Console &console);
    /// Reports a damaged part: the rest is still shown, and the exit status indicates that something is missing.
    void leaveOut(Console &console, RunId run, const QString &step, const Error &error);
    /// The same for what else is missing.
    void reportIncomplete(Console &console, const QString &message);
    /// Verifies the trail and reports damage. Nothing if the trail is too large to be verified on the way; that is
    /// reported as well.
    std::optional<Verification> verified(Console &console, const Trail &trail);
    /// The same where the answer does not depend on it: nothing is said of a large trail.
    void lookForDamage(Console &console);
    /// Reports the damage that a verification found; it then determines the exit status.
    void reportDamage(Console &console, const Verification &verification);
    /// Adds whether the trail was verified, and its damage, to a document.
    static void addIntegrity(nlohmann::ordered_json &document, const std::optional<Verification> &verification);
    /// Reports that a part of the trail is in the journal beside it.
    void reportJournal(Console &console) const;
    /// Judges the steps by the policies that a filter names. Errors are printed on the console.
    static std::expected<void, ExitStatus> judge(Console &console, const Trail &trail, const Filter &filter);

private:
    std::string m_file;
    bool m_isJson = false;
    bool m_isIncomplete = false;
    bool m_isDamaged = false;
};

} // namespace vitrine
