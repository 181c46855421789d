// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/codetagsoption.h"
#include "app/cli/command.h"
#include "app/cli/executionoptions.h"
#include "app/cli/noiseoption.h"
#include "app/cli/replaysource.h"

#include <QCoreApplication>

#include <string>
#include <vector>

namespace vitrine {

/// `vitrine replay`: runs the code steps of recorded runs again and says how each compares with its record.
class ReplayCommand final : public Command {
    Q_DECLARE_TR_FUNCTIONS(vitrine::ReplayCommand)

public:
    explicit ReplayCommand(CLI::App &above);
    ExitStatus run(Console &console) override;

private:
    bool readShard(Console &console);
    unsigned jobs(Console &console, const ExecutionSetup &setup) const;
    ExitStatus replayAll(Console &console, ExecutionSetup &setup, const std::vector<ReplayRun> &runs) const;

    ExecutionOptions m_options;
    NoiseOption m_noise;
    CodeTagsOption m_tags;
    std::vector<std::string> m_files;
    std::uint64_t m_run = 0; ///< 0: all
    std::uint64_t m_from = 1; ///< the first step that is reported
    unsigned m_jobs = 1;
    std::string m_shardText;
    Shard m_shard;
    bool m_isJson = false;
};

} // namespace vitrine
