// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace vitrine {

/// Explains a failed import of `asked`, whose exception is set: if a module is not installed, adds a note that the
/// policy does not prevent it, with the name of the package. Needs the GIL.
void noteMissingModule(const std::string &asked);

} // namespace vitrine
