// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>

struct stat;

namespace vitrine {

/// Identifies the state of a regular file without reading it: two equal stamps of a path mean the same content. The
/// time of the last change of its entry is part of it, which programs cannot set. Empty if there is no such file, or
/// if it changed so recently that another change could leave the same stamp.
std::string stampOf(const std::filesystem::path &file);
/// The same for a known status; `now` in seconds since 1970.
std::string stampOf(const struct stat &status, double now);

} // namespace vitrine
