// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/comparecommand.h"

#include "app/cli/runchoice.h"
#include "app/cli/texttable.h"
#include "app/lists/alignmenttext.h"
#include "app/lists/words.h"
#include "app/text/safetext.h"

#include <QLocale>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace vitrine {

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

Json ordinalOf(const std::optional<std::size_t> &place, const std::vector<StepRecord> &steps)
{
    return place ? Json(steps[*place].ordinal) : Json();
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

QString numberOf(const std::optional<std::size_t> &place, const std::vector<StepRecord> &steps)
{
    return place ? Words::number(steps[*place].ordinal, steps[*place].externalNumber) : QString();
}

Tone toneOf(const AlignedSteps &row) { return row.isDifference() ? Tone::Changed : Tone::Plain; }

} // namespace

CompareCommand::CompareCommand(CLI::App &above)
    : Command(above.add_subcommand("compare", tr("Put two recorded runs side by side, step by step").toStdString()))
{
    parser()
        .add_option(
            "--run", m_left, tr("Run of the first file: its place in a log, its number in a trail").toStdString())
        ->type_name("ID")
        ->check(CLI::PositiveNumber);
    parser()
        .add_option(
            "--with", m_right, tr("Run that it is compared with, of the second file or of the same").toStdString())
        ->type_name("ID")
        ->check(CLI::PositiveNumber);
    m_noise.declare(parser());
    parser().add_flag("--all", m_isAll, tr("List the steps that are the same, too").toStdString());
    parser().add_flag("--json", m_isJson, tr("Print one JSON document").toStdString());
    parser().add_option("FILE", m_files, tr("One or two logs or trails").toStdString())->required()->expected(1, 2);
}

std::expected<CompareCommand::Side, ExitStatus> CompareCommand::load(
    Console &console, const std::string &file, std::uint64_t number)
{
    ReplaySource source(console, nullptr, ReplayChoices(), ReplaySource::Wanted { number });
    auto loaded = source.load({ file });
    if (!loaded)
        return std::unexpected(loaded.error());
    if (loaded->runs.empty())
        return std::unexpected(reportNoRun(console, std::max<std::uint64_t>(number, 1)));
    Side side { std::move(loaded->runs.front()), {} };
    for (ReplayStep &step : side.run.request.steps)
        side.steps.push_back(std::move(step.record));
    return side;
}

ExitStatus CompareCommand::run(Console &console)
{
    const auto noise = m_noise.rules(console);
    if (!noise)
        return noise.error();
    const auto left = load(console, m_files.front(), m_left);
    if (!left)
        return left.error();
    const auto right = load(console, m_files.back(), m_right);
    if (!right)
        return right.error();
    const auto rows = alignRuns(left->steps, right->steps, *noise);
    if (m_isJson) {
        Json steps = Json::array();
        Json summary = Json::object();
        for (const AlignedSteps &row : rows) {
            steps.push_back(rowJson(row, left->steps, right->steps));
            Json &count = summary[std::string(wordOf(row))];
            count = count.is_null() ? 1 : count.get<int>() + 1;
        }
        console.document({ { "left", left->run.number }, { "right", right->run.number }, { "steps", std::move(steps) },
            { "summary", std::move(summary) } });
    } else {
        print(console, *left, *right, rows, m_isAll);
    }
    return std::ranges::any_of(rows, &AlignedSteps::isDifference) ? ExitStatus::Failed : ExitStatus::Fine;
}

void CompareCommand::print(
    Console &console, const Side &left, const Side &right, const std::vector<AlignedSteps> &rows, bool isAll)
{
    for (const Side *side : { &left, &right })
        console.write(tr("Run %1: %2")
                .arg(QLocale().toString(static_cast<qulonglong>(side->run.number)),
                    safeLine(side->run.task, longestTask)));
    TextTable table({ { tr("Left"), true }, { tr("Right"), true }, { tr("What differs") } });
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
        console.write(tr("%n step(s) differ.", nullptr, static_cast<int>(differences)));
}

} // namespace vitrine
