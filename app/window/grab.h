// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QString>
#include <QTimer>

namespace vitrine {

class MainWindow;
struct WorkbenchOptions;

/// Takes a picture of the window once all is quiet in it: files are open, the replay that was asked for is over, lists
/// and panes show what they have. Then it ends the program.
class Grab final : public QObject {
    Q_OBJECT

public:
    Grab(MainWindow *window, const WorkbenchOptions &options);

    /// A platform without a display says for each window that it has no window manager to tell its sizes to: nothing
    /// that whoever wants a picture needs to know. To be called before the application is made.
    static void quietPlatform();

private:
    void look();
    void take();

    MainWindow *m_window;
    QString m_file;
    QString m_pane;
    QString m_alone; ///< the pane that is the whole picture; empty for the window
    QTimer m_watch;
    QElapsedTimer m_since;
    int m_quietLooks = 0;
    bool m_isReplayWanted;
};

} // namespace vitrine
