// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/write/recorder.h"

#include <filesystem>

namespace vitrine {

/// Moves runs of a trail into a new one, which must not exist yet, and deletes them here (`Recorder::prune`). The new
/// trail contains this whole trail as its only part (parts.h), with all entries and seals but only the moved runs, so
/// it gives the same proofs of them. The runs are deleted here only when the new trail is complete, on the disk and
/// verified, and only if nothing was recorded here meanwhile; on any failure there is no new trail. Remains of an
/// earlier attempt with the same name by a killed process are removed. `pruning.movedTo` and `pruning.onlyAtHead` are
/// set here.
Result<PruneReport> moveRuns(Recorder &recorder, Pruning pruning, const std::filesystem::path &to);

} // namespace vitrine
