// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/policy/automaton.h"

#include <string>
#include <string_view>

namespace vitrine {

/// Where files are: globs that begin with neither "/" nor "~/" are relative to the project.
struct ProjectFolders {
    std::string project = "/project"; ///< absolute, without a slash at the end
    std::string home = "/home/user";
    bool operator==(const ProjectFolders &) const = default;
};

/// Ends each word of a command and each argument of a tool in the texts that patterns match.
constexpr char wordEnd = '\0';

/// Patterns of commands are words with spaces between them. In a word, "*" matches any text without a space between
/// words, "**" any text with any number of words, "{a,b}" one of several texts, and a backslash takes the next
/// character literally. " **" at the end also matches no further words: "git add **" is "git add" with or without
/// arguments. "~/" at the start of a word is the home folder.
///
/// Adds the texts of one pattern with their tag; false, with nothing added, for a pattern that is not valid.
bool addCommandPattern(Automaton &automaton, Automaton::State start, std::string_view pattern, Automaton::Tag tag,
    const ProjectFolders &at);

/// Whether "A" and "a" differ in a pattern. Some systems do not distinguish them in names of files.
enum class LetterCase { Counts, IsIgnored };

/// Globs of files: "*" and "?" do not match "/", "**/" is any number of folders, "[a-z]" one of several characters and
/// "{a,b}" one of several texts. A glob that names a folder also matches everything below it. The texts are absolute
/// paths without "." and "..".
bool addFilePattern(Automaton &automaton, Automaton::State start, std::string_view pattern, Automaton::Tag tag,
    const ProjectFolders &at, LetterCase letterCase = LetterCase::Counts);

/// Globs of `filesystem` and the hosts of `network`, as matchesGlob matches them.
void addRuntimeGlob(Automaton &automaton, Automaton::State start, std::string_view glob, Automaton::Tag tag);

/// Hosts: "*" alone is every host and "*." at the beginning every host below; elsewhere "*" does not match dots.
bool addHostPattern(Automaton &automaton, Automaton::State start, std::string_view pattern, Automaton::Tag tag);

/// Tools: a name in which "*" matches any text, and optional patterns of arguments in parentheses:
/// "mcp__github__*(repo=acme/*, state=open)".
bool addToolPattern(Automaton &automaton, Automaton::State start, std::string_view pattern, Automaton::Tag tag);

/// Whether a text is a pattern of its kind.
bool isCommandPattern(std::string_view pattern);
bool isFilePattern(std::string_view pattern);
bool isToolPattern(std::string_view pattern);

/// A word or a path as a pattern that matches only this text.
std::string commandLiteral(std::string_view word);
std::string fileLiteral(std::string_view path);

/// Absolute and without ".", ".." and repeated slashes, relative paths within the project.
std::string projectPath(std::string_view path, const ProjectFolders &at);

} // namespace vitrine
