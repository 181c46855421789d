// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace vitrine {

/// The system name of the user, recorded as the author of events and notes. Queries the user database, so it may block.
/// Any thread.
std::string userName();

} // namespace vitrine
