// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "base/keptfile.h"

#include <array>
#include <fstream>

namespace vitrine {

std::optional<std::string_view> reasonToKeep(const std::filesystem::path &file)
{
    std::error_code failed;
    // Opening a pipe would wait for its other end.
    if (!std::filesystem::is_regular_file(file, failed))
        return std::nullopt;
    std::array<char, 64> buffer {};
    std::ifstream stream(file, std::ios::binary);
    stream.read(buffer.data(), buffer.size());
    const std::string_view start(buffer.data(), static_cast<std::size_t>(stream.gcount()));
    if (start.starts_with(std::string_view("SQLite format 3\0", 16)))
        return replacesDatabase;
    if (start.starts_with("-----BEGIN ") && start.contains("PRIVATE KEY-----"))
        return replacesKey;
    return std::nullopt;
}

} // namespace vitrine
