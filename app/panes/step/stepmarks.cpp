// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/step/stepmarks.h"

#include "app/kit/text/codereferences.h"
#include "app/wording/findingtext.h"
#include "app/wording/safetext.h"
#include "app/wording/steptext.h"
#include "app/wording/words.h"
#include "base/trimmed.h"
#include "models/replay/frameworktext.h"
#include "models/replay/runreplayer.h"

#include <algorithm>
#include <optional>
#include <string>

namespace vitrine {

namespace {

constexpr qsizetype tipLength = 300;

/// Code without parts that a formatter may change, and the line of each remaining byte.
struct Essence {
    std::string text;
    std::vector<int> lines;
    /// How well a match fits: better at the start of a line, best if it is the whole line.
    int fit(std::size_t at, std::size_t size) const
    {
        const bool begins = at == 0 || lines[at - 1] != lines[at];
        const bool ends = at + size == lines.size() || lines[at + size - 1] != lines[at + size];
        return begins ? (ends ? 2 : 1) : 0;
    }
};

Essence essenceOf(std::string_view code)
{
    constexpr std::string_view unimportant = " \t\r\n\"'(),\\";
    Essence essence;
    int line = 1;
    for (const char c : code) {
        if (!unimportant.contains(c)) {
            essence.text += c;
            essence.lines.push_back(line);
        }
        line += c == '\n' ? 1 : 0;
    }
    return essence;
}

std::string_view quotedStatement(const ErrorRecord &error, const FrameworkError &parsed)
{
    return parsed.statement ? std::string_view(*parsed.statement) : std::string_view(error.codeLine);
}

CodeMark lineMark(Meaning meaning, int line, std::string_view text)
{
    CodeMark mark;
    mark.meaning = meaning;
    mark.line = line;
    mark.text = safeLine(text, tipLength);
    return mark;
}

Meaning meaningOf(Severity severity)
{
    return severity == Severity::Denied ? Meaning::Blocked
        : severity == Severity::Warning ? Meaning::Warning
                                        : Meaning::Info;
}

CodeMark findingMark(const Finding &finding)
{
    return { meaningOf(finding.severity), finding.line, finding.column, finding.endLine, finding.endColumn,
        FindingText::sentence(finding) };
}

CodeMark syntaxMark(const StepError &error)
{
    CodeMark mark = lineMark(Meaning::Error, error.line, error.type + ": " + error.message);
    mark.column = error.column;
    return mark;
}

// The last line in the code: deeper frames are in other code.
int tracedLine(std::string_view code, std::string_view traceback)
{
    const auto lines = std::ranges::count(code, '\n') + 1;
    int line = 0;
    for (const auto &reference : codeReferences(QByteArray(traceback.data(), qsizetype(traceback.size()))))
        if (reference.line > 0 && reference.line <= lines)
            line = reference.line;
    return line;
}

} // namespace

int statementLine(std::string_view code, std::string_view statement)
{
    const auto whole = trimmed(statement);
    const auto wanted = essenceOf(whole.substr(0, whole.find('\n')));
    if (wanted.text.empty())
        return 0;
    const auto within = essenceOf(code);
    int line = 0;
    int fit = -1;
    for (auto at = within.text.find(wanted.text); at != std::string::npos; at = within.text.find(wanted.text, at + 1)) {
        const int fits = within.fit(at, wanted.text.size());
        if (fits > fit)
            line = within.lines[at];
        fit = std::max(fit, fits);
    }
    return line;
}

int recordedErrorLine(const StepRecord &recorded)
{
    if (!recorded.error)
        return 0;
    const FrameworkError parsed = frameworkError(*recorded.error);
    const std::string code = replayCode(recorded);
    const int line = statementLine(code, quotedStatement(*recorded.error, parsed));
    return line > 0 ? line : tracedLine(code, recorded.error->traceback);
}

std::vector<CodeMark> stepMarks(
    const StepRecord &recorded, std::string_view code, const Execution *newest, const StepReview &review)
{
    std::vector<CodeMark> marks;
    for (const Finding &finding : review.findings)
        marks.push_back(findingMark(finding));
    if (review.syntaxError && review.syntaxError->line > 0)
        marks.push_back(syntaxMark(*review.syntaxError));
    const auto addLine = [&](const CodeMark &mark) {
        // The same message from the recording and from the replay becomes one mark.
        const bool isKnown = std::ranges::any_of(
            marks, [&](const CodeMark &other) { return other.line == mark.line && other.meaning == mark.meaning; });
        if (mark.line > 0 && !isKnown)
            marks.push_back(mark);
    };
    if (recorded.error && code == replayCode(recorded))
        addLine(lineMark(StepText::meaning(StepText::status(recordedStatus(recorded))), recordedErrorLine(recorded),
            frameworkError(*recorded.error).message));
    if (newest != nullptr && newest->end && newest->end->result.error && newest->begin.code == code) {
        const StepResult &result = newest->end->result;
        addLine(lineMark(StepText::meaning(Words::status(result.status)), result.error->line, result.error->message));
    }
    return marks;
}

} // namespace vitrine
