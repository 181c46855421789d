// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/wording/numbertext.h"

#include <QLocale>

namespace vitrine {

QString numberText(std::uint64_t value) { return QLocale().toString(static_cast<qulonglong>(value)); }

} // namespace vitrine
