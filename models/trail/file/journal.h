// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>

namespace vitrine {

/// The journal of a trail, `<trail>-wal` beside it. It has the latest changes while a program writes to the trail.
std::filesystem::path journalOf(const std::filesystem::path &trail);

/// Whether a part of the trail is only in its journal. A copy of the file alone would lack that part.
bool hasJournal(const std::filesystem::path &trail);

namespace trailfile {

/// Moves what a killed writer has left in the journal into the trail. Does nothing if a writer is running, or if the
/// trail or its folder cannot be written to. The file must be a trail.
void foldJournal(const std::filesystem::path &trail);

} // namespace trailfile

} // namespace vitrine
