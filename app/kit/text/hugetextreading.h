// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/text/hugetext.h"

#include <QObject>

#include <atomic>
#include <memory>

namespace vitrine {

/// Has a huge text read by another thread, one at a time: a new one gives up the one before. GUI thread.
class HugeTextReading final : public QObject {
    Q_OBJECT

public:
    explicit HugeTextReading(QObject *parent = nullptr);
    ~HugeTextReading() override;

    /// `owner` keeps the bytes of raw data; it may be dropped on any thread.
    void read(const QByteArray &utf8, std::shared_ptr<const void> owner, RowWidth width);
    void giveUp();

Q_SIGNALS:
    void isRead(const std::shared_ptr<const vitrine::HugeText> &text);

private:
    std::shared_ptr<std::atomic_bool> m_isWanted; ///< null while nothing is read
};

} // namespace vitrine
