// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command/command.h"
#include "app/cli/command/commands.h"
#include "app/cli/options/codetagsoption.h"
#include "app/cli/options/executionoptions.h"
#include "app/cli/options/noiseoption.h"
#include "app/cli/options/numbercheck.h"
#include "app/cli/replay/baselinereport.h"
#include "app/cli/replay/commandreplay.h"
#include "app/cli/replay/replayreport.h"
#include "app/cli/replay/replaysource.h"
#include "app/cli/replay/runchoice.h"
#include "app/session/export/exportfile.h"
#include "app/session/settings/trustedstubs.h"
#include "models/logs/bytes/logfiles.h"
#include "models/replay/baseline.h"
#include "models/replay/parallelreplay.h"

#include <algorithm>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include <QCoreApplication>
#include <QFile>

namespace vitrine {

/// `vitrine replay`: replays recorded steps with code, and reports how each compares with its recording.
class ReplayCommand final : public Command {
    Q_DECLARE_TR_FUNCTIONS(vitrine::ReplayCommand)

public:
    explicit ReplayCommand(CLI::App &above);
    ExitStatus run(Console &console) override;

private:
    void declareBaseline();
    bool readShard(Console &console);
    std::expected<std::unique_ptr<Baseline>, ExitStatus> baseline(Console &console, const ExecutionSetup &setup) const;
    unsigned jobs(Console &console, const ExecutionSetup &setup) const;
    ExitStatus replayAll(
        Console &console, ExecutionSetup &setup, std::vector<ReplayRun> &runs, Baseline *baseline) const;
    void print(Console &console, const ReplayReport &found, const BaselineReport *compared) const;
    ExitStatus writeReports(Console &console, const BaselineReport &report) const;
    bool hasMissedAll(const ReplayReport &found) const { return found.isEmpty() && m_shardText.empty(); }

    ExecutionOptions m_options;
    NoiseOption m_noise;
    CodeTagsOption m_tags;
    std::vector<std::string> m_files;
    std::uint64_t m_run = 0; ///< 0: all
    std::uint64_t m_from = 1; ///< first step that is reported
    unsigned m_jobs = 1;
    std::string m_shardText;
    Shard m_shard;
    bool m_isJson = false;
    std::string m_baseline;
    std::string m_sarif;
    std::string m_junit;
    std::string m_markdown;
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
        ->check(wholeNumber());
    parser()
        .add_option("--from", m_from,
            tr("Start at this step of the run; earlier steps run only to restore the state").toStdString())
        ->type_name("K")
        ->check(wholeNumber());
    parser()
        .add_option("--jobs", m_jobs,
            tr("Number of parallel replays, each in its own worker; results do not depend on it").toStdString())
        ->type_name("N")
        ->check(wholeNumber(1, mostJobs));
    parser()
        .add_option("--shard", m_shardText,
            tr("Only part i of n of the runs, divided in the same way on every machine; only these are recorded in "
               "--trail")
                .toStdString())
        ->type_name("i/n")
        ->excludes("--run");
    declareBaseline();
    parser().add_flag("--commands", m_isOfCommands,
        tr("Instead of steps, run the Python code in recorded commands in the sandbox, each in a folder with the files "
           "that its "
           "session had written so far")
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

void ReplayCommand::declareBaseline()
{
    auto *baseline
        = parser()
              .add_option("--baseline", m_baseline,
                  tr("Compare with the golden runs of this trail, and fail on regressions only. Runs are "
                     "paired by their "
                     "task; each golden run is represented by its newest replay or, without one, by its recording")
                      .toStdString())
              ->type_name("DB")
              ->excludes("--from");
    const auto format = [&](const char *name, std::string &file, const QString &purpose) {
        parser().add_option(name, file, purpose.toStdString())->type_name("FILE")->needs(baseline);
    };
    format("--sarif", m_sarif, tr("Write the regressions as SARIF"));
    format("--junit", m_junit, tr("Write a JUnit report with a test case for each step"));
    format("--markdown", m_markdown, tr("Write a summary as Markdown"));
}

bool ReplayCommand::readShard(Console &console)
{
    if (m_shardText.empty())
        return true;
    if (const auto shard = Shard::parse(m_shardText)) {
        m_shard = *shard;
        return true;
    }
    console.message(tr("--shard expects two numbers, such as 2/5 for the second of five parts."));
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
    const auto golden = baseline(console, *setup);
    if (!golden)
        return golden.error();
    ReplayChoices choices { setup->policy, setup->tools, setup->determinism, reviewFacts(setup->python), *noise,
        isTrustedStub };
    ReplaySource source(
        console, setup->recorder.get(), std::move(choices), ReplaySource::Wanted { m_run, m_shard, m_tags.tags() });
    auto loaded = source.load(m_files);
    if (!loaded)
        return loaded.error();
    if (m_run != 0 && loaded->runs.empty())
        return reportNoRun(console, m_run);
    const auto hasStart = [this](const ReplayRun &run) {
        return std::ranges::any_of(
            run.request.steps, [this](const ReplayStep &step) { return step.record.ordinal >= m_from; });
    };
    if (m_from != 0 && !loaded->runs.empty() && std::ranges::none_of(loaded->runs, hasStart))
        return reportNoStep(console, m_from);
    if (!m_shardText.empty() && loaded->runs.empty() && !m_isJson)
        //: %1: a part of all runs, such as 2/5
        console.message(tr("Part %1 contains no runs.").arg(QString::fromStdString(m_shardText)));
    return worse(loaded->status, replayAll(console, *setup, loaded->runs, golden->get()));
}

/// Nothing if none was requested.
std::expected<std::unique_ptr<Baseline>, ExitStatus> ReplayCommand::baseline(
    Console &console, const ExecutionSetup &setup) const
{
    if (m_baseline.empty())
        return nullptr;
    if (setup.recorder && isSameFile(m_baseline, setup.recorder->file())) {
        console.message(tr("The baseline must not be the trail that the replay is recorded in."));
        return std::unexpected(ExitStatus::Unusable);
    }
    auto opened = Baseline::open(m_baseline);
    if (!opened)
        return std::unexpected(report(console, opened.error()));
    return std::move(*opened);
}

// In-process there is one interpreter, which all would have to share.
unsigned ReplayCommand::jobs(Console &console, const ExecutionSetup &setup) const
{
    if (m_jobs == 1 || setup.makeAnother)
        return m_jobs;
    console.message(tr("Only the sandbox supports parallel replays: replaying runs one at a time."));
    return 1;
}

ExitStatus ReplayCommand::replayAll(
    Console &console, ExecutionSetup &setup, std::vector<ReplayRun> &runs, Baseline *baseline) const
{
    const auto most
        = static_cast<unsigned>(std::min<std::size_t>(jobs(console, setup), std::max<std::size_t>(runs.size(), 1)));
    std::stop_source ended;
    const std::stop_callback interrupted(setup.interruption->token(), [&ended] { ended.request_stop(); });
    ParallelReplay replayer(*setup.executor, setup.makeAnother, most, setup.recorder.get(), ended.get_token());
    ReplayReport found(setup.executor->pythonVersion());
    BaselineReport compared;
    Result<void> comparing;
    std::vector<ReplayRequest *> requests;
    for (ReplayRun &run : runs)
        requests.push_back(&run.request);
    const auto finished = [&](std::size_t at, ReplayRequest request, std::vector<ReplayedStep> steps) {
        runs[at].request = std::move(request);
        const auto rebuilt = std::erase_if(steps, [this](const ReplayedStep &step) { return step.ordinal < m_from; });
        found.add(runs[at], steps, rebuilt);
        // The steps that an interruption left out are no regressions.
        if (baseline != nullptr && comparing && !replayer.isCancelled())
            comparing
                = baseline->compare(runs[at].request, runs[at].task, steps).transform([&](BaselineComparison one) {
                      compared.add(runs[at], std::move(one));
                  });
        if (!m_isJson)
            found.printRun(console, runs[at], steps, rebuilt);
        console.flush();
        if (console.isBroken()) // nobody reads the rest
            ended.request_stop();
    };
    const auto done = replayer.replay(ParallelReplay::from(std::move(requests)), { finished });
    if (!done)
        return report(console, done.error());
    if (!comparing)
        return report(console, comparing.error());
    if (replayer.isCancelled()) {
        found.setInterrupted(runs.size());
        print(console, found, baseline != nullptr ? &compared : nullptr);
        if (!m_sarif.empty() || !m_junit.empty() || !m_markdown.empty())
            console.message(tr("The reports were not written."));
        return ExitStatus::Failed;
    }
    if (baseline == nullptr) {
        print(console, found, nullptr);
        return found.hasDifference() || hasMissedAll(found) ? ExitStatus::Failed : ExitStatus::Fine;
    }
    if (m_run == 0 && m_shardText.empty())
        compared.setMissing(baseline->unpaired());
    print(console, found, &compared);
    return worse(compared.hasRegression() || hasMissedAll(found) ? ExitStatus::Failed : ExitStatus::Fine,
        writeReports(console, compared));
}

void ReplayCommand::print(Console &console, const ReplayReport &found, const BaselineReport *compared) const
{
    if (m_isJson) {
        auto document = found.json();
        if (compared != nullptr)
            document["baseline"] = compared->json();
        console.document(document);
        return;
    }
    found.printSummary(console);
    if (compared != nullptr)
        compared->print(console);
}

ExitStatus ReplayCommand::writeReports(Console &console, const BaselineReport &compared) const
{
    const auto write = [&console](const std::string &name, const auto &text) {
        if (name.empty())
            return ExitStatus::Fine;
        ExportFile file(QFile::decodeName(name.c_str()));
        const auto written = file.open().and_then([&] {
            file.write(text());
            return file.keep();
        });
        return written ? ExitStatus::Fine : report(console, written.error());
    };
    const ExitStatus sarif = write(m_sarif, [&] { return compared.sarif().dump(2) + '\n'; });
    const ExitStatus junit = write(m_junit, [&] { return compared.junit(); });
    return worse(worse(sarif, junit), write(m_markdown, [&] { return compared.markdown(); }));
}

std::unique_ptr<Command> makeReplayCommand(CLI::App &above) { return std::make_unique<ReplayCommand>(above); }

} // namespace vitrine
