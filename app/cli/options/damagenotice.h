// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command/command.h"
#include "models/trail/read/trail.h"

#include <string>

namespace vitrine {

/// Whether a trail can be verified in a moment, on the way to something else.
bool isVerifiedSoon(const std::string &file);

void printDamage(Console &console, const Verification &verification);

/// Verifies a trail on the way to something else, which is done all the same, and reports damage: whether there is any.
/// Nothing is said of a file that does not exist or is no trail, and of a large trail.
bool reportDamageOf(Console &console, const std::string &file);

} // namespace vitrine
