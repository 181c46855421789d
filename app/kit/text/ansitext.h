// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <vector>

namespace vitrine {

/// The color and weight that a terminal would give a range of text. Colors are 1 to 8 for black, red, green, yellow,
/// blue, magenta, cyan and white, and 0 for none: pale and bright ones are treated alike, and attributes that would
/// hide text (concealed, background) are ignored.
struct AnsiStyle {
    int color = 0;
    bool isBold = false;
    bool operator==(const AnsiStyle &) const = default;
};

/// How the next part of a text looks: so many bytes of UTF-8, or units of a QString.
struct StyledLength {
    qsizetype length = 0;
    AnsiStyle style;
};

/// The end of a color code ("ESC [ 31 m") that starts at `from`: the position after its "m". 0 if there is none, -1 if
/// the text ends before it does.
qsizetype ansiCodeEnd(QByteArrayView text, qsizetype from);
/// The style after a color code with these parameters: "1;31".
AnsiStyle styleAfter(AnsiStyle style, QByteArrayView parameters);

struct AnsiRun {
    QByteArray text;
    AnsiStyle style;
};

/// Reads the color codes ("ESC [ 31 m") of a text that arrives in pieces. All other control characters remain in the
/// text, to be marked when it is shown. Any thread.
class AnsiText final {
public:
    /// The runs of the next piece. A code that the piece tears apart is kept for the next one.
    std::vector<AnsiRun> take(const QByteArray &piece);
    /// Returns the buffered rest after the last piece.
    QByteArray takeRest();

private:
    QByteArray m_rest;
    AnsiStyle m_style;
};

} // namespace vitrine
