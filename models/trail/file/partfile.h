// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/uniquefd.h"

#include <filesystem>

namespace vitrine::trailfile {

/// A trail that is written under a temporary name, `<target>.<process>.part`, and renamed to its target when it is
/// complete. It is removed unless it is kept. A lock marks it as being written, so that the next one in the folder
/// removes only files that killed processes have left. Failures are exceptions.
class PartFile final {
public:
    /// Fails if such a file exists and cannot be removed.
    explicit PartFile(const std::filesystem::path &target);
    ~PartFile();
    PartFile(const PartFile &) = delete;
    PartFile &operator=(const PartFile &) = delete;

    const std::filesystem::path &file() const { return m_file; }
    /// Renames it to the target, durably. A file that already has this name is not replaced.
    void keep() const;
    /// Like `keep`, but replaces such a file.
    void replace() const;

private:
    std::filesystem::path m_target;
    std::filesystem::path m_file;
    UniqueFd m_lock;
};

/// Removes a trail and the files that SQLite and writers keep beside it.
void removeTrail(const std::filesystem::path &file);

/// Fails if the name is in use.
void requireNothingThere(const std::filesystem::path &file);

} // namespace vitrine::trailfile
