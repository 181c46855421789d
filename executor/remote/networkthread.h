// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QThread>

#include <atomic>
#include <chrono>
#include <functional>
#include <optional>
#include <type_traits>
#include <utility>

namespace vitrine {

/// A thread with an event loop for all objects of one remote session. The caller's thread blocks in `run`, so none of
/// its own events are handled meanwhile; code on the thread itself waits with `waitUntil`.
class NetworkThread final {
public:
    using Clock = std::chrono::steady_clock;
    enum class End { Happened, TooLate, Cancelled };

    NetworkThread();
    ~NetworkThread();
    NetworkThread(const NetworkThread &) = delete;
    NetworkThread &operator=(const NetworkThread &) = delete;

    /// Runs a function on the thread and gives back what it gives. From any other thread.
    template <typename Function>
    auto run(Function function)
    {
        using Value = std::invoke_result_t<Function>;
        if constexpr (std::is_void_v<Value>) {
            QMetaObject::invokeMethod(&m_context, std::move(function), Qt::BlockingQueuedConnection);
        } else {
            std::optional<Value> value;
            QMetaObject::invokeMethod(&m_context, [&] { value.emplace(function()); }, Qt::BlockingQueuedConnection);
            return std::move(*value);
        }
    }

    /// On the thread itself: processes events until the condition holds, the time is up, or the wait is cancelled.
    End waitUntil(const std::function<bool()> &happened, Clock::time_point deadline);
    /// The same for operations that must complete: cancellation is deferred to the next wait, or dropped.
    enum class Cancel { Kept, Dropped };
    End waitThrough(const std::function<bool()> &happened, Clock::time_point deadline, Cancel cancel = Cancel::Kept);

    /// Any thread: ends the current wait, until `forgetCancel`.
    void cancel() noexcept;
    void forgetCancel() noexcept { m_wish = Wish::None; }
    /// Defers cancellation until `forgetCancel`, while a step is being ended.
    void deferCancel() noexcept { m_wish = Wish::Deferred; }
    bool isCancelled() const noexcept { return m_wish == Wish::Cancelled; }

private:
    enum class Wish { None, Cancelled, Deferred };

    QThread m_thread;
    QObject m_context; ///< lives on the thread
    std::atomic<Wish> m_wish = Wish::None;
};

} // namespace vitrine
