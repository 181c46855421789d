// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/json/outline.h"

namespace vitrine {

/// Whether Gemini CLI or Qwen Code wrote a record: a session, or a message of one.
bool isGeminiRecord(const Outline &record);

} // namespace vitrine
