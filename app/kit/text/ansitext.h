// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <vector>

namespace vitrine {

/// The colour and weight that a terminal would give a stretch of text. Colours are 1 to 8 for black, red, green,
/// yellow, blue, magenta, cyan and white, and 0 for none: pale and bright ones are not told apart, and what would hide
/// text (concealed, background) is left out.
struct AnsiStyle {
    int colour = 0;
    bool isBold = false;
    bool operator==(const AnsiStyle &) const = default;
};

/// How the next part of a text looks: so many bytes of UTF-8, or units of a QString.
struct StyledLength {
    qsizetype length = 0;
    AnsiStyle style;
};

/// Where a colour code ("ESC [ 31 m") that begins at `from`, with its escape, ends: behind its "m". 0 when it is none,
/// -1 when the text ends before it does.
qsizetype ansiCodeEnd(QByteArrayView text, qsizetype from);
/// The style behind a colour code with these parameters: "1;31".
AnsiStyle styleAfter(AnsiStyle style, QByteArrayView parameters);

struct AnsiRun {
    QByteArray text;
    AnsiStyle style;
};

/// Reads the colour codes ("ESC [ 31 m") of a text that comes in pieces. All other control characters stay in the text,
/// for whoever shows it to mark them. Any thread.
class AnsiText final {
public:
    /// The runs of the next piece. A code that the piece tears apart is kept for the next one.
    std::vector<AnsiRun> take(const QByteArray &piece);
    /// What was kept, when no piece follows.
    QByteArray takeRest();

private:
    QByteArray m_rest;
    AnsiStyle m_style;
};

} // namespace vitrine
