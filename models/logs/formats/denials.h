// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/formats/chatmessage.h"

namespace vitrine {

/// Recognizes results that state that a call was not run: a person ("approval"), a rule or a sandbox ("permission")
/// denied it. Sets `errorType`. Programs write such results in fixed words, without a field of their own.
void noteClaudeDenial(ChatResult &result);
/// The same for Codex, whose results have no flag for errors: sets `isError` as well.
void noteCodexDenial(ChatResult &result);

} // namespace vitrine
