// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"

#include <string>
#include <string_view>

namespace vitrine {

/// Writes a whole file, given by its path in the encoding of the file system. If that fails, an existing file keeps its
/// content. Blocks.
Result<void> saveBytes(const std::string &path, std::string_view bytes);

/// Why a file cannot be opened for writing; `detail` is the message of the system.
Error notOpenedError(const std::string &path, std::string detail);

} // namespace vitrine
