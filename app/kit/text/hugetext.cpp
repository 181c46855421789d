// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/text/hugetext.h"

#include <algorithm>
#include <utility>

namespace vitrine {

namespace {

// The most that is read in vain to reach a row.
constexpr qsizetype bytesBetweenMarks = 8 * 1024;
// So far back the beginning of a line is looked for.
constexpr qsizetype mostRowsBack = 64;

} // namespace

HugeText::HugeText(const QByteArray &utf8, std::shared_ptr<const void> owner, RowWidth width)
    : m_owner(std::move(owner))
    , m_utf8(utf8)
    , m_width(width)
{
}

std::shared_ptr<const HugeText> HugeText::read(
    const QByteArray &utf8, std::shared_ptr<const void> owner, RowWidth width, const std::stop_token &stop)
{
    const std::shared_ptr<HugeText> text(new HugeText(utf8, std::move(owner), width));
    return text->look(stop) ? text : nullptr;
}

std::shared_ptr<const HugeText> HugeText::readAll(const QByteArray &utf8, RowWidth width)
{
    return read(utf8, {}, width, std::stop_token());
}

bool HugeText::look(const std::stop_token &stop)
{
    TextRowReader reader(m_utf8, m_width);
    TextRow row;
    m_marks.push_back({ .row = 0, .location = reader.location() });
    for (; reader.next(row); ++m_rowCount) {
        m_columns = std::max(m_columns, row.columns);
        if (reader.location().raw - m_marks.back().location.raw < bytesBetweenMarks)
            continue;
        if (stop.stop_requested())
            return false;
        m_marks.push_back({ .row = m_rowCount + 1, .location = reader.location() });
    }
    m_length = reader.location().shown;
    return true;
}

std::vector<TextRow> HugeText::rows(qsizetype from, qsizetype count) const
{
    const auto behind = std::ranges::upper_bound(m_marks, std::max<qsizetype>(from, 0), {}, &Mark::row);
    const Mark &mark = *std::prev(behind);
    TextRowReader reader(m_utf8, m_width, mark.location);
    std::vector<TextRow> rows;
    TextRow row;
    for (qsizetype number = mark.row; number < from + count && reader.next(row); ++number) {
        if (number >= from)
            rows.push_back(std::exchange(row, {}));
    }
    return rows;
}

TextRow HugeText::row(qsizetype number) const
{
    auto found = rows(number, 1);
    return found.empty() ? TextRow() : std::move(found.front());
}

const HugeText::Mark &HugeText::markOf(long location) const
{
    const auto shownAt = [](const Mark &mark) { return mark.location.shown; };
    const auto behind = std::ranges::upper_bound(m_marks, std::max(location, 0L), {}, shownAt);
    return *std::prev(behind);
}

qsizetype HugeText::rowAt(long location) const
{
    const Mark &mark = markOf(location);
    TextRowReader reader(m_utf8, m_width, mark.location);
    TextRow row;
    qsizetype number = mark.row;
    while (reader.next(row) && row.next <= location)
        ++number;
    return std::min(number, m_rowCount - 1);
}

long HugeText::lineStart(long location) const
{
    const auto last = rowAt(location);
    const auto first = std::max<qsizetype>(last - mostRowsBack, 0);
    const auto before = rows(first, last - first);
    const auto end = std::ranges::find_if(before.rbegin(), before.rend(), &TextRow::endsLine);
    if (end != before.rend())
        return end->next;
    return first == 0 ? 0 : row(last).from;
}

QByteArray HugeText::shown(long from, long to) const
{
    const Mark &mark = markOf(from);
    TextRowReader reader(m_utf8, m_width, mark.location);
    TextRow row;
    QByteArray text;
    while (mark.location.shown + text.size() < to && reader.next(row)) {
        text += row.text.toUtf8();
        if (row.endsLine())
            text += '\n';
    }
    return text.mid(from - mark.location.shown, to - from);
}

} // namespace vitrine
