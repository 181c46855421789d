// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/rows.h"

#include "models/items/transcriptcards.h"
#include "models/replay/scratchrun.h"

#include <algorithm>
#include <ranges>

namespace vitrine {

namespace {

constexpr std::size_t longestText = 8'000;

void cut(std::string &text)
{
    if (text.size() > longestText)
        text.resize(longestText);
}

// The first line with content.
std::string firstLineOf(std::string_view code)
{
    std::string first;
    for (const auto part : std::views::split(code, '\n')) {
        const std::string_view line(part);
        if (first.empty())
            first = line;
        if (!line.empty())
            return std::string(line.substr(0, longestText));
    }
    return first;
}

// The framework quotes the statement before it says what happened: with a long statement, the first line of a message
// is a line of code. Tools quote all the code that they were given. Then the message has to be read in full.
void completeMessage(const Trail &trail, StepSummary &step)
{
    constexpr std::string_view cause = "' due to: ";
    const bool quotesCode = step.errorMessage.starts_with("Code execution failed at line")
        || step.errorMessage.starts_with("Error executing tool '");
    if (!quotesCode || step.errorMessage.contains(cause))
        return;
    const auto record = trail.step(step.id);
    if (!record || !record->error)
        return;
    const auto &message = record->error->message;
    const auto at = message.rfind(cause);
    if (at != std::string::npos)
        step.errorMessage = message.substr(at + cause.size(), message.find('\n', at) - at - cause.size());
}

// A scratch step shows the code that ran last; its record is only a placeholder.
void showOwnCode(const Trail &trail, StepRow &step)
{
    if (!step.firstLine.starts_with("# Step "))
        return;
    const auto record = trail.step(step.id);
    if (!record || record->code.empty() || record->code.front().origin != CodeOrigin::Edited)
        return;
    step.isOwn = true;
    step.firstLine.clear();
    if (step.lastExecution == 0)
        return;
    const auto executions = trail.executionsOfStep(step.id);
    if (executions && !executions->empty())
        step.firstLine = firstLineOf(executions->front().begin.code);
}

// The action of a step says more than the thought about it.
void showAction(const Trail &trail, StepRow &step)
{
    const bool isSaid = step.kind == StepKind::System || step.kind == StepKind::Task || step.kind == StepKind::Message;
    if (step.hasCode || isSaid || !step.isReadable)
        return;
    const auto record = trail.step(step.id, StepParts::WithoutOutputs);
    auto line = record ? actionLine(*record) : std::string();
    if (line.empty())
        return;
    step.firstLine = std::move(line);
    step.isAction = true;
}

template <typename Row>
void addNotes(const Trail &trail, NoteSubject about, Row &row)
{
    const auto notes = trail.notes(about, row.id);
    if (!notes)
        return;
    for (const auto &note : std::views::reverse(*notes) | std::views::transform(&NoteSummary::note)) {
        if (row.mark.empty())
            row.mark = note.mark;
        if (row.note.empty())
            row.note = note.text;
    }
    cut(row.note);
}

} // namespace

RunRow readRunRow(const Trail &trail, RunId run)
{
    RunRow row;
    auto summary = trail.run(run);
    row.isReadable = summary.has_value();
    if (summary)
        static_cast<RunSummary &>(row) = std::move(*summary);
    row.id = run;
    row.file = trail.fileOfSource(row.source).value_or(std::string());
    if (isScratch(row.record))
        row.steps = row.codeSteps = usedSteps(trail, run);
    cut(row.record.task);
    row.scores = scoresIn(row.record.extra);
    cut(row.record.extra);
    for (auto *answer : { &row.record.finalAnswer, &row.record.expectedAnswer })
        if (*answer)
            cut(**answer);
    addNotes(trail, NoteSubject::Run, row);
    row.replay = trail.worstReplay(run).value_or(std::nullopt);
    return row;
}

std::vector<RunRow> readRunRows(
    const Trail &trail, const std::vector<RunId> &runs, const std::vector<std::string> &fields)
{
    std::vector<RunRow> rows;
    for (const auto run : runs)
        rows.push_back(readRunRow(trail, run));
    auto values = fields.empty() ? Result<std::vector<std::pair<RunId, std::vector<FieldValue>>>>()
                                 : trail.runFields(runs, fields);
    if (!values)
        return rows;
    for (auto &[run, found] : *values)
        if (const auto row = std::ranges::find(rows, run, &RunRow::id); row != rows.end())
            row->fields = std::move(found);
    return rows;
}

StepRow readStepRow(const Trail &trail, StepId step)
{
    StepRow row;
    auto summary = trail.stepSummary(step);
    row.isReadable = summary.has_value();
    if (summary)
        static_cast<StepSummary &>(row) = std::move(*summary);
    row.id = step;
    completeMessage(trail, row);
    showOwnCode(trail, row);
    showAction(trail, row);
    addNotes(trail, NoteSubject::Step, row);
    return row;
}

} // namespace vitrine
