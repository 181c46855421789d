// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/write/recorder.h"

#include <filesystem>
#include <stop_token>

namespace vitrine {

/// Moves runs of a trail into a new one, which must not be there yet, and deletes them here (`Recorder::prune`). The
/// new trail has this whole trail as its only part (parts.h), with all entries and seals, and of its runs only those
/// that are moved: it gives the same proofs of them. They are deleted here only when the new trail is complete, on the
/// disk and verified, and only if nothing was recorded here meanwhile; on any failure there is no new trail.
/// What killed processes have left of earlier attempts in the folder is removed. Stops between its parts (Cancelled).
/// `pruning.movedTo` and `pruning.onlyAtHead` are set here.
Result<PruneReport> moveRuns(
    Recorder &recorder, Pruning pruning, const std::filesystem::path &to, const std::stop_token &stop = {});

} // namespace vitrine
