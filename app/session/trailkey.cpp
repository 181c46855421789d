// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/trailkey.h"

#include <QCryptographicHash>

namespace vitrine {

QString settingsKeyOf(const QString &file)
{
    return QString::fromLatin1(QCryptographicHash::hash(file.toUtf8(), QCryptographicHash::Sha256).toHex().first(24));
}

} // namespace vitrine
