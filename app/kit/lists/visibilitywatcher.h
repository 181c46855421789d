// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QDockWidget;
class QWidget;

namespace vitrine {

/// Tracks whether the user sees a widget of a pane: it is neither hidden nor behind the tab of another pane, where Qt
/// keeps panes shown, only beyond the edge of the window. For anything that is read or drawn only while visible. GUI
/// thread.
class VisibilityWatcher final : public QObject {
    Q_OBJECT

public:
    /// `watched` owns it.
    explicit VisibilityWatcher(QWidget *watched);

    bool isSeen() const { return m_isSeen; }

Q_SIGNALS:
    void changed(bool isSeen);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void findPane();
    void look();

    QWidget *m_watched;
    QDockWidget *m_pane = nullptr; ///< around it; null outside of panes
    bool m_isSeen = false;
};

} // namespace vitrine
