// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/compare/comparechoice.h"

#include "app/text/safetext.h"
#include "app/theme/icons.h"
#include "app/window/project.h"
#include "models/items/runmodel.h"

#include <QFile>
#include <QLocale>

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

bool CompareChoice::isReplayed(const QString &trail, RunId run)
{
    const auto opened = Trail::open(QFile::encodeName(trail).toStdString());
    const auto replays = opened ? replaysOf(**opened, run) : std::unexpected(opened.error());
    // What cannot be read is told once it is compared.
    return !replays || !replays->empty();
}

std::vector<FinderEntry> CompareChoice::entries(
    Project *project, bool isReplayed, const std::function<void(const RunSide &)> &choose)
{
    const RunId shown = project->currentRun();
    std::vector<FinderEntry> entries;
    if (const RunSide replay { shown, true }; isReplayed)
        entries.push_back({ .text = name(*project, replay),
            //: Of what a run can be compared with: how it went when it was run again
            .note = tr("its newest replay"),
            .icon = actionIcon(ActionIcon::Replay),
            .choose = [choose, replay] { choose(replay); } });
    const auto *runs = project->runs();
    for (int row = 0; row < runs->rowCount(); ++row) {
        const auto *run = runs->peek(row);
        if (run == nullptr || run->id == shown)
            continue;
        //: What a run can be compared with. %1: number of a run, %2: its task
        entries.push_back(
            { .text = tr("Run %1: %2")
                    .arg(QLocale().toString(runs->numberOf(run->id)), safeLine(run->record.task, longestTask)),
                .note = tr("%Ln step(s)", nullptr, int(run->steps)),
                .icon = actionIcon(ActionIcon::LogFile),
                .choose = [choose, side = RunSide { run->id, false }] { choose(side); } });
    }
    return entries;
}

} // namespace vitrine
