// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

namespace vitrine::smolagents {

/// The message of the older executor when it is created with modules that the import system does not find, by the first
/// part of a dotted name (docs/executor.md#entry-points); empty if all are installed. Imports nothing. Needs the GIL.
std::string notInstalledText(const std::vector<std::string> &entries);

} // namespace vitrine::smolagents
