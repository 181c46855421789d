// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QList>

namespace vitrine {

struct TarFile {
    QByteArray name; ///< shorter than 100 bytes
    QByteArray content;
    int mode = 0644;
};

/// A tar archive (POSIX ustar) of files that belong to nobody in particular, and always the same for the same files.
QByteArray tarArchive(const QList<TarFile> &files);

} // namespace vitrine
