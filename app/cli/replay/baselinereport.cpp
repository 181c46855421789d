// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/replay/baselinereport.h"

#include "app/cli/print/texttable.h"
#include "app/session/export/ciformats.h"
#include "app/wording/alignmenttext.h"
#include "app/wording/numbertext.h"
#include "app/wording/safetext.h"
#include "base/formatted.h"

#include <QStringList>

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace vitrine {

namespace {

using Json = nlohmann::ordered_json;

constexpr auto missingRunRule = "baseline.missing-run";
constexpr std::array allOutcomes { BaselineOutcome::Same, BaselineOutcome::Regression, BaselineOutcome::Changed,
    BaselineOutcome::Fixed };

/// "baseline.logs": the first difference as a rule id, which other programs can filter by.
std::string ruleOf(const BaselineStep &step)
{
    if (!step.row.right)
        return "baseline.missing-step";
    const auto &differences = step.row.differences;
    const auto part = std::ranges::find_if(differences, [](const auto &one) { return one.part != "code"; });
    return "baseline." + (part == differences.end() ? std::string("code") : part->part);
}

/// Text escaped so that Markdown shows it literally: an agent may have written it.
std::string markdownText(const QString &text)
{
    constexpr std::string_view special = "\\`*_{}[]()<>#+-.!|~&@:";
    std::string safe;
    for (const char c : safeLine(text).toStdString()) {
        if (special.contains(c))
            safe += '\\';
        safe += c;
    }
    return safe;
}

std::size_t countIn(const BaselineComparison &comparison, BaselineOutcome outcome)
{
    return static_cast<std::size_t>(std::ranges::count(comparison.steps, outcome, &BaselineStep::outcome));
}

Json stepJson(const BaselineStep &step)
{
    Json json { { "step", step.row.right ? Json(step.ordinal) : Json() },
        { "golden_step", step.row.left ? Json(step.golden) : Json() }, { "outcome", toString(step.outcome) } };
    for (const StepDifference &one : step.row.differences)
        json["differences"].push_back({ { "part", one.part }, { "line", one.text.line },
            { "golden", one.text.recorded }, { "now", one.text.now } });
    return json;
}

} // namespace

void BaselineReport::add(const ReplayRun &run, BaselineComparison comparison)
{
    m_names.add(run.file);
    m_runs.push_back({ run.file, run.number, run.task, std::move(comparison) });
}

QString BaselineReport::reason(const BaselineStep &step)
{
    if (!step.row.right)
        //: The golden run has a step that the run does not have
        return tr("the step is missing");
    if (!step.row.left)
        //: The golden run does not have this step
        return tr("new step");
    return AlignmentText::reason(step.row);
}

QString BaselineReport::missingRun(const Baseline::Golden &golden)
{
    //: A run of the baseline that was not replayed. %1: its number there, %2: its task
    return tr("Golden run %1 is missing: %2")
        .arg(numberText(static_cast<std::uint64_t>(golden.run)), safeLine(golden.task, longestTitle));
}

std::size_t BaselineReport::count(BaselineOutcome outcome) const
{
    std::size_t all = outcome == BaselineOutcome::Regression ? m_missing.size() : 0;
    for (const Run &run : m_runs)
        all += countIn(run.comparison, outcome);
    return all;
}

QString BaselineReport::totals() const
{
    const QStringList parts {
        tr("%Ln regression(s)", nullptr, static_cast<int>(count(BaselineOutcome::Regression))),
        //: Steps that differ from the baseline, but are no worse
        tr("%Ln change(s)", nullptr, static_cast<int>(count(BaselineOutcome::Changed))),
        //: Steps that failed in the baseline
        tr("%Ln fixed", nullptr, static_cast<int>(count(BaselineOutcome::Fixed))),
        //: Steps that are as in the baseline
        tr("%Ln same", nullptr, static_cast<int>(count(BaselineOutcome::Same))),
    };
    return parts.join(QLatin1StringView(", "));
}

std::string BaselineReport::title(const Run &run) const
{
    const std::string log = m_names.of(run.file);
    return formatted("{}{}run {}", log, log.empty() ? "" : " ", run.number);
}

std::string BaselineReport::uri(const Run &run, const BaselineStep &step) const
{
    const std::string log = m_names.of(run.file);
    const std::string location = stepUri(static_cast<std::int64_t>(run.number), step.ordinal);
    return log.empty() ? location : log + '/' + location;
}

Json BaselineReport::json() const
{
    Json runs = Json::array();
    for (const Run &run : m_runs) {
        Json steps = Json::array();
        for (const BaselineStep &step : run.comparison.steps)
            steps.push_back(stepJson(step));
        runs.push_back({ { "file", run.file }, { "run", run.number },
            { "golden_run", run.comparison.golden == 0 ? Json() : Json(run.comparison.golden) },
            { "steps", std::move(steps) } });
    }
    Json missing = Json::array();
    for (const Baseline::Golden &golden : m_missing)
        missing.push_back({ { "golden_run", golden.run }, { "task", golden.task } });
    Json summary = Json::object();
    for (const BaselineOutcome outcome : allOutcomes)
        summary[std::string(toString(outcome))] = count(outcome);
    return { { "runs", std::move(runs) }, { "missing_runs", std::move(missing) }, { "summary", std::move(summary) } };
}

Json BaselineReport::sarif() const
{
    SarifLog log;
    const std::string about = tr("The result differs from the golden run").toStdString();
    for (const Run &run : m_runs) {
        for (const BaselineStep &step : run.comparison.steps) {
            if (step.outcome == BaselineOutcome::Regression)
                log.add({ ruleOf(step), about, "error", reason(step).toStdString(), { uri(run, step), 1, 1 } });
            else if (step.outcome == BaselineOutcome::Changed && step.row.left)
                log.add({ ruleOf(step), about, "note", reason(step).toStdString(), { uri(run, step), 1, 1 } });
        }
    }
    for (const Baseline::Golden &golden : m_missing)
        log.add({ missingRunRule, tr("A golden run was not replayed").toStdString(), "error",
            missingRun(golden).toStdString(), { stepUri(golden.run, 1), 1, 1 } });
    return log.take();
}

std::string BaselineReport::junitSuite(const Run &run) const
{
    const std::string name = title(run);
    std::string cases;
    for (const BaselineStep &step : run.comparison.steps) {
        cases += formatted("  <testcase classname=\"{}\" name=\"step {}{}\"", xmlText(name), step.ordinal,
            step.row.right ? "" : " of the golden run");
        if (step.outcome == BaselineOutcome::Regression)
            cases += formatted(">\n    <failure type=\"{}\" message=\"{}\"/>\n  </testcase>\n", ruleOf(step),
                xmlText(reason(step).toStdString()));
        else
            cases += "/>\n";
    }
    const bool isNew = run.comparison.golden == 0;
    if (isNew)
        cases
            += formatted("  <testcase classname=\"{0}\" name=\"{0}\">\n    <skipped message=\"{1}\"/>\n  </testcase>\n",
                xmlText(name), xmlText(tr("The baseline has no run of this task.").toStdString()));
    return formatted(
        " <testsuite name=\"{}: {}\" tests=\"{}\" failures=\"{}\" errors=\"0\" skipped=\"{}\">\n{} </testsuite>\n",
        xmlText(name), xmlText(run.task, longestTitle), run.comparison.steps.size() + (isNew ? 1 : 0),
        countIn(run.comparison, BaselineOutcome::Regression), isNew ? 1 : 0, cases);
}

std::string BaselineReport::junit() const
{
    std::string text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n";
    for (const Run &run : m_runs)
        text += junitSuite(run);
    if (!m_missing.empty()) {
        text += formatted(" <testsuite name=\"missing runs\" tests=\"{0}\" failures=\"{0}\" errors=\"0\" "
                          "skipped=\"0\">\n",
            m_missing.size());
        for (const Baseline::Golden &golden : m_missing)
            text += formatted("  <testcase classname=\"missing runs\" name=\"golden run {}\">\n    <failure "
                              "type=\"{}\" message=\"{}\"/>\n  </testcase>\n",
                golden.run, missingRunRule, xmlText(missingRun(golden).toStdString()));
        text += " </testsuite>\n";
    }
    return text + "</testsuites>\n";
}

/// The differences of a run; empty if there are none.
std::string BaselineReport::markdownRun(const Run &run) const
{
    std::string lines;
    for (const BaselineStep &step : run.comparison.steps) {
        if (step.outcome == BaselineOutcome::Same)
            continue;
        const bool isRegression = step.outcome == BaselineOutcome::Regression;
        const QString what = isRegression ? tr("regression")
            : step.outcome == BaselineOutcome::Fixed
            //: A step that failed in the golden run
            ? tr("fixed")
            //: A step that is another one than in the golden run, but no worse
            : tr("changed");
        //: %1: number of a step, %2: "regression", %3: why
        lines += "- " + (isRegression ? std::string("**") : std::string())
            + markdownText(tr("Step %1: %2").arg(numberText(step.ordinal), what))
            + (isRegression ? std::string("**") : std::string()) + ": " + markdownText(reason(step)) + '\n';
    }
    if (run.comparison.golden == 0)
        lines = markdownText(tr("The baseline has no run of this task.")) + '\n';
    if (lines.empty())
        return {};
    const QString head = QString::fromStdString(title(run)) + u": " + safeLine(run.task, longestTitle);
    return "\n### " + markdownText(head) + "\n\n" + lines;
}

std::string BaselineReport::markdown() const
{
    //: %1: "2 regressions, 1 change, 0 fixed, 12 same"
    std::string text = "## " + markdownText(tr("Compared with the baseline: %1").arg(totals())) + '\n';
    for (const Run &run : m_runs)
        text += markdownRun(run);
    if (!m_missing.empty())
        text += '\n';
    for (const Baseline::Golden &golden : m_missing)
        text += "- **" + markdownText(missingRun(golden)) + "**\n";
    return text;
}

void BaselineReport::print(Console &console) const
{
    TextTable table({ { tr("Run"), true }, { tr("Step"), true }, { tr("Against the baseline") }, { tr("Why") } });
    for (const Run &run : m_runs)
        for (const BaselineStep &step : run.comparison.steps)
            if (step.outcome == BaselineOutcome::Regression)
                table.add({ { numberText(run.number) }, { numberText(step.ordinal) }, { tr("Regression"), Tone::Bad },
                    { reason(step) } });
    table.print(console, 0);
    for (const Baseline::Golden &golden : m_missing)
        console.write(missingRun(golden));
    console.write(tr("Compared with the baseline: %1").arg(totals()));
}

} // namespace vitrine
