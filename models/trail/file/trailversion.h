// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>

namespace vitrine {

/// The trail is of a later schema than this program writes: where it opens at all, it can only be read. False for what
/// is no trail.
bool isTrailNewer(const std::filesystem::path &file);

} // namespace vitrine
