// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"
#include "app/session/export/exportedruns.h"
#include "models/trail/read/trail.h"

#include <QCoreApplication>

#include <cstdint>
#include <expected>
#include <string>
#include <vector>

namespace vitrine {

/// Base of the commands below `vitrine trail` that read one trail without changing it. Damaged parts are left out and
/// named.
class TrailCommand : public Command {
    Q_DECLARE_TR_FUNCTIONS(vitrine::TrailCommand)

public:
    explicit TrailCommand(CLI::App *declared);
    ExitStatus run(Console &console) final;

protected:
    virtual ExitStatus read(Console &console, const Trail &trail) = 0;
    /// Reports that the trail cannot be opened.
    virtual ExitStatus cannotOpen(Console &console, const Error &error);
    /// Handles requests that need no trail; a result ends the command.
    virtual std::optional<ExitStatus> withoutTrail(Console &) { return std::nullopt; }
    const std::string &file() const { return m_file; }
    bool isJson() const { return m_isJson; }

    /// Leaves out the runs that are damaged, and says so.
    std::expected<std::vector<RunSummary>, Error> allRuns(Console &console, const Trail &trail);
    Result<std::vector<StepSummary>> stepsOf(Console &console, const Trail &trail, const RunSummary &run);
    /// Does so for what is left out of a step.
    LeaveOut namer(Console &console);
    /// One that is damaged: the rest is still shown, and the exit status says that something is missing.
    void leaveOut(Console &console, RunId run, const QString &step, const Error &error);
    /// Has the steps judged by the policies that a filter names, with what is wrong with that said on the console.
    static std::expected<void, ExitStatus> judge(Console &console, const Trail &trail, const Filter &filter);

private:
    std::string m_file;
    bool m_isJson = false;
    bool m_isIncomplete = false;
};

} // namespace vitrine
