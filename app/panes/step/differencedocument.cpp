// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/step/differencedocument.h"

#include "app/wording/safetext.h"
#include "app/wording/steptext.h"
#include "app/wording/words.h"
#include "models/replay/frameworktext.h"
#include "models/replay/noiserules.h"
#include "models/replay/runalignment.h"
#include "models/replay/runreplayer.h"

#include <QLocale>

#include <algorithm>
#include <optional>

namespace vitrine {

namespace {

// Beyond these limits, comparing takes too long to be useful.
constexpr qsizetype comparedCharacters = 1'000'000;
constexpr qsizetype comparedLines = 5'000;

// Amount of a text that is read: enough to detect that there is more, even if spaces at its end do not count.
constexpr std::size_t lookedAt = std::size_t(comparedCharacters) + 64 * 1024;

/// The lines of a text that are compared.
struct ComparedLines {
    QStringList lines;
    bool isCut = false; ///< there are more lines
};

ComparedLines linesOf(const std::optional<std::string> &utf8)
{
    if (!utf8 || utf8->empty())
        return {};
    QString text = safeText(std::string_view(*utf8).substr(0, std::size_t(comparedCharacters)));
    if (text.endsWith(u'\n'))
        text.chop(1);
    ComparedLines compared { .lines = text.split(u'\n'), .isCut = utf8->size() > std::size_t(comparedCharacters) };
    if (compared.lines.size() > comparedLines) {
        compared.lines.resize(comparedLines);
        compared.isCut = true;
    }
    return compared;
}

QString noiseBetween(const QString &left, const QString &right, const NoiseRules &noise)
{
    const TextComparison texts = compareTexts(left.toStdString(), right.toStdString(), noise);
    if (!texts.isEqual)
        return {};
    QStringList names;
    for (const std::string &rule : texts.rules)
        names.append(StepText::noise(rule));
    return names.join(QStringLiteral(", "));
}

DifferenceRow rowOf(
    const AlignedRow &aligned, const QStringList &left, const QStringList &right, const NoiseRules &noise)
{
    DifferenceRow row;
    row.leftNumber = int(aligned.left + 1);
    row.rightNumber = int(aligned.right + 1);
    if (aligned.left >= 0)
        row.left = left[aligned.left];
    if (aligned.right >= 0)
        row.right = right[aligned.right];
    if (aligned.isSame)
        return row;
    row.kind = DifferenceRow::Kind::Changed;
    if (aligned.left < 0 || aligned.right < 0)
        return row;
    row.noise = noiseBetween(row.left, row.right, noise);
    if (row.noise.isEmpty())
        row.marks = changedWords(row.left, row.right);
    else
        row.kind = DifferenceRow::Kind::Noise;
    return row;
}

DifferenceSection::State stateOf(const std::vector<DifferenceRow> &rows)
{
    auto state = DifferenceSection::State::Same;
    for (const DifferenceRow &row : rows) {
        if (row.kind == DifferenceRow::Kind::Changed)
            return DifferenceSection::State::Differs;
        if (row.kind == DifferenceRow::Kind::Noise)
            state = DifferenceSection::State::Noise;
    }
    return state;
}

std::string errorText(const FrameworkError &error, bool withStatement)
{
    std::string text;
    if (withStatement)
        text += "at: " + *error.statement + "\n";
    if (!error.type.empty())
        text += error.type + ": ";
    return text + error.message;
}

} // namespace

/// The text of one side, or the reason why there is none.
struct DifferenceDocument::Side {
    std::optional<std::string> text;
    QString whyNot;
};

DifferenceSection DifferenceDocument::section(
    const QString &title, const Side &left, const Side &right, const NoiseRules &noise)
{
    DifferenceSection section;
    section.title = title;
    const bool isComparable = left.text && right.text;
    const auto [leftLines, isLeftCut] = linesOf(left.text);
    const auto [rightLines, isRightCut] = linesOf(right.text);
    if (isLeftCut || isRightCut)
        //: Title of a part of a comparison of which only the beginning is compared. %1: "Logs"
        section.title
            = tr("%1, the first %Ln line(s)", nullptr, int(std::max(leftLines.size(), rightLines.size()))).arg(title);
    //: In place of a text that has no characters
    const QString empty = tr("empty");
    if (leftLines.isEmpty())
        section.leftNote = left.text ? empty : left.whyNot;
    if (rightLines.isEmpty())
        section.rightNote = right.text ? empty : right.whyNot;
    for (const AlignedRow &aligned : alignedRows(leftLines, rightLines)) {
        section.rows.push_back(rowOf(aligned, leftLines, rightLines, noise));
        if (!isComparable)
            section.rows.back().kind = DifferenceRow::Kind::Same;
    }
    section.state = isComparable ? stateOf(section.rows) : DifferenceSection::State::NotComparable;
    return section;
}

DifferenceDocument::Side DifferenceDocument::textOf(const StepRecord &step) { return { subjectOf(step), {} }; }

DifferenceDocument::Side DifferenceDocument::errorOf(const StepRecord &step)
{
    return { step.error ? errorText(frameworkError(*step.error), false) : std::string(), {} };
}

std::vector<DifferenceSection> DifferenceDocument::betweenRecords(
    const StepRecord &left, const StepRecord &right, const NoiseRules &noise)
{
    const bool hasCode = !left.code.empty() || !right.code.empty();
    std::vector<DifferenceSection> sections;
    //: Section of a comparison: what a step without code says
    sections.push_back(section(hasCode ? tr("Code") : tr("Text"), textOf(left), textOf(right), NoiseRules::none()));
    if (left.error || right.error)
        sections.push_back(section(tr("Error"), errorOf(left), errorOf(right), noise));
    const auto add = [&](const QString &title, OutputStream stream) {
        const Side before { recordedText(left, stream, lookedAt), Words::notRecorded() };
        const Side after { recordedText(right, stream, lookedAt), Words::notRecorded() };
        if (before.text || after.text)
            sections.push_back(section(title, before, after, noise));
    };
    add(tr("Output"), OutputStream::Result);
    add(tr("Printed Output"), OutputStream::Log);
    return sections;
}

std::vector<DifferenceSection> DifferenceDocument::betweenPrompts(
    const std::vector<PromptMessage> &before, const std::vector<PromptMessage> &now)
{
    const auto same = std::size_t(std::ranges::mismatch(before, now).in1 - before.begin());
    std::vector<DifferenceSection> sections;
    if (same > 0)
        //: Section of a comparison of two prompts: messages that both begin with
        sections.push_back({ .title = tr("The first %Ln message(s)", nullptr, int(same)),
            .state = DifferenceSection::State::Same,
            .rows = {},
            .leftNote = {},
            .rightNote = {} });
    for (auto i = same; i < std::max(before.size(), now.size()); ++i) {
        const auto textAt = [i](const std::vector<PromptMessage> &prompt) {
            return Side { i < prompt.size() ? prompt[i].text : std::string(), {} };
        };
        const auto number = QLocale().toString(qulonglong(i + 1));
        const auto &role = i < now.size() ? now[i].role : before[i].role;
        //: Section of a comparison of two prompts. %1: number of a message, %2: "user", "assistant"
        sections.push_back(
            section(tr("Message %1, %2").arg(number, safeLine(role)), textAt(before), textAt(now), NoiseRules::none()));
        if (i >= before.size())
            //: In place of a message of a prompt
            sections.back().leftNote = tr("not present yet");
        if (i >= now.size())
            //: In place of a message of a prompt
            sections.back().rightNote = tr("no longer present");
    }
    return sections;
}

std::vector<DifferenceSection> DifferenceDocument::betweenCode(const std::string &left, const std::string &right)
{
    return { section(tr("Code"), { left, {} }, { right, {} }, NoiseRules()) };
}

std::vector<DifferenceSection> DifferenceDocument::between(
    const StepRecord &recorded, const Execution &replayed, const NoiseRules &noise)
{
    const RecordedStatus status = recordedStatus(recorded);
    const StepResult *result = replayed.end ? &replayed.end->result : nullptr;
    //: In place of a text, while or because an execution has not ended
    const QString notEnded = tr("unfinished");
    const auto ofResult = [&](auto value) {
        return result != nullptr ? Side { value(*result), notEnded } : Side { std::nullopt, notEnded };
    };
    const auto statusText = [](const QString &word) { return word.toStdString(); };
    const std::optional<FrameworkError> before
        = recorded.error ? std::optional(frameworkError(*recorded.error)) : std::nullopt;
    const std::optional<FrameworkError> now
        = result != nullptr && result->error ? std::optional(frameworkError(*result->error)) : std::nullopt;
    const bool withStatement = before && now && before->statement && now->statement;
    const bool isStatusKnown = status != RecordedStatus::Unknown && status != RecordedStatus::NoCode;

    const auto part = [&noise](const QString &title, const Side &left, const Side &right) {
        return section(title, left, right, noise);
    };
    std::vector<DifferenceSection> sections;
    //: Section of a comparison
    sections.push_back(part(tr("Code"), { replayCode(recorded), {} }, { replayed.begin.code, {} }));
    //: Section of a comparison
    sections.push_back(part(tr("Status"),
        { isStatusKnown ? std::optional(statusText(StepText::status(status).text)) : std::nullopt,
            StepText::status(status).text },
        ofResult([&](const StepResult &r) { return std::optional(statusText(Words::status(r.status).text)); })));
    if (before || now) {
        const auto textOf = [&](const std::optional<FrameworkError> &error) {
            return error ? errorText(*error, withStatement) : std::string();
        };
        //: Section of a comparison
        sections.push_back(
            part(tr("Error"), { isStatusKnown ? std::optional(textOf(before)) : std::nullopt, Words::notRecorded() },
                ofResult([&](const StepResult &) { return std::optional(textOf(now)); })));
    }
    //: Section of a comparison
    sections.push_back(
        part(tr("Output"), { recordedText(recorded, OutputStream::Result, lookedAt), Words::notRecorded() },
            ofResult([](const StepResult &r) {
                return std::optional(r.output ? r.output->text.substr(0, lookedAt) : std::string());
            })));
    const bool isTerminal = isFromTerminal(recorded);
    const auto printed = [isTerminal](const std::string &text) { return isTerminal ? terminalText(text) : text; };
    //: Section of a comparison
    sections.push_back(part(tr("Printed Output"),
        { recordedText(recorded, OutputStream::Log, lookedAt).transform(printed), Words::notRecorded() },
        ofResult([&](const StepResult &r) { return std::optional(printed(r.logs.substr(0, lookedAt))); })));
    return sections;
}

DifferenceCount countDifferences(const std::vector<DifferenceSection> &sections)
{
    DifferenceCount count;
    for (const DifferenceSection &section : sections) {
        bool inBlock = false;
        for (const DifferenceRow &row : section.rows) {
            const bool isChanged = row.kind == DifferenceRow::Kind::Changed;
            count.changes += isChanged && !inBlock ? 1 : 0;
            count.noise += row.kind == DifferenceRow::Kind::Noise ? 1 : 0;
            inBlock = isChanged;
        }
    }
    return count;
}

} // namespace vitrine
