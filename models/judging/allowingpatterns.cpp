// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/judging/allowingpatterns.h"

#include "executor/shell/shellprograms.h"

#include <algorithm>
#include <array>

namespace vitrine {

namespace {

constexpr auto programsWithSubCommands = std::to_array<std::string_view>({ "apk", "apt", "apt-get", "aws", "az", "brew",
    "bundle", "bun", "cargo", "composer", "conda", "deno", "dnf", "docker", "dotnet", "flutter", "gcloud", "gem", "gh",
    "git", "glab", "go", "gradle", "helm", "hg", "jj", "kubectl", "mamba", "mvn", "npm", "nix", "pip", "pip3", "pipx",
    "pnpm", "podman", "poetry", "rustup", "snap", "svn", "systemctl", "terraform", "uv", "yarn", "yum", "zypper" });

constexpr auto readOnlyGit = std::to_array<std::string_view>({ "blame", "cat-file", "describe", "diff", "grep", "log",
    "ls-files", "ls-tree", "merge-base", "rev-list", "rev-parse", "shortlog", "show", "status" });

/// Words without options, paths and values are sub-commands.
bool isSubCommand(std::string_view word)
{
    return !word.empty() && std::ranges::all_of(word, [](char c) { return (c >= 'a' && c <= 'z') || c == '-'; })
        && !word.starts_with('-');
}

std::string_view takeWord(std::string_view &words)
{
    const std::string_view word = words.substr(0, words.find(wordEnd));
    words.remove_prefix(std::min(word.size() + 1, words.size()));
    return word;
}

} // namespace

bool hasSubCommands(std::string_view program)
{
    return std::ranges::contains(programsWithSubCommands, baseName(program));
}

bool isReadOnlyGit(std::string_view subCommand) { return std::ranges::contains(readOnlyGit, subCommand); }

AllowingPattern commandPattern(std::string_view words, Breadth breadth)
{
    AllowingPattern made;
    const std::string_view program = takeWord(words);
    made.pattern = commandLiteral(program);
    made.texts.append(program);
    const auto add = [&made](std::string_view word) {
        made.pattern += " " + commandLiteral(word);
        made.texts.append(std::string_view("\0", 1));
        made.texts.append(word);
    };
    if (breadth == Breadth::Action) {
        while (!words.empty())
            add(takeWord(words));
        return made;
    }
    if (hasSubCommands(program))
        if (const std::string_view word = takeWord(words); isSubCommand(word))
            add(word);
    made.pattern += " **";
    made.texts.append(PartialText::Kind::Words);
    return made;
}

std::optional<AllowingPattern> filePattern(std::string_view path, const ProjectFolders &locations, Breadth breadth)
{
    AllowingPattern made;
    const std::string inside = locations.project + "/";
    const bool isInside = path.starts_with(inside);
    if (!isInside && breadth == Breadth::Group)
        return std::nullopt;
    std::string_view named = isInside ? path.substr(inside.size()) : path;
    const std::size_t slash = breadth == Breadth::Group ? named.find('/') : named.npos;
    named = named.substr(0, slash);
    made.pattern = fileLiteral(named);
    made.texts.append(isInside ? inside + std::string(named) : std::string(named));
    if (slash != named.npos) {
        made.texts.append("/");
        made.texts.append(PartialText::Kind::Anything);
    }
    return made;
}

} // namespace vitrine
