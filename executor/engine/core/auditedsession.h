// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

namespace vitrine {

class SessionCore;

/// The session that is audited on this thread; null if there is none. Needs the GIL.
SessionCore *auditedSession();

/// Whether the user's own code runs on this thread, which is not judged. Needs the GIL.
bool isExcused();

/// Whether a library acts on behalf of that session: the innermost frame belongs neither to the code nor to the host
/// that started it, but was entered since. Needs the GIL.
bool isLibraryAsking();

/// The session that has started this thread; null if none has. Its events are judged, its code is not limited. Needs
/// the GIL.
SessionCore *sessionOfThread();
/// Call when such a thread starts and ends.
void setSessionOfThread(SessionCore *core);

/// During its lifetime, events on this thread are judged by the policy of a session and recorded in it.
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

/// During its lifetime, nothing on this thread is judged: the user's own code (a tool stub in Python) is running.
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
