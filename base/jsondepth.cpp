// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "base/jsondepth.h"

namespace vitrine {

bool isShallowJson(std::string_view json)
{
    constexpr int deepest = 1000;
    int depth = 0;
    bool isText = false;
    for (std::size_t at = 0; at < json.size() && depth <= deepest; ++at) {
        const char c = json[at];
        if (c == '"')
            isText = !isText;
        else if (isText)
            at += c == '\\' ? 1 : 0;
        else
            depth += c == '[' || c == '{' ? 1 : c == ']' || c == '}' ? -1 : 0;
    }
    return depth <= deepest;
}

} // namespace vitrine
