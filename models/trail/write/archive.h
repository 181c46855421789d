// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/write/recorder.h"

#include <filesystem>
#include <stop_token>

namespace vitrine {

/// Moves runs of a trail into a new one, which must not exist yet, and deletes them here (`Recorder::prune`). The new
/// trail contains this whole trail as its only part (parts.h), with all entries and seals but only the moved runs, so
/// it gives the same proofs of them. The runs are deleted here only when the new trail is complete, on the disk and
/// verified, and only if nothing was recorded here meanwhile; on any failure there is no new trail. Remains of earlier
/// attempts by killed processes in the same folder are removed. Can be stopped between its parts (Cancelled).
/// `pruning.movedTo` and `pruning.onlyAtHead` are set here.
Result<PruneReport> moveRuns(
    Recorder &recorder, Pruning pruning, const std::filesystem::path &to, const std::stop_token &stop = {});

} // namespace vitrine
