// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command/command.h"

#include <memory>

namespace vitrine {

/// Creates a command and declares it below the parser `above`.
using MakeCommand = std::unique_ptr<Command> (*)(CLI::App &above);

// Every command is declared in its own source file; the functions that create them are listed here, and a row in
// commandline.cpp adds each to its parser.

std::unique_ptr<Command> makeCassetteResetCommand(CLI::App &above);
std::unique_ptr<Command> makeCassetteSaveCommand(CLI::App &above);
std::unique_ptr<Command> makeCassetteShowCommand(CLI::App &above);
std::unique_ptr<Command> makeCheckCommand(CLI::App &above);
std::unique_ptr<Command> makeCompareCommand(CLI::App &above);
std::unique_ptr<Command> makeFollowCommand(CLI::App &above);
std::unique_ptr<Command> makeHookClaudeCodeCommand(CLI::App &above);
std::unique_ptr<Command> makeHookCodexCommand(CLI::App &above);
std::unique_ptr<Command> makeHookInstallCommand(CLI::App &above);
std::unique_ptr<Command> makeHookUninstallCommand(CLI::App &above);
std::unique_ptr<Command> makeImportCommand(CLI::App &above);
std::unique_ptr<Command> makeMcpCommand(CLI::App &above);
std::unique_ptr<Command> makeNoiseCommand(CLI::App &above);
std::unique_ptr<Command> makePolicyCheckCommand(CLI::App &above);
std::unique_ptr<Command> makePolicyDiffCommand(CLI::App &above);
std::unique_ptr<Command> makePolicyExportCommand(CLI::App &above);
std::unique_ptr<Command> makePolicyImportCommand(CLI::App &above);
std::unique_ptr<Command> makePolicyListCommand(CLI::App &above);
std::unique_ptr<Command> makePolicyProveCommand(CLI::App &above);
std::unique_ptr<Command> makePolicyRecoverCommand(CLI::App &above);
std::unique_ptr<Command> makePolicySchemaCommand(CLI::App &above);
std::unique_ptr<Command> makePolicyShowCommand(CLI::App &above);
std::unique_ptr<Command> makePolicySuggestCommand(CLI::App &above);
std::unique_ptr<Command> makePolicyTestCommand(CLI::App &above);
std::unique_ptr<Command> makePolicyUnusedCommand(CLI::App &above);
std::unique_ptr<Command> makePolicyWhyCommand(CLI::App &above);
std::unique_ptr<Command> makeReceiveCommand(CLI::App &above);
std::unique_ptr<Command> makeReplayCommand(CLI::App &above);
std::unique_ptr<Command> makeRunCommand(CLI::App &above);
std::unique_ptr<Command> makeSessionsCommand(CLI::App &above);
std::unique_ptr<Command> makeTrailCertifyCommand(CLI::App &above);
std::unique_ptr<Command> makeTrailExportCommand(CLI::App &above);
std::unique_ptr<Command> makeTrailKeyCommand(CLI::App &above);
std::unique_ptr<Command> makeTrailListCommand(CLI::App &above);
std::unique_ptr<Command> makeTrailMergeCommand(CLI::App &above);
std::unique_ptr<Command> makeTrailProveCommand(CLI::App &above);
std::unique_ptr<Command> makeTrailPruneCommand(CLI::App &above);
std::unique_ptr<Command> makeTrailRedactCommand(CLI::App &above);
std::unique_ptr<Command> makeTrailReindexCommand(CLI::App &above);
std::unique_ptr<Command> makeTrailRepairCommand(CLI::App &above);
std::unique_ptr<Command> makeTrailSealCommand(CLI::App &above);
std::unique_ptr<Command> makeTrailSearchCommand(CLI::App &above);
std::unique_ptr<Command> makeTrailShowCommand(CLI::App &above);
std::unique_ptr<Command> makeTrailSqlCommand(CLI::App &above);
std::unique_ptr<Command> makeTrailStatsCommand(CLI::App &above);
std::unique_ptr<Command> makeTrailTilesCommand(CLI::App &above);
std::unique_ptr<Command> makeTrailTimestampCommand(CLI::App &above);
std::unique_ptr<Command> makeTrailVerifierCommand(CLI::App &above);
std::unique_ptr<Command> makeTrailVerifyCommand(CLI::App &above);
std::unique_ptr<Command> makeTrailWitnessCommand(CLI::App &above);
std::unique_ptr<Command> makeVerifyReplayCommand(CLI::App &above);

} // namespace vitrine
