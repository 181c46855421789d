// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/replay/comparison.h"
#include "models/trail/record/records.h"

#include <QByteArray>

namespace vitrine {

/// An enumeration's value as failure messages of QCOMPARE show it.
template <typename Enum>
QByteArray readable(Enum value)
{
    const std::string_view name = toString(value);
    return QByteArray(name.data(), static_cast<qsizetype>(name.size()));
}

inline QByteArray readable(const Comparison &comparison)
{
    QByteArray text = readable(comparison.verdict);
    return text.append(' ').append(QByteArray::fromStdString(comparison.reason));
}

} // namespace vitrine
