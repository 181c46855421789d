// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringView>

#include <string>
#include <string_view>

/// Text from logs and executed code is never trusted: invisible characters, and those that change how other text is
/// shown, are replaced by marks. Pure functions, any thread. The result is for display and must be set as plain text.
namespace vitrine {

/// Whether a character is invisible, reorders text or is unassigned: control, bidi, zero width, filler, private or
/// unassigned. Line feed and tab are not hidden.
bool isHidden(char32_t character);

/// How a hidden character is shown: "⟨ESC⟩" for U+001B, "⟨U+202E⟩" for most others.
QString hiddenMark(char32_t character);

/// A whole text; line feeds and tabs are kept, CR LF becomes LF, a single CR is marked.
QString safeText(QStringView text);
/// The same for UTF-8 that may be broken; invalid bytes become U+FFFD.
QString safeText(std::string_view utf8);

inline constexpr qsizetype safeLineLength = 300;

/// One line for a cell, a title or a sentence: line ends become "↵", tabs become spaces, and the text is cut to
/// `length` with "…" at the end. A huge text takes no longer than one of `length`.
QString safeLine(QStringView text, qsizetype length = safeLineLength);
QString safeLine(std::string_view utf8, qsizetype length = safeLineLength);

/// A JSON document in which hidden characters (see isHidden) are written as escapes: JSON allows many that terminals
/// interpret. Its text must be valid UTF-8.
std::string safeJson(std::string json);

/// For a line that is painted where text runs from right to left: code keeps its order, words in another direction keep
/// theirs. Not for text to be copied.
QString isolatedCode(const QString &text);
QString isolatedWords(const QString &text);

} // namespace vitrine
