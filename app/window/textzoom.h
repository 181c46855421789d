// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QMainWindow;

namespace vitrine {

struct Actions;

/// Zooms code and texts in all panes of a window at once, and remembers the level: by the menu, its keys, or the wheel
/// with Ctrl. GUI thread.
class TextZoom final : public QObject {
    Q_OBJECT

public:
    TextZoom(QMainWindow *window, const Actions *actions);

    int level() const { return m_level; } ///< in points; 0 is the user's own font size

protected:
    /// Handles the wheel with Ctrl over any of the texts.
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void set(int level);
    void apply();

    QMainWindow *m_window;
    int m_level = 0;
    int m_turned = 0; ///< turns of the wheel since the last level, in eighths of a degree
};

} // namespace vitrine
