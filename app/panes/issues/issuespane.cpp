// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/issues/issuespane.h"

#include "app/kit/lists/recordview.h"
#include "app/panes/issues/issuemodel.h"
#include "app/session/jobs/joblist.h"
#include "app/session/project.h"
#include "app/wording/words.h"
#include "models/items/runmodel.h"

#include <QFile>
#include <QItemSelectionModel>
#include <QVBoxLayout>

#include <set>
#include <utility>

namespace vitrine {

namespace {

constexpr auto settleTime = std::chrono::milliseconds(300);

/// Null if there was nothing new.
Result<IssueModel::Groups> groupsOf(
    const QString &file, const std::shared_ptr<IssueScan> &scan, const std::stop_token &stop)
{
    const auto trail = Trail::open(QFile::encodeName(file).toStdString());
    if (!trail)
        return std::unexpected(trail.error());
    const auto isNew = scan->read(**trail, [&stop] { return !stop.stop_requested(); });
    if (!isNew)
        return std::unexpected(isNew.error());
    return *isNew ? std::make_shared<const std::vector<IssueGroup>>(scan->groups()) : nullptr;
}

} // namespace

IssuesPane::IssuesPane(Project *project, QWidget *parent)
    : Pane({ .id = QStringLiteral("issues"),
               .title = tr("Issues"),
               .location = Location::Bottom,
               //: What a pane is for
               .purpose = tr("Errors, denials, findings and loops in the whole trail, by group and severity."),
               .guidePage = QStringLiteral("issues") },
          parent)
    , m_project(project)
    , m_model(new IssueModel(this))
    , m_view(new RecordView(QStringLiteral("issuesView"), this))
    , m_reading(this, project->jobs()->pool())
{
    m_view->setModel(m_model);
    m_view->setAccessibleName(tr("Issues"));
    m_view->setSortingEnabled(false);
    m_view->setRootIsDecorated(true);
    m_view->setItemsExpandable(true);
    m_view->setStretchColumns({ int(IssueModel::Column::What), int(IssueModel::Column::Where) });
    m_view->setColumnWidths({ 40, 8, 10, 30 });
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_view);
    setFocusProxy(m_view);
    m_settle.setSingleShot(true);
    m_settle.setInterval(settleTime);
    connect(&m_settle, &QTimer::timeout, this, &IssuesPane::read);
    connect(project, &Project::closed, this, [this] {
        stopReading();
        show(std::make_shared<const std::vector<IssueGroup>>());
        m_view->setEmptyText({}, {});
        setContextText({});
    });
    const auto settle = qOverload<>(&QTimer::start);
    connect(project->runs(), &QAbstractItemModel::rowsInserted, &m_settle, settle);
    connect(project->runs(), &QAbstractItemModel::modelReset, &m_settle, settle);
    connect(project->execution(), &ExecutionControl::finished, &m_settle, settle);
    // While an agent is being recorded there are always new steps, which must not delay reading forever.
    connect(project, &Project::written, this, [this] {
        if (!m_settle.isActive())
            m_settle.start();
    });
    connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &IssuesPane::follow);
    connect(project, &Project::stepSelected, this, &IssuesPane::showStep);
    connect(m_view, &QTreeView::activated, this, [this](const QModelIndex &index) {
        if (m_model->item(index) == nullptr)
            m_view->setExpanded(index.siblingAtColumn(0), !m_view->isExpanded(index.siblingAtColumn(0)));
    });
}

void IssuesPane::walk(int direction)
{
    const auto next = m_model->neighbor(location(), direction);
    if (!next.isValid())
        return;
    m_view->expand(next.parent());
    m_view->setCurrentIndex(next);
    m_view->scrollTo(next);
}

QSize IssuesPane::sizeHint() const
{
    constexpr int rows = 5;
    return { QWidget::sizeHint().width(), fontMetrics().height() * rows };
}

// The running reader continues with a scan that is no longer used.
void IssuesPane::stopReading()
{
    m_reading.cancel();
    m_scan.reset();
    m_isDue = false;
}

void IssuesPane::read()
{
    if (!m_project->isOpen())
        return;
    m_isDue = m_reading.isBusy();
    if (m_isDue)
        return;
    if (!m_scan)
        m_scan = std::make_shared<IssueScan>();
    const auto work
        = [file = m_project->file(), scan = m_scan](const std::stop_token &stop) { return groupsOf(file, scan, stop); };
    m_reading.ask(work, [this](const Result<IssueModel::Groups> &groups) { take(groups); });
}

void IssuesPane::take(const Result<IssueModel::Groups> &groups)
{
    sayWhyEmpty();
    if (groups && *groups)
        setGroups(*groups);
    if (groups)
        showCount();
    if (m_isDue)
        m_settle.start();
}

void IssuesPane::show(const IssueModel::Groups &groups)
{
    m_project->jobs()->pool()->start([before = m_model->setGroups(groups)] { });
}

// Only after reading can the list claim to be empty.
void IssuesPane::sayWhyEmpty()
{
    //: In place of the list of issues. Its second sentence describes what it lists
    m_view->setEmptyText(tr("No issues"), tr("Errors, denials, loops and differing replays are listed here."));
}

void IssuesPane::showCount()
{
    const auto groups = int(m_model->groups().size());
    if (groups == 0)
        return setContextText(Words::none());
    //: Beside the title of the list of issues: how many steps it has
    const auto steps = tr("%Ln step(s)", nullptr, m_model->itemCount());
    //: Beside the title of the list of issues. %1: "35 steps", %n: how many groups they belong to
    setContextText(tr("%1 in %Ln groups", nullptr, groups).arg(steps));
}

// The row of the current step if the list has it, unless a group is selected; otherwise the current row.
QModelIndex IssuesPane::location() const
{
    const auto chosen = m_view->currentIndex().siblingAtColumn(0);
    const auto shown = shownRow(m_project->currentStep());
    if (!shown.isValid() || (isGroup(chosen) && chosen != shown && m_view->selectionModel()->isSelected(chosen)))
        return chosen;
    return isGroup(shown) ? m_model->indexOf(m_project->currentStep()) : shown;
}

bool IssuesPane::isGroup(const QModelIndex &row) const { return row.isValid() && m_model->item(row) == nullptr; }

void IssuesPane::setGroups(const IssueModel::Groups &groups)
{
    using Name = std::pair<Meaning, QString>;
    const auto nameOf = [this](int row) {
        const auto &group = m_model->groups()[std::size_t(row)];
        return Name(group.meaning, group.text);
    };
    std::set<Name> unfolded;
    for (int row = 0; row < m_model->rowCount(); ++row)
        if (m_view->isExpanded(m_model->index(row, 0)))
            unfolded.insert(nameOf(row));
    const auto now = m_view->currentIndex();
    const auto group = isGroup(now) ? std::optional(nameOf(now.row())) : std::nullopt;
    const auto *item = m_model->item(now);
    const auto step = item != nullptr ? item->step : 0;
    m_follows = false;
    show(groups);
    auto chosen = shownRow(step);
    for (int row = 0; row < m_model->rowCount(); ++row) {
        m_view->setExpanded(m_model->index(row, 0), unfolded.contains(nameOf(row)));
        if (nameOf(row) == group)
            chosen = m_model->index(row, 0);
    }
    if (chosen.isValid())
        m_view->setCurrentIndex(chosen);
    m_follows = true;
    if (!group)
        showStep(m_project->currentStep());
}

QModelIndex IssuesPane::shownRow(StepId step) const
{
    const auto now = m_view->currentIndex().siblingAtColumn(0);
    const auto *chosen = m_model->item(now);
    const auto found = chosen != nullptr && chosen->step == step ? now : m_model->indexOf(step);
    return !found.isValid() || m_view->isExpanded(found.parent()) ? found : found.parent();
}

// A step that is not in the list leaves the position unchanged, but clears the selection.
void IssuesPane::showStep(StepId step)
{
    if (!m_follows)
        return;
    m_follows = false;
    if (const auto row = shownRow(step); row.isValid())
        m_view->setCurrentIndex(row);
    else
        m_view->clearSelection();
    m_follows = true;
}

void IssuesPane::follow(const QModelIndex &index)
{
    const auto *item = m_model->item(index);
    if (m_follows && item != nullptr)
        m_project->goTo(item->run, item->step);
}

} // namespace vitrine
