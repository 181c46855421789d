// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <chrono>
#include <memory>

namespace vitrine {

/// Measures how long events wait for the GUI thread. Another thread posts a heartbeat and measures the time until it is
/// answered; the CPU time of the GUI thread in between distinguishes Vitrine's stalls from an overloaded machine.
/// Created, queried and destroyed on the GUI thread. Logs stalls as vitrine.stall.
class StallMonitor final : public QObject {
    Q_OBJECT

public:
    using Milliseconds = std::chrono::duration<double, std::milli>;

    /// Longer stalls are logged and announced: docs/interface.md#menus-and-keys requires every pane to follow at once.
    static constexpr Milliseconds limit { 50 };

    explicit StallMonitor(QObject *parent = nullptr);
    ~StallMonitor() override;

    /// The longest time that a heartbeat waited.
    Milliseconds longest() const { return m_longest; }
    /// The longest time that the GUI thread itself worked while a heartbeat waited.
    Milliseconds longestWork() const { return m_longestWork; }
    void restart();

Q_SIGNALS:
    void stalled(double milliseconds);

private:
    class Heart;

    void answer(std::chrono::steady_clock::time_point posted);

    std::unique_ptr<Heart> m_heart;
    Milliseconds m_longest { 0 };
    Milliseconds m_longestWork { 0 };
    Milliseconds m_workDone { 0 }; ///< CPU time of this thread at the last answer
};

} // namespace vitrine
