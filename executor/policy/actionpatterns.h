// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/policy/automaton.h"
#include "executor/policy/policy.h"

#include <string>
#include <string_view>

namespace vitrine {

/// The base folders of globs: globs that start with neither "/" nor "~/" are relative to the project.
struct ProjectFolders {
    std::string project = "/project"; ///< absolute, without a slash at the end
    std::string home = "/home/user";
    bool operator==(const ProjectFolders &) const = default;
};

/// Ends each word of a command and each argument of a tool in the texts that patterns match.
constexpr char wordEnd = '\0';

/// Patterns of commands are words separated by spaces. In a word, "*" matches any text without a space between words,
/// "**" any text with any number of words, "{a,b}" one of several texts, and a backslash escapes the next character. "
/// **" at the end also matches no further words: "git add **" is "git add" with or without arguments. "~/" at the start
/// of a word is the home folder. In a pattern that allows, a star in a word that names a folder ("src/*") does not
/// match a segment "..", so that it does not leave the folder.
///
/// Adds the texts of one pattern with their tag; returns false and adds nothing if the pattern is invalid.
bool addCommandPattern(Automaton &automaton, Automaton::State start, std::string_view pattern, Automaton::Tag tag,
    const ProjectFolders &at, Decision decision);

/// Whether patterns are case-sensitive. Some systems do not distinguish the case of file names.
enum class LetterCase { Counts, IsIgnored };

/// Further texts that a file glob matches. FoldersAbove: also each folder above them that the glob names, as its path
/// with a slash and `wordEnd`: "src/\0" for "src/**" and for "src/x". "**/x" names no folder but the project and those
/// above.
enum class GlobReach { Paths, FoldersAbove };

/// Adds a file glob: "*" and "?" do not match "/", "**/" is any number of folders, "[a-z]" one of several characters
/// and "{a,b}" one of several texts. A glob of a folder also matches everything below it. The texts are absolute paths
/// without "." and "..".
bool addFilePattern(Automaton &automaton, Automaton::State start, std::string_view pattern, Automaton::Tag tag,
    const ProjectFolders &at, LetterCase letterCase = LetterCase::Counts, GlobReach reach = GlobReach::Paths);

/// Adds a glob of `filesystem` or a host of `network`, with the semantics of matchesGlob.
void addRuntimeGlob(Automaton &automaton, Automaton::State start, std::string_view glob, Automaton::Tag tag);

/// Adds a host pattern: "*" alone matches every host, "*." at the start every subdomain; elsewhere "*" does not match
/// dots.
bool addHostPattern(Automaton &automaton, Automaton::State start, std::string_view pattern, Automaton::Tag tag);

/// Adds a tool pattern: a name in which "*" matches any text, and optional patterns of arguments in parentheses:
/// "mcp__github__*(repo=acme/*, state=open)".
bool addToolPattern(Automaton &automaton, Automaton::State start, std::string_view pattern, Automaton::Tag tag);

/// Whether a text is a valid pattern of its kind.
bool isCommandPattern(std::string_view pattern);
bool isFilePattern(std::string_view pattern);
bool isHostPattern(std::string_view pattern);
bool isToolPattern(std::string_view pattern);

/// Escapes a word or a path to a pattern that matches only this text.
std::string commandLiteral(std::string_view word);
std::string fileLiteral(std::string_view path);

/// Makes a path absolute, without ".", ".." and repeated slashes; relative paths are in the project.
std::string projectPath(std::string_view path, const ProjectFolders &at);

} // namespace vitrine
