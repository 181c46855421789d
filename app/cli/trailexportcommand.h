// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/trailcommand.h"
#include "app/session/export/trailexport.h"

namespace vitrine {

/// `vitrine trail export DB --format F`
class TrailExportCommand final : public TrailCommand {
    Q_DECLARE_TR_FUNCTIONS(vitrine::TrailExportCommand)

public:
    explicit TrailExportCommand(CLI::App &above);

protected:
    ExitStatus read(Console &console, const Trail &trail) override;

private:
    std::expected<std::vector<RunSummary>, ExitStatus> chosen(Console &console, const Trail &trail);
    ExitStatus exportRuns(Console &console, const Trail &trail, std::span<const RunSummary> runs);
    ExitStatus writeFile(Console &console, const Trail &trail, std::span<const RunSummary> runs);
    Result<void> writeRuns(
        Console &console, const Trail &trail, std::span<const RunSummary> runs, const TrailExport::Sink &sink);

    std::string m_format = "jsonl";
    std::string m_output;
    std::string m_filter;
    std::vector<RunId> m_runs;
    bool m_hasProofs = false;
};

} // namespace vitrine
