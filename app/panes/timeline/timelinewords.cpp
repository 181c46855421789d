// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/timeline/timelinewords.h"

#include "app/wording/words.h"

#include <QLocale>

namespace vitrine {

QString TimelineWords::recorded(const TimelineStep &step)
{
    return step.recordedSeconds ? Words::duration(*step.recordedSeconds) : Words::notRecorded();
}

QString TimelineWords::cell(const QString &words)
{
    const bool isAbsent = words == Words::notRecorded() || words == Words::notReplayed() || words == Words::noCode();
    return isAbsent ? QStringLiteral("—") : words;
}

QString TimelineWords::code(const TimelineStep &step)
{
    if (!step.hasCode)
        return Words::noCode();
    if (step.isOther)
        //: In the timeline, in place of a duration: a step that cannot run here
        return tr("no Python code");
    if (step.codeSeconds)
        return Words::duration(*step.codeSeconds);
    return step.wasBlocked ? Words::didNotRun() : Words::notReplayed();
}

QString TimelineWords::tools(const TimelineActivity &activity)
{
    if (!activity.toolCalls)
        return Words::notRecorded();
    //: In the timeline: how many tools a step called
    return *activity.toolCalls == 0 ? tr("no calls") : tr("%Ln call(s)", nullptr, *activity.toolCalls);
}

QString TimelineWords::variables(const TimelineStep &step, const TimelineActivity &activity)
{
    if (!activity.variablesAdded)
        return step.codeSeconds ? Words::none() : QString();
    const int added = *activity.variablesAdded;
    const int changed = activity.variablesChanged.value_or(0);
    //: In the timeline: how many variables a step made
    const auto made = tr("%Ln added", nullptr, added);
    //: In the timeline: how many variables a step changed
    const auto other = tr("%Ln changed", nullptr, changed);
    if (added == 0 && changed == 0)
        //: In the timeline: a step set no variables
        return tr("no change");
    //: In the timeline. %1: "2 added", %2: "1 changed"
    return changed == 0 ? made : added == 0 ? other : tr("%1, %2").arg(made, other);
}

//: In the timeline: the session can go back to the state after this step
QString TimelineWords::kept() { return tr("stored"); }

QString TimelineWords::state(const TimelineStep &step)
{
    //: At a line in the timeline: what the other panes show. %1: number of a step
    return tr("State after step %1").arg(QLocale().toString(qulonglong(step.ordinal)));
}

QString TimelineWords::spoken(const TimelineSteps &steps, int step)
{
    const auto &shown = steps.at(step);
    auto location = tr("Step %1 of %2").arg(QLocale().toString(step + 1), QLocale().toString(steps.count()));
    if (!shown.status.isEmpty())
        //: Tip and words read aloud. %1: "Step 2 of 9", %2: how it ended
        location = tr("%1, %2").arg(location, shown.status);
    //: Tip and words read aloud. %1: "Step 2 of 9, OK", %2 and %3: durations or why there is none
    auto text = tr("%1. Recorded: %2. Replayed: %3.").arg(location, recorded(shown), code(shown));
    const auto activity = steps.activityOf(step);
    if (const auto calls = tools(activity); !calls.isEmpty())
        //: Tip and words read aloud, behind a sentence. %1: that sentence, %2: "2 calls"
        text = tr("%1 Tools: %2.").arg(text, calls);
    if (const auto set = variables(shown, activity); !set.isEmpty())
        //: Tip and words read aloud, behind a sentence. %1: that sentence, %2: "2 added, 1 changed"
        text = tr("%1 Variables: %2.").arg(text, set);
    if (steps.isKept(step))
        //: Tip and words read aloud, behind a sentence. %1: that sentence
        text = tr("%1 Checkpoint available.").arg(text);
    return text;
}

QString TimelineWords::lane(TimelineLane lane)
{
    switch (lane) {
    //: Row of the timeline: how the steps ended
    case TimelineLane::Step: return tr("Step");
    //: Row of the timeline: how long the steps took when they were recorded
    case TimelineLane::Recorded: return tr("Recorded");
    //: Row of the timeline: how long the code of the steps took here
    case TimelineLane::Code: return tr("Replayed");
    //: Row of the timeline: which tools the steps called
    case TimelineLane::Tools: return tr("Tools");
    //: Row of the timeline: which variables the steps set
    case TimelineLane::Variables: return tr("Variables");
    //: Row of the timeline: behind which steps the session can go back at once
    case TimelineLane::Checkpoints: return tr("Checkpoints");
    }
    return {};
}

} // namespace vitrine
