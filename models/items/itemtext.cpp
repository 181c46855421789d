// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/itemtext.h"

#include <algorithm>

namespace vitrine {

namespace {

// Four bytes are the longest character, so no more of a huge text has to be decoded.
std::string_view head(std::string_view utf8, qsizetype limit)
{
    return utf8.substr(0, static_cast<std::size_t>(std::max<qsizetype>(limit, 0)) * 4);
}

} // namespace

QString itemText(std::string_view utf8, qsizetype limit)
{
    const auto part = head(utf8, limit);
    return QString::fromUtf8(part.data(), static_cast<qsizetype>(part.size())).left(limit);
}

QString itemLine(std::string_view utf8, qsizetype limit)
{
    const auto part = head(utf8, limit);
    return QString::fromUtf8(part.data(), static_cast<qsizetype>(part.size())).simplified().left(limit);
}

bool endsWithPath(QStringView text)
{
    const auto path = text.sliced(text.lastIndexOf(u' ') + 1);
    return text.count(u' ') <= 1 && (path.contains(u'/') || path.contains(u'\\')) && !path.contains(u'"');
}

} // namespace vitrine
