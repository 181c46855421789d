// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace vitrine {

/// Who uses the program, as the system calls them: what acts and notes name as their author. Asks the user database, so
/// it may block; any thread.
std::string userName();

} // namespace vitrine
