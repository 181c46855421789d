// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QTimer>
#include <QWidget>

namespace vitrine {

struct Actions;

/// Undo, redo, cut, copy, paste and select all for the focused widget: actions that it does not support at the moment
/// are disabled. An open menu or dialog does not count as focused. GUI thread.
class EditActions final : public QObject {
    Q_OBJECT

public:
    EditActions(const Actions *actions, QObject *parent);
    /// Updates which actions are enabled.
    void update();

protected:
    /// A key for which the widget has its own action triggers that action: two actions with the same key would do
    /// nothing.
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void follow(QWidget *focused);

    const Actions *m_actions;
    QPointer<QWidget> m_focused;
    QTimer m_due; ///< delay: a text reports a change before it knows whether that can be undone
};

} // namespace vitrine
