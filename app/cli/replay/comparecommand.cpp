// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command/command.h"
#include "app/cli/command/commands.h"
#include "app/cli/options/executionoptions.h"
#include "app/cli/options/namecheck.h"
#include "app/cli/options/noiseoption.h"
#include "app/cli/options/numbercheck.h"
#include "app/cli/print/texttable.h"
#include "app/cli/replay/replaysource.h"
#include "app/cli/replay/runchoice.h"
#include "app/wording/alignmenttext.h"
#include "app/wording/numbertext.h"
#include "app/wording/safetext.h"
#include "app/wording/words.h"
#include "models/logs/bytes/logfiles.h"
#include "models/replay/runalignment.h"
#include "models/replay/runcomparison.h"

#include <QCoreApplication>
#include <QLocale>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace vitrine {

/// `vitrine compare`: two runs side by side, step by step, each as recorded or as in its latest replay.
class CompareCommand final : public Command {
    Q_DECLARE_TR_FUNCTIONS(vitrine::CompareCommand)

public:
    explicit CompareCommand(CLI::App &above);
    ExitStatus run(Console &console) override;

private:
    /// One side: the steps of the chosen run, or of the first one.
    struct Side {
        std::uint64_t number = 0;
        std::string task;
        std::vector<StepRecord> steps;
    };
    using LoadedSide = std::expected<Side, ExitStatus>;
    static LoadedSide loadRecorded(Console &console, const std::string &file, std::uint64_t number);
    static LoadedSide loadReplayed(Console &console, const std::string &file, std::uint64_t number);
    LoadedSide load(Console &console, std::string_view side) const;
    bool isReplayed(std::string_view side) const { return m_replayed == side || m_replayed == "both"; }
    bool areSame(const Side &left, const Side &right) const;
    static void print(
        Console &console, const Side &left, const Side &right, const std::vector<AlignedSteps> &rows, bool isAll);

    std::vector<std::string> m_files;
    std::uint64_t m_left = 0; ///< 0: the first
    std::uint64_t m_right = 0;
    std::string m_replayed; ///< the sides to take the latest replay for: "left", "right", "both", or none
    NoiseOption m_noise;
    bool m_isAll = false;
    bool m_isJson = false;
};

namespace {

using Json = nlohmann::ordered_json;

constexpr qsizetype longestTask = 90;

std::string_view wordOf(const AlignedSteps &row)
{
    if (!row.left)
        return "only-right";
    if (!row.right)
        return "only-left";
    if (!row.differences.empty())
        return "differs";
    return row.noise.empty() ? "same" : "noise";
}

Json ordinalOf(const std::optional<std::size_t> &location, const std::vector<StepRecord> &steps)
{
    return location ? Json(steps[*location].ordinal) : Json();
}

Json rowJson(const AlignedSteps &row, const std::vector<StepRecord> &left, const std::vector<StepRecord> &right)
{
    Json differences = Json::array();
    for (const StepDifference &one : row.differences)
        differences.push_back({ { "part", one.part }, { "line", one.text.line }, { "left", one.text.recorded },
            { "right", one.text.now } });
    return { { "left", ordinalOf(row.left, left) }, { "right", ordinalOf(row.right, right) },
        { "verdict", wordOf(row) }, { "differences", std::move(differences) }, { "noise", row.noise } };
}

QString numberOf(const std::optional<std::size_t> &location, const std::vector<StepRecord> &steps)
{
    return location ? Words::number(steps[*location].ordinal, steps[*location].externalNumber) : QString();
}

Tone toneOf(const AlignedSteps &row) { return row.isDifference() ? Tone::Changed : Tone::Plain; }

} // namespace

CompareCommand::CompareCommand(CLI::App &above)
    : Command(above.add_subcommand(
          "compare", tr("Compare two runs step by step, as recorded or as replayed").toStdString()))
{
    parser()
        .add_option(
            "--run", m_left, tr("Run of the first file: its position in a log or its number in a trail").toStdString())
        ->type_name("ID")
        ->check(wholeNumber());
    parser()
        .add_option("--with", m_right, tr("Run to compare with, of the second file or of the same file").toStdString())
        ->type_name("ID")
        ->check(wholeNumber());
    parser()
        .add_option("--replayed", m_replayed,
            tr("Use the newest replay in the trail instead of the recording: left, right or both").toStdString())
        ->type_name("SIDE")
        ->check(oneOf({ "left", "right", "both" }));
    m_noise.declare(parser());
    parser().add_flag("--all", m_isAll, tr("Also list identical steps").toStdString());
    parser().add_flag("--json", m_isJson, tr("Print one JSON document").toStdString());
    parser().add_option("FILE", m_files, tr("One or two logs or trails").toStdString())->required();
    parser().callback([this] {
        if (m_files.size() > 2)
            //: %1: a number
            throw CLI::ValidationError(tr("Expected one or two files, not %1.").arg(m_files.size()).toStdString());
    });
}

CompareCommand::LoadedSide CompareCommand::loadRecorded(Console &console, const std::string &file, std::uint64_t number)
{
    ReplaySource source(console, nullptr, ReplayChoices(), ReplaySource::Wanted { number });
    auto loaded = source.load({ file });
    if (!loaded)
        return std::unexpected(loaded.error());
    if (loaded->runs.empty())
        return std::unexpected(reportNoRun(console, std::max<std::uint64_t>(number, 1)));
    ReplayRun &run = loaded->runs.front();
    Side side { run.number, std::move(run.task), {} };
    for (ReplayStep &step : run.request.steps)
        side.steps.push_back(std::move(step.record));
    return side;
}

CompareCommand::LoadedSide CompareCommand::loadReplayed(Console &console, const std::string &file, std::uint64_t number)
{
    const auto trail = Trail::open(file);
    if (!trail)
        return std::unexpected(report(console, trail.error()));
    const auto first = (*trail)->runs(0, 1);
    if (!first)
        return std::unexpected(report(console, first.error()));
    const RunId run = number != 0 || first->empty() ? static_cast<RunId>(number) : first->front().id;
    auto steps = readSide(**trail, { run, true });
    if (steps)
        return Side { static_cast<std::uint64_t>(run), std::move(steps->task), std::move(steps->steps) };
    if (steps.error().code == ErrorCode::NotFound)
        return std::unexpected(reportNoRun(console, std::max<std::uint64_t>(number, 1)));
    if (steps.error().code != ErrorCode::BadValue)
        return std::unexpected(report(console, steps.error()));
    console.message(tr("Run %1 of %2 has not been replayed. Replay it with: vitrine replay %2 --trail %2 --run %1")
            .arg(QString::number(run), safeLine(file)));
    return std::unexpected(ExitStatus::Unusable);
}

CompareCommand::LoadedSide CompareCommand::load(Console &console, std::string_view side) const
{
    const bool isLeft = side == "left";
    // A recording is compared with its own replay unless another run is named.
    const bool isOfLeft = isLeft || (m_right == 0 && m_files.size() == 1 && !m_replayed.empty());
    const std::uint64_t number = isOfLeft ? m_left : m_right;
    const std::string &file = isLeft ? m_files.front() : m_files.back();
    return isReplayed(side) ? loadReplayed(console, file, number) : loadRecorded(console, file, number);
}

ExitStatus CompareCommand::run(Console &console)
{
    const auto noise = m_noise.rules(console);
    if (!noise)
        return noise.error();
    const auto left = load(console, "left");
    if (!left)
        return left.error();
    const auto right = load(console, "right");
    if (!right)
        return right.error();
    if (areSame(*left, *right)) {
        //: %1: number of a run, %2: name of a file
        console.message(
            tr("Both sides are run %1 of %2. Name another run with --with, another file, or compare the run "
               "with its newest replay: --replayed right.")
                .arg(numberText(left->number), safeLine(m_files.front())));
        return ExitStatus::Unusable;
    }
    const auto rows = alignRuns(left->steps, right->steps, *noise);
    if (m_isJson) {
        Json steps = Json::array();
        Json summary = Json::object();
        for (const AlignedSteps &row : rows) {
            steps.push_back(rowJson(row, left->steps, right->steps));
            Json &count = summary[std::string(wordOf(row))];
            count = count.is_null() ? 1 : count.get<int>() + 1;
        }
        console.document({ { "left", left->number }, { "right", right->number }, { "steps", std::move(steps) },
            { "summary", std::move(summary) } });
    } else {
        print(console, *left, *right, rows, m_isAll);
    }
    return std::ranges::any_of(rows, &AlignedSteps::isDifference) ? ExitStatus::Failed : ExitStatus::Fine;
}

/// Whether nothing can differ, because both sides are the same.
bool CompareCommand::areSame(const Side &left, const Side &right) const
{
    const bool isOneFile
        = m_files.size() == 1 || m_files.front() == m_files.back() || isSameFile(m_files.front(), m_files.back());
    return isOneFile && left.number == right.number && isReplayed("left") == isReplayed("right");
}

void CompareCommand::print(
    Console &console, const Side &left, const Side &right, const std::vector<AlignedSteps> &rows, bool isAll)
{
    for (const Side *side : { &left, &right })
        console.write(tr("Run %1: %2")
                .arg(QLocale().toString(static_cast<qulonglong>(side->number)), safeLine(side->task, longestTask)));
    TextTable table({ { tr("Left"), true }, { tr("Right"), true }, { tr("Differences") } });
    for (const AlignedSteps &row : rows) {
        if (!isAll && !row.isDifference())
            continue;
        table.add({ { numberOf(row.left, left.steps) }, { numberOf(row.right, right.steps) },
            { AlignmentText::reason(row), toneOf(row) } });
    }
    table.print(console, 2);
    const auto differences = std::ranges::count_if(rows, &AlignedSteps::isDifference);
    if (differences == 0)
        console.write(tr("No step differs."));
    else
        console.write(tr("%Ln step(s) differ.", nullptr, static_cast<int>(differences)));
}

std::unique_ptr<Command> makeCompareCommand(CLI::App &above) { return std::make_unique<CompareCommand>(above); }

} // namespace vitrine
