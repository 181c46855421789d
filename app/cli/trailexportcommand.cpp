// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/trailexportcommand.h"

#include "app/cli/executionoptions.h"
#include "app/text/filtertext.h"

#include <QLocale>

#include <algorithm>
#include <fstream>
#include <iostream>

namespace vitrine {

TrailExportCommand::TrailExportCommand(CLI::App &above)
    : TrailCommand(above.add_subcommand("export", tr("Write runs in another format").toStdString()))
{
    std::vector<std::string> formats(exportFormats().begin(), exportFormats().end());
    parser()
        .add_option("--format", m_format, tr("The format").toStdString())
        ->capture_default_str()
        ->check(CLI::IsMember(formats));
    parser().add_option("--output", m_output, tr("Write to a file").toStdString())->type_name("FILE");
    parser().add_option("--run", m_runs, tr("Only the runs with these numbers").toStdString())->type_name("ID");
    parser()
        .add_option("--filter", m_filter, tr("Only runs with a step that this filter lets through").toStdString())
        ->type_name("EXPR");
    parser().add_flag("--proofs", m_hasProofs, tr("Put the proof of each step into an HTML report").toStdString());
}

ExitStatus TrailExportCommand::read(Console &console, const Trail &trail)
{
    const auto runs = chosen(console, trail);
    if (!runs)
        return runs.error();
    if (isOfOneRun(m_format) && runs->size() != 1) {
        console.message(tr("This format holds one run: choose it with --run."));
        return ExitStatus::Unusable;
    }
    return exportRuns(console, trail, *runs);
}

std::expected<std::vector<RunSummary>, ExitStatus> TrailExportCommand::chosen(Console &console, const Trail &trail)
{
    auto runs = allRuns(console, trail);
    if (!runs)
        return std::unexpected(report(console, runs.error()));
    if (!m_runs.empty())
        std::erase_if(*runs, [this](const RunSummary &run) { return !std::ranges::contains(m_runs, run.id); });
    if (m_filter.empty())
        return std::move(*runs);
    const auto filter = Filter::parse(m_filter);
    if (!filter) {
        console.message(FilterText::problem(filter.error()));
        return std::unexpected(ExitStatus::Unusable);
    }
    if (const auto judged = judge(console, trail, *filter); !judged)
        return std::unexpected(judged.error());
    const auto wanted = trail.runsWith(*filter);
    if (!wanted)
        return std::unexpected(report(console, wanted.error()));
    std::erase_if(*runs, [&](const RunSummary &run) { return !std::ranges::binary_search(*wanted, run.id); });
    return std::move(*runs);
}

ExitStatus TrailExportCommand::exportRuns(Console &console, const Trail &trail, std::span<const RunSummary> runs)
{
    std::ofstream file;
    if (!m_output.empty())
        file.open(m_output, std::ios::binary | std::ios::trunc);
    std::ostream &out = m_output.empty() ? std::cout : file;
    const auto prove
        = [&](StepId step) { return m_hasProofs ? trail.proveStep(step).value_or(std::string()) : std::string(); };
    const auto exporter = makeExport(m_format, [&out](std::string_view text) { out << text; }, prove);
    exporter->begin();
    for (const RunSummary &run : runs) {
        const auto loaded = load(console, trail, run);
        if (!loaded)
            return report(console, loaded.error());
        exporter->add(*loaded);
    }
    exporter->end();
    if (!out.flush())
        return report(console, { ErrorCode::WriteFailed, m_output, {}, {}, {} });
    return ExitStatus::Fine;
}

Result<ExportedRun> TrailExportCommand::load(Console &console, const Trail &trail, const RunSummary &run)
{
    ExportedRun loaded { run, {} };
    const auto steps = stepsOf(console, trail, run);
    if (!steps)
        return std::unexpected(steps.error());
    for (const StepSummary &summary : *steps) {
        auto record = trail.step(summary.id);
        auto executions = trail.executionsOfStep(summary.id);
        if (!record || !executions) {
            const Error &error = record ? executions.error() : record.error();
            if (error.code != ErrorCode::Corrupt)
                return std::unexpected(error);
            leaveOut(console, run, QLocale().toString(static_cast<qulonglong>(summary.ordinal)), error);
            continue;
        }
        loaded.steps.push_back(
            { summary.id, std::move(*record), std::move(*executions), summary.isOpen, summary.isInterrupted });
    }
    return loaded;
}

} // namespace vitrine
