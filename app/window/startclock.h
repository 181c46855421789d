// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>

#include <chrono>

namespace vitrine {

class MainWindow;

/// Measures the time from the start of the program until its window is usable: it has been painted, the requested files
/// are read, and the event loop is idle. Logs it once, as vitrine.start. GUI thread.
class StartClock final : public QObject {
    Q_OBJECT

public:
    using Milliseconds = std::chrono::duration<double, std::milli>;

    /// `hasTrail`: whether a file is being opened.
    StartClock(MainWindow *window, bool hasTrail);

    /// Time since the start of the process by the system's tick counter: accurate to some ten milliseconds.
    static Milliseconds sinceStart();

Q_SIGNALS:
    void usable(double milliseconds);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void look();

    MainWindow *m_window;
    QTimer m_watch;
    bool m_hasTrail;
    bool m_isPainted = false;
};

} // namespace vitrine
