// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/trailcommand.h"

#include "app/cli/executionoptions.h"

#include <iterator>

namespace vitrine {

TrailCommand::TrailCommand(CLI::App *declared)
    : Command(declared)
{
    parser().add_flag("--json", m_isJson, tr("Print one JSON document").toStdString());
    parser().add_option("DB", m_file, tr("The trail").toStdString())->required();
}

ExitStatus TrailCommand::run(Console &console)
{
    if (const auto status = withoutTrail(console))
        return *status;
    const auto trail = Trail::open(m_file);
    if (!trail)
        return report(console, trail.error());
    return read(console, **trail);
}

std::expected<std::vector<RunSummary>, Error> TrailCommand::allRuns(const Trail &trail)
{
    constexpr std::uint64_t page = 512;
    std::vector<RunSummary> all;
    while (true) {
        auto runs = trail.runs(all.size(), page);
        if (!runs)
            return std::unexpected(runs.error());
        const bool isLast = runs->size() < page;
        std::ranges::move(*runs, std::back_inserter(all));
        if (isLast)
            return all;
    }
}

} // namespace vitrine
