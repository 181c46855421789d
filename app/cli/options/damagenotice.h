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

/// Verifies an existing trail before something is appended to it, and reports damage. What is appended is recorded all
/// the same. A large trail is not verified.
void reportDamageOf(Console &console, const std::string &file);

} // namespace vitrine
