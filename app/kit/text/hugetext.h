// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/text/textrows.h"

#include <QByteArray>

#include <memory>
#include <stop_token>
#include <vector>

namespace vitrine {

/// A text of any size with the rows that it is shown in. It keeps no copy of the bytes and no rows: it knows where some
/// of them begin and reads on from there, so it costs a hundredth of the text. Never changes; any thread.
class HugeText final {
public:
    /// Indexes the bytes, UTF-8 and possibly broken; raw data is valid while `owner` lives. Null once it is stopped.
    static std::shared_ptr<const HugeText> read(
        const QByteArray &utf8, std::shared_ptr<const void> owner, RowWidth width, const std::stop_token &stop);
    /// Indexes a short text.
    static std::shared_ptr<const HugeText> readAll(const QByteArray &utf8, RowWidth width);

    qsizetype rowCount() const { return m_rowCount; } ///< at least 1
    long length() const { return m_length; } ///< length of the shown text in bytes
    int columns() const { return m_columns; } ///< width of the widest row

    /// So many rows from one on, or those that there are.
    std::vector<TextRow> rows(qsizetype from, qsizetype count) const;
    TextRow row(qsizetype number) const;
    /// The row with this place.
    qsizetype rowAt(long location) const;
    /// Start of the line that contains a position; for a very long line, a nearby position within it.
    long lineStart(long location) const;
    /// The shown text between two positions.
    QByteArray shown(long from, long to) const;

private:
    struct Mark {
        qsizetype row = 0;
        TextPosition location;
    };

    HugeText(const QByteArray &utf8, std::shared_ptr<const void> owner, RowWidth width);
    bool look(const std::stop_token &stop);
    const Mark &markOf(long location) const;

    std::shared_ptr<const void> m_owner;
    QByteArray m_utf8;
    RowWidth m_width;
    std::vector<Mark> m_marks; ///< in order, some KiB apart; the first is the beginning
    qsizetype m_rowCount = 0;
    long m_length = 0;
    int m_columns = 0;
};

} // namespace vitrine
