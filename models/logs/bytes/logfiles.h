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

/// A file that may be a log.
struct LogFile {
    std::filesystem::path path;
    /// Named by the user, directly or by a pattern. False: found in a folder, which may contain many files that are not
    /// logs.
    bool isNamed = true;
    bool operator==(const LogFile &) const = default;
};

/// The files for `names`, each once: for a folder all files in it and below, for a pattern (* ? [a-z], and ** for any
/// folders) its matches, in the order of their names; any other name is itself the file. In folders, hidden files,
/// links to other folders and files that this program creates beside logs and trails are skipped. A pattern without
/// matches is returned unchanged, and so is a folder that cannot be read, so that reading it fails. Reads only folders;
/// blocks.
std::vector<LogFile> logFilesOf(std::span<const std::string> names);

/// Whether two names refer to the same existing file. No file is opened.
bool isSameFile(const std::filesystem::path &a, const std::filesystem::path &b);

} // namespace vitrine
