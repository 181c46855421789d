// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/guards/latecode.h"

#include "executor/engine/core/enginetypes.h"
#include "executor/engine/core/sessioncore.h"
#include "executor/engine/guards/frameattribution.h"
#include "executor/engine/limits/watchdog.h"

#include <unistd.h>

#include <algorithm>
#include <vector>

namespace vitrine {

namespace {

// Each has a thread, which takes longer to start than most late code runs. Protected by the GIL, and never destroyed,
// as the interpreter may end before.
class Watchdogs final {
public:
    std::unique_ptr<Watchdog> take()
    {
        if (m_process != getpid()) { // the threads of the others do not exist here, and cannot be joined
            for (auto &idle : m_idle)
                static_cast<void>(idle.release());
            m_idle.clear();
            m_process = getpid();
        }
        if (m_idle.empty())
            return std::make_unique<Watchdog>();
        auto one = std::move(m_idle.back());
        m_idle.pop_back();
        return one;
    }

    void giveBack(std::unique_ptr<Watchdog> one)
    {
        if (m_process == getpid())
            m_idle.push_back(std::move(one));
        else
            static_cast<void>(one.release());
    }

private:
    pid_t m_process = getpid();
    std::vector<std::unique_ptr<Watchdog>> m_idle;
};

Watchdogs &watchdogs()
{
    static auto *const all = new Watchdogs;
    return *all;
}

// The step of another session, for example.
bool isWatched()
{
    const Meter *meter = hardStop().meter;
    return meter != nullptr && !meter->isInHost();
}

} // namespace

SessionCore *creatingSession()
{
    SessionCore *core = auditedSession();
    return core != nullptr && !core->isImporting() && !isInImport() ? core : nullptr;
}

SessionCore *creatingHostedSession()
{
    const SessionCore *core = auditedSession();
    return core != nullptr && core->isHosted ? creatingSession() : nullptr;
}

LateCode::LateCode(SessionCore &core)
    : m_core(core.shared_from_this())
{
    if (auditedSession() == &core)
        return;
    m_audited.emplace(core);
    if (core.isHosted && !core.isUnguarded() && !isWatched())
        watch();
}

LateCode::~LateCode()
{
    if (m_watchdog)
        endWatch();
}

bool LateCode::isOver(const SessionCore &core)
{
    return core.isHosted && auditedSession() != &core && core.lateSeconds <= 0;
}

void LateCode::watch()
{
    m_started = Clock::now();
    m_stopBefore = hardStop();
    if (m_core->isIdle) // its code also counts on this meter, which has no limits now
        m_meter.alsoStop(&m_core->meter);
    if (const auto limit = m_core->policy.limits.memoryMib)
        m_ceiling.emplace(pythonMemory() + (static_cast<std::int64_t>(*limit) << 20));
    m_watchdog = watchdogs().take();
    m_watchdog->begin({ &m_meter, PyThread_get_thread_ident(), cpuClockOfThread(), m_core->types->stopped(),
        std::max(m_core->lateSeconds, 0.0), {} });
}

void LateCode::endWatch()
{
    m_watchdog->end();
    watchdogs().giveBack(std::move(m_watchdog));
    setHardStop(m_stopBefore);
    const std::chrono::duration<double> used = Clock::now() - m_started;
    m_core->lateSeconds -= used.count();
    m_meter.alsoStop(nullptr);
    if (m_meter.isStopped() && m_core->isIdle)
        m_core->endHosting();
}

} // namespace vitrine
