// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/policy/strictjson.h"

#include <algorithm>

namespace vitrine {

namespace {

/// The end of a comment that starts at a position; that position if none does.
std::size_t endOfComment(std::string_view json, std::size_t at)
{
    const std::string_view rest = json.substr(at);
    if (rest.starts_with("//"))
        return std::min(json.find('\n', at), json.size());
    const std::size_t end = rest.starts_with("/*") ? json.find("*/", at + 2) : json.npos;
    return end == json.npos ? at : end + 2;
}

/// Calls a function with the position of each character that is not in a string.
void forEachOutsideStrings(std::string_view json, const auto &visit)
{
    bool isText = false;
    for (std::size_t at = 0; at < json.size(); ++at) {
        if (isText && json[at] == '\\')
            ++at;
        else if (json[at] == '"')
            isText = !isText;
        else if (!isText)
            at = std::max(visit(at), at + 1) - 1;
    }
}

} // namespace

std::string strictJson(std::string_view settings)
{
    std::string json(settings);
    forEachOutsideStrings(settings, [&](std::size_t at) {
        const std::size_t end = endOfComment(settings, at);
        for (std::size_t i = at; i < end; ++i)
            if (json[i] != '\n' && json[i] != '\r')
                json[i] = ' ';
        return end;
    });
    const std::string withCommas = json;
    forEachOutsideStrings(withCommas, [&](std::size_t at) {
        const std::size_t next = withCommas[at] == ',' ? withCommas.find_first_not_of(" \t\r\n", at + 1) : json.npos;
        if (next != json.npos && (withCommas[next] == '}' || withCommas[next] == ']'))
            json[at] = ' ';
        return at;
    });
    return json;
}

} // namespace vitrine
