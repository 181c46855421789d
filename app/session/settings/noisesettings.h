// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/replay/noiserules.h"

/// The noise rules of the window: the document is stored in the user's settings. Any thread.
namespace vitrine {

NoiseRules userNoiseRules();
void setUserNoiseRules(const NoiseRules &rules);

} // namespace vitrine
