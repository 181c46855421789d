// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/text/copyformats.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace vitrine {

namespace {

constexpr qsizetype longestJson = 2 * 1024 * 1024;
constexpr int spacesPerLevel = 2;

qsizetype longestRun(const QString &text, QChar wanted)
{
    qsizetype longest = 0;
    qsizetype run = 0;
    for (const QChar c : text) {
        run = c == wanted ? run + 1 : 0;
        longest = std::max(longest, run);
    }
    return longest;
}

/// Writes JSON with its own line ends and blanks. The text must be valid JSON.
class Indenter final {
public:
    QByteArray indent(const QByteArray &json)
    {
        for (const char c : json) {
            if (m_isInString)
                takeInString(c);
            else
                take(c);
        }
        return m_out;
    }

private:
    void takeInString(char c)
    {
        m_out += c;
        m_isInString = m_isEscaped || c != '"';
        m_isEscaped = c == '\\' && !m_isEscaped;
    }

    void take(char c)
    {
        switch (c) {
        case ' ':
        case '\t':
        case '\r':
        case '\n': return;
        case '{':
        case '[':
            open();
            m_out += c;
            ++m_level;
            m_isFresh = true;
            return;
        case '}':
        case ']':
            --m_level;
            if (!std::exchange(m_isFresh, false))
                startLine();
            m_out += c;
            return;
        case ',':
            m_out += c;
            startLine();
            return;
        case ':': m_out += ": "; return;
        default:
            open();
            m_out += c;
            m_isInString = c == '"';
        }
    }

    // The first item of an object or array starts a new line; an empty one stays on its line.
    void open()
    {
        if (std::exchange(m_isFresh, false))
            startLine();
    }

    void startLine() { m_out += '\n' + QByteArray(m_level * spacesPerLevel, ' '); }

    QByteArray m_out;
    int m_level = 0;
    bool m_isFresh = false;
    bool m_isInString = false;
    bool m_isEscaped = false;
};

} // namespace

QString asMarkdown(const QString &text)
{
    const QString fence(std::max<qsizetype>(3, longestRun(text, u'`') + 1), u'`');
    return fence % u'\n' % text % (text.endsWith(u'\n') ? QString() : QStringLiteral("\n")) % fence % u'\n';
}

QString asJson(const QString &text)
{
    const auto array = QString::fromUtf8(QJsonDocument(QJsonArray { text }).toJson(QJsonDocument::Compact));
    return array.sliced(1, array.size() - 2);
}

std::optional<QByteArray> indentedJson(const QByteArray &utf8)
{
    const auto text = utf8.trimmed();
    if (text.size() > longestJson || !(text.startsWith('{') || text.startsWith('[')))
        return std::nullopt;
    if (QJsonDocument::fromJson(text).isNull())
        return std::nullopt;
    return Indenter().indent(text);
}

} // namespace vitrine
