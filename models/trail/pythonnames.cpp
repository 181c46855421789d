// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/pythonnames.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace vitrine::trailfile {

namespace {

struct Word {
    std::string_view text; ///< a dotted name, or one sign; "\n" ends a statement
    bool isName = false;
    int depth = 0; ///< of open brackets around it
};

bool isStart(char c)
{
    return std::isalpha(static_cast<unsigned char>(c)) || c == '_' || static_cast<unsigned char>(c) >= 0x80;
}
bool isPart(char c) { return isStart(c) || std::isdigit(static_cast<unsigned char>(c)); }

constexpr int deepestText = 4;

class Scanner {
public:
    /// Stops behind the statement that has the byte `enough`.
    Scanner(std::string_view code, int textDepth, std::size_t enough = std::string_view::npos)
        : m_code(code)
        , m_textDepth(textDepth)
        , m_enough(enough)
    {
    }
    std::vector<Word> words();

private:
    bool has(std::size_t at) const { return at < m_code.size(); }
    void name();
    void text(bool isFormat, bool isRaw);
    void braces(std::string_view content);
    void sign();

    std::string_view m_code;
    std::size_t m_at = 0;
    int m_depth = 0;
    int m_textDepth;
    std::size_t m_enough;
    std::vector<Word> m_words;
};

std::vector<Word> Scanner::words()
{
    while (has(m_at) && (m_at <= m_enough || m_words.empty() || m_words.back().text != "\n")) {
        const char c = m_code[m_at];
        if (c == '#')
            m_at = std::min(m_code.find('\n', m_at), m_code.size());
        else if (c == '"' || c == '\'')
            text(false, false);
        else if (isStart(c))
            name();
        else if (std::isdigit(static_cast<unsigned char>(c)))
            while (has(m_at) && (isPart(m_code[m_at]) || m_code[m_at] == '.'))
                ++m_at;
        else if (c == '\\' && has(m_at + 1) && m_code[m_at + 1] == '\n')
            m_at += 2;
        else
            sign();
    }
    m_words.push_back({ "\n", false, 0 });
    return std::move(m_words);
}

/// A name, with all that is dotted to it; or the letters in front of a text.
void Scanner::name()
{
    const std::size_t from = m_at;
    while (has(m_at) && isPart(m_code[m_at]))
        ++m_at;
    const std::string_view first = m_code.substr(from, m_at - from);
    const bool isPrefix = first.size() <= 2 && first.find_first_not_of("rRbBfFuUtT") == std::string_view::npos;
    if (isPrefix && has(m_at) && (m_code[m_at] == '"' || m_code[m_at] == '\''))
        return text(
            first.find_first_of("fFtT") != std::string_view::npos, first.find_first_of("rR") != std::string_view::npos);
    while (has(m_at + 1) && m_code[m_at] == '.' && isStart(m_code[m_at + 1]))
        for (++m_at; has(m_at) && isPart(m_code[m_at]);)
            ++m_at;
    m_words.push_back({ m_code.substr(from, m_at - from), true, m_depth });
}

void Scanner::text(bool isFormat, bool isRaw)
{
    const char quote = m_code[m_at];
    const bool isLong = m_code.substr(m_at, 3) == std::string(3, quote);
    m_at += isLong ? 3 : 1;
    const std::size_t from = m_at;
    for (; has(m_at); ++m_at) {
        if (m_code[m_at] == '\\' && (!isRaw || has(m_at + 1))) {
            ++m_at;
            continue;
        }
        if (!isLong && m_code[m_at] == '\n')
            break;
        if (m_code[m_at] == quote && (!isLong || m_code.substr(m_at, 3) == std::string(3, quote)))
            break;
    }
    const std::size_t to = std::min(m_at, m_code.size());
    m_at = to + (has(to) && m_code[to] == quote ? (isLong ? 3 : 1) : 0);
    if (isFormat && m_textDepth < deepestText)
        braces(m_code.substr(from, to - from));
    m_words.push_back({ "\"", false, m_depth });
}

void Scanner::braces(std::string_view content)
{
    for (std::size_t at = 0; (at = content.find('{', at)) != std::string_view::npos;) {
        if (content.substr(at, 2) == "{{") {
            at += 2;
            continue;
        }
        const std::size_t close = std::min(content.find('}', at), content.size());
        for (const Word &word : Scanner(content.substr(at + 1, close - at - 1), m_textDepth + 1).words())
            if (word.text != "\n")
                m_words.push_back({ word.text, word.isName, word.depth + m_depth + 1 });
        at = close;
    }
}

void Scanner::sign()
{
    const char c = m_code[m_at++];
    if (c == ')' || c == ']' || c == '}')
        m_depth = std::max(0, m_depth - 1);
    if (c == '\n' || c == ';') {
        if (m_depth == 0 || c == ';')
            m_words.push_back({ "\n", false, m_depth });
    } else if (!std::isspace(static_cast<unsigned char>(c))) {
        // Comparisons are no assignments.
        const std::size_t from = m_at - 1;
        if (has(m_at) && m_code[m_at] == '=' && (c == '=' || c == '!' || c == '<' || c == '>' || c == ':'))
            ++m_at;
        m_words.push_back({ m_code.substr(from, m_at - from), false, m_depth });
    }
    if (c == '(' || c == '[' || c == '{')
        ++m_depth;
}

constexpr auto keywords = std::to_array<std::string_view>(
    { "if", "elif", "while", "for", "in", "not", "and", "or", "return", "yield", "assert", "del", "print_", "lambda",
        "is", "else", "await", "raise", "except", "with", "from", "import", "as", "global", "nonlocal", "pass", "break",
        "continue", "try", "finally", "async", "None", "True", "False", "def", "class" });
bool isKeyword(std::string_view word) { return std::ranges::contains(keywords, word); }

using Words = std::vector<Word>;

class Reader {
public:
    explicit Reader(const Words &words)
        : m_words(words)
    {
    }
    PythonNames read();
    std::vector<std::string> readImports();

private:
    std::string_view at(std::size_t n) const { return n < m_words.size() ? std::string_view(m_words[n].text) : "\n"; }
    bool isFirst(std::size_t n) const { return n == m_statement || at(n - 1) == ":"; }
    bool isName(std::size_t n) const { return n < m_words.size() && m_words[n].isName && !isKeyword(m_words[n].text); }
    void imports(std::size_t n);
    void importsFrom(std::size_t n);
    void targets(std::size_t equals);
    void word(std::size_t n);

    const Words &m_words;
    std::size_t m_statement = 0; ///< its first word
    PythonNames m_names;
};

PythonNames Reader::read()
{
    for (std::size_t n = 0; n < m_words.size(); ++n) {
        if (m_words[n].text == "\n")
            m_statement = n + 1;
        else
            word(n);
    }
    return std::move(m_names);
}

std::vector<std::string> Reader::readImports()
{
    for (std::size_t n = 0; n < m_words.size(); ++n) {
        if (m_words[n].text == "\n")
            m_statement = n + 1;
        else if (at(n) == "import" && isFirst(n))
            imports(n + 1);
        else if (at(n) == "from" && isFirst(n))
            importsFrom(n + 1);
    }
    return std::move(m_names.imports);
}

void Reader::word(std::size_t n)
{
    const std::string_view word = at(n);
    if (word == "import" && isFirst(n))
        return imports(n + 1);
    if (word == "from" && isFirst(n))
        return importsFrom(n + 1);
    if ((word == "def" || word == "class") && isName(n + 1))
        m_names.assigns.emplace_back(at(n + 1));
    else if ((word == "for" || word == "as") && at(m_statement) != "import" && at(m_statement) != "from")
        for (std::size_t next = n + 1; isName(next) || at(next) == "," || at(next) == "("; ++next)
            if (isName(next))
                m_names.assigns.emplace_back(at(next));
    if (word == ":=" && n > 0 && isName(n - 1))
        m_names.assigns.emplace_back(at(n - 1));
    if (word == "=" && m_words[n].depth == 0)
        targets(n);
    const bool isDefined = n > 0 && (at(n - 1) == "def" || at(n - 1) == "class");
    if (isName(n) && at(n + 1) == "(" && !isDefined)
        m_names.calls.emplace_back(word);
}

void Reader::imports(std::size_t n)
{
    for (; at(n) != "\n"; ++n) {
        if (at(n) == "as" && isName(n + 1))
            m_names.assigns.emplace_back(at(++n));
        else if (isName(n))
            m_names.imports.emplace_back(at(n));
    }
}

void Reader::importsFrom(std::size_t n)
{
    if (!isName(n))
        return;
    const std::string module(at(n));
    m_names.imports.push_back(module);
    for (n += 2; at(n) != "\n"; ++n) {
        if (at(n) == "as" && isName(n + 1))
            m_names.assigns.emplace_back(at(++n));
        else if (isName(n))
            m_names.imports.push_back(module + '.' + std::string(at(n)));
    }
}

/// Names in front of a "=": "a = …", "a, b = …", "a: int = …", "a += …".
void Reader::targets(std::size_t equals)
{
    for (std::size_t n = equals; n-- > m_statement;) {
        if (m_words[n].depth != 0)
            continue;
        if (at(n) == "=")
            return;
        const bool isTarget = isName(n)
            && (n == m_statement || at(n - 1) == "," || at(n - 1) == "*" || at(n - 1) == ":" || at(n - 1) == "="
                || at(n - 1) == "(");
        const bool isAnnotation
            = n > m_statement && at(n - 1) == ":" && n >= 2 && isName(n - 2) && n - 2 == m_statement;
        if (isTarget && !isAnnotation)
            m_names.assigns.emplace_back(at(n));
    }
}

} // namespace

PythonNames pythonNames(std::string_view code)
{
    const Words words = Scanner(code, 0).words();
    return Reader(words).read();
}

std::vector<std::string> pythonImports(std::string_view code)
{
    const std::size_t last = code.rfind("import");
    if (last == std::string_view::npos)
        return {};
    const Words words = Scanner(code, 0, last).words();
    return Reader(words).readImports();
}

} // namespace vitrine::trailfile
