// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <filesystem>

namespace vitrine {

/// The file that Qt names, as the layers below name it.
std::filesystem::path filePathOf(const QString &file);

} // namespace vitrine
