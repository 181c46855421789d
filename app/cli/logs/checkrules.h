// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace vitrine {

class Console;

/// Lists every kind of finding that a review can have: `vitrine check --rules`.
void printRules(Console &console, bool isJson);

} // namespace vitrine
