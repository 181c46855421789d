// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panes/views/savedview.h"

#include <QObject>
#include <QPointer>

class QAction;
class QMainWindow;
class QMenu;

namespace vitrine {

struct Actions;
class FilterControl;
class Project;

/// View > Saved Views: saves views of a trail and restores them. Views for all trails have actions, which can have
/// keys. GUI thread.
class ViewControl final : public QObject {
    Q_OBJECT

public:
    ViewControl(QMainWindow *window, Project *project, FilterControl *filter, const Actions *actions, QMenu *menu);

    /// The current state of the window as a view.
    SavedView now(const QString &name, bool isOfTrail) const;
    void use(const SavedView &view);
    /// Saves the current view. Long names are cut, and line breaks removed.
    void save(const QString &name, bool isOfTrail);

    /// The actions of the views for all trails.
    const QList<QAction *> &actions() const { return m_switches; }

Q_SIGNALS:
    /// An action that applies a view was created; it can have a key.
    void added(QAction *action);
    void removed(const QAction *action);

private:
    ViewStore store() const;
    void refresh();
    void fill();
    void ask();
    void manage();
    QAction *makeAction(const SavedView &view, QObject *owner);

    QMainWindow *m_window;
    Project *m_project;
    FilterControl *m_filter;
    const Actions *m_actions;
    QMenu *m_menu;
    QList<QAction *> m_switches;
};

} // namespace vitrine
