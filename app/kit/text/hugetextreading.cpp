// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/text/hugetextreading.h"

#include <QtConcurrentRun>

#include <utility>

namespace vitrine {

HugeTextReading::HugeTextReading(QObject *parent)
    : QObject(parent)
{
}

HugeTextReading::~HugeTextReading() { giveUp(); }

void HugeTextReading::read(const QByteArray &utf8, std::shared_ptr<const void> owner, RowWidth width)
{
    giveUp();
    m_isWanted = std::make_shared<std::atomic_bool>(true);
    QtConcurrent::run([utf8, owner = std::move(owner), width, isWanted = m_isWanted] {
        return HugeText::read(utf8, owner, width, *isWanted);
    }).then(this, [this, isWanted = m_isWanted](const std::shared_ptr<const HugeText> &text) {
        if (isWanted != m_isWanted)
            return;
        m_isWanted.reset();
        Q_EMIT isRead(text);
    });
}

void HugeTextReading::giveUp()
{
    if (const auto isWanted = std::exchange(m_isWanted, nullptr))
        *isWanted = false;
}

} // namespace vitrine
