// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"
#include "base/uniquefd.h"

#include <filesystem>
#include <string_view>

namespace vitrine {

/// A folder that only the user can read, removed with all its content. A lock marks it as in use: creating another
/// folder with the same name removes those that killed processes left.
class TemporaryFolder final {
public:
    /// `<parent>/vitrine-<name>-XXXXXX`
    static Result<TemporaryFolder> make(const std::filesystem::path &parent, std::string_view name);
    /// In $TMPDIR, else in /var/tmp, where there is room for large files.
    static Result<TemporaryFolder> makeLarge(std::string_view name);
    ~TemporaryFolder();
    TemporaryFolder(TemporaryFolder &&other) noexcept;
    TemporaryFolder &operator=(TemporaryFolder &&) = delete;

    const std::filesystem::path &path() const { return m_path; }

private:
    TemporaryFolder(std::filesystem::path path, UniqueFd lock);

    std::filesystem::path m_path;
    UniqueFd m_lock;
};

} // namespace vitrine
