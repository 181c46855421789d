// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/utf8.h"
#include "models/logs/bytes/filewindow.h"
#include "models/logs/json/jsonrepair.h"
#include "models/logs/steps/importcontext.h"

#include <algorithm>
#include <cstdint>
#include <string_view>

namespace vitrine {

/// Reads a text log line by line. `line` is called with readable UTF-8 without the end of the line, and its position.
/// Lines longer than a MiB are passed in pieces.
template <typename Line>
void forEachTextLine(FileWindow &file, const ImportContext &context, Line &&line)
{
    constexpr std::uint64_t longest = 1 << 20;
    std::uint64_t at = file.begin();
    std::uint64_t number = 1;
    while (!context.isCancelled()) {
        const std::string_view rest = file.bytes(at, file.end());
        const std::size_t end = rest.find('\n');
        if (end == rest.npos && rest.size() < longest && file.more(at))
            continue;
        if (rest.empty() && !file.more(at))
            break;
        const std::size_t length = std::min(end, rest.size());
        const SourceSpan span { .line = number, .byteFrom = at, .byteTo = at + length };
        std::string_view text = rest.substr(0, length);
        text = at == file.begin() ? withoutByteOrderMark(text) : text;
        text.remove_suffix(text.ends_with('\r') ? 1 : 0);
        line(readableUtf8(text), span);
        at += length + (end == rest.npos ? 0 : 1);
        number += end == rest.npos ? 0 : 1;
    }
}

} // namespace vitrine
