// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/text/savedfile.h"

#include "base/keptfile.h"

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

Result<void> openSavedFile(QFileDevice &file)
{
    const std::string name = QFile::encodeName(file.fileName()).toStdString();
    if (const auto reason = reasonToKeep(name))
        return std::unexpected(Error { ErrorCode::WriteFailed, name, {}, {}, std::string(*reason) });
    if (!file.open(QIODevice::WriteOnly))
        return std::unexpected(writeError(file));
    return {};
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
    if (auto opened = openSavedFile(*file); !opened)
        return opened;
    const bool isWritten = file->write(bytes) == bytes.size() && file->flush();
    auto *replacing = qobject_cast<QSaveFile *>(file.get());
    if (isWritten && (replacing == nullptr || replacing->commit()))
        return {};
    return std::unexpected(writeError(*file));
}

} // namespace vitrine
