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

/// Which run, and up to which of its steps.
struct OriginQuestion {
    QString trail;
    RunId run = 0;
    std::uint64_t upTo = 0; ///< place of a step in the run
};

/// Reads the history of a run in the background and has something worked out of it there. One question at a time: a new
/// one takes the place of the one before. GUI thread.
class OriginAsking final : public QObject {
    Q_OBJECT

public:
    explicit OriginAsking(QThreadPool *pool, QObject *parent = nullptr)
        : QObject(parent)
        , m_asking(this, pool)
    {
    }

    /// `work(RunHistory &)` on the pool, `take` of what it gave in the GUI thread; what cannot be read is not taken.
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
