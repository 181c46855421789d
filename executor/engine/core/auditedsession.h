// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

namespace vitrine {

class SessionCore;

/// The session that is judged on this thread; null when none is. Needs the GIL.
SessionCore *auditedSession();

/// Whether the user's own code runs on this thread, which nothing judges. Needs the GIL.
bool isExcused();

/// Whether a library asks on behalf of that session: not the code itself, nor the host that runs it, because the
/// innermost frame is one that was entered since. Needs the GIL.
bool isLibraryAsking();

/// While it lives, what happens on this thread is judged by the policy of a session and recorded in it.
class AuditedSession final {
public:
    explicit AuditedSession(SessionCore &core);
    ~AuditedSession();
    AuditedSession(const AuditedSession &) = delete;
    AuditedSession &operator=(const AuditedSession &) = delete;

private:
    SessionCore *m_before;
    const void *m_frameBefore;
};

/// While it lives, nothing on this thread is judged: the user's own code (a tool double in Python) is running.
class UnauditedCall final {
public:
    UnauditedCall();
    ~UnauditedCall();
    UnauditedCall(const UnauditedCall &) = delete;
    UnauditedCall &operator=(const UnauditedCall &) = delete;

private:
    SessionCore *m_before;
    bool m_wasExcused;
};

} // namespace vitrine
