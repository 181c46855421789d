// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/welcome/recentlist.h"

#include "app/kit/lists/itemtone.h"
#include "app/kit/lists/recordview.h"
#include "app/kit/theme/icons.h"
#include "app/wording/dateformat.h"
#include "app/wording/safetext.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLocale>
#include <QPushButton>
#include <QStandardItemModel>
#include <QVBoxLayout>

namespace vitrine {

namespace {

enum RecentColumn { NameColumn, FolderColumn, RunsColumn, StateColumn, OpenedColumn };
constexpr int fileRole = Qt::UserRole + 1;
constexpr int shownRows = 6;
constexpr int emptyRows = 4; ///< the header, and the note in its place

QString folderOf(const QString &file)
{
    const QString folder = QFileInfo(file).absolutePath();
    const QString home = QDir::homePath();
    const bool isAtHome = folder == home || folder.startsWith(QString(home % u'/'));
    return isAtHome ? QString(u'~' % folder.sliced(home.size())) : folder;
}

QStandardItem *mutedItem(const QString &text)
{
    auto *item = new QStandardItem(text);
    ItemTone::set(item, ItemTone::Tone::Muted);
    return item;
}

} // namespace

RecentList::RecentList(QWidget *parent)
    : QWidget(parent)
    , m_model(new QStandardItemModel(this))
    , m_view(new RecordView(QStringLiteral("recentView")))
    //: Button under the list of recent files
    , m_open(new QPushButton(actionIcon(ActionIcon::Open), tr("Open")))
    //: Button under the list of recent files
    , m_remove(new QPushButton(tr("Remove From List")))
{
    setObjectName(QStringLiteral("recentList"));
    setFocusProxy(m_view);
    m_open->setObjectName(QStringLiteral("openRecent"));
    m_remove->setObjectName(QStringLiteral("removeRecent"));
    m_model->setHorizontalHeaderLabels({
        //: Column of the list of recent files
        tr("Name"),
        //: Column of the list of recent files
        tr("Folder"),
        //: Column of the list of recent files: how many runs it has
        tr("Runs"),
        //: Column of the list of recent files: log, trail, moved
        tr("State"),
        //: Column of the list of recent files: when it was opened last
        tr("Opened"),
    });
    m_model->horizontalHeaderItem(RunsColumn)->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_view->setModel(m_model);
    ItemTone::follow(m_view);
    //: Accessible name of a list
    m_view->setAccessibleName(tr("Recent files"));
    m_view->setColumnWidths({ 22, 15, 8, 19, 12 });
    m_view->setStretchColumns({ NameColumn, FolderColumn });
    m_view->setOptionalColumns({ FolderColumn, RunsColumn, OpenedColumn });
    m_view->setTextElideMode(Qt::ElideMiddle);
    m_view->setEmptyText(tr("No recent files"), tr("Files you open are listed here."));
    connect(m_view, &QTreeView::activated, this, &RecentList::openCurrent);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &RecentList::refreshButtons);
    connect(m_open, &QPushButton::clicked, this, &RecentList::openCurrent);
    connect(m_remove, &QPushButton::clicked, this, [this] { Q_EMIT removeRequested(currentFile()); });
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_open);
    buttons->addWidget(m_remove);
    buttons->addStretch(1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_view, 1);
    layout->addLayout(buttons);
    refreshButtons();
}

void RecentList::setEntries(const QList<RecentEntry> &entries)
{
    const QString current = currentFile();
    m_model->removeRows(0, m_model->rowCount());
    for (const RecentEntry &entry : entries)
        appendRow(entry);
    for (int row = 0; row < m_model->rowCount(); ++row)
        if (row == 0 || m_model->item(row)->data(fileRole).toString() == current)
            m_view->setCurrentIndex(m_model->index(row, 0));
    refreshButtons();
}

void RecentList::appendRow(const RecentEntry &entry)
{
    QString word;
    QIcon icon = actionIcon(ActionIcon::LogFile);
    QIcon stateIcon;
    switch (entry.state) {
    case RecentEntry::State::Log:
        //: State of a recent file
        word = tr("Log");
        break;
    case RecentEntry::State::Trail:
        //: State of a recent file
        word = tr("Trail");
        icon = actionIcon(ActionIcon::Trail);
        break;
    case RecentEntry::State::Missing:
        //: State of a recent file: it is not where it was
        word = tr("File not found");
        stateIcon = shapeIcon(Meaning::Warning);
        break;
    case RecentEntry::State::Unknown:
        //: State of a recent file: nothing is known of it
        word = tr("not checked");
    }
    auto *name = new QStandardItem(icon, safeLine(QFileInfo(entry.file).fileName()));
    name->setData(entry.file, fileRole);
    auto *folder = new QStandardItem(safeLine(folderOf(entry.file)));
    auto *state = new QStandardItem(stateIcon, word);
    const QList<QStandardItem *> row { name, folder, runsItem(entry.runs), state, openedItem(entry.opened) };
    for (QStandardItem *item : row) {
        item->setEditable(false);
        if (!item->toolTip().isEmpty())
            continue;
        // A tooltip that looks like markup would be interpreted as such.
        item->setToolTip(u"<qt>" % safeLine(entry.file, 4096).toHtmlEscaped() % u"</qt>");
    }
    m_model->appendRow(row);
}

// The words would be cut in a narrow column; they are the tip of the dash.
QStandardItem *RecentList::notKeptItem()
{
    auto *item = mutedItem(QStringLiteral("—"));
    //: Of a recent file: how many runs it has, or when it was opened, was not kept
    const auto words = tr("not kept");
    item->setToolTip(words);
    item->setAccessibleText(words);
    return item;
}

QStandardItem *RecentList::runsItem(qint64 runs)
{
    auto *item = runs < 0 ? notKeptItem() : new QStandardItem(QLocale().toString(runs));
    item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    return item;
}

QStandardItem *RecentList::openedItem(const QDateTime &opened)
{
    if (!opened.isValid())
        return notKeptItem();
    const QDate day = opened.toLocalTime().date();
    const qint64 days = day.daysTo(QDate::currentDate());
    if (days == 0)
        //: When a file was opened
        return mutedItem(tr("today"));
    if (days == 1)
        //: When a file was opened
        return mutedItem(tr("yesterday"));
    const bool isThisWeek = days > 1 && days < 7;
    return mutedItem(isThisWeek ? QLocale().dayName(day.dayOfWeek()) : dayText(day, chosenDateFormat()));
}

QString RecentList::currentFile() const
{
    const QModelIndex current = m_view->currentIndex();
    return current.isValid() ? current.siblingAtColumn(NameColumn).data(fileRole).toString() : QString();
}

// An empty list takes little room: what one can drop here instead is in sight in a small window, too.
void RecentList::refreshButtons()
{
    const bool isEmpty = m_model->rowCount() == 0;
    const int row = fontMetrics().height() * 3 / 2;
    m_view->setMinimumHeight(row * (isEmpty ? emptyRows : shownRows));
    m_view->setMaximumHeight(isEmpty ? m_view->minimumHeight() : QWIDGETSIZE_MAX);
    m_open->setHidden(isEmpty);
    m_remove->setHidden(isEmpty);
    m_open->setEnabled(!currentFile().isEmpty());
    m_remove->setEnabled(!currentFile().isEmpty());
}

void RecentList::openCurrent()
{
    if (const QString file = currentFile(); !file.isEmpty())
        Q_EMIT fileChosen(file);
}

} // namespace vitrine
