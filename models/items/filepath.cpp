// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/filepath.h"

#include <QFile>

namespace vitrine {

std::filesystem::path filePathOf(const QString &file) { return { QFile::encodeName(file).toStdString() }; }

} // namespace vitrine
