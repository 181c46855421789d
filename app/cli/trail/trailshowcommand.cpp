// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command/commands.h"
#include "app/cli/options/executionoptions.h"
#include "app/cli/options/numbercheck.h"
#include "app/cli/print/recordprinter.h"
#include "app/cli/print/sentences.h"
#include "app/cli/replay/runchoice.h"
#include "app/cli/trail/trailcommand.h"
#include "app/session/export/trailjson.h"
#include "app/wording/safetext.h"
#include "base/parsedjson.h"
#include "models/judging/hookdecisions.h"
#include "models/logs/bytes/sourcelocation.h"
#include "models/trail/chain/damagemarks.h"

#include <QLocale>

#include <algorithm>
#include <cstdint>
#include <functional>
#include <nlohmann/json_fwd.hpp>
#include <ranges>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace vitrine {

/// `vitrine trail show`: runs with their steps and all executions of them.
class TrailShowCommand final : public TrailCommand {
    Q_DECLARE_TR_FUNCTIONS(vitrine::TrailShowCommand)

public:
    explicit TrailShowCommand(CLI::App &above);

protected:
    ExitStatus read(Console &console, const Trail &trail) override;

private:
    bool hasStep(const Trail &trail, const RunSummary &run) const;
    Result<void> showOriginal(Console &console, const Trail &trail) const;
    Result<void> showSessions(Console &console, const Trail &trail, nlohmann::ordered_json &list) const;
    void printExecution(Console &console, SessionId session, const Execution &execution) const;
    struct ShownStep {
        StepSummary summary;
        StepRecord record;
        std::vector<Execution> executions;
    };
    using ShowStep = std::function<void(const ShownStep &step)>;

    static Result<ShownStep> readStep(const Trail &trail, const StepSummary &summary);
    nlohmann::ordered_json shownJson(const ShownStep &step) const;
    Result<void> forEachStep(Console &console, const Trail &trail, const RunSummary &run, const ShowStep &show);
    Result<nlohmann::ordered_json> document(Console &console, const Trail &trail, const RunSummary &run);
    Result<void> print(Console &console, const Trail &trail, const RunSummary &run);
    void printDecisions(Console &console, StepId step) const;
    static void printDecision(Console &console, const nlohmann::ordered_json &decision, bool namesCall);

    std::uint64_t m_run = 0; ///< 0: all
    std::uint64_t m_step = 0; ///< position in the run; 0: all
    bool m_isOriginal = false;
    HookDecisions m_decisions;
    std::optional<Verification> m_verification;
};

namespace {

using Json = nlohmann::ordered_json;

struct LiveSession {
    SessionId id = 0;
    std::vector<Execution> executions;
};

/// The executions of a run without a log, by session: agents in their own Python are recorded this way.
Result<std::vector<LiveSession>> liveSessions(const Trail &trail, RunId run)
{
    const auto ids = trail.sessionsOfRun(run);
    if (!ids)
        return std::unexpected(ids.error());
    std::vector<LiveSession> sessions;
    for (const SessionId id : std::views::reverse(*ids)) {
        auto executions = trail.executionsOfSession(id);
        if (!executions)
            return std::unexpected(std::move(executions.error()));
        std::erase_if(*executions, [](const Execution &execution) { return execution.begin.step != 0; });
        if (!executions->empty())
            sessions.push_back({ id, std::move(*executions) });
    }
    return sessions;
}

Json sessionJson(const LiveSession &session)
{
    Json executions = Json::array();
    for (const Execution &execution : session.executions)
        executions.push_back(executionJson(execution));
    return { { "session", session.id }, { "executions", std::move(executions) } };
}

} // namespace

TrailShowCommand::TrailShowCommand(CLI::App &above)
    : TrailCommand(above.add_subcommand("show", tr("Show runs with their steps and executions").toStdString()))
{
    auto *run = parser().add_option("--run", m_run, tr("Only the run with this number").toStdString());
    run->type_name("ID")->check(wholeNumber());
    auto *step = parser().add_option("--step", m_step, tr("Only the step at this position in its run").toStdString());
    step->type_name("N")->check(wholeNumber());
    parser()
        .add_flag(
            "--raw", m_isOriginal, tr("Print the raw log bytes of one step, if the log is unchanged").toStdString())
        ->needs(run)
        ->needs(step);
}

ExitStatus TrailShowCommand::read(Console &console, const Trail &trail)
{
    if (m_isOriginal) {
        const auto shown = showOriginal(console, trail);
        return shown ? ExitStatus::Fine : report(console, shown.error());
    }
    auto runs = allRuns(console, trail);
    if (!runs)
        return report(console, runs.error());
    m_verification = verified(console, trail);
    m_decisions = hookDecisions(trail).value_or(HookDecisions());
    if (m_run != 0)
        std::erase_if(*runs, [this](const RunSummary &run) { return static_cast<std::uint64_t>(run.id) != m_run; });
    if (m_run != 0 && runs->empty())
        return reportNoRun(console, m_run);
    if (m_step != 0 && std::ranges::none_of(*runs, [&](const RunSummary &run) { return hasStep(trail, run); }))
        return reportNoStep(console, m_step);
    Json list = Json::array();
    for (const RunSummary &run : *runs) {
        if (!isJson()) {
            if (const auto printed = print(console, trail, run); !printed)
                return report(console, printed.error());
            continue;
        }
        auto json = document(console, trail, run);
        if (!json)
            return report(console, json.error());
        list.push_back(std::move(*json));
    }
    Json sessions = Json::array();
    if (m_run == 0)
        if (const auto shown = showSessions(console, trail, sessions); !shown)
            return report(console, shown.error());
    Json document { { "runs", std::move(list) }, { "sessions", std::move(sessions) } };
    addIntegrity(document, m_verification);
    if (isJson())
        console.document(document);
    return ExitStatus::Fine;
}

bool TrailShowCommand::hasStep(const Trail &trail, const RunSummary &run) const
{
    const auto steps = trail.steps(run.id);
    return steps && std::ranges::contains(*steps, m_step, &StepSummary::ordinal);
}

Result<void> TrailShowCommand::showOriginal(Console &console, const Trail &trail) const
{
    constexpr std::uint64_t most = 64 << 20;
    const auto run = static_cast<RunId>(m_run);
    const auto steps = trail.steps(run);
    if (!steps)
        return std::unexpected(steps.error());
    const auto step = std::ranges::find(*steps, m_step, &StepSummary::ordinal);
    const auto location = sourceLocationOf(trail, run, step == steps->end() ? 0 : step->id);
    if (!location)
        return std::unexpected(location.error());
    const auto bytes = SourceBytes().read(*location, most);
    if (!bytes)
        return std::unexpected(bytes.error());
    if (!isJson())
        console.write(safeText(*bytes));
    else
        console.document(
            { { "file", location->source.file }, { "sha256", location->source.sha256 }, { "line", location->span.line },
                { "from", location->span.byteFrom }, { "to", location->span.byteTo }, { "text", *bytes } });
    return {};
}

/// Executions without a recorded run: by `vitrine run`, in the window, or by an agent of the user.
Result<void> TrailShowCommand::showSessions(Console &console, const Trail &trail, Json &list) const
{
    const auto sessions = trail.sessionsWithoutRun();
    if (!sessions)
        return std::unexpected(sessions.error());
    for (const SessionId session : *sessions) {
        const auto executions = trail.executionsOfSession(session);
        if (!executions)
            return std::unexpected(executions.error());
        Json shown = Json::array();
        for (const Execution &execution : *executions) {
            if (isJson())
                shown.push_back(executionJson(execution));
            else
                printExecution(console, session, execution);
        }
        list.push_back({ { "session", session }, { "executions", std::move(shown) } });
    }
    return {};
}

void TrailShowCommand::printExecution(Console &console, SessionId session, const Execution &execution) const
{
    const auto number = [](auto value) { return QLocale().toString(static_cast<qulonglong>(value)); };
    //: %1: number of a session without a run, %2: number of a step in it
    console.write(QString(tr("Session %1, step %2").arg(number(session), number(execution.begin.ordinal)) % u"  "
        % QString::fromUtf8(execution.end ? toString(execution.end->result.status) : toString(execution.state))));
    console.write(safeText(execution.begin.code));
    if (!execution.end)
        return;
    const StepResult &result = execution.end->result;
    if (!result.logs.empty())
        console.write(safeText(result.logs));
    if (result.output)
        console.write(safeLine(result.output->repr));
    if (result.error)
        console.write(Sentences::error(*result.error));
}

Result<TrailShowCommand::ShownStep> TrailShowCommand::readStep(const Trail &trail, const StepSummary &summary)
{
    auto record = trail.step(summary.id);
    if (!record)
        return std::unexpected(std::move(record.error()));
    auto executions = trail.executionsOfStep(summary.id);
    if (!executions)
        return std::unexpected(std::move(executions.error()));
    return ShownStep { summary, std::move(*record), std::move(*executions) };
}

Json TrailShowCommand::shownJson(const ShownStep &step) const
{
    Json json = stepJson(step.summary.id, step.record);
    Json executions = Json::array();
    for (const Execution &execution : step.executions)
        executions.push_back(executionJson(execution));
    json["executions"] = std::move(executions);
    if (const auto found = m_decisions.find(step.summary.id); found != m_decisions.end())
        for (const std::string &decision : found->second)
            json["decisions"].push_back(parsedJson<Json>(decision));
    return json;
}

void TrailShowCommand::printDecisions(Console &console, StepId step) const
{
    const auto found = m_decisions.find(step);
    if (found == m_decisions.end())
        return;
    for (const std::string &decision : found->second)
        printDecision(console, parsedJson<Json>(decision), found->second.size() > 1);
}

/// With its call, if the step has several.
void TrailShowCommand::printDecision(Console &console, const Json &decision, bool namesCall)
{
    const auto text = [&decision](const char *key) {
        const auto value = decision.find(key);
        return value != decision.end() && value->is_string() ? safeLine(value->get<std::string>()) : QString();
    };
    const QString author = text("author");
    const QString verdict = text("decision");
    const QString by = author.isEmpty() ? text("by") : author;
    const QString line = namesCall
        //: About one of several tool calls of a step. %1: the tool, %2: the identity of the call, %3: "allow", "ask",
        //: "deny" or "none", %4: "policy" or the name of a person
        ? tr("Decision of the hook on %1 (%2): %3, by %4").arg(text("tool"), text("call_id"), verdict, by)
        //: About a tool call of a step. %1: "allow", "ask", "deny" or "none", %2: "policy" or the name of a person
        : tr("Decision of the hook: %1, by %2").arg(verdict, by);
    const QString why = text("reason");
    console.write(why.isEmpty() ? line : QString(line % u". " % why));
}

/// Calls `show` for each chosen step, with one in memory at a time.
Result<void> TrailShowCommand::forEachStep(
    Console &console, const Trail &trail, const RunSummary &run, const ShowStep &show)
{
    const auto summaries = stepsOf(console, trail, run);
    if (!summaries)
        return std::unexpected(summaries.error());
    for (const StepSummary &summary : *summaries) {
        if (m_step != 0 && summary.ordinal != m_step)
            continue;
        const auto step = readStep(trail, summary);
        if (step)
            show(*step);
        else if (step.error().code == ErrorCode::Corrupt)
            leaveOut(console, run.id, QLocale().toString(static_cast<qulonglong>(summary.ordinal)), step.error());
        else
            return std::unexpected(step.error());
    }
    return {};
}

Result<Json> TrailShowCommand::document(Console &console, const Trail &trail, const RunSummary &run)
{
    Json json = runJson(run);
    Json steps = Json::array();
    const auto read = forEachStep(console, trail, run, [&](const ShownStep &step) {
        steps.push_back(shownJson(step));
        steps.back()["damaged"] = m_verification && isDamaged(*m_verification, run.id, step.summary.id);
    });
    if (!read)
        return std::unexpected(read.error());
    json["steps"] = std::move(steps);
    const auto live = liveSessions(trail, run.id);
    if (!live)
        return std::unexpected(live.error());
    json["sessions"] = Json::array();
    for (const LiveSession &session : *live)
        json["sessions"].push_back(sessionJson(session));
    return json;
}

Result<void> TrailShowCommand::print(Console &console, const Trail &trail, const RunSummary &run)
{
    RecordPrinter printer(console);
    printer.setVerification(m_verification);
    printer.printRun(run);
    const auto read = forEachStep(console, trail, run, [&](const ShownStep &step) {
        printer.printStep(step.summary, step.record, step.executions);
        printDecisions(console, step.summary.id);
        console.write();
    });
    if (!read)
        return read;
    const auto live = liveSessions(trail, run.id);
    if (!live)
        return std::unexpected(live.error());
    for (const LiveSession &session : *live)
        std::ranges::for_each(session.executions, [&](const Execution &execution) { printer.printLive(execution); });
    return {};
}

std::unique_ptr<Command> makeTrailShowCommand(CLI::App &above) { return std::make_unique<TrailShowCommand>(above); }

} // namespace vitrine
