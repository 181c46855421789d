// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <optional>
#include <string_view>

namespace vitrine {

/// The details of an error if an output would replace something that cannot be made again, or an existing file that
/// only a new file may have the name of.
inline constexpr std::string_view replacesDatabase = "it is a database";
inline constexpr std::string_view replacesKey = "it is a private key";
inline constexpr std::string_view replacesFile = "a file with this name exists already";
inline constexpr std::string_view replacesFolder = "it is a folder";
/// The detail of an error if an output is a folder, and a file has its name.
inline constexpr std::string_view notAFolder = "it is not a folder";

/// Why no output may replace the content of this file: it is a database, such as a trail, or a private key.
/// `replacesDatabase`, `replacesKey`, or nothing for all other files. Reads the first bytes of a regular file.
std::optional<std::string_view> reasonToKeep(const std::filesystem::path &file);

} // namespace vitrine
