// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command/console.h"
#include "app/session/workbenchoptions.h"

#include <CLI/App.hpp>
#include <QCoreApplication>

#include <optional>
#include <string>
#include <vector>

namespace vitrine {

/// The files or links that the window opens, and a location in the first of them; shared by the commands that open a
/// window or take a picture of it. The members are bound to the parser, so the object must not move.
class OpenOptions final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::OpenOptions)

public:
    OpenOptions() = default;
    OpenOptions(const OpenOptions &) = delete;
    OpenOptions &operator=(const OpenOptions &) = delete;

    void declare(CLI::App &parser);
    /// The first of the files, empty if there is none.
    std::string firstFile() const { return m_files.empty() ? std::string() : m_files.front(); }
    /// Nothing if a link is invalid; the error was printed.
    std::optional<WorkbenchOptions> read(Console &console) const;

private:
    bool add(const std::string &name, WorkbenchOptions &options, Console &console) const;

    std::vector<std::string> m_files;
    std::string m_start;
    std::string m_open;
    int m_run = 0;
    int m_step = 0;
    bool m_isReplay = false;
};

} // namespace vitrine
