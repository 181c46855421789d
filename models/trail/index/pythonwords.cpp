// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/index/pythonwords.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <string>

namespace vitrine::trailfile {

namespace {

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
    PythonWords words();

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
    PythonWords m_words;
};

PythonWords Scanner::words()
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
        for (const PythonWord &word : Scanner(content.substr(at + 1, close - at - 1), m_textDepth + 1).words())
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

} // namespace

PythonWords pythonWords(std::string_view code, std::size_t enough) { return Scanner(code, 0, enough).words(); }

bool isPythonKeyword(std::string_view word) { return std::ranges::contains(keywords, word); }

} // namespace vitrine::trailfile
