// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/replay/grownlog.h"

#include "base/formatted.h"
#include "models/logs/bytes/filehash.h"
#include "models/trail/record/sqltable.h"

#include <algorithm>
#include <system_error>
#include <variant>

namespace vitrine {

namespace {

bool isSameFile(const std::string &one, const std::string &other)
{
    std::error_code error;
    return one == other || std::filesystem::equivalent(one, other, error);
}

/// Whether a step is as it was. Its end and its tokens may come from records behind it.
bool isAsBefore(const StepRecord &before, const StepRecord &now)
{
    const auto isSameCall = [](const RecordedToolCall &one, const RecordedToolCall &other) {
        return one.callId == other.callId && one.name == other.name && one.arguments == other.arguments
            && one.result == other.result && one.error == other.error;
    };
    return before.kind == now.kind && before.thought == now.thought && before.rawModelOutput == now.rawModelOutput
        && before.code == now.code && before.outputs == now.outputs && before.error == now.error
        && before.extra == now.extra && std::ranges::equal(before.toolCalls, now.toolCalls, isSameCall);
}

/// The same for the last step of a run, which may have gone on, and may no longer be its answer.
bool goesOnFrom(const StepRecord &before, const StepRecord &now)
{
    const auto isSameCall = [](const RecordedToolCall &one, const RecordedToolCall &other) {
        return one.callId == other.callId && one.name == other.name && one.arguments == other.arguments
            && (!one.result || one.result == other.result) && (!one.error || one.error == other.error);
    };
    return now.thought.starts_with(before.thought) && now.rawModelOutput.starts_with(before.rawModelOutput)
        && before.toolCalls.size() <= now.toolCalls.size()
        && std::ranges::equal(before.toolCalls, std::span(now.toolCalls).first(before.toolCalls.size()), isSameCall);
}

std::int64_t integerOf(const SqlValue &value)
{
    const auto *integer = std::get_if<std::int64_t>(&value);
    return integer != nullptr ? *integer : 0;
}

std::string textOf(const SqlValue &value)
{
    const auto *text = std::get_if<std::string>(&value);
    return text != nullptr ? *text : std::string();
}

} // namespace

GrownLog::GrownLog(const EarlierImports &earlier, const SourceRecord &source)
    : m_earlier(earlier)
{
    if (earlier.trail() == nullptr || source.file.empty())
        return;
    for (const EarlierImports::Import &import : earlier.otherForms(source)) {
        Form form { .form = { import.id, import.importedAt, import.runs, EarlierForm::Outcome::Other },
            .isStart = false,
            .isSameFile = isSameFile(import.file, source.file),
            .runs = {} };
        std::error_code error;
        // Of a session that is in two files, only one is read (sharedhistory.h).
        if (!form.isSameFile && std::filesystem::exists(import.file, error))
            continue;
        form.isStart = import.size > 0 && import.size < source.size
            && hashOfStart(source.file, import.size).value_or(std::string()) == import.sha256;
        if (!form.isStart && !form.isSameFile)
            continue;
        if (!form.isStart || !form.isSameFile)
            form.runs = runsOf(import.id);
        m_forms.push_back(std::move(form));
    }
}

std::vector<GrownLog::EarlierRun> GrownLog::runsOf(SourceId source) const
{
    std::vector<EarlierRun> runs;
    SqlLimits limits;
    limits.rows = UINT64_MAX;
    const auto add = [&runs](std::span<const SqlValue> row) {
        runs.push_back({ integerOf(row[0]), textOf(row[1]), static_cast<std::uint64_t>(integerOf(row[2])), false });
        return true;
    };
    const auto read = m_earlier.trail()->sql(
        formatted("SELECT run, external_id, index_in_source FROM v_runs WHERE source = {} ORDER BY run", source),
        limits, { [](const auto &) { }, add });
    return read ? runs : std::vector<EarlierRun>();
}

bool GrownLog::isSame(const EarlierRun &earlier, const RunRecord &run)
{
    return earlier.externalId == run.externalId && (!run.externalId.empty() || earlier.index == run.indexInSource);
}

bool GrownLog::goesOn(const EarlierRun &earlier, const RunRecord &run, std::span<const StepRecord> steps) const
{
    const Trail &trail = *m_earlier.trail();
    const auto before = trail.run(earlier.id);
    const auto known = trail.steps(earlier.id);
    if (!before || !known || before->record.task != run.task || known->size() > steps.size())
        return false;
    for (std::size_t n = 0; n < known->size(); ++n) {
        const auto step = trail.step((*known)[n].id);
        if (!step || !(n + 1 < known->size() ? isAsBefore(*step, steps[n]) : goesOnFrom(*step, steps[n])))
            return false;
    }
    return true;
}

void GrownLog::add(const RunRecord &run, std::span<const StepRecord> steps)
{
    for (Form &form : m_forms)
        for (EarlierRun &earlier : form.runs)
            if (!earlier.isFound && isSame(earlier, run) && (form.isStart || goesOn(earlier, run, steps))) {
                earlier.isFound = true;
                break;
            }
}

void GrownLog::addLong(const RunRecord &run)
{
    for (Form &form : m_forms)
        for (EarlierRun &earlier : form.runs)
            if (form.isStart && isSame(earlier, run))
                earlier.isFound = true;
}

std::vector<EarlierForm> GrownLog::forms() const
{
    std::vector<EarlierForm> forms;
    for (const Form &form : m_forms) {
        const bool hasAll = !form.runs.empty() && std::ranges::all_of(form.runs, &EarlierRun::isFound);
        EarlierForm outcome = form.form;
        if (hasAll || (form.isStart && form.isSameFile))
            outcome.outcome = EarlierForm::Outcome::Replaced;
        else if (!form.isSameFile)
            continue;
        forms.push_back(outcome);
    }
    return forms;
}

} // namespace vitrine
