// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace vitrine {

/// The import of `asked` failed with the exception that is set: where the reason is a module that is not installed, a
/// note on it says that the policy does not stand in the way, and what the package is called. Needs the GIL.
void noteMissingModule(const std::string &asked);

} // namespace vitrine
