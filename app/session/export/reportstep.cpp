// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/export/reportstep.h"

#include "app/kit/text/foundimages.h"
#include "app/session/export/codehtml.h"
#include "app/session/modules/imageservices.h"
#include "app/wording/safetext.h"
#include "app/wording/words.h"
#include "base/formatted.h"
#include "models/trail/record/actions.h"
#include "models/trail/record/imagetext.h"
#include "models/trail/record/logevents.h"

#include <QDateTime>
#include <QLocale>
#include <QTimeZone>

#include <algorithm>
#include <cmath>

namespace vitrine {

namespace {

/// The step in the form that lists use, for their texts.
StepSummary summaryOf(const ExportedStep &step)
{
    StepSummary summary;
    summary.ordinal = step.record.ordinal;
    summary.externalNumber = step.record.externalNumber;
    summary.kind = step.record.kind;
    summary.hasCode = !step.record.code.empty();
    summary.isFinalAnswer = step.record.isFinalAnswer;
    summary.isOpen = step.isOpen;
    summary.isInterrupted = step.isInterrupted;
    if (step.record.error) {
        summary.errorLayer = step.record.error->layer;
        summary.errorMessage = step.record.error->message.substr(0, step.record.error->message.find('\n'));
    }
    return summary;
}

/// A system prompt or a task contains only the request.
bool isAsked(const StepRecord &step) { return step.kind == StepKind::System || step.kind == StepKind::Task; }

} // namespace

ReportStep::ReportStep(const ExportedStep &step, std::optional<std::string> proof, qsizetype &imageRoom)
    : m_step(step)
    , m_proof(std::move(proof))
    , m_imageRoom(imageRoom)
{
}

std::string ReportStep::html()
{
    const StepRecord &record = m_step.record;
    m_html = formatted("<article id=\"step-{}\" data-kind=\"{}\">\n{}", m_step.id, kinds(), head());
    prompt();
    // The field names are for the verifier, which compares the fields with the proven ones (resources/verifier).
    block(tr("Thought"), htmlText(record.thought), " data-field=steps");
    code();
    toolCalls();
    outcome();
    for (const Execution &one : m_step.executions)
        execution(one);
    proof();
    return m_html + "</article>\n";
}

std::string ReportStep::chip(const Cell &cell)
{
    const QString kind = cell.shape ? u"chip " + tokenName(*cell.shape) : QStringLiteral("note");
    return formatted("<span class=\"{}\">{}</span>", kind.toStdString(), escapedHtml(safeLine(cell.text, 120)));
}

QString ReportStep::moment(double unixSeconds)
{
    constexpr double last = 253402300799; // end of the year 9999
    if (!(std::abs(unixSeconds) <= last))
        return {};
    const QDateTime time = QDateTime::fromSecsSinceEpoch(qint64(unixSeconds), QTimeZone::UTC);
    return time.toString(u"yyyy-MM-dd HH:mm:ss 'UTC'");
}

QString ReportStep::figures(const TimeSpan &time, const Tokens &tokens)
{
    QStringList parts;
    if (time.seconds && std::isfinite(*time.seconds))
        parts << Words::duration(*time.seconds);
    if (tokens.input)
        //: Tokens that a model read. %1: a number
        parts << tr("%1 tokens in").arg(QLocale().toString(qlonglong(*tokens.input)));
    if (tokens.output)
        //: Tokens that a model wrote. %1: a number
        parts << tr("%1 tokens out").arg(QLocale().toString(qlonglong(*tokens.output)));
    return parts.join(QStringLiteral(" · "));
}

/// The values that the report's own script filters by.
std::string ReportStep::kinds() const
{
    std::string kinds;
    if (!m_step.record.code.empty())
        kinds += "code ";
    if (m_step.record.error)
        kinds += m_step.record.error->layer == ErrorLayer::Policy ? "blocked " : "error ";
    return kinds + (m_step.executions.empty() ? "" : "replayed");
}

std::string ReportStep::damageChip()
{
    Cell cell;
    cell.shape = Meaning::Error;
    //: In a report, of the trail, a run or a step: it was modified outside of the program
    cell.text = tr("Damaged");
    return chip(cell);
}

std::string ReportStep::head() const
{
    const StepSummary summary = summaryOf(m_step);
    //: Title of a step in a report. %1: its number, %2: its kind, such as Turn
    const QString title
        = tr("Step %1 · %2").arg(Words::number(summary.ordinal, summary.externalNumber), Words::kind(summary));
    const std::string status = isAsked(m_step.record)
        ? std::string()
        : chip(Words::recordedStatus(summary, !actionsOf(m_step.record).empty()));
    const std::string damage = m_step.isDamaged ? damageChip() : std::string();
    const QString known = figures(m_step.record.time, m_step.record.tokens);
    return formatted("<h3>{} {}{}{}</h3>\n", escapedHtml(title), status, damage,
        known.isEmpty() ? std::string() : formatted("<span class=figures>{}</span>", escapedHtml(known)));
}

void ReportStep::block(const QString &title, const std::string &html, const char *kind)
{
    if (!html.empty())
        m_html += formatted("<h4>{}</h4>\n<pre{}>{}</pre>\n", escapedHtml(title), kind, html);
}

void ReportStep::folded(const QString &title, const std::string &html, const char *kind)
{
    if (!html.empty())
        m_html
            += formatted("<details{}><summary>{}</summary><pre>{}</pre></details>\n", kind, escapedHtml(title), html);
}

void ReportStep::prompt()
{
    std::string text;
    for (const PromptMessage &message : m_step.record.prompt) {
        const std::string role = isAsked(m_step.record) ? std::string() : message.role + ":\n";
        text += (text.empty() ? "" : "\n\n") + htmlText(role + message.text);
    }
    if (m_step.record.kind == StepKind::Message)
        block(tr("Text"), text);
    else
        folded(m_step.record.kind == StepKind::Task ? tr("Task") : tr("Prompt"), text);
}

// Adds an image's pixels, encoded by this program. Returns false if the text is not an image that can be shown.
bool ReportStep::image(const QString &title, std::string_view text)
{
    const auto services = imageServices();
    const auto image = services ? (*services)->rewritten(text) : std::nullopt;
    if (!image || image->base64.size() > m_imageRoom)
        return false;
    m_imageRoom -= image->base64.size();
    const QLocale locale;
    //: Said in place of an image in a report. %1 and %2: width and height in pixels
    const auto words = tr("Image, %1 × %2").arg(locale.toString(image->width), locale.toString(image->height));
    m_html += formatted("<h4>{}</h4>\n<img src=\"data:{};base64,{}\" width={} height={} alt=\"{}\">\n",
        escapedHtml(title), image->mediaType.toStdString(), image->base64.toStdString(), image->width, image->height,
        escapedHtml(words));
    return true;
}

void ReportStep::code()
{
    for (const CodeRecord &code : m_step.record.code)
        block(tr("Code"), codeHtml(code), " class=code data-field=step_code");
}

void ReportStep::toolCalls()
{
    for (const RecordedToolCall &call : m_step.record.toolCalls) {
        std::string text = htmlText(call.name + '(' + call.arguments + ')');
        if (call.result)
            text += "\n→ " + htmlText(*call.result);
        if (call.error)
            text += formatted("\n→ <span class=error>{}</span>", htmlText(*call.error));
        block(tr("Tool call"), text);
    }
}

void ReportStep::outcome()
{
    const StepRecord &record = m_step.record;
    for (const OutputRecord &output : record.outputs) {
        const QString title = output.stream == OutputStream::Result ? tr("Output") : tr("Printed Output");
        const std::string text = textWithoutImage(output.text);
        if (!image(title, output.text))
            block(title, htmlText(text), text == output.text ? " data-field=step_outputs" : "");
    }
    std::string events;
    for (const LogEvent &event : logEventsIn(record.extra))
        if (isNotable(event.topic))
            events += (events.empty() ? "" : "\n") + event.kind + ": " + eventLine(event);
    if (!events.empty())
        folded(tr("Events"), htmlText(events));
    if (!record.error)
        return;
    const std::string type = record.error->type.empty() ? std::string() : record.error->type + ": ";
    block(tr("Error"), htmlText(type + record.error->message), " class=error");
    folded(tr("Traceback"), htmlText(record.error->traceback));
}

void ReportStep::proof()
{
    if (m_proof && !m_proof->empty())
        return folded(tr("Proof"), htmlText(*m_proof), " class=proof");
    if (m_proof)
        m_html += formatted("<p class=note>{}</p>\n",
            //: In place of the proof of a step in a report that has proofs
            escapedHtml(tr("No proof: the entry of this step in the chain is damaged.")));
}

/// The result of a replay is shown if it differs.
void ReportStep::execution(const Execution &execution)
{
    if (!execution.end)
        return;
    const ExecutionEnd &end = *execution.end;
    const QString how = QStringList { moment(execution.begin.startedAt), Words::duration(end.result.usage.wallSeconds),
        safeLine(execution.session.executor, 40),
        //: Of an execution in a report. %1: the beginning of the policy's hash
        tr("policy %1").arg(safeLine(execution.session.policyHash.substr(0, 12))) }
                            .join(u" · ");
    const bool isReplay = end.verdict != ReplayVerdict::None;
    m_html += formatted("<h4>{} {} <span class=note>{}</span></h4>\n",
        escapedHtml(execution.begin.isEdited ? tr("Run with edited code")
                : isReplay                   ? tr("Replayed")
                                             : tr("Run")),
        chip(isReplay ? Words::replayVerdict(end.verdict) : Words::status(end.result.status)), escapedHtml(how));
    if (execution.begin.isEdited)
        block(tr("Code"), codeHtml({ .text = execution.begin.code }), " class=code");
    if (end.verdict == ReplayVerdict::Same || end.verdict == ReplayVerdict::Noise)
        return;
    block(tr("Printed Output"), htmlText(end.result.logs));
    for (const EventRecord &event : end.result.events)
        image(tr("Output"), displayedImage(event));
    if (end.result.output && end.result.output->type != "NoneType")
        block(tr("Output"), htmlText(end.result.output->repr));
    if (end.result.error)
        block(tr("Error"), htmlText(end.result.error->type + ": " + end.result.error->message), " class=error");
}

} // namespace vitrine
