// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"

#include <QByteArray>
#include <QFileDevice>
#include <QString>

#include <memory>

namespace vitrine {

/// A file to write: it appears when complete, on QSaveFile::commit; devices and pipes, such as `/dev/stdout`, are
/// written directly.
std::unique_ptr<QFileDevice> makeSavedFile(const QString &path);
/// Opens such a file. Fails if it would replace a database, such as a trail, or a private key.
Result<void> openSavedFile(QFileDevice &file);
/// Why a file cannot be opened for writing; `detail` is the message of the system.
Error openError(const std::string &name, std::string detail);
/// Why the file cannot be written.
Error writeError(const QFileDevice &file);

/// Writes a whole file. If that fails, an existing file keeps its content. Trails and private keys are never replaced.
/// Blocks: not on the GUI thread.
Result<void> saveFile(const QString &path, const QByteArray &bytes);

} // namespace vitrine
