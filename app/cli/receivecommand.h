// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

#include <QCoreApplication>

#include <cstdint>
#include <string>

namespace vitrine {

/// `vitrine receive`: takes the spans that a running agent exports into a trail, until it is stopped.
class ReceiveCommand final : public Command {
    Q_DECLARE_TR_FUNCTIONS(vitrine::ReceiveCommand)

public:
    explicit ReceiveCommand(CLI::App &above);
    ExitStatus run(Console &console) override;

private:
    void greet(Console &console, const QString &url, const QString &token) const;

    std::string m_trail;
    std::uint16_t m_port = 4318;
    std::string m_tokenFile;
    bool m_isJson = false;
};

} // namespace vitrine
