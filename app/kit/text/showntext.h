// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/text/ansitext.h"

#include <QByteArray>

#include <vector>

namespace vitrine {

/// The form in which a TextSurface shows a piece of text.
struct ShownText {
    QByteArray utf8;
    std::vector<StyledLength> styles; ///< styles of its parts, in order
};

/// Converts untrusted bytes, which arrive in slices, to text that can be shown: hidden characters become marks,
/// terminal codes become colors, and lines that are too long for layout are broken. Any one thread.
class ShownTextReader final {
public:
    ShownText take(const QByteArray &slice);
    /// Returns the buffered rest after the last slice.
    ShownText takeRest();

private:
    QByteArray displayed(const QByteArray &slice);

    AnsiText m_ansi;
    qsizetype m_column = 0; ///< length of the last line, used to break it when it gets too long
};

/// The slice of at most `most` bytes (UTF-8, possibly broken) that starts at `from`: splits neither a character nor a
/// line end.
QByteArray sliceOf(const QByteArray &bytes, qsizetype from, qsizetype most);

} // namespace vitrine
