// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/draftfile.h"

#include <QFuture>
#include <QHash>

#include <deque>
#include <functional>
#include <memory>
#include <mutex>

namespace vitrine {

/// Reads and writes saved drafts, one after the other, in the thread pool that the program waits for when it exits:
/// nothing else waits for it, not even closing a window, and all queued work is done. Owned by its users and by its
/// queued work. Any thread.
class DraftQueue final : public std::enable_shared_from_this<DraftQueue> {
public:
    QFuture<KeptDrafts> read(const QString &trail);
    /// Writes only what differs from what this queue last saw on disk: drafts that another program stored for the same
    /// trail are kept.
    QFuture<Result<void>> write(const KeptDrafts &drafts);

private:
    template <typename T>
    QFuture<T> add(std::function<T()> task);
    void work();
    std::function<void()> next();

    std::mutex m_mutex; ///< protects the next two
    std::deque<std::function<void()>> m_tasks;
    bool m_isWorking = false;
    QHash<QString, Drafts> m_known; ///< drafts on disk by trail, as last seen by this queue; used only by tasks
};

} // namespace vitrine
