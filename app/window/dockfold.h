// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>

#include <vector>

class QDockWidget;
class QMainWindow;

namespace vitrine {

/// Docks that share a place as tabs and fold while the one in front is a list without rows: only its title and the
/// sentence in place of the rows stay, and the other docks get the room. The first row, or another dock in front,
/// unfolds them.
/// GUI thread.
class DockFold final : public QObject {
    Q_OBJECT

public:
    explicit DockFold(QMainWindow *area);

    /// `dock` already has its pane.
    void add(QDockWidget *dock);
    bool isFolded() const { return m_isFolded; }
    /// The docks got their usual sizes: those are what they unfold to.
    void forgetHeight();

private:
    void look();
    QDockWidget *front() const;
    void setFolded(QDockWidget *front, bool isFolded);

    QMainWindow *m_area;
    std::vector<QDockWidget *> m_docks;
    QTimer m_settle;
    int m_height = 0; ///< before they were folded
    bool m_isFolded = false;
};

} // namespace vitrine
