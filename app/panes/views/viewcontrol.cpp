// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/views/viewcontrol.h"

#include "app/kit/lists/recordview.h"
#include "app/panes/filter/filterbar.h"
#include "app/panes/filter/filtercontrol.h"
#include "app/panes/filter/filteredit.h"
#include "app/panes/shell/actions.h"
#include "app/panes/views/viewnamedialog.h"
#include "app/panes/views/viewsdialog.h"
#include "app/session/project.h"
#include "app/wording/plaintip.h"
#include "app/wording/safetext.h"

#include <QComboBox>
#include <QMainWindow>
#include <QMenu>

namespace vitrine {

namespace {

constexpr qsizetype longestName = 60;

/// Names of the combo boxes for the groupings.
QStringList choiceNames()
{
    return { QStringLiteral("chartFigure"), QStringLiteral("chartGrouping"), QStringLiteral("timelineScope") };
}

// An ampersand in a name must not become a mnemonic.
QString menuText(const QString &name) { return safeLine(name, longestName).replace(u'&', QStringLiteral("&&")); }

} // namespace

ViewControl::ViewControl(
    QMainWindow *window, Project *project, FilterControl *filter, const Actions *actions, QMenu *menu)
    : QObject(window)
    , m_window(window)
    , m_project(project)
    , m_filter(filter)
    , m_actions(actions)
    , m_menu(menu)
{
    connect(actions->saveView, &QAction::triggered, this, &ViewControl::ask);
    connect(actions->manageViews, &QAction::triggered, this, &ViewControl::manage);
    connect(m_menu, &QMenu::aboutToShow, this, &ViewControl::fill);
    connect(project, &Project::opened, this, &ViewControl::fill);
    connect(project, &Project::closed, this, &ViewControl::fill);
    refresh();
}

ViewStore ViewControl::store() const { return ViewStore(m_project->file()); }

SavedView ViewControl::now(const QString &name, bool isOfTrail) const
{
    const auto &filter = m_project->filter();
    SavedView view { .name = name,
        .isOfTrail = isOfTrail,
        .filter = filter ? QString::fromStdString(filter->text()) : QString(),
        .lists = {},
        .choices = {} };
    for (const auto *list : m_window->findChildren<RecordView *>())
        view.lists.insert(list->objectName(), list->state());
    for (const auto &choice : choiceNames())
        if (const auto *box = m_window->findChild<QComboBox *>(choice))
            view.choices.insert(choice, box->currentIndex());
    return view;
}

void ViewControl::use(const SavedView &view)
{
    for (auto *list : m_window->findChildren<RecordView *>())
        if (view.lists.contains(list->objectName()))
            list->setState(view.lists.value(list->objectName()).toMap());
    for (auto it = view.choices.cbegin(); it != view.choices.cend(); ++it) {
        auto *box = choiceNames().contains(it.key()) ? m_window->findChild<QComboBox *>(it.key()) : nullptr;
        if (box != nullptr && it.value().toInt() >= 0 && it.value().toInt() < box->count())
            box->setCurrentIndex(it.value().toInt());
    }
    m_filter->bar()->field()->use(view.filter);
}

void ViewControl::save(const QString &name, bool isOfTrail)
{
    const auto plain = safeLine(name.simplified(), longestName);
    if (plain.isEmpty())
        return;
    store().put(now(plain, isOfTrail));
    refresh();
}

QAction *ViewControl::makeAction(const SavedView &view, QObject *owner)
{
    auto *action = new QAction(menuText(view.name), owner);
    action->setToolTip(plainTip(view.filter));
    action->setEnabled(m_project->isOpen());
    connect(action, &QAction::triggered, this, [this, name = view.name, isOfTrail = view.isOfTrail] {
        if (const auto kept = store().find(name, isOfTrail))
            use(*kept);
    });
    return action;
}

// Keys belong to actions, so only the actions of deleted views are removed.
void ViewControl::refresh()
{
    const auto views = ViewStore().all();
    const auto nameOf = [](const SavedView &view) { return u"view-" + view.name; };
    for (auto *action : QList(m_switches)) {
        const bool isThere = std::ranges::contains(views, action->objectName(), nameOf);
        if (isThere)
            continue;
        m_switches.removeOne(action);
        Q_EMIT removed(action);
        delete action;
    }
    for (const auto &view : views) {
        if (std::ranges::contains(m_switches, nameOf(view), &QObject::objectName))
            continue;
        auto *action = makeAction(view, this);
        action->setObjectName(nameOf(view));
        m_switches.append(action);
        Q_EMIT added(action);
    }
    std::ranges::sort(m_switches, {}, &QObject::objectName);
    fill();
}

void ViewControl::fill()
{
    m_menu->clear();
    m_menu->addActions({ m_actions->saveView, m_actions->manageViews });
    m_menu->addSeparator();
    for (auto *action : m_switches) {
        action->setEnabled(m_project->isOpen());
        m_menu->addAction(action);
    }
    bool isFirst = true;
    for (const auto &view : store().all()) {
        if (!view.isOfTrail)
            continue;
        if (std::exchange(isFirst, false))
            //: Heading in a menu: views that are only there for the trail that is open
            m_menu->addSection(tr("This Trail"));
        m_menu->addAction(makeAction(view, m_menu));
    }
}

void ViewControl::ask()
{
    auto *dialog = new ViewNameDialog(store(), m_project->isOpen(), m_window);
    connect(dialog, &ViewNameDialog::named, this, &ViewControl::save);
    dialog->open();
}

void ViewControl::manage()
{
    auto *dialog = new ViewsDialog(store(), m_project->isOpen(), m_window);
    connect(dialog, &ViewsDialog::changed, this, &ViewControl::refresh);
    connect(dialog, &ViewsDialog::chosen, this, &ViewControl::use);
    dialog->open();
}

} // namespace vitrine
