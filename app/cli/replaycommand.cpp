// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/replaycommand.h"

#include "app/cli/replayreport.h"
#include "app/cli/runchoice.h"
#include "app/session/settings/trustedstubs.h"
#include "models/replay/parallelreplay.h"

#include <utility>

namespace vitrine {

ReplayCommand::ReplayCommand(CLI::App &above)
    : Command(above.add_subcommand(
          "replay", tr("Run recorded steps again and say how they compare with the record").toStdString()))
{
    m_options.declare(parser());
    m_options.acceptPolicyOfLog();
    m_noise.declare(parser());
    m_tags.declare(parser());
    parser()
        .add_option("--run", m_run, tr("Only this run: its place in a log, its number in a trail").toStdString())
        ->type_name("ID")
        ->check(CLI::PositiveNumber);
    parser()
        .add_option("--from", m_from,
            tr("Only the steps from this place in its run on; those before it run for the state that it begins with")
                .toStdString())
        ->type_name("K")
        ->check(CLI::PositiveNumber);
    parser()
        .add_option("--jobs", m_jobs,
            tr("Runs at the same time, each in a worker of its own; the results are the same").toStdString())
        ->type_name("N")
        ->check(CLI::PositiveNumber);
    parser()
        .add_option("--shard", m_shardText,
            tr("Only the runs of part i of n, the same on every machine; only these go into --trail").toStdString())
        ->type_name("i/n")
        ->excludes("--run");
    parser().add_flag("--json", m_isJson, tr("Print one JSON document").toStdString());
    parser()
        .add_option("FILE", m_files,
            tr("Logs, trails, and folders of them. Without --policy, their code is judged by the policy that the "
               "log's error messages tell of; tools are answered by --tools, then by a cassette that was saved with "
               "the "
               "run, then by a file LOG.tools.json beside LOG.json, then by what the log recorded")
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
    console.message(tr("--shard wants two numbers such as 2/5: the second part of five."));
    return false;
}

ExitStatus ReplayCommand::run(Console &console)
{
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
        console.message(tr("None of the runs belongs to part %1.").arg(QString::fromStdString(m_shardText)));
    return worse(loaded->status, replayAll(console, *setup, loaded->runs));
}

// In-process there is one interpreter, which all would have to share.
unsigned ReplayCommand::jobs(Console &console, const ExecutionSetup &setup) const
{
    if (m_jobs == 1 || setup.makeAnother)
        return m_jobs;
    console.message(tr("Only the sandbox replays several runs at the same time: these go one after the other."));
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

} // namespace vitrine
