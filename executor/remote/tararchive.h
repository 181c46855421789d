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

/// A tar archive (POSIX ustar) with neutral ownership; identical for identical files.
QByteArray tarArchive(const QList<TarFile> &files);

} // namespace vitrine
