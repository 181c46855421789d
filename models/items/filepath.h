// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <filesystem>

namespace vitrine {

/// Converts the name of a file from Qt's form to that of the lower layers.
std::filesystem::path filePathOf(const QString &file);

} // namespace vitrine
