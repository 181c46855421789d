// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options/openoptions.h"

#include <CLI/App.hpp>
#include <QCoreApplication>

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace vitrine {

/// `vitrine grab`: a picture of the window or of a pane. Only returns what the window should do: unlike other commands
/// it needs one.
class GrabCommand final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::GrabCommand)

public:
    explicit GrabCommand(CLI::App &above);

    bool isChosen() const { return m_parser->parsed(); }
    /// Nothing if a link is invalid; the error was printed.
    std::optional<WorkbenchOptions> read(Console &console) const;

private:
    void declareView();
    void declareLook();

    CLI::App *m_parser; ///< owned by the parent parser
    OpenOptions m_opened;
    std::string m_file;
    std::string m_pane;
    std::string m_tab;
    std::string m_layout;
    std::vector<std::string> m_actions;
    std::string m_filter;
    std::string m_colors;
    std::pair<int, int> m_size { 0, 0 };
    double m_scale = 0;
    bool m_isAlone = false;
};

} // namespace vitrine
