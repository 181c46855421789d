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

/// The end of the pattern that opens at `at`, if it is a simple one: its closing letter is found without nested ones or
/// escapes in between. Others may continue in another part of the word.
std::size_t patternEnd(std::string_view text, std::size_t at)
{
    const char opening = text[at];
    const std::size_t end = text.find(opening == '[' ? ']' : '}', at + 1);
    if (end == text.npos)
        return end;
    std::string_view inside = text.substr(at + 1, end - at - 1);
    if (opening == '[' && (inside.starts_with('!') || inside.starts_with('^')))
        inside.remove_prefix(1);
    const bool isSimple = !inside.contains(opening) && !inside.contains('\\') && (opening == '{' || !inside.empty());
    return isSimple ? end : text.npos;
}

/// "~name", "~+" and "~-" are unknown folders.
std::size_t foreignHomeEnd(std::string_view text)
{
    if (!text.starts_with('~') || text.size() == 1 || text[1] == '/')
        return 0;
    return std::min(text.find('/'), text.size());
}

/// Unquoted text: backslashes are removed, patterns and braces are expanded like in the shell. False if nothing about
/// the rest of the word is known.
bool appendUnquoted(PartialText &word, std::string_view text, bool isFirst, bool isLast)
{
    // The program.
    if (isFirst && isLast && text == "[") {
        word.append(text);
        return true;
    }
    // Braces may contain other parts of the word.
    const bool hasBraces = text.contains('{') && (!isLast || text.contains(',') || text.contains(".."));
    std::size_t i = isFirst ? foreignHomeEnd(text) : 0;
    if (i > 0)
        word.append(Kind::InWord);
    for (; i < text.size(); ++i) {
        const char letter = text[i];
        if (letter == '\\' && i + 1 < text.size()) {
            ++i;
            if (text[i] != '\n')
                word.append(text.substr(i, 1));
        } else if (letter == '[' || (hasBraces && letter == '{')) {
            const std::size_t end = patternEnd(text, i);
            const std::string_view inside = text.substr(i + 1, end == text.npos ? 0 : end - i - 1);
            // Alternatives with dots or slashes may refer to other folders.
            const bool isInFolder = end != text.npos && inside.find_first_of(letter == '[' ? "/" : "./") == inside.npos;
            word.append(isInFolder ? Kind::InFolder : Kind::Anything);
            if (end == text.npos)
                return false;
            i = end;
        } else if (letter == '*' || letter == '?') {
            word.append(Kind::InFolder);
        } else if (hasBraces && letter == '}') {
            word.append(Kind::Anything);
        } else {
            word.append(text.substr(i, 1));
        }
    }
    return true;
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

/// False if nothing about the rest of the word is known.
bool appendPart(PartialText &word, const Json &part, bool isQuoted, bool isFirst = false, bool isLast = false)
{
    const std::string type = textOf(part, "Type");
    const std::string value = textOf(part, "Value");
    if (type == "Lit") {
        if (isQuoted)
            appendQuoted(word, value);
        else
            return appendUnquoted(word, value, isFirst, isLast);
    } else if (type == "SglQuoted") {
        // $'…' has its own escapes.
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
    return true;
}

/// Whether a short option takes the next word, as in "-n 5" but not in "-n5".
bool takesNext(const PartialText &option, std::string_view withValue)
{
    const auto text = knownText(option);
    return text && text->size() == 2 && withValue.contains((*text)[1]);
}

} // namespace

PartialText shellWord(const Json &word, bool isQuoted)
{
    PartialText text;
    const auto parts = word.find("Parts");
    if (parts == word.end())
        return text;
    for (std::size_t i = 0; i < parts->size(); ++i)
        if (!appendPart(text, (*parts)[i], isQuoted, i == 0, i + 1 == parts->size()))
            break;
    return text;
}

PartialText joinedWords(std::span<const PartialText> words)
{
    PartialText joined;
    bool isOpen = true; // the preceding text may contain no word at all
    for (const PartialText &word : words) {
        const bool mayVanish = !word.pieces.empty() && std::ranges::all_of(word.pieces, [](const auto &piece) {
            return piece.kind == Kind::Anything || piece.kind == Kind::InFolder;
        });
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
            else // a pattern may match several files
                joined.append(piece.kind == Kind::InFolder ? Kind::Anything : piece.kind);
        }
    }
    return joined;
}

std::optional<std::string> knownText(const PartialText &word)
{
    return word.isKnown() ? std::optional(word.known()) : std::nullopt;
}

PartialText textWord(std::string_view text)
{
    PartialText word;
    word.append(text);
    return word;
}

PartialText unknownWord()
{
    PartialText word;
    word.append(Kind::Anything);
    return word;
}

bool isOption(const PartialText &word)
{
    return !word.pieces.empty() && word.pieces.front().kind == Kind::Known && word.pieces.front().text.starts_with('-')
        && word.pieces.front().text.size() > 1;
}

std::vector<PartialText> operandsOf(std::span<const PartialText> words, std::string_view withValue)
{
    std::vector<PartialText> operands;
    bool areAll = false;
    for (std::size_t i = 1; i < words.size(); ++i) {
        if (!areAll && knownText(words[i]) == "--") {
            areAll = true;
        } else if (areAll || !isOption(words[i])) {
            operands.push_back(words[i]);
        } else if (takesNext(words[i], withValue)) {
            ++i;
        }
    }
    return operands;
}

} // namespace vitrine
