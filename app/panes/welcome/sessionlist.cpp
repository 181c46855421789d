// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/welcome/sessionlist.h"

#include "app/kit/lists/recordview.h"
#include "app/kit/theme/icons.h"
#include "app/kit/theme/mutedlabel.h"
#include "app/wording/safetext.h"

#include <QDateTime>
#include <QDir>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QStandardItemModel>
#include <QVBoxLayout>

#include <utility>

namespace vitrine {

namespace {

enum SessionColumn { AgentColumn, ProjectColumn, ChangedColumn, SizeColumn };
constexpr int fileRole = Qt::UserRole + 1;
constexpr int shownRows = 6;
/// The filter finds the others.
constexpr int mostRows = 500;

QString projectOf(const AgentSession &session)
{
    const QString project = safeLine(session.project, 200);
    const QString home = QDir::homePath();
    return project.startsWith(QString(home % u'/')) ? QString(u'~' % project.sliced(home.size())) : project;
}

QDateTime timeOf(const AgentSession &session)
{
    return QDateTime::fromSecsSinceEpoch(static_cast<qint64>(session.changedAt));
}

} // namespace

SessionList::SessionList(QWidget *parent)
    : QWidget(parent)
    , m_model(new QStandardItemModel(this))
    , m_filter(new QLineEdit)
    , m_view(new RecordView(QStringLiteral("sessionView")))
    //: Under the list of agents' sessions on the welcome page
    , m_note(
          new MutedLabel(tr("Only names, dates and the first lines are read for this list. Opening a session imports "
                            "it. Nothing leaves this computer.")))
    //: Button under the list of agents' sessions
    , m_open(new QPushButton(actionIcon(ActionIcon::Open), tr("Import")))
    //: Button under the list of agents' sessions: read it while the agent writes it
    , m_follow(new QPushButton(tr("Follow")))
{
    setObjectName(QStringLiteral("sessionList"));
    m_filter->setObjectName(QStringLiteral("sessionFilter"));
    m_filter->setClearButtonEnabled(true);
    //: In an empty field above a list
    m_filter->setPlaceholderText(tr("Agent or project"));
    //: Accessible name of a field above the list of agents' sessions
    m_filter->setAccessibleName(tr("Filter sessions"));
    m_open->setObjectName(QStringLiteral("openSession"));
    m_follow->setObjectName(QStringLiteral("followSession"));
    m_note->setWordWrap(true);
    m_model->setHorizontalHeaderLabels({
        //: Column of the list of agents' sessions
        tr("Agent"),
        //: Column of the list of agents' sessions: the folder that the agent worked in
        tr("Project"),
        //: Column of the list of agents' sessions: when it was written last
        tr("Changed"),
        //: Column of the list of agents' sessions
        tr("Size"),
    });
    m_model->horizontalHeaderItem(SizeColumn)->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_view->setModel(m_model);
    //: Accessible name of a list
    m_view->setAccessibleName(tr("Sessions on this computer"));
    m_view->setColumnWidths({ 16, 24, 16, 9 });
    m_view->setStretchColumns({ ProjectColumn });
    m_view->setOptionalColumns({ SizeColumn });
    m_view->setTextElideMode(Qt::ElideMiddle);
    m_view->setEmptyText(tr("No sessions"));
    m_view->setMinimumHeight(fontMetrics().height() * shownRows * 3 / 2);
    connect(m_filter, &QLineEdit::textChanged, this, &SessionList::fill);
    connect(m_view, &QTreeView::activated, this, &SessionList::openCurrent);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &SessionList::refreshButtons);
    connect(m_open, &QPushButton::clicked, this, &SessionList::openCurrent);
    connect(m_follow, &QPushButton::clicked, this, [this] { Q_EMIT followRequested(currentFile()); });
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_open);
    buttons->addWidget(m_follow);
    buttons->addStretch(1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_filter);
    layout->addWidget(m_view, 1);
    layout->addLayout(buttons);
    layout->addWidget(m_note);
    refreshButtons();
}

void SessionList::list(const Environment &environment)
{
    m_listing.ask([environment] { return agentSessions(environment); },
        [this](std::vector<AgentSession> sessions) {
            take(sessions);
            m_listing.ask(
                [sessions = std::move(sessions)](const std::stop_token &stop) mutable {
                    readProjects(sessions, [&stop] { return !stop.stop_requested(); });
                    return std::move(sessions);
                },
                [this](std::vector<AgentSession> read) { take(std::move(read)); });
        });
}

void SessionList::take(std::vector<AgentSession> sessions)
{
    m_sessions = std::move(sessions);
    fill();
    Q_EMIT listed();
}

void SessionList::fill()
{
    const QString current = currentFile();
    const QString wanted = m_filter->text().trimmed();
    m_model->removeRows(0, m_model->rowCount());
    for (const AgentSession &session : m_sessions) {
        const bool fits = wanted.isEmpty() || projectOf(session).contains(wanted, Qt::CaseInsensitive)
            || QString::fromStdString(session.agent).contains(wanted, Qt::CaseInsensitive);
        if (fits && m_model->rowCount() < mostRows)
            append(session);
    }
    for (int row = 0; row < m_model->rowCount(); ++row)
        if (row == 0 || m_model->item(row)->data(fileRole).toString() == current)
            m_view->setCurrentIndex(m_model->index(row, 0));
    refreshButtons();
}

void SessionList::append(const AgentSession &session)
{
    const QString file = QString::fromStdString(session.file.string());
    auto *agent = new QStandardItem(actionIcon(ActionIcon::LogFile), safeLine(session.agent));
    agent->setData(file, fileRole);
    auto *size = new QStandardItem(QLocale().formattedDataSize(static_cast<qint64>(session.size)));
    size->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    const QList<QStandardItem *> row { agent, new QStandardItem(projectOf(session)),
        new QStandardItem(timeOf(session).toString(QStringLiteral("yyyy-MM-dd HH:mm"))), size };
    for (QStandardItem *item : row) {
        item->setEditable(false);
        // A tooltip that looks like markup would be interpreted as such.
        item->setToolTip(u"<qt>" % safeLine(file, 4096).toHtmlEscaped() % u"</qt>");
    }
    m_model->appendRow(row);
}

QString SessionList::currentFile() const
{
    const QModelIndex current = m_view->currentIndex();
    return current.isValid() ? current.siblingAtColumn(AgentColumn).data(fileRole).toString() : QString();
}

void SessionList::refreshButtons()
{
    m_open->setEnabled(!currentFile().isEmpty());
    m_follow->setEnabled(!currentFile().isEmpty());
}

void SessionList::openCurrent()
{
    if (const QString file = currentFile(); !file.isEmpty())
        Q_EMIT fileChosen(file);
}

} // namespace vitrine
