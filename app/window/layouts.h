// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMainWindow>
#include <QMap>

class QAction;
class QMenu;

namespace vitrine {

struct Actions;
class WorkArea;

/// The user's named arrangements of the panes: View > Layouts. Stored in the settings. GUI thread.
class Layouts final : public QObject {
    Q_OBJECT

public:
    Layouts(QMainWindow *window, const Actions *actions, WorkArea *area, QMenu *menu);

    static QStringList names();
    void saveAs(const QString &name);
    /// Does nothing if there is no layout of that name.
    void switchTo(const QString &name);
    void remove(const QString &name);

Q_SIGNALS:
    /// An action that switches to a layout was created; it can have a key.
    void added(QAction *action);
    void removed(const QAction *action);

private:
    void fill();
    void addAction(const QString &name);
    void askName();

    QMainWindow *m_window;
    const Actions *m_actions;
    WorkArea *m_area;
    QMenu *m_menu;
    QMenu *m_removeMenu;
    QMap<QString, QAction *> m_switches; ///< by layout name
};

} // namespace vitrine
