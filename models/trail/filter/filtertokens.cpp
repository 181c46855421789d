// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/filter/filternode.h"

#include <array>

/// From the characters of an expression to its words.
namespace vitrine::trailfile {

namespace {

constexpr auto operators = std::to_array<std::string_view>({ "==", "!=", "<=", ">=", "!~", "<", ">", "~", "=" });

bool isDigit(char c) { return c >= '0' && c <= '9'; }
bool isBlank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }
// Characters beyond ASCII belong to words, in any script.
bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || static_cast<unsigned char>(c) >= 0x80;
}
bool isInName(char c) { return isLetter(c) || isDigit(c) || c == '.' || c == '-'; }

FilterToken quoted(std::string_view expression, std::size_t at)
{
    FilterToken token { FilterToken::Kind::Text, {}, at, 0, true };
    const char quote = expression[at];
    std::size_t next = at + 1;
    for (; next < expression.size(); ++next) {
        if (expression[next] == quote) {
            token.isOpenText = false;
            ++next;
            break;
        }
        const bool isEscape = expression[next] == '\\' && next + 1 < expression.size()
            && (expression[next + 1] == quote || expression[next + 1] == '\\');
        token.text += expression[isEscape ? ++next : next];
    }
    token.length = next - at;
    return token;
}

FilterToken run(std::string_view expression, std::size_t at, FilterToken::Kind kind, bool (*belongs)(char))
{
    std::size_t to = at + 1;
    while (to < expression.size() && belongs(expression[to]))
        ++to;
    // A full stop at the end is one of the sentence.
    while (to > at + 1 && expression[to - 1] == '.')
        --to;
    if (kind == FilterToken::Kind::Name && to < expression.size() && expression[to] == '*')
        ++to;
    return { kind, std::string(expression.substr(at, to - at)), at, to - at, false };
}

/// "2025-07-24T10:30": also a colon between two digits.
FilterToken number(std::string_view expression, std::size_t at)
{
    FilterToken token = run(expression, at, FilterToken::Kind::Number, isInName);
    const auto isDigitAt
        = [expression](std::size_t position) { return position < expression.size() && isDigit(expression[position]); };
    while (expression.substr(token.position + token.length).starts_with(':')
        && isDigitAt(token.position + token.length - 1) && isDigitAt(token.position + token.length + 1)) {
        const FilterToken rest
            = run(expression, token.position + token.length + 1, FilterToken::Kind::Number, isInName);
        token.length += 1 + rest.length;
        token.text = expression.substr(at, token.length);
    }
    return token;
}

FilterToken single(std::string_view expression, std::size_t at)
{
    const std::string_view rest = expression.substr(at);
    for (const std::string_view sign : operators)
        if (rest.starts_with(sign))
            return { FilterToken::Kind::Operator, std::string(sign == "=" ? "==" : sign), at, sign.size(), false };
    const char c = rest.front();
    const auto kind = c == '(' ? FilterToken::Kind::Open
        : c == ')'             ? FilterToken::Kind::Close
        : c == ','             ? FilterToken::Kind::Comma
                               : FilterToken::Kind::Wrong;
    return { kind, std::string(1, c), at, 1, false };
}

FilterToken tokenAt(std::string_view expression, std::size_t at)
{
    const char c = expression[at];
    const bool isSigned = c == '-' && at + 1 < expression.size() && isDigit(expression[at + 1]);
    if (c == '"' || c == '\'')
        return quoted(expression, at);
    if (isDigit(c) || isSigned)
        return number(expression, at);
    if (isLetter(c))
        return run(expression, at, FilterToken::Kind::Name, isInName);
    return single(expression, at);
}

} // namespace

std::vector<FilterToken> filterTokens(std::string_view expression)
{
    std::vector<FilterToken> tokens;
    for (std::size_t at = 0; at < expression.size();) {
        if (isBlank(expression[at])) {
            ++at;
            continue;
        }
        tokens.push_back(tokenAt(expression, at));
        at += tokens.back().length;
    }
    tokens.push_back({ FilterToken::Kind::End, {}, expression.size(), 0, false });
    return tokens;
}

} // namespace vitrine::trailfile
