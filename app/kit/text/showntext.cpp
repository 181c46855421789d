// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/text/showntext.h"

#include "app/kit/text/textsurface.h"
#include "app/wording/safetext.h"

namespace vitrine {

namespace {

// Scintilla lays out whole lines: longer ones would stall it.
constexpr qsizetype longestLine = 8192;

qsizetype characterStart(const QByteArray &bytes, qsizetype from, qsizetype to)
{
    qsizetype start = to;
    while (start > from && to - start < 4 && (uchar(bytes.at(start)) & 0xc0) == 0x80)
        --start;
    return start;
}

} // namespace

ShownText ShownTextReader::take(const QByteArray &slice)
{
    ShownText shown;
    for (const auto &run : m_ansi.take(slice)) {
        const auto part = displayed(run.text);
        shown.utf8 += part;
        shown.styles.push_back({ .length = part.size(), .style = run.style });
    }
    return shown;
}

ShownText ShownTextReader::takeRest() { return { displayed(m_ansi.takeRest()), {} }; }

QByteArray ShownTextReader::displayed(const QByteArray &slice)
{
    const QString safe = safeText(std::string_view(slice.constData(), std::size_t(slice.size())));
    QString broken;
    broken.reserve(safe.size());
    for (const QChar character : safe) {
        if (m_column >= longestLine && character != u'\n' && !character.isLowSurrogate()) {
            broken += QLatin1Char(TextSurface::softBreak);
            m_column = 0;
        }
        broken += character;
        m_column = character == u'\n' ? 0 : m_column + 1;
    }
    return broken.toUtf8();
}

QByteArray sliceOf(const QByteArray &bytes, qsizetype from, qsizetype most)
{
    qsizetype end = bytes.size();
    if (end - from > most) {
        end = characterStart(bytes, from, from + most);
        // CR LF is one line end.
        if (bytes.at(end - 1) == '\r')
            --end;
    }
    return bytes.sliced(from, end - from);
}

} // namespace vitrine
