// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/json/outline.h"

#include <string_view>

namespace vitrine {

bool isClaudeMessage(const Outline &record);
/// Sessions begin with such events, often with many of them.
bool isClaudeBookkeeping(const Outline &record);
/// The type of events that repeat what messages hold, or are of use to the program alone.
bool isSilentClaudeEvent(std::string_view type);
/// The type of bookkeeping that is kept as events.
bool isKnownClaudeEvent(std::string_view type);

} // namespace vitrine
