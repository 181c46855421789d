// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/runs/runspane.h"

#include "app/kit/lists/recordview.h"
#include "app/panes/runs/runpresentation.h"
#include "app/panes/runs/runtree.h"
#include "models/items/itemroles.h"
#include "models/items/runmodel.h"

#include <QActionGroup>
#include <QItemSelectionModel>
#include <QLocale>
#include <QMenu>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <cstdlib>

namespace vitrine {

namespace {

/// In longer lists, groups are folded until the user opens one.
constexpr int mostUnfolded = 5'000;

/// The properties that runs can be grouped by, with their names in the settings.
struct Grouping {
    RunGroupBy by;
    const char *name;
    const char *title;
};

constexpr auto groupings = std::to_array<Grouping>({
    //: In the menu Group Runs By
    { RunGroupBy::None, "none", QT_TRANSLATE_NOOP("vitrine::RunsPane", "&None") },
    //: In the menu Group Runs By: the file of the log
    { RunGroupBy::Source, "source", QT_TRANSLATE_NOOP("vitrine::RunsPane", "&Source") },
    //: In the menu Group Runs By
    { RunGroupBy::Agent, "agent", QT_TRANSLATE_NOOP("vitrine::RunsPane", "&Agent") },
    //: In the menu Group Runs By: the language model
    { RunGroupBy::Model, "model", QT_TRANSLATE_NOOP("vitrine::RunsPane", "&Model") },
    //: In the menu Group Runs By: what the agent was asked to do
    { RunGroupBy::Task, "task", QT_TRANSLATE_NOOP("vitrine::RunsPane", "&Task") },
});

/// Fields that a column shows anyway.
constexpr auto shownFields
    = std::to_array<std::string_view>({ "run.task", "run.answer", "run.expected", "run.model", "run.agent", "run.steps",
        "run.errors", "run.blocked", "run.duration", "run.started", "run.cost", "run.score", "source.file" });

} // namespace

RunsPane::RunsPane(RunModel *runs, QWidget *parent)
    : Pane(
          { .id = QStringLiteral("runs"),
              .title = tr("Runs"),
              .location = Location::Left,
              //: What a pane is for
              .purpose = tr("The runs of the trail with task, result and cost. The other panes show the selected run."),
              .guidePage = QStringLiteral("lists") },
          parent)
    , m_runs(runs)
    , m_presentation(new RunPresentation(runs, this))
    , m_tree(new RunTree(runs, m_presentation, this))
    , m_view(new RecordView(QStringLiteral("runsView"), this))
    , m_groupMenu(new QMenu(this))
    , m_groupings(new QActionGroup(this))
{
    m_view->setModel(m_tree);
    m_view->setTreePosition(static_cast<int>(RunModel::Column::Task));
    m_view->setAccessibleName(tr("Runs"));
    setFiltered(false);
    RunPresentation::arrange(*m_view);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_view);
    setFocusProxy(m_view);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &RunsPane::announce);
    connect(m_tree, &QAbstractItemModel::modelReset, this, &RunsPane::showAgain);
    connect(m_tree, &QAbstractItemModel::rowsInserted, this, &RunsPane::makeRoomForNumbers);
    connect(m_view, &QTreeView::collapsed, this, [this](const QModelIndex &row) { noteFold(row, true); });
    connect(m_view, &QTreeView::expanded, this, [this](const QModelIndex &row) { noteFold(row, false); });
    buildGroupMenu();
    m_view->setColumnMenu([this](QMenu *menu) { fillColumnMenu(menu); });
    m_view->setContent([this] { return content(); }, [this](const QVariantMap &kept) { setContent(kept); });
}

QSize RunsPane::sizeHint() const { return { m_view->leastWidth(), QWidget::sizeHint().height() }; }

void RunsPane::noteFold(const QModelIndex &index, bool isFolded)
{
    if (const auto *group = m_tree->groupAt(index))
        m_foldedGroups.insert(QString::fromStdString(group->name), isFolded);
    else if (isFolded)
        m_folded.insert(idOf(index));
    else
        m_folded.remove(idOf(index));
}

void RunsPane::buildGroupMenu()
{
    //: Menu of the properties that the list of runs can be grouped by
    m_groupMenu->setTitle(tr("&Group Runs By"));
    m_groupMenu->setObjectName(QStringLiteral("groupMenu"));
    for (const auto &grouping : groupings) {
        auto *action = m_groupMenu->addAction(tr(grouping.title));
        action->setObjectName(QStringLiteral("groupBy_") + QLatin1StringView(grouping.name));
        action->setCheckable(true);
        action->setChecked(grouping.by == m_runs->groupBy());
        m_groupings->addAction(action);
        connect(action, &QAction::triggered, this, [this, by = grouping.by] { setGroupBy(by); });
    }
}

void RunsPane::setGroupBy(RunGroupBy by)
{
    m_foldedGroups.clear();
    m_groupings->actions().at(int(by))->setChecked(true);
    m_runs->setGroupBy(by);
}

void RunsPane::fillColumnMenu(QMenu *menu)
{
    //: Submenu of the columns of the list of runs: fields of the filter language that become columns
    auto *fields = menu->addMenu(tr("&Add Column"));
    fields->setObjectName(QStringLiteral("fieldMenu"));
    for (const auto &field : filterFields()) {
        if (!isRunField(field.name) || std::ranges::contains(shownFields, field.name))
            continue;
        const std::string name(field.name);
        auto *action = fields->addAction(QString::fromStdString(name));
        action->setCheckable(true);
        action->setChecked(std::ranges::contains(m_runs->fields(), name));
        connect(action, &QAction::toggled, this, [this, name](bool isAdded) {
            auto shown = m_runs->fields();
            std::erase(shown, name);
            if (isAdded)
                shown.push_back(name);
            m_runs->setFields(std::move(shown));
        });
    }
}

QVariantMap RunsPane::content() const
{
    QStringList fields;
    for (const auto &field : m_runs->fields())
        fields << QString::fromStdString(field);
    return { { QStringLiteral("group"), QLatin1StringView(groupings.at(std::size_t(m_runs->groupBy())).name) },
        { QStringLiteral("fields"), fields } };
}

void RunsPane::setContent(const QVariantMap &content)
{
    const auto name = content.value(QStringLiteral("group")).toString();
    const auto kept = std::ranges::find_if(
        groupings, [&name](const Grouping &grouping) { return name == QLatin1StringView(grouping.name); });
    setGroupBy(kept == groupings.end() ? RunGroupBy::None : kept->by);
    std::vector<std::string> fields;
    for (const auto &field : content.value(QStringLiteral("fields")).toStringList())
        if (isRunField(field.toStdString()))
            fields.push_back(field.toStdString());
    m_runs->setFields(std::move(fields));
}

RunId RunsPane::idOf(const QModelIndex &index) { return index.data(IdRole).toLongLong(); }

// Folded rows stay folded in a rebuilt list.
// Of ten thousand runs, the last has six characters.
void RunsPane::makeRoomForNumbers()
{
    const auto &all = m_runs->listing().all;
    Cell cell;
    cell.text = QLocale().toString(all ? all->size() : 0);
    m_view->makeRoom(static_cast<int>(RunModel::Column::Number), cell);
}

void RunsPane::showAgain()
{
    makeRoomForNumbers();
    m_view->setTree(m_tree->isTree());
    if (m_tree->isTree()) {
        const auto folded = m_folded;
        const auto groups = m_foldedGroups;
        const bool isLong = m_tree->isGrouped() && m_runs->rowCount() > mostUnfolded;
        if (!isLong)
            m_view->expandAll();
        m_folded = folded;
        m_foldedGroups = groups;
        for (const RunId run : folded)
            m_view->collapse(locationOf(run));
        unfoldGroups();
    }
    // Another trail may have a run of the same id.
    if (!m_runs->listing().all)
        m_chosen = 0;
    showChosen();
}

void RunsPane::unfoldGroups()
{
    if (!m_tree->isGrouped() || m_foldedGroups.isEmpty())
        return;
    const auto groups = m_foldedGroups;
    for (int row = 0; row < m_tree->rowCount(); ++row) {
        const auto index = m_tree->index(row, 0);
        if (const auto found = groups.constFind(QString::fromStdString(m_tree->groupAt(index)->name));
            found != groups.cend())
            m_view->setExpanded(index, !*found);
    }
}

QModelIndex RunsPane::locationOf(RunId run) const
{
    const auto row = m_runs->rowOf(run);
    return row < 0 ? QModelIndex() : m_tree->mapFromSource(m_presentation->index(row, 0));
}

RunId RunsPane::currentRun() const { return idOf(m_view->currentIndex()); }

void RunsPane::select(RunId run)
{
    m_chosen = run;
    showChosen();
}

void RunsPane::setFiltered(bool isFiltered)
{
    if (isFiltered)
        m_view->setEmptyText(tr("No run matches this filter"), tr("Clear the filter to show all runs."));
    else
        m_view->setEmptyText(tr("No runs"), tr("Imported and received runs are listed here."));
}

void RunsPane::showChosen()
{
    const auto location = locationOf(m_chosen);
    if (location.isValid() && m_chosen != currentRun())
        m_view->setCurrentIndex(location);
}

void RunsPane::selectNeighbor(int distance)
{
    auto location = m_view->currentIndex();
    if (!location.isValid()) {
        const auto first = m_tree->index(0, 0);
        m_view->setCurrentIndex(m_tree->isGrouped() ? m_tree->index(0, 0, first) : first);
        return;
    }
    for (int step = 0; step < std::abs(distance) && location.isValid();) {
        location = distance > 0 ? m_view->indexBelow(location) : m_view->indexAbove(location);
        step += m_tree->groupAt(location) == nullptr ? 1 : 0;
    }
    if (location.isValid())
        m_view->setCurrentIndex(location.siblingAtColumn(0));
}

void RunsPane::announce(const QModelIndex &current)
{
    if (!current.isValid() || m_tree->groupAt(current) != nullptr)
        return;
    m_chosen = idOf(current);
    Q_EMIT runChosen(m_chosen);
}

} // namespace vitrine
