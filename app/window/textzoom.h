// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QMainWindow;

namespace vitrine {

struct Actions;

/// Makes code and texts larger or smaller, in all panes of a window at once, and remembers it. GUI thread.
class TextZoom final : public QObject {
    Q_OBJECT

public:
    TextZoom(QMainWindow *window, const Actions *actions);

    int level() const { return m_level; } ///< in points, 0 is the user's own font

private:
    void set(int level);
    void apply() const;

    QMainWindow *m_window;
    int m_level = 0;
};

} // namespace vitrine
