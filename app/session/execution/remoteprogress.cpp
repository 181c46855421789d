// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/execution/remoteprogress.h"

#include <algorithm>
#include <utility>

namespace vitrine {

namespace {

constexpr std::size_t mostWarnings = 10;

} // namespace

void RemoteProgress::report(const SiteProgress &progress)
{
    const std::scoped_lock lock(m_mutex);
    if (progress.stage != SiteProgress::Stage::Warning)
        m_last = progress;
    else if (m_warnings.size() < mostWarnings && !std::ranges::contains(m_warnings, progress.detail))
        m_warnings.push_back(progress.detail);
    if (m_other)
        m_other->report(progress);
}

void RemoteProgress::passOn(std::shared_ptr<RemoteProgress> other)
{
    const std::scoped_lock lock(m_mutex);
    m_other = std::move(other);
}

SiteProgress RemoteProgress::last() const
{
    const std::scoped_lock lock(m_mutex);
    return m_last;
}

std::vector<std::string> RemoteProgress::takeWarnings()
{
    const std::scoped_lock lock(m_mutex);
    return std::exchange(m_warnings, {});
}

SiteObserver RemoteProgress::reporter(std::shared_ptr<RemoteProgress> progress)
{
    return [progress = std::move(progress)](const SiteProgress &site) { progress->report(site); };
}

} // namespace vitrine
