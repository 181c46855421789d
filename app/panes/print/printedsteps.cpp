// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/print/printedsteps.h"

#include "app/kit/text/documentimage.h"
#include "app/kit/text/foundimages.h"
#include "app/kit/theme/fonts.h"
#include "app/panes/print/codeprinter.h"
#include "app/wording/safetext.h"
#include "app/wording/words.h"
#include "models/trail/record/imagetext.h"

#include <QLocale>
#include <QTextDocument>

#include <algorithm>

namespace vitrine {

namespace {

constexpr double textPoints = 9.5;
constexpr double codePoints = 8.5;
constexpr double gap = 4;
// Fits within the margins of the smallest paper, in screen pixels.
constexpr QSize largestImage(440, 560);

QFont fontOf(bool isCode)
{
    if (isCode)
        return codeFontOfSize(codePoints);
    auto font = Fonts::ofPlatform(Fonts::Use::Window);
    font.setPointSizeF(textPoints);
    return font;
}

QTextCharFormat lookOf(bool isCode)
{
    QTextCharFormat look;
    look.setFont(fontOf(isCode));
    look.setForeground(Qt::black);
    return look;
}

// Code and outputs are indented, which is visible on any printer.
QTextBlockFormat blockOf(bool isCode)
{
    QTextBlockFormat block;
    block.setTopMargin(isCode ? 0 : gap);
    block.setBottomMargin(gap);
    block.setLeftMargin(isCode ? gap * 3 : 0);
    return block;
}

QTextBlockFormat headingBlock(int level)
{
    QTextBlockFormat block;
    block.setHeadingLevel(level);
    block.setTopMargin(level == 3 ? gap * 2 : gap * 4);
    block.setBottomMargin(gap);
    return block;
}

/// The value of the last statement in the step's output, or everything else.
std::string shown(const StepRecord &record, bool isResult)
{
    std::string text;
    for (const auto &output : record.outputs) {
        if ((output.stream == OutputStream::Result) == isResult)
            text += textWithoutImage(output.text);
    }
    return text;
}

std::string textOf(const ErrorRecord &error)
{
    auto text = error.type.empty() ? error.message : error.type + ": " + error.message;
    if (!error.traceback.empty())
        text += "\n" + error.traceback;
    return text;
}

} // namespace

PrintedSteps::PrintedSteps()
    : m_document(std::make_unique<QTextDocument>())
    , m_python(std::make_unique<CodePrinter>(QStringLiteral("Python")))
    , m_bash(std::make_unique<CodePrinter>(QStringLiteral("Bash")))
    , m_cursor(m_document.get())
{
    m_document->setUndoRedoEnabled(false);
    m_document->setDefaultFont(fontOf(false));
    m_cursor.beginEditBlock();
}

PrintedSteps::~PrintedSteps() = default;

void PrintedSteps::addTitle(const QString &file, const RunRecord &run, int runNumber)
{
    //: Headline of what is printed. %1: name of a file, %2: number of a run
    addHeading(tr("%1, run %2").arg(safeLine(file), QLocale().toString(runNumber)), 1);
    QStringList facts;
    for (const auto &fact : { run.agentName, run.model, run.framework }) {
        if (!fact.empty())
            facts.append(safeLine(fact));
    }
    if (!facts.isEmpty())
        insertBlock(facts.join(QStringLiteral(", ")), false);
    //: Title of a part of what is printed: what the agent was to do
    addPart(tr("Task"), run.task);
    //: Title of a part of what is printed: what the agent answered in the end
    addPart(tr("Answer"), run.finalAnswer.value_or(std::string()));
}

void PrintedSteps::addStep(const StepDetail &step)
{
    const auto &record = step.record;
    const auto number = Words::number(step.row.ordinal, step.row.externalNumber);
    //: Headline of a step that is printed. %1: its number, %2: its kind, "Action", %3: how it ended, "Error: …"
    addHeading(tr("Step %1, %2: %3").arg(number, Words::kind(step.row), Words::stepStatus(step.row).text), 2);
    //: Title of a part of what is printed
    addPart(tr("Thought"), record.thought);
    for (const auto &code : record.code)
        //: Title of a part of what is printed
        addCode(code, tr("Code"));
    addPart(tr("Printed Output"), shown(record, false));
    addPart(tr("Output"), shown(record, true));
    for (const auto &output : record.outputs)
        addImage(output.text);
    if (record.error)
        addPart(tr("Error"), textOf(*record.error));
    const auto ended = std::ranges::find_if(step.executions, [](const Execution &e) { return e.end.has_value(); });
    if (ended == step.executions.end())
        return;
    const bool hasVerdict = ended->end->verdict != ReplayVerdict::None;
    const auto verdict
        = hasVerdict ? Words::replayVerdict(ended->end->verdict) : Words::status(ended->end->result.status);
    //: Title of a part of what is printed. %1: "Same", "Differs", "OK"
    addHeading(tr("Replayed: %1").arg(verdict.text), 3);
    if (ended->begin.isEdited)
        addCode({ .text = ended->begin.code },
            //: Title of a part of what is printed: code that the user changed
            tr("Code of the draft"));
    addResult(ended->end->result);
}

void PrintedSteps::addResult(const StepResult &result)
{
    addPart(tr("Printed Output"), result.logs);
    addPart(tr("Output"), result.output ? result.output->text : std::string());
    for (const auto &event : result.events)
        addImage(displayedImage(event));
    if (result.error)
        addPart(tr("Error"), result.error->type + ": " + result.error->message);
}

void PrintedSteps::addGap(std::uint64_t ordinal)
{
    //: In place of a step that is printed. %1: its number
    insertBlock(tr("Cannot read step %1.").arg(QLocale().toString(qulonglong(ordinal))), false);
}

std::unique_ptr<QTextDocument> PrintedSteps::take()
{
    m_cursor.endEditBlock();
    m_cursor = {};
    return std::move(m_document);
}

void PrintedSteps::addHeading(const QString &text, int level)
{
    auto look = lookOf(false);
    look.setFontWeight(QFont::DemiBold);
    look.setFontPointSize(textPoints + (level == 1 ? 4 : level == 2 ? 2 : 0));
    m_cursor.insertBlock(headingBlock(level));
    m_cursor.insertText(text, look);
}

void PrintedSteps::addPart(const QString &title, std::string_view text)
{
    if (text.empty())
        return;
    addHeading(title, 3);
    insertBlock(cut(text), true);
}

void PrintedSteps::addImage(std::string_view text)
{
    const auto image = documentImage(text);
    if (!image)
        return;
    m_cursor.insertBlock(blockOf(true));
    m_cursor.insertImage(*image);
    // The last character is the image.
    m_cursor.movePosition(QTextCursor::PreviousCharacter, QTextCursor::KeepAnchor);
    auto format = m_cursor.charFormat().toImageFormat();
    const auto size = image->size().scaled(largestImage.boundedTo(image->size()), Qt::KeepAspectRatio);
    format.setWidth(size.width());
    format.setHeight(size.height());
    m_cursor.setCharFormat(format);
    m_cursor.movePosition(QTextCursor::End);
}

void PrintedSteps::addCode(const CodeRecord &code, const QString &title)
{
    addHeading(title, 3);
    m_cursor.insertBlock(blockOf(true));
    const auto text = cut(code.text);
    if (code.language == Language::Other)
        m_cursor.insertText(text, lookOf(true));
    else
        (code.language == Language::Bash ? m_bash : m_python)->insert(m_cursor, text, lookOf(true));
}

void PrintedSteps::insertBlock(const QString &text, bool isCode)
{
    m_cursor.insertBlock(blockOf(isCode));
    // A separate paragraph for each line would cost much more.
    m_cursor.insertText(QString(text).replace(u'\n', QChar::LineSeparator), lookOf(isCode));
}

QString PrintedSteps::cut(std::string_view utf8) const
{
    const auto all = safeText(utf8.substr(0, longestText * 4));
    if (all.size() <= longestText && utf8.size() <= std::size_t(longestText) * 4)
        return all.trimmed();
    //: At the end of a printed text: the rest of it is left out
    return all.first(std::min(all.size(), longestText)) % u'\n' % tr("… Text truncated.");
}

} // namespace vitrine
