// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command/command.h"
#include "app/cli/command/commands.h"
#include "app/cli/logs/checkreport.h"
#include "app/cli/logs/checkrules.h"
#include "app/cli/logs/importnotes.h"
#include "app/cli/options/codetagsoption.h"
#include "app/cli/options/executionoptions.h"
#include "app/cli/options/namecheck.h"
#include "app/session/jobs/logimport.h"
#include "app/session/textfile.h"
#include "executor/policy/profiles.h"
#include "models/judging/actionbase.h"
#include "models/judging/actionfindings.h"
#include "models/logs/importer.h"
#include "models/replay/replayplan.h"
#include "models/replay/sessionreview.h"
#include "models/trail/read/trail.h"

#include <ranges>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <QCoreApplication>

namespace vitrine {

/// `vitrine check`: a policy's verdict on steps before any of them runs. Steps are Python files, or those in logs and
/// trails.
class CheckCommand final : public Command {
    Q_DECLARE_TR_FUNCTIONS(vitrine::CheckCommand)

public:
    explicit CheckCommand(CLI::App &above);
    ExitStatus run(Console &console) override;

private:
    ExitStatus check(Console &console);
    std::set<std::string> toolNames(const ToolStubs &tools) const;

    ExecutionOptions m_options;
    bool m_isJson = false;
    bool m_isRules = false;
    CodeTagsOption m_tags;
    std::string m_severity = "warning"; ///< the lowest that is printed
    std::vector<std::string> m_files;
};

namespace {

/// Judges runs while they are read, so that a log of any size can be checked.
class CheckSink final : public LogSink {
public:
    CheckSink(const Reviewer &reviewer, const std::optional<Policy> &policy, const std::set<std::string> &tools,
        CheckReport &found)
        : m_reviewer(reviewer)
        , m_policy(policy)
        , m_tools(tools)
        , m_found(found)
    {
    }

    bool source(const SourceRecord &) override { return true; }

    bool run(const RunRecord &run, std::span<const StepRecord> steps) override
    {
        judge(run, run.indexInSource, steps, m_policy ? *m_policy : policyOfLog(run));
        return true;
    }

    /// Judges a run of a trail, by default under the policy that it was recorded with. Runs have the trail's numbers.
    Result<void> run(const Trail &trail, const RunSummary &run)
    {
        ReplayChoices choices;
        choices.policy = m_policy;
        auto planned = planReplay(trail, run.id, choices);
        if (!planned)
            return std::unexpected(std::move(planned.error()));
        std::vector<StepRecord> steps;
        steps.reserve(planned->steps.size());
        for (ReplayStep &step : planned->steps)
            steps.push_back(std::move(step.record));
        judge(run.record, static_cast<std::uint64_t>(run.id), steps, planned->policy);
        return {};
    }

private:
    void judge(const RunRecord &run, std::uint64_t number, std::span<const StepRecord> steps, const Policy &policy)
    {
        m_found.beginRun();
        const std::string project = projectOf(run.extra);
        SessionReview session(m_reviewer, policy, m_tools);
        for (const StepRecord &step : steps)
            session.add(step);
        std::vector<ReviewedStep> reviewed = session.take();
        auto code = reviewed.begin();
        for (const StepRecord &step : steps) {
            std::optional<Review> review;
            if (code != reviewed.end() && code->ordinal == step.ordinal)
                review = std::move((code++)->review);
            add(number, step, std::move(review), actionFindings(step, policy, project));
        }
    }

    void add(std::uint64_t run, const StepRecord &step, std::optional<Review> review, std::vector<Finding> findings)
    {
        const bool isDenied = (review && review->verdict == Verdict::Denied)
            || std::ranges::contains(findings, Severity::Denied, &Finding::severity);
        // As everywhere, with or without Python code.
        if (step.error && step.error->layer == ErrorLayer::Policy)
            m_found.addBlocked(run, step.ordinal, isDenied ? Verdict::Denied : Verdict::Allowed);
        if (!step.code.empty())
            m_found.addStepWithCode();
        if (review)
            m_found.add(run, step.ordinal, std::move(*review));
        m_found.addActions(run, step.ordinal, std::move(findings));
    }

    const Reviewer &m_reviewer;
    const std::optional<Policy> &m_policy;
    const std::set<std::string> &m_tools;
    CheckReport &m_found;
};

bool isPythonFile(const std::string &file) { return file == "-" || file.ends_with(".py"); }

/// The Python files are the steps of one run, in order. Files that cannot be read are removed from the list.
ExitStatus addFiles(Console &console, SessionReview &session, std::vector<std::string> &files)
{
    auto status = ExitStatus::Fine;
    std::erase_if(files, [&](const std::string &file) {
        if (!isPythonFile(file))
            return false;
        const auto code = readPythonFile(file);
        if (code)
            session.add(1, *code);
        else
            status = worse(status, report(console, code.error()));
        return !code.has_value();
    });
    return status;
}

/// Runs are read one at a time, so that a trail of any size can be checked.
Result<void> checkTrail(CheckSink &sink, const Trail &trail)
{
    constexpr std::uint64_t page = 256;
    for (RunId after = 0;;) {
        const auto runs = trail.runsAfter(after, page);
        if (!runs)
            return std::unexpected(runs.error());
        for (const RunSummary &run : *runs)
            if (auto judged = sink.run(trail, run); !judged)
                return judged;
        if (runs->size() < page)
            return {};
        after = runs->back().id;
    }
}

ExitStatus checkLog(
    Console &console, CheckSink &sink, CheckReport &found, const std::string &file, const CodeTags &tags)
{
    if (isDatabase(file))
        if (const auto trail = Trail::open(file)) {
            const auto checked = checkTrail(sink, **trail);
            return checked ? ExitStatus::Fine : report(console, checked.error());
        }
    const auto read = importLog(file, sink, { .format = {}, .progress = {}, .tags = tags });
    if (!read) {
        found.dropFile();
        return report(console, read.error());
    }
    return reportSkipped(console, *read);
}

} // namespace

CheckCommand::CheckCommand(CLI::App &above)
    : Command(above.add_subcommand("check", tr("Check steps against a policy without running them").toStdString()))
{
    m_options.declarePolicy(parser());
    m_options.declareTools(parser());
    m_options.declareDeterminism(parser());
    m_tags.declare(parser());
    parser()
        .add_option("--severity", m_severity,
            tr("Lowest severity to print: note, warning or denied; --json prints all").toStdString())
        ->check(oneOf({ "note", "warning", "denied" }))
        ->type_name("S")
        ->capture_default_str();
    parser().add_flag("--rules", m_isRules, tr("List all kinds of findings and exit").toStdString());
    parser().add_flag("--json", m_isJson, tr("Print one JSON document").toStdString());
    parser().add_option("FILE", m_files,
        tr("Python files (.py, or - for standard input) as the steps of one run, logs and trails. Without --policy, a "
           "log "
           "is checked against the policy recovered from its error messages, and a run of a trail against its own")
            .toStdString());
}

ExitStatus CheckCommand::run(Console &console)
{
    if (m_isRules) {
        printRules(console, m_isJson);
        return ExitStatus::Fine;
    }
    if (!m_files.empty())
        return check(console);
    console.message(tr("No files given. Name the files to check."));
    return ExitStatus::Unusable;
}

std::set<std::string> CheckCommand::toolNames(const ToolStubs &tools) const
{
    std::set<std::string> names;
    for (const ToolStubs &all : { tools, defaultTools() })
        for (const auto &name : std::views::keys(all))
            names.insert(name);
    return names;
}

ExitStatus CheckCommand::check(Console &console)
{
    const auto policy = m_options.policy(console);
    if (!policy)
        return policy.error();
    const auto stubs = m_options.tools(console);
    if (!stubs)
        return stubs.error();
    const auto python = ExecutionOptions::startPython(console);
    if (!python)
        return python.error();
    const Reviewer reviewer(*python);
    const std::set<std::string> tools = toolNames(*stubs);
    SessionReview session(reviewer, policy->value_or(defaultPolicy()), tools);
    std::vector<std::string> files = m_files;
    auto status = addFiles(console, session, files);
    std::vector<ReviewedStep> steps = session.take();
    CheckReport found;
    CheckSink sink(reviewer, *policy, tools, found);
    auto step = steps.begin();
    for (const std::string &file : files) {
        found.beginFile(file);
        if (isPythonFile(file)) {
            found.addStepWithCode();
            found.add(0, step->ordinal, std::move(step->review));
            ++step;
        } else {
            status = worse(status, checkLog(console, sink, found, file, m_tags.tags()));
        }
    }
    if (m_isJson)
        console.document(found.json());
    else if (!found.isEmpty())
        found.print(console, *severityFrom(m_severity));
    return worse(status,
        found.denied() + found.deniedActions() + found.unreadable() > 0 ? ExitStatus::Failed : ExitStatus::Fine);
}

std::unique_ptr<Command> makeCheckCommand(CLI::App &above) { return std::make_unique<CheckCommand>(above); }

} // namespace vitrine
