// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/replay/sessionpast.h"

#include <algorithm>

namespace vitrine {

namespace {

bool isSame(const SessionSetup &one, const SessionSetup &other)
{
    return one.policy == other.policy && one.tools == other.tools && one.variables == other.variables
        && one.determinism == other.determinism && one.recordedAt == other.recordedAt;
}

bool endedByItself(const StepResult &result)
{
    return result.status == StepStatus::Ok || result.status == StepStatus::Error
        || result.status == StepStatus::Blocked;
}

} // namespace

SessionPast::SessionPast(Executor &executor)
    : m_travel(dynamic_cast<TimeTravel *>(&executor))
{
}

void SessionPast::begin(RunId run, const SessionSetup &setup)
{
    m_run = run;
    m_setup = setup;
    m_steps.clear();
}

// A step whose worker was lost has left nothing behind, nor do the steps before it when they were lost with it.
void SessionPast::add(
    StepId step, std::string_view code, const StepResult &result, const Comparison &comparison, bool hasSeenChange)
{
    if (m_travel == nullptr || m_run == 0)
        return;
    m_steps.push_back({ step, std::string(code), comparison, hasSeenChange, endedByItself(result) });
    if (m_travel->stepCount() < m_steps.size())
        m_steps.resize(m_travel->stepCount());
}

std::size_t SessionPast::goBack(
    RunId run, const SessionSetup &setup, const std::vector<std::string_view> &codes, std::size_t most)
{
    if (m_travel == nullptr || m_run == 0 || m_run != run || !isSame(m_setup, setup))
        return 0;
    std::size_t common = 0;
    while (common < std::min({ most, codes.size(), m_steps.size() }) && m_steps[common].isWhole
        && m_steps[common].code == codes[common])
        ++common;
    const std::size_t point = m_travel->reachable(common);
    if (point == 0 || !m_travel->restore(point))
        return 0;
    m_steps.resize(point);
    return point;
}

std::vector<StepId> SessionPast::checkpoints() const
{
    std::vector<StepId> steps;
    if (m_travel == nullptr || m_run == 0)
        return steps;
    for (const std::size_t behind : m_travel->checkpoints()) {
        if (behind > 0 && behind <= m_steps.size() && m_steps[behind - 1].id != 0)
            steps.push_back(m_steps[behind - 1].id);
    }
    return steps;
}

} // namespace vitrine
