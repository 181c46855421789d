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

/// A character that hides, reorders or does not exist: control, bidi, zero width, filler, private or unassigned.
/// Line feed and tab are not among them.
bool isHidden(char32_t character);

/// How a hidden character is shown: "⟨ESC⟩" for U+001B, "⟨U+202E⟩" for most others.
QString hiddenMark(char32_t character);

/// All of a text; lines and tabs stay, CR LF becomes LF, a CR alone is marked.
QString safeText(QStringView text);
/// The same from UTF-8 that may be broken; bytes that are no UTF-8 become U+FFFD.
QString safeText(std::string_view utf8);

inline constexpr qsizetype safeLineLength = 300;

/// One line for a cell, a title or a sentence: line ends become "↵", tabs spaces, cut to `length` with "…" at the end.
/// Costs no more for a huge text than for one of `length`.
QString safeLine(QStringView text, qsizetype length = safeLineLength);
QString safeLine(std::string_view utf8, qsizetype length = safeLineLength);

/// A JSON document without raw control characters, not even those from U+007F to U+009F, which JSON allows and
/// terminals obey: they are written as escapes.
std::string safeJson(std::string json);

/// For a line that is painted where text runs from right to left: code keeps its order, words of another direction
/// theirs. Not for what is copied.
QString isolatedCode(const QString &text);
QString isolatedWords(const QString &text);

} // namespace vitrine
