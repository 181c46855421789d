// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/text/savedfile.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <memory>

namespace vitrine {

namespace {

std::unique_ptr<QFileDevice> makeFile(const QString &path)
{
    const QFileInfo info(path);
    if (info.exists() && !info.isFile() && !info.isDir())
        return std::make_unique<QFile>(path);
    return std::make_unique<QSaveFile>(path);
}

} // namespace

Result<void> saveFile(const QString &path, const QByteArray &bytes)
{
    const auto file = makeFile(path);
    const bool isWritten = file->open(QIODevice::WriteOnly) && file->write(bytes) == bytes.size() && file->flush();
    auto *replacing = qobject_cast<QSaveFile *>(file.get());
    if (isWritten && (replacing == nullptr || replacing->commit()))
        return {};
    return std::unexpected(Error { .code = ErrorCode::WriteFailed,
        .file = QFile::encodeName(path).toStdString(),
        .line = {},
        .byte = {},
        .detail = file->errorString().toStdString() });
}

} // namespace vitrine
