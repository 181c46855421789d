// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/uniquefd.h"

#include <filesystem>

namespace vitrine::trailfile {

/// A trail that is being made beside the name that it gets when it is complete: `<target>.<process>.part`. It is
/// removed unless it is kept. A lock shows that it is being made, so that the next one in the folder removes what
/// killed processes have left, and only that. Failures are exceptions.
class PartFile final {
public:
    /// Fails if there is a file that it cannot remove.
    explicit PartFile(const std::filesystem::path &target);
    ~PartFile();
    PartFile(const PartFile &) = delete;
    PartFile &operator=(const PartFile &) = delete;

    const std::filesystem::path &file() const { return m_file; }
    /// Gives it the name of the target, on the disk. A file that has the name by now is not replaced.
    void keep() const;
    /// The same, but replaces such a file.
    void replace() const;

private:
    std::filesystem::path m_target;
    std::filesystem::path m_file;
    UniqueFd m_lock;
};

/// Removes a trail and what SQLite and writers keep beside it.
void removeTrail(const std::filesystem::path &file);

/// Fails if the name is in use.
void requireNothingThere(const std::filesystem::path &file);

} // namespace vitrine::trailfile
