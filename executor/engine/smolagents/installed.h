// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

namespace vitrine::smolagents {

/// What the older executor says when it is made with modules that the import system does not find, only the first part
/// of a dotted name being looked at (docs/executor.md#entry-points); empty when all are there. Imports nothing. Needs
/// the GIL.
std::string notInstalledText(const std::vector<std::string> &entries);

} // namespace vitrine::smolagents
