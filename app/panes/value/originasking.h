// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/latest.h"
#include "app/panes/value/runhistory.h"
#include "models/trail/read/trail.h"

#include <QFile>
#include <QObject>

#include <memory>

namespace vitrine {

/// A run, and the last of its steps to consider.
struct OriginQuestion {
    QString trail;
    RunId run = 0;
    std::uint64_t upTo = 0; ///< position of a step in the run
};

/// Reads the history of a run in the background and runs a function on it there. One request at a time: a new one
/// replaces the previous one. GUI thread.
class OriginAsking final : public QObject {
    Q_OBJECT

public:
    explicit OriginAsking(QThreadPool *pool, QObject *parent = nullptr)
        : QObject(parent)
        , m_asking(this, pool)
    {
    }

    /// Runs `work(RunHistory &)` in the pool, and calls `take` with its result in the GUI thread, unless the history
    /// cannot be read.
    template <typename Work, typename Take>
    void ask(const OriginQuestion &question, Work work, Take take)
    {
        using Answer = std::optional<std::invoke_result_t<Work, RunHistory &>>;
        const auto read = [question, work](const std::stop_token &stop) {
            const auto trail = Trail::open(QFile::encodeName(question.trail).toStdString());
            const auto isStopped = [&stop] { return stop.stop_requested(); };
            auto history
                = trail ? RunHistory::read(**trail, question.run, question.upTo, isStopped) : Result<RunHistory>();
            return trail && history ? Answer(work(*history)) : Answer();
        };
        m_asking.ask(read, [take](const Answer &answer) {
            if (answer)
                take(*answer);
        });
    }
    /// Drops the pending answer.
    void drop() { m_asking.cancel(); }

private:
    Latest m_asking;
};

} // namespace vitrine
