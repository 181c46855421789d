// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/text/hugetextreading.h"

#include <utility>

namespace vitrine {

HugeTextReading::HugeTextReading(QObject *parent)
    : QObject(parent)
{
}

void HugeTextReading::read(const QByteArray &utf8, std::shared_ptr<const void> owner, RowWidth width)
{
    const auto work = [utf8, owner = std::move(owner), width](
                          const std::stop_token &stop) { return HugeText::read(utf8, owner, width, stop); };
    m_reading.ask(work, [this](const std::shared_ptr<const HugeText> &text) { Q_EMIT isRead(text); });
}

} // namespace vitrine
