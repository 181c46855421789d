// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>

namespace vitrine {

/// Removes all that is in a folder, whatever rights its makers took from it, and makes the folder itself writable for
/// its owner again. Nobody else may write there meanwhile. Links are removed, not followed. False when something is
/// left: names can be nested deeper than the system takes them.
bool emptyFolder(const std::filesystem::path &folder);

} // namespace vitrine
