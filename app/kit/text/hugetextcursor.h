// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

namespace vitrine {

class HugeText;

/// The ways that keys move a cursor.
enum class TextMove {
    NextCharacter,
    PreviousCharacter,
    NextWord,
    PreviousWord,
    NextRow,
    PreviousRow,
    NextPage,
    PreviousPage,
    RowStart,
    RowEnd,
    TextStart,
    TextEnd
};

/// A cursor and its selection in read-only text. Positions are those of HugeText.
class HugeTextCursor final {
public:
    long location() const { return m_location; }
    long from() const { return m_location < m_anchor ? m_location : m_anchor; }
    long to() const { return m_location < m_anchor ? m_anchor : m_location; }
    bool hasSelection() const { return m_location != m_anchor; }

    /// Moves the cursor to a position; the range between it and the anchor is selected.
    void select(long anchor, long location);
    void goTo(long location, bool selects);
    void move(const HugeText &text, TextMove move, bool selects, int pageRows);
    /// All that belongs together around a place: a word, blanks, or signs.
    void selectWord(const HugeText &text, long location);
    void selectRow(const HugeText &text, long location);

private:
    long target(const HugeText &text, TextMove move, int pageRows);
    long vertical(const HugeText &text, long rows);

    long m_anchor = 0;
    long m_location = 0;
    std::optional<long> m_column; ///< in characters, that moves up and down keep to
};

} // namespace vitrine
