// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/steps/importreport.h"

namespace vitrine {

/// The effect of a flaw in a file on its import.
enum class FlawEffect {
    Lost, ///< the record was not read, or not as a whole
    Repaired, ///< the record was read; only characters that no text can contain were replaced
    OtherFile ///< a file of an archive that is not a log
};
FlawEffect effectOf(const SkippedRecord &record);

/// The number of listed flaws of a report by effect.
std::uint64_t countOf(const ImportReport &report, FlawEffect effect);

} // namespace vitrine
