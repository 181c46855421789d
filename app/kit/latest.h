// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFuture>
#include <QFutureWatcher>
#include <QObject>
#include <QThreadPool>
#include <QtConcurrentRun>

#include <atomic>
#include <functional>
#include <memory>
#include <stop_token>
#include <type_traits>
#include <utility>

namespace vitrine {

/// Runs work in the background and delivers only the latest answer: a new request cancels the previous one, whose
/// answer is dropped. A member of its receiver; used, and delivers answers, on the receiver's thread.
class Latest final {
    Q_DISABLE_COPY_MOVE(Latest)

public:
    explicit Latest(QObject *receiver, QThreadPool *pool = QThreadPool::globalInstance())
        : m_receiver(receiver)
        , m_pool(pool)
    {
    }
    ~Latest() { cancel(); }

    /// Runs `work` in the pool, with a stop token if it takes one, and passes its answer to `take`.
    template <typename Work, typename Take>
    void ask(Work work, Take take)
    {
        cancel();
        begin();
        auto asked = [work = std::move(work), token = m_current->stop.get_token()]() mutable {
            if constexpr (std::is_invocable_v<Work &, std::stop_token>)
                return std::invoke(work, token);
            else
                return std::invoke(work);
        };
        deliver(QtConcurrent::run(m_pool, std::move(asked)), std::move(take));
    }
    /// The same for work that is already running.
    template <typename Answer, typename Take>
    void await(QFuture<Answer> future, Take take)
    {
        cancel();
        begin();
        deliver(std::move(future), std::move(take));
    }

    /// Drops the pending answer.
    void cancel()
    {
        stop();
        if (m_current)
            m_current->isWanted = false;
        end();
    }
    /// Requests that the work ends early; its answer is still delivered.
    void stop()
    {
        if (m_current)
            m_current->stop.request_stop();
    }
    bool isBusy() const { return m_current != nullptr; }
    /// The number of answers that the whole program waits for; 0 once everything is known that was asked for.
    static int pending() { return s_pending; }

private:
    struct Question {
        std::stop_source stop;
        bool isWanted = true; ///< used on the receiver's thread
    };

    void begin()
    {
        m_current = std::make_shared<Question>();
        ++s_pending;
    }
    void end()
    {
        if (m_current)
            --s_pending;
        m_current.reset();
    }

    // A continuation of a future that has already finished would run at once, within the call to `ask`, before the
    // caller continues. A watcher always answers from the event loop.
    template <typename Answer, typename Take>
    void deliver(QFuture<Answer> future, Take take)
    {
        auto *watcher = new QFutureWatcher<Answer>(m_receiver);
        QObject::connect(watcher, &QFutureWatcherBase::finished, m_receiver,
            [this, watcher, mine = m_current, take = std::move(take)]() mutable {
                watcher->deleteLater();
                if (!mine->isWanted)
                    return;
                end();
                if (watcher->future().resultCount() > 0)
                    std::invoke(take, watcher->future().takeResult());
            });
        watcher->setFuture(std::move(future));
    }

    QObject *m_receiver;
    QThreadPool *m_pool;
    std::shared_ptr<Question> m_current; ///< nullptr: no request is pending
    static inline std::atomic<int> s_pending = 0;
};

} // namespace vitrine
