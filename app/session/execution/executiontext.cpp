// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/execution/executiontext.h"

#include "app/wording/environmenttext.h"
#include "app/wording/windowtext.h"
#include "app/wording/words.h"
#include "models/items/stepmodel.h"

#include <QLocale>

#include <algorithm>

namespace vitrine {

namespace {

int countOf(const ExecutionSummary &summary, ReplayVerdict verdict)
{
    return static_cast<int>(std::ranges::count(summary.verdicts, verdict));
}

} // namespace

QString ExecutionText::activity(const ExecutionControl &execution, const StepModel &steps)
{
    switch (execution.state()) {
    case ExecutionControl::State::Idle: return {};
    case ExecutionControl::State::Stopping: return WindowText::tr("Stopping");
    case ExecutionControl::State::Stuck: return WindowText::tr("Stopping… (waiting for native code)");
    case ExecutionControl::State::Running: break;
    }
    const auto row = steps.rowOf(execution.runningStep());
    const auto *running = row < 0 ? nullptr : steps.peek(row);
    if (running == nullptr)
        return execution.runningStep() == 0 ? WindowText::tr("Starting")
                                            : WindowText::tr("Running a step of another run");
    //: %1: number of a step, %2: for how long it has been running
    return WindowText::tr("Running step %1, %2")
        .arg(WindowText::stepNumber(*running), Words::duration(execution.runningSeconds()));
}

QString ExecutionText::summary(const ExecutionSummary &summary)
{
    QStringList parts;
    for (const auto verdict : { ReplayVerdict::Same, ReplayVerdict::Noise, ReplayVerdict::Differs, ReplayVerdict::Fixed,
             ReplayVerdict::Broken, ReplayVerdict::Blocked, ReplayVerdict::NoToolResult,
             ReplayVerdict::NotComparable }) {
        if (const auto count = countOf(summary, verdict); count > 0)
            //: %1: a count, %2: a verdict such as "same"
            parts.append(
                WindowText::tr("%1 %2").arg(QLocale().toString(count), Words::replayVerdict(verdict).text.toLower()));
    }
    if (summary.isStopped)
        parts.append(WindowText::tr("stopped"));
    if (summary.kind == ExecutionJob::Kind::BackTo && !summary.isStopped)
        parts.append(summary.lastStatus ? WindowText::tr("state restored") : WindowText::tr("checkpoint restored"));
    if (parts.isEmpty() && !summary.lastStatus && summary.kind == ExecutionJob::Kind::Run)
        //: What a replay came to: the runs have commands and tool calls only
        parts.append(WindowText::tr("no Python code to replay"));
    else if (parts.isEmpty())
        parts.append(summary.lastStatus ? Words::status(*summary.lastStatus).text : Words::didNotRun());
    //: What a replay came to. %1: "3 same, 1 differs", %2: how long it took
    return WindowText::tr("%1, %2").arg(parts.join(u", "), Words::duration(summary.seconds));
}

Message ExecutionText::otherEnvironment(const ExecutionSummary &summary)
{
    return { .meaning = Meaning::Info,
        .headline = WindowText::tr("The replay used different versions than the recorded run."),
        .text = EnvironmentText::note(summary.environment),
        .actionText = {},
        .action = {} };
}

} // namespace vitrine
