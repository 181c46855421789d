// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace vitrine::trailfile {

/// The text of an exception of nlohmann::json without its identifier, as in "key 'size' not found".
inline std::string jsonFault(std::string_view what)
{
    const std::size_t end = what.starts_with('[') ? what.find("] ") : std::string_view::npos;
    return std::string(end == std::string_view::npos ? what : what.substr(end + 2));
}

} // namespace vitrine::trailfile
