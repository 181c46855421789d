// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/policy/systemfolders.h"

#include <array>

namespace vitrine {

std::span<const std::string_view> systemFolders()
{
    static constexpr std::array folders { std::string_view("/usr/lib/python3"),
        std::string_view("/usr/lib/python" VITRINE_PYTHON_SERIES),
        std::string_view("/usr/local/lib/python" VITRINE_PYTHON_SERIES), std::string_view("/usr/share/zoneinfo"),
        // matplotlib draws with these
        std::string_view("/usr/share/matplotlib"), std::string_view("/usr/share/fonts") };
    return folders;
}

bool isInSessionFolder(std::string_view path)
{
    return path.starts_with(sessionFolder) && !path.contains("/..")
        && (path.size() == sessionFolder.size() || path[sessionFolder.size()] == '/');
}

} // namespace vitrine
