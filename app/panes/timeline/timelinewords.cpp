// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What TimelineView says of its steps: in its lanes, in tips, and read aloud.
#include "app/panes/timeline/timelineview.h"

#include "app/kit/lists/presentedcell.h"
#include "app/wording/plaintip.h"
#include "app/wording/words.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QLocale>
#include <QToolTip>

namespace vitrine {

QString TimelineView::recordedText(const TimelineStep &step) const
{
    return step.recordedSeconds ? Words::duration(*step.recordedSeconds) : Words::notRecorded();
}

QString TimelineView::codeText(const TimelineStep &step) const
{
    if (!step.hasCode)
        return Words::noCode();
    if (step.codeSeconds)
        return Words::duration(*step.codeSeconds);
    return step.wasRefused ? Words::didNotRun() : Words::notReplayed();
}

QString TimelineView::toolText(const TimelineDeeds &deeds) const
{
    if (!deeds.toolCalls)
        return Words::notRecorded();
    //: In the timeline: how many tools a step called
    return *deeds.toolCalls == 0 ? tr("no calls") : tr("%Ln call(s)", nullptr, *deeds.toolCalls);
}

QString TimelineView::variableText(const TimelineStep &step, const TimelineDeeds &deeds) const
{
    if (!deeds.variablesAdded)
        return step.codeSeconds ? Words::none() : QString();
    const int added = *deeds.variablesAdded;
    const int changed = deeds.variablesChanged.value_or(0);
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
QString TimelineView::keptText() { return tr("stored"); }

QString TimelineView::spoken(int step) const
{
    const auto &shown = m_steps[std::size_t(step)];
    auto place = tr("Step %1 of %2").arg(QLocale().toString(step + 1), QLocale().toString(qulonglong(m_steps.size())));
    if (!shown.status.isEmpty())
        //: Tip and words read aloud. %1: "Step 2 of 9", %2: how it ended
        place = tr("%1, %2").arg(place, shown.status);
    //: Tip and words read aloud. %1: "Step 2 of 9, OK", %2 and %3: durations or why there is none
    auto text = tr("%1. Recorded: %2. Code here: %3.").arg(place, recordedText(shown), codeText(shown));
    const auto deeds = deedsOf(step);
    if (const auto calls = toolText(deeds); !calls.isEmpty())
        //: Tip and words read aloud, behind a sentence. %1: that sentence, %2: "2 calls"
        text = tr("%1 Tools: %2.").arg(text, calls);
    if (const auto variables = variableText(shown, deeds); !variables.isEmpty())
        //: Tip and words read aloud, behind a sentence. %1: that sentence, %2: "2 added, 1 changed"
        text = tr("%1 Variables: %2.").arg(text, variables);
    if (m_checkpoints.contains(shown.id))
        //: Tip and words read aloud, behind a sentence. %1: that sentence
        text = tr("%1 Checkpoint available.").arg(text);
    return text;
}

QString TimelineView::laneName(Lane lane) const
{
    switch (lane) {
    //: Row of the timeline: how the steps ended
    case StepLane: return tr("Step");
    //: Row of the timeline: how long the steps took when they were recorded
    case RecordedLane: return tr("Recorded");
    //: Row of the timeline: how long the code of the steps took here
    case CodeLane: return tr("Code here");
    //: Row of the timeline: which tools the steps called
    case ToolLane: return tr("Tools");
    //: Row of the timeline: which variables the steps set
    case VariableLane: return tr("Variables");
    //: Row of the timeline: behind which steps the session can go back at once
    case CheckpointLane: return tr("Checkpoints");
    case LaneCount: break;
    }
    return {};
}

bool TimelineView::viewportEvent(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QAbstractScrollArea::viewportEvent(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const int step = stepAt(help->pos());
    if (step >= 0)
        QToolTip::showText(help->globalPos(), plainTip(spoken(step)), viewport(), stepRect(step));
    else
        QToolTip::hideText();
    return true;
}

void TimelineView::announce()
{
    setAccessibleDescription(m_current >= 0 ? spoken(m_current) : QString());
    if (!hasFocus())
        return;
    QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&changed);
}

} // namespace vitrine
