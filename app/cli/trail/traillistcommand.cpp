// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command/commands.h"
#include "app/cli/options/executionoptions.h"
#include "app/cli/print/texttable.h"
#include "app/cli/trail/trailcommand.h"
#include "app/session/export/exportjson.h"
#include "app/session/export/trailjson.h"
#include "app/wording/safetext.h"
#include "app/wording/words.h"
#include "models/trail/chain/damagemarks.h"
#include "models/trail/read/interruptedimports.h"
#include "models/trail/read/joins.h"

#include <QLocale>

#include <algorithm>
#include <map>

namespace vitrine {

/// `vitrine trail list`: the runs of a trail.
class TrailListCommand final : public TrailCommand {
    Q_DECLARE_TR_FUNCTIONS(vitrine::TrailListCommand)

public:
    explicit TrailListCommand(CLI::App &above);

protected:
    ExitStatus read(Console &console, const Trail &trail) override;

private:
    static TextTable::Cell stateOf(const RunSummary &run, bool isDamaged);
};

namespace {

using Json = nlohmann::ordered_json;

constexpr qsizetype longestTask = 60;

TextTable::Cell figure(std::uint64_t value)
{
    return { QLocale().toString(static_cast<qulonglong>(value)), value == 0 ? Tone::Muted : Tone::Plain };
}

std::map<SourceId, std::string> fileNames(const std::vector<SourceSummary> &sources)
{
    std::map<SourceId, std::string> names;
    for (const SourceSummary &source : sources)
        names[source.id] = std::filesystem::path(source.record.file).filename().string();
    return names;
}

Json sourceJson(const SourceSummary &source, bool isInterrupted)
{
    const SourceRecord &record = source.record;
    return { { "source", source.id }, { "file", record.file }, { "sha256", record.sha256 }, { "size", record.size },
        { "format", record.format }, { "imported_at", momentJson(record.importedAt) },
        { "complete", source.isComplete }, { "interrupted", isInterrupted }, { "runs", source.runs } };
}

} // namespace

TrailListCommand::TrailListCommand(CLI::App &above)
    : TrailCommand(above.add_subcommand("list", tr("List the runs of a trail").toStdString()))
{
}

TextTable::Cell TrailListCommand::stateOf(const RunSummary &run, bool isDamaged)
{
    const QString state = Words::runState(run.record.state).text;
    //: State of a run that was modified outside of the program. %1: "Success"
    return isDamaged ? TextTable::Cell { tr("%1, damaged").arg(state), Tone::Bad } : TextTable::Cell { state };
}

ExitStatus TrailListCommand::read(Console &console, const Trail &trail)
{
    reportJournal(console);
    const auto sources = trail.sources();
    if (!sources)
        return report(console, sources.error());
    const auto runs = allRuns(console, trail);
    if (!runs)
        return report(console, runs.error());
    Json sourceList = Json::array();
    // Unknown for a damaged trail.
    const auto interrupted = interruptedImports(trail).value_or(std::vector<SourceId>());
    for (const SourceSummary &source : *sources)
        sourceList.push_back(sourceJson(source, std::ranges::contains(interrupted, source.id)));
    Json runList = Json::array();
    TextTable table({ { tr("Run"), true }, { tr("File") }, { tr("State") }, { tr("Steps"), true },
        { tr("With code"), true }, { tr("Errors"), true }, { tr("Blocked"), true }, { tr("Task") } });
    auto files = fileNames(*sources);
    const auto verification = verified(console, trail);
    const auto isDamaged
        = [&verification](RunId run) { return verification && vitrine::isDamaged(*verification, run); };
    const auto joined = joinedRuns(trail).value_or(JoinedRuns());
    for (const RunSummary &run : *runs) {
        const auto log = joined.find(run.id);
        const bool isJoined = log != joined.end();
        runList.push_back(runJson(run));
        runList.back()["log_run"] = isJoined ? Json(log->second) : Json(nullptr);
        runList.back()["damaged"] = isDamaged(run.id);
        //: A recording of a session, whose own log is another run. %1: number of that run
        const QString file = isJoined ? tr("(hooks of run %1)").arg(log->second) : safeLine(files[run.source]);
        table.add({ figure(static_cast<std::uint64_t>(run.id)), { file }, stateOf(run, isDamaged(run.id)),
            figure(run.steps), figure(run.codeSteps), figure(run.errors), figure(run.blocked),
            { safeLine(run.record.task, longestTask) } });
    }
    Json document { { "sources", std::move(sourceList) }, { "runs", std::move(runList) } };
    addIntegrity(document, verification);
    if (isJson())
        console.document(document);
    else if (table.isEmpty())
        console.write(tr("No runs."));
    else
        table.print(console);
    for (const SourceSummary &source : *sources)
        if (std::ranges::contains(interrupted, source.id))
            //: %1: name of a log
            console.message(
                tr("The import of %1 was interrupted when the program ended. Import it again to complete it.")
                    .arg(safeLine(files[source.id])));
    return ExitStatus::Fine;
}

std::unique_ptr<Command> makeTrailListCommand(CLI::App &above) { return std::make_unique<TrailListCommand>(above); }

} // namespace vitrine
