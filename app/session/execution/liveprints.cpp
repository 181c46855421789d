// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/execution/liveprints.h"

#include <algorithm>
#include <utility>

namespace vitrine {

namespace {

/// A text view takes some hundred kilobytes a second without a noticeable delay.
constexpr qsizetype waitingLimit = 32 * 1024;

} // namespace

LivePrints::LivePrints(std::function<void()> wake)
    : m_wake(std::move(wake))
{
}

void LivePrints::add(StepId step, std::string_view text)
{
    const std::scoped_lock lock(m_mutex);
    const bool wasEmpty = m_waiting.empty();
    const auto taken = std::min(std::max<qsizetype>(0, waitingLimit - m_size), static_cast<qsizetype>(text.size()));
    if (taken == 0)
        return;
    if (m_waiting.empty() || m_waiting.back().step != step)
        m_waiting.push_back({ .step = step, .utf8 = {} });
    m_waiting.back().utf8.append(text.data(), taken);
    m_size += taken;
    if (wasEmpty && m_wake)
        m_wake();
}

std::vector<LivePrints::Printed> LivePrints::take()
{
    const std::scoped_lock lock(m_mutex);
    m_size = 0;
    return std::exchange(m_waiting, {});
}

void LivePrints::close()
{
    const std::scoped_lock lock(m_mutex);
    m_wake = {};
}

} // namespace vitrine
