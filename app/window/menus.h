// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMainWindow>
#include <QPointer>

class QMenu;

namespace vitrine {

struct Actions;
class RecentFiles;
class RecordView;
class WorkArea;

/// The menu bar (docs/interface.md#menus-and-keys). It contains every action of the window.
class Menus final : public QObject {
    Q_OBJECT

public:
    Menus(QMainWindow *window, const Actions *actions, RecentFiles *recent, WorkArea *panes);

    QMenu *policyMenu() const { return m_policyMenu; }
    QMenu *viewMenu() const { return m_viewMenu; }
    /// Adds the groupings of the list of runs to the menu View.
    void offerGroups(QMenu *groups);
    QMenu *layoutMenu() const { return m_layoutMenu; }

Q_SIGNALS:
    void recentRequested(const QString &file);

private:
    QMenu *addMenu(const QString &title);
    void buildFileMenu(const Actions *actions);
    void buildEditMenu(const Actions *actions);
    void buildViewMenu(const Actions *actions);
    void buildGoMenu(const Actions *actions);
    void buildWindowMenu();
    void fillRecent(QMenu *menu);
    void followFocus(QWidget *now);

    QMainWindow *m_window;
    RecentFiles *m_recent;
    WorkArea *m_panes;
    QMenu *m_policyMenu = nullptr;
    QMenu *m_viewMenu = nullptr; ///< submenu of saved views
    QMenu *m_columnMenu = nullptr;
    QMenu *m_layoutMenu = nullptr; ///< submenu of saved layouts
    QPointer<RecordView> m_list; ///< the list that has the focus, or had it before a menu opened
};

} // namespace vitrine
