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

/// What stands in a list or a view while it has nothing to show: what is so, why or what to do, and the action that
/// does it. GUI thread only.
class EmptyNote final : public QWidget {
    Q_OBJECT

public:
    explicit EmptyNote(QWidget *parent = nullptr);
    /// Stands in the view, which has its model already, whenever that has no row; and is what is read out of it then.
    static EmptyNote *in(QAbstractItemView *view);

    void setTexts(const QString &title, const QString &text = {});
    /// Offered by a button as long as it can be used; null for none.
    void setAction(QAction *action);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void followRows();
    void makeButton();
    void followAction();

    QLabel *m_title;
    MutedLabel *m_text;
    QPushButton *m_button = nullptr; ///< made for the first action
    QPointer<QAction> m_action;
    QAbstractItemView *m_view = nullptr; ///< whose rows it follows
};

} // namespace vitrine
