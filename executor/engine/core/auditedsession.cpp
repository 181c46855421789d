// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/core/auditedsession.h"

#include "executor/engine/core/sessioncode.h"
#include "executor/engine/core/sessioncore.h"

#include <utility>

namespace vitrine {

namespace {

// A hook can only identify whose code runs by the thread.
thread_local SessionCore *audited = nullptr;
thread_local const void *entryFrame = nullptr; // that of the host, which runs the session
thread_local bool excused = false; // the user's own code is running
thread_local SessionCore *starter = nullptr;

} // namespace

SessionCore *auditedSession() { return audited; }

bool isExcused() { return excused; }

bool isLibraryAsking()
{
    return audited != nullptr && runningFrame() != entryFrame && sessionOf(PyEval_GetBuiltins()) == nullptr;
}

SessionCore *sessionOfThread() { return starter; }

void setSessionOfThread(SessionCore *core) { starter = core; }

AuditedSession::AuditedSession(SessionCore &core)
    : m_before(std::exchange(audited, core.isUnguarded() ? nullptr : &core))
    , m_frameBefore(std::exchange(entryFrame, runningFrame()))
{
}

AuditedSession::~AuditedSession()
{
    audited = m_before;
    entryFrame = m_frameBefore;
}

UnauditedCall::UnauditedCall()
    : m_before(std::exchange(audited, nullptr))
    , m_wasExcused(std::exchange(excused, true))
{
}

UnauditedCall::~UnauditedCall()
{
    audited = m_before;
    excused = m_wasExcused;
}

} // namespace vitrine
