// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/text/ansitext.h"

#include <QList>

#include <array>

namespace vitrine {

namespace {

constexpr char escape = '\x1b';
// Longer ones are not color codes.
constexpr qsizetype longestCode = 40;
constexpr int baseColors = 8;

bool isParameter(char c) { return (c >= '0' && c <= '9') || c == ';' || c == ':'; }

// "38;5;n" and "38;2;r;g;b": the sixteen known colors are taken, all others leave the text plain. Returns the position
// of the last number that belongs to it.
qsizetype applyExtended(AnsiStyle &style, const QList<QByteArray> &numbers, qsizetype at)
{
    const bool isText = numbers[at] == "38";
    const int kind = at + 1 < numbers.size() ? numbers[at + 1].toInt() : 0;
    if (kind == 2)
        return at + 4;
    const int index = at + 2 < numbers.size() ? numbers[at + 2].toInt() : -1;
    if (kind == 5 && isText)
        style.color = index >= 0 && index < 2 * baseColors ? index % baseColors + 1 : 0;
    return at + 2;
}

} // namespace

qsizetype ansiCodeEnd(QByteArrayView text, qsizetype from)
{
    qsizetype at = from + 1;
    if (at == text.size())
        return -1;
    if (text[at++] != '[')
        return 0;
    while (at < text.size() && isParameter(text[at]) && at - from < longestCode)
        ++at;
    if (at == text.size())
        return -1;
    return text[at] == 'm' ? at + 1 : 0;
}

std::vector<AnsiRun> AnsiText::take(const QByteArray &piece)
{
    const QByteArray text = m_rest + piece;
    m_rest.clear();
    std::vector<AnsiRun> runs;
    qsizetype from = 0;
    const auto add = [&](qsizetype to) {
        if (to > from)
            runs.push_back({ text.sliced(from, to - from), m_style });
    };
    for (qsizetype at = text.indexOf(escape); at >= 0; at = text.indexOf(escape, at)) {
        const auto end = ansiCodeEnd(text, at);
        if (end < 0) {
            add(at);
            m_rest = text.sliced(at);
            return runs;
        }
        if (end == 0) {
            ++at;
            continue;
        }
        add(at);
        m_style = styleAfter(m_style, QByteArrayView(text).sliced(at + 2, end - at - 3));
        from = at = end;
    }
    add(text.size());
    return runs;
}

QByteArray AnsiText::takeRest() { return std::exchange(m_rest, {}); }

AnsiStyle styleAfter(AnsiStyle style, QByteArrayView parameters)
{
    const auto numbers = parameters.toByteArray().replace(':', ';').split(';');
    for (qsizetype at = 0; at < numbers.size(); ++at) {
        const int number = numbers[at].toInt();
        if (number == 0)
            style = {};
        else if (number == 1)
            style.isBold = true;
        else if (number == 22)
            style.isBold = false;
        else if (number >= 30 && number < 30 + baseColors)
            style.color = number - 30 + 1;
        else if (number >= 90 && number < 90 + baseColors)
            style.color = number - 90 + 1;
        else if (number == 39)
            style.color = 0;
        else if (number == 38 || number == 48)
            at = applyExtended(style, numbers, at);
    }
    return style;
}

} // namespace vitrine
