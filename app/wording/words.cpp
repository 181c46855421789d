// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/wording/words.h"

#include "app/wording/dateformat.h"
#include "models/items/itemtext.h"

#include <QLocale>
#include <QRegularExpression>

#include <cmath>

namespace vitrine {

namespace {

Cell shaped(Meaning meaning, const QString &text)
{
    Cell cell;
    cell.shape = meaning;
    cell.text = text;
    return cell;
}

Cell muted(const QString &text)
{
    Cell cell;
    cell.text = text;
    cell.isMuted = true;
    return cell;
}

// The part of a message that fits a row: the text after the framework's own preamble and the class of the exception.
QString shortMessage(const StepSummary &step)
{
    static const QRegularExpression type(QStringLiteral("^[A-Za-z_.]+(?:Error|Exception|Warning|Interrupt): "));
    static const QRegularExpression denial(
        QStringLiteral("^(?:Forbidden )?[Ii]mport (?:of|from) ([\\w.]+) is not allowed"));
    constexpr std::string_view dueTo = "due to: ";
    const std::string_view message = step.errorMessage; // enough for a row, without the code that a message may quote
    const auto cause = message.rfind(dueTo);
    auto line = itemLine(cause == message.npos ? message : message.substr(cause + dueTo.size()));
    line.remove(type);
    if (const auto match = denial.match(line); match.hasMatch())
        return u"import " + match.captured(1);
    return line;
}

} // namespace

QString Words::number(std::uint64_t ordinal, std::optional<std::int64_t> externalNumber)
{
    const auto location = QLocale().toString(qulonglong(ordinal));
    if (!externalNumber || *externalNumber == std::int64_t(ordinal))
        return location;
    //: Number of a step. %1: its place in the run, %2: the number that the log gives it
    return tr("%1 (%2)").arg(location, QLocale().toString(qlonglong(*externalNumber)));
}

bool Words::hasOtherNumber(const StepSummary &step)
{
    return step.externalNumber && *step.externalNumber != std::int64_t(step.ordinal);
}

QString Words::kind(const StepSummary &step)
{
    if (step.isFinalAnswer)
        //: Kind of a step
        return tr("Final");
    switch (step.kind) {
    //: Kind of a step: the system prompt
    case StepKind::System: return tr("System");
    //: Kind of a step: what the agent was asked to do
    case StepKind::Task: return tr("Task");
    //: Kind of a step: the agent plans
    case StepKind::Plan: return tr("Plan");
    //: Kind of a step: a model acts, by code or tool calls
    case StepKind::Action: return tr("Turn");
    //: Kind of a step: a tool is called
    case StepKind::Tool: return tr("Tool");
    //: Kind of a step: a message of a conversation
    case StepKind::Message: return tr("Message");
    //: Kind of a step: the final answer
    case StepKind::Final: return tr("Final");
    //: Kind of a step: a model judges what the agent did
    case StepKind::Grader: return tr("Grader");
    }
    return {};
}

QList<Cell> Words::kinds()
{
    QList<Cell> kinds;
    using enum StepKind;
    for (const auto kind : { System, Task, Plan, Action, Tool, Message, Final }) {
        StepSummary step;
        step.kind = kind;
        kinds.append(muted(Words::kind(step)));
    }
    return kinds;
}

Cell Words::recordedStatus(const StepSummary &step, bool isAction)
{
    if (step.isInterrupted)
        //: Status of a step: its program ended before it did
        return shaped(Meaning::NotComparable, tr("Interrupted"));
    if (step.isOpen)
        //: Status of a step that is being recorded
        return shaped(Meaning::Running, tr("Running"));
    if (!step.errorLayer) {
        if (step.isFinalAnswer)
            return shaped(Meaning::Ok, tr("OK: final answer"));
        return step.hasCode || isAction ? shaped(Meaning::Ok, tr("OK")) : muted(noCode());
    }
    auto message = shortMessage(step);
    if (message.isEmpty())
        message = tr("no message");
    switch (*step.errorLayer) {
    case ErrorLayer::Policy: return shaped(Meaning::Blocked, tr("Blocked: %1").arg(message));
    case ErrorLayer::Limit: return shaped(Meaning::Limit, tr("Limit: %1").arg(message));
    case ErrorLayer::Tool: return shaped(Meaning::Error, tr("Tool error: %1").arg(message));
    case ErrorLayer::Model: return shaped(Meaning::Error, tr("Model error: %1").arg(message));
    case ErrorLayer::Format:
    case ErrorLayer::Parse: return shaped(Meaning::Error, tr("Error: format, %1").arg(message));
    case ErrorLayer::Code: break;
    }
    return shaped(Meaning::Error, tr("Error: %1").arg(message));
}

Cell Words::stepStatus(const StepRow &step)
{
    if (!step.isOwn)
        return recordedStatus(step, step.isAction);
    return step.lastStatus ? status(*step.lastStatus) : muted(didNotRun());
}

Cell Words::status(StepStatus status)
{
    switch (status) {
    case StepStatus::Ok: return shaped(Meaning::Ok, tr("OK"));
    case StepStatus::Error: return shaped(Meaning::Error, tr("Error"));
    case StepStatus::Blocked: return shaped(Meaning::Blocked, tr("Blocked"));
    case StepStatus::Timeout: return shaped(Meaning::Timeout, tr("Timeout"));
    case StepStatus::Limit: return shaped(Meaning::Limit, tr("Limit"));
    case StepStatus::Crashed: return shaped(Meaning::Error, tr("Crashed"));
    case StepStatus::Cancelled: return shaped(Meaning::NotComparable, tr("Stopped"));
    }
    return {};
}

Cell Words::policyVerdict(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Allowed: return shaped(Meaning::Ok, tr("Allowed"));
    case Verdict::Denied: return shaped(Meaning::Blocked, tr("Denied"));
    case Verdict::Undecidable: return shaped(Meaning::NotComparable, tr("Undecidable"));
    //: What a policy decides about an action: a person is asked
    case Verdict::Ask: return shaped(Meaning::Ask, tr("Ask"));
    }
    return {};
}

QList<Cell> Words::policyVerdicts()
{
    QList<Cell> verdicts { muted(notChecked()) };
    using enum Verdict;
    for (const auto verdict : { Allowed, Ask, Denied, Undecidable })
        verdicts.append(policyVerdict(verdict));
    return verdicts;
}

QList<Cell> Words::replayVerdicts()
{
    QList<Cell> verdicts;
    using enum ReplayVerdict;
    for (const auto verdict : { None, Same, Noise, Differs, Fixed, Broken, Blocked, NoToolResult, NotComparable })
        verdicts.append(replayVerdict(verdict));
    return verdicts;
}

QList<Cell> Words::variableChanges()
{
    QList<Cell> changes;
    using enum VariableChange;
    for (const auto change : { Added, Changed, Removed, Same })
        changes.append(variableChange(change));
    return changes;
}

QList<Cell> Words::toolSources()
{
    QList<Cell> sources;
    using enum ToolSource;
    for (const auto source : { Recorded, Constant, Python, Missing, Host })
        sources.append(muted(toolSource(source)));
    return sources;
}

Cell Words::replayVerdict(ReplayVerdict verdict)
{
    switch (verdict) {
    case ReplayVerdict::None: return muted(notReplayed());
    case ReplayVerdict::Same: return shaped(Meaning::Same, tr("Same"));
    case ReplayVerdict::Noise: return shaped(Meaning::Noise, tr("Noise"));
    case ReplayVerdict::Differs: return shaped(Meaning::Differs, tr("Differs"));
    case ReplayVerdict::Fixed: return shaped(Meaning::Fixed, tr("Fixed"));
    case ReplayVerdict::Broken: return shaped(Meaning::Broken, tr("Broken"));
    case ReplayVerdict::Blocked: return shaped(Meaning::Blocked, tr("Blocked"));
    case ReplayVerdict::NoToolResult: return shaped(Meaning::NoToolResult, tr("No tool result"));
    case ReplayVerdict::NotComparable: return shaped(Meaning::NotComparable, tr("Not comparable"));
    }
    return {};
}

Cell Words::variableChange(VariableChange change)
{
    switch (change) {
    case VariableChange::Added: return shaped(Meaning::Fixed, tr("Added"));
    case VariableChange::Changed: return shaped(Meaning::Differs, tr("Changed"));
    case VariableChange::Removed: return shaped(Meaning::Broken, tr("Removed"));
    case VariableChange::Same: return shaped(Meaning::Same, tr("Same"));
    }
    return {};
}

Cell Words::runState(RunState state)
{
    switch (state) {
    case RunState::Unknown: return muted(notRecorded());
    //: How a run of an agent ended
    case RunState::Success: return shaped(Meaning::Ok, tr("Output"));
    //: How a run of an agent ended
    case RunState::MaxSteps: return shaped(Meaning::Limit, tr("Limit: steps"));
    //: How a run of an agent ended
    case RunState::Error: return shaped(Meaning::Error, tr("Error"));
    //: How a run of an agent ended
    case RunState::Cancelled: return shaped(Meaning::NotComparable, tr("Stopped"));
    //: How a run ended: its program was gone while a step ran
    case RunState::Interrupted: return shaped(Meaning::NotComparable, tr("Interrupted"));
    }
    return {};
}

QString Words::toolSource(ToolSource source)
{
    switch (source) {
    //: Who answered a tool call
    case ToolSource::Recorded: return tr("Recording");
    //: Who answered a tool call
    case ToolSource::Constant: return tr("Constant");
    //: Who answered a tool call: a stub that the user wrote
    case ToolSource::Python: return tr("Stub");
    //: Who answered a tool call
    case ToolSource::Missing: return tr("No stub");
    //: Who answered a tool call: this program
    case ToolSource::Host: return tr("Vitrine");
    }
    return {};
}

Cell Words::running(double seconds)
{
    //: %1 is a duration, for example 0.8 s
    return shaped(Meaning::Running, tr("Running, %1").arg(tr("%1 s").arg(QLocale().toString(seconds, 'f', 1))));
}

Cell Words::waiting() { return shaped(Meaning::Waiting, tr("Waiting")); }

Cell Words::absent() { return muted(notRecorded()); }

QString Words::notRecorded() { return tr("not recorded"); }

QString Words::noCode() { return tr("no code"); }

QString Words::approval(const Approval &approval)
{
    using Decision = Approval::Decision;
    using Source = Approval::Source;
    switch (approval.decision) {
    case Decision::Allowed:
        return approval.source == Source::Person ? tr("Allowed by a person")
            : approval.source == Source::Rule    ? tr("Allowed by a rule")
            : approval.source == Source::Model   ? tr("Allowed by a model")
                                                 : tr("Allowed");
    case Decision::Changed:
        //: An action of an agent was changed before it ran
        return approval.source == Source::Person ? tr("Changed by a person")
            : approval.source == Source::Rule    ? tr("Changed by a rule")
            : approval.source == Source::Model   ? tr("Changed by a model")
                                                 : tr("Changed");
    case Decision::Denied:
        return approval.source == Source::Person ? tr("Denied by a person")
            : approval.source == Source::Rule    ? tr("Denied by a rule")
            : approval.source == Source::Model   ? tr("Denied by a model")
                                                 : tr("Denied");
    }
    return {};
}

QString Words::didNotRun() { return tr("not run"); }

QString Words::notReplayed() { return tr("not replayed"); }

QString Words::notChecked() { return tr("not checked"); }

QString Words::none() { return tr("none"); }

QString Words::moment(const QDateTime &when) { return dateText(when, chosenDateFormat()); }

QString Words::moment(double unixSeconds) { return moment(QDateTime::fromMSecsSinceEpoch(qint64(unixSeconds * 1000))); }

QString Words::exactMoment(double unixSeconds)
{
    const auto when = QDateTime::fromSecsSinceEpoch(qint64(unixSeconds));
    return when.toOffsetFromUtc(when.offsetFromUtc()).toString(Qt::ISODate);
}

QString Words::duration(double seconds)
{
    const QLocale locale;
    constexpr double longest = 1e9; // more than thirty years is not a duration but an error in the log
    if (!(std::abs(seconds) < longest))
        return tr("%1 s").arg(locale.toString(seconds, 'g', 3));
    constexpr double shortest = 0.05e-3; // a value that would be rounded to zero, although time has passed
    if (seconds > 0 && seconds < shortest)
        //: A duration that is too short to be measured. %1 is a number of milliseconds
        return tr("< %1 ms").arg(locale.toString(0.1, 'f', 1));
    if (std::abs(seconds) < 0.9995)
        //: %1 is a number of milliseconds
        return tr("%1 ms").arg(locale.toString(seconds * 1000, 'f', std::abs(seconds) < 0.01 ? 1 : 0));
    if (std::abs(seconds) < 600)
        //: %1 is a number of seconds
        return tr("%1 s").arg(locale.toString(seconds, 'f', 1));
    //: %1 is a number of minutes
    return tr("%1 min").arg(locale.toString(seconds / 60, 'f', 1));
}

QString Words::amount(qint64 count)
{
    const QLocale locale;
    if (std::abs(count) < 1'000)
        return locale.toString(count);
    if (std::abs(count) < 999'950)
        //: %1 is a number of thousands
        return tr("%1 k").arg(locale.toString(static_cast<double>(count) / 1'000, 'f', 1));
    //: %1 is a number of millions
    return tr("%1 M").arg(locale.toString(static_cast<double>(count) / 1'000'000, 'f', 1));
}

} // namespace vitrine
