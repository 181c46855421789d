// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/replay/replayreport.h"

#include "app/cli/print/sentences.h"
#include "app/cli/print/stepprinter.h"
#include "app/cli/print/texttable.h"
#include "app/wording/alignmenttext.h"
#include "app/wording/environmenttext.h"
#include "app/wording/numbertext.h"
#include "app/wording/safetext.h"
#include "app/wording/words.h"
#include "base/parsedjson.h"
#include "models/replay/textdifference.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <optional>

namespace vitrine {

namespace {

using Json = nlohmann::ordered_json;

constexpr qsizetype longestTask = 90;

const StepRecord *recordOf(const ReplayRun &run, std::uint64_t ordinal)
{
    const auto step
        = std::ranges::find(run.request.steps, ordinal, [](const ReplayStep &one) { return one.record.ordinal; });
    return step == run.request.steps.end() ? nullptr : &step->record;
}

std::optional<StepDifference> differenceOf(const ReplayRun &run, const ReplayedStep &step)
{
    const StepRecord *record = recordOf(run, step.ordinal);
    if (record == nullptr || !isDivergence(step.comparison.verdict))
        return std::nullopt;
    return stepDifference(*record, step.result, run.request.noise);
}

QString note(const ReplayRun &run, const ReplayedStep &step)
{
    QStringList parts { Sentences::reason(step.comparison) };
    if (const auto difference = differenceOf(run, step); difference && difference->part != "status")
        parts << AlignmentText::difference(difference->text);
    if (step.result.error)
        parts << Sentences::error(*step.result.error);
    parts.removeAll(QString());
    return parts.join(QLatin1StringView("; "));
}

bool isDifference(ReplayVerdict verdict) { return isDivergence(verdict) && verdict != ReplayVerdict::NotComparable; }

Json stepJson(const ReplayRun &run, const ReplayedStep &step)
{
    Json json { { "ordinal", step.ordinal }, { "verdict", toString(step.comparison.verdict) },
        { "reason", step.comparison.reason }, { "result", parsedJson<Json>(toJson(step.result)) } };
    if (const auto difference = differenceOf(run, step))
        json["difference"] = { { "part", difference->part }, { "line", difference->text.line },
            { "recorded", difference->text.recorded }, { "now", difference->text.now } };
    return json;
}

/// The first step of the run from which its state may differ from the recording.
const ReplayedStep *firstDivergence(const std::vector<ReplayedStep> &steps)
{
    const auto first = std::ranges::find_if(steps, [](const ReplayedStep &step) {
        return isDivergence(step.comparison.verdict) && step.comparison.verdict != ReplayVerdict::NotComparable;
    });
    return first == steps.end() ? nullptr : &*first;
}

} // namespace

void ReplayReport::add(const ReplayRun &run, const std::vector<ReplayedStep> &steps, std::size_t rebuilt)
{
    Json list = Json::array();
    for (const ReplayedStep &step : steps) {
        ++m_counts[step.comparison.verdict];
        list.push_back(stepJson(run, step));
    }
    Json json { { "file", run.file }, { "run", run.number }, { "steps", std::move(list) } };
    const ReplayedStep *first = firstDivergence(steps);
    json["first_divergence"] = first != nullptr ? Json(first->ordinal) : Json();
    for (const EnvironmentDifference &one : environmentDifferences(run.request.environment, m_python))
        json["environment"].push_back({ { "what", one.what }, { "recorded", one.recorded }, { "now", one.now } });
    if (rebuilt > 0)
        json["rebuilt"] = rebuilt;
    m_runs.push_back(std::move(json));
}

bool ReplayReport::hasDifference() const
{
    return std::ranges::any_of(m_counts, [](const auto &count) { return isDifference(count.first); });
}

Json ReplayReport::json() const
{
    Json summary = Json::object();
    for (const auto &[verdict, count] : m_counts)
        summary[std::string(toString(verdict))] = count;
    Json document { { "runs", m_runs }, { "summary", std::move(summary) } };
    if (m_wanted)
        document["interrupted"] = { { "reported_runs", m_runs.size() }, { "runs", *m_wanted } };
    return document;
}

void ReplayReport::printRun(
    Console &console, const ReplayRun &run, const std::vector<ReplayedStep> &steps, std::size_t rebuilt) const
{
    TextTable table({ { tr("Step"), true }, { tr("Verdict") }, { tr("Recorded") }, { tr("Now") }, { tr("Time"), true },
        { tr("Imports") }, { tr("Why") } });
    for (const ReplayedStep &step : steps) {
        const StepRecord *record = recordOf(run, step.ordinal);
        table.add({ { Words::number(step.ordinal, record ? record->externalNumber : std::nullopt) },
            { Words::replayVerdict(step.comparison.verdict).text, Sentences::tone(step.comparison.verdict) },
            { record ? Sentences::recordedStatus(recordedStatus(*record)) : QString() },
            { Words::status(step.result.status).text, Sentences::tone(step.result.status) },
            { Words::duration(step.result.usage.wallSeconds) }, { StepPrinter::imports(step.result) },
            { note(run, step) } });
    }
    //: Title of a replayed run. %1: its number, %2: what the agent was asked
    console.write(tr("Run %1: %2").arg(numberText(run.number), safeLine(run.task, longestTask)));
    if (const QString note = EnvironmentText::note(environmentDifferences(run.request.environment, m_python));
        !note.isEmpty())
        console.write(QStringLiteral("  ") + note);
    if (rebuilt > 0)
        console.write(QStringLiteral("  ")
            + tr("%Ln earlier step(s) ran to restore the state", nullptr, static_cast<int>(rebuilt)));
    if (table.isEmpty())
        console.write(QStringLiteral("  ") + Words::noCode());
    table.print(console, 2);
    if (const ReplayedStep *first = firstDivergence(steps); first != nullptr && steps.size() > 1) {
        const StepRecord *record = recordOf(run, first->ordinal);
        const QString number = Words::number(first->ordinal, record ? record->externalNumber : std::nullopt);
        //: Below the steps of a replayed run. %1: number of a step
        console.write(QStringLiteral("  ") + tr("First difference: step %1").arg(number));
    }
    console.write();
    console.flush();
}

void ReplayReport::printSummary(Console &console) const
{
    QStringList list;
    for (const auto &[verdict, count] : m_counts)
        list << QString(Words::replayVerdict(verdict).text % QLatin1Char(' ') % numberText(count));
    console.write(list.isEmpty() ? tr("No step was replayed.") : list.join(QLatin1StringView(", ")));
    if (m_wanted)
        //: %1, %2: numbers of runs
        console.message(tr("Interrupted in run %1 of %2: the rest was not replayed.")
                .arg(numberText(m_runs.size()), numberText(*m_wanted)));
    else if (list.isEmpty())
        console.message(
            tr("Only steps with Python code are replayed. --commands replays the Python code in recorded commands."));
}

} // namespace vitrine
