// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>

class QAbstractItemView;
class QAction;
class QLabel;
class QPushButton;

namespace vitrine {

class MutedLabel;

/// The text of a list or a view that has nothing to show: the state, the reason or next step, and an action. GUI thread
/// only.
class EmptyNote final : public QWidget {
    Q_OBJECT

public:
    explicit EmptyNote(QWidget *parent = nullptr);
    /// Shown in the view, which must already have its model, while the model has no rows; it is then the view's
    /// accessible description.
    static EmptyNote *in(QAbstractItemView *view);

    void setTexts(const QString &title, const QString &text = {});
    /// Sets the action that a button offers while the action is enabled; null for none.
    void setAction(QAction *action);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void followRows();
    void makeButton();
    void followAction();

    QLabel *m_title;
    MutedLabel *m_text;
    QPushButton *m_button = nullptr; ///< created for the first action
    QPointer<QAction> m_action;
    QAbstractItemView *m_view = nullptr; ///< its model decides whether the note is shown
};

} // namespace vitrine
