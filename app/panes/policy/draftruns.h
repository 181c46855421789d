// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "executor/executor.h"
#include "models/replay/runreplayer.h"

#include <QObject>
#include <QThreadPool>

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace vitrine {

/// Replays recorded runs under policies that are not active, in the background and several at the same time: each run
/// in a session of its own, reported in order. If the framework's executor would not start a run because a module is
/// not installed, the run uses the fixed dialect. Results are not recorded in a trail. GUI thread.
class DraftRuns final : public QObject {
    Q_OBJECT

public:
    using MakeExecutor = std::function<Result<std::unique_ptr<Executor>>()>; ///< called on several threads
    /// A run of the trail, and the changes to apply when replaying it: at least the policy. Called on a background
    /// thread.
    struct Plan {
        RunId run = 0;
        std::function<void(ReplayRequest &)> adapt;
    };

    explicit DraftRuns(MakeExecutor makeExecutor, QObject *parent = nullptr);
    ~DraftRuns() override;

    /// Stops the runs of the previous start.
    void start(const QString &trail, std::vector<Plan> plans);
    void stop();
    bool isRunning() const { return m_isRunning; }

Q_SIGNALS:
    /// A step of the plan at this position has ended; `replayed` reports it again. Not emitted after another start.
    void stepped(std::size_t plan, const vitrine::ReplayedStep &step);
    /// All steps of the plan at this position, with the recording of its run. Not emitted after a stop or another
    /// start.
    void replayed(std::size_t plan, const std::vector<vitrine::ReplayedStep> &steps,
        const std::vector<vitrine::ReplayStep> &recorded);
    void ended(const std::optional<vitrine::Error> &error);

private:
    struct Task;

    static std::optional<Error> work(const Task &task);
    void report(quint64 number, const std::function<void()> &signal);
    void end(quint64 number, const std::optional<Error> &error);

    MakeExecutor m_makeExecutor;
    std::stop_source m_stop; ///< of the latest start
    quint64 m_number = 0; ///< of the latest start
    bool m_isRunning = false;
    QThreadPool m_pool; ///< one thread; last member, so that its destructor waits before others run
};

} // namespace vitrine
