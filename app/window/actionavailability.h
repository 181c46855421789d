// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QAction;
class QMenuBar;

namespace vitrine {

struct Actions;
class Project;

/// Enables the available actions of the window, and explains why others are disabled: in the tips of buttons and the
/// entries in menus, and in the status bar for actions used by shortcut. GUI thread only.
class ActionAvailability final : public QObject {
    Q_OBJECT

public:
    ActionAvailability(const Actions *actions, const Project *project, QObject *parent);

    /// In all menus that the bar has by now.
    void showIn(const QMenuBar *bar);
    void update();
    /// Why the action cannot be used; empty when it can.
    static QString of(const QAction *action);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QString ofTrail() const;
    QString ofRunning() const;
    QString ofStep() const;
    QString ofRun() const;
    static void set(const QList<QAction *> &actions, const QString &problem);

    const Actions *m_actions;
    const Project *m_project;
};

} // namespace vitrine
