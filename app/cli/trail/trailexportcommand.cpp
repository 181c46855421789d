// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command/commands.h"
#include "app/cli/options/executionoptions.h"
#include "app/cli/options/namecheck.h"
#include "app/cli/print/sentences.h"
#include "app/cli/replay/runchoice.h"
#include "app/cli/trail/trailcommand.h"
#include "app/session/export/exportfile.h"
#include "app/session/export/trailexport.h"
#include "app/wording/filtertext.h"

#include <QFile>

#include <algorithm>
#include <iostream>

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

TrailExportCommand::TrailExportCommand(CLI::App &above)
    : TrailCommand(above.add_subcommand("export", tr("Export runs in another format").toStdString()))
{
    std::vector<std::string> formats(exportFormats().begin(), exportFormats().end());
    parser()
        .add_option("--format", m_format, tr("Export format; memory and atif can be imported again").toStdString())
        ->capture_default_str()
        ->check(oneOf(formats));
    parser().add_option("--output", m_output, tr("Write to a file").toStdString())->type_name("FILE");
    parser().add_option("--run", m_runs, tr("Only the runs with these numbers").toStdString())->type_name("ID");
    parser()
        .add_option("--filter", m_filter, tr("Only runs with a step that matches this filter").toStdString())
        ->type_name("EXPR");
    parser().add_flag("--proofs", m_hasProofs, tr("Include the proof of each step in an HTML report").toStdString());
}

ExitStatus TrailExportCommand::read(Console &console, const Trail &trail)
{
    if (m_hasProofs && m_format != "html") {
        console.message(tr("--proofs has no effect on this format: only HTML reports contain proofs."));
        return ExitStatus::Unusable;
    }
    const auto runs = chosen(console, trail);
    if (!runs)
        return runs.error();
    if (isOfOneRun(m_format) && runs->size() != 1) {
        console.message(tr("This format holds a single run: choose one with --run."));
        return ExitStatus::Unusable;
    }
    return exportRuns(console, trail, *runs);
}

std::expected<std::vector<RunSummary>, ExitStatus> TrailExportCommand::chosen(Console &console, const Trail &trail)
{
    auto runs = allRuns(console, trail);
    if (!runs)
        return std::unexpected(report(console, runs.error()));
    for (const RunId wanted : m_runs)
        if (!std::ranges::contains(*runs, wanted, &RunSummary::id))
            return std::unexpected(reportNoRun(console, static_cast<std::uint64_t>(wanted)));
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
    if (!m_output.empty())
        return writeFile(console, trail, runs);
    const auto written = writeRuns(console, trail, runs, [](std::string_view text) { std::cout << text; });
    if (!written)
        return report(console, written.error());
    if (!std::cout.flush())
        return report(console, { ErrorCode::WriteFailed, m_output, {}, {}, {} });
    return ExitStatus::Fine;
}

ExitStatus TrailExportCommand::writeFile(Console &console, const Trail &trail, std::span<const RunSummary> runs)
{
    ExportFile file(QFile::decodeName(m_output.c_str()));
    if (const auto opened = file.open(); !opened)
        return report(console, opened.error());
    const auto written = writeRuns(console, trail, runs, [&file](std::string_view text) {
        file.write(text);
    }).and_then([&file] { return file.keep(); });
    return written ? ExitStatus::Fine : report(console, written.error());
}

Result<void> TrailExportCommand::writeRuns(
    Console &console, const Trail &trail, std::span<const RunSummary> runs, const TrailExport::Sink &sink)
{
    std::uint64_t unproven = 0;
    Error reason;
    const auto prove = [&](StepId step) {
        auto proof = trail.proveStep(step);
        if (!proof && unproven++ == 0)
            reason = proof.error();
        return std::move(proof).value_or(std::string());
    };
    std::function<std::string(StepId)> proofs;
    if (m_hasProofs)
        proofs = prove;
    const auto exporter = makeExport(m_format, sink, std::move(proofs));
    const auto head = readExportHead(trail, runs, m_format);
    if (!head)
        return std::unexpected(head.error());
    if (head->verification)
        reportDamage(console, *head->verification);
    else
        lookForDamage(console);
    exporter->begin(*head);
    for (const RunSummary &run : runs) {
        const auto loaded = readExportedRun(trail, run, *head, namer(console));
        if (!loaded)
            return std::unexpected(loaded.error());
        exporter->add(*loaded);
    }
    exporter->end();
    if (unproven > 0)
        reportIncomplete(console,
            //: %1: why the first of them has none
            tr("%Ln step(s) have no proof: %1", nullptr, static_cast<int>(unproven)).arg(Sentences::failure(reason)));
    return {};
}

std::unique_ptr<Command> makeTrailExportCommand(CLI::App &above) { return std::make_unique<TrailExportCommand>(above); }

} // namespace vitrine
