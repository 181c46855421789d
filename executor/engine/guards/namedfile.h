// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>

namespace vitrine {

/// A file that the code of a session named, itself or as an argument of the library function that it called.
struct NamedFile {
    std::string path;
    bool writes = false; ///< the function writes it, as far as its name and its use of the path show
};

/// The file that the code named for a library to reach `path`, which may be a folder above or below that file; empty if
/// the library chose the path. Requires the GIL; leaves no exception set.
std::optional<NamedFile> fileNamedByCode(const std::string &path);

} // namespace vitrine
