// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/shell/innercommands.h"

#include "executor/shell/optionwords.h"
#include "executor/shell/shellwords.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace vitrine {

namespace {

using Words = std::span<const PartialText>;
using Piece = PartialText::Kind;

/// Reads the arguments of a wrapper up to the inner command.
class WrapperReader final {
public:
    WrapperReader(const Wrapper &wrapper, Words words)
        : m_wrapper(wrapper)
        , m_words(words)
        , m_operands(wrapper.operands)
    {
    }

    WrappedCommand read();

private:
    enum class Next { Argument, Command, Nothing };

    bool looksUp() const;
    /// Whether words of its input are added to the command.
    bool addsWords() const { return m_wrapper.name == "xargs" || m_wrapper.name == "parallel"; }
    Next readArgument();
    bool readOption(const std::string &text);
    std::optional<bool> readLetter(const std::string &text, std::size_t i);
    void addInner();
    void replacePlaceholder(std::vector<PartialText> &words) const;

    const Wrapper &m_wrapper;
    Words m_words;
    std::size_t m_at = 1;
    std::size_t m_operands; ///< number of operands to come
    bool m_areOperands = false; ///< after "--"
    std::optional<PartialText> m_placeholder; ///< text that xargs replaces by its input
    WrappedCommand m_found;
};

/// "command -v" only looks a program up.
bool WrapperReader::looksUp() const
{
    if (m_wrapper.name != "command" || m_words.size() < 2)
        return false;
    const auto option = knownText(m_words[1]);
    return option && option->starts_with('-') && !option->starts_with("--")
        && option->find_first_of("vV") != std::string::npos;
}

WrappedCommand WrapperReader::read()
{
    if (looksUp())
        return {};
    Next next = Next::Argument;
    for (; m_at < m_words.size(); ++m_at)
        if (next = readArgument(); next != Next::Argument)
            break;
    if (m_wrapper.name == "watch")
        m_found.hasCode = true;
    if (next == Next::Command)
        addInner();
    else if (next == Next::Argument && m_wrapper.kind == Wrapper::Kind::Elevating)
        m_found.isUnknown = true;
    else if (next == Next::Argument && !m_found.hasCode)
        m_found.startsShell = m_wrapper.startsShell;
    return std::move(m_found);
}

WrapperReader::Next WrapperReader::readArgument()
{
    const auto text = knownText(m_words[m_at]);
    if (!text) {
        m_found.isUnknown = true;
        return Next::Nothing;
    }
    if (!m_areOperands && *text == "--") {
        m_areOperands = true;
    } else if (!m_areOperands && m_wrapper.name == "env" && *text == "-") {
        return Next::Argument;
    } else if (!m_areOperands && isOption(m_words[m_at])) {
        if (readOption(*text))
            return Next::Argument;
        m_found.isUnknown = true;
        return text->starts_with("--") ? Next::Nothing : Next::Argument;
    } else if (m_wrapper.takesVariables && text->contains('=')) {
        m_found.variables.push_back(text->substr(0, text->find('=')));
    } else if (m_operands > 0 && !(m_wrapper.name == "script" && m_areOperands)) {
        --m_operands;
    } else {
        return Next::Command;
    }
    return Next::Argument;
}

/// Moves on to the value that an option takes from the next word. False if the effect of the option is unknown.
bool WrapperReader::readOption(const std::string &text)
{
    // A long option may take the next word or not, and its value may be a command.
    if (text.starts_with("--"))
        return text.contains('=') && m_wrapper.codeOptions.empty();
    for (std::size_t i = 1; i < text.size(); ++i)
        if (const auto isKnown = readLetter(text, i))
            return *isKnown;
    return true;
}

/// Empty if further letters follow.
std::optional<bool> WrapperReader::readLetter(const std::string &text, std::size_t i)
{
    const char letter = text[i];
    const bool isCode = m_wrapper.codeOptions.contains(letter);
    if (isCode || m_wrapper.optionsWithValue.contains(letter)) {
        const std::string rest = text.substr(i + 1);
        const PartialText value = !rest.empty() || m_at + 1 >= m_words.size() ? textWord(rest) : m_words[++m_at];
        if (isCode) {
            m_found.hasCode = true;
            // env splits and expands the text with its own rules.
            m_found.code = m_wrapper.name == "env" ? std::nullopt : knownText(value);
        }
        if (addsWords() && (letter == 'I' || letter == 'J'))
            m_placeholder = value;
        return true;
    }
    // Such a value is optional, and follows in the same word.
    if (m_wrapper.name == "xargs" && (letter == 'i' || letter == 'e' || letter == 'l')) {
        if (letter == 'i')
            m_placeholder = textWord(i + 1 < text.size() ? text.substr(i + 1) : "{}");
        return true;
    }
    return m_wrapper.flags.contains(letter) ? std::nullopt : std::optional(false);
}

void WrapperReader::addInner()
{
    m_found.isBare = m_at == 1;
    std::vector<PartialText> inner(m_words.begin() + static_cast<std::ptrdiff_t>(m_at), m_words.end());
    // "flock FILE -c TEXT", "su NAME -c TEXT"
    m_found.isUnknown = m_found.isUnknown
        || (!m_wrapper.codeOptions.empty() && std::ranges::any_of(inner, [this](const PartialText &word) {
               const auto text = knownText(word);
               return !text
                   || (text->starts_with('-') && text->find_first_of(m_wrapper.codeOptions) != std::string::npos);
           }));
    if (m_placeholder)
        replacePlaceholder(inner);
    if (addsWords())
        inner.push_back(unknownWord()); // the words from its input
    m_found.words = std::move(inner);
}

/// The words in which xargs replaces its placeholder are unknown.
void WrapperReader::replacePlaceholder(std::vector<PartialText> &words) const
{
    const auto text = knownText(*m_placeholder);
    for (PartialText &word : words)
        if (const auto known = knownText(word); !text || !known || known->contains(*text)) {
            word.pieces.clear();
            word.append(Piece::InWord);
        }
}

} // namespace

WrappedCommand wrappedCommand(const Wrapper &wrapper, Words words) { return WrapperReader(wrapper, words).read(); }

Words launchedCommand(std::string_view program, Words words)
{
    const auto second = words.size() > 1 ? knownText(words[1]) : std::nullopt;
    for (const PackageLauncher &launcher : packageLaunchers()) {
        if (launcher.program != program || (!launcher.command.empty() && second != launcher.command))
            continue;
        Words inner = words.subspan(launcher.command.empty() ? 1 : 2);
        while (!inner.empty() && (isOption(inner.front()) || knownText(inner.front()) == "--")) {
            // Whether the next word is the option's value is not known.
            const bool isAlone = knownText(inner.front()) == "--" || knownText(inner.front()) == "-y";
            if (!isAlone && knownText(inner.front()).value_or(std::string()).find('=') == std::string::npos)
                return {};
            inner = inner.subspan(1);
        }
        return inner;
    }
    return {};
}

FoundCommands foundCommands(Words words)
{
    constexpr std::array<std::string_view, 4> options { "-exec", "-execdir", "-ok", "-okdir" };
    FoundCommands found;
    for (std::size_t at = 1; at < words.size(); ++at) {
        const auto option = knownText(words[at]);
        if (!option) {
            // A folder, or the value of an option. What is not in quotes may be several words.
            const auto before = knownText(words[at - 1]);
            const bool isOneWord = std::ranges::all_of(words[at].pieces,
                [](const auto &piece) { return piece.kind != Piece::Anything && piece.kind != Piece::Words; });
            const bool hasOptions = std::ranges::any_of(words.subspan(1, at - 1), isOption);
            const bool isValue = at > 1 && before && before->starts_with('-');
            found.isUnknown = found.isUnknown || !isOneWord || (hasOptions && !isValue);
            continue;
        }
        if (*option == "-delete")
            found.written.push_back(unknownWord());
        if ((option->starts_with("-fprint") || *option == "-fls") && at + 1 < words.size())
            found.written.push_back(words[at + 1]);
        if (!std::ranges::contains(options, *option))
            continue;
        std::vector<PartialText> inner;
        for (++at; at < words.size(); ++at) {
            const auto word = knownText(words[at]);
            if (word == ";" || word == "+")
                break;
            PartialText path;
            path.append(Piece::InWord);
            inner.push_back(word && word->contains("{}") ? path : words[at]);
        }
        found.commands.push_back(std::move(inner));
    }
    return found;
}

PlainGit plainGit(Words words)
{
    constexpr auto clearOptions = std::to_array<std::string_view>(
        { "--glob-pathspecs", "--icase-pathspecs", "--literal-pathspecs", "--no-advice", "--no-lazy-fetch",
            "--no-optional-locks", "--no-pager", "--no-replace-objects", "--noglob-pathspecs", "-P" });
    PlainGit plain;
    std::size_t at = 1;
    for (; at < words.size() && isOption(words[at]); ++at) {
        const auto option = knownText(words[at]);
        plain.isClear = plain.isClear && option && (option == "-C" || std::ranges::contains(clearOptions, *option));
        if (option && takesNextWord(*option))
            ++at;
    }
    if (at == 1 || at >= words.size())
        return plain;
    plain.words.push_back(words.front());
    std::ranges::copy(words.subspan(at), std::back_inserter(plain.words));
    return plain;
}

std::optional<PartialText> repositoryFolder(std::string_view program, Words words)
{
    constexpr auto withoutOne
        = std::to_array<std::string_view>({ "--help", "--version", "clone", "help", "init", "version" });
    if (program != "git" && program != "hg")
        return std::nullopt;
    PartialText folder;
    for (std::size_t at = 1; at < words.size(); ++at) {
        const auto text = knownText(words[at]);
        if (text && std::ranges::contains(withoutOne, *text))
            return std::nullopt;
        if (text && *text != "-C" && takesNextWord(*text)) {
            ++at;
        } else if ((text == "-C" || text == "-R" || text == "--cwd" || text == "--repository")
            && at + 1 < words.size()) {
            const PartialText &next = words[++at];
            const std::string begin = next.known();
            if (begin.starts_with('/') || begin.starts_with('~'))
                folder = {};
            else if (!folder.pieces.empty())
                folder.append("/");
            std::ranges::copy(next.pieces, std::back_inserter(folder.pieces));
        } else if (!text || !text->starts_with('-')) {
            break;
        }
    }
    return folder;
}

bool hasInlineCode(const Interpreter &interpreter, Words words)
{
    struct CodeOptions {
        std::string_view program;
        std::string_view letters;
        std::string_view valueLetters; ///< of options whose value is the rest of their word
    };
    constexpr auto all = std::to_array<CodeOptions>(
        { { "bun", "ep", "r" }, { "erl", "e", "" }, { "node", "ep", "rC" }, { "nodejs", "ep", "rC" },
            { "perl", "eE", "CDFIMVimx" }, { "php", "rBRE", "cdfFtz" }, { "ruby", "e", "CEFIKTWirx" } });
    constexpr auto longOptions = std::to_array<std::string_view>(
        { "--eval", "--exec", "--execute", "--print", "--process-begin", "--process-code", "--process-end", "--run" });
    const auto *row = std::ranges::find(all, interpreter.name, &CodeOptions::program);
    const auto isCode = [&](std::string_view text) {
        if (text == interpreter.codeOption)
            return true;
        if (text.starts_with("--"))
            return std::ranges::contains(longOptions, text.substr(0, text.find('=')));
        const std::string_view letters = row == all.end() ? std::string_view() : row->letters;
        const std::string_view values = row == all.end() ? std::string_view() : row->valueLetters;
        const std::size_t end = std::min(text.find_first_of(values, 1), text.size());
        const bool isLetter
            = text.starts_with('-') && !letters.empty() && text.substr(1, end - 1).find_first_of(letters) != text.npos;
        // "lua -e'CODE'"
        return isLetter || (interpreter.codeOption.starts_with('-') && text.starts_with(interpreter.codeOption));
    };
    for (std::size_t at = 1; at < words.size(); ++at) {
        const auto text = knownText(words[at]);
        const auto start = words[at].pieces.empty() || words[at].pieces.front().kind != Piece::Known
            ? std::string()
            : words[at].pieces.front().text;
        if (text == "--")
            return false;
        if (!start.empty() && isCode(text.value_or(start)))
            return true;
        // The first operand is a script with arguments of its own.
        const auto before = knownText(words[at - 1]);
        if (!isOption(words[at]) && !(at > 1 && before && before->starts_with('-')))
            return false;
    }
    return false;
}

ShellOptions shellOptions(Words words)
{
    constexpr std::array<std::string_view, 2> files { "--init-file", "--rcfile" };
    ShellOptions options { .at = 1 };
    for (; options.at < words.size(); ++options.at) {
        const auto text = knownText(words[options.at]);
        if (!text || text->size() < 2 || (text->front() != '-' && text->front() != '+'))
            break;
        if (*text == "--") {
            ++options.at;
            break;
        }
        const bool namesFile = std::ranges::contains(files, *text);
        options.readsFile = options.readsFile || namesFile;
        const bool isShort = text->front() == '+' || !text->starts_with("--");
        options.hasCode = options.hasCode || (isShort && text->front() == '-' && text->contains('c'));
        options.readsInput = options.readsInput || (isShort && text->contains('s'));
        options.isUnknown = options.isUnknown || text->starts_with("--command");
        const bool takesNext = namesFile || (isShort && (text->ends_with('o') || text->ends_with('O')));
        options.at += takesNext ? 1 : 0;
    }
    return options;
}

} // namespace vitrine
