// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace vitrine {

/// Whether an output is an image that a step displayed, stored as a data URL: "data:image/png;base64,…".
inline bool isImageText(std::string_view text) { return text.starts_with("data:image/"); }

/// The text of an output where images cannot be shown: "<image/png>".
inline std::string textWithoutImage(std::string_view text)
{
    constexpr std::string_view scheme = "data:";
    if (!isImageText(text))
        return std::string(text);
    text = text.substr(scheme.size(), text.find(';') - scheme.size());
    return '<' + std::string(text) + '>';
}

} // namespace vitrine
