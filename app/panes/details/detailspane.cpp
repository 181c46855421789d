// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/details/detailspane.h"

#include "app/kit/lists/emptynote.h"
#include "app/kit/lists/flatlist.h"
#include "app/kit/lists/itemtone.h"
#include "app/kit/lists/visibilitywatcher.h"
#include "app/kit/lists/wrappingdelegate.h"
#include "app/kit/theme/fonts.h"
#include "app/panes/sql/sqlasking.h"
#include "app/session/jobs/joblist.h"
#include "app/session/policy/policyorigin.h"
#include "app/session/project.h"
#include "app/wording/words.h"
#include "models/items/stepmodel.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QMenu>
#include <QScrollBar>
#include <QStringBuilder>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace vitrine {

namespace {

enum Column { NameColumn, ValueColumn };
enum Role { DetailStep = Qt::UserRole, DetailFilter, DetailText };

} // namespace

DetailsPane::DetailsPane(Project *project, QWidget *parent)
    : Pane({ .id = QStringLiteral("details"),
               .title = tr("Details"),
               .location = Location::RightBelowTab,
               //: What a pane is for
               .purpose = tr("The selected step: how it ended, its actions, what the active policy decides about them, "
                             "and the files that its run has changed."),
               .guidePage = QStringLiteral("transcript") },
          parent)
    , m_project(project)
    , m_tree(new QTreeWidget)
    , m_empty(EmptyNote::in(m_tree))
    , m_visibility(new VisibilityWatcher(this))
    , m_files(new SqlAsking(this))
    , m_asked(new SqlAsking(this))
    , m_scoring(new SqlAsking(this))
    , m_judging(this, project->jobs()->pool())
    , m_describing(this, project->jobs()->pool())
{
    m_tree->setObjectName(QStringLiteral("detailsTree"));
    //: Accessible name of a tree: the properties of a step
    m_tree->setAccessibleName(tr("Details of the step"));
    m_tree->setFrameShape(QFrame::NoFrame);
    WrappingDelegate::install(m_tree, ValueColumn);
    m_tree->setAlternatingRowColors(true);
    m_tree->setTabKeyNavigation(false);
    m_tree->setIndentation(fontMetrics().averageCharWidth() * 2);
    ItemTone::follow(m_tree);
    m_tree->setHeaderLabels({ //: Title of a column
        tr("Property"),
        //: Title of a column
        tr("Value") });
    m_tree->setContextMenuPolicy(Qt::CustomContextMenu);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_tree);
    setFocusProxy(m_tree);
    //: Context menu of the properties of a step
    auto *copy = new QAction(tr("&Copy Value"), m_tree);
    copy->setObjectName(QStringLiteral("copyDetail"));
    copy->setShortcut(QKeySequence::Copy);
    copy->setShortcutContext(Qt::WidgetShortcut);
    m_tree->addAction(copy);
    connect(copy, &QAction::triggered, this, &DetailsPane::copy);
    connect(m_tree, &QTreeWidget::itemActivated, this, &DetailsPane::open);
    connect(m_tree, &QWidget::customContextMenuRequested, this, &DetailsPane::showMenu);
    connect(m_visibility, &VisibilityWatcher::changed, this, &DetailsPane::follow);
    connect(project, &Project::detailRead, this, [this](const std::shared_ptr<const StepDetail> &detail) {
        m_detail = detail;
        m_described.reset();
        follow();
    });
    connect(project, &Project::stepSelected, this, [this](StepId step) {
        if (m_detail && m_detail->id != step) {
            m_detail.reset();
            m_described.reset();
            m_describing.cancel();
            m_judging.cancel();
        }
        if (step == 0)
            fill();
    });
    // Another policy also changes the verdicts in the list of steps, and a note changes its row.
    connect(project->steps(), &QAbstractItemModel::dataChanged, this, [this] {
        if (m_visibility->isSeen() && m_detail && (m_judgedBy != m_project->activePolicy() || m_shownNote != noteNow()))
            follow();
    });
    connect(project, &Project::written, this, [this] {
        m_changesOf = 0;
        m_decisionsOf = 0;
        m_scoresOf = 0;
        follow();
    });
    connect(project, &Project::closed, this, [this] {
        m_files->drop();
        m_asked->drop();
        m_scoring->drop();
        m_describing.cancel();
        m_judging.cancel();
        m_detail.reset();
        m_described.reset();
        m_changes.clear();
        m_changesOf = 0;
        m_decisions.clear();
        m_decisionsOf = 0;
        m_scores.clear();
        m_scoresOf = 0;
        fill();
    });
    fill();
}

void DetailsPane::follow()
{
    if (!m_visibility->isSeen() || !m_detail)
        return;
    if (m_described) {
        fill();
        judge();
    } else {
        describe();
    }
    readDecisions();
    readScores();
    readFiles();
}

// A step may have megabytes of events.
void DetailsPane::describe()
{
    m_describing.ask([detail = m_detail, policy = policyName()] { return StepDetails::record(*detail, policy); },
        [this, step = m_detail->id](RecordDetails described) {
            if (!m_detail || m_detail->id != step)
                return;
            m_described = std::move(described);
            fill();
            judge();
        });
}

void DetailsPane::judge()
{
    m_judgedBy = m_project->activePolicy();
    m_judging.ask(
        [detail = m_detail, policy = m_judgedBy, name = policyName()] {
            return StepDetails::actions(*detail, StepDetails::rulings(detail->record, policy), name);
        },
        [this, step = m_detail->id](std::vector<DetailGroup> actions) {
            if (!m_described || m_detail->id != step || actions.empty())
                return;
            m_described->actions = std::move(actions);
            fill();
        });
}

QString DetailsPane::policyName() const { return activePolicyName(*m_project, m_project->activePolicy().name); }

void DetailsPane::readDecisions()
{
    const RunId run = m_project->currentRun();
    const StepId step = m_detail->id;
    if (run == 0 || step == m_decisionsOf)
        return;
    m_decisionsOf = step;
    m_decisions.clear();
    const auto take = [this, step](const Result<SqlAnswer> &answer) {
        if (!answer || !m_detail || m_detail->id != step || answer->rows.empty())
            return;
        m_decisions = StepDetails::decisionsIn(*answer);
        fill();
    };
    m_asked->ask(m_project->file(), StepDetails::decisionsStatement(run, step), take);
}

void DetailsPane::resizeEvent(QResizeEvent *event)
{
    Pane::resizeEvent(event);
    shareWidth();
}

void DetailsPane::setChanges(StepId step, const QList<std::pair<QString, QString>> &changes)
{
    if (std::exchange(m_allowingOf, step) == step && m_allowing == changes)
        return;
    m_allowing = changes;
    if (m_visibility->isSeen())
        fill();
}

void DetailsPane::readScores()
{
    const RunId run = m_project->currentRun();
    if (run == 0 || run == m_scoresOf)
        return;
    m_scoresOf = run;
    m_scores.clear();
    m_scoring->ask(m_project->file(), StepDetails::scoresStatement(run), [this, run](const Result<SqlAnswer> &answer) {
        if (!answer || run != m_project->currentRun() || answer->rows.empty())
            return;
        m_scores = StepDetails::scoresFrom(*answer);
        fill();
    });
}

void DetailsPane::readFiles()
{
    const RunId run = m_project->currentRun();
    if (run == 0 || run == m_changesOf)
        return;
    m_changesOf = run;
    m_files->ask(m_project->file(), StepDetails::changesStatement(run), [this, run](const Result<SqlAnswer> &answer) {
        if (!answer || run != m_project->currentRun())
            return;
        m_changes = StepDetails::changesIn(*answer);
        fill();
    });
}

std::pair<std::string, std::string> DetailsPane::noteNow() const
{
    const auto *row = m_project->step();
    return row != nullptr ? std::pair(row->mark, row->note) : std::pair<std::string, std::string>();
}

// Long names, such as those of events in a log, leave at least half of the width to the values.
void DetailsPane::shareWidth()
{
    m_tree->resizeColumnToContents(NameColumn);
    const int most = std::max(m_tree->viewport()->width() / 2, 1);
    if (m_tree->columnWidth(NameColumn) > most)
        m_tree->setColumnWidth(NameColumn, most);
}

// The content of the step before stays until the new one is known: the tree does not blink.
void DetailsPane::fill()
{
    if (m_detail && !m_described)
        return;
    const int scrolled = m_tree->verticalScrollBar()->value();
    const QModelIndex before = m_tree->currentIndex();
    const int group = before.parent().isValid() ? before.parent().row() : before.row();
    const int row = before.parent().isValid() ? before.row() : -1;
    m_tree->clear();
    showEmpty();
    if (!m_detail)
        return;
    auto about = m_described->step;
    m_shownNote = noteNow();
    if (const auto *row = m_project->step(); row != nullptr && row->id == m_detail->id)
        StepDetails::addNote(about, *row);
    add(about);
    if (m_decisionsOf == m_detail->id)
        for (const DetailGroup &group : StepDetails::decisions(m_decisions))
            add(group);
    for (const DetailGroup &group : m_described->actions)
        add(group);
    if (m_allowingOf == m_detail->id && !m_allowing.isEmpty())
        add(StepDetails::ifAllowed(m_allowing));
    if (!m_described->events.rows.empty())
        add(m_described->events);
    if (m_scoresOf == m_project->currentRun() && !m_scores.empty())
        add(StepDetails::scores(m_scores));
    if (m_changesOf == m_project->currentRun())
        if (const auto files = StepDetails::files(m_changes, m_detail->id); !files.rows.empty())
            add(files);
    if (auto *head = m_tree->topLevelItem(group); head != nullptr)
        m_tree->setCurrentItem(row >= 0 && row < head->childCount() ? head->child(row) : head);
    shareWidth();
    m_tree->verticalScrollBar()->setValue(scrolled);
    setContextText(tr("step %1").arg(Words::number(m_detail->record.ordinal, m_detail->record.externalNumber)));
}

void DetailsPane::add(const DetailGroup &group)
{
    auto *head = new QTreeWidgetItem(m_tree, { group.title });
    QFont bold = head->font(NameColumn);
    bold.setWeight(QFont::DemiBold);
    head->setFont(NameColumn, bold);
    head->setFirstColumnSpanned(true);
    for (const DetailRow &row : group.rows) {
        auto *item = new QTreeWidgetItem(head, { row.name });
        FlatList::setCell(item, ValueColumn, row.value);
        if (row.value.isCode)
            item->setFont(ValueColumn, codeFontOfSize(QApplication::font().pointSizeF()));
        if (row.value.isMuted)
            ItemTone::set(item, ValueColumn, ItemTone::Tone::Muted);
        if (row.value.isLink)
            ItemTone::set(item, ValueColumn, ItemTone::Tone::Link);
        item->setToolTip(NameColumn, item->text(NameColumn));
        item->setData(NameColumn, DetailStep, QVariant::fromValue(row.step));
        item->setData(NameColumn, DetailFilter, row.value.filter);
        item->setData(NameColumn, DetailText, row.value.tip.isEmpty() ? row.value.text : row.value.tip);
    }
    head->setExpanded(true);
}

void DetailsPane::open(QTreeWidgetItem *item)
{
    if (const auto step = item->data(NameColumn, DetailStep).value<StepId>(); step != 0)
        Q_EMIT stepChosen(m_project->currentRun(), step);
}

void DetailsPane::showMenu(const QPoint &position)
{
    auto *item = m_tree->itemAt(position);
    if (item == nullptr)
        return;
    auto *menu = new QMenu(m_tree);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addActions(m_tree->actions());
    if (const auto filter = item->data(NameColumn, DetailFilter).toString(); !filter.isEmpty())
        //: Context menu of the properties of a step
        menu->addAction(tr("&Filter by This Value"), this, [this, filter] { Q_EMIT filterWanted(filter); });
    if (const auto step = item->data(NameColumn, DetailStep).value<StepId>(); step != 0)
        //: Context menu of the properties of a step
        menu->addAction(tr("&Go to Step"), this, [this, step] { Q_EMIT stepChosen(m_project->currentRun(), step); });
    menu->popup(m_tree->viewport()->mapToGlobal(position));
}

void DetailsPane::copy() const
{
    const auto *item = m_tree->currentItem();
    if (item == nullptr)
        return;
    const auto whole = item->data(NameColumn, DetailText).toString();
    QApplication::clipboard()->setText(whole.isEmpty() ? item->text(NameColumn) : whole);
}

void DetailsPane::showEmpty()
{
    //: In the empty pane Details
    m_empty->setTexts(tr("No step is selected"));
    if (!m_detail)
        setContextText({});
}

} // namespace vitrine
