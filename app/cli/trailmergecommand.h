// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"
#include "models/trail/write/recorder.h"

#include <QCoreApplication>

#include <string>
#include <vector>

namespace vitrine {

/// `vitrine trail merge A B… --into C`: trails of several machines in one.
class TrailMergeCommand final : public Command {
    Q_DECLARE_TR_FUNCTIONS(vitrine::TrailMergeCommand)

public:
    explicit TrailMergeCommand(CLI::App &above);
    ExitStatus run(Console &console) override;

private:
    static void print(Console &console, const std::string &file, const MergeReport &merged);

    std::vector<std::string> m_files;
    std::string m_into;
    bool m_isJson = false;
};

} // namespace vitrine
