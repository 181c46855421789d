// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command/console.h"
#include "app/cli/command/exitstatus.h"

#include <CLI/App.hpp>

namespace vitrine {

/// A subcommand. Its constructor declares options to the parser; `run` is called if the command was chosen.
class Command {
public:
    explicit Command(CLI::App *parser)
        : m_parser(parser)
    {
    }
    virtual ~Command() = default;
    Command(const Command &) = delete;
    Command &operator=(const Command &) = delete;

    bool isChosen() const { return m_parser->parsed() && m_parser->get_subcommands().empty(); }
    virtual ExitStatus run(Console &console) = 0;

protected:
    CLI::App &parser() { return *m_parser; }

private:
    CLI::App *m_parser; ///< owned by the parent parser
};

} // namespace vitrine
