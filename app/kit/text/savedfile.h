// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"

#include <QByteArray>
#include <QString>

namespace vitrine {

/// Writes a whole file. If that fails, an existing file keeps its content; only devices and pipes, such as
/// `/dev/stdout`, are written directly. Blocks: not for the GUI thread.
Result<void> saveFile(const QString &path, const QByteArray &bytes);

} // namespace vitrine
