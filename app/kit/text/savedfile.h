// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"

#include <QByteArray>
#include <QString>

namespace vitrine {

/// Writes a whole file in the place of what is there, or leaves that as it is. Blocks: not on the GUI's thread.
Result<void> saveFile(const QString &path, const QByteArray &bytes);

} // namespace vitrine
