// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/console/consolelines.h"

#include "base/trimmed.h"
#include "models/logs/steps/steptext.h"

#include <algorithm>
#include <charconv>

namespace vitrine {

namespace {

constexpr std::string_view border = "│";

/// Where the sequence ends that begins at `start`.
std::size_t lastOfEscape(std::string_view text, std::size_t start)
{
    const char kind = start + 1 < text.size() ? text[start + 1] : '\0';
    std::size_t at = start + 2;
    if (kind == '[') {
        while (at < text.size() && (text[at] < '@' || text[at] > '~'))
            ++at;
        return at;
    }
    if (kind != ']')
        return start + 1;
    // A title that nothing ends would take all that follows away.
    const std::size_t end = text.find_first_of("\a\x1b\n", at);
    if (end == text.npos || text[end] == '\n')
        return start;
    return text[end] == '\x1b' ? end + 1 : end;
}

} // namespace

std::string_view heading(std::string_view line, std::string_view rule)
{
    line = trimmed(line);
    while (takePrefix(line, rule)) { }
    while (line.ends_with(rule))
        line.remove_suffix(rule.size());
    return trimmed(line);
}

std::string_view inBox(std::string_view line)
{
    if (!takePrefix(line, border))
        return line;
    line = line.substr(0, line.rfind(border));
    takePrefix(line, " ");
    const std::size_t end = line.find_last_not_of(' ');
    return line.substr(0, end == line.npos ? 0 : end + 1);
}

std::optional<double> figureAfter(std::string_view line, std::string_view label)
{
    const std::size_t at = line.find(label);
    if (at == line.npos)
        return {};
    std::string digits;
    for (const char c : line.substr(at + label.size())) {
        if ((c >= '0' && c <= '9') || c == '.')
            digits += c;
        else if (c != ',' && c != ' ')
            break;
    }
    double number = 0;
    const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    return read.ec == std::errc {} && !digits.empty() ? std::optional(number) : std::nullopt;
}

std::optional<std::int64_t> tokensAfter(std::string_view line, std::string_view label)
{
    const auto figure = figureAfter(line, label);
    return figure && *figure < 9e15 ? std::optional(static_cast<std::int64_t>(*figure)) : std::nullopt;
}

std::string modelIn(std::string_view title)
{
    constexpr std::string_view dash = " - ";
    const std::size_t at = title.find(dash);
    const std::string_view name = at == title.npos ? title : title.substr(at + dash.size());
    return std::string(heading(name.substr(0, name.find(' ')), light));
}

bool isError(std::string_view line)
{
    return line.starts_with("Error in ") || line.starts_with("Code execution failed")
        || line.starts_with("Code parsing failed on line ") || line.starts_with("Error while ")
        || line.starts_with("Error executing tool ");
}

std::string withoutEscapes(std::string_view text)
{
    std::string plain;
    plain.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '\x1b')
            i = std::min(lastOfEscape(text, i), text.size() - 1);
        else
            plain += text[i];
    }
    return plain;
}

} // namespace vitrine
