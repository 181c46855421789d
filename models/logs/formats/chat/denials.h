// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/formats/chat/chatmessage.h"

namespace vitrine {

/// Recognizes results that state that a call was not run: a person ("approval"), a rule or a sandbox ("permission")
/// denied it. Sets `isError` and `errorType`. Agents write such results in fixed words, without a field of their own;
/// docs/formats.md lists the agents.
void noteDenial(ChatResult &result);

} // namespace vitrine
