// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"
#include "app/cli/executionoptions.h"
#include "app/cli/replaysource.h"

#include <QCoreApplication>

#include <string>

namespace vitrine {

/// `vitrine replay`: runs the code steps of recorded runs again and says how each compares with its record.
class ReplayCommand final : public Command {
    Q_DECLARE_TR_FUNCTIONS(vitrine::ReplayCommand)

public:
    explicit ReplayCommand(CLI::App &above);
    ExitStatus run(Console &console) override;

private:
    bool readShard(Console &console);
    bool isWanted(std::uint64_t number, std::uint64_t place) const;
    ExitStatus replayAll(Console &console, ExecutionSetup &setup, const std::vector<ReplayRun> &runs) const;

    ExecutionOptions m_options;
    std::string m_file;
    std::uint64_t m_run = 0; ///< 0: all
    unsigned m_jobs = 1;
    std::string m_shardText;
    std::uint64_t m_shard = 1; ///< from 1
    std::uint64_t m_shards = 1;
    bool m_isJson = false;
};

} // namespace vitrine
