// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/shell/shellwords.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace vitrine {

namespace {

using Json = nlohmann::json;
using Kind = PartialText::Kind;

std::string textOf(const Json &object, const char *key)
{
    const auto found = object.find(key);
    return found != object.end() && found->is_string() ? found->get<std::string>() : std::string();
}

/// Unquoted text: backslashes are removed, patterns and braces are expanded like in the shell.
void appendUnquoted(PartialText &word, std::string_view text)
{
    const bool hasBraces = text.contains('{') && (text.contains(',') || text.contains(".."));
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char letter = text[i];
        if (letter == '\\' && i + 1 < text.size()) {
            ++i;
            if (text[i] != '\n')
                word.append(text.substr(i, 1));
        } else if (letter == '*' || letter == '?' || letter == '[' || (hasBraces && (letter == '{' || letter == '}'))) {
            word.append(Kind::Anything);
            // Text in brackets or braces is part of the pattern.
            if (letter == '[' || letter == '{')
                i = std::min(text.find(letter == '[' ? ']' : '}', i), text.size());
        } else {
            word.append(text.substr(i, 1));
        }
    }
}

void appendQuoted(PartialText &word, std::string_view text)
{
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool isEscape = text[i] == '\\' && i + 1 < text.size()
            && (text[i + 1] == '$' || text[i + 1] == '`' || text[i + 1] == '"' || text[i + 1] == '\\'
                || text[i + 1] == '\n');
        if (isEscape && text[++i] == '\n')
            continue;
        word.append(text.substr(i, 1));
    }
}

void appendPart(PartialText &word, const Json &part, bool isQuoted)
{
    const std::string type = textOf(part, "Type");
    const std::string value = textOf(part, "Value");
    if (type == "Lit") {
        if (isQuoted)
            appendQuoted(word, value);
        else
            appendUnquoted(word, value);
    } else if (type == "SglQuoted") {
        // $'…' has escapes of its own.
        const auto dollar = part.find("Dollar");
        const bool hasDollar = dollar != part.end() && dollar->is_boolean() && dollar->get<bool>();
        if (hasDollar && value.contains('\\'))
            word.append(Kind::InWord);
        else
            word.append(value);
    } else if (type == "DblQuoted") {
        word.append("");
        if (const auto parts = part.find("Parts"); parts != part.end())
            for (const Json &inner : *parts)
                appendPart(word, inner, true);
    } else if (type == "ArithmExp") {
        word.append(Kind::InWord);
    } else {
        // "$@" is several words, quoted or not.
        const auto parameter = part.find("Param");
        const std::string name = parameter == part.end() ? std::string() : textOf(*parameter, "Value");
        const bool isList = type == "ParamExp" && (name == "@" || part.contains("Index") || part.contains("Excl"));
        word.append(isQuoted && !isList ? Kind::InWord : Kind::Anything);
    }
}

} // namespace

PartialText shellWord(const Json &word, bool isQuoted)
{
    PartialText text;
    const auto parts = word.find("Parts");
    if (parts == word.end())
        return text;
    for (const Json &part : *parts)
        appendPart(text, part, isQuoted);
    return text;
}

PartialText joinedWords(std::span<const PartialText> words)
{
    PartialText joined;
    bool isOpen = true; // what is before may be no word at all
    for (const PartialText &word : words) {
        const bool mayVanish = !word.pieces.empty()
            && std::ranges::all_of(word.pieces, [](const auto &piece) { return piece.kind == Kind::Anything; });
        if (mayVanish) {
            joined.append(joined.pieces.empty() ? Kind::Anything : Kind::Words);
            isOpen = isOpen || joined.pieces.front().kind == Kind::Anything;
            continue;
        }
        if (!isOpen)
            joined.append(std::string_view("\0", 1));
        isOpen = false;
        for (const PartialText::Piece &piece : word.pieces) {
            if (piece.kind == Kind::Known)
                joined.append(piece.text);
            else
                joined.append(piece.kind);
        }
    }
    return joined;
}

std::optional<std::string> knownText(const PartialText &word)
{
    return word.isKnown() ? std::optional(word.known()) : std::nullopt;
}

} // namespace vitrine
