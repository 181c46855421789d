// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>

#include <optional>
#include <vector>

class QDockWidget;

namespace vitrine {

/// Docks that share an area as tabs and fold while the front one is a list with few rows: it gets only the height that
/// they need, and the other docks get the space. More rows, or another dock in front, unfold them. GUI thread.
class DockFold final : public QObject {
    Q_OBJECT

public:
    explicit DockFold(QObject *area);

    /// `dock` must already have its pane.
    void add(QDockWidget *dock);
    /// The height of the front dock in which all its rows are visible; without rows, 0: its title and header remain
    /// visible in any case. Nothing if the docks are not folded.
    std::optional<int> foldedHeight() const { return m_height; }

Q_SIGNALS:
    void changed();

private:
    void look();
    const QDockWidget *front() const;

    std::vector<QDockWidget *> m_docks;
    QTimer m_settle;
    int m_looks = 0; ///< checks so far that found no dock in front
    std::optional<int> m_height;
};

} // namespace vitrine
