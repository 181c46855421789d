// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/json/outline.h"

#include <string_view>

namespace vitrine {

bool isClaudeMessage(const Outline &record);
/// Whether a record is a bookkeeping event. Sessions often start with many of them.
bool isClaudeBookkeeping(const Outline &record);
/// Whether events of this type only repeat messages, or are useful only to the program itself.
bool isSilentClaudeEvent(std::string_view type);
/// Whether this is a type of bookkeeping that is kept as events.
bool isKnownClaudeEvent(std::string_view type);

} // namespace vitrine
