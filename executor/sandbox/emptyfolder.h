// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>

namespace vitrine {

/// Removes the contents of a folder, regardless of their permissions, and makes the folder writable for its owner
/// again. No other process may write to it meanwhile. Links are removed, not followed. False if something remains:
/// names can be nested deeper than system calls accept.
bool emptyFolder(const std::filesystem::path &folder);

} // namespace vitrine
