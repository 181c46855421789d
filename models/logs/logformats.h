// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/steps/logreader.h"

#include <span>

namespace vitrine {

/// All formats, the most specific ones first.
std::span<const LogFormat> allLogFormats();

} // namespace vitrine
