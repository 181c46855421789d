// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/replay/noiserules.h"

/// Which differences count as noise in the window: the document is kept in the user's settings. Any thread.
namespace vitrine {

NoiseRules userNoiseRules();
void setUserNoiseRules(const NoiseRules &rules);

} // namespace vitrine
