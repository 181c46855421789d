// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/logs/checkreport.h"

#include "app/cli/print/sentences.h"
#include "app/cli/print/texttable.h"
#include "app/wording/findingtext.h"
#include "app/wording/numbertext.h"
#include "app/wording/safetext.h"
#include "app/wording/words.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <array>
#include <optional>
#include <ranges>
#include <set>
#include <string_view>
#include <utility>

namespace vitrine {

namespace {

using Json = nlohmann::ordered_json;

/// "imports.deny" for "imports.deny:numpy.f2py".
std::string ruleName(const std::string &rule) { return rule.substr(0, rule.find(':')); }

Json findingsJson(const Review &review)
{
    Json findings = Json::array();
    for (const Finding &finding : review.findings)
        findings.push_back(findingJson(finding));
    return findings;
}

Json stepJson(std::uint64_t run, std::uint64_t ordinal, const Review &review)
{
    Json json { { "run", run }, { "ordinal", ordinal }, { "verdict", toString(review.verdict) },
        { "findings", findingsJson(review) } };
    if (review.syntaxError)
        json["error"] = { { "type", review.syntaxError->type }, { "message", review.syntaxError->message },
            { "line", review.syntaxError->line }, { "column", review.syntaxError->column } };
    return json;
}

TextTable::Cell location(int line) { return { line > 0 ? numberText(static_cast<std::uint64_t>(line)) : QString() }; }

/// The strictest verdict of the policy on the actions of a step; nothing if its rules are against none of them.
std::optional<Verdict> verdictOfActions(const std::vector<Finding> &findings)
{
    constexpr auto verdicts
        = std::to_array<std::pair<std::string_view, Verdict>>({ { "action-denied", Verdict::Denied },
            { "action-undecidable", Verdict::Undecidable }, { "action-asked", Verdict::Ask } });
    for (const auto &[code, verdict] : verdicts)
        if (std::ranges::contains(findings, code, &Finding::code))
            return verdict;
    return std::nullopt;
}

} // namespace

void CheckReport::beginFile(const std::string &file) { m_files.push_back({ file, {} }); }

void CheckReport::add(std::uint64_t run, std::uint64_t ordinal, Review review)
{
    count(review);
    m_files.back().steps.push_back({ run, ordinal, std::move(review) });
}

void CheckReport::addActions(std::uint64_t run, std::uint64_t ordinal, std::vector<Finding> findings)
{
    if (findings.empty())
        return;
    m_actionFindings += findings.size();
    m_deniedActions += std::ranges::contains(findings, Severity::Denied, &Finding::severity) ? 1 : 0;
    Review review;
    review.findings = std::move(findings);
    m_files.back().steps.push_back({ run, ordinal, std::move(review), true });
}

void CheckReport::addBlocked(std::uint64_t run, std::uint64_t ordinal, Verdict verdict)
{
    ++m_blocked;
    if (verdict != Verdict::Denied)
        m_blockedAlone.emplace_back(run, ordinal);
}

void CheckReport::dropFile() { m_files.pop_back(); }

void CheckReport::count(const Review &review)
{
    ++m_python;
    m_syntaxErrors += review.syntaxError ? 1 : 0;
    if (review.verdict != Verdict::Denied)
        return;
    ++m_denied;
    std::set<std::string> modules;
    std::set<std::string> rules;
    for (const Finding &finding : review.findings) {
        if (finding.severity != Severity::Denied)
            continue;
        rules.insert(ruleName(finding.rule));
        if (finding.code == "import-denied")
            modules.insert(finding.subject);
    }
    for (const std::string &module : modules)
        ++m_byModule[module];
    for (const std::string &rule : rules)
        ++m_byRule[rule];
}

Json CheckReport::json() const
{
    Json files = Json::array();
    for (const File &file : m_files) {
        Json steps = Json::array();
        Json actions = Json::array();
        for (const Step &step : file.steps)
            if (step.isOfActions)
                actions.push_back(
                    { { "run", step.run }, { "ordinal", step.ordinal }, { "findings", findingsJson(step.review) } });
            else
                steps.push_back(stepJson(step.run, step.ordinal, step.review));
        files.push_back({ { "file", file.name }, { "steps", std::move(steps) }, { "actions", std::move(actions) } });
    }
    return { { "files", std::move(files) }, { "summary", summary() } };
}

Json CheckReport::summary() const
{
    return { { "runs", m_runs }, { "code_steps", m_withCode }, { "python_steps", m_python }, { "denied", m_denied },
        { "syntax_errors", m_syntaxErrors }, { "action_findings", m_actionFindings },
        { "denied_actions", m_deniedActions }, { "by_module", m_byModule }, { "by_rule", m_byRule },
        { "recorded_blocked", m_blocked }, { "recorded_blocked_denied", m_blocked - m_blockedAlone.size() } };
}

void CheckReport::print(Console &console, Severity least) const
{
    for (const File &file : m_files)
        printFile(console, file, least);
    //: Sums below a list. %1 to %4: numbers; %3: how many of %2 are in Python, %4: how many of %3 are denied
    console.write(tr("Runs: %1, steps with code: %2, in Python: %3, denied: %4")
            .arg(numberText(m_runs), numberText(m_withCode), numberText(m_python), numberText(m_denied)));
    if (m_actionFindings > 0)
        //: Sums below a list. Actions are commands, edits and other tool calls. %1, %2: numbers
        console.write(tr("Findings about actions: %1, steps with denied actions: %2")
                .arg(numberText(m_actionFindings), numberText(m_deniedActions)));
    if (!m_byModule.empty())
        console.write(tr("Denied by module: %1").arg(listed(m_byModule)));
    if (!m_byRule.empty())
        console.write(tr("Denied by rule: %1").arg(listed(m_byRule)));
    printBlocked(console);
}

void CheckReport::printBlocked(Console &console) const
{
    if (m_blocked == 0)
        return;
    //: Sums below a list. %1: number of steps that the recorded agent was not allowed to run, %2: how many of these the
    //: policy denies
    console.write(tr("Blocked when recorded: %1, of these denied: %2")
            .arg(numberText(m_blocked), numberText(m_blocked - m_blockedAlone.size())));
    if (m_blockedAlone.empty())
        return;
    constexpr std::size_t mostNamed = 10;
    QStringList steps;
    for (const auto &[run, ordinal] : m_blockedAlone | std::views::take(mostNamed))
        //: %1: number of a run, %2: number of a step
        steps << tr("run %1 step %2").arg(numberText(run), numberText(ordinal));
    if (m_blockedAlone.size() > mostNamed)
        steps << QStringLiteral("…");
    //: %1: "run 22 step 3, run 30 step 1"
    console.write(tr("Blocked when recorded but not denied here, because the cause only appears at run time or the "
                     "policy is a different one: %1")
            .arg(steps.join(QLatin1StringView(", "))));
}

void CheckReport::printFile(Console &console, const File &file, Severity least)
{
    TextTable table(
        { { tr("Run"), true }, { tr("Step"), true }, { tr("Verdict") }, { tr("Line"), true }, { tr("Finding") } });
    for (const Step &step : file.steps) {
        const TextTable::Cell run { step.run > 0 ? numberText(step.run) : QString() };
        const TextTable::Cell ordinal { numberText(step.ordinal) };
        const auto ruled = step.isOfActions ? verdictOfActions(step.review.findings) : step.review.verdict;
        const TextTable::Cell verdict = ruled
            ? TextTable::Cell { Words::policyVerdict(*ruled).text, Sentences::tone(*ruled) }
            : TextTable::Cell {};
        if (step.review.syntaxError)
            table.add({ run, ordinal, { tr("Error"), Tone::Bad }, location(step.review.syntaxError->line),
                { Sentences::error(*step.review.syntaxError) } });
        for (const Finding &finding : step.review.findings)
            if (finding.severity >= least)
                table.add({ run, ordinal, verdict, location(finding.line),
                    { FindingText::sentence(finding), Sentences::tone(finding.severity) } });
    }
    console.write(safeLine(file.name));
    if (table.isEmpty())
        console.write(QStringLiteral("  ") + tr("no findings"));
    table.print(console, 2);
    console.write();
}

QString CheckReport::listed(const Counts &counts)
{
    std::vector<std::pair<std::string, std::uint64_t>> sorted(counts.begin(), counts.end());
    std::ranges::stable_sort(sorted, std::ranges::greater {}, &std::pair<std::string, std::uint64_t>::second);
    QStringList list;
    for (const auto &[name, number] : sorted)
        list << QString(safeLine(name) % QLatin1Char(' ') % numberText(number));
    return list.join(QLatin1StringView(", "));
}

} // namespace vitrine
