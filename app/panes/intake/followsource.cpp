// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/intake/followsource.h"

#include <utility>

namespace vitrine {

FollowSource::FollowSource(std::vector<std::filesystem::path> locations)
    : m_locations(std::move(locations))
{
}

Result<QString> FollowSource::begin(Recorder &recorder)
{
    m_follower.emplace(m_locations, recorder);
    return QString();
}

Result<IntakeSource::Update> FollowSource::look()
{
    Update sum;
    // Missing or incomplete data may be complete at the next look.
    m_follower->look(
        [&sum](const std::filesystem::path &, const FollowUpdate &update) {
            sum.added += update.added;
            sum.replaced += update.replaced;
        },
        [](const Error &) {});
    return sum;
}

Result<void> FollowSource::finish()
{
    Result<void> finished;
    m_follower->finish([&finished](const Error &error) { finished = std::unexpected(error); });
    return finished;
}

} // namespace vitrine
