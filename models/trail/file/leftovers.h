// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>

namespace vitrine::trailfile {

/// Removes the files that reading leaves beside a trail: a read-only connection creates SQLite's `-wal` and `-shm` if
/// they are missing, but cannot remove them. Must outlive the connection. Does nothing while others use the trail, if a
/// journal has content, or if this user may not write.
class Leftovers final {
public:
    explicit Leftovers(const std::filesystem::path &file);
    ~Leftovers();
    /// Enables the removal. Call it once the file was opened and is known to be a trail.
    void watch();
    Leftovers(const Leftovers &) = delete;
    Leftovers &operator=(const Leftovers &) = delete;

private:
    std::filesystem::path m_file;
    bool m_isWatched = false;
};

} // namespace vitrine::trailfile
