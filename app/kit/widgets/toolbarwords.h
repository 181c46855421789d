// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>

class QAction;
class QToolBar;

namespace vitrine {

/// Some words of a tool bar give way to what else stands there where it is narrow: of these actions only the icons are
/// left, until there is room again. GUI thread.
class ToolBarWords final : public QObject {
    Q_OBJECT

public:
    ToolBarWords(QToolBar *bar, QList<QAction *> givingWay);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void arrange();
    int widthOfWords() const;

    QToolBar *m_bar;
    QList<QAction *> m_givingWay;
    bool m_areShown = true;
};

} // namespace vitrine
