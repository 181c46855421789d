// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/text/codereferences.h"

#include <QRegularExpression>

#include <algorithm>

namespace vitrine {

namespace {

/// Code that was passed to an interpreter has a name in angle brackets, or the file of a kernel; a path refers to
/// foreign code.
bool isOwnCode(QStringView name)
{
    if (name.startsWith(u'<'))
        return !name.startsWith(u"<frozen");
    return name.contains(u"ipykernel_") || !name.contains(u'/');
}

/// Reads a message line by line: a line with an arrow belongs to one above it.
class Reader final {
public:
    std::vector<CodeReference> read(const QByteArray &utf8)
    {
        readQuotes(utf8);
        for (qsizetype start = 0; start < utf8.size();) {
            const auto end = utf8.indexOf('\n', start) < 0 ? utf8.size() : utf8.indexOf('\n', start);
            readLine(QByteArrayView(utf8).sliced(start, end - start), start);
            start = end + 1;
        }
        std::ranges::sort(m_found, {}, &CodeReference::from);
        return std::move(m_found);
    }

private:
    /// smolagents names no number: "Code execution failed at line 'x = f(2)' due to: …".
    void readQuotes(const QByteArray &utf8)
    {
        constexpr QByteArrayView opening = "failed at line '";
        constexpr QByteArrayView closing = "' due to";
        for (auto at = utf8.indexOf(opening); at >= 0; at = utf8.indexOf(opening, at + 1)) {
            const auto from = at + opening.size();
            const auto to = utf8.indexOf(closing, from);
            const auto lineEnd = utf8.indexOf('\n', from);
            // The first line of a statement leads there; all of it would be a page of links.
            if (to > from)
                m_found.push_back({ .from = from,
                    .to = lineEnd > from ? std::min(to, lineEnd) : to,
                    .line = 0,
                    .code = QString::fromUtf8(utf8.sliced(from, to - from)).remove(u'\r') });
        }
    }

    void readLine(QByteArrayView bytes, qsizetype start)
    {
        const bool mayRefer = bytes.contains("line") || bytes.contains("->") || bytes.contains(">:")
            || bytes.contains("File ") || bytes.contains(" in ");
        if (!mayRefer)
            return;
        m_line = QString::fromUtf8(bytes);
        m_start = start;
        m_foreign.clear();
        readHeader();
        readArrow();
        static const QRegularExpression placed(QStringLiteral("(<(?!frozen)[^<>]{1,200}>):(\\d{1,7})\\b"));
        addAll(placed, 2);
        static const QRegularExpression numbered(QStringLiteral("\\bline:? (\\d{1,7})\\b"));
        addAll(numbered, 1);
    }

    /// Determines the code that the lines below belong to, and the part of this one about foreign code.
    void readHeader()
    {
        static const QRegularExpression quoted(QStringLiteral("File \\\\?\"([^\"]*?)\\\\?\", line \\d{1,7}"));
        static const QRegularExpression plain(QStringLiteral("^\\s*File ([^\",]+):(\\d{1,7})(?=,|$)"));
        static const QRegularExpression older(QStringLiteral("^(\\S+) in (?:<module>|\\w+\\()"));
        static const QRegularExpression cell(QStringLiteral("^\\s*(?:Cell |Input )In ?\\["));
        for (const auto *header : { &quoted, &plain, &older }) {
            const auto match = header->match(m_line);
            if (!match.hasMatch())
                continue;
            m_isOwn = isOwnCode(match.capturedView(1));
            if (!m_isOwn)
                m_foreign.push_back(match);
            else if (header == &plain)
                add(match, 2);
        }
        if (cell.match(m_line).hasMatch())
            m_isOwn = true;
    }

    /// "----> 3 x = 1 / 0"
    void readArrow()
    {
        static const QRegularExpression arrow(QStringLiteral("^\\s*-+> ?(\\d{1,7})\\b"));
        if (const auto match = arrow.match(m_line); m_isOwn && match.hasMatch())
            add(match, 1);
    }

    void addAll(const QRegularExpression &expression, int group)
    {
        for (auto matches = expression.globalMatch(m_line); matches.hasNext();)
            add(matches.next(), group);
    }

    void add(const QRegularExpressionMatch &match, int group)
    {
        const bool isForeign = std::ranges::any_of(m_foreign, [&match](const QRegularExpressionMatch &foreign) {
            return match.capturedStart() < foreign.capturedEnd() && foreign.capturedStart() < match.capturedEnd();
        });
        if (isForeign)
            return;
        const auto bytesTo = [this](qsizetype location) { return m_start + m_line.first(location).toUtf8().size(); };
        const CodeReference found { .from = bytesTo(match.capturedStart()),
            .to = bytesTo(match.capturedEnd()),
            .line = match.capturedView(group).toInt() };
        const bool isKnown = std::ranges::any_of(
            m_found, [&found](const CodeReference &other) { return found.from < other.to && other.from < found.to; });
        if (!isKnown && found.line > 0)
            m_found.push_back(found);
    }

    std::vector<CodeReference> m_found;
    std::vector<QRegularExpressionMatch> m_foreign; ///< of the line that is read
    QString m_line;
    qsizetype m_start = 0;
    bool m_isOwn = true;
};

} // namespace

std::vector<CodeReference> codeReferences(const QByteArray &utf8) { return Reader().read(utf8); }

} // namespace vitrine
