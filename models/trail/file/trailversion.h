// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>

namespace vitrine {

/// Whether the trail has a later schema than this program writes; such a trail can at most be read. False if the file
/// is not a trail.
bool isTrailNewer(const std::filesystem::path &file);

} // namespace vitrine
