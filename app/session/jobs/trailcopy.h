// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/jobs/logimport.h"

#include <filesystem>

namespace vitrine {

/// Copies a trail into a file of its own, even while the trail is being written to. An existing file at `to` is
/// replaced once the copy is complete. Blocks; any thread but the GUI's.
Result<void> copyTrail(
    const std::filesystem::path &from, const std::filesystem::path &to, const ProgressCall &progress);

} // namespace vitrine
