// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/replay/logfollower.h"

#include <filesystem>
#include <functional>
#include <map>
#include <set>
#include <vector>

namespace vitrine {

/// Follows logs and whole folders: a log that is put into a folder later is found at the next look. Files that are no
/// logs, or not yet, are left alone until they change. Blocks; one thread.
class FolderFollower final {
public:
    using Found = std::function<void(const std::filesystem::path &log, const FollowUpdate &update)>;
    using Failed = std::function<void(const Error &error)>;

    /// `recorder` outlives it.
    FolderFollower(std::vector<std::filesystem::path> locations, Recorder &recorder, ImportOptions options = {});

    /// Looks at everything once. `failed` hears of a file that was named, not of one that lies in a folder.
    void look(const Found &found, const Failed &failed);
    /// Closes the sources of all.
    void finish(const Failed &failed);

private:
    std::vector<std::filesystem::path> logs() const;
    bool isNamed(const std::filesystem::path &log) const;

    std::vector<std::filesystem::path> m_locations;
    Recorder &m_recorder;
    ImportOptions m_options;
    std::map<std::filesystem::path, LogFollower> m_followers;
    std::set<std::filesystem::path> m_read; ///< logs of which something is in the trail
};

} // namespace vitrine
