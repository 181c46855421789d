// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/defaultarrangement.h"

#include <QObject>
#include <QTimer>

#include <vector>

class QDockWidget;

namespace vitrine {

/// Docks that share an area as tabs and whose height depends on the front one. A list with few rows folds them: it gets
/// only the height that they need, and the other docks get the space. A pane whose vertical size policy is Expanding
/// gets at least the height of its size hint. Otherwise they have their usual height. GUI thread.
class DockFold final : public QObject {
    Q_OBJECT

public:
    explicit DockFold(QObject *area);

    /// `dock` must already have its pane.
    void add(QDockWidget *dock);
    /// The needs of the front dock. The folded height is that in which all its rows are visible; without rows, 0: its
    /// title and header remain visible in any case. Nothing if the docks are not folded.
    const DefaultArrangement::Below &needs() const { return m_needs; }
    static int neededHeight(const QDockWidget *dock);

Q_SIGNALS:
    void changed();

private:
    void look();
    const QDockWidget *front() const;

    std::vector<QDockWidget *> m_docks;
    QTimer m_settle;
    int m_looks = 0; ///< checks so far that found no dock in front
    DefaultArrangement::Below m_needs;
    bool m_areRowsKnown = false; ///< the height of rows was known once
};

} // namespace vitrine
