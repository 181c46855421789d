// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/print/stepprinter.h"

#include "app/cli/print/sentences.h"
#include "app/cli/print/textblock.h"
#include "app/wording/findingtext.h"
#include "app/wording/safetext.h"
#include "app/wording/words.h"
#include "executor/denialadvice.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <array>
#include <string>

namespace vitrine {

namespace {

/// The JSON and the trail contain all lines.
constexpr qsizetype longestBlock = 60;

/// What happened to the state of the session, if the step destroyed it; otherwise empty.
QString sessionLeft(const StepResult &result)
{
    if (std::ranges::contains(result.events, "session.restored", &EventRecord::kind))
        return StepPrinter::tr("restored to the state before this step");
    if (std::ranges::contains(result.events, "session.lost", &EventRecord::kind))
        return StepPrinter::tr("restarted: the state of earlier steps is lost");
    return {};
}

/// Whether the traceback shows more than the error of the step: its causes, or the members of a group.
bool hasOrigins(const std::string &traceback)
{
    constexpr std::array signs { "\nThe above exception was the direct cause",
        "\nDuring handling of the above exception", "+ Exception Group Traceback" };
    return std::ranges::any_of(signs, [&traceback](const char *sign) { return traceback.contains(sign); });
}

} // namespace

StepPrinter::StepPrinter(Console &console)
    : m_console(console)
{
}

void StepPrinter::printHead(const QString &title, const StepResult &result)
{
    QStringList parts { title, m_console.toned(Sentences::tone(result.status), Words::status(result.status).text),
        Words::duration(result.usage.wallSeconds),
        //: What a step cost. %1: a number
        tr("operations: %1").arg(QLocale().toString(static_cast<qulonglong>(result.usage.operations))) };
    if (result.isFinal)
        parts.insert(2, tr("final answer"));
    m_console.write(parts.join(QLatin1StringView("  ")));
}

void StepPrinter::printDetails(const StepResult &result)
{
    printBlock(m_console, tr("imports"), imports(result));
    printBlock(m_console, tr("printed"), safeText(result.logs), Tone::Plain, longestBlock);
    if (result.output && result.output->type != "NoneType")
        printBlock(m_console, tr("value"), safeText(result.output->repr), Tone::Plain, longestBlock);
    printBlock(m_console, tr("findings"), findings(result));
    printError(result);
    //: Of the steps of a run, which share their variables. Behind it: how it goes on
    printBlock(m_console, tr("session"), sessionLeft(result));
}

void StepPrinter::printError(const StepResult &result)
{
    if (!result.error)
        return;
    printBlock(m_console, tr("error"), Sentences::error(*result.error), Sentences::tone(result.status));
    if (result.error->line > 0)
        printBlock(m_console, {},
            //: Place in the code of a step. %1: number of the line, %2: the line itself
            tr("line %1: %2").arg(QLocale().toString(result.error->line), safeLine(result.error->sourceLine)));
    if (hasOrigins(result.error->traceback))
        printBlock(m_console, {}, safeText(result.error->traceback), Tone::Plain, longestBlock);
    if (const auto advice = denialAdvice(result))
        printBlock(m_console, tr("policy"), Sentences::advice(*advice));
}

// Denied findings are repeated by the error, and informative ones are only in the trail.
QString StepPrinter::findings(const StepResult &result)
{
    QStringList list;
    for (const Finding &finding : result.findings) {
        if (finding.severity != Severity::Warning)
            continue;
        const QString sentence = FindingText::sentence(finding);
        //: A finding of the review. %1: a sentence, %2: where it is, such as "logs", %3: number of the line
        list << tr("%1 (%2, line %3)")
                    .arg(sentence, FindingText::part(finding.part).toLower(), QLocale().toString(finding.line));
    }
    return list.join(QLatin1Char('\n'));
}

QString StepPrinter::imports(const StepResult &result)
{
    QStringList list;
    for (const ImportRecord &import : result.imports) {
        const QString module = safeLine(import.module);
        //: %1: name of a module that the policy denies
        list << (import.verdict == Verdict::Denied ? tr("%1 (denied)").arg(module) : module);
    }
    return list.join(QLatin1StringView(", "));
}

} // namespace vitrine
