// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/proof/counterexampletext.h"

#include "base/formatted.h"
#include "executor/policy/actionpatterns.h"

#include <algorithm>
#include <vector>

namespace vitrine {

namespace {

bool isControl(char letter)
{
    const auto byte = static_cast<unsigned char>(letter);
    return byte < ' ' || byte == 0x7F;
}

/// In $'…', where escapes represent control characters.
std::string escaped(std::string_view word)
{
    std::string text = "$'";
    for (const char letter : word) {
        if (isControl(letter))
            text += formatted("\\x{:02x}", static_cast<unsigned>(static_cast<unsigned char>(letter)));
        else
            text += letter == '\'' || letter == '\\' ? std::string { '\\', letter } : std::string(1, letter);
    }
    return text + "'";
}

std::vector<std::string_view> wordsOf(std::string_view text)
{
    std::vector<std::string_view> words;
    for (std::size_t end = 0; end != text.npos; text.remove_prefix(end == text.npos ? 0 : end + 1)) {
        end = text.find(wordEnd);
        words.push_back(text.substr(0, end));
    }
    return words;
}

} // namespace

std::string quotedForShell(std::string_view word)
{
    constexpr std::string_view plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-./:=@%+,";
    if (!word.empty() && word.find_first_not_of(plain) == word.npos)
        return std::string(word);
    if (std::ranges::any_of(word, isControl))
        return escaped(word);
    std::string text = "'";
    for (const char letter : word)
        text += letter == '\'' ? std::string("'\\''") : std::string(1, letter);
    return text + "'";
}

std::string commandText(std::string_view words)
{
    std::string command;
    for (const std::string_view word : wordsOf(words))
        command += (command.empty() ? "" : " ") + quotedForShell(word);
    return command;
}

std::string toolCall(std::string_view text)
{
    const auto words = wordsOf(text);
    std::string call(words.front());
    call += "(";
    for (std::size_t i = 1; i < words.size(); ++i)
        call.append(i > 1 ? ", " : "").append(words[i]);
    return call + ")";
}

std::string pathText(std::string_view path)
{
    const ProjectFolders locations;
    if (path.starts_with(locations.project + "/"))
        return std::string(path.substr(locations.project.size() + 1));
    if (path.starts_with(locations.home + "/"))
        return "~" + std::string(path.substr(locations.home.size()));
    return std::string(path);
}

} // namespace vitrine
