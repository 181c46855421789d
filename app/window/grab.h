// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QObject>
#include <QString>
#include <QTimer>

#include <deque>
#include <functional>

namespace vitrine {

class MainWindow;
struct PictureOptions;

/// Takes a picture of the window once all is quiet in it: files are open, the replay that was asked for is over, lists
/// and panes show what they have. Then it ends the program. GUI thread.
class Grab final : public QObject {
    Q_OBJECT

public:
    Grab(MainWindow *window, const PictureOptions &picture, bool isReplayWanted);

    /// Pictures are drawn without a display, and always alike. To be called before the application is made.
    static void preparePlatform(const PictureOptions &picture);

private:
    void plan(const PictureOptions &picture, bool isReplayWanted);
    void look();
    void takeFilter(const QString &expression);
    void showPane(const QString &name);
    void triggerAction(const QString &name);
    void take();
    void giveUp(const QString &sentence);

    MainWindow *m_window;
    QString m_file;
    QString m_alone; ///< the pane that is the whole picture; empty for the window
    std::deque<std::function<void()>> m_steps; ///< what has to be done, each once all is quiet
    QTimer m_watch;
    QElapsedTimer m_since;
    QElapsedTimer m_reviewing; ///< valid until the review of the shown step is there
    int m_quietLooks = 0;
};

} // namespace vitrine
