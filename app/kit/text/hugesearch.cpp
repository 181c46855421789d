// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/text/hugesearch.h"

#include "app/kit/text/findtarget.h"

#include <QTimer>

#include <algorithm>

namespace vitrine {

namespace {

// Some milliseconds' worth.
constexpr long sliceBytes = 256 * 1024;
constexpr std::size_t mostLocations = 1'000'000;

} // namespace

HugeSearch::HugeSearch(QObject *parent)
    : QObject(parent)
{
}

void HugeSearch::setText(const FindTarget *text)
{
    forget();
    m_text = text;
}

void HugeSearch::look(const SearchQuery &query)
{
    const long length = m_text->length();
    if (m_query != query || m_length != length)
        begin(query);
}

void HugeSearch::forget()
{
    ++m_search;
    m_query.reset();
    m_locations.clear();
    m_isDone = true;
}

void HugeSearch::begin(const SearchQuery &query)
{
    forget();
    m_query = query;
    m_error.clear();
    m_length = m_text->length();
    m_searched = 0;
    m_isCut = false;
    m_isDone = query.text.isEmpty();
    if (!m_isDone)
        takeSlice(m_search);
}

// Behind the last line end, since patterns are for lines.
long HugeSearch::sliceEnd() const
{
    const long most = std::min(m_searched + sliceBytes, m_length);
    if (most == m_length)
        return most;
    const long start = m_text->lineStart(most);
    return start > m_searched ? start : most;
}

void HugeSearch::takeSlice(int search)
{
    if (search != m_search)
        return;
    if (m_text->length() < m_length) // an edit, or another text
        return begin(SearchQuery(*m_query));
    const long end = sliceEnd();
    const auto found = findAll(m_text->bytes(m_searched, end), *m_query);
    m_error = found.error;
    for (const auto &location : found.locations)
        m_locations.push_back({ m_searched + location.from, m_searched + location.to });
    m_searched = end;
    m_isCut = found.isCut || m_locations.size() >= mostLocations;
    m_isDone = m_isCut || end >= m_length || !m_error.isEmpty();
    if (!m_isDone)
        QTimer::singleShot(0, this, [this, search] { takeSlice(search); });
    Q_EMIT advanced();
}

} // namespace vitrine
