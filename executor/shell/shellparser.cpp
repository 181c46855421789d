// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/shell/shellparser.h"

#include "base/utf8.h"
#include "executor/shell/plainshell.h"
#include "executor/shell/textfilter.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <vector>

namespace vitrine {

namespace {

using Json = nlohmann::json;
using Kind = ShellFault::Kind;

/// The limit per process.
constexpr std::size_t mostBytes = 64UL * 1024;
constexpr std::size_t mostCommands = 512;
/// Ends each command where several are parsed at once: a statement of its own, unless the command is incomplete.
constexpr std::string_view boundary = "\n: vitrine-boundary-5f1c\n";

/// The nesting of brackets.
std::size_t nesting(std::string_view text)
{
    std::size_t depth = 0;
    std::size_t deepest = 0;
    for (const char letter : text) {
        if (letter == '(' || letter == '{' || letter == '[')
            deepest = std::max(deepest, ++depth);
        else if ((letter == ')' || letter == '}' || letter == ']') && depth > 0)
            --depth;
    }
    return deepest;
}

/// The nesting of conditions and loops, and operators of one list: each is a level of the syntax tree. The time of the
/// parser grows with the square of them. Text in quotes is counted, too.
std::size_t listNesting(std::string_view text)
{
    constexpr std::string_view blanks = " \t\n";
    constexpr std::string_view ends = " \t\n;|&()<>";
    constexpr std::array<std::string_view, 6> opening { "if", "while", "until", "for", "case", "select" };
    constexpr std::array<std::string_view, 3> closing { "fi", "done", "esac" };
    constexpr std::array<std::string_view, 4> leading { "then", "do", "else", "!" };
    std::size_t open = 0;
    std::size_t operators = 0;
    std::size_t deepest = 0;
    bool isFirst = true; // word of a command
    bool isContinued = false; // an operator is the last that was read
    for (std::size_t at = 0; at < text.size();) {
        const char letter = text[at];
        if (letter == '|' || letter == '&') {
            ++operators;
            isFirst = isContinued = true;
            at += text.substr(at + 1).starts_with(letter) ? 2 : 1;
        } else if (ends.contains(letter)) {
            if (letter == ';' || (letter == '\n' && !isContinued))
                operators = 0;
            isFirst = isFirst || !(letter == ' ' || letter == '\t');
            isContinued = isContinued && blanks.contains(letter);
            ++at;
        } else {
            const std::string_view word = text.substr(at, std::min(text.find_first_of(ends, at), text.size()) - at);
            if (isFirst && std::ranges::contains(opening, word))
                ++open;
            else if (isFirst && std::ranges::contains(closing, word) && open > 0)
                --open;
            isFirst = isFirst && std::ranges::contains(leading, word);
            isContinued = false;
            at += word.size();
        }
        deepest = std::max(deepest, open + operators);
    }
    return deepest;
}

/// Carriage returns that bash takes for letters of words, unlike the parser. Before a line end they make no difference,
/// unless a backslash or the end of a here-document is there.
bool hasLooseReturn(std::string_view text)
{
    const bool hasDocument = text.contains("<<");
    for (std::size_t at = text.find('\r'); at != text.npos; at = text.find('\r', at + 1))
        if (hasDocument || !text.substr(at + 1).starts_with('\n') || (at > 0 && text[at - 1] == '\\'))
            return true;
    return false;
}

/// The faults that need no parser.
std::optional<ShellFault> faultOf(std::string_view command, const ShellLimits &limits)
{
    if (command.size() > limits.longestCommand)
        return ShellFault { Kind::TooLong };
    if (command.contains('\0') || !isUtf8(command) || hasLooseReturn(command))
        return ShellFault { Kind::NotText };
    if (nesting(command) > limits.deepestNesting || listNesting(command) > limits.longestList)
        return ShellFault { Kind::TooDeep };
    return std::nullopt;
}

std::string firstLine(const std::string &text)
{
    constexpr std::size_t longest = 200;
    std::string line = text.substr(0, std::min(text.find('\n'), longest));
    constexpr std::string_view input = "<standard input>:";
    if (line.starts_with(input))
        line.erase(0, input.size());
    return line;
}

/// Most of a tree says where things are, and of that only where nodes begin is of use.
bool keepsMember(int, Json::parse_event_t event, Json &key)
{
    if (event != Json::parse_event_t::key)
        return true;
    const auto &name = key.get_ref<const std::string &>();
    const bool isPosition = name.ends_with("Pos") || name.ends_with("End") || name == "Line" || name == "Col";
    return !isPosition || name == "Pos";
}

/// One chunk of commands that go through the parser together.
class Chunk final {
public:
    /// `locations`: of the chunk's commands among all.
    Chunk(const std::string &program, const ShellLimits &limits, std::span<const std::string_view> commands,
        std::span<const std::size_t> locations, const ShellParser::Receiver &receive)
        : m_program(program)
        , m_limits(limits)
        , m_commands(commands)
        , m_locations(locations)
        , m_receive(receive)
    {
    }

    void parse() const { parse(0, m_locations.size()); }

private:
    void parse(std::size_t from, std::size_t end) const
    {
        if (from == end)
            return;
        if (end - from == 1)
            return parseOne(from);
        std::string text;
        std::vector<std::size_t> ends;
        for (std::size_t i = from; i < end; ++i) {
            text += m_commands[m_locations[i]];
            ends.push_back(text.size() + 1);
            text += boundary;
        }
        auto tree = treeOf(text);
        if (!tree && tree.error().kind == Kind::NoParser)
            return reject(from, end, tree.error());
        if (tree && deliver(*tree, ends, from))
            return;
        const std::size_t middle = from + (end - from) / 2;
        parse(from, middle);
        parse(middle, end);
    }

    void parseOne(std::size_t index) const
    {
        const auto tree = treeOf(m_commands[m_locations[index]]);
        if (!tree)
            return m_receive(m_locations[index], std::unexpected(tree.error()));
        const auto statements = tree->find("Stmts");
        static const Json none = Json::array();
        m_receive(m_locations[index], statements == tree->end() ? &none : &*statements);
    }

    void reject(std::size_t from, std::size_t end, const ShellFault &fault) const
    {
        for (std::size_t i = from; i < end; ++i)
            m_receive(m_locations[i], std::unexpected(fault));
    }

    std::expected<Json, ShellFault> treeOf(std::string_view text) const
    {
        const FilterResult result
            = runFilter({ m_program, "--to-json", "-ln", "bash" }, text, { m_limits.longestTree, m_limits.time });
        switch (result.end) {
        case FilterResult::End::NotStarted: return std::unexpected(ShellFault { Kind::NoParser });
        case FilterResult::End::TimedOut: return std::unexpected(ShellFault { Kind::TimedOut });
        case FilterResult::End::TooMuch: return std::unexpected(ShellFault { Kind::TooDeep });
        case FilterResult::End::Exited: break;
        }
        if (result.status == 127)
            return std::unexpected(ShellFault { Kind::NoParser });
        if (result.status != 0)
            return std::unexpected(ShellFault { Kind::NotParsed, firstLine(result.errors) });
        Json tree = Json::parse(result.output, keepsMember, false);
        if (!tree.is_object())
            return std::unexpected(ShellFault { Kind::NotParsed });
        return tree;
    }

    static std::size_t offsetOf(const Json &statement)
    {
        static const Json::json_pointer offset("/Pos/Offset");
        return statement.value(offset, std::size_t { 0 });
    }

    /// False where a boundary is not the statement that it has to be: then a command has swallowed it.
    bool deliver(Json &tree, const std::vector<std::size_t> &ends, std::size_t from) const
    {
        const auto statements = tree.find("Stmts");
        if (statements == tree.end())
            return false;
        std::vector<Json> commands;
        Json current = Json::array();
        for (Json &statement : *statements) {
            if (commands.size() == ends.size())
                return false;
            const std::size_t offset = offsetOf(statement);
            if (offset > ends[commands.size()])
                return false;
            if (offset == ends[commands.size()])
                commands.push_back(std::exchange(current, Json::array()));
            else
                current.push_back(std::move(statement));
        }
        if (commands.size() != ends.size() || !current.empty())
            return false;
        for (std::size_t i = 0; i < commands.size(); ++i)
            m_receive(m_locations[from + i], &commands[i]);
        return true;
    }

    const std::string &m_program;
    const ShellLimits &m_limits;
    std::span<const std::string_view> m_commands;
    std::span<const std::size_t> m_locations;
    const ShellParser::Receiver &m_receive;
};

} // namespace

ShellParser::ShellParser(std::string program, ShellLimits limits)
    : m_program(std::move(program))
    , m_limits(limits)
{
}

void ShellParser::parse(std::span<const std::string_view> commands, const Receiver &receive) const
{
    std::vector<std::size_t> chunk;
    std::size_t bytes = 0;
    const auto finish = [&] {
        Chunk(m_program, m_limits, commands, chunk, receive).parse();
        chunk.clear();
        bytes = 0;
    };
    for (std::size_t i = 0; i < commands.size(); ++i) {
        if (const auto fault = faultOf(commands[i], m_limits)) {
            receive(i, std::unexpected(*fault));
        } else if (const auto plain = plainStatements(commands[i])) {
            receive(i, &*plain);
        } else {
            if (!chunk.empty() && (bytes + commands[i].size() > mostBytes || chunk.size() == mostCommands))
                finish();
            bytes += commands[i].size();
            chunk.push_back(i);
        }
    }
    finish();
}

} // namespace vitrine
