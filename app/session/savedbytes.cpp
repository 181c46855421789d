// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/savedbytes.h"

#include "app/kit/text/savedfile.h"

#include <QFile>

#include <utility>

namespace vitrine {

Result<void> saveBytes(const std::string &path, std::string_view bytes)
{
    return saveFile(QFile::decodeName(path.c_str()), QByteArray(bytes.data(), std::ssize(bytes)));
}

Error notOpenedError(const std::string &path, std::string detail) { return openError(path, std::move(detail)); }

} // namespace vitrine
