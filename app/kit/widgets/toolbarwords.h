// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>

class QAction;
class QToolBar;

namespace vitrine {

/// Hides the texts of these actions while a tool bar is too narrow, one after the other, leaving their icons. GUI
/// thread.
class ToolBarWords final : public QObject {
    Q_OBJECT

public:
    ToolBarWords(QToolBar *bar, QList<QAction *> givingWay);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void arrange();
    int widthOfWord(const QAction *action) const;

    QToolBar *m_bar;
    QList<QAction *> m_givingWay;
    qsizetype m_hidden = 0; ///< so many of the first ones
};

} // namespace vitrine
