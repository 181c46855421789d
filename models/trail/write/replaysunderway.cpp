// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/write/replaysunderway.h"

namespace vitrine::trailfile {

namespace {

/// More than are replayed at the same time. Executions of older sessions are synced like others.
constexpr std::size_t mostReplays = 1024;

} // namespace

void ReplaysUnderWay::add(SessionId session)
{
    const std::scoped_lock lock(m_mutex);
    m_sessions.insert(session);
    if (m_sessions.size() > mostReplays)
        m_sessions.erase(m_sessions.begin());
}

bool ReplaysUnderWay::contains(SessionId session) const
{
    const std::scoped_lock lock(m_mutex);
    return m_sessions.contains(session);
}

void ReplaysUnderWay::addExecution(ExecutionId execution)
{
    const std::scoped_lock lock(m_mutex);
    m_executions.insert(execution);
}

bool ReplaysUnderWay::takeExecution(ExecutionId execution)
{
    const std::scoped_lock lock(m_mutex);
    return m_executions.erase(execution) > 0;
}

} // namespace vitrine::trailfile
