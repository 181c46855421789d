// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// Detail of the error UnknownFormat about a folder or a pattern.
inline constexpr std::string_view noLogInFolder = "no log is in it";

/// A file that may be a log.
struct LogFile {
    std::filesystem::path path;
    /// By the user, alone or with a pattern. False: it was found in a folder, where much that is no log may stand.
    bool isNamed = true;
    bool operator==(const LogFile &) const = default;
};

/// What `names` stand for, each file once: a folder for all files in it and below, a pattern (* ? [a-z], and ** for any
/// folders) for what it matches, in the order of their names; anything else for itself. In folders, hidden files, links
/// to other folders and what this program puts beside logs and trails are left out. A pattern that matches nothing
/// stays as it is. Reads folders only; blocks.
std::vector<LogFile> logFilesOf(std::span<const std::string> names);

/// Whether two names stand for one file that is there. No file is opened.
bool isSameFile(const std::filesystem::path &a, const std::filesystem::path &b);

} // namespace vitrine
