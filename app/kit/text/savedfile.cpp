// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/text/savedfile.h"

#include "base/keptfile.h"
#include "base/openedfile.h"
#include "models/trail/record/missingfolder.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <cerrno>
#include <filesystem>

#include <fcntl.h>
#include <unistd.h>

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

/// A pipe is opened only if a program reads from it, as nothing else would ever end the wait for one.
Result<void> openPipe(QFileDevice &file, const std::string &name)
{
    const UniqueFd pipe = openedForWriting(name, 0);
    if (!pipe && errno == ENXIO)
        return std::unexpected(Error { ErrorCode::WriteFailed, name, {}, {}, std::string(pipeWithoutReader) });
    auto *opened = qobject_cast<QFile *>(&file);
    const int own = pipe && opened ? ::fcntl(pipe.get(), F_DUPFD_CLOEXEC, 0) : -1;
    if (own >= 0 && opened->open(own, QIODevice::WriteOnly, QFileDevice::AutoCloseHandle))
        return {};
    if (own >= 0)
        ::close(own);
    return std::unexpected(openError(name, file.errorString().toStdString()));
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
    std::error_code ignored;
    if (std::filesystem::is_fifo(name, ignored))
        return openPipe(file, name);
    if (file.open(QIODevice::WriteOnly))
        return {};
    const bool isFull = codeOf(file) == ErrorCode::DiskFull;
    return std::unexpected(isFull ? writeError(file) : openError(name, file.errorString().toStdString()));
}

// The error of Qt rarely states the reason.
Error openError(const std::string &name, std::string detail)
{
    const std::filesystem::path file(name);
    const std::filesystem::path folder = file.has_parent_path() ? file.parent_path() : ".";
    std::error_code ignored;
    if (std::filesystem::is_directory(file, ignored))
        return { ErrorCode::WriteFailed, name, {}, {}, std::string(replacesFolder) };
    if (!std::filesystem::is_directory(folder, ignored))
        return { ErrorCode::FileNotFound, name, {}, {}, std::string(missingFolder) };
    const bool isClosed = ::access((std::filesystem::exists(file, ignored) ? file : folder).c_str(), W_OK) != 0;
    return { isClosed ? ErrorCode::ReadOnly : ErrorCode::WriteFailed, name, {}, {}, std::move(detail) };
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
