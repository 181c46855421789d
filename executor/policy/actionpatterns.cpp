// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/policy/actionpatterns.h"

#include <algorithm>
#include <cctype>
#include <optional>
#include <utility>
#include <vector>

namespace vitrine {

namespace {

using State = Automaton::State;
using Tag = Automaton::Tag;
using Bytes = Automaton::Bytes;

constexpr std::size_t longestPattern = 4096;
constexpr std::size_t deepestBraces = 8;

/// Compiles the patterns of all kinds: what differs is what a star may not match and where words end.
class Compiler final {
public:
    enum class Kind { Command, File, Host, Text };

    Compiler(Automaton &automaton, Kind kind, std::string_view pattern, LetterCase letterCase = LetterCase::Counts)
        : m_automaton(automaton)
        , m_kind(kind)
        , m_rest(pattern)
        , m_letterCase(letterCase)
        , m_narrow(Automaton::allBut(separatorOf(kind)))
    {
    }

    /// The separator that a star does not match.
    static char separatorOf(Kind kind)
    {
        if (kind == Kind::Host)
            return '.';
        return kind == Kind::File ? '/' : wordEnd;
    }

    /// Nothing for what is not valid.
    std::optional<State> compile(State from)
    {
        auto end = sequence(from, 0);
        return m_rest.empty() ? end : std::nullopt;
    }

private:
    bool starts(std::string_view text) const { return m_rest.starts_with(text); }

    std::optional<State> sequence(State from, std::size_t depth)
    {
        bool isAtStart = depth == 0; // of a segment of a path
        while (!m_rest.empty()) {
            if (depth > 0 && (m_rest.front() == ',' || m_rest.front() == '}'))
                return from;
            const bool isSlash = m_rest.front() == '/';
            const auto next = item(from, depth, isAtStart);
            if (!next)
                return std::nullopt;
            from = *next;
            isAtStart = isSlash;
        }
        return depth == 0 ? std::optional(from) : std::nullopt;
    }

    std::optional<State> item(State from, std::size_t depth, bool isAtStart)
    {
        if (m_kind == Kind::File && isAtStart && starts("**/"))
            return folders(from);
        if (starts("**") && (m_kind == Kind::Command || m_kind == Kind::File))
            return take(2), m_automaton.addMany(from, Automaton::anyByte());
        const char first = m_rest.front();
        if (first == '*')
            return take(1), m_automaton.addMany(from, m_narrow);
        if (first == '{' && (m_kind == Kind::Command || m_kind == Kind::File))
            return alternatives(from, depth + 1);
        if (m_kind == Kind::File && first == '?')
            return take(1), character(from, m_narrow);
        if (m_kind == Kind::File && first == '[')
            return set(from);
        if (first == '\\' && m_rest.size() == 1)
            return std::nullopt;
        if (m_kind == Kind::Command && first == ' ')
            return spaces(from);
        take(first == '\\' ? 1 : 0);
        const char letter = m_rest.front();
        if (letter == wordEnd)
            return std::nullopt;
        return take(1), m_automaton.addOne(from, withBothCases(Automaton::only(letter)));
    }

    Bytes withBothCases(Bytes bytes) const
    {
        if (m_letterCase == LetterCase::Counts)
            return bytes;
        constexpr std::size_t toLower = 'a' - 'A';
        for (std::size_t upper = 'A'; upper <= 'Z'; ++upper) {
            const bool isIn = bytes[upper] || bytes[upper + toLower];
            bytes[upper] = isIn;
            bytes[upper + toLower] = isIn;
        }
        return bytes;
    }

    void take(std::size_t count) { m_rest.remove_prefix(count); }

    /// Any number of folders, none among them.
    State folders(State from)
    {
        take(3);
        const State end = m_automaton.addState();
        m_automaton.addJump(from, end);
        const State inside = m_automaton.addMany(from, Automaton::anyByte());
        m_automaton.addEdge(inside, Automaton::only('/'), end);
        return end;
    }

    /// A character of UTF-8 with all its bytes.
    State character(State from, const Bytes &first)
    {
        Bytes continuation;
        for (std::size_t byte = 0x80; byte < 0xC0; ++byte)
            continuation.set(byte);
        const State next = m_automaton.addOne(from, first & ~continuation);
        return m_automaton.addMany(next, continuation);
    }

    std::optional<State> alternatives(State from, std::size_t depth)
    {
        if (depth > deepestBraces)
            return std::nullopt;
        const State end = m_automaton.addState();
        while (!m_rest.empty() && m_rest.front() != '}') {
            take(1); // the brace or the comma
            const auto last = sequence(from, depth);
            if (!last)
                return std::nullopt;
            m_automaton.addJump(*last, end);
        }
        if (m_rest.empty())
            return std::nullopt;
        take(1);
        return end;
    }

    /// "[a-z]", "[!a]": characters of ASCII.
    std::optional<State> set(State from)
    {
        take(1);
        const bool isNegated = starts("!") || starts("^");
        take(isNegated ? 1 : 0);
        Bytes chosen;
        for (bool isFirst = true; !m_rest.empty() && (isFirst || m_rest.front() != ']'); isFirst = false) {
            const auto low = static_cast<unsigned char>(m_rest.front());
            auto high = low;
            take(1);
            if (m_rest.size() > 1 && m_rest.front() == '-' && m_rest[1] != ']') {
                high = static_cast<unsigned char>(m_rest[1]);
                take(2);
            }
            if (low >= 0x80 || high >= 0x80 || high < low)
                return std::nullopt;
            for (std::size_t byte = low; byte <= high; ++byte)
                chosen.set(byte);
        }
        if (m_rest.empty())
            return std::nullopt;
        take(1);
        return character(from, withBothCases(isNegated ? ~chosen : chosen) & m_narrow);
    }

    /// The end of a word; before "**" at the end the command may end, too.
    State spaces(State from)
    {
        take(std::min(m_rest.find_first_not_of(' '), m_rest.size()));
        const State next = m_automaton.addOne(from, Automaton::only(wordEnd));
        if (m_rest != "**")
            return next;
        take(2);
        const State further = m_automaton.addMany(next, Automaton::anyByte());
        // A state of its own: what may follow in the further words may not follow in the last one.
        const State end = m_automaton.addState();
        m_automaton.addJump(from, end);
        m_automaton.addJump(further, end);
        return end;
    }

    Automaton &m_automaton;
    Kind m_kind;
    std::string_view m_rest;
    LetterCase m_letterCase;
    Bytes m_narrow;
};

std::string_view trimmed(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(' ');
    if (first == text.npos)
        return {};
    std::size_t end = text.find_last_not_of(' ') + 1;
    // A backslash keeps the space behind it.
    if (end < text.size() && text[end - 1] == '\\')
        ++end;
    return text.substr(first, end - first);
}

bool isUsable(std::string_view pattern)
{
    return !pattern.empty() && pattern.size() <= longestPattern && !pattern.contains(wordEnd);
}

/// An attempt may leave states behind; without a start that leads to them they change nothing.
bool compileFrom(Automaton &automaton, State start, Compiler::Kind kind, std::string_view pattern, Tag tag)
{
    const State own = automaton.addState();
    const auto end = Compiler(automaton, kind, pattern).compile(own);
    if (!end)
        return false;
    automaton.accept(*end, tag);
    automaton.addJump(start, own);
    return true;
}

std::string escaped(std::string_view text, std::string_view special)
{
    std::string escaped;
    for (const char letter : text) {
        if (special.contains(letter))
            escaped.push_back('\\');
        escaped.push_back(letter);
    }
    return escaped;
}

constexpr std::string_view fileSpecial = "*?[]{},\\";
constexpr std::string_view commandSpecial = "*{},\\ ~";

/// A glob as an absolute one; nothing where ".." follows a wildcard.
std::optional<std::string> absoluteGlob(std::string_view glob, const ProjectFolders &at)
{
    std::string text;
    if (glob == "~" || glob.starts_with("~/"))
        text = escaped(at.home, fileSpecial) + std::string(glob.substr(1));
    else if (glob.starts_with('/'))
        text = glob;
    else
        text = escaped(at.project, fileSpecial) + "/" + std::string(glob);
    std::vector<std::string_view> parts;
    std::string_view rest = text;
    while (!rest.empty()) {
        const std::string_view part = rest.substr(0, rest.find('/'));
        rest.remove_prefix(std::min(part.size() + 1, rest.size()));
        if (part.empty() || part == ".")
            continue;
        if (part != "..") {
            parts.push_back(part);
        } else if (!parts.empty()) {
            if (parts.back().find_first_of("*?[{") != part.npos)
                return std::nullopt;
            parts.pop_back();
        }
    }
    std::string joined;
    for (const std::string_view part : parts)
        joined.append("/").append(part);
    return joined.empty() ? "/" : joined;
}

struct ToolPattern {
    std::string_view name;
    std::vector<std::pair<std::string_view, std::string_view>> arguments; ///< by name
};

std::optional<ToolPattern> parsedTool(std::string_view pattern)
{
    ToolPattern tool { pattern.substr(0, pattern.find('(')), {} };
    const std::string_view rest = pattern.substr(tool.name.size());
    if (rest.empty())
        return tool;
    if (!rest.ends_with(')'))
        return std::nullopt;
    std::string_view list = rest.substr(1, rest.size() - 2);
    while (!list.empty()) {
        const std::string_view argument = trimmed(list.substr(0, list.find(',')));
        list.remove_prefix(std::min(list.find(',') == list.npos ? list.size() : list.find(',') + 1, list.size()));
        const std::size_t equals = argument.find('=');
        if (equals == argument.npos || equals == 0)
            return std::nullopt;
        tool.arguments.emplace_back(argument.substr(0, equals), argument.substr(equals + 1));
    }
    std::ranges::sort(tool.arguments);
    return tool;
}

} // namespace

bool addCommandPattern(Automaton &automaton, State start, std::string_view pattern, Tag tag, const ProjectFolders &at)
{
    pattern = trimmed(pattern);
    if (!isUsable(pattern))
        return false;
    // The home folder at the beginning of a word.
    std::string text;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        const bool isWordStart = i == 0 || (pattern[i - 1] == ' ' && (i < 2 || pattern[i - 2] != '\\'));
        if (isWordStart && pattern.substr(i).starts_with("~/"))
            text += escaped(at.home, commandSpecial);
        else
            text.push_back(pattern[i]);
    }
    return compileFrom(automaton, start, Compiler::Kind::Command, text, tag);
}

bool addFilePattern(Automaton &automaton, State start, std::string_view pattern, Tag tag, const ProjectFolders &at,
    LetterCase letterCase)
{
    if (!isUsable(pattern))
        return false;
    const auto glob = absoluteGlob(pattern, at);
    if (!glob)
        return false;
    const State own = automaton.addState();
    const auto end = Compiler(automaton, Compiler::Kind::File, *glob, letterCase).compile(own);
    if (!end)
        return false;
    automaton.accept(*end, tag);
    const State below = *glob == "/" ? *end : automaton.addOne(*end, Automaton::only('/'));
    automaton.accept(automaton.addMany(below, Automaton::anyByte()), tag);
    automaton.addJump(start, own);
    return true;
}

void addRuntimeGlob(Automaton &automaton, State start, std::string_view glob, Tag tag)
{
    const Bytes narrow = Automaton::allBut('/');
    while (!glob.empty()) {
        const bool isWide = glob.starts_with("**");
        if (isWide || glob.front() == '*')
            start = automaton.addMany(start, isWide ? Automaton::anyByte() : narrow);
        else
            start = automaton.addOne(start, glob.front() == '?' ? narrow : Automaton::only(glob.front()));
        glob.remove_prefix(isWide ? 2 : 1);
    }
    const State end = automaton.addState();
    automaton.addJump(start, end);
    automaton.accept(end, tag);
}

bool addHostPattern(Automaton &automaton, State start, std::string_view pattern, Tag tag)
{
    if (!isUsable(pattern))
        return false;
    std::string lower(pattern);
    for (char &letter : lower)
        letter = letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
    while (lower.size() > 1 && lower.ends_with('.'))
        lower.pop_back();
    const bool isWide = lower == "*" || lower.starts_with("*.");
    if (!isWide)
        return compileFrom(automaton, start, Compiler::Kind::Host, lower, tag);
    const State many = automaton.addMany(start, Automaton::anyByte());
    return compileFrom(automaton, many, Compiler::Kind::Host, std::string_view(lower).substr(1), tag);
}

bool addToolPattern(Automaton &automaton, State start, std::string_view pattern, Tag tag)
{
    const auto tool = isUsable(pattern) ? parsedTool(pattern) : std::nullopt;
    if (!tool || tool->name.empty())
        return false;
    const State own = automaton.addState();
    auto end = Compiler(automaton, Compiler::Kind::Text, tool->name).compile(own);
    const auto others = [&](State from) {
        const State many = automaton.addState();
        automaton.addJump(from, many);
        const State inside
            = automaton.addMany(automaton.addOne(many, Automaton::only(wordEnd)), Automaton::allBut(wordEnd));
        automaton.addJump(inside, many);
        return many;
    };
    for (const auto &[name, value] : tool->arguments) {
        if (!end)
            return false;
        const State argument
            = automaton.addText(automaton.addOne(others(*end), Automaton::only(wordEnd)), std::string(name) + "=");
        end = Compiler(automaton, Compiler::Kind::Text, value).compile(argument);
    }
    if (!end)
        return false;
    automaton.accept(others(*end), tag);
    automaton.addJump(start, own);
    return true;
}

bool isCommandPattern(std::string_view pattern)
{
    Automaton automaton;
    return addCommandPattern(automaton, automaton.addStart(), pattern, 0, {});
}

bool isFilePattern(std::string_view pattern)
{
    Automaton automaton;
    return addFilePattern(automaton, automaton.addStart(), pattern, 0, {});
}

bool isToolPattern(std::string_view pattern)
{
    Automaton automaton;
    return addToolPattern(automaton, automaton.addStart(), pattern, 0);
}

std::string commandLiteral(std::string_view word) { return escaped(word, commandSpecial); }
std::string fileLiteral(std::string_view path) { return escaped(path, fileSpecial); }

std::string projectPath(std::string_view path, const ProjectFolders &at)
{
    std::string text;
    if (path == "~" || path.starts_with("~/"))
        text = at.home + std::string(path.substr(1));
    else if (path.starts_with('/'))
        text = path;
    else
        text = at.project + "/" + std::string(path);
    std::vector<std::string_view> parts;
    std::string_view rest = text;
    while (!rest.empty()) {
        const std::string_view part = rest.substr(0, rest.find('/'));
        rest.remove_prefix(std::min(part.size() + 1, rest.size()));
        if (part == ".." && !parts.empty())
            parts.pop_back();
        else if (!part.empty() && part != "." && part != "..")
            parts.push_back(part);
    }
    std::string joined;
    for (const std::string_view part : parts)
        joined.append("/").append(part);
    return joined.empty() ? "/" : joined;
}

} // namespace vitrine
