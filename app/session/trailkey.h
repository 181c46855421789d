// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace vitrine {

/// A short name for a trail in keys of the settings, which must not contain its path.
QString settingsKeyOf(const QString &file);

} // namespace vitrine
