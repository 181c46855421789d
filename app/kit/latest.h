// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFuture>
#include <QFutureWatcher>
#include <QObject>
#include <QThreadPool>
#include <QtConcurrentRun>

#include <functional>
#include <memory>
#include <stop_token>
#include <type_traits>
#include <utility>

namespace vitrine {

/// Has work done in the background, of which only the newest answer counts: asking again cancels the work before, and
/// its answer is dropped. A member of its receiver, on whose thread it is used and answers are taken.
class Latest final {
    Q_DISABLE_COPY_MOVE(Latest)

public:
    explicit Latest(QObject *receiver, QThreadPool *pool = QThreadPool::globalInstance())
        : m_receiver(receiver)
        , m_pool(pool)
    {
    }
    ~Latest() { cancel(); }

    /// Runs `work` on the pool, with a stop token where it takes one, and gives its answer to `take`.
    template <typename Work, typename Take>
    void ask(Work work, Take take)
    {
        cancel();
        m_current = std::make_shared<Question>();
        auto asked = [work = std::move(work), token = m_current->stop.get_token()]() mutable {
            if constexpr (std::is_invocable_v<Work &, std::stop_token>)
                return std::invoke(work, token);
            else
                return std::invoke(work);
        };
        deliver(QtConcurrent::run(m_pool, std::move(asked)), std::move(take));
    }
    /// The same for work that is under way already.
    template <typename Answer, typename Take>
    void await(QFuture<Answer> future, Take take)
    {
        cancel();
        m_current = std::make_shared<Question>();
        deliver(std::move(future), std::move(take));
    }

    /// Drops the pending answer.
    void cancel()
    {
        stop();
        if (m_current)
            m_current->isWanted = false;
        m_current.reset();
    }
    /// The work ends early; what it answers then is taken all the same.
    void stop()
    {
        if (m_current)
            m_current->stop.request_stop();
    }
    bool isBusy() const { return m_current != nullptr; }

private:
    struct Question {
        std::stop_source stop;
        bool isWanted = true; ///< on the receiver's thread
    };

    // A continuation of a future that is over by now would run at once, within the call that asks, and what the caller
    // does next would come after the answer. A watcher always answers from the event loop.
    template <typename Answer, typename Take>
    void deliver(QFuture<Answer> future, Take take)
    {
        auto *watcher = new QFutureWatcher<Answer>(m_receiver);
        QObject::connect(watcher, &QFutureWatcherBase::finished, m_receiver,
            [this, watcher, mine = m_current, take = std::move(take)]() mutable {
                watcher->deleteLater();
                if (!mine->isWanted || watcher->future().resultCount() == 0)
                    return;
                m_current.reset();
                std::invoke(take, watcher->future().takeResult());
            });
        watcher->setFuture(std::move(future));
    }

    QObject *m_receiver;
    QThreadPool *m_pool;
    std::shared_ptr<Question> m_current; ///< nullptr: nothing is asked
};

} // namespace vitrine
