// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/text/savedfile.h"

#include <QSaveFile>

namespace vitrine {

Result<void> saveFile(const QString &path, const QByteArray &bytes)
{
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit())
        return {};
    return std::unexpected(Error { .code = ErrorCode::WriteFailed,
        .file = path.toStdString(),
        .line = {},
        .byte = {},
        .detail = file.errorString().toStdString() });
}

} // namespace vitrine
