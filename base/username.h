// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace vitrine {

/// The name of the user in the system: the author of events and notes. Queries the user database, so it may block; any
/// thread.
std::string userName();

} // namespace vitrine
