// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/codetagsoption.h"
#include "app/cli/command.h"
#include "app/cli/commandreplay.h"
#include "app/cli/commands.h"
#include "app/cli/executionoptions.h"
#include "app/cli/noiseoption.h"
#include "app/cli/replayreport.h"
#include "app/cli/replaysource.h"
#include "app/cli/runchoice.h"
#include "app/session/settings/trustedstubs.h"
#include "models/replay/parallelreplay.h"

#include <string>
#include <utility>
#include <vector>

#include <QCoreApplication>

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
    bool m_isOfCommands = false;
};

ReplayCommand::ReplayCommand(CLI::App &above)
    : Command(
          above.add_subcommand("replay", tr("Replay recorded steps and compare them with the recording").toStdString()))
{
    m_options.declare(parser());
    m_options.acceptPolicyOfLog();
    m_noise.declare(parser());
    m_tags.declare(parser());
    parser()
        .add_option("--run", m_run, tr("Only this run: its position in a log or its number in a trail").toStdString())
        ->type_name("ID")
        ->check(CLI::PositiveNumber);
    parser()
        .add_option("--from", m_from,
            tr("Start at this step of the run; earlier steps run only to restore the state").toStdString())
        ->type_name("K")
        ->check(CLI::PositiveNumber);
    parser()
        .add_option("--jobs", m_jobs,
            tr("Number of parallel replays, each in its own worker; results do not depend on it").toStdString())
        ->type_name("N")
        ->check(CLI::PositiveNumber);
    parser()
        .add_option("--shard", m_shardText,
            tr("Only part i of n of the runs, the same on every machine; only these are recorded in --trail")
                .toStdString())
        ->type_name("i/n")
        ->excludes("--run");
    parser().add_flag("--commands", m_isOfCommands,
        tr("Run the Python code in recorded commands instead, in the sandbox, each in a folder with the files that its "
           "session had written by then")
            .toStdString());
    parser().add_flag("--json", m_isJson, tr("Print one JSON document").toStdString());
    parser()
        .add_option("FILE", m_files,
            tr("Logs, trails and folders. Without --policy, the policy recovered from the log applies. Tool calls are "
               "answered by --tools, then the cassette saved with the run, then LOG.tools.json next to LOG.json, then "
               "the recorded results")
                .toStdString())
        ->required();
}

bool ReplayCommand::readShard(Console &console)
{
    if (m_shardText.empty())
        return true;
    if (const auto shard = Shard::parse(m_shardText)) {
        m_shard = *shard;
        return true;
    }
    console.message(tr("--shard expects two numbers such as 2/5, the second of five parts."));
    return false;
}

ExitStatus ReplayCommand::run(Console &console)
{
    if (m_isOfCommands)
        return replayCommands(console, m_files, m_isJson);
    if (!readShard(console))
        return ExitStatus::Unusable;
    const auto noise = m_noise.rules(console);
    if (!noise)
        return noise.error();
    auto setup = m_options.prepare(console);
    if (!setup)
        return setup.error();
    if (!setup->python) {
        auto python = ExecutionOptions::startPython(console);
        if (!python)
            return python.error();
        setup->python = std::move(*python);
    }
    ReplayChoices choices { setup->policy, setup->tools, setup->determinism, reviewFacts(setup->python), *noise,
        isTrustedStub };
    ReplaySource source(
        console, setup->recorder.get(), std::move(choices), ReplaySource::Wanted { m_run, m_shard, m_tags.tags() });
    const auto loaded = source.load(m_files);
    if (!loaded)
        return loaded.error();
    if (m_run != 0 && loaded->runs.empty())
        return reportNoRun(console, m_run);
    if (!m_shardText.empty() && loaded->runs.empty() && !m_isJson)
        //: %1: a part of all runs, such as 2/5
        console.message(tr("Part %1 contains no runs.").arg(QString::fromStdString(m_shardText)));
    return worse(loaded->status, replayAll(console, *setup, loaded->runs));
}

// In-process there is one interpreter, which all would have to share.
unsigned ReplayCommand::jobs(Console &console, const ExecutionSetup &setup) const
{
    if (m_jobs == 1 || setup.makeAnother)
        return m_jobs;
    console.message(tr("Only the sandbox supports parallel replays: replaying runs one at a time."));
    return 1;
}

ExitStatus ReplayCommand::replayAll(Console &console, ExecutionSetup &setup, const std::vector<ReplayRun> &runs) const
{
    ParallelReplay replayer(*setup.executor, setup.makeAnother, jobs(console, setup), setup.recorder.get());
    const Interruption::Handler handler(*setup.interruption, [&replayer] { replayer.cancel(); });
    ReplayReport found(setup.executor->pythonVersion());
    std::vector<const ReplayRequest *> requests;
    for (const ReplayRun &run : runs)
        requests.push_back(&run.request);
    const auto done = replayer.replay(requests, [&](std::size_t at, std::vector<ReplayedStep> steps) {
        const auto rebuilt = std::erase_if(steps, [this](const ReplayedStep &step) { return step.ordinal < m_from; });
        found.add(runs[at], steps, rebuilt);
        if (!m_isJson)
            found.printRun(console, runs[at], steps, rebuilt);
    });
    if (!done)
        return report(console, done.error());
    if (m_isJson)
        console.document(found.json());
    else
        found.printSummary(console);
    return replayer.isCancelled() || found.hasDifference() ? ExitStatus::Failed : ExitStatus::Fine;
}

std::unique_ptr<Command> makeReplayCommand(CLI::App &above) { return std::make_unique<ReplayCommand>(above); }

} // namespace vitrine
