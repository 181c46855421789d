// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/text/savedfile.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

namespace vitrine {

namespace {

ErrorCode codeOf(const QFileDevice &file)
{
    switch (file.error()) {
    case QFileDevice::ResourceError: return ErrorCode::DiskFull;
    case QFileDevice::PermissionsError: return ErrorCode::ReadOnly;
    default: return ErrorCode::WriteFailed;
    }
}

} // namespace

std::unique_ptr<QFileDevice> makeSavedFile(const QString &path)
{
    const QFileInfo info(path);
    if (info.exists() && !info.isFile() && !info.isDir())
        return std::make_unique<QFile>(path);
    return std::make_unique<QSaveFile>(path);
}

Error writeError(const QFileDevice &file)
{
    return { .code = codeOf(file),
        .file = QFile::encodeName(file.fileName()).toStdString(),
        .line = {},
        .byte = {},
        .detail = file.errorString().toStdString() };
}

Result<void> saveFile(const QString &path, const QByteArray &bytes)
{
    const auto file = makeSavedFile(path);
    const bool isWritten = file->open(QIODevice::WriteOnly) && file->write(bytes) == bytes.size() && file->flush();
    auto *replacing = qobject_cast<QSaveFile *>(file.get());
    if (isWritten && (replacing == nullptr || replacing->commit()))
        return {};
    return std::unexpected(writeError(*file));
}

} // namespace vitrine
