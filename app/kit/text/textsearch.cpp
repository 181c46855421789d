// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/text/textsearch.h"

namespace vitrine {

namespace {

constexpr std::size_t mostLocations = 10'000;

// A pattern is the user's, but the text is not: matching must not go on forever.
QRegularExpression expressionOf(const SearchQuery &query)
{
    auto options = QRegularExpression::MultilineOption | QRegularExpression::UseUnicodePropertiesOption;
    if (!query.matchesCase)
        options |= QRegularExpression::CaseInsensitiveOption;
    const auto limits = QStringLiteral("(*LIMIT_MATCH=200000)");
    return QRegularExpression(
        limits % (query.isPattern ? query.text : QRegularExpression::escape(query.text)), options);
}

// Bytes that are no UTF-8 would not be where they seem to be: such a text is taken byte by byte.
QString decoded(const QByteArray &bytes, bool &isUtf8)
{
    auto text = QString::fromUtf8(bytes);
    isUtf8 = text.toUtf8().size() == bytes.size();
    return isUtf8 ? text : QString::fromLatin1(bytes);
}

QString filled(const QString &pattern, const QRegularExpressionMatch &match)
{
    QString text;
    for (qsizetype i = 0; i < pattern.size(); ++i) {
        const bool isEscape = pattern[i] == u'\\' && i + 1 < pattern.size();
        if (!isEscape) {
            text += pattern[i];
            continue;
        }
        const auto next = pattern[++i];
        text += next.isDigit() ? match.captured(next.digitValue())
            : next == u'n'     ? QStringLiteral("\n")
                               : QString(next);
    }
    return text;
}

/// Counts bytes along with the units of a text, always forward.
class ByteCounter final {
public:
    ByteCounter(const QString &text, bool isUtf8)
        : m_text(text)
        , m_isUtf8(isUtf8)
    {
    }

    long at(qsizetype unit)
    {
        m_bytes += m_isUtf8 ? QStringView(m_text).sliced(m_unit, unit - m_unit).toUtf8().size() : unit - m_unit;
        m_unit = unit;
        return long(m_bytes);
    }

private:
    const QString &m_text;
    bool m_isUtf8;
    qsizetype m_unit = 0;
    qsizetype m_bytes = 0;
};

} // namespace

FoundTexts findAll(const QByteArray &utf8, const SearchQuery &query, const QString *with)
{
    FoundTexts found;
    if (query.text.isEmpty())
        return found;
    const auto expression = expressionOf(query);
    if (!expression.isValid()) {
        found.error = expression.errorString();
        return found;
    }
    bool isUtf8 = true;
    const auto text = decoded(utf8, isUtf8);
    ByteCounter counter(text, isUtf8);
    for (auto matches = expression.globalMatch(text); matches.hasNext();) {
        const auto match = matches.next();
        if (match.capturedLength() == 0)
            continue;
        if (found.locations.size() == mostLocations) {
            found.isCut = true;
            break;
        }
        FoundText location {
            .from = counter.at(match.capturedStart()), .to = counter.at(match.capturedEnd()), .replacement = {}
        };
        if (with != nullptr)
            location.replacement = query.isPattern ? filled(*with, match) : *with;
        found.locations.push_back(std::move(location));
    }
    return found;
}

} // namespace vitrine
