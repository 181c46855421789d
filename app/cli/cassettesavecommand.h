// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

#include <QCoreApplication>

#include <cstdint>
#include <string>

namespace vitrine {

/// `vitrine cassette save` keeps a cassette with a run of a trail, `vitrine cassette reset` takes it back. Both are
/// acts on record; what the log recorded stays as it is.
class CassetteSaveCommand final : public Command {
    Q_DECLARE_TR_FUNCTIONS(vitrine::CassetteSaveCommand)

public:
    enum class Kind { Save, Reset };
    CassetteSaveCommand(CLI::App &above, Kind kind);
    ExitStatus run(Console &console) override;

private:
    void declareTools();

    Kind m_kind;
    std::string m_trail;
    std::string m_tools;
    std::uint64_t m_run = 0;
};

} // namespace vitrine
