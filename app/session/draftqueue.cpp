// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/draftqueue.h"

#include <QLoggingCategory>
#include <QPromise>
#include <QThreadPool>

#include <utility>

namespace vitrine {

namespace {

Q_LOGGING_CATEGORY(logDrafts, "vitrine.drafts", QtWarningMsg)

} // namespace

QFuture<KeptDrafts> DraftQueue::read(const QString &trail)
{
    return add<KeptDrafts>([this, trail] {
        auto kept = DraftFile::read(trail);
        m_known.insert(trail, kept.drafts);
        return kept;
    });
}

QFuture<Result<void>> DraftQueue::write(const KeptDrafts &drafts)
{
    return add<Result<void>>([this, drafts] {
        auto written = DraftFile::write(drafts, m_known.value(drafts.trail));
        qCDebug(logDrafts) << (written ? "saved" : "could not save") << drafts.drafts.size() << "drafts of"
                           << drafts.trail;
        if (written)
            m_known.insert(drafts.trail, drafts.drafts);
        return written;
    });
}

template <typename T>
QFuture<T> DraftQueue::add(std::function<T()> task)
{
    auto promise = std::make_shared<QPromise<T>>();
    auto future = promise->future();
    promise->start();
    const std::scoped_lock lock(m_mutex);
    m_tasks.emplace_back([promise, task = std::move(task)] {
        promise->addResult(task());
        promise->finish();
    });
    if (!std::exchange(m_isWorking, true))
        QThreadPool::globalInstance()->start([self = shared_from_this()] { self->work(); });
    return future;
}

void DraftQueue::work()
{
    while (const auto task = next())
        task();
}

std::function<void()> DraftQueue::next()
{
    const std::scoped_lock lock(m_mutex);
    m_isWorking = !m_tasks.empty();
    if (!m_isWorking)
        return {};
    auto task = std::move(m_tasks.front());
    m_tasks.pop_front();
    return task;
}

} // namespace vitrine
