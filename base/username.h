// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace vitrine {

/// Who uses the program, as the system calls them: what acts and notes name as their author. Asks the user database, so
/// it may block; any thread.
std::string userName();

} // namespace vitrine
