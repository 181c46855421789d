// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"
#include "models/trail/trail.h"

#include <QCoreApplication>

#include <cstdint>
#include <expected>
#include <string>
#include <vector>

namespace vitrine {

/// What the commands below `vitrine trail` share: they read one trail, and leave it as it is.
class TrailCommand : public Command {
    Q_DECLARE_TR_FUNCTIONS(vitrine::TrailCommand)

public:
    explicit TrailCommand(CLI::App *declared);
    ExitStatus run(Console &console) final;

protected:
    virtual ExitStatus read(Console &console, const Trail &trail) = 0;
    /// What can be done without the trail; then that is all.
    virtual std::optional<ExitStatus> withoutTrail(Console &) { return std::nullopt; }
    const std::string &file() const { return m_file; }
    bool isJson() const { return m_isJson; }

    static std::expected<std::vector<RunSummary>, Error> allRuns(const Trail &trail);

private:
    std::string m_file;
    bool m_isJson = false;
};

} // namespace vitrine
