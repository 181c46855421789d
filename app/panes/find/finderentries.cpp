// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/find/finderentries.h"

#include "app/kit/theme/icons.h"
#include "app/panes/find/locationsearch.h"
#include "app/panes/shell/actions.h"
#include "app/session/project.h"
#include "app/wording/labeltext.h"
#include "app/wording/safetext.h"
#include "app/wording/words.h"
#include "models/items/runmodel.h"
#include "models/items/stepmodel.h"

#include <QAction>
#include <QApplication>
#include <QLocale>
#include <QMenu>
#include <QMenuBar>
#include <QPixmap>
#include <QStyle>

namespace vitrine {

namespace {

constexpr qsizetype longestText = 120;

QString withoutMnemonic(QString text)
{
    for (qsizetype at = text.indexOf(u'&'); at >= 0; at = text.indexOf(u'&', at + 1))
        text.remove(at, 1);
    return text;
}

/// Reserves the space of a missing icon, so that all texts are aligned.
QIcon noIcon()
{
    const int size = QApplication::style()->pixelMetric(QStyle::PM_SmallIconSize);
    QPixmap nothing(size, size);
    nothing.fill(Qt::transparent);
    return nothing;
}

void addMenu(std::vector<FinderEntry> &entries, const QMenu &menu, const QString &path, const QAction *without)
{
    for (auto *action : menu.actions()) {
        const auto text = withoutMnemonic(action->text());
        if (action->menu() != nullptr)
            addMenu(entries, *action->menu(), path % u" › " % text, without);
        else if (!action->isSeparator() && action->isEnabled() && action->isVisible() && action != without)
            entries.push_back({ .text = LabelText::of(path, text),
                .note = action->shortcut().toString(QKeySequence::NativeText),
                .icon = action->icon().isNull() ? noIcon() : action->icon(),
                .choose = [action] { action->trigger(); },
                .keywords = action->property(Actions::keywordsProperty).toString() });
    }
}

} // namespace

std::vector<FinderEntry> FinderEntries::actions(const QMenuBar &menus, const QAction *without)
{
    std::vector<FinderEntry> entries;
    for (const auto *title : menus.actions()) {
        if (title->menu() != nullptr)
            addMenu(entries, *title->menu(), withoutMnemonic(title->text()), without);
    }
    return entries;
}

std::vector<FinderEntry> FinderEntries::locations(Project *project)
{
    std::vector<FinderEntry> entries;
    const auto *steps = project->steps();
    const auto run = project->currentRun();
    for (int row = 0; row < steps->rowCount(); ++row) {
        const auto *known = steps->peek(row);
        if (known == nullptr)
            continue;
        const auto &step = *known;
        const auto line = step.firstLine.empty() ? Words::kind(step) : safeLine(step.firstLine, longestText);
        const auto status = Words::stepStatus(step).text;
        const bool isText = status == Words::noCode();
        //: What quick open finds. %1: number of a step, %2: first line of its code
        entries.push_back({ .text = tr("Step %1: %2").arg(Words::number(step.ordinal, step.externalNumber), line),
            .note = isText ? Words::kind(step) : status,
            .icon = isText ? noIcon() : actionIcon(ActionIcon::Code),
            .choose = [project, run, id = step.id] { project->goTo(run, id); } });
    }
    const auto *runs = project->runs();
    for (int row = 0; row < runs->rowCount(); ++row) {
        const auto *read = runs->peek(row);
        if (read == nullptr)
            continue;
        const auto &known = *read;
        //: What quick open finds. %1: number of a run, %2: its task
        entries.push_back(
            { .text = tr("Run %1: %2")
                    .arg(QLocale().toString(runs->numberOf(known.id)), safeLine(known.record.task, longestText)),
                .note = tr("%Ln step(s)", nullptr, int(known.steps)),
                .icon = actionIcon(ActionIcon::LogFile),
                .choose = [project, id = known.id] { project->selectRun(id); } });
    }
    return entries;
}

std::vector<FinderEntry> FinderEntries::found(const Project &project, const std::vector<FoundLocation> &locations,
    const std::function<void(const FoundLocation &)> &goTo)
{
    std::vector<FinderEntry> entries;
    for (const auto &location : locations) {
        const auto text = safeLine(location.text, longestText);
        const auto run = QLocale().toString(project.runs()->numberOf(location.run));
        const auto step = QLocale().toString(qulonglong(location.ordinal));
        //: Beside what quick open found. %1: number of a run, %2: number of a step
        const auto where = tr("run %1, step %2").arg(run, step);
        const auto choose = [goTo, location] { goTo(location); };
        switch (location.kind) {
        case FoundLocation::Kind::Run:
            entries.push_back({ tr("Run %1: %2").arg(run, text), {}, actionIcon(ActionIcon::LogFile), choose });
            break;
        case FoundLocation::Kind::Step: entries.push_back({ text, where, actionIcon(ActionIcon::Code), choose }); break;
        case FoundLocation::Kind::Variable:
            //: What quick open finds. %1: name of a variable, %2: "run 1, step 3"
            entries.push_back({ tr("Variable %1 in %2").arg(text, where), {}, actionIcon(ActionIcon::Table), choose });
            break;
        }
    }
    return entries;
}

std::vector<FinderEntry> FinderEntries::variables(
    const QAbstractItemModel &variables, const std::function<void(int)> &choose)
{
    std::vector<FinderEntry> entries;
    for (int row = 0; row < variables.rowCount(); ++row) {
        //: What quick open finds. %1: name of a variable
        entries.push_back({ .text = tr("Variable %1").arg(variables.index(row, 0).data().toString()),
            .note = variables.index(row, 1).data().toString(),
            .icon = actionIcon(ActionIcon::Table),
            .choose = [choose, row] { choose(row); } });
    }
    return entries;
}

} // namespace vitrine
