// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/compare/comparechoice.h"

#include "app/kit/theme/icons.h"
#include "app/panes/find/locationsearch.h"
#include "app/session/project.h"
#include "app/wording/safetext.h"
#include "models/items/rows.h"
#include "models/items/runmodel.h"

#include <QFile>
#include <QLocale>

#include <algorithm>

namespace vitrine {

namespace {

constexpr qsizetype longestTask = 120;

} // namespace

QString CompareChoice::name(const Project &project, const RunSide &side)
{
    const auto number = QLocale().toString(project.runs()->numberOf(side.run));
    //: One side of a comparison. %1: number of a run
    return side.isReplayed ? tr("Run %1, replayed").arg(number)
                           //: One side of a comparison. %1: number of a run
                           : tr("Run %1, recorded").arg(number);
}

Comparables CompareChoice::read(const QString &trail, RunId run, const Ids &all)
{
    const auto opened = Trail::open(QFile::encodeName(trail).toStdString());
    const auto replays = opened ? replaysOf(**opened, run) : std::unexpected(opened.error());
    // Unreadable runs are reported when they are compared.
    Comparables known { .isReplayed = !replays || !replays->empty(), .runs = {} };
    if (!opened)
        return known;
    const int first = std::clamp(all->rowOf(run) - mostRuns / 2, 0, std::max(all->size() - mostRuns, 0));
    for (int row = first; row < std::min(first + mostRuns, all->size()); ++row) {
        if (all->at(row) == run)
            continue;
        if (const auto other = readRunRow(**opened, all->at(row)); other.isReadable)
            known.runs.push_back({ other.id, other.record.task, other.steps });
    }
    return known;
}

FinderEntry CompareChoice::entry(const Project &project, RunId run, const std::string &task, const Choose &choose)
{
    //: What a run can be compared with. %1: number of a run, %2: its task
    return { .text
        = tr("Run %1: %2").arg(QLocale().toString(project.runs()->numberOf(run)), safeLine(task, longestTask)),
        .note = {},
        .icon = actionIcon(ActionIcon::LogFile),
        .choose = [choose, side = RunSide { run, false }] { choose(side); } };
}

std::vector<FinderEntry> CompareChoice::entries(const Project &project, const Comparables &known, const Choose &choose)
{
    std::vector<FinderEntry> entries;
    if (const RunSide replay { project.currentRun(), true }; known.isReplayed)
        entries.push_back({ .text = name(project, replay),
            //: Of what a run can be compared with: how it went when it was run again
            .note = tr("newest replay"),
            .icon = actionIcon(ActionIcon::Replay),
            .choose = [choose, replay] { choose(replay); } });
    for (const auto &run : known.runs) {
        entries.push_back(entry(project, run.id, run.task, choose));
        entries.back().note = tr("%Ln step(s)", nullptr, int(run.steps));
    }
    return entries;
}

std::vector<FinderEntry> CompareChoice::found(
    const Project &project, const std::vector<FoundLocation> &locations, const Choose &choose)
{
    std::vector<FinderEntry> entries;
    for (const auto &location : locations) {
        if (location.kind == FoundLocation::Kind::Run && location.run != project.currentRun())
            entries.push_back(entry(project, location.run, location.text, choose));
    }
    return entries;
}

} // namespace vitrine
