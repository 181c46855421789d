// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/steps/importflaws.h"

#include <algorithm>

namespace vitrine {

FlawEffect effectOf(const SkippedRecord &record)
{
    switch (record.flaw.code) {
    case FlawCode::InvalidUtf8Replaced:
    case FlawCode::ControlsEscaped:
    case FlawCode::SurrogatesReplaced: return FlawEffect::Repaired;
    default: break;
    }
    const bool isWholeFile = record.record == 0 && !record.flaw.location.empty();
    const bool isNoLog = record.code == ErrorCode::UnknownFormat || record.code == ErrorCode::EmptyFile;
    return isWholeFile && isNoLog ? FlawEffect::OtherFile : FlawEffect::Lost;
}

std::uint64_t countOf(const ImportReport &report, FlawEffect effect)
{
    return static_cast<std::uint64_t>(std::ranges::count(report.skipped, effect, effectOf));
}

} // namespace vitrine
