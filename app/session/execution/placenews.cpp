// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/execution/placenews.h"

#include <algorithm>
#include <utility>

namespace vitrine {

namespace {

constexpr std::size_t mostWarnings = 10;

} // namespace

void PlaceNews::tell(const PlaceProgress &progress)
{
    const std::scoped_lock lock(m_mutex);
    if (progress.stage != PlaceProgress::Stage::Warning)
        m_last = progress;
    else if (m_warnings.size() < mostWarnings && !std::ranges::contains(m_warnings, progress.detail))
        m_warnings.push_back(progress.detail);
    if (m_other)
        m_other->tell(progress);
}

void PlaceNews::passOn(std::shared_ptr<PlaceNews> other)
{
    const std::scoped_lock lock(m_mutex);
    m_other = std::move(other);
}

PlaceProgress PlaceNews::last() const
{
    const std::scoped_lock lock(m_mutex);
    return m_last;
}

std::vector<std::string> PlaceNews::takeWarnings()
{
    const std::scoped_lock lock(m_mutex);
    return std::exchange(m_warnings, {});
}

PlaceTold PlaceNews::teller(std::shared_ptr<PlaceNews> news)
{
    return [news = std::move(news)](const PlaceProgress &progress) { news->tell(progress); };
}

} // namespace vitrine
