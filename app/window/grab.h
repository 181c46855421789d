// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QObject>
#include <QPixmap>
#include <QString>
#include <QTimer>

#include <deque>
#include <functional>

namespace vitrine {

class MainWindow;
struct PictureOptions;

/// Takes a picture of the window once it is quiet: files are open, the requested replay has ended, lists and panes are
/// loaded. Then ends the program. GUI thread.
class Grab final : public QObject {
    Q_OBJECT

public:
    Grab(MainWindow *window, const PictureOptions &picture, bool isReplayWanted);

    /// Makes pictures independent of the display and reproducible. Call it before the application object is created.
    static void preparePlatform(const PictureOptions &picture);

private:
    void plan(const PictureOptions &picture, bool isReplayWanted);
    bool isSettled() const;
    void look();
    void takeFilter(const QString &expression);
    void showPane(const QString &name);
    void triggerAction(const QString &name);
    QPixmap picture() const;
    void take();
    void giveUp(const QString &sentence);

    MainWindow *m_window;
    QString m_file;
    QString m_alone; ///< the only pane in the picture; empty for the window
    std::deque<std::function<void()>> m_steps; ///< remaining actions, each performed once the window is quiet
    QTimer m_watch;
    QElapsedTimer m_since;
    QElapsedTimer m_reviewing; ///< valid until the review of the shown step has arrived
    int m_quietLooks = 0;
};

} // namespace vitrine
