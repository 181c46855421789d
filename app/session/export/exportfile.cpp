// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/export/exportfile.h"

#include "app/kit/text/savedfile.h"

#include <QSaveFile>

namespace vitrine {

ExportFile::ExportFile(const QString &path)
    : m_file(makeSavedFile(path))
{
}

Result<void> ExportFile::open() { return openSavedFile(*m_file); }

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

std::unexpected<Error> ExportFile::failure() const { return std::unexpected(writeError(*m_file)); }

} // namespace vitrine
