// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/layouts.h"

#include "app/panes/shell/actions.h"
#include "app/window/workarea.h"

#include <QInputDialog>
#include <QMenu>
#include <QSettings>

namespace vitrine {

namespace {

constexpr int longestName = 60;

QString key() { return QStringLiteral("window/layouts"); }
QVariantMap kept() { return QSettings().value(key()).toMap(); }
void keep(const QVariantMap &layouts) { QSettings().setValue(key(), layouts); }
QString menuText(QString name) { return name.replace(u'&', QStringLiteral("&&")); }

} // namespace

Layouts::Layouts(QMainWindow *window, const Actions *actions, WorkArea *area, QMenu *menu)
    : QObject(window)
    , m_window(window)
    , m_actions(actions)
    , m_area(area)
    , m_menu(menu)
    //: Menu of named arrangements of the panes
    , m_removeMenu(new QMenu(tr("&Delete"), m_menu))
{
    connect(m_actions->saveLayout, &QAction::triggered, this, &Layouts::askName);
    for (const auto &name : names())
        addAction(name);
    connect(m_menu, &QMenu::aboutToShow, this, &Layouts::fill);
    fill();
}

QStringList Layouts::names() { return kept().keys(); }

void Layouts::saveAs(const QString &name)
{
    const auto plain = name.simplified().left(longestName);
    if (plain.isEmpty())
        return;
    auto layouts = kept();
    layouts.insert(plain, m_area->arrangement());
    keep(layouts);
    if (!m_switches.contains(plain))
        addAction(plain);
}

void Layouts::switchTo(const QString &name)
{
    if (const auto layout = kept().value(name).toByteArray(); !layout.isEmpty())
        m_area->setArrangement(layout);
}

void Layouts::remove(const QString &name)
{
    auto layouts = kept();
    layouts.remove(name);
    keep(layouts);
    const auto *action = m_switches.take(name);
    if (action == nullptr)
        return;
    Q_EMIT removed(action);
    delete action;
}

void Layouts::addAction(const QString &name)
{
    auto *action = new QAction(menuText(name), this);
    action->setObjectName(u"layout-" + name);
    connect(action, &QAction::triggered, this, [this, name] { switchTo(name); });
    m_switches.insert(name, action);
    Q_EMIT added(action);
}

void Layouts::fill()
{
    const auto names = Layouts::names();
    m_menu->clear();
    m_removeMenu->clear();
    for (const auto &name : names) {
        m_menu->addAction(m_switches.value(name));
        connect(
            m_removeMenu->addAction(menuText(name)), &QAction::triggered, this, [this, name] { remove(name); },
            Qt::QueuedConnection);
    }
    m_menu->addSeparator();
    m_menu->addAction(m_actions->saveLayout);
    m_menu->addMenu(m_removeMenu)->setEnabled(!names.isEmpty());
    m_menu->addAction(m_actions->resetLayout);
}

void Layouts::askName()
{
    auto *dialog = new QInputDialog(m_window);
    dialog->setObjectName(QStringLiteral("layoutName"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    //: Title of a dialog
    dialog->setWindowTitle(tr("Save Layout"));
    dialog->setLabelText(tr("Layout &name:"));
    connect(dialog, &QInputDialog::textValueSelected, this, &Layouts::saveAs);
    dialog->open();
}

} // namespace vitrine
