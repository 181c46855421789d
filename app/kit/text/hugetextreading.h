// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/latest.h"
#include "app/kit/text/hugetext.h"

#include <QObject>

#include <memory>

namespace vitrine {

/// Reads a huge text on another thread. A new request abandons the previous one. GUI thread.
class HugeTextReading final : public QObject {
    Q_OBJECT

public:
    explicit HugeTextReading(QObject *parent = nullptr);

    /// `owner` keeps the bytes of raw data; it may be released on any thread.
    void read(const QByteArray &utf8, std::shared_ptr<const void> owner, RowWidth width);
    void giveUp() { m_reading.cancel(); }

Q_SIGNALS:
    void isRead(const std::shared_ptr<const vitrine::HugeText> &text);

private:
    Latest m_reading { this };
};

} // namespace vitrine
