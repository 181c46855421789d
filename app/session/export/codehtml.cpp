// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/export/codehtml.h"

#include "app/wording/safetext.h"
#include "base/formatted.h"

#include <algorithm>
#include <array>

namespace vitrine {

namespace {

constexpr auto keywords
    = std::to_array<std::string_view>({ "and", "as", "assert", "async", "await", "break", "class", "continue", "def",
        "del", "elif", "else", "except", "finally", "for", "from", "global", "if", "import", "in", "is", "lambda",
        "nonlocal", "not", "or", "pass", "raise", "return", "try", "while", "with", "yield", "None", "True", "False" });

/// Code line by line: elements that span a line end are closed and opened again in the next line.
class Lines final {
public:
    void add(std::string_view text, std::string_view kind)
    {
        for (std::size_t end = 0; (end = text.find('\n')) != text.npos; text.remove_prefix(end + 1)) {
            const std::string_view line = text.substr(0, end);
            addPart(line.ends_with('\r') ? line.substr(0, line.size() - 1) : line, kind);
            endLine();
        }
        addPart(text, kind);
    }
    std::string html()
    {
        if (!m_line.empty())
            endLine();
        return std::move(m_html);
    }

private:
    void addPart(std::string_view text, std::string_view kind)
    {
        if (!text.empty())
            m_line += kind.empty() ? htmlText(text) : formatted("<span class={}>{}</span>", kind, htmlText(text));
    }
    void endLine()
    {
        m_html += formatted("<span class=l>{}\n</span>", m_line);
        m_line.clear();
    }

    std::string m_html;
    std::string m_line;
};

/// Enough for reading: keywords, strings and comments.
class Highlighter final {
public:
    explicit Highlighter(std::string_view code)
        : m_code(code)
    {
    }
    std::string html()
    {
        while (m_at < m_code.size())
            next();
        return m_lines.html();
    }

private:
    static bool isPart(char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_'; }
    void emit(std::size_t to, std::string_view kind)
    {
        m_lines.add(m_code.substr(m_at, to - m_at), kind);
        m_at = to;
    }
    void next()
    {
        const char c = m_code[m_at];
        if (c == '#')
            return emit(std::min(m_code.find('\n', m_at), m_code.size()), "c");
        if (c == '"' || c == '\'')
            return emit(endOfText(c), "t");
        std::size_t to = m_at;
        while (to < m_code.size() && isPart(m_code[to]))
            ++to;
        if (to > m_at)
            return emit(to, std::ranges::contains(keywords, m_code.substr(m_at, to - m_at)) ? "k" : "");
        while (to < m_code.size() && !isPart(m_code[to]) && !std::string_view("#\"'").contains(m_code[to]))
            ++to;
        emit(to, "");
    }
    std::size_t endOfText(char quote) const
    {
        const std::string mark(m_code.substr(m_at, 3) == std::string(3, quote) ? 3 : 1, quote);
        for (std::size_t at = m_at + mark.size(); at < m_code.size(); ++at) {
            if (m_code[at] == '\\')
                ++at;
            else if (m_code.substr(at).starts_with(mark))
                return at + mark.size();
            else if (mark.size() == 1 && m_code[at] == '\n')
                return at;
        }
        return m_code.size();
    }

    std::string_view m_code;
    std::size_t m_at = 0;
    Lines m_lines;
};

} // namespace

std::string escapedHtml(const QString &text) { return text.toHtmlEscaped().toStdString(); }

std::string htmlText(std::string_view text) { return escapedHtml(safeText(text)); }

std::string codeHtml(const CodeRecord &code)
{
    if (code.language == Language::Python)
        return Highlighter(code.text).html();
    Lines lines;
    lines.add(code.text, {});
    return lines.html();
}

} // namespace vitrine
