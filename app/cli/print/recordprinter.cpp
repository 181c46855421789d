// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/print/recordprinter.h"

#include "app/cli/print/sentences.h"
#include "app/cli/print/stepprinter.h"
#include "app/cli/print/textblock.h"
#include "app/wording/costtext.h"
#include "app/wording/safetext.h"
#include "app/wording/words.h"
#include "models/replay/runreplayer.h"
#include "models/trail/chain/damagemarks.h"
#include "models/trail/record/actions.h"
#include "models/trail/record/logevents.h"
#include "models/trail/record/runlabels.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>

namespace vitrine {

namespace {

QString figure(std::int64_t value) { return QLocale().toString(static_cast<qlonglong>(value)); }

QString labelOf(OutputStream stream)
{
    const std::string_view name = toString(stream);
    return QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
}

} // namespace

RecordPrinter::RecordPrinter(Console &console)
    : m_console(console)
{
}

void RecordPrinter::printRun(const RunSummary &run)
{
    //: Title of a run. %1: its number
    QString title = tr("Run %1").arg(figure(run.id));
    if (run.record.state != RunState::Unknown)
        title += QStringLiteral("  ") + Words::runState(run.record.state).text;
    m_console.write(title);
    printBlock(m_console, tr("task"), safeText(run.record.task));
    printBlock(m_console, tr("model"), safeLine(run.record.model));
    if (run.record.finalAnswer)
        printBlock(m_console, tr("answer"), safeText(*run.record.finalAnswer));
    if (run.record.expectedAnswer)
        printBlock(m_console, tr("expected"), safeText(*run.record.expectedAnswer));
    if (run.record.cost)
        printBlock(m_console, tr("cost"), costText(*run.record.cost));
    printLabels(runLabelsIn(run.record.extra));
    for (const Score &score : scoresIn(run.record.extra))
        printScore(score);
    printEvents(run.record.extra);
    m_console.write();
}

void RecordPrinter::printLabels(const RunLabels &labels)
{
    if (!labels.user.empty())
        printBlock(m_console, tr("user"), safeLine(labels.user));
    if (!labels.session.empty())
        printBlock(m_console, tr("session"), safeLine(labels.session));
    QStringList tags;
    for (const std::string &tag : labels.tags)
        tags << safeLine(tag);
    if (!tags.isEmpty())
        printBlock(m_console, tr("tags"), tags.join(QLatin1StringView(", ")));
}

void RecordPrinter::printEvents(std::string_view extra)
{
    for (const LogEvent &event : logEventsIn(extra)) {
        if (!isNotable(event.topic))
            continue;
        //: A record of a log about an approval, a limit, a hook … %1: its type, %2: what it says
        QString text = tr("%1: %2").arg(safeLine(event.kind), safeLine(eventLine(event)));
        if (event.at)
            text += QStringLiteral(", ") + Words::moment(*event.at);
        printBlock(m_console, tr("event"), text);
    }
}

void RecordPrinter::printScore(const Score &score)
{
    //: A score of a run. %1: its name, %2: its value
    QString text = tr("%1: %2").arg(safeLine(score.name), safeLine(score.value));
    if (!score.author.empty())
        //: After a score. %1: the person, model or program that gave it
        text += QStringLiteral(", ") + tr("by %1").arg(safeLine(score.author));
    if (!score.explanation.empty())
        text += u'\n' + safeText(score.explanation);
    printBlock(m_console, tr("score"), text);
}

void RecordPrinter::printStep(
    const StepSummary &summary, const StepRecord &record, const std::vector<Execution> &executions)
{
    QStringList head { tr("Step %1").arg(Words::number(record.ordinal, record.externalNumber)), Words::kind(summary),
        safeLine(Words::recordedStatus(summary, !actionsOf(record).empty()).text) };
    if (record.time.seconds)
        head << Words::duration(*record.time.seconds);
    if (m_verification && isDamaged(*m_verification, summary.run, summary.id))
        //: Of a step that was modified outside of the program
        head << m_console.toned(Tone::Bad, tr("Damaged"));
    m_console.write(head.join(QLatin1StringView("  ")));
    printRecord(record);
    for (auto execution = executions.rbegin(); execution != executions.rend(); ++execution)
        printExecution(*execution);
}

void RecordPrinter::printLive(const Execution &execution)
{
    m_console.write(tr("Step %1").arg(figure(static_cast<std::int64_t>(execution.begin.ordinal))));
    printBlock(m_console, tr("code"), safeText(execution.begin.code));
    printExecution(execution);
    m_console.write();
}

void RecordPrinter::printRecord(const StepRecord &record)
{
    printBlock(m_console, tr("thought"), safeText(record.thought));
    // The prompt of a turn is what the model was asked, that of other steps is their message.
    if (record.kind != StepKind::Action && record.thought.empty() && !record.prompt.empty())
        printBlock(m_console, tr("message"), safeText(record.prompt.back().text));
    for (const CodeRecord &code : record.code)
        printBlock(m_console, tr("code"), safeText(code.text));
    for (const ActionRecord &action : actionsOf(record)) {
        // The code of a call that was refused is in its arguments only.
        if (!action.text.empty() && !std::ranges::contains(record.code, action.text, &CodeRecord::text)) {
            printBlock(m_console, tr("tool"), safeText(action.tool));
            printBlock(m_console, tr("code"), safeText(action.text));
        }
        printAction(action);
    }
    for (const OutputRecord &output : record.outputs)
        printBlock(m_console, labelOf(output.stream), safeText(output.text));
    printEvents(record.extra);
    if (record.error)
        printBlock(m_console, tr("error"), safeText(record.error->type + ": " + record.error->message), Tone::Bad);
}

void RecordPrinter::printAction(const ActionRecord &action)
{
    if (action.text.empty())
        printBlock(m_console, tr("tool"), safeText(action.tool + ' ' + action.arguments));
    if (!action.approval)
        return;
    QString text = Words::approval(*action.approval);
    for (const std::string &more : { action.approval->name, action.approval->reason })
        if (!more.empty())
            text += QStringLiteral(", ") + safeLine(more);
    printBlock(m_console, tr("approval"), text);
}

void RecordPrinter::printExecution(const Execution &execution)
{
    //: One time that a step was run. %1: its number
    QStringList head { tr("Execution %1").arg(figure(execution.id)) };
    if (execution.begin.isEdited)
        //: The code of the step was changed before it was run
        head << tr("edited");
    if (!execution.end) {
        head << (execution.state == ExecutionState::Interrupted ? tr("interrupted") : tr("running"));
        m_console.write(QStringLiteral("  ") + head.join(QLatin1StringView("  ")));
        return;
    }
    const ExecutionEnd &end = *execution.end;
    head << Words::status(end.result.status).text;
    if (end.result.usage.wallSeconds > 0) // hooks may not say how long a call took
        head << Words::duration(end.result.usage.wallSeconds);
    if (end.verdict != ReplayVerdict::None)
        head << Words::replayVerdict(end.verdict).text << Sentences::reason({ end.verdict, end.reason });
    head.removeAll(QString());
    m_console.write(QStringLiteral("  ") + head.join(QLatin1StringView("  ")));
    if (execution.begin.isEdited)
        printBlock(m_console, tr("code"), safeText(execution.begin.code));
    StepPrinter(m_console).printDetails(end.result);
}

} // namespace vitrine
