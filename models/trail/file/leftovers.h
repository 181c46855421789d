// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>

namespace vitrine::trailfile {

/// Takes away what reading leaves beside a trail. A connection that cannot write makes SQLite's `-wal` and `-shm` where
/// they are missing but cannot remove them. Outlives the connection; does nothing while others use the trail, where a
/// journal has content, or where this user may not write.
class Leftovers final {
public:
    explicit Leftovers(const std::filesystem::path &file);
    ~Leftovers();
    /// It is a trail, and was opened.
    void watch();
    Leftovers(const Leftovers &) = delete;
    Leftovers &operator=(const Leftovers &) = delete;

private:
    std::filesystem::path m_file;
    bool m_isWatched = false;
};

} // namespace vitrine::trailfile
