// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>

#include <vector>

class QDockWidget;

namespace vitrine {

/// Docks that share an area as tabs and fold while the front one is a list without rows: only its title and header
/// remain visible, and the other docks get the space. The first row, or another dock in front, unfolds them. GUI
/// thread.
class DockFold final : public QObject {
    Q_OBJECT

public:
    explicit DockFold(QObject *area);

    /// `dock` must already have its pane.
    void add(QDockWidget *dock);
    /// While folded, the docks may be as low as a header.
    bool isFolded() const { return m_isFolded; }

Q_SIGNALS:
    void changed();

private:
    void look();
    const QDockWidget *front() const;

    std::vector<QDockWidget *> m_docks;
    QTimer m_settle;
    int m_looks = 0; ///< checks so far that found no dock in front
    bool m_isFolded = false;
};

} // namespace vitrine
