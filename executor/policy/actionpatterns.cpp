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

/// Compiles the patterns of all kinds, which differ in the characters that a star does not match and in the ends of
/// words.
class Compiler final {
public:
    /// AllowedCommand: a star within a folder ("src/*") does not leave it by "..".
    enum class Kind { Command, AllowedCommand, File, Host, Text };

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

    /// Empty if the pattern is invalid.
    std::optional<State> compile(State from)
    {
        auto end = sequence(from, 0);
        return m_rest.empty() ? end : std::nullopt;
    }

    /// The states after each folder above the paths of a glob.
    const std::vector<State> &foldersAbove() const { return m_foldersAbove; }

private:
    /// Where in a segment of a path a star begins.
    enum class Segment { Start, Dot, Inside };

    bool starts(std::string_view text) const { return m_rest.starts_with(text); }
    bool isCommand() const { return m_kind == Kind::Command || m_kind == Kind::AllowedCommand; }

    std::optional<State> sequence(State from, std::size_t depth)
    {
        bool isAtStart = depth == 0; // of a segment of a path
        while (!m_rest.empty()) {
            if (depth > 0 && (m_rest.front() == ',' || m_rest.front() == '}'))
                return from;
            const bool isSlash = m_rest.front() == '/';
            const char letter = m_rest.front();
            m_isInFolder = letter != ' ' && (m_isInFolder || isSlash);
            if (isSlash && m_kind == Kind::File)
                m_foldersAbove.push_back(from);
            const auto next = item(from, depth, isAtStart);
            if (!next)
                return std::nullopt;
            from = *next;
            isAtStart = isSlash;
            m_segment = isSlash                                ? Segment::Start
                : letter == '.' && m_segment == Segment::Start ? Segment::Dot
                                                               : Segment::Inside;
        }
        return depth == 0 ? std::optional(from) : std::nullopt;
    }

    std::optional<State> item(State from, std::size_t depth, bool isAtStart)
    {
        if (m_kind == Kind::File && isAtStart && starts("**/"))
            return folders(from);
        const bool staysInFolder = m_kind == Kind::AllowedCommand && m_isInFolder;
        if (starts("**") && (isCommand() || m_kind == Kind::File))
            return take(2),
                   staysInFolder ? andFurtherWords(below(from)) : m_automaton.addMany(from, Automaton::anyByte());
        const char first = m_rest.front();
        if (first == '*')
            return take(1), staysInFolder ? below(from) : m_automaton.addMany(from, m_narrow);
        if (first == '{' && (isCommand() || m_kind == Kind::File))
            return alternatives(from, depth + 1);
        if (m_kind == Kind::File && first == '?')
            return take(1), character(from, m_narrow);
        if (m_kind == Kind::File && first == '[')
            return set(from);
        if (first == '\\' && m_rest.size() == 1)
            return std::nullopt;
        if (isCommand() && first == ' ')
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

    /// Any text within the word in which no segment of a path is "..".
    State below(State from)
    {
        const State end = m_automaton.addState();
        const State inside = m_automaton.addState();
        const State start = m_automaton.addState();
        const State dot = m_automaton.addState();
        const State dots = m_automaton.addState();
        const Bytes slash = Automaton::only('/');
        const Bytes one = Automaton::only('.');
        const Bytes other = m_narrow & ~slash;
        m_automaton.addJump(from, m_segment == Segment::Start ? start : m_segment == Segment::Dot ? dot : inside);
        for (const State state : { inside, start, dot, dots })
            m_automaton.addEdge(state, state == inside ? other : other & ~one, inside);
        for (const State state : { inside, start, dot }) {
            m_automaton.addEdge(state, slash, start);
            m_automaton.addJump(state, end);
        }
        m_automaton.addEdge(start, one, dot);
        m_automaton.addEdge(dot, one, dots);
        m_automaton.addEdge(dots, one, inside);
        return end;
    }

    /// Also ends after any further words.
    State andFurtherWords(State from)
    {
        const State end = m_automaton.addState();
        m_automaton.addJump(from, end);
        const State word = m_automaton.addOne(from, Automaton::only(wordEnd));
        m_automaton.addJump(m_automaton.addMany(word, Automaton::anyByte()), end);
        return end;
    }

    /// Zero or more folders.
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

    /// The end of a word; before a final "**" the command may also end.
    State spaces(State from)
    {
        take(std::min(m_rest.find_first_not_of(' '), m_rest.size()));
        const State next = m_automaton.addOne(from, Automaton::only(wordEnd));
        if (m_rest != "**")
            return next;
        take(2);
        const State further = m_automaton.addMany(next, Automaton::anyByte());
        // A separate state, because the continuations of further words differ from those of the last one.
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
    std::vector<State> m_foldersAbove;
    bool m_isInFolder = false; ///< the word has a slash so far
    Segment m_segment = Segment::Inside; ///< the literal end of the pattern so far
};

std::string_view trimmed(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(' ');
    if (first == text.npos)
        return {};
    std::size_t end = text.find_last_not_of(' ') + 1;
    // A backslash keeps the space after it.
    if (end < text.size() && text[end - 1] == '\\')
        ++end;
    return text.substr(first, end - first);
}

bool isUsable(std::string_view pattern)
{
    return !pattern.empty() && pattern.size() <= longestPattern && !pattern.contains(wordEnd);
}

/// A failed attempt may leave states behind; they have no effect, because they cannot be reached.
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

/// Makes a glob absolute; empty if ".." follows a wildcard.
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

bool addCommandPattern(
    Automaton &automaton, State start, std::string_view pattern, Tag tag, const ProjectFolders &at, Decision decision)
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
    const auto kind = decision == Decision::Allow ? Compiler::Kind::AllowedCommand : Compiler::Kind::Command;
    return compileFrom(automaton, start, kind, text, tag);
}

bool addFilePattern(Automaton &automaton, State start, std::string_view pattern, Tag tag, const ProjectFolders &at,
    LetterCase letterCase, GlobReach reach)
{
    if (!isUsable(pattern))
        return false;
    const auto glob = absoluteGlob(pattern, at);
    if (!glob)
        return false;
    const State own = automaton.addState();
    Compiler compiler(automaton, Compiler::Kind::File, *glob, letterCase);
    const auto end = compiler.compile(own);
    if (!end)
        return false;
    automaton.accept(*end, tag);
    if (reach == GlobReach::FoldersAbove)
        for (const State folder : compiler.foldersAbove())
            automaton.accept(automaton.addText(folder, std::string_view("/\0", 2)), tag);
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
    return addCommandPattern(automaton, automaton.addStart(), pattern, 0, {}, Decision::Deny);
}

bool isFilePattern(std::string_view pattern)
{
    Automaton automaton;
    return addFilePattern(automaton, automaton.addStart(), pattern, 0, {});
}

bool isHostPattern(std::string_view pattern)
{
    Automaton automaton;
    return addHostPattern(automaton, automaton.addStart(), pattern, 0);
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
