// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/text/hugetextmime.h"

#include "app/kit/text/hugetext.h"

#include <utility>

namespace vitrine {

namespace {

constexpr auto plainText = QLatin1StringView("text/plain");

} // namespace

HugeTextMime::HugeTextMime(std::shared_ptr<const HugeText> text, long from, long to)
    : m_text(std::move(text))
    , m_from(from)
    , m_to(to)
{
}

QStringList HugeTextMime::formats() const { return { plainText }; }

bool HugeTextMime::hasFormat(const QString &format) const { return format == plainText; }

QVariant HugeTextMime::retrieveData(const QString &format, QMetaType) const
{
    return format.startsWith(plainText) ? QString::fromUtf8(m_text->shown(m_from, m_to)) : QVariant();
}

} // namespace vitrine
