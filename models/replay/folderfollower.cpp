// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/replay/folderfollower.h"

#include "models/logs/bytes/companions.h"
#include "models/logs/bytes/sessionfolder.h"
#include "models/logs/bytes/sharedhistory.h"

#include <algorithm>
#include <memory>
#include <string>
#include <utility>

namespace vitrine {

namespace {

/// Files beside logs and trails that are neither.
bool isCompanion(const std::filesystem::path &file)
{
    const std::string name = file.filename().string();
    const auto ends = [&name](std::string_view end) { return name.ends_with(end); };
    return name.starts_with('.') || ends(".tools.json") || ends(".vitrine") || ends("-wal") || ends("-shm")
        || ends("-journal") || ends("-writers");
}

} // namespace

FolderFollower::FolderFollower(std::vector<std::filesystem::path> locations, Recorder &recorder, ImportOptions options)
    : m_locations(std::move(locations))
    , m_recorder(recorder)
    , m_options(std::move(options))
{
    if (!m_options.sharedHistories)
        m_options.sharedHistories = std::make_shared<SharedHistories>();
}

bool FolderFollower::isNamed(const std::filesystem::path &log) const { return std::ranges::contains(m_locations, log); }

std::vector<std::filesystem::path> FolderFollower::logs() const
{
    std::vector<std::filesystem::path> logs;
    for (const auto &location : m_locations) {
        std::error_code error;
        if (!std::filesystem::is_directory(location, error)) {
            logs.push_back(location);
            continue;
        }
        const auto first = static_cast<std::ptrdiff_t>(logs.size());
        for (auto at = std::filesystem::recursive_directory_iterator(location, error);
            !error && at != std::filesystem::recursive_directory_iterator(); at.increment(error)) {
            if (at->is_regular_file(error) && !isCompanion(at->path()))
                logs.push_back(at->path());
        }
        logs.erase(std::remove_if(logs.begin() + first, logs.end(), isImportedWithAnother), logs.end());
        std::sort(logs.begin() + first, logs.end());
    }
    return logs;
}

void FolderFollower::look(const Found &found, const Failed &failed)
{
    const auto heads = std::make_shared<SessionHeads>();
    const auto followed = logs();
    for (const auto &log : followed)
        if (!m_followers.contains(log))
            m_options.sharedHistories->addImported(log);
    // They may have grown since.
    m_options.sharedHistories->forget();
    for (const auto &log : followed) {
        LogFollower &follower = m_followers.try_emplace(log, log, m_recorder, m_options).first->second;
        const auto update = follower.update(heads);
        if (update && (update->added > 0 || update->replaced > 0)) {
            m_read.insert(log);
            found(log, *update);
        } else if (!update && isNamed(log)) {
            failed(update.error());
        }
    }
}

void FolderFollower::finish(const Failed &failed)
{
    for (auto &[log, follower] : m_followers) {
        const auto finished = follower.finish();
        if (!finished && (m_read.contains(log) || isNamed(log)))
            failed(finished.error());
    }
    m_followers.clear();
}

} // namespace vitrine
