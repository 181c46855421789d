// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace vitrine {

/// Where a bundled file is found by Qt: ":/vitrine/<folder>/<name>".
QString resourcePath(QStringView folder, QStringView name);

} // namespace vitrine
