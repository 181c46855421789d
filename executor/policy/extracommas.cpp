// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/policy/extracommas.h"

#include <algorithm>

namespace vitrine {

namespace {

/// The position after the blanks and comments at a position.
std::size_t behindComments(std::string_view json, std::size_t at)
{
    while (at < json.size()) {
        const std::string_view rest = json.substr(at);
        if (rest.starts_with("//"))
            at = std::min(json.find('\n', at), json.size());
        else if (rest.starts_with("/*"))
            at = std::min(json.find("*/", at + 2), json.size() - 2) + 2;
        else if (std::string_view(" \t\r\n").contains(rest.front()))
            ++at;
        else
            break;
    }
    return at;
}

} // namespace

std::string withoutExtraCommas(std::string_view settings)
{
    std::string json(settings);
    bool isText = false;
    for (std::size_t at = 0; at < json.size(); ++at) {
        if (isText && json[at] == '\\')
            ++at;
        else if (json[at] == '"')
            isText = !isText;
        else if (!isText && json[at] == '/')
            at = std::max(behindComments(json, at), at + 1) - 1;
        else if (!isText && json[at] == ',') {
            const std::size_t next = behindComments(json, at + 1);
            if (next < json.size() && (json[next] == '}' || json[next] == ']'))
                json[at] = ' ';
        }
    }
    return json;
}

} // namespace vitrine
