// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/trail/chain/checkpoint.h"

#include <filesystem>

namespace vitrine {

/// Writes a checkpoint, to be stored where no writer of the trail can change it. Replaces an existing file. Any thread.
Result<void> writeCheckpoint(const std::filesystem::path &file, const Checkpoint &checkpoint);
/// The same as a signed note.
Result<void> writeNote(const std::filesystem::path &file, const Checkpoint &checkpoint);

} // namespace vitrine
