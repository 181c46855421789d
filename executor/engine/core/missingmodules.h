// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace vitrine {

/// Explains a failed import of `asked`, whose exception is set: if a module is not installed, adds a note that the
/// policy does not prevent it, with the name of the package. Needs the GIL.
void noteMissingModule(const std::string &asked);

/// Whether the import system finds the topmost package of a module, without importing anything. Requires the GIL;
/// leaves no exception set.
bool isInstalled(std::string_view module);

/// The name of the package that contains the module, as package indexes list it.
std::string_view packageFor(std::string_view module);

} // namespace vitrine
