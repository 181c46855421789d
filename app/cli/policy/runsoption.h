// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command/console.h"
#include "app/cli/command/exitstatus.h"
#include "app/cli/replay/judgedinput.h"
#include "app/session/export/runnumbers.h"

#include <CLI/App.hpp>
#include <QCoreApplication>

#include <expected>
#include <string>
#include <vector>

namespace vitrine {

/// `--runs`: the numbers of the runs to use.
class RunsOption final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::RunsOption)

public:
    void declare(CLI::App &parser);
    /// Errors are printed on the console.
    std::expected<RunNumbers, ExitStatus> choice(Console &console) const;
    /// Prints if none of the chosen runs is among these, which would look like a result.
    bool isAnyThere(Console &console, const RunNumbers &choice, const std::vector<JudgedInput::Run> &runs) const;

private:
    std::vector<std::string> m_texts;
};

} // namespace vitrine
