// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/views/viewsdialog.h"

#include "app/kit/theme/mutedlabel.h"
#include "app/wording/plaintip.h"
#include "app/wording/safetext.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QPushButton>
#include <QShortcut>
#include <QSignalBlocker>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace vitrine {

namespace {

constexpr int widthInCharacters = 90;
constexpr int heightInLines = 18;
constexpr int nameCharacters = 28;

} // namespace

ViewsDialog::ViewsDialog(ViewStore store, bool isTrailOpen, QWidget *parent)
    : QDialog(parent)
    , m_store(std::move(store))
    , m_isTrailOpen(isTrailOpen)
    , m_list(new QTreeWidget)
    , m_note(new MutedLabel)
{
    setObjectName(QStringLiteral("viewsDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    //: Title of a dialog
    setWindowTitle(tr("Saved Views"));
    m_list->setObjectName(QStringLiteral("viewList"));
    m_list->setAccessibleName(windowTitle());
    m_list->setRootIsDecorated(false);
    m_list->setAlternatingRowColors(true);
    m_list->setUniformRowHeights(true);
    m_list->setEditTriggers(QAbstractItemView::EditKeyPressed);
    //: Headers of a list: name of a view, for which trails it is offered, what it filters by
    m_list->setHeaderLabels({ tr("Name"), tr("Offered For"), tr("Filter") });
    m_list->header()->resizeSection(0, fontMetrics().averageCharWidth() * nameCharacters);
    m_note->setWordWrap(true);
    auto *buttons = new QVBoxLayout;
    makeButtons(buttons);
    auto *row = new QHBoxLayout;
    row->addWidget(m_list, 1);
    row->addLayout(buttons);
    auto *close = new QDialogButtonBox(QDialogButtonBox::Close);
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(row, 1);
    layout->addWidget(m_note);
    layout->addWidget(close);
    connect(close, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &ViewsDialog::check);
    connect(m_list, &QTreeWidget::itemChanged, this, &ViewsDialog::rename, Qt::QueuedConnection);
    connect(m_list, &QTreeWidget::itemActivated, this, &ViewsDialog::useCurrent);
    connect(new QShortcut(QKeySequence::Delete, m_list, nullptr, nullptr, Qt::WidgetShortcut), &QShortcut::activated,
        this, &ViewsDialog::removeCurrent);
    resize(fontMetrics().averageCharWidth() * widthInCharacters, fontMetrics().height() * heightInLines);
    fill({}, false);
}

QPushButton *ViewsDialog::makeButton(const QString &name, const QString &text, QLayout *layout)
{
    auto *button = new QPushButton(text);
    button->setObjectName(name);
    button->setAutoDefault(false);
    layout->addWidget(button);
    return button;
}

void ViewsDialog::makeButtons(QLayout *layout)
{
    //: Button: looks at the trail as this view does
    m_use = makeButton(QStringLiteral("useView"), tr("&Use"), layout);
    m_rename = makeButton(QStringLiteral("renameView"), tr("&Rename"), layout);
    m_move = makeButton(QStringLiteral("moveView"), {}, layout);
    m_remove = makeButton(QStringLiteral("removeView"), tr("&Delete"), layout);
    layout->addItem(new QSpacerItem(0, 0, QSizePolicy::Minimum, QSizePolicy::Expanding));
    connect(m_use, &QPushButton::clicked, this, &ViewsDialog::useCurrent);
    connect(m_rename, &QPushButton::clicked, this, [this] {
        if (auto *item = m_list->currentItem())
            m_list->editItem(item, 0);
    });
    connect(m_move, &QPushButton::clicked, this, &ViewsDialog::move);
    connect(m_remove, &QPushButton::clicked, this, &ViewsDialog::removeCurrent);
}

void ViewsDialog::fill(const QString &name, bool isOfTrail)
{
    const QSignalBlocker blocker(m_list);
    m_list->clear();
    m_views = m_store.all();
    for (const auto &view : m_views) {
        const auto filter = view.filter.isEmpty() ? tr("none") : safeLine(view.filter);
        auto *item = new QTreeWidgetItem(m_list,
            //: For which trails a view is offered
            { view.name, view.isOfTrail ? tr("This trail") : tr("All trails"), filter });
        item->setFlags(item->flags() | Qt::ItemIsEditable);
        item->setToolTip(2, plainTip(filter));
        if (view.name == name && view.isOfTrail == isOfTrail)
            m_list->setCurrentItem(item);
    }
    if (m_list->currentItem() == nullptr && !m_views.isEmpty())
        m_list->setCurrentItem(m_list->topLevelItem(0));
    check();
}

const SavedView *ViewsDialog::current() const
{
    const auto row = m_list->indexOfTopLevelItem(m_list->currentItem());
    return row >= 0 && row < m_views.size() ? &m_views[row] : nullptr;
}

void ViewsDialog::rename(QTreeWidgetItem *item)
{
    const auto row = m_list->indexOfTopLevelItem(item);
    if (row < 0 || row >= m_views.size())
        return;
    auto view = m_views[row];
    const auto name = safeLine(item->text(0).simplified());
    if (name != view.name && m_store.canRename(view, name)) {
        m_store.remove(view);
        view.name = name;
        m_store.put(view);
        Q_EMIT changed();
    }
    fill(view.name, view.isOfTrail);
}

void ViewsDialog::move()
{
    const auto *chosen = current();
    if (chosen == nullptr)
        return;
    auto view = *chosen;
    m_store.remove(view);
    view.isOfTrail = !view.isOfTrail;
    m_store.put(view);
    Q_EMIT changed();
    fill(view.name, view.isOfTrail);
}

void ViewsDialog::removeCurrent()
{
    const auto *chosen = current();
    if (chosen == nullptr)
        return;
    const auto row = m_list->indexOfTopLevelItem(m_list->currentItem());
    m_store.remove(*chosen);
    Q_EMIT changed();
    fill({}, false);
    if (auto *next = m_list->topLevelItem(std::min<int>(row, m_list->topLevelItemCount() - 1)))
        m_list->setCurrentItem(next);
}

void ViewsDialog::useCurrent()
{
    if (const auto *view = current())
        Q_EMIT chosen(*view);
}

void ViewsDialog::check()
{
    const auto *view = current();
    for (auto *button : { m_rename, m_remove })
        button->setEnabled(view != nullptr);
    m_use->setEnabled(view != nullptr && m_isTrailOpen);
    const bool isOfTrail = view != nullptr && view->isOfTrail;
    //: Button: the view is offered for each trail, or only for the one that is open
    m_move->setText(isOfTrail ? tr("Offer for &All Trails") : tr("Only for This &Trail"));
    const bool isFree = view != nullptr && !m_store.find(view->name, !view->isOfTrail);
    m_move->setEnabled(isFree && (isOfTrail || m_isTrailOpen));
    m_note->setText(m_views.isEmpty() ? tr("No saved views. Choose View > Saved Views > Save View As… to save one.")
                                      : tr("F2 renames, Delete deletes, and Return applies a view."));
}

} // namespace vitrine
