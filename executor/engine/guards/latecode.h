// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/engine/core/auditedsession.h"
#include "executor/engine/limits/hardstop.h"
#include "executor/engine/limits/memorylimit.h"
#include "executor/engine/limits/meter.h"

#include <chrono>
#include <memory>
#include <optional>

namespace vitrine {

class SessionCore;
class Watchdog;

/// The session for whose code something is created now; null if there is none. What a library creates while it is
/// imported is not the code's. Needs the GIL.
SessionCore *creatingSession();
/// The same if it is the session of a host.
SessionCore *creatingHostedSession();

/// Late code of a session in the program of a host: finalizers, callbacks of weak references and the cleanup of
/// generators run when the program drops objects or collects its garbage, without being asked for. During the lifetime
/// of this object, such code is judged by the policy of its session. It is also stopped when it runs longer than the
/// session's late code may between two steps, in total, and gets no more memory than a step. Inside a step of the same
/// session it is part of the step. Needs the GIL; keeps the current exception.
class LateCode final {
public:
    explicit LateCode(SessionCore &core);
    ~LateCode();
    LateCode(const LateCode &) = delete;
    LateCode &operator=(const LateCode &) = delete;

    /// Whether the session's late code has used up its time. What is only code of the step then does not run at all.
    static bool isOver(const SessionCore &core);

private:
    using Clock = std::chrono::steady_clock;
    void watch();
    void endWatch();

    const std::shared_ptr<SessionCore> m_core;
    std::optional<AuditedSession> m_audited; ///< empty in a step of the session
    std::optional<MemoryCeiling> m_ceiling;
    std::unique_ptr<Watchdog> m_watchdog; ///< null if another one watches this thread
    Meter m_meter; ///< the session's own may count a step on another thread meanwhile
    HardStop m_stopBefore;
    Clock::time_point m_started;
};

} // namespace vitrine
