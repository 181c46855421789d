// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>

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

    void setTexts(const QString &title, const QString &text = {});
    /// Offered by a button as long as it can be used; null for none.
    void setAction(QAction *action);

private:
    void makeButton();
    void followAction();

    QLabel *m_title;
    MutedLabel *m_text;
    QPushButton *m_button = nullptr; ///< made for the first action
    QPointer<QAction> m_action;
};

} // namespace vitrine
