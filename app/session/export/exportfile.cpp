// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/export/exportfile.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

namespace vitrine {

namespace {

bool isSpecial(const QFileInfo &info) { return info.exists() && !info.isFile() && !info.isDir(); }

ErrorCode codeOf(const QFileDevice &file)
{
    switch (file.error()) {
    case QFileDevice::ResourceError: return ErrorCode::DiskFull;
    case QFileDevice::PermissionsError: return ErrorCode::ReadOnly;
    default: return ErrorCode::WriteFailed;
    }
}

std::unique_ptr<QFileDevice> makeFile(const QString &path)
{
    if (isSpecial(QFileInfo(path)))
        return std::make_unique<QFile>(path);
    return std::make_unique<QSaveFile>(path);
}

} // namespace

ExportFile::ExportFile(const QString &path)
    : m_path(path)
    , m_file(makeFile(path))
{
}

Result<void> ExportFile::open()
{
    if (!m_file->open(QIODevice::WriteOnly))
        return failure();
    return {};
}

void ExportFile::write(std::string_view text) { m_file->write(text.data(), static_cast<qint64>(text.size())); }

Result<void> ExportFile::state() const
{
    if (m_file->error() != QFileDevice::NoError)
        return failure();
    return {};
}

Result<void> ExportFile::keep()
{
    auto *saved = qobject_cast<QSaveFile *>(m_file.get());
    const bool isKept = saved != nullptr ? saved->commit() : m_file->flush();
    if (!isKept)
        return failure();
    return state();
}

std::unexpected<Error> ExportFile::failure() const
{
    return std::unexpected(Error { .code = codeOf(*m_file),
        .file = m_path.toStdString(),
        .line = {},
        .byte = {},
        .detail = m_file->errorString().toStdString() });
}

} // namespace vitrine
