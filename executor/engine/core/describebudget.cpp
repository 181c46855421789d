// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/core/describebudget.h"

#include "executor/engine/core/enginetypes.h"

namespace vitrine {

namespace {

constexpr std::uint64_t operations = 200'000;
constexpr double firstSeconds = 1;
constexpr double moreSeconds = 0.1;
constexpr double mostSeconds = 2;

} // namespace

DescribeBudget::DescribeBudget(SessionCore &core, Watchdog &watchdog, std::optional<std::int64_t> ceiling)
    : m_core(core)
    , m_watchdog(watchdog)
    , m_ceiling(ceiling)
    , m_started(std::chrono::steady_clock::now())
{
    begin(firstSeconds);
}

DescribeBudget::~DescribeBudget()
{
    m_watchdog.end();
    PyErr_Clear();
    m_core.meter.stop(StopReason::Closed); // finalizers of what is released now have no time left
}

void DescribeBudget::begin(double seconds)
{
    m_core.meter.begin(operations, m_core.meter.whileLimit());
    m_watchdog.begin(
        { &m_core.meter, PyThread_get_thread_ident(), cpuClockOfThread(), m_core.types->stopped(), seconds, {} });
}

bool DescribeBudget::renew()
{
    m_watchdog.end();
    PyErr_Clear();
    const std::chrono::duration<double> spent = std::chrono::steady_clock::now() - m_started;
    const bool isGiven = spent.count() < mostSeconds;
    if (isGiven)
        begin(moreSeconds);
    return isGiven;
}

} // namespace vitrine
