// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

#include <QCoreApplication>

#include <string>
#include <vector>

namespace vitrine {

/// `vitrine follow`: takes what is added to logs and folders into a trail, until it is stopped.
class FollowCommand final : public Command {
    Q_DECLARE_TR_FUNCTIONS(vitrine::FollowCommand)

public:
    explicit FollowCommand(CLI::App &above);
    ExitStatus run(Console &console) override;

private:
    std::string m_trail;
    std::vector<std::string> m_places;
    bool m_isJson = false;
};

} // namespace vitrine
