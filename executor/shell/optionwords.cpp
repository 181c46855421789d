// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/shell/optionwords.h"

#include "executor/shell/shellwords.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace vitrine {

std::optional<std::string_view> behindOption(std::string_view word, std::string_view option)
{
    if (option.size() == 2 && option.front() == '-') {
        if (!word.starts_with('-') || word.starts_with("--"))
            return std::nullopt;
        const std::size_t at = word.find(option[1], 1);
        return at == word.npos ? std::nullopt : std::optional(word.substr(at + 1));
    }
    if (!option.starts_with("--"))
        return word.starts_with(option) ? std::optional(word.substr(option.size())) : std::nullopt;
    const std::string_view name = word.substr(0, word.find('='));
    const bool isOption = name.size() > 2 && option.starts_with(name);
    return isOption ? std::optional(word.substr(name.size())) : std::nullopt;
}

bool isOneOption(std::string_view word, std::string_view letters, std::string_view longOption)
{
    if (!word.starts_with('-'))
        return false;
    if (word.starts_with("--"))
        return !longOption.empty() && behindOption(word, longOption).has_value();
    return word.find_first_of(letters, 1) != word.npos;
}

bool hasOption(std::span<const PartialText> words, std::string_view letters, std::string_view longOption)
{
    return std::ranges::any_of(words.subspan(1), [&](const PartialText &word) {
        const auto text = knownText(word);
        return text && isOneOption(*text, letters, longOption);
    });
}

PartialText optionValue(std::span<const PartialText> words, std::size_t at, std::string_view rest)
{
    if (rest.starts_with('='))
        rest.remove_prefix(1);
    if (!rest.empty())
        return textWord(rest);
    return at + 1 < words.size() ? words[at + 1] : unknownWord();
}

bool takesNextWord(std::string_view gitOption)
{
    constexpr auto options = std::to_array<std::string_view>(
        { "--attr-source", "--config-env", "--git-dir", "--namespace", "--super-prefix", "--work-tree", "-C", "-c" });
    return std::ranges::contains(options, gitOption);
}

std::vector<PartialText> startFolders(std::span<const PartialText> words)
{
    constexpr auto options
        = std::to_array<std::string_view>({ "--chdir", "--cwd", "--dir", "--directory", "--prefix", "--project",
            "--project-directory", "--root", "--work-tree", "--working-directory", "-C", "-D", "-chdir", "-d" });
    const std::string program = words.empty() ? std::string() : words.front().known();
    const auto isOptionOf = [&](std::string_view option) {
        return option == "-D" ? program.ends_with("sudo") || program.ends_with("cpio")
                              : option != "-d" || program.ends_with("patch");
    };
    std::vector<PartialText> folders;
    for (std::size_t at = 1; at < words.size(); ++at) {
        const auto text = knownText(words[at]);
        if (text == "--")
            break;
        if (!text || !text->starts_with('-'))
            continue;
        for (const std::string_view option : options) {
            const bool isLetter = option.size() == 2;
            const bool isIt = isLetter ? text->starts_with(option) && !text->starts_with("-chdir")
                                       : text->substr(0, text->find('=')) == option;
            if (isIt && isOptionOf(option))
                folders.push_back(optionValue(words, at, std::string_view(*text).substr(option.size())));
        }
    }
    // "git -C a -C b" is in "a/b".
    if (folders.size() == 2 && !folders.back().known().starts_with('/')) {
        PartialText both = folders.front();
        both.append("/");
        std::ranges::copy(folders.back().pieces, std::back_inserter(both.pieces));
        folders.push_back(std::move(both));
    }
    return folders;
}

} // namespace vitrine
