// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/bytes/sharedhistory.h"

#include <filesystem>

namespace vitrine {

/// Adds the files whose import into a trail is complete. A trail that does not exist or cannot be read has none.
/// Blocks.
void addImportedSessions(SharedHistories &histories, const std::filesystem::path &trail);

} // namespace vitrine
