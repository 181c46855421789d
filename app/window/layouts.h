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

/// Arrangements of the panes that the user keeps under names: View > Layouts. They are in the settings. GUI thread.
class Layouts final : public QObject {
    Q_OBJECT

public:
    Layouts(QMainWindow *window, const Actions *actions, WorkArea *area, QMenu *menu);

    static QStringList names();
    void saveAs(const QString &name);
    /// Nothing happens where there is none of that name.
    void switchTo(const QString &name);
    void remove(const QString &name);

Q_SIGNALS:
    /// An action that switches to a layout, and that can have a key.
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
    QMap<QString, QAction *> m_switches; ///< by the names of the layouts
};

} // namespace vitrine
